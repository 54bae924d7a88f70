### 桌上一切事物的名称，以及每个种族、特殊能力、神器和传奇地点的作用。
### 名称与中文规则书一致。

## 种族

race-draenei = 德莱尼
race-draenei-text = 在每位对手的回合中，你本该失去的第一个标记会回到你手中。
race-dwarves = 矮人
race-dwarves-text = 征服山脉地区少花2个标记。
race-gnomes = 侏儒
race-gnomes-text = 每回合一次，空袭任意岛屿上的任意陆地地区，如同它与你相邻。若先为空袭掷骰，费用减去掷出的点数。
race-humans = 人类
race-humans-text = 回合结束时，在没有联盟种族占领的陆地地区放置至多两个军事目标。以非部落种族征服其中一处的玩家获得2胜利钱币；若不是你自己，你也获得2胜利钱币。
race-night-elves = 暗夜精灵
race-night-elves-text = 征服森林地区少花1个标记。你征服的每片森林都会升起一道小精灵壁，使其费用加1；衰落后仍然保留。
race-worgen = 狼人
race-worgen-text = 每个不进入衰落期的回合开始时选择：人类形态（获得2胜利钱币），或狼人形态（支付1胜利钱币，本回合每片地区少花1个标记）。
race-blood-elves = 血精灵
race-blood-elves-text = 每片魔法地区多带来1胜利钱币。
race-forsaken = 被遗忘者
race-forsaken-text = 本回合对手或鱼人每因你失去一个标记，你可以在重新部署前支付1胜利钱币，换取一个额外的己方标记。
race-goblins = 地精
race-goblins-text = 回合结束时，在对手活跃种族占领的相邻地区埋下炸弹。你的下个回合开始时翻开：半数会爆炸，视为一次征服，但该地区变为空置。
race-orcs = 兽人
race-orcs-text = 每从联盟种族手中征服一片地区，获得1胜利钱币，与阵营奖励叠加。
race-tauren = 牛头人
race-tauren-text = 每片地区始终至少有2个你的标记，任何征服的费用也不会低于2。地区失守时你只失去1个；衰落时每片地区留下2个。
race-trolls = 巨魔
race-trolls-text = 征服非空置地区少花1个标记。
race-ethereals = 虚灵
race-ethereals-text = 每回合一次：以少2个标记的费用征服一片有已翻开传奇地点的相邻地区；或把相邻地区中一件已翻开的神器移到紧邻它的己方地区。
race-kobolds = 狗头人
race-kobolds-text = 所有洞窟地区都视为与你相邻，首次征服也不例外，且无需远游费用。
race-naga = 纳迦
race-naga-text = 你可以征服湖泊和海洋，首次征服也可以；衰落后仍留在水中。
race-pandaren = 熊猫人
race-pandaren-text = 回合结束时，凡活跃种族未遭你攻击的对手，都获得一个祥和标记。在你的下个回合之前，持有者首次攻击你之前须付给你2胜利钱币。
race-murlocs = 鱼人
race-murlocs-text = 它们最早住在这里。视为中立的衰落种族，不属于任何玩家。

## 特殊能力

power-archaeologist = 考古学家
power-archaeologist-text = 你占有的每件神器和每处传奇地点带来1胜利钱币。
power-battlemaster = 战斗大师
power-battlemaster-text = 每征服一片非空置地区，获得1胜利钱币。
power-beastmaster = 驯兽大师
power-beastmaster-text = 回合开始时，旧的野兽离去，每占领一片山丘地区便有一只野兽来到手中，至多5只。野兽在各方面都等同于种族标记。
power-blacksmith = 铁匠
power-blacksmith-text = 征服任何地区都少花1个标记。
power-champion = 勇士
power-champion-text = 每回合一次，只要手中有标记，勇士就能免费征服一片相邻地区，无论有何防御。若他被俘，你支付1胜利钱币赎金，但不损失标记。
power-defender = 防御者
power-defender-text = 回合结束时，若一片己方田野地区的相邻地区中，你占领的比其他任何一个种族都多，那里便建起哨塔。有哨塔的地区不受任何侵犯。
power-enraged = 暴怒者
power-enraged-text = 征服一片有至少2个对手标记或鱼人的地区时，其中每个标记带来1胜利钱币。
power-explorer = 探险者
power-explorer-text = 每座有你地区的岛屿带来1胜利钱币。
power-farmer = 农夫
power-farmer-text = 每片田野地区多带来1胜利钱币。
power-fisher = 渔夫
power-fisher-text = 每片与湖泊或海洋相邻的地区多带来1胜利钱币。
power-fortified = 要塞驻军
power-fortified-text = 回合结束时，你的每片地区建起一座要塞，使其费用加1；地图上至多10座。衰落后要塞仍然保留。
power-herbalist = 草药师
power-herbalist-text = 每片山丘地区多带来1胜利钱币。
power-intimidating = 胁迫者
power-intimidating-text = 每回合三次，在对手或鱼人的相邻地区：移除小精灵壁或要塞；若没有，则把一个标记移到同种族的另一片地区。没有去处的标记会被弃掉，鱼人总是被弃掉。
power-marsh-settler = 泥沼定居者
power-marsh-settler-text = 对手每次试图征服你的沼泽地区之前，须付给你1胜利钱币；衰落后仍然有效。
power-miner = 矿工
power-miner-text = 每片洞窟地区多带来1胜利钱币。
power-mountaineer = 巡山人
power-mountaineer-text = 每片山脉地区多带来1胜利钱币。
power-portal-mage = 传送门法师
power-portal-mage-text = 每回合两次，交换两片魔法地区中的一切，山脉和传奇地点除外。
power-ranger = 游侠
power-ranger-text = 每片森林地区多带来1胜利钱币。
power-sailor = 水手
power-sailor-text = 你无需支付远游费用。
power-swamp-walker = 沼泽行者
power-swamp-walker-text = 每片沼泽地区多带来1胜利钱币。

## 神器和传奇地点

relic-aegis = 阿格拉玛之盾
relic-aegis-text = 回合结束时，把它放进一片己方地区。对手在每个回合中须先付给你2胜利钱币，才能侵犯该地区。
relic-ashes = 奥的灰烬
relic-ashes-text = 每回合一次，按正常费用征服任意岛屿上的任意地区，如同它与你相邻。
relic-doomhammer = 毁灭之锤
relic-doomhammer-text = 每回合一次，只用1个标记（牛头人为2个）征服一片可到达的地区，无论有何防御。须先付给占领者2胜利钱币；若无人占领，则付给供应堆。
relic-frostmourne = 霜之哀伤
relic-frostmourne-text = 每回合一次，一次征服少花2个标记。
relic-heart = 艾泽拉斯之心
relic-heart-text = 回合结束时，把它放进一片己方地区。凡活跃种族占领其相邻地区的对手，各付给你1胜利钱币。
relic-battleground = 战场
relic-battleground-text = 对每个敌对种族，你的阵营奖励至多为2胜利钱币：征服其两片地区，各得一枚。中立种族每回合可以选择一次阵营。
relic-dark-portal = 黑暗之门
relic-dark-portal-text = 回合结束时带来2胜利钱币。
relic-karazhan = 卡拉赞
relic-karazhan-text = 你占领的其他地区中，每片与卡拉赞所在地区地形相同的带来1胜利钱币。
relic-lights-hope-chapel = 圣光之愿礼拜堂
relic-lights-hope-chapel-text = 征服和炸弹不会让你损失标记，礼拜堂所在地区失守时也不例外。
relic-meeting-stone = 集合石
relic-meeting-stone-text = 你无需支付远游费用。
relic-spirit-healer = 灵魂医者
relic-spirit-healer-text = 在你自己的回合中，每次重新部署时获得一个额外标记，只要收纳内衬中还有。
relic-well-of-eternity = 永恒之井
relic-well-of-eternity-text = 它会移到所在岛屿的水域。活跃或衰落种族若占领的永恒之井相邻地区比其他任何一个种族都多，在其玩家回合结束时获得2胜利钱币。

## 地形和标志

terrain-fields = 田野
terrain-forest = 森林
terrain-hills = 山丘
terrain-swamp = 沼泽
terrain-mountain = 山脉
terrain-lake = 湖泊
terrain-sea = 海洋

mark-entry = 入口地区
mark-cave = 洞窟
mark-magic = 魔法
mark-murloc = 鱼人
mark-relic = 遗物

## 配件

piece-mountain = 山脉
piece-wisp-wall = 小精灵壁
piece-fort = 要塞
piece-watchtower = 哨塔
piece-target = 军事目标
piece-bomb = 炸弹
piece-champion = 勇士
piece-relic = 未翻开的遗物

## 阵营、形态和每回合一次的手段

side-alliance = 联盟
side-horde = 部落
side-neutral = 中立

form-human = 人类形态
form-worgen = 狼人形态

means-ashes = 奥的灰烬
means-doomhammer = 毁灭之锤
means-frostmourne = 霜之哀伤
means-relic-hunt = 寻宝
means-flight = 空袭
means-champion = 勇士

## 岛屿

island-L1a = 老锚地
island-L1b = 鸦栖岸
island-L2a = 藻浪岛
island-L2b = 风箱岛
island-M1a = 荆钩岛
island-M1b = 灰姑婆岛
island-M2a = 坠灯岛
island-M2b = 鲸骨岛
island-S1a = 咽喉岩
island-S1b = 离群岛
island-S2a = 半月屿
island-S2b = 石尾屿

## 地区。名称由两个词组成，新生成的岛屿因此也有中文名。

region-name = { $word }{ $ground }
region-number = { $terrain }{ $number }

word-amber = 琥珀
word-anvil = 铁砧
word-ash = 灰烬
word-barrow = 古冢
word-bell = 钟声
word-bitter = 苦艾
word-black = 漆黑
word-bramble = 荆棘
word-bright = 曜光
word-broken = 破碎
word-copper = 赤铜
word-crow = 乌鸦
word-dusk = 暮色
word-ember = 余烬
word-fallow = 荒芜
word-fern = 蕨叶
word-flint = 燧石
word-frost = 寒霜
word-ghost = 幽魂
word-gilded = 鎏金
word-glimmer = 微光
word-gull = 海鸥
word-hammer = 铁锤
word-hollow = 空寂
word-honey = 蜜香
word-iron = 生铁
word-kestrel = 红隼
word-lantern = 灯火
word-long = 绵长
word-lost = 失落
word-moon = 月影
word-moss = 苔藓
word-old = 古老
word-otter = 水獭
word-owl = 夜枭
word-quiet = 静谧
word-raven = 渡鸦
word-red = 赤红
word-rook = 寒鸦
word-rust = 铁锈
word-salt = 海盐
word-silver = 银辉
word-smoke = 青烟
word-stag = 雄鹿
word-star = 星辰
word-storm = 风暴
word-thorn = 棘刺
word-thunder = 雷鸣
word-toad = 蟾蜍
word-tusk = 獠牙
word-twin = 双子
word-umber = 赭石
word-whisper = 低语
word-white = 洁白
word-widow = 寡妇
word-wild = 蛮荒
word-willow = 垂柳
word-winter = 寒冬
word-wolf = 野狼
word-wren = 鹪鹩

ground-acres = 田庄
ground-downs = 牧原
ground-fields = 田野
ground-furrows = 垄田
ground-meadow = 草甸
ground-plain = 平原
ground-copse = 矮林
ground-glade = 林地
ground-grove = 树林
ground-shade = 幽林
ground-thicket = 密林
ground-wood = 森林
ground-barrows = 冢丘
ground-bluffs = 陡坡
ground-heights = 高地
ground-hills = 丘陵
ground-knolls = 圆丘
ground-rise = 山岗
ground-bog = 泥沼
ground-fen = 水泽
ground-marsh = 沼地
ground-mire = 泥潭
ground-reeds = 苇荡
ground-slough = 洼泽
ground-crag = 峭壁
ground-crown = 冠峰
ground-fang = 牙峰
ground-peak = 山峰
ground-spire = 尖峰
ground-tor = 石山
ground-lake = 湖
ground-mere = 浅湖
ground-pool = 水潭
ground-tarn = 山湖
ground-water = 水域
ground-waters = 碧水
ground-bay = 海湾
ground-cove = 小湾
ground-gulf = 深湾
ground-haven = 港湾
ground-sound = 海峡
ground-strand = 海滩
