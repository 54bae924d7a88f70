### 首页（在这里开一局新游戏），以及列表中关于对局的文字。

motto = 一张海图，几座岛屿，容不下所有人
other-pages = 其他页面

## 新的一局

new-game = 新的一局
which-game = 哪个游戏
game-small-world = 小小魔兽世界
game-warcraft = 魔兽争霸：版图游戏
ways = 和谁一起玩
way-computer = 对战电脑
way-computer-help = 你独自对战电脑。
way-screen = 同一屏幕
way-screen-help = 大家在这里轮流玩。
way-friends = 用链接邀请朋友
way-friends-help = 给每位朋友发一个链接，各自在自己的屏幕前玩。
opponents = 对手
how-many = 玩家
computer-player = 它们的玩法
bot-greedy = 聪明
bot-greedy-help = 选择本回合收益最多的行动，并适时让种族衰落。
bot-random = 随机
bot-random-help = 只要规则允许，什么都做：适合初次了解规则。
name-of = 玩家{ $number }的名字
who-sits = { $number }号座位由谁来坐
seat-open = 用链接邀请的朋友
seat-open-help = 会收到你的链接
seat-person = 和我一起在这里
seat-computer = 电脑：{ $name }
seat-computer-help = 电脑
usual-person = 玩家{ $number }
usual-computer = 电脑{ $number }
usual-friend = 朋友{ $number }
begin = 开始
beginning = 正在布置牌桌……

## 可以约定的内容

options = 选项
agreed = { $name }：{ $choice }
setting-variant = 玩法
setting-variant-classic = 各自为战
setting-variant-classic-help = 经典玩法：钱币最多者获胜。
setting-variant-teams = 联盟与部落
setting-variant-teams-help = 联盟与部落交替入座；三人或五人时，第三个座位保持中立。盟友一同获胜。
setting-coins = 钱币
setting-coins-secret = 保密
setting-coins-secret-help = 结束之前，你只能看到自己的钱币。
setting-coins-open = 公开
setting-coins-open-help = 所有人都能看到彼此的钱币。
islands = 岛屿
islands-random = 抽取
islands-random-help = 岛屿及其正反面在开局时抽取。
islands-chosen = 自选
islands-chosen-help = 由你选择桌上放哪些岛屿。
islands-new = 全新绘制
islands-new-help = 谁也没见过的岛屿；同一个数字会得到同样的岛屿。
place-of-island = 岛屿{ $number }
seed = 新岛屿的数字
seed-new = 换一个
shuffle-seats = 抽签决定座位，也就决定谁先手
cover-random = 也许是这些岛屿：开局时抽取。
cover-new = 尚无人绘制过的水域。

## 列表中的对局

unfinished = 尚未结束
go-on = 继续
line-over = 共{ $number }步，已结束
line-steps = 已进行{ $number }步
line-yours = 轮到你了；已进行{ $number }步
line-turn = 轮到{ $player }；已进行{ $number }步

## 我的对局

no-games = 这里还什么都没有：此浏览器尚未开始过任何对局。
games-open = 进行中
games-over = 已结束
seat-label = { $name }：{ $kind }
game-and-agreement = { $game } · { $agreement }
begun = 开始于{ $moment }
watch = 查看
invitations = 邀请
no-invitations = 所有座位都有人了。
save-record = 保存记录
delete = 删除
delete-ask = 删除这局游戏？
delete-why = { $players }的这局游戏会从所有人那里消失，玩过的一切都不再保留。
delete-yes = 删除
delete-no = 保留

## 邀请

invitation = 邀请
invited = { $hosts }邀请你玩一局《{ $game }》。
your-seat = 你的座位
your-name = 你的名字
take-seat = 入座
only-watch = 只观看
already-seated = 你以“{ $name }”的身份坐在这张桌上。
to-table = 去牌桌
join-own-game = 你已经坐在这张桌上。把链接发给该坐这里的人；或者自己坐下，一人玩两方。

## 没有这个页面

nowhere = 此处有龙
nowhere-help = 这个地址哪里也不通。也许途中丢了一截。

## 帮助

help-kept = 对局保存在服务器上：可以随时关闭页面，再从“我的对局”继续。在翻出新内容或他人作出决定之前，你的行动都可以撤回。

## 致谢

whose-it-is = 这是由喜爱这款游戏的人制作的非官方项目。它遵循游戏的规则；所有绘图、岛屿和文字均为我们自己的作品。游戏、种族和地点的名称归其所有者所有，在此仅用于说明采用的是哪套规则。本项目并非由他们制作，也未获其认可。
credits-code = 代码采用MIT许可证。
credits-icons = 图标
credits-icons-help = 徽章、标记和符号由以下作者绘制；我们只改变了颜色。
credits-fonts = 字体
