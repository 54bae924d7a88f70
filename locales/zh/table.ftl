### 地图周围的文字：可选组合、玩家面板、航海日志、按钮、工具、帮助和结局。

## 钱币和数量

coins = { $count }枚钱币
coins-secret = 钱币保密
free = 免费
total = 合计
regions =
    { $count ->
        [0] 没有地区
       *[other] { $count }片地区
    }
declined-regions =
    { $count ->
        [0] 没有衰落地区
       *[other] { $count }片衰落地区
    }

## 玩家

players = 玩家
you = （你）
no-race = 尚无种族
in-hand = 手中
hand-of = 手中{ $count }个
beasts-in-hand = 手中的野兽
champion-in-hand = 勇士在手中
on-map = 地图上
relics = 遗物
harmony = 祥和
harmony-due = 攻击熊猫人之前须先付钱
harmony-paid = 本回合已付
kind-person = 真人
kind-computer = 电脑
kind-open = 空座位
at-turn = 行动中
your-turn = 轮到你了
turn-of = { $player }正在掌舵

## 可选组合

offer = 可选组合
offer-sides = 查看哪一方的旗帜
combo = { $power }{ $race }
combo-empty = 空行
combo-label =
    { $coins ->
        [0] 第{ $row }行：{ $name }，{ $tokens }个标记
       *[other] 第{ $row }行：{ $name }，{ $tokens }个标记，附带{ $coins }枚钱币
    }
combo-tokens = 标记
combo-box = 收纳内衬剩余
combo-price = 花费
combo-coins = 带来
take-free = 免费选取
take-for = 花{ $coins }枚钱币选取

## 回合进程

round-of = 第{ $round }轮，共{ $rounds }轮
bar = 你的行动
progress-choose = 选择种族
progress-conquer = 征服
progress-redeploy = 重新部署
progress-done = 回合结束

# 现在该做什么，下面附一行帮助。
task-pick = 选择一个种族和特殊能力
task-pick-help = 你选取的旗帜上方每有一面旗帜，就要花一枚钱币。查看旗帜，了解它能带来什么。
task-start = 征服第一片地区，或让种族进入衰落期
task-start-help = 发亮的地区可以征服，印章上是所需的标记数。也可以先放弃一些地区。
task-conquer = 选择要征服的地区
task-conquer-help = 发亮的地区可以征服，印章上是所需的标记数。查看地区，了解数字的由来。
task-nothing = 已经没有可征服的地区
task-nothing-help = 结束征服，然后重新部署剩下的部队。
task-form = 选择狼人的形态
task-form-help = 狼人形态需要一枚钱币，持续到本回合结束。
task-redeploy =
    { $count ->
        [1] 把最后一个标记放进你的地区
       *[other] 还要把{ $count }个标记放进你的地区
    }
task-redeploy-help = 选择发亮的地区，用加号和减号，用拖动，或者交给某个方案。
task-redeployed = 全部就位
task-redeployed-help = 你还可以调整。结束回合，收取钱币。
task-fort = 建造你的要塞
task-fort-help = 为每座要塞选择一片发亮的地区。
task-retreat = 你有{ $count }个标记必须撤退
task-retreat-help = 它们被赶了出来，要去你的其他地区，去哪里由你决定。
task-retreated = 撤退已安排妥当
task-retreated-help = 你还可以调整它们的去处。
task-computer = { $player }正在思考
task-computer-help = 电脑正在行动，你会看到它的每一步。
task-wait = 轮到{ $player }行动
task-wait-help = 你可以随意四处看看。
task-open = 等人来坐{ $player }的座位
task-open-help = 有邀请的人都可以入座。
task-over = 游戏结束
task-over-help = 看看谁赢了，钱币又从何而来。

task-use-abandon = 放弃哪片地区？
task-use-abandon-help = 那里的标记会回到你手中。
task-use-intimidate = 胁迫哪片地区？
task-use-intimidate-help = 移除一项防御，或者赶走一个标记。
task-use-intimidate-to = 标记逃往哪里？
task-use-intimidate-to-help = 选择其种族的另一片地区。
task-use-raid = 空袭哪片地区？
task-use-raid-help = 先掷骰，费用减去掷出的点数。
task-use-steal = 从哪片地区拿走神器？
task-use-steal-help = 神器必须已经翻开，且位于相邻地区。
task-use-steal-to = 把它带到哪片地区？
task-use-steal-to-help = 选择紧邻它的一片己方地区。
task-use-swap = 选择两片魔法地区中的第一片
task-use-swap-help = 两片地区互换其中的一切，山脉和传奇地点除外。
task-use-swap-to = 与哪片地区互换？
task-use-swap-to-help = 选择另一片魔法地区。
task-use-aegis = 把阿格拉玛之盾放在哪里？
task-use-aegis-help = 不先付钱给你，谁也不能侵犯那片地区。
task-use-bomb = 把炸弹埋在哪里？
task-use-bomb-help = 你的下个回合开始时，半数炸弹会爆炸。
task-use-champion = 勇士驻守在哪里？
task-use-champion-help = 他会帮你守住一片地区。
task-use-fort = 在哪里建造要塞？
task-use-fort-help = 它使所在地区的费用加1，衰落后仍然有效。
task-use-heart = 把艾泽拉斯之心放在哪里？
task-use-heart-help = 活跃种族与它相邻的对手要付钱给你。
task-use-target = 把军事目标放在哪里？
task-use-target-help = 征服者获得钱币，你也有份。
task-use-beasts = 野兽去哪里？
task-use-beasts-help = 它们像标记一样防守。

## 按钮

end-conquests = 结束征服
end-turn = 结束回合
end-retreat = 结束撤退
to-offer = 查看可选组合
show-ending = 显示结果
skip = 立即显示
undo = 撤销
undo-help = 收回你的上一步。
undo-nothing = 还没有可以收回的行动。
undo-other-player = 其他人已经做出了决定。
undo-not-yours = 现在不是你的回合。
undo-chance =
    { $word ->
        [roll] 骰子已经掷出，不能收回。
        [bomb] 炸弹已经翻开，不能收回。
        [reveal] 遗物已经翻开，不能收回。
       *[other] 新的组合已经翻开，不能收回。
    }
income-now = 预计收入
income-nothing = 暂无收入。
decline = 衰落
decline-ask = 让{ $race }进入衰落期？
decline-why = 它们在每片地区留下一个标记，继续带来钱币，但不再征服。你的回合随即结束，下个回合选取新的种族。你原有的衰落种族会离开地图。
decline-earns = 这样本回合收入{ $coins }枚钱币。
decline-yes = 进入衰落期
decline-no = 保留种族
take-side-alliance = 加入联盟
take-side-horde = 加入部落
raise = 唤起标记
raise-for = 花{ $count }枚钱币唤起{ $count }个标记
fewer = 减少一个
more = 增加一个
plan-even = 平均分配
plan-even-help = 让每片地区的数量尽量相同。
plan-before = 恢复原状
plan-before-help = 把一切放回回合开始时的位置。
plan-guard = 守卫边境
plan-guard-help = 在对手能攻击的地方放得最多。
take-all-back = 全部收回手中

## 工具和每回合一次的手段

tools = 你能在地图上做的事
tools-placing = 你要放置的配件
tool-left = 剩余{ $left }次，共{ $of }次
means-help = 征服时在地区卡片上选用。
means-spent = 本回合已用完。
tool-conquer = 征服
tool-conquer-help = 用印章上的标记数征服地区。
tool-intimidate = 胁迫
tool-intimidate-help = 移除相邻地区的一项防御，或赶走一个标记。
tool-swap = 传送门
tool-swap-help = 互换两片魔法地区。
tool-steal = 拿走神器
tool-steal-help = 把相邻地区中已翻开的神器带到己方地区。
tool-raid = 空袭
tool-raid-help = 先掷骰，再攻击任意岛屿上的任意陆地地区。
tool-abandon = 放弃
tool-abandon-help = 在首次征服之前放弃地区，收回那里的标记。
tool-form = 形态
tool-form-help = 回合开始时选择狼人的形态。
tool-raise = 唤起标记
tool-raise-help = 重新部署之前购买标记，数量不超过他人本回合因你失去的标记。
tool-side = 选择阵营
tool-side-help = 本回合为联盟或部落而战，赢得相应的阵营奖励。
tool-token = 标记
tool-token-help = 把种族标记放进你的地区。
tool-beasts = 野兽
tool-beasts-help = 把野兽放进你的地区。
tool-champion = 勇士
tool-champion-help = 决定勇士驻守的地区。
tool-fort = 要塞
tool-fort-help = 决定建造要塞的地区。
tool-aegis = 圣盾
tool-aegis-help = 把阿格拉玛之盾放进一片己方地区。
tool-heart = 心脏
tool-heart-help = 把艾泽拉斯之心放进一片己方地区。
tool-target = 目标
tool-target-help = 放置军事目标，至多两个。
tool-bomb = 炸弹
tool-bomb-help = 在对手的相邻地区埋下炸弹。

## 航海日志

log = 航海日志
log-earlier = 更早的记录
log-since = 你上个回合之后
log-turn = { $player }，第{ $round }轮
log-news = 最新动态
log-undone = 上一步已被收回。
log-more = 航海日志里还有{ $count }行。

## 牌桌的各个部分

tabs = 牌桌的各个部分
tab-map = 地图
map-as-table = 地图表格
open-players = 玩家和日志
sheet-more = 展开
sheet-less = 收起
close = 关闭
watching = 你正在旁观这场游戏
invitation-copy = 复制邀请
invitation-copied = 邀请已复制。
invitation-link = 给{ $player }的邀请

## 行动被拒绝时

refused-stale = 局面刚刚有变，请看一看再重新选择。
refused-illegal = 不能这样做。
refused-not-yours = 现在不是你的回合。
refused-over = 游戏已经结束。
refused-no-undo = 这一步已经无法收回。
refused-malformed = 服务器无法理解这个页面，请重新加载。
refused-too-many = 操作太频繁，请稍等片刻再试。
refused-too-large = 这条消息太长了。
refused-try-again = 服务器暂时无法处理，请再试一次。
refused-because = { $sentence }{ $reason }

## 交接牌桌

hand-over = 轮到{ $player }
hand-over-why = 请现在交接。钱币保密，在{ $player }就位之前，一切都会遮起来。
hand-over-done = 我是{ $player }

## 结局

ending = 最终结算
won = 胜利
coin-sources = 钱币从何而来
coin-reason = 来源
coins-at-first = 开局
rematch = 再来一局
rematch-failed = 新游戏未能开始，请再试一次。
to-home = 返回首页

## 帮助和按键

help = 帮助
help-lit = 金色表示你可以在那里行动：发亮的地区、印章，以及此刻该按的按钮。
help-seals = 印章上是征服地区所需的标记数。若附有小骰子，就只能靠骰子相助。
help-card = 指向地区、长按地区，或用方向键移到那里：卡片会说明费用如何组成、胜算多大、能带来多少钱币。
help-redeploy = 重新部署时，每次点击放下一个标记；减号把它收回，也可以把标记从一片地区拖到另一片。
help-undo = 撤销会一步步退回，直到翻开过什么，或其他人做出过决定为止。
help-map-keys = 在地图上，Tab键只停留一次。方向键在地区之间移动，Enter行动，加号和减号放置标记或缩放，Escape离开。
shortcuts = 按键
key-control = Ctrl
key-escape = Esc
shortcut-main = 结束征服或结束回合
shortcut-undo = 撤销
shortcut-decline = 让种族进入衰落期
shortcut-tool = 下一个工具
shortcut-even = 平均分配
shortcut-before = 恢复原状
shortcut-guard = 守卫边境
shortcut-take-back = 全部收回手中
shortcut-skip = 显示他人的全部行动
shortcut-map = 前往地图
shortcut-table = 地图表格
shortcut-offer = 前往可选组合
shortcut-players = 前往玩家
shortcut-log = 前往航海日志
shortcut-help = 帮助
shortcut-cancel = 关闭，或放下所选之物
