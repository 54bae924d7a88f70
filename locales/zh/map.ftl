### 地图：每片地区的说明、地区卡片的内容，以及代替地图的表格。

## 整张地图

map-label = 地图
map-keys = 方向键在地区之间移动，按住Shift则移动地图。Enter在地区行动，I打开它的卡片，Escape关闭卡片。N和P依次前往你能行动的地区，H依次前往你自己的地区，Page Up和Page Down切换岛屿。加号和减号放置和收回部队，其他时候则缩放地图。0显示全图。
map-zoom-in = 放大
map-zoom-out = 缩小
map-show-all = 显示整张地图
map-islands = 岛屿
map-island =
    { $count ->
        [0] { $island }，那里无事可做
       *[other] { $island }，有{ $count }片地区可以行动
    }

## 一片地区

together = { $before }，{ $after }
map-nobody = 空置
map-murlocs = 鱼人占据
map-held =
    { $count ->
        [0] { $player }的{ $race }
       *[other] { $player }的{ $race }，{ $count }个标记
    }
map-held-declined =
    { $count ->
        [0] { $player }的{ $race }，已衰落
       *[other] { $player }的{ $race }，已衰落，{ $count }个标记
    }
map-beasts = { $count }只野兽
map-deployed = 本回合放置了{ $count }个
map-can-act = 可选择：{ $tool }
map-price =
    { $tokens ->
        [0] 无需标记即可征服
       *[other] 用{ $tokens }个标记即可征服
    }
map-price-die = 有骰子相助，用{ $tokens }个标记可以征服
map-price-coins = 需支付{ $coins }枚钱币
map-place-one = 在{ $region }多放一个
map-take-one = 从{ $region }收回一个

## 地区卡片

card-price = 费用
card-needs-die = 手中标记不足，要靠骰子相助
card-means = 使用{ $means }
card-faces = 掷出{ $faces }即可成功
card-percent = { $percent }%
card-rule = 规则{ $rule }
card-gain = 回合结束时多得{ $coins }枚钱币
card-loss = 回合结束时少得{ $coins }枚钱币
card-conquer =
    { $tokens ->
        [0] 征服
       *[other] 用{ $tokens }个标记征服
    }
card-reinforce = 掷骰进攻
card-raid = 为空袭掷骰
card-abandon = 放弃
card-intimidate = 胁迫
card-swap = 在此打开传送门
card-steal = 拿走神器
card-to = 移到{ $region }
card-place = 放置{ $piece }
card-with = { $action }（{ $means }）
card-use-tool = { $tool }…
card-placed = 已放置
card-first = 现在选择第二片地区。
card-close = 关闭卡片

## 地图的表格

map-table-title = 表格形式的地图
map-table-region = 地区
map-table-terrain = 地形
map-table-holder = 占领者
map-table-pieces = 标志和配件
map-table-price = 费用
map-table-act = 可做之事
map-table-nothing = 无
map-table-only = 只看可以行动的地区
