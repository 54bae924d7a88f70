### 航海日志记下的事、不能这样做的原因，以及费用和钱币的来源。

## 发生了什么

event-pick = { $player }选取了{ $power }{ $race }。
event-form-human = { $player }本回合以人类形态行动。
event-form-worgen = { $player }本回合化为狼人形态。
event-side-alliance = { $player }本回合与联盟并肩作战。
event-side-horde = { $player }本回合与部落并肩作战。
event-decline = { $player }让{ $race }进入衰落期。
event-abandon = { $player }放弃了{ $region }。
event-raid = { $player }计划空袭{ $region }，掷出骰子。
event-reinforce = { $player }以手中{ $hand }个标记对{ $region }发起最终征服，掷出骰子。
event-intimidate = { $player }胁迫{ $region }。
event-intimidate-to = { $player }胁迫{ $region }：一个标记逃往{ $other }。
event-swap = { $player }打开传送门：{ $region }与{ $other }互换其中的一切。
event-steal = { $player }把{ $region }的神器带往{ $other }。
event-raise = { $player }从收纳内衬唤起{ $number }个标记。
event-deployed = { $player }重新部署：{ $places }。
event-deployed-token = { $region }{ $number }个
event-deployed-beast = { $region }（{ $number }只野兽）
event-deployed-champion = { $region }（勇士）
event-place = { $player }在{ $region }放置：{ $piece }。
event-roll = 骰子掷出{ $number }点。
event-failed = 对{ $region }的征服失败了。
event-bomb-explodes = { $region }的炸弹爆炸了！
event-bomb-fizzles = { $region }的炸弹失手了。
event-banner = 新的可选种族：{ $race }。
event-badge = 新的可选特殊能力：{ $power }。
event-combo = 新的可选组合：{ $power }{ $race }。
event-reveal = { $region }的秘密揭晓：{ $relic }。
event-taken =
    { $tokens ->
        [0] { $player }征服了{ $region }。
       *[other] { $player }以{ $tokens }个标记征服了{ $region }。
    }
event-taken-from =
    { $tokens ->
        [0] { $player }从{ $race }手中征服了{ $region }。
       *[other] { $player }以{ $tokens }个标记从{ $race }手中征服了{ $region }。
    }
event-taken-means = { $taken }借助{ $means }。
event-lost = { $race }失去{ $troops }。
event-discarded = { $player }将{ $troops }放回收纳内衬（{ $race }）。
event-withdrawn = { $player }将{ $troops }收回手中。
event-vanished = { $player }的{ $race }扬帆远去，退出了历史。
event-payment = { $from }付给{ $to }{ $coins }枚钱币（{ $reason }）。
event-payment-from = { $from }支付{ $coins }枚钱币（{ $reason }）。
event-payment-to = { $to }获得{ $coins }枚钱币（{ $reason }）。
event-income = { $to }收入{ $coins }枚钱币（{ $reason }）。
event-income-from = { $to }从{ $from }处收取{ $coins }枚钱币（{ $reason }）。
event-turn = 第{ $round }轮：轮到{ $player }掌舵。
event-over = 抛锚归港：游戏结束。

troops-token = { $number }个标记
troops-beast = { $number }只野兽
troops-champion = 勇士

## 为什么不行

reason-over = 游戏已经结束。
reason-unreadable = 无法辨认这个行动。
reason-chance-due = 要先看运气如何。
reason-no-chance-due = 现在没有要掷的骰子，也没有要翻开的东西。
reason-pick-first = 请先选取一套种族和特殊能力。
reason-has-race = 你已经有一个活跃种族了。
reason-no-combo = 这一行是空的。
reason-too-dear-SW-3-2 = 这一行需要{ $price }枚钱币，你有{ $coins }枚。
reason-too-dear-SW-4-2 = 这里需要{ $price }个标记，你手中有{ $hand }个。
reason-too-dear-for-the-die = 这里需要{ $price }个标记，你手中有{ $hand }个，骰子最多加3。
reason-too-few-of-their-own = 就算加上骰子，也需要两个该种族自己的标记。
reason-no-die-needed = { $price }个标记就够了，你手中足够，无需掷骰。
reason-wrong-phase-too-early = 请先结束征服。
reason-wrong-phase-too-late = 本回合的征服已经结束。
reason-choose-first = 请先选择狼人的形态。
reason-too-late-SW-7-1 = 只有在回合刚开始时才能进入衰落期。
reason-too-late-SW-7-3 = 只能在本回合首次征服之前放弃地区。
reason-not-all-placed = 你手中还有标记需要部署。
reason-not-yours = 你的活跃种族没有占领{ $region }。
reason-too-many =
    { $hand ->
        [0] 你手中没有这种配件。
       *[other] 你手中只有{ $hand }个。
    }
reason-empty-hand = 你手中至少需要一个标记。
reason-own-region = 你的活跃种族已经占领了{ $region }。
reason-immune = { $region }有哨塔守卫。
reason-water = 只有纳迦能征服水域。
reason-out-of-reach = 到不了{ $region }：它既不与你的活跃种族相邻，也不是入口地区。
reason-no-means = 现在不能使用它。
reason-means-change-nothing = 用在这里没有区别。
reason-unpaid-fee = 这需要支付{ $fee }枚钱币，你有{ $coins }枚。
reason-wall-first = 要先移除小精灵壁或要塞，才能动标记。
reason-not-possible-SW-9-16 = 只有狼人选择形态，且只在其回合开始时选择一次。狼人形态需要一枚钱币。
reason-not-possible-SW-11-7 = 只有占领战场的中立种族能选择阵营，每回合一次。
reason-not-possible-SW-9-6 = 只有侏儒能空袭，每回合一次，且只能针对不属于自己、也未受免疫的陆地地区。
reason-not-possible-SW-10-13 = 只有胁迫者能这样做，每回合三次，且只能在他人占领的相邻地区。
reason-not-possible-SW-10-17 = 只有传送门法师能交换，每回合两次，且两片魔法地区都不能免疫。
reason-not-possible-SW-9-4 = 只有虚灵能拿走神器，每回合一次，从相邻地区移到紧邻它的己方地区。
reason-not-possible-SW-9-5 = 只有被遗忘者能唤起标记，每回合一次：不超过他人因其失去的数量，也不超过付得起的数量。
reason-not-possible-SW-5-2 = 现在不能把它放在这里。
reason-not-possible-SW-10-5 = 勇士只能移动一次，且原地要留下足够的标记。

## 费用的组成

price-base = 任意地区
price-beasts = 野兽
price-murloc = 鱼人
price-travel = 远游费用
price-lowest-price = 不能再低

## 钱币流动的原因

coins-regions = 占领地区
coins-declined = 衰落种族的地区
coins-faction-bonus = 阵营奖励
coins-combo = 种族和特殊能力
coins-found = 组合上的钱币
