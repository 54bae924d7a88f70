### 每个页面都会说的话：标题、设置、连接，以及服务器为何没有照办。

title = 小小魔兽世界
title-of = { $page } · { $title }
skip-to-content = 跳到正文

## 设置

settings = 设置
language = 语言
theme = 光线
theme-system = 跟随系统
theme-day = 白天
theme-night = 夜晚
speed = 他人行动的速度
speed-off = 立即
speed-fast = 快
speed-normal = 正常
speed-slow = 慢
single-keys = 在牌桌上用单个字母作快捷键
to-games = 我的对局
to-credits = 致谢

## 连接

loading = 正在加载……
disconnected = 连接已断开，正在重新寻找服务器……
reconnected = 已重新连接。
sending = 正在发送……
trouble = 无法显示
try-again = 重试

## 服务器为何没有照办

problem-unreachable = 无法连接服务器。它在运行吗？你的网络正常吗？
problem-unknown-game = 这里没有这局游戏。它可能已被删除，或者地址不完整。
problem-old-rules = 这局游戏按旧规则开始，已无法再显示。
problem-wrong-secret = 这份邀请已失效：座位已有人坐，或者链接不完整。
problem-same-name = 这张桌上已有人用这个名字。请换一个。
problem-bad-name = 名字必须可读，不含逗号，首尾不留空格。
problem-too-many = 一次请求太多了。请稍等片刻再试。
problem-try-again = 服务器暂时无法完成。请重试。
problem-unknown = 页面无法理解服务器的答复，请重新加载。
problem-not-found = 服务器上没有这个地址。
problem-not-allowed = 服务器不支持这个操作。
problem-not-yours = 只有开局的人才能这样做。
problem-seats = 这个游戏需要{ $fewest }到{ $most }名玩家。
problem-unfit-boards = 这些岛屿不能放在一起。请另选。
problem-unfit-options = 这些选项不能放在一起。请另选。
problem-unknown-bot = 服务器不认识这个电脑玩家。
problem-unknown-setting = 服务器不认识这个选项。请重新加载页面。
problem-malformed = 服务器无法理解这个页面，请重新加载。
problem-too-large = 内容太多，服务器无法处理。
problem-foreign-origin = 服务器只接受来自自身页面的请求。
problem-unknown-host = 服务器不在这个地址上应答。
problem-mistake = 服务器出错了。请重试。
