### 朴素的牌桌：还没有人为其绘制牌桌的游戏，都可以在这里玩。

plain-yours = { $player }，你要做什么？
plain-wait = 轮到{ $player }
plain-search = 查找步骤
plain-found = { $all }步中的{ $count }步
plain-first = 只显示前{ $count }步。
plain-position = 局面
plain-advice = 附注
plain-game = 游戏
plain-taken-back = 撤回之后
