<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>rangebar::AboutDialog</name>
    <message>
        <source>About Rangebar</source>
        <translation>关于 Rangebar</translation>
    </message>
    <message>
        <source>Rangebar %1</source>
        <translation>Rangebar %1</translation>
    </message>
    <message>
        <source>Reads, draws and compares the benchmark results of RustStream crates.</source>
        <translation>读取、绘制并比较 RustStream 各 crate 的基准测试结果。</translation>
    </message>
    <message>
        <source>Qt %1 (built with %2), %3, %4</source>
        <translation>Qt %1（使用 %2 构建），%3，%4</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>本程序是自由软件，采用 GNU 通用公共许可证第 3 版或更新版本，不提供任何担保。</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>设置：%1</translation>
    </message>
    <message>
        <source>Portable: everything is kept in %1, as RANGEBAR_HOME says.</source>
        <translation>便携模式：按 RANGEBAR_HOME 的指定，所有内容都保存在 %1。</translation>
    </message>
</context>
<context>
    <name>rangebar::AltText</name>
    <message>
        <source>Range bar chart</source>
        <translation>范围条形图</translation>
    </message>
    <message>
        <source>Bar chart</source>
        <translation>条形图</translation>
    </message>
    <message>
        <source>Chart of changes</source>
        <translation>变化图</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of picture such as &quot;Table&quot;, %2 what it shows.
----------
%1 is a scenario, %2 what is to be said of it.
----------
%1 is what was counted, such as &quot;instructions per message&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>The picture shows %n more.</source>
        <translation>
            <numerusform>图中还有 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a scenario, %2 a mark of it such as &quot;broker-bound&quot;.
----------
%1 is a value or a verdict, %2 the document it was measured in.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 is indistinguishable</source>
        <extracomment>%1 is a loop such as &quot;RustStream&quot;. Never a number: the difference is within the spread.</extracomment>
        <translation>%1 无法区分</translation>
    </message>
    <message>
        <source>%1 is %2 slower</source>
        <extracomment>%1 is a loop, %2 a percentage without a sign; slower than the raw client.</extracomment>
        <translation>%1 慢 %2</translation>
    </message>
    <message>
        <source>%1 is %2 faster</source>
        <extracomment>%1 is a loop, %2 a percentage without a sign; faster than the raw client.</extracomment>
        <translation>%1 快 %2</translation>
    </message>
    <message>
        <source>%1 is as fast</source>
        <translation>%1 一样快</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a loop, %2 a number.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a column such as &quot;Cold start&quot;, %2 what was counted, such as &quot;instructions&quot;.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Chart over time</source>
        <translation>历时变化图</translation>
    </message>
    <message>
        <source>no distance can be computed</source>
        <translation>无法计算差距</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>%1 is a loop, %2 and %3 its first and its last value.</extracomment>
        <translation>%1：从 %2 到 %3</translation>
    </message>
    <message>
        <source>no marked change</source>
        <translation>没有标出的变化</translation>
    </message>
    <message numerus="yes">
        <source>%n marked change(s)</source>
        <translation>
            <numerusform>标出 %n 处变化</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (published, but not what its rounds give)</source>
        <translation>%1（已公布，但与其各轮不符）</translation>
    </message>
</context>
<context>
    <name>rangebar::Cards</name>
    <message>
        <source>%1 (%2 against %3)</source>
        <extracomment>%1 is a verdict, %2 and %3 are figures with their unit.</extracomment>
        <translation>%1（%2 对 %3）</translation>
    </message>
    <message>
        <source>%1, slower</source>
        <translation>%1，更慢</translation>
    </message>
    <message>
        <source>%1, faster</source>
        <translation>%1，更快</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>最佳一轮</translation>
    </message>
    <message>
        <source>Median round (the figure)</source>
        <translation>中位一轮（即数值）</translation>
    </message>
    <message>
        <source>Median round</source>
        <translation>中位一轮</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>Slowest round</source>
        <translation>最慢一轮</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>与裸客户端对照</translation>
    </message>
    <message>
        <source>Spread of the rounds</source>
        <translation>轮次的波动范围</translation>
    </message>
    <message>
        <source>Spread of the raw client</source>
        <translation>裸客户端的波动范围</translation>
    </message>
    <message>
        <source>both loops</source>
        <translation>两个循环</translation>
    </message>
    <message>
        <source>The difference of %1 is smaller than the spread of the rounds, %2 (%3), so it is indistinguishable.</source>
        <extracomment>%1 and %2 are figures with their unit, %3 names the loop with that spread.</extracomment>
        <translation>差值 %1 小于各轮的波动范围 %2（%3），因此判定为「无法区分」。</translation>
    </message>
    <message>
        <source>The difference of %1 is not smaller than the spread of the rounds, %2 (%3), so it is measured.</source>
        <translation>差值 %1 不小于各轮的波动范围 %2（%3），因此判定为「已测得」。</translation>
    </message>
    <message>
        <source>The document publishes this as measured, which stands; the spread rule says indistinguishable: the difference of %1 is smaller than the spread of the rounds, %2 (%3).</source>
        <translation>文档公布的判定是「已测得」，以此为准；按波动规则应为「无法区分」：差值 %1 小于各轮的波动范围 %2（%3）。</translation>
    </message>
    <message>
        <source>The document publishes this as indistinguishable, which stands; the spread rule says measured: the difference of %1 is not smaller than the spread of the rounds, %2 (%3).</source>
        <translation>文档公布的判定是「无法区分」，以此为准；按波动规则应为「已测得」：差值 %1 不小于各轮的波动范围 %2（%3）。</translation>
    </message>
    <message>
        <source>The document publishes no percentage here; this one is computed from its figures.</source>
        <translation>文档此处未公布百分比；这里的百分比由文档中的数值算出。</translation>
    </message>
    <message>
        <source>The document publishes %1; its figures give %2.</source>
        <translation>文档公布的是 %1；按其数值算出的是 %2。</translation>
    </message>
    <message>
        <source>The document publishes no verdict here; this one is derived by the spread rule.</source>
        <translation>文档此处未公布判定；这里的判定由波动规则得出。</translation>
    </message>
    <message>
        <source>Against the broker crate: %1 (%2 against %3).</source>
        <translation>与 Broker crate 对照：%1（%2 对 %3）。</translation>
    </message>
    <message>
        <source>The spread rule would call this %1; the published verdict stands.</source>
        <translation>按波动规则应为「%1」；以公布的判定为准。</translation>
    </message>
    <message>
        <source>There is one round, or all rounds are equal: no range to draw.</source>
        <translation>只有一轮，或各轮数值相同：没有可绘制的范围。</translation>
    </message>
    <message>
        <source>The bar is the range of the rounds of one run, not a confidence interval.</source>
        <translation>横条是一次运行中各轮的范围，不是置信区间。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a scenario, %2 a loop.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The document does not measure this loop.</source>
        <translation>文档没有测量这个循环。</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息数</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>%1 instructions, %2 allocations</source>
        <extracomment>Counts of one message; both numbers are already formatted.</extracomment>
        <translation>%1 条指令，%2 次内存分配</translation>
    </message>
    <message>
        <source>RustStream, per message</source>
        <translation>RustStream，每条消息</translation>
    </message>
    <message>
        <source>Raw client, per message</source>
        <translation>裸客户端，每条消息</translation>
    </message>
    <message>
        <source>Broker crate, per message</source>
        <translation>Broker crate，每条消息</translation>
    </message>
    <message>
        <source>Hand written, per message</source>
        <translation>手写代码，每条消息</translation>
    </message>
    <message>
        <source>Over the hand-written code</source>
        <translation>比手写代码多出</translation>
    </message>
    <message>
        <source>Cold start, whole</source>
        <translation>冷启动，总量</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Gated: a regression of it fails the crate&apos;s benchmark recipe.</source>
        <translation>计入门禁：一旦回归，该 crate 的基准测试命令就会失败。</translation>
    </message>
    <message>
        <source>Not gated: a regression of it is reported, never failed.</source>
        <translation>不计入门禁：出现回归只报告，不算失败。</translation>
    </message>
    <message>
        <source>The document does not say whether it is gated.</source>
        <translation>文档没有说明它是否计入门禁。</translation>
    </message>
    <message>
        <source>The document marks this scenario as broker-bound.</source>
        <translation>文档把这个场景标为受 Broker 限制。</translation>
    </message>
    <message>
        <source>The document marks this scenario as not broker-bound.</source>
        <translation>文档把这个场景标为不受 Broker 限制。</translation>
    </message>
    <message>
        <source>The document does not say whether this scenario is broker-bound.</source>
        <translation>文档没有说明这个场景是否受 Broker 限制。</translation>
    </message>
    <message>
        <source>It publishes no round trip, so the sum behind it can&apos;t be redone.</source>
        <translation>文档未公布往返时间，因此无法复算。</translation>
    </message>
    <message>
        <source>The raw client&apos;s figure is not positive, so the sum behind it can&apos;t be redone.</source>
        <translation>裸客户端的数值不是正数，因此无法复算。</translation>
    </message>
    <message>
        <source>No time can be read from its round trip (%1), so the sum behind it can&apos;t be redone.</source>
        <translation>从文档公布的往返时间（%1）中读不出时长，因此无法复算。</translation>
    </message>
    <message>
        <source>The unit %1 and the round trip (%2) give no time per message to redo the sum with.</source>
        <translation>由单位 %1 和往返时间（%2）得不出复算所需的每条消息用时。</translation>
    </message>
    <message>
        <source>One message takes the raw client %1; one round trip (%2) would be %3 of it, and %4 round trips a message would make half.</source>
        <extracomment>%1 and %2 are durations, %3 a share such as 53 %, %4 a number of round trips.</extracomment>
        <translation>裸客户端处理一条消息用时 %1；一次往返（%2）相当于其中的 %3，每条消息往返 %4 次即占到一半。</translation>
    </message>
    <message>
        <source>The document does not say how many round trips a message is charged.</source>
        <translation>文档没有说明每条消息计入几次往返。</translation>
    </message>
    <message>
        <source>%1, %2: best %3, median %4, slowest %5</source>
        <extracomment>%1 is a scenario, %2 a loop, the others are figures with their unit.</extracomment>
        <translation>%1，%2：最佳 %3，中位 %4，最慢 %5</translation>
    </message>
    <message>
        <source>%1, %2: best %3, slowest %4</source>
        <translation>%1，%2：最佳 %3，最慢 %4</translation>
    </message>
    <message>
        <source>%1; indistinguishable from the raw client.</source>
        <translation>%1；与裸客户端无法区分。</translation>
    </message>
    <message>
        <source>%1; the difference from the raw client is measured.</source>
        <translation>%1；与裸客户端的差值已测得。</translation>
    </message>
    <message>
        <source>%1; %2 slower than the raw client.</source>
        <translation>%1；比裸客户端慢 %2。</translation>
    </message>
    <message>
        <source>%1; %2 faster than the raw client.</source>
        <translation>%1；比裸客户端快 %2。</translation>
    </message>
    <message>
        <source>%1; as fast as the raw client.</source>
        <translation>%1；与裸客户端一样快。</translation>
    </message>
    <message>
        <source>%1: %2 instructions and %3 allocations per message</source>
        <extracomment>%1 is a scenario, %2 and %3 are numbers.</extracomment>
        <translation>%1：每条消息 %2 条指令，%3 次内存分配</translation>
    </message>
    <message>
        <source>%1; cold start %2 instructions and %3 allocations</source>
        <translation>%1；冷启动 %2 条指令，%3 次内存分配</translation>
    </message>
    <message>
        <source>%1; not gated.</source>
        <translation>%1；不计入门禁。</translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, at least half.</source>
        <translation>计入每条消息的往返次数：%1，占其用时的 %2，不低于一半。</translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, less than half.</source>
        <translation>计入每条消息的往返次数：%1，占其用时的 %2，不到一半。</translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, at least half, as the document marks it.</source>
        <translation>计入每条消息的往返次数：%1，占其用时的 %2，不低于一半，与文档的标记一致。</translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, less than half, as the document marks it.</source>
        <translation>计入每条消息的往返次数：%1，占其用时的 %2，不到一半，与文档的标记一致。</translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, at least half, which disagrees with the mark.</source>
        <translation>计入每条消息的往返次数：%1，占其用时的 %2，不低于一半，与文档的标记不一致。</translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, less than half, which disagrees with the mark.</source>
        <translation>计入每条消息的往返次数：%1，占其用时的 %2，不到一半，与文档的标记不一致。</translation>
    </message>
    <message>
        <source>That is published, but not what its rounds give.</source>
        <translation>公布的结果如此，但与其各轮不符。</translation>
    </message>
</context>
<context>
    <name>rangebar::CataloguePanel</name>
    <message>
        <source>&lt;base&gt; and &lt;crate&gt; in an address stand for the base address and the crate of the row. A row may have an address of its own. Addresses are https, or http on this computer.</source>
        <translation>地址中的 &lt;base&gt; 和 &lt;crate&gt; 分别代表基础地址和该行的 crate。每行可以有自己的地址。地址须为 https，或本机上的 http。</translation>
    </message>
    <message>
        <source>&amp;Base address:</source>
        <translation>基础地址(&amp;B)：</translation>
    </message>
    <message>
        <source>Add&amp;ress of a document:</source>
        <translation>文档地址(&amp;R)：</translation>
    </message>
    <message>
        <source>Crates</source>
        <translation>Crate</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Crate</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>自有地址</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
</context>
<context>
    <name>rangebar::CatalogueWords</name>
    <message>
        <source>The catalogue can&apos;t be read: %1.</source>
        <translation>无法读取 crate 清单：%1。</translation>
    </message>
    <message>
        <source>The catalogue is not JSON: %1 (line %2, column %3).</source>
        <translation>crate 清单不是 JSON：%1（第 %2 行，第 %3 列）。</translation>
    </message>
    <message>
        <source>The catalogue must be one object {...}.</source>
        <translation>crate 清单必须是一个对象 {...}。</translation>
    </message>
    <message>
        <source>The catalogue has the wrong kind of value at %1.</source>
        <translation>crate 清单中 %1 处的值类型不对。</translation>
    </message>
    <message>
        <source>The catalogue lacks %1.</source>
        <translation>crate 清单缺少 %1。</translation>
    </message>
    <message>
        <source>The catalogue has the form of version %1, which a later Rangebar made. This one reads version 1.</source>
        <translation>crate 清单的格式版本为 %1，由更新的 Rangebar 生成。本程序只读取版本 1。</translation>
    </message>
    <message>
        <source>%1 in the catalogue is no address that can be used: %2. It must be https (or http on this computer itself), without a user name; the one for all crates needs &lt;crate&gt; in it.</source>
        <translation>crate 清单中的 %1 不是可用的地址：%2。地址必须是 https（或本机上的 http），不得带用户名；所有 crate 共用的地址必须含有 &lt;crate&gt;。</translation>
    </message>
    <message>
        <source>%1 in the catalogue can&apos;t be the name of a crate: %2.</source>
        <translation>crate 清单中的 %1 不能作为 crate 名称：%2。</translation>
    </message>
    <message>
        <source>The catalogue names the crate %1 twice (the second time at %2).</source>
        <translation>crate 清单中 %1 出现了两次（第二次在 %2）。</translation>
    </message>
</context>
<context>
    <name>rangebar::Cells</name>
    <message>
        <source>%1 (%2 over the client)</source>
        <extracomment>%1 is the broker crate&apos;s own figure, %2 is &quot;+3.5%&quot; or &quot;indistinguishable&quot;; the client is the raw client.</extracomment>
        <translation>%1 （比客户端%2）</translation>
    </message>
    <message>
        <source>batches of %1</source>
        <translation>每批 %1 条</translation>
    </message>
    <message>
        <source>single deliveries</source>
        <translation>逐条投递</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n 个 worker</numerusform>
        </translation>
    </message>
    <message>
        <source>pool of %1</source>
        <translation>连接池 %1</translation>
    </message>
</context>
<context>
    <name>rangebar::ChangeSpecs</name>
    <message>
        <source>change indistinguishable</source>
        <translation>变化无法区分</translation>
    </message>
    <message>
        <source>unnamed document</source>
        <translation>未命名文档</translation>
    </message>
    <message>
        <source>(%1 on %2)</source>
        <extracomment>%1 is the version of a crate, %2 that of the core it was measured with.</extracomment>
        <translation>(%1 基于 %2)</translation>
    </message>
    <message>
        <source>Different: %1.</source>
        <translation>不同之处：%1。</translation>
    </message>
    <message>
        <source>The filter hides %1 of %2 rows.</source>
        <translation>筛选隐藏了 %1 行，共 %2 行。</translation>
    </message>
    <message>
        <source>no distance can be computed: the raw client&apos;s figure is %1</source>
        <translation>无法计算差距：裸客户端的数值为 %1</translation>
    </message>
    <message>
        <source>%1 in %2 only</source>
        <extracomment>%1 is &quot;broker-bound&quot;, %2 the letter of one of two documents.</extracomment>
        <translation>仅 %2 %1</translation>
    </message>
    <message>
        <source>now gated</source>
        <translation>现已计入门禁</translation>
    </message>
    <message>
        <source>no longer gated</source>
        <translation>不再计入门禁</translation>
    </message>
    <message>
        <source>not gated</source>
        <translation>不计入门禁</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a change of a count, %2 what it means: &quot;regression&quot;, &quot;within 2 %&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a scenario, %2 a loop.
----------
%1 is a column such as &quot;Cold start&quot;, %2 &quot;Instructions&quot; or &quot;Allocations&quot;.
----------
%1 is a figure with its unit, %2 &quot;identical&quot;.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Two figures, the second with its unit: from the base&apos;s to the candidate&apos;s.</extracomment>
        <translation>%1 -&gt; %2</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>与裸客户端对照</translation>
    </message>
    <message>
        <source>%1, throughput</source>
        <translation>%1，吞吐量</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>%1 is a crate, %2 and %3 the two documents: &quot;A 2026-09-21 (0.7.0 on 0.7.0-rc.9)&quot;.</extracomment>
        <translation>%1：从 %2 到 %3</translation>
    </message>
    <message>
        <source>%1; one axis per scenario</source>
        <translation>%1；每个场景各用一条坐标轴</translation>
    </message>
    <message>
        <source>Bars are the range of the rounds of one run, not confidence intervals.</source>
        <translation>横条是一次运行中各轮的范围，不是置信区间。</translation>
    </message>
    <message>
        <source>median round</source>
        <translation>中位一轮</translation>
    </message>
    <message>
        <source>best round</source>
        <translation>最佳一轮</translation>
    </message>
    <message>
        <source>indistinguishable from its raw client</source>
        <translation>与各自的裸客户端无法区分</translation>
    </message>
    <message>
        <source>change within the spread</source>
        <translation>变化在波动范围以内</translation>
    </message>
    <message>
        <source>less overhead</source>
        <translation>额外开销减少</translation>
    </message>
    <message>
        <source>more overhead</source>
        <translation>额外开销增加</translation>
    </message>
    <message>
        <source>raw client moved</source>
        <translation>裸客户端有变动</translation>
    </message>
    <message>
        <source>%1: cost of the code, %2 to %3</source>
        <extracomment>%1 is a crate, %2 and %3 the two documents: &quot;A 2026-09-21 (0.7.0 on 0.7.0-rc.9)&quot;.</extracomment>
        <translation>%1：代码的开销，从 %2 到 %3</translation>
    </message>
    <message>
        <source>change of the instructions per message from A to B, a cold start as a whole; right is more; shaded: %1</source>
        <translation>每条消息的指令数从 A 到 B 的变化，冷启动为总量；越靠右越多；阴影：%1</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>指令数</translation>
    </message>
    <message>
        <source>allocations</source>
        <translation>内存分配</translation>
    </message>
    <message>
        <source>Counted, not timed. Gated entries fail above %1 instructions or %2 allocations.</source>
        <translation>计数所得，并非计时。计入门禁的条目，指令数高于 %1 或内存分配高于 %2 即不通过。</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>more</source>
        <translation>增加</translation>
    </message>
    <message>
        <source>changed within the gate</source>
        <translation>变化在阈值以内</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>new or gone</source>
        <translation>新出现或已消失</translation>
    </message>
    <message>
        <source>no median is published, by which this row is compared</source>
        <translation>未公布中位数，而这一行按中位数比较</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <extracomment>%1 and %2 are figures, %3 such as &quot;17.9 % more msg/s&quot;.</extracomment>
        <translation>%1 -&gt; %2，%3</translation>
    </message>
    <message>
        <source>each document against its own raw client&apos;s median round; right is slower; change of the distance at the end of the row</source>
        <translation>每份文档与各自裸客户端的中位一轮对照；越靠右越慢；行尾是差距的变化</translation>
    </message>
    <message>
        <source>each document against its own raw client&apos;s best round; right is slower; change of the distance at the end of the row</source>
        <translation>每份文档与各自裸客户端的最佳一轮对照；越靠右越慢；行尾是差距的变化</translation>
    </message>
    <message>
        <source>each document against its own raw client&apos;s best round or, where none is published, median; right is slower; change of the distance at the end of the row</source>
        <translation>每份文档与各自裸客户端的最佳一轮（未公布时用中位一轮）对照；越靠右越慢；行尾是差距的变化</translation>
    </message>
    <message>
        <source>A base</source>
        <translation>A 基线</translation>
    </message>
    <message>
        <source>B candidate: rounds, best to slowest</source>
        <translation>B 候选：各轮，从最佳到最慢</translation>
    </message>
    <message>
        <source>%1; informational, since the counts compare the toolchain too</source>
        <translation>%1；仅供参考，因为计数比较的也包括工具链</translation>
    </message>
    <message>
        <source>date not published</source>
        <translation>日期未公布</translation>
    </message>
    <message>
        <source>a machine that is not published</source>
        <translation>未公布的机器</translation>
    </message>
    <message>
        <source>Both measured on: %1.</source>
        <extracomment>A machine, such as &quot;Example 8-Core Processor, Linux 6.1&quot;.</extracomment>
        <translation>两侧的测量环境：%1。</translation>
    </message>
    <message>
        <source>A measured on: %1. B measured on: %2.</source>
        <translation>A 的测量环境：%1。B 的测量环境：%2。</translation>
    </message>
    <message>
        <source>%1; one axis for all scenarios</source>
        <translation>%1；所有场景共用一条坐标轴</translation>
    </message>
</context>
<context>
    <name>rangebar::ChartSpecs</name>
    <message>
        <source>how far each loop&apos;s rounds are below the raw client&apos;s median round; right is slower</source>
        <translation>各循环的每一轮比裸客户端中位一轮低多少；越靠右越慢</translation>
    </message>
    <message>
        <source>how far each loop&apos;s rounds are below the raw client&apos;s best round; right is slower</source>
        <translation>各循环的每一轮比裸客户端最佳一轮低多少；越靠右越慢</translation>
    </message>
    <message>
        <source>%1; one axis per scenario</source>
        <translation>%1；每个场景各用一条坐标轴</translation>
    </message>
    <message>
        <source>%1; one axis for all scenarios</source>
        <translation>%1；所有场景共用一条坐标轴</translation>
    </message>
    <message>
        <source>%1 Bars are the range of the rounds of one run, not confidence intervals.</source>
        <translation>%1横条是一次运行中各轮的范围，不是置信区间。</translation>
    </message>
    <message>
        <source>no distance can be computed: the raw client&apos;s figure is %1</source>
        <translation>无法计算差距：裸客户端的数值为 %1</translation>
    </message>
    <message>
        <source>Hand written</source>
        <translation>手写代码</translation>
    </message>
    <message>
        <source>rounds, best to slowest</source>
        <translation>各轮，从最佳到最慢</translation>
    </message>
    <message>
        <source>median round</source>
        <translation>中位一轮</translation>
    </message>
    <message>
        <source>best round</source>
        <translation>最佳一轮</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>轮次的波动范围</translation>
    </message>
    <message>
        <source>%1: against the raw client</source>
        <translation>%1：与裸客户端对照</translation>
    </message>
    <message>
        <source>%1: throughput against the raw client</source>
        <translation>%1：吞吐量与裸客户端对照</translation>
    </message>
    <message>
        <source>%1: cost of a cold start</source>
        <translation>%1：冷启动的开销</translation>
    </message>
    <message>
        <source>%1: cost of the code</source>
        <translation>%1：代码的开销</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>指令数</translation>
    </message>
    <message>
        <source>instructions per message</source>
        <translation>每条消息的指令数</translation>
    </message>
    <message>
        <source>allocations</source>
        <translation>内存分配</translation>
    </message>
    <message>
        <source>allocations per message</source>
        <translation>每条消息的内存分配</translation>
    </message>
    <message>
        <source>not gated</source>
        <translation>不计入门禁</translation>
    </message>
    <message>
        <source>starting the service and the first delivery, as a whole; counted, not timed; bars start at zero</source>
        <translation>启动服务并取得第一条消息的总开销；计数所得，并非计时；横条从零开始</translation>
    </message>
    <message>
        <source>what one message costs; counted, not timed; bars start at zero</source>
        <translation>一条消息的开销；计数所得，并非计时；横条从零开始</translation>
    </message>
    <message>
        <source>published, but not what its rounds give</source>
        <translation>已公布，但与其各轮不符</translation>
    </message>
</context>
<context>
    <name>rangebar::ChartView</name>
    <message>
        <source>&amp;Copy image</source>
        <translation>复制图像(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save image...</source>
        <translation>保存图像(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>导出(&amp;E)...</translation>
    </message>
</context>
<context>
    <name>rangebar::CheckWords</name>
    <message>
        <source>Write %1.</source>
        <translation>请写 %1。</translation>
    </message>
    <message>
        <source>Write the name of the crate, such as &quot;ruststream-nats&quot;.</source>
        <translation>请写 crate 的名称，如 &quot;ruststream-nats&quot;。</translation>
    </message>
    <message>
        <source>Write the version that was measured, such as &quot;0.7.0&quot;.</source>
        <translation>请写测量所用的版本，如 &quot;0.7.0&quot;。</translation>
    </message>
    <message>
        <source>Write the day of the measurement, such as &quot;2026-09-23&quot;.</source>
        <translation>请写测量的日期，如 &quot;2026-09-23&quot;。</translation>
    </message>
    <message>
        <source>Write at least cpu, os and rustc.</source>
        <translation>请至少写 cpu、os 和 rustc。</translation>
    </message>
    <message>
        <source>Write a short label, such as &quot;msg/s&quot;.</source>
        <translation>请写一个简短的标签，如 &quot;msg/s&quot;。</translation>
    </message>
    <message>
        <source>Write how many messages were counted.</source>
        <translation>请写计数所用的消息数。</translation>
    </message>
    <message>
        <source>Write how many rounds of each loop were measured.</source>
        <translation>请写每个循环测量了多少轮。</translation>
    </message>
    <message>
        <source>Write true if a regression fails the crate&apos;s own benchmark run, else false.</source>
        <translation>如果回归会使该 crate 自身的基准测试失败，请写 true，否则写 false。</translation>
    </message>
    <message>
        <source>Write true if the broker paced the run, else false.</source>
        <translation>如果运行速度由 Broker 决定，请写 true，否则写 false。</translation>
    </message>
    <message>
        <source>Leave the field out.</source>
        <translation>请去掉该字段。</translation>
    </message>
    <message>
        <source>Publish a document when there are results.</source>
        <translation>有了结果再公布文档。</translation>
    </message>
    <message>
        <source>Leave the field out, or publish code.</source>
        <translation>请去掉该字段，或公布 code。</translation>
    </message>
    <message>
        <source>Write the name as Cargo.toml has it, such as &quot;ruststream-nats&quot;.</source>
        <translation>请按 Cargo.toml 中的写法写名称，如 &quot;ruststream-nats&quot;。</translation>
    </message>
    <message>
        <source>Write the version as Cargo.toml has it, such as &quot;0.7.0&quot; or &quot;0.7.0-rc.9&quot;.</source>
        <translation>请按 Cargo.toml 中的写法写版本，如 &quot;0.7.0&quot; 或 &quot;0.7.0-rc.9&quot;。</translation>
    </message>
    <message>
        <source>Write the same version in both.</source>
        <translation>请在两处写相同的版本。</translation>
    </message>
    <message>
        <source>Write year, month and day, such as &quot;2026-09-23&quot;.</source>
        <translation>请写年、月、日，如 &quot;2026-09-23&quot;。</translation>
    </message>
    <message>
        <source>Write the day of the measurement.</source>
        <translation>请写测量的日期。</translation>
    </message>
    <message>
        <source>Write what was measured with, or &quot;unknown&quot;.</source>
        <translation>请写测量所用的环境，或 &quot;unknown&quot;。</translation>
    </message>
    <message>
        <source>Write the time with its unit, such as &quot;61.0 us (median of 30000 round trips)&quot;.</source>
        <translation>请写带单位的时间，如 &quot;61.0 us (median of 30000 round trips)&quot;。</translation>
    </message>
    <message>
        <source>Write &quot;unknown&quot; if the machine does not tell.</source>
        <translation>如果机器不提供该信息，请写 &quot;unknown&quot;。</translation>
    </message>
    <message>
        <source>Write &quot;none&quot; or &quot;unknown&quot;.</source>
        <translation>请写 &quot;none&quot; 或 &quot;unknown&quot;。</translation>
    </message>
    <message>
        <source>Write it in quotes.</source>
        <translation>请加上引号。</translation>
    </message>
    <message>
        <source>Write what tells this row from the others.</source>
        <translation>请写明此行与其他行的区别。</translation>
    </message>
    <message>
        <source>Write what tells this row from the other.</source>
        <translation>请写明此行与另一行的区别。</translation>
    </message>
    <message>
        <source>Measure at least two rounds of each loop.</source>
        <translation>每个循环请至少测量两轮。</translation>
    </message>
    <message>
        <source>Write the two the other way round.</source>
        <translation>请对调这两个值。</translation>
    </message>
    <message>
        <source>Write the median of the same rounds.</source>
        <translation>请写相同各轮的中位数。</translation>
    </message>
    <message>
        <source>Write the median round.</source>
        <translation>请写中位一轮。</translation>
    </message>
    <message>
        <source>Write what was measured, or leave the row out.</source>
        <translation>请写测得的值，或去掉此行。</translation>
    </message>
    <message>
        <source>Write null for single deliveries.</source>
        <translation>逐条投递请写 null。</translation>
    </message>
    <message>
        <source>Write how many there were, or leave the row out.</source>
        <translation>请写实际的数量，或去掉此行。</translation>
    </message>
    <message>
        <source>Leave the field out, or publish the loop.</source>
        <translation>请去掉该字段，或公布该循环。</translation>
    </message>
    <message>
        <source>Write what was counted.</source>
        <translation>请写计数所得的值。</translation>
    </message>
    <message>
        <source>Write the whole count.</source>
        <translation>请写完整的计数。</translation>
    </message>
    <message>
        <source>Write the cost of the start together with the first delivery.</source>
        <translation>请写启动加上取得第一条消息的总开销。</translation>
    </message>
    <message>
        <source>Write the text without it.</source>
        <translation>请写不含它的文本。</translation>
    </message>
    <message>
        <source>Write the character that was meant.</source>
        <translation>请写本来要写的字符。</translation>
    </message>
    <message>
        <source>Write the text without blanks around it.</source>
        <translation>请去掉文本两端的空白。</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; if it is meant.</source>
        <translation>如果想写的是它，请写 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>schema %1 is declared, but the loops are written with best and worst, as in schema 3</source>
        <translation>写明的 schema 是 %1，但循环用的是 best 和 worst，与 schema 3 相同</translation>
    </message>
    <message>
        <source>schema %1 is declared, but the loops are written with min and max, as in schemas 1 and 2</source>
        <translation>写明的 schema 是 %1，但循环用的是 min 和 max，与 schema 1 和 2 相同</translation>
    </message>
    <message>
        <source>schema 1 has no code section, and the page does not look for one</source>
        <translation>schema 1 没有 code 部分，页面也不会去找它</translation>
    </message>
    <message>
        <source>an empty section stands here</source>
        <translation>这里是一个空的部分</translation>
    </message>
    <message>
        <source>no row stands in scenarios, code or throughput, so that there is nothing to show</source>
        <translation>scenarios、code 和 throughput 中都没有任何行，因此没有内容可显示</translation>
    </message>
    <message>
        <source>this says when the code was measured, but there is no code section</source>
        <translation>这里写明了代码的测量时间，但没有 code 部分</translation>
    </message>
    <message>
        <source>%1 is no name of a crate; the links of the page are made of it</source>
        <translation>%1 不是 crate 的名称；页面的链接要由它组成</translation>
    </message>
    <message>
        <source>%1 is not a version</source>
        <translation>%1 不是版本</translation>
    </message>
    <message>
        <source>the core measures itself, but its two versions are %1 and %2</source>
        <translation>核心测量的是它自身，但写的两个版本是 %1 和 %2</translation>
    </message>
    <message>
        <source>%1 is not a date</source>
        <translation>%1 不是日期</translation>
    </message>
    <message>
        <source>%1 has not come yet</source>
        <translation>%1 尚未到来</translation>
    </message>
    <message>
        <source>%1 is before the first version of Rust</source>
        <translation>%1 早于 Rust 的第一个版本</translation>
    </message>
    <message>
        <source>missing; every document must publish this</source>
        <translation>缺失；每份文档都必须公布此项</translation>
    </message>
    <message>
        <source>not published, so that nobody can redo the sum behind broker_bound</source>
        <translation>未公布，因此无人能复算 broker_bound 的依据</translation>
    </message>
    <message>
        <source>not published; the page leaves it out</source>
        <translation>未公布；页面会略去它</translation>
    </message>
    <message>
        <source>the text is empty, and the page prints nothing beside its name</source>
        <translation>文本为空，页面在其名称旁不会显示任何内容</translation>
    </message>
    <message>
        <source>%1 stands here, but the page prints texts</source>
        <translation>这里是 %1，但页面显示的是文本</translation>
    </message>
    <message>
        <source>no time can be read here, so that nobody can redo the sum behind broker_bound</source>
        <translation>这里读不出时间，因此无人能复算 broker_bound 的依据</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>文本为空</translation>
    </message>
    <message>
        <source>%1 in line %2 has the same database, form, plugin, batch, workers and pool</source>
        <translation>第 %2 行的 %1 具有相同的数据库、形式、插件、批量、worker 数和连接池</translation>
    </message>
    <message>
        <source>%1 in line %2 is the same name</source>
        <translation>第 %2 行的 %1 是同一个名称</translation>
    </message>
    <message>
        <source>%1 is too long for a label beside every number of the row</source>
        <translation>%1 太长，不适合作为该行每个数字旁的标签</translation>
    </message>
    <message>
        <source>the count is 0</source>
        <translation>数量为 0</translation>
    </message>
    <message>
        <source>this compares with a loop that the row does not have</source>
        <translation>这里与此行没有的循环作比较</translation>
    </message>
    <message>
        <source>%1 is published, but the round trips of a message (%2 of %3) take %4 of its time</source>
        <extracomment>%1 is true or false, %2 a number of round trips, %3 a duration, %4 a share such as 53 %.</extracomment>
        <translation>公布的是 %1，但一条消息的往返（%2 次，每次 %3）占其用时的 %4</translation>
    </message>
    <message>
        <source>a count can&apos;t be below 0</source>
        <translation>数量不能小于 0</translation>
    </message>
    <message>
        <source>a cold start is counted whole, not divided by anything</source>
        <translation>冷启动按总量计数，不除以任何数</translation>
    </message>
    <message>
        <source>a cold start of %1 would cost less than one message, which costs %2</source>
        <translation>冷启动若为 %1，就比一条消息的开销 %2 还少</translation>
    </message>
    <message>
        <source>%1 is published, but framework less hand_written is %2</source>
        <translation>公布的是 %1，但 framework 减 hand_written 等于 %2</translation>
    </message>
    <message>
        <source>no round was measured</source>
        <translation>一轮都没有测量</translation>
    </message>
    <message>
        <source>one round can&apos;t have a best and a worst that differ</source>
        <translation>只有一轮时，best 与 worst 不可能不同</translation>
    </message>
    <message>
        <source>one round has no spread, so that every difference counts as measured</source>
        <translation>只有一轮就没有波动范围，因此任何差值都算已测得</translation>
    </message>
    <message>
        <source>the median %1 is not between the best round, %2, and the worst, %3</source>
        <translation>中位数 %1 不在最佳一轮 %2 与最慢一轮 %3 之间</translation>
    </message>
    <message>
        <source>min, %1, is larger than max, %2</source>
        <translation>min（%1）大于 max（%2）</translation>
    </message>
    <message>
        <source>the median %1 is not between min, %2, and max, %3</source>
        <translation>中位数 %1 不在 min（%2）与 max（%3）之间</translation>
    </message>
    <message>
        <source>the best round, %1, is below the worst, %2, though more is better in this row</source>
        <translation>最佳一轮 %1 低于最慢一轮 %2，而此行是越大越好</translation>
    </message>
    <message>
        <source>the best round, %1, is above the worst, %2, though less is better in this row</source>
        <translation>最佳一轮 %1 高于最慢一轮 %2，而此行是越小越好</translation>
    </message>
    <message>
        <source>no median, though other loops of the row have one; the page prints the worst round in its place</source>
        <translation>没有中位数，而此行的其他循环有；页面以最慢一轮代替它</translation>
    </message>
    <message>
        <source>no median; the page prints the worst round in its place</source>
        <translation>没有中位数；页面以最慢一轮代替它</translation>
    </message>
    <message>
        <source>%1 is no result of a round</source>
        <translation>%1 不可能是一轮的结果</translation>
    </message>
    <message>
        <source>%1 is published, but the figures give %2: what is slower has no minus</source>
        <translation>公布的是 %1，但按数值算出的是 %2：较慢时不带负号</translation>
    </message>
    <message>
        <source>%1 is published, but the figures give %2</source>
        <translation>公布的是 %1，但按数值算出的是 %2</translation>
    </message>
    <message>
        <source>%1 is published; the figures are rounded too much to tell whether their difference, %2, is smaller than the spread, %3</source>
        <translation>公布的是 %1；数值舍入过多，无法判断差值 %2 是否小于波动范围 %3</translation>
    </message>
    <message>
        <source>%1 is published, but the difference, %2, is smaller than the spread, %3</source>
        <translation>公布的是 %1，但差值 %2 小于波动范围 %3</translation>
    </message>
    <message>
        <source>%1 is published, but the difference, %2, is not smaller than the spread, %3</source>
        <translation>公布的是 %1，但差值 %2 不小于波动范围 %3</translation>
    </message>
    <message>
        <source>the text holds the control character %1</source>
        <extracomment>%1 is a code point such as U+202E.</extracomment>
        <translation>文本中含有控制字符 %1</translation>
    </message>
    <message>
        <source>the text holds %1, which can&apos;t be seen</source>
        <extracomment>%1 is a code point such as U+200B.</extracomment>
        <translation>文本中含有看不见的 %1</translation>
    </message>
    <message>
        <source>the text holds %1, which stands for a character that was lost</source>
        <extracomment>%1 is the code point U+FFFD.</extracomment>
        <translation>文本中含有 %1，它代表一个丢失的字符</translation>
    </message>
    <message>
        <source>the text begins or ends with a blank</source>
        <translation>文本以空白开头或结尾</translation>
    </message>
    <message>
        <source>the page prints this as -0</source>
        <translation>页面会把它显示为 -0</translation>
    </message>
    <message>
        <source>this is no field of the format, and the page does not print it</source>
        <translation>这不是格式中的字段，页面不会显示它</translation>
    </message>
    <message>
        <source>this is no field of the format, and %1 is missing</source>
        <translation>这不是格式中的字段，而 %1 缺失</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 个提示</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>没有发现</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n document(s) are ready to publish.</source>
        <extracomment>%1 is the number of those that are.</extracomment>
        <translation>
            <numerusform>%n 份文档中有 %1 份可以公布。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: ready to publish (%2)</source>
        <extracomment>%1 is a file, %2 counts what was found in it.</extracomment>
        <translation>%1：可以公布（%2）</translation>
    </message>
    <message>
        <source>%1: not ready to publish (%2)</source>
        <translation>%1：不可公布（%2）</translation>
    </message>
</context>
<context>
    <name>rangebar::CodeChangesModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数项</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>By the gates</source>
        <translation>按门禁判定</translation>
    </message>
</context>
<context>
    <name>rangebar::CodeHistoryModel</name>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>计数项</translation>
    </message>
    <message>
        <source>Instructions since the point before</source>
        <translation>指令数（较前一点）</translation>
    </message>
    <message>
        <source>Allocations since the point before</source>
        <translation>内存分配（较前一点）</translation>
    </message>
</context>
<context>
    <name>rangebar::CodeTableModel</name>
    <message>
        <source>gated</source>
        <translation>计入门禁</translation>
    </message>
    <message>
        <source>not gated</source>
        <translation>不计入门禁</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令数</translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation>内存分配</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>冷启动</translation>
    </message>
    <message>
        <source>Hand written</source>
        <translation>手写代码</translation>
    </message>
    <message>
        <source>Over hand written</source>
        <translation>比手写代码多出</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>门禁</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>rangebar::CommandInput</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>Only one of the documents can be standard input.</source>
        <translation>只能有一份文档来自标准输入。</translation>
    </message>
</context>
<context>
    <name>rangebar::CommandLine</name>
    <message>
        <source>Downloads, draws and compares the benchmark results of RustStream crates.</source>
        <translation>下载、绘制并比较 RustStream 各 crate 的基准测试结果。</translation>
    </message>
    <message>
        <source>Shows this help and ends.</source>
        <translation>显示此帮助并退出。</translation>
    </message>
    <message>
        <source>Shows the version and ends.</source>
        <translation>显示版本并退出。</translation>
    </message>
    <message>
        <source>See rangebar --help.</source>
        <translation>参见 rangebar --help。</translation>
    </message>
    <message>
        <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Start Rangebar from a desktop, through &quot;ssh -X&quot;, or with &quot;xvfb-run rangebar&quot;.</source>
        <translation>没有可用的显示环境：DISPLAY 和 WAYLAND_DISPLAY 均未设置。请在桌面环境中启动 Rangebar，或通过「ssh -X」启动，或运行「xvfb-run rangebar」。</translation>
    </message>
    <message>
        <source>Documents to open (results.json), or saved comparisons (.rangebar).</source>
        <translation>要打开的文档（results.json）或已保存的比较（.rangebar）。</translation>
    </message>
    <message>
        <source>The language of the words.</source>
        <translation>输出文字的语言。</translation>
    </message>
    <message>
        <source>Overwrites a file that is there already.</source>
        <translation>覆盖已存在的文件。</translation>
    </message>
    <message>
        <source>Wrong usage, an input that can&apos;t be read, or an output that can&apos;t be written. The reason is on the error output.</source>
        <translation>用法错误、输入无法读取，或输出无法写入。原因见标准错误输出。</translation>
    </message>
    <message>
        <source>Each document is a file, &quot;-&quot; for standard input, or the name of a crate of your list. Of a crate the copy of its last download is taken; where there is none, it is downloaded.</source>
        <translation>每份文档可以是一个文件、表示标准输入的「-」，或你的清单中某个 crate 的名称。给出 crate 时采用其最近一次下载的副本；没有副本则下载。</translation>
    </message>
    <message>
        <source>Shows documents as tables.</source>
        <translation>以表格显示文档。</translation>
    </message>
    <message>
        <source>Shows everything that the page of a crate shows: where the numbers come from, the comparison with the raw client, the cost of the code, the throughput, the machine, and every other field.</source>
        <translation>显示 crate 页面上的全部内容：数字的来源、与裸客户端的对照、代码的开销、吞吐量、机器以及所有其他字段。</translation>
    </message>
    <message>
        <source>At least one document is needed.</source>
        <translation>至少需要一份文档。</translation>
    </message>
    <message>
        <source>A document, or a crate.</source>
        <translation>文档或 crate。</translation>
    </message>
    <message>
        <source>How the documents are written.</source>
        <translation>文档的输出格式。</translation>
    </message>
    <message>
        <source>For git: shows a file that is no document as it is, and ends with 0.</source>
        <translation>供 git 使用：不是文档的文件原样显示，并以 0 退出。</translation>
    </message>
    <message>
        <source>Writes to a file instead of standard output (&quot;-&quot;).</source>
        <translation>写入文件，而不是标准输出（「-」）。</translation>
    </message>
    <message>
        <source>All documents were shown.</source>
        <translation>所有文档均已显示。</translation>
    </message>
    <message>
        <source>Shows a file.</source>
        <translation>显示一个文件。</translation>
    </message>
    <message>
        <source>Writes what a crate has published, for a pull request.</source>
        <translation>输出某个 crate 已公布的结果，供拉取请求使用。</translation>
    </message>
    <message>
        <source>Shows a document of an earlier commit.</source>
        <translation>显示较早提交中的文档。</translation>
    </message>
    <message>
        <source>Saves charts and tables as pictures.</source>
        <translation>把图表和表格保存为图像。</translation>
    </message>
    <message>
        <source>Draws what the window draws, without a display. Every picture names the crate, the versions, the machine and the date, so that it can stand alone.</source>
        <translation>无需显示环境，绘出与窗口中相同的内容。每幅图像都注明 crate、版本、机器和日期，因此可以单独使用。</translation>
    </message>
    <message>
        <source>At least one document is needed, or --all-crates.</source>
        <translation>至少需要一份文档，或 --all-crates。</translation>
    </message>
    <message>
        <source>Light, dark, or one picture of each.</source>
        <translation>浅色、深色，或两种各一幅。</translation>
    </message>
    <message>
        <source>One axis for all scenarios, or one for each.</source>
        <translation>所有场景共用一条坐标轴，或每个场景各用一条。</translation>
    </message>
    <message>
        <source>Options for a purpose; what is given beside it takes precedence.</source>
        <translation>针对某种用途的一组选项；另外给出的选项优先。</translation>
    </message>
    <message>
        <source>The width before it is scaled.</source>
        <translation>缩放前的宽度。</translation>
    </message>
    <message>
        <source>The kind of picture. Where it is not given, the ending of the output file tells.</source>
        <translation>图像的类型。未给出时由输出文件的扩展名决定。</translation>
    </message>
    <message>
        <source>Pixels of a PNG for each pixel of the width.</source>
        <translation>宽度的每个像素对应 PNG 的像素数。</translation>
    </message>
    <message>
        <source>Leaves the background out.</source>
        <translation>不绘制背景。</translation>
    </message>
    <message>
        <source>Leaves the title out.</source>
        <translation>不绘制标题。</translation>
    </message>
    <message>
        <source>Leaves out the caption that says where the numbers come from.</source>
        <translation>不绘制说明数字来源的图注。</translation>
    </message>
    <message>
        <source>Draws the text of an SVG as outlines, so that it looks the same without the font.</source>
        <translation>把 SVG 中的文字绘成轮廓，没有该字体时外观也不变。</translation>
    </message>
    <message>
        <source>Exports every crate of your list.</source>
        <translation>导出你的清单中的所有 crate。</translation>
    </message>
    <message>
        <source>All pictures were saved.</source>
        <translation>所有图像均已保存。</translation>
    </message>
    <message>
        <source>Saves one chart.</source>
        <translation>保存一张图表。</translation>
    </message>
    <message>
        <source>Saves all charts of a crate for release notes.</source>
        <translation>保存某个 crate 的所有图表，供发行说明使用。</translation>
    </message>
    <message>
        <source>Downloads the documents of crates.</source>
        <translation>下载 crate 的文档。</translation>
    </message>
    <message>
        <source>Downloads what the crates of your list have published now, keeps it like the window does, and says on a line for each crate what happened.</source>
        <translation>下载你的清单中各 crate 当前公布的内容，与窗口一样保存，并为每个 crate 输出一行结果。</translation>
    </message>
    <message>
        <source>Ctrl+C cancels what is still under way; what has arrived stays.</source>
        <translation>Ctrl+C 取消尚在进行的下载；已收到的会保留。</translation>
    </message>
    <message>
        <source>Name the crates, or say --all.</source>
        <translation>请给出 crate 名称，或使用 --all。</translation>
    </message>
    <message>
        <source>A crate of your list, such as ruststream-nats.</source>
        <translation>你的清单中的 crate，如 ruststream-nats。</translation>
    </message>
    <message>
        <source>Also writes each document to DIR/CRATE.json.</source>
        <translation>同时把每份文档写入 DIR/CRATE.json。</translation>
    </message>
    <message>
        <source>Downloads every crate of your list.</source>
        <translation>下载你的清单中的所有 crate。</translation>
    </message>
    <message>
        <source>Every crate has its document.</source>
        <translation>每个 crate 的文档都已取得。</translation>
    </message>
    <message>
        <source>A document could not be had, or was cancelled.</source>
        <translation>有文档未能取得，或已取消。</translation>
    </message>
    <message>
        <source>Downloads all crates.</source>
        <translation>下载所有 crate。</translation>
    </message>
    <message>
        <source>Writes documents/ruststream-nats.json.</source>
        <translation>写入 documents/ruststream-nats.json。</translation>
    </message>
    <message>
        <source>Checks whether documents are ready to be published.</source>
        <translation>检查文档是否可以公布。</translation>
    </message>
    <message>
        <source>Looks for what the format forbids, for figures that contradict each other, and for what the public page would print wrongly. Each finding has its line, its column and its field, and says what to write instead.</source>
        <translation>查找格式不允许的内容、相互矛盾的数值，以及公开页面会显示错误的内容。每个发现项都注明行、列和字段，并说明应改写成什么。</translation>
    </message>
    <message>
        <source>A document is a file, or &quot;-&quot; for standard input.</source>
        <translation>文档是一个文件，或表示标准输入的「-」。</translation>
    </message>
    <message>
        <source>A document (results.json).</source>
        <translation>文档（results.json）。</translation>
    </message>
    <message>
        <source>How the findings are written; github is for annotations in a workflow of GitHub.</source>
        <translation>发现项的输出格式；github 用于 GitHub 工作流中的注解。</translation>
    </message>
    <message>
        <source>Warnings count like errors.</source>
        <translation>警告按错误计。</translation>
    </message>
    <message>
        <source>All documents are ready.</source>
        <translation>所有文档均可公布。</translation>
    </message>
    <message>
        <source>An error was found, or a warning with --strict.</source>
        <translation>发现了错误，或在使用 --strict 时发现了警告。</translation>
    </message>
    <message>
        <source>Checks a file before it is published.</source>
        <translation>在公布之前检查一个文件。</translation>
    </message>
    <message>
        <source>Annotates a pull request.</source>
        <translation>为拉取请求添加注解。</translation>
    </message>
    <message>
        <source>Compares two documents of one crate.</source>
        <translation>比较同一个 crate 的两份文档。</translation>
    </message>
    <message>
        <source>Says whether the two may be compared, what got worse and what better, and why. A change smaller than the spread of the rounds is indistinguishable and has no percentage.</source>
        <translation>说明两者能否比较、哪些变差、哪些变好以及原因。小于各轮波动范围的变化无法区分，不给出百分比。</translation>
    </message>
    <message>
        <source>The document that is judged.</source>
        <translation>被评判的文档。</translation>
    </message>
    <message>
        <source>What ends with 1.</source>
        <translation>何时以 1 退出。</translation>
    </message>
    <message>
        <source>How the report is written.</source>
        <translation>报告的输出格式。</translation>
    </message>
    <message>
        <source>The gate for instructions.</source>
        <translation>指令数阈值。</translation>
    </message>
    <message>
        <source>The gate for allocations.</source>
        <translation>内存分配阈值。</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>没有发现。</translation>
    </message>
    <message>
        <source>Something was found; --fail-on says what counts.</source>
        <translation>有发现；--fail-on 决定哪些计入。</translation>
    </message>
    <message>
        <source>The documents could not be compared, or wrong usage. The reason is on the error output.</source>
        <translation>无法比较这两份文档，或用法错误。原因见标准错误输出。</translation>
    </message>
    <message>
        <source>Compares two files.</source>
        <translation>比较两个文件。</translation>
    </message>
    <message>
        <source>Writes the report for a pull request.</source>
        <translation>输出供拉取请求使用的报告。</translation>
    </message>
    <message>
        <source>Compares with what is on another branch.</source>
        <translation>与另一分支上的文档比较。</translation>
    </message>
    <message>
        <source>Without a verb it opens the window.</source>
        <translation>不带命令时打开窗口。</translation>
    </message>
    <message>
        <source>The window was closed.</source>
        <translation>窗口已关闭。</translation>
    </message>
    <message>
        <source>Wrong usage.</source>
        <translation>用法错误。</translation>
    </message>
    <message>
        <source>There is no display for a window.</source>
        <translation>没有可显示窗口的显示环境。</translation>
    </message>
    <message>
        <source>Opens the window.</source>
        <translation>打开窗口。</translation>
    </message>
    <message>
        <source>Compares two files in the window.</source>
        <translation>在窗口中比较两个文件。</translation>
    </message>
    <message>
        <source>Downloads crates also where a copy is kept; what can&apos;t be downloaded is an error then.</source>
        <translation>即使保存有副本，也重新下载 crate；此时无法下载即为错误。</translation>
    </message>
    <message>
        <source>JSON and CSV are for programs: they hold every figure and what follows from it, and their numbers are not rounded. What JSON calls a label is what the page shows. A distance is a share of the raw client&apos;s figure.</source>
        <translation>JSON 和 CSV 供程序使用：包含每个数值及由其得出的结果，其中的数字不作舍入。JSON 中的 label 就是页面上显示的内容。差距是相对裸客户端数值的比例。</translation>
    </message>
    <message>
        <source>Downloads nothing, and writes the names of the crates of your list instead.</source>
        <translation>不下载任何内容，而是输出你的清单中各 crate 的名称。</translation>
    </message>
    <message>
        <source>One folder for everything that is kept.</source>
        <translation>存放所有保存内容的一个文件夹。</translation>
    </message>
    <message>
        <source>Where the settings and your list of crates are.</source>
        <translation>设置和你的 crate 清单所在的位置。</translation>
    </message>
    <message>
        <source>Where the downloaded documents are.</source>
        <translation>已下载的文档所在的位置。</translation>
    </message>
    <message>
        <source>Where it is not empty, nothing is emphasised on a terminal.</source>
        <translation>不为空时，终端中不使用任何强调。</translation>
    </message>
    <message>
        <source>The width of the terminal, where it can&apos;t be asked.</source>
        <translation>无法查询终端宽度时所用的宽度。</translation>
    </message>
    <message>
        <source>The languages of the words, in the order you prefer them.</source>
        <translation>输出文字的语言，按你的偏好排序。</translation>
    </message>
    <message>
        <source>The settings.</source>
        <translation>设置。</translation>
    </message>
    <message>
        <source>Your own list of crates, once you have changed it.</source>
        <translation>你自己的 crate 清单（更改过之后）。</translation>
    </message>
    <message>
        <source>The last good document of each crate.</source>
        <translation>每个 crate 最近一份有效的文档。</translation>
    </message>
    <message>
        <source>One picture goes to a file; several go to a folder, under names made of the crate, its version, the date, the chart and the theme. The paths of the files are printed, one a line.</source>
        <translation>一幅图像写入文件；多幅图像写入文件夹，文件名由 crate、其版本、日期、图表和主题组成。输出各文件的路径，每行一个。</translation>
    </message>
    <message>
        <source>With --base the charts compare each document with that one: %1.</source>
        <translation>使用 --base 时，图表把每份文档与该文档比较：%1。</translation>
    </message>
    <message>
        <source>What is drawn; may be given several times. &quot;all&quot; is every chart and table; without the option it is every chart.</source>
        <translation>要绘制的内容，可多次给出。「all」表示所有图表和表格；不给出此选项时为所有图表。</translation>
    </message>
    <message>
        <source>Compares each document with this one.</source>
        <translation>把每份文档与此文档比较。</translation>
    </message>
    <message>
        <source>A file (.png, .svg or .pdf), or a folder; the current one where it is not given. &quot;-&quot; is standard output.</source>
        <translation>文件（.png、.svg 或 .pdf）或文件夹；未给出时为当前文件夹。「-」表示标准输出。</translation>
    </message>
    <message>
        <source>Something that was asked for does not exist: a chart that a document does not have, or the document of a crate.</source>
        <translation>所要求的内容不存在：文档中没有该图表，或没有该 crate 的文档。</translation>
    </message>
    <message>
        <source>Saves a chart of two documents.</source>
        <translation>保存一张比较两份文档的图表。</translation>
    </message>
    <message>
        <source>Another library than yours.</source>
        <translation>使用你的文档库以外的另一个文档库。</translation>
    </message>
    <message>
        <source>Shows how a crate changed over time.</source>
        <translation>显示某个 crate 的历时变化。</translation>
    </message>
    <message>
        <source>Holds each document of a crate against the one before it, by the rules of diff: the distances to the raw client and the rates of every row over time, the counts of the code where they change, and where the machine or the compiler is another one.</source>
        <translation>按 diff 的规则，把某个 crate 的每份文档与前一份比较：列出每一行的速率和与裸客户端的差距如何随时间变化、哪些代码计数有变化，以及机器或编译器在何处变更。</translation>
    </message>
    <message>
        <source>The documents are those of a crate in your library, of a folder and the folders below it, of an archive, of files, or all versions of one file in the history of a git repository. A folder that is a repository is read as one; where no commit has the file, the documents in the folder are taken. Nothing is written to the library or the repository.</source>
        <translation>文档可以来自你的文档库中的一个 crate、一个文件夹及其下的文件夹、一个归档或若干文件，也可以是 git 仓库历史中一个文件的所有版本。文件夹若是仓库，就按仓库读取；没有任何提交含有该文件时，采用文件夹中的文档。不向文档库或仓库写入任何内容。</translation>
    </message>
    <message>
        <source>Name a crate of your library, a folder, a repository, an archive or files.</source>
        <translation>请给出你的文档库中的一个 crate，或文件夹、仓库、归档或文件。</translation>
    </message>
    <message>
        <source>Where the documents are.</source>
        <translation>文档所在的位置。</translation>
    </message>
    <message>
        <source>The order of the documents: by the date of the measurement, or by the version.</source>
        <translation>文档的顺序：按测量日期或按版本。</translation>
    </message>
    <message>
        <source>Which crate, where the documents are of several.</source>
        <translation>文档属于多个 crate 时，指定其中一个。</translation>
    </message>
    <message>
        <source>The file in the repository.</source>
        <translation>仓库中的文件。</translation>
    </message>
    <message>
        <source>Also draws the history (.png, .svg or .pdf).</source>
        <translation>同时绘制历史（.png、.svg 或 .pdf）。</translation>
    </message>
    <message>
        <source>What --chart draws; the first of these that there is where it is not given.</source>
        <translation>--chart 绘制的内容；未给出时取其中第一个存在的。</translation>
    </message>
    <message>
        <source>--chart draws rates instead of distances to the raw client.</source>
        <translation>--chart 绘制速率，而不是与裸客户端的差距。</translation>
    </message>
    <message>
        <source>The history was written.</source>
        <translation>历史已输出。</translation>
    </message>
    <message>
        <source>The history was written without what could not be read; the report lists that.</source>
        <translation>历史已输出，但不含无法读取的内容；报告中列出了这些内容。</translation>
    </message>
    <message>
        <source>Shows what the library has of a crate.</source>
        <translation>显示文档库中某个 crate 的内容。</translation>
    </message>
    <message>
        <source>Shows all versions in the repository of a crate.</source>
        <translation>显示某个 crate 的仓库中的所有版本。</translation>
    </message>
    <message>
        <source>Draws the history of one crate in an archive.</source>
        <translation>绘制归档中某个 crate 的历史。</translation>
    </message>
    <message>
        <source>Takes documents into your library.</source>
        <translation>把文档收入你的文档库。</translation>
    </message>
    <message>
        <source>Looks for documents in files, in folders and everything below them, and in archives (zip, tar, tar.gz, tar.xz, tar.zst, tar.bz2), also in archives that lie in folders or in other archives. With --git each path is a git repository, and every version of the file in its history is taken, of any branch. A repository is only read: nothing of it is run, and nothing is fetched.</source>
        <translation>在文件、文件夹及其下的所有内容，以及归档（zip、tar、tar.gz、tar.xz、tar.zst、tar.bz2）中查找文档，包括文件夹或其他归档中的归档。使用 --git 时，每个路径都是一个 git 仓库，收入该文件在其历史中任何分支上的每个版本。仓库只供读取：不运行其中任何内容，也不去获取任何内容。</translation>
    </message>
    <message>
        <source>What is taken is copied into the library as it is, once for each content, with where it came from; nothing in the library is ever changed. A line for each thing that was looked at says what became of it, and why something was refused.</source>
        <translation>收入的内容原样复制到文档库，相同内容只存一份，并记录来源；文档库中已有的内容从不改动。查看过的每一项各输出一行，说明处理结果以及被拒绝的原因。</translation>
    </message>
    <message>
        <source>Ctrl+C ends it in order: what was taken until then is in the library.</source>
        <translation>Ctrl+C 会有序地结束：此前收入的内容都在文档库中。</translation>
    </message>
    <message>
        <source>Name at least one file, folder, archive or repository.</source>
        <translation>请至少给出一个文件、文件夹、归档或仓库。</translation>
    </message>
    <message>
        <source>A file, a folder, an archive, or a repository.</source>
        <translation>文件、文件夹、归档或仓库。</translation>
    </message>
    <message>
        <source>With --git: the file whose versions are taken, from the top of the repository. Its earlier names are found too.</source>
        <translation>使用 --git 时：要收入其各版本的文件，路径从仓库根目录算起。该文件以前的名称也能找到。</translation>
    </message>
    <message>
        <source>Takes the history of git repositories.</source>
        <translation>收入 git 仓库的历史。</translation>
    </message>
    <message>
        <source>How the list is written.</source>
        <translation>列表的输出格式。</translation>
    </message>
    <message>
        <source>Everything that was found is in the library.</source>
        <translation>找到的内容都已在文档库中。</translation>
    </message>
    <message>
        <source>Something was refused, and the list says why; or it was cancelled.</source>
        <translation>有内容被拒绝，原因见列表；或已取消。</translation>
    </message>
    <message>
        <source>Wrong usage, a path that can&apos;t be read, or a library that can&apos;t be written. The reason is on the error output.</source>
        <translation>用法错误、路径无法读取，或文档库无法写入。原因见标准错误输出。</translation>
    </message>
    <message>
        <source>Takes a file, what is in a folder, and what is in an archive.</source>
        <translation>收入一个文件、一个文件夹中的内容和一个归档中的内容。</translation>
    </message>
    <message>
        <source>Takes every version that a repository holds.</source>
        <translation>收入仓库中的每个版本。</translation>
    </message>
    <message>
        <source>Lists the documents of your library.</source>
        <translation>列出你的文档库中的文档。</translation>
    </message>
    <message>
        <source>Without a query all of them, the earliest measurement first. The query is what the search field of the window takes: crate:nats cpu:7900X after:2026-09-01, and plain words. Several arguments are one query; a text with blanks needs quotation marks that reach the program: &apos;cpu:&quot;Ryzen 9&quot;&apos;.</source>
        <translation>不给出查询时列出全部文档，测量最早的在前。查询的写法与窗口的搜索框相同：crate:nats cpu:7900X after:2026-09-01，以及普通的词。多个参数合为一个查询；含空白的文本要加引号，且引号须传到程序：&apos;cpu:&quot;Ryzen 9&quot;&apos;。</translation>
    </message>
    <message>
        <source>JSON and CSV are for programs: they hold what the documents say of themselves as it was published, and where they came from.</source>
        <translation>JSON 和 CSV 供程序使用：包含文档自身写明的信息（与公布的一致），以及文档的来源。</translation>
    </message>
    <message>
        <source>What to search for.</source>
        <translation>搜索的内容。</translation>
    </message>
    <message>
        <source>Writes the paths of the files instead, one a line, for other commands.</source>
        <translation>改为输出文件的路径，每行一个，供其他命令使用。</translation>
    </message>
    <message>
        <source>Documents were found.</source>
        <translation>找到了文档。</translation>
    </message>
    <message>
        <source>None was found.</source>
        <translation>没有找到文档。</translation>
    </message>
    <message>
        <source>Wrong usage, a query that is not understood, or no such library. The reason is on the error output.</source>
        <translation>用法错误、查询无法识别，或没有这个文档库。原因见标准错误输出。</translation>
    </message>
    <message>
        <source>Compares two documents, the earlier one as the base.</source>
        <translation>比较两份文档，较早的一份作为基线。</translation>
    </message>
    <message>
        <source>Where your library is, unless you have chosen another place.</source>
        <translation>你的文档库所在的位置（未另选位置时）。</translation>
    </message>
    <message>
        <source>Your library of documents.</source>
        <translation>你的文档库。</translation>
    </message>
    <message>
        <source>Lists what one crate has measured since a given month.</source>
        <translation>列出某个 crate 自某月以来的测量结果。</translation>
    </message>
    <message>
        <source>--pr and --compare can&apos;t be used together.</source>
        <translation>--pr 与 --compare 不能同时使用。</translation>
    </message>
    <message>
        <source>With --pr the documents are the two sides of a pull request on GitHub. With --repo they are those of two branches, tags or commits of a repository: BASE..HEAD compares the two as they are, BASE...HEAD begins where HEAD left BASE. Nothing is needed for a public repository; a token in RANGEBAR_GITHUB_TOKEN, or the one that the window keeps in the keychain, opens a private one. A pull request that adds or removes its document is shown with the one document that there is, and is a change for --fail-on.</source>
        <translation>使用 --pr 时，文档是 GitHub 上一个拉取请求的两侧。使用 --repo 时，文档来自仓库的两个分支、标签或提交：BASE..HEAD 按二者现状比较，BASE...HEAD 从 HEAD 由 BASE 分叉之处开始。公开仓库无需令牌；私有仓库需要 RANGEBAR_GITHUB_TOKEN 中的令牌，或窗口保存在钥匙串中的令牌。拉取请求新增或移除文档时，显示仅有的那一份文档，对 --fail-on 而言算作变化。</translation>
    </message>
    <message>
        <source>Two documents are needed, a base and a candidate; or --pr, or --repo.</source>
        <translation>需要两份文档：基线和候选；或者 --pr，或者 --repo。</translation>
    </message>
    <message>
        <source>The document to compare with; with --repo the argument is BASE..HEAD.</source>
        <translation>用来对照的文档；使用 --repo 时此参数为 BASE..HEAD。</translation>
    </message>
    <message>
        <source>A pull request of GitHub, by its address or as OWNER/REPO#12, instead of two documents.</source>
        <translation>GitHub 的拉取请求，写其地址或 OWNER/REPO#12，代替两份文档。</translation>
    </message>
    <message>
        <source>A repository of GitHub, whose branches, tags or commits are compared.</source>
        <translation>GitHub 的仓库，比较其分支、标签或提交。</translation>
    </message>
    <message>
        <source>With --pr: compares with the commit where the pull request left its target branch, or with the tip of that branch.</source>
        <translation>使用 --pr 时：与拉取请求从目标分支分叉处的提交比较，或与该分支的最新提交比较。</translation>
    </message>
    <message>
        <source>With --pr and --repo: the file in the repository.</source>
        <translation>使用 --pr 和 --repo 时：仓库中的文件。</translation>
    </message>
    <message>
        <source>Compares what a pull request changes.</source>
        <translation>比较一个拉取请求所做的更改。</translation>
    </message>
    <message>
        <source>Compares a release with a branch.</source>
        <translation>将一个发布版本与一个分支比较。</translation>
    </message>
    <message>
        <source>--compare needs two documents, the base and the candidate, or none to be asked for them.</source>
        <translation>--compare 需要两份文档（基线和候选），或者一份也不给，由窗口询问。</translation>
    </message>
    <message>
        <source>Opens the numbers of a pull request on GitHub: its address, or OWNER/REPO#12.</source>
        <translation>打开 GitHub 上一个拉取请求的数据：其地址，或 OWNER/REPO#12。</translation>
    </message>
    <message>
        <source>Compares the two documents that follow, base first; without any it asks for them.</source>
        <translation>比较其后的两份文档，基线在前；一份也不给时，会询问要比较哪两份。</translation>
    </message>
    <message>
        <source>Shows what a pull request changes in the numbers.</source>
        <translation>显示一个拉取请求对数据的更改。</translation>
    </message>
    <message>
        <source>A token for GitHub, which is used before any other.</source>
        <translation>GitHub 的令牌，优先于其他令牌使用。</translation>
    </message>
    <message>
        <source>The address of another GitHub&apos;s API, such as https://HOST/api/v3.</source>
        <translation>另一个 GitHub 的 API 地址，如 https://HOST/api/v3。</translation>
    </message>
    <message>
        <source>Writes down what the program does, for a report of a mistake. The file holds no passwords or tokens; at 1 MiB a new one is begun, and the one before is kept as FILE.1.</source>
        <translation>记录程序的运行过程，供报告错误使用。文件不含密码或令牌；达到 1 MiB 时重新开始，之前的内容保存为 FILE.1。</translation>
    </message>
    <message>
        <source>Writes the log to the error output.</source>
        <translation>将日志写到标准错误输出。</translation>
    </message>
    <message>
        <source>What running programs have open.</source>
        <translation>正在运行的程序所打开的内容。</translation>
    </message>
    <message>
        <source>The command %1 stands first, and its options follow it: rangebar %1 ...</source>
        <translation>命令 %1 要写在最前面，它的选项跟在后面：rangebar %1 ...</translation>
    </message>
    <message>
        <source>There is no command or file %1. Did you mean %2?</source>
        <translation>没有命令或文件 %1。是否想用 %2？</translation>
    </message>
</context>
<context>
    <name>rangebar::CommandOutput</name>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>%1 is a folder. Name a file in it.</source>
        <translation>%1 是文件夹。请给出其中的一个文件。</translation>
    </message>
    <message>
        <source>%1 is there already. It is overwritten only with --force.</source>
        <translation>%1 已存在。只有使用 --force 才会覆盖它。</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>标准输出</translation>
    </message>
</context>
<context>
    <name>rangebar::CommandParser</name>
    <message>
        <source>There is no option %1.</source>
        <translation>没有选项 %1。</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>是否想用 %1？</translation>
    </message>
    <message>
        <source>%1 can&apos;t be empty.</source>
        <translation>%1 不能为空。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be %2. Choose one of %3.</source>
        <translation>%1 不能是 %2。可选：%3。</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not %4.</source>
        <translation>%1 必须是 %2 到 %3 之间的整数，而不是 %4。</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not %4.</source>
        <translation>%1 必须是 %2 到 %3 之间的数字，而不是 %4。</translation>
    </message>
    <message numerus="yes">
        <source>%n argument(s) given.</source>
        <translation>
            <numerusform>给出了 %n 个参数。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::Commands</name>
    <message>
        <source>There is no verb %1. The verbs are %2.</source>
        <translation>没有命令 %1。可用的命令：%2。</translation>
    </message>
    <message>
        <source>See %1.</source>
        <translation>参见 %1。</translation>
    </message>
</context>
<context>
    <name>rangebar::CommentDialog</name>
    <message>
        <source>Only the rows that are &amp;visible in the comparison</source>
        <translation>只含比较中可见的行(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Open in the &amp;browser</source>
        <translation>打开网页(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Post as comment</source>
        <translation>发布为评论(&amp;P)</translation>
    </message>
    <message>
        <source>Summary for the review</source>
        <translation>评审摘要</translation>
    </message>
    <message>
        <source>This is what a comment on %1 would be, to the last character. It is Markdown, ready to be pasted as well. The first line is seen by nobody: by it the next comment finds this one.</source>
        <translation>这就是对 %1 的评论全文，一字不差。它是 Markdown，也可以直接粘贴。第一行不会显示给任何人：下一条评论凭它找到这一条。</translation>
    </message>
    <message>
        <source>Text of the comment</source>
        <translation>评论的文本</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Update the comment</source>
        <translation>更新评论(&amp;U)</translation>
    </message>
    <message>
        <source>By the account of a program.</source>
        <translation>以程序的账户发布。</translation>
    </message>
    <message>
        <source>By the account %1.</source>
        <translation>以账户 %1 发布。</translation>
    </message>
</context>
<context>
    <name>rangebar::ComparePage</name>
    <message>
        <source>All rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Findings only</source>
        <translation>仅发现项</translation>
    </message>
    <message>
        <source>Regressions</source>
        <translation>回归</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>改进</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>显示的行</translation>
    </message>
    <message>
        <source>In document order</source>
        <translation>按文档顺序</translation>
    </message>
    <message>
        <source>Largest change first</source>
        <translation>变化最大的在前</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>Order of the rows</source>
        <translation>行的顺序</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>按名称筛选</translation>
    </message>
    <message>
        <source>Gate for &amp;instructions:</source>
        <translation>指令数阈值(&amp;I)：</translation>
    </message>
    <message>
        <source>for &amp;allocations:</source>
        <translation>内存分配阈值(&amp;A)：</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Previous finding (Shift+F7)</source>
        <translation>上一个发现项 (Shift+F7)</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>上一个发现项</translation>
    </message>
    <message>
        <source>Next finding (F7)</source>
        <translation>下一个发现项 (F7)</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>下一个发现项</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Note on the finding</source>
        <translation>对该发现项的备注</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s). F7 goes to the first.</source>
        <translation>
            <numerusform>%n 个发现项。按 F7 转到第一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>没有发现项。</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>第 %1 项，共 %2 项：%3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>&amp;Swap the sides</source>
        <translation>交换两侧(&amp;S)</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>Nothing was found: no change is larger than the spread, no count moved past a gate, and no row came or went.</source>
        <translation>没有任何发现：没有大于波动范围的变化，没有越过阈值的计数，也没有新增或移除的行。</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>与裸客户端对照</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation>代码的开销</translation>
    </message>
    <message>
        <source>Pairing of the rows</source>
        <translation>行的配对</translation>
    </message>
    <message>
        <source>Rows of equal names are paired. Similar names are only suggested; nothing is paired until you say so.</source>
        <translation>名称相同的行会配对。名称相近的行只作建议；未经你确认，不会配对。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; in the base looks like &quot;%3&quot; in the candidate.</source>
        <translation>%1：基线中的「%2」与候选中的「%3」相近。</translation>
    </message>
    <message>
        <source>Pair them</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>%1: pair by hand</source>
        <translation>%1：手动配对</translation>
    </message>
    <message>
        <source>Row of the base</source>
        <translation>基线中的行</translation>
    </message>
    <message>
        <source>Row of the candidate</source>
        <translation>候选中的行</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; in the base is paired with &quot;%3&quot; in the candidate.</source>
        <translation>%1：基线中的「%2」已与候选中的「%3」配对。</translation>
    </message>
    <message>
        <source>Take apart</source>
        <translation>取消配对</translation>
    </message>
    <message>
        <source>Undo all pairing by hand</source>
        <translation>撤销所有手动配对</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>其他字段</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>&amp;Copy everything as</source>
        <translation>全部复制为(&amp;C)</translation>
    </message>
    <message>
        <source>Copy what is &amp;visible as</source>
        <translation>将可见内容复制为(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Save everything as</source>
        <translation>全部保存为(&amp;S)</translation>
    </message>
    <message>
        <source>Save what is v&amp;isible as</source>
        <translation>将可见内容保存为(&amp;I)</translation>
    </message>
    <message>
        <source>Save c&amp;omparison...</source>
        <translation>保存比较(&amp;O)...</translation>
    </message>
    <message>
        <source>Accep&amp;ted</source>
        <translation>已接受(&amp;T)</translation>
    </message>
    <message>
        <source>Nothing was found, since nothing could be compared.</source>
        <translation>没有发现，因为没有任何内容可以比较。</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>恢复该比较</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>不再恢复</translation>
    </message>
</context>
<context>
    <name>rangebar::Comparing</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is not available. Refresh, and open the comparison again.</source>
        <translation>无法取得 %1。请刷新后再次打开该比较。</translation>
    </message>
    <message>
        <source>The sample is no longer shown.</source>
        <translation>该示例已不再显示。</translation>
    </message>
    <message>
        <source>%1: this version is no longer available.</source>
        <translation>%1：这个版本已无法取得。</translation>
    </message>
    <message>
        <source>%1 is not in the library. Open it on GitHub again (File &gt; Open pull request), and save the comparison again.</source>
        <translation>文档库中没有 %1。请通过「文件 &gt; 打开拉取请求」从 GitHub 再次打开，并重新保存比较。</translation>
    </message>
    <message>
        <source>Choose the two documents again (Ctrl+Shift+D).</source>
        <translation>请重新选择两份文档（Ctrl+Shift+D）。</translation>
    </message>
    <message>
        <source>This is what was known when the comparison was saved.</source>
        <translation>这是保存比较时已知的情况。</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>打开网页</translation>
    </message>
    <message numerus="yes">
        <source>The comparison of %1 with %2, in which you accepted %n finding(s), was replaced by this one.</source>
        <translation>
            <numerusform>%1 与 %2 的比较（您已接受其中 %n 个发现项）已被此比较取代。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ComparisonReport</name>
    <message>
        <source>May they be compared?</source>
        <translation>能否比较？</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>不同之处</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>medians</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>raw client moved</source>
        <translation>裸客户端有变动</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>好坏参半</translation>
    </message>
    <message>
        <source>not gated</source>
        <translation>不计入门禁</translation>
    </message>
    <message>
        <source>changed beside it: %1</source>
        <extracomment>%1 names what differs between the two environments.</extracomment>
        <translation>同时变化的还有：%1</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>Verdict of the base</source>
        <translation>基线的判定</translation>
    </message>
    <message>
        <source>Verdict of the candidate</source>
        <translation>候选的判定</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n row(s)</source>
        <translation>
            <numerusform>%1：%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数项</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Every verdict explained</source>
        <translation>逐条解释每个判定</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>解释</translation>
    </message>
    <message>
        <source>Possibly the same row under another name</source>
        <translation>可能是换了名称的同一行</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比较结果</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 与 %2 对照</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Both machines</source>
        <translation>两侧的机器</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>其他字段</translation>
    </message>
</context>
<context>
    <name>rangebar::ComparisonTableModel</name>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>额外开销</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>插件</translation>
    </message>
</context>
<context>
    <name>rangebar::ComparisonWords</name>
    <message>
        <source>unnamed document</source>
        <translation>未命名文档</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>same machine, same build</source>
        <translation>同一台机器，相同构建</translation>
    </message>
    <message>
        <source>same machine, something changed</source>
        <translation>同一台机器，有所变化</translation>
    </message>
    <message>
        <source>different machines</source>
        <translation>不同机器</translation>
    </message>
    <message>
        <source>different crates</source>
        <translation>不同 crate</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation>代码的开销</translation>
    </message>
    <message>
        <source>regression</source>
        <translation>回归</translation>
    </message>
    <message>
        <source>improvement</source>
        <translation>改进</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>冷启动</translation>
    </message>
    <message>
        <source>Hand written</source>
        <translation>手写代码</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令数</translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation>内存分配</translation>
    </message>
    <message>
        <source>the raw client</source>
        <translation>裸客户端</translation>
    </message>
    <message>
        <source>the broker crate</source>
        <translation>Broker crate</translation>
    </message>
    <message>
        <source>the runtime</source>
        <translation>运行时</translation>
    </message>
    <message>
        <source>the broker crate and the runtime together</source>
        <translation>Broker crate 与运行时合计</translation>
    </message>
    <message>
        <source>not compared: different machines</source>
        <translation>未比较：机器不同</translation>
    </message>
    <message>
        <source>not compared: different units</source>
        <translation>未比较：单位不同</translation>
    </message>
    <message>
        <source>not compared: larger is better on one side, smaller on the other</source>
        <translation>未比较：一侧越大越好，另一侧越小越好</translation>
    </message>
    <message>
        <source>not compared: one side publishes no best, the other no median</source>
        <translation>未比较：一侧未公布最佳一轮，另一侧未公布中位一轮</translation>
    </message>
    <message>
        <source>not measured in the base</source>
        <translation>基线中未测量</translation>
    </message>
    <message>
        <source>not measured in the candidate</source>
        <translation>候选中未测量</translation>
    </message>
    <message>
        <source>not compared: a figure is not positive</source>
        <translation>未比较：有一个数值不是正数</translation>
    </message>
    <message>
        <source>The base is not the document that was saved: its content has changed.</source>
        <translation>基线已不是保存时的文档：其内容已变化。</translation>
    </message>
    <message>
        <source>The candidate is not the document that was saved: its content has changed.</source>
        <translation>候选已不是保存时的文档：其内容已变化。</translation>
    </message>
    <message>
        <source>code measured %1</source>
        <translation>代码测量于 %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>changes rates and counts</source>
        <translation>影响速率和计数</translation>
    </message>
    <message>
        <source>changes counts</source>
        <translation>影响计数</translation>
    </message>
    <message>
        <source>changes rates</source>
        <translation>影响速率</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>on one side only</source>
        <translation>仅一侧有</translation>
    </message>
    <message>
        <source>measured, no setting</source>
        <translation>测量值，并非设置</translation>
    </message>
    <message>
        <source>Same machine, same build: everything is compared.</source>
        <translation>同一台机器，相同构建：全部比较。</translation>
    </message>
    <message>
        <source>Same machine, something changed: everything is compared; what changed is named, since it may be the cause.</source>
        <translation>同一台机器，有所变化：全部比较；变化之处会列出，因为原因可能就在其中。</translation>
    </message>
    <message>
        <source>Different machines: only distances to the raw client and code counts are compared; absolute rates stand side by side without a change.</source>
        <translation>不同机器：只比较与裸客户端的差距和代码计数；绝对速率仅并排列出，不计变化。</translation>
    </message>
    <message>
        <source>Not compared: %1 and %2 are different crates, and rows of different crates are never compared with each other.</source>
        <translation>未比较：%1 和 %2 是不同的 crate，不同 crate 的行从不相互比较。</translation>
    </message>
    <message>
        <source>Neither document names its crate; whether both are of the same one can&apos;t be checked.</source>
        <translation>两份文档都没有写明 crate；无法核实二者是否属于同一个 crate。</translation>
    </message>
    <message>
        <source>The base names no crate; whether it is of %1 too can&apos;t be checked.</source>
        <translation>基线没有写明 crate；无法核实它是否也属于 %1。</translation>
    </message>
    <message>
        <source>The candidate names no crate; whether it is of %1 too can&apos;t be checked.</source>
        <translation>候选没有写明 crate；无法核实它是否也属于 %1。</translation>
    </message>
    <message>
        <source>The base is schema %1, the candidate schema %2: what both have is compared.</source>
        <translation>基线的 schema 为 %1，候选的 schema 为 %2：只比较双方都有的内容。</translation>
    </message>
    <message>
        <source>One side publishes no best round: medians are compared with medians.</source>
        <translation>有一侧未公布最佳一轮：以中位数与中位数比较。</translation>
    </message>
    <message>
        <source>The sides have different numbers of rounds: a best of more rounds is biased upward.</source>
        <translation>两侧轮数不同：轮数越多，其中的最佳值越偏高。</translation>
    </message>
    <message>
        <source>The sides have different numbers of rounds: the spread of more rounds is wider.</source>
        <translation>两侧轮数不同：轮数越多，波动范围越宽。</translation>
    </message>
    <message numerus="yes">
        <source>The raw client itself moved in %n row(s): the machine, the broker or the client changed, so read the distances there.</source>
        <translation>
            <numerusform>裸客户端自身在 %n 行中有变动：机器、Broker 或客户端变了，这些行请看差距。</numerusform>
        </translation>
    </message>
    <message>
        <source>Compiler, profile, features, flags or architecture differ: the code counts compare the toolchain too, so they are shown as information.</source>
        <translation>编译器、构建配置、特性、标志或架构不同：代码计数比较的也包括工具链，因此仅供参考。</translation>
    </message>
    <message>
        <source>%1: the base publishes none; the candidate&apos;s stand alone.</source>
        <translation>%1：基线未公布；候选的数据单独列出。</translation>
    </message>
    <message>
        <source>%1: the candidate publishes none; the base&apos;s stand alone.</source>
        <translation>%1：候选未公布；基线的数据单独列出。</translation>
    </message>
    <message>
        <source>The base has the name %1 more than once; such rows are paired in their order.</source>
        <translation>名称「%1」在基线中出现不止一次；这些行按先后顺序配对。</translation>
    </message>
    <message>
        <source>The candidate has the name %1 more than once; such rows are paired in their order.</source>
        <translation>名称「%1」在候选中出现不止一次；这些行按先后顺序配对。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of similar names may be the same row; they are paired only when you say so.</source>
        <translation>
            <numerusform>有 %n 对名称相近的行可能是同一行；只有你确认后才会配对。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates worse, instructions within the gate: probably the machine, for the raw client moved too.</source>
        <translation>速率变差，指令数在阈值以内：可能是机器的原因，因为裸客户端也有变动。</translation>
    </message>
    <message>
        <source>Rates worse, instructions within the gate: probably the machine, or waiting rather than work; the raw client did not move.</source>
        <translation>速率变差，指令数在阈值以内：可能是机器的原因，或者是等待变多而非工作变多；裸客户端没有变动。</translation>
    </message>
    <message>
        <source>Rates better, instructions within the gate: probably the machine, for the raw client moved too.</source>
        <translation>速率变好，指令数在阈值以内：可能是机器的原因，因为裸客户端也有变动。</translation>
    </message>
    <message>
        <source>Rates better, instructions within the gate: probably the machine, or less waiting rather than less work; the raw client did not move.</source>
        <translation>速率变好，指令数在阈值以内：可能是机器的原因，或者是等待变少而非工作变少；裸客户端没有变动。</translation>
    </message>
    <message>
        <source>More instructions, but no rate shows it.</source>
        <translation>指令数变多，但速率上看不出来。</translation>
    </message>
    <message>
        <source>Fewer instructions, but no rate shows it.</source>
        <translation>指令数变少，但速率上看不出来。</translation>
    </message>
    <message>
        <source>Rates and instructions do not move together: read the rows one by one.</source>
        <translation>速率与指令数变化不一致：请逐行查看。</translation>
    </message>
    <message numerus="yes">
        <source>%n regression(s)</source>
        <translation>
            <numerusform>%n 个回归</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n improvement(s)</source>
        <translation>
            <numerusform>%n 个改进</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s)</source>
        <translation>
            <numerusform>%n 个其他变化</numerusform>
        </translation>
    </message>
    <message>
        <source>Worse and better: %1.</source>
        <translation>有好有坏：%1。</translation>
    </message>
    <message>
        <source>Worse: %1.</source>
        <translation>变差：%1。</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <translation>变好：%1。</translation>
    </message>
    <message>
        <source>No regression, no improvement; %1.</source>
        <translation>没有回归，也没有改进；%1。</translation>
    </message>
    <message>
        <source>Nothing found: no change beyond the spread and the gates.</source>
        <translation>没有发现项：没有超出波动范围和阈值的变化。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) compared</source>
        <translation>
            <numerusform>比较了 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a flipped verdict</source>
        <translation>
            <numerusform>判定翻转 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>新增 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>移除 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not comparable</source>
        <translation>
            <numerusform>无法比较 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates: %1.</source>
        <translation>速率：%1。</translation>
    </message>
    <message>
        <source>less than one would by luck</source>
        <translation>纯属偶然的预计不到 1 个</translation>
    </message>
    <message>
        <source>up to %1 would by luck</source>
        <translation>纯属偶然的预计至多 %1 个</translation>
    </message>
    <message>
        <source>about %1 would by luck</source>
        <translation>纯属偶然的预计约 %1 个</translation>
    </message>
    <message>
        <source>about %1 to %2 would by luck</source>
        <translation>纯属偶然的预计约 %1 到 %2 个</translation>
    </message>
    <message>
        <source>Of all loops, %1 of %2 changes of a rate or a distance are distinguishable; %3.</source>
        <translation>在所有循环的 %2 个速率或差距变化中，可区分的有 %1 个；%3。</translation>
    </message>
    <message numerus="yes">
        <source>The geometric mean of RustStream&apos;s rate ratios, candidate over base, is %1 over %n row(s).</source>
        <extracomment>%1 is a ratio such as 0.984 or 1.013.</extracomment>
        <translation>
            <numerusform>RustStream 速率比（候选 / 基线）的几何平均值为 %1，基于 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) compared</source>
        <translation>
            <numerusform>比较了 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical</source>
        <translation>
            <numerusform>相同 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a gated regression</source>
        <translation>
            <numerusform>出现门禁回归 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Code: %1.</source>
        <translation>代码：%1。</translation>
    </message>
    <message>
        <source>%1, plugin %2</source>
        <translation>%1，插件 %2</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a scenario whose name stands several times in the document, %2 tells which of them it is.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>written %1 in the base</source>
        <translation>在基线中写作「%1」</translation>
    </message>
    <message>
        <source>paired by hand with %1 of the base</source>
        <translation>已与基线中的「%1」手动配对</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>增加 %1</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>减少 %1</translation>
    </message>
    <message>
        <source>%1 more %2</source>
        <extracomment>%1 is a percentage, %2 a unit such as msg/s.</extracomment>
        <translation>%2 增加 %1</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%2 减少 %1</translation>
    </message>
    <message>
        <source>%1 points more overhead</source>
        <extracomment>%1 is a number of percentage points; the overhead is the distance to the raw client.</extracomment>
        <translation>额外开销增加 %1 个百分点</translation>
    </message>
    <message>
        <source>%1 points less overhead</source>
        <translation>额外开销减少 %1 个百分点</translation>
    </message>
    <message>
        <source>identical (%1)</source>
        <translation>相同 (%1)</translation>
    </message>
    <message>
        <source>new (%1 -&gt; %2)</source>
        <translation>新出现 (%1 -&gt; %2)</translation>
    </message>
    <message>
        <source>gone (%1 -&gt; %2)</source>
        <translation>已消失 (%1 -&gt; %2)</translation>
    </message>
    <message>
        <source>not published in the base (%1)</source>
        <translation>基线中未公布 (%1)</translation>
    </message>
    <message>
        <source>not published in the candidate (%1)</source>
        <translation>候选中未公布 (%1)</translation>
    </message>
    <message>
        <source>%1 (%2 -&gt; %3), %4</source>
        <extracomment>%1 is a signed difference, %2 and %3 the numbers, %4 a signed percentage.</extracomment>
        <translation>%1 (%2 -&gt; %3)，%4</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>在 %1 以内</translation>
    </message>
    <message>
        <source>up by more than %1</source>
        <translation>上升，越过阈值 %1</translation>
    </message>
    <message>
        <source>down by more than %1</source>
        <translation>下降，越过阈值 %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新出现</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>information: %1</source>
        <translation>供参考：%1</translation>
    </message>
    <message>
        <source>beside the gates: %1</source>
        <translation>不在门禁范围：%1</translation>
    </message>
    <message>
        <source>note, not gated: %1</source>
        <translation>提示，不计入门禁：%1</translation>
    </message>
    <message>
        <source>%1: %2 on both sides, identical.</source>
        <translation>%1：两侧均为 %2，相同。</translation>
    </message>
    <message>
        <source>%1: %2 in the base, %3 in the candidate; %4.</source>
        <translation>%1：基线 %2，候选 %3；%4。</translation>
    </message>
    <message>
        <source>%1: the medians %2 and %3 differ by %4, which is smaller than the larger spread of the rounds, %5 (base %6, candidate %7), so the change is indistinguishable.</source>
        <extracomment>%1 is a loop; the others are figures with their unit.</extracomment>
        <translation>%1：中位数 %2 和 %3 相差 %4，小于两侧各轮波动范围中较大的 %5（基线 %6，候选 %7），因此变化无法区分。</translation>
    </message>
    <message>
        <source>%1: %2 and %3 differ by %4, which is smaller than the larger spread of the rounds, %5 (base %6, candidate %7), so the change is indistinguishable.</source>
        <translation>%1：%2 和 %3 相差 %4，小于两侧各轮波动范围中较大的 %5（基线 %6，候选 %7），因此变化无法区分。</translation>
    </message>
    <message>
        <source>%1: from a median of %2 to %3 is %4; the difference of %5 is not smaller than the larger spread of the rounds, %6 (base %7, candidate %8).</source>
        <extracomment>%1 is a loop, %4 such as &quot;3.1 % more msg/s&quot;; the others are figures with their unit.</extracomment>
        <translation>%1：中位数从 %2 到 %3，即 %4；差值 %5 不小于两侧各轮波动范围中较大的 %6（基线 %7，候选 %8）。</translation>
    </message>
    <message>
        <source>%1: from %2 to %3 is %4; the difference of %5 is not smaller than the larger spread of the rounds, %6 (base %7, candidate %8).</source>
        <translation>%1：从 %2 到 %3，即 %4；差值 %5 不小于两侧各轮波动范围中较大的 %6（基线 %7，候选 %8）。</translation>
    </message>
    <message>
        <source>%1 against its raw client: %2.</source>
        <translation>%1 与各自的裸客户端对照：%2。</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1 is a loop&apos;s figure, %2 its raw client&apos;s, with its unit.</extracomment>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>%1 against its raw client: base %2, candidate %3: the distance is identical.</source>
        <translation>%1 与各自的裸客户端对照：基线 %2，候选 %3；差距相同。</translation>
    </message>
    <message>
        <source>%1 against its raw client: base %2, candidate %3; the change of the distance is smaller than the larger spread over the raw client&apos;s figure (base %4, candidate %5), so it is indistinguishable.</source>
        <translation>%1 与各自的裸客户端对照：基线 %2，候选 %3；差距的变化小于较大的波动范围与裸客户端数值之比（基线 %4，候选 %5），因此无法区分。</translation>
    </message>
    <message>
        <source>%1 against its raw client: base %2, candidate %3, which is %4; that is not smaller than the larger spread over the raw client&apos;s figure, %5 points (base %6, candidate %7).</source>
        <translation>%1 与各自的裸客户端对照：基线 %2，候选 %3，即%4；这不小于较大的波动范围与裸客户端数值之比 %5 个百分点（基线 %6，候选 %7）。</translation>
    </message>
    <message>
        <source>%1, %2: %3: %4</source>
        <extracomment>%1 is a column, %2 &quot;Instructions&quot; or &quot;Allocations&quot;, %3 the change, %4 the verdict.</extracomment>
        <translation>%1，%2：%3：%4</translation>
    </message>
    <message>
        <source>%1; going back would be %2, above the gate of %3.</source>
        <translation>%1；若反向变回则为 %2，越过阈值 %3。</translation>
    </message>
    <message>
        <source>This row is %1.</source>
        <extracomment>How a row was paired with the base&apos;s, as a sentence.</extracomment>
        <translation>此行%1。</translation>
    </message>
    <message>
        <source>The base has no such row.</source>
        <translation>基线中没有这一行。</translation>
    </message>
    <message>
        <source>The candidate has no such row.</source>
        <translation>候选中没有这一行。</translation>
    </message>
    <message>
        <source>Nothing of this row is compared: its unit is %1 in the base and %2 in the candidate.</source>
        <translation>此行不作任何比较：单位在基线中是 %1，在候选中是 %2。</translation>
    </message>
    <message>
        <source>%1: the verdict against the raw client flipped from %2 to %3.</source>
        <translation>%1：与裸客户端对照的判定翻转，原为 %2，现为 %3。</translation>
    </message>
    <message>
        <source>One of the two verdicts is not published; it is derived by the spread rule.</source>
        <translation>两个判定中有一个未公布，由波动规则得出。</translation>
    </message>
    <message>
        <source>%1: mixed; best and median moved in opposite directions.</source>
        <translation>%1：好坏参半；最佳一轮与中位一轮变动方向相反。</translation>
    </message>
    <message>
        <source>The verdict of RustStream against the broker crate flipped from %1 to %2.</source>
        <translation>RustStream 与 Broker crate 对照的判定翻转，原为 %1，现为 %2。</translation>
    </message>
    <message>
        <source>The candidate marks this row as broker-bound, the base did not.</source>
        <translation>候选把此行标为受 Broker 限制，基线没有。</translation>
    </message>
    <message>
        <source>The base marked this row as broker-bound, the candidate does not.</source>
        <translation>基线把此行标为受 Broker 限制，候选没有。</translation>
    </message>
    <message>
        <source>Medians are compared, since one side publishes no best round.</source>
        <translation>比较的是中位数，因为有一侧未公布最佳一轮。</translation>
    </message>
    <message>
        <source>Rounds: %1 in the base, %2 in the candidate; a best of more rounds is biased upward.</source>
        <translation>轮数：基线 %1，候选 %2；轮数越多，其中的最佳值越偏高。</translation>
    </message>
    <message>
        <source>Rounds: %1 in the base, %2 in the candidate; the spread of more rounds is wider.</source>
        <translation>轮数：基线 %1，候选 %2；轮数越多，波动范围越宽。</translation>
    </message>
    <message>
        <source>The raw client itself moved: the machine, the broker or the client changed, so read the distances.</source>
        <translation>裸客户端自身有变动：机器、Broker 或客户端变了，请看差距。</translation>
    </message>
    <message>
        <source>Where the change of RustStream entered can&apos;t be told: no single layer changed distinguishably the same way.</source>
        <translation>无法判断 RustStream 的变化来自哪里：没有哪一层朝同一方向有可区分的变化。</translation>
    </message>
    <message>
        <source>The change of RustStream entered in %1.</source>
        <translation>RustStream 的变化来自：%1。</translation>
    </message>
    <message>
        <source>The candidate gates this entry, the base did not.</source>
        <translation>候选把此项计入门禁，基线没有。</translation>
    </message>
    <message>
        <source>The base gated this entry, the candidate does not.</source>
        <translation>基线把此项计入门禁，候选没有。</translation>
    </message>
    <message>
        <source>Not gated: a regression of it is reported, never failed.</source>
        <translation>不计入门禁：出现回归只报告，不算失败。</translation>
    </message>
    <message>
        <source>Measured over %1 messages in the base and %2 in the candidate.</source>
        <translation>测量所用消息数：基线 %1，候选 %2。</translation>
    </message>
    <message>
        <source>These differ between the sides and may be the cause: %1.</source>
        <translation>两侧在以下方面不同，原因可能在此：%1。</translation>
    </message>
    <message>
        <source>%1, rate</source>
        <translation>%1，速率</translation>
    </message>
    <message>
        <source>%1, distance</source>
        <translation>%1，差距</translation>
    </message>
    <message>
        <source>%1, verdicts</source>
        <translation>%1，判定</translation>
    </message>
    <message>
        <source>%1 in the base, %2 in the candidate</source>
        <translation>基线 %1，候选 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: only in the candidate</source>
        <translation>%1：仅候选中有</translation>
    </message>
    <message>
        <source>%1: only in the base</source>
        <translation>%1：仅基线中有</translation>
    </message>
    <message>
        <source>%1 of %2 rows are hidden by the filter.</source>
        <translation>筛选隐藏了 %1 行，共 %2 行。</translation>
    </message>
    <message>
        <source>Nothing could be compared.</source>
        <translation>没有任何内容可以比较。</translation>
    </message>
    <message>
        <source>Nothing could be compared; %1.</source>
        <translation>没有任何内容可以比较；%1。</translation>
    </message>
    <message>
        <source>%1 (medians %2 and %3)</source>
        <extracomment>%1 is such as &quot;5.9 % less msg/s&quot;, %2 and %3 are the medians that were compared.</extracomment>
        <translation>%1（中位数 %2 和 %3）</translation>
    </message>
    <message>
        <source>The file of the base has changed since it was compared.</source>
        <translation>基线的文件在比较之后已变化。</translation>
    </message>
    <message>
        <source>The file of the candidate has changed since it was compared.</source>
        <translation>候选的文件在比较之后已变化。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>finding</comment>
        <extracomment>%1 is a row, %2 what was found in it, such as &quot;RustStream, 3.1 % more msg/s&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>change</comment>
        <extracomment>%1 is a loop, %2 such as &quot;3.1 % more msg/s&quot;.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>the raw client moved, %1</source>
        <translation>裸客户端有变动，%1</translation>
    </message>
    <message>
        <source>%1, verdict %2 -&gt; %3</source>
        <translation>%1，判定 %2 -&gt; %3</translation>
    </message>
    <message>
        <source>verdict of the plugin %1 -&gt; %2</source>
        <translation>插件的判定 %1 -&gt; %2</translation>
    </message>
    <message>
        <source>now broker-bound</source>
        <translation>现在受 Broker 限制</translation>
    </message>
    <message>
        <source>no longer broker-bound</source>
        <translation>不再受 Broker 限制</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>now gated</source>
        <translation>现已计入门禁</translation>
    </message>
    <message>
        <source>no longer gated</source>
        <translation>不再计入门禁</translation>
    </message>
    <message>
        <source>This is no saved comparison: it is larger than one can be. Choose a file that Save comparison wrote.</source>
        <translation>这不是已保存的比较：文件过大，已保存的比较不会这么大。请选择由「保存比较」写出的文件。</translation>
    </message>
    <message>
        <source>This is no saved comparison: it is not JSON from byte %1 on. Choose a file that Save comparison wrote.</source>
        <translation>这不是已保存的比较：从第 %1 字节起不是 JSON。请选择由「保存比较」写出的文件。</translation>
    </message>
    <message>
        <source>This is JSON, but not a saved comparison. Choose a file that Save comparison wrote.</source>
        <translation>这是 JSON，但不是已保存的比较。请选择由「保存比较」写出的文件。</translation>
    </message>
    <message>
        <source>This comparison was saved in version %1 of the file; this program reads version 1. Open it with a newer Rangebar.</source>
        <translation>此比较以文件格式版本 %1 保存；本程序只读取版本 1。请用更新的 Rangebar 打开。</translation>
    </message>
    <message>
        <source>This saved comparison is damaged: %1 is missing or has no value that can be used. Compare the two documents again.</source>
        <translation>此已保存的比较已损坏：%1 缺失，或其值无法使用。请重新比较这两份文档。</translation>
    </message>
    <message>
        <source>The sides are turned round: what is called the base here is the candidate of this comparison.</source>
        <translation>两侧已互换：此处所称的基线是本次比较的候选。</translation>
    </message>
    <message>
        <source>What changed since %1</source>
        <extracomment>%1 is a version, %2 the day of a measurement.</extracomment>
        <translation>自 %1 以来的变化</translation>
    </message>
    <message>
        <source>What changed since %1 (%2)</source>
        <translation>自 %1（%2）以来的变化</translation>
    </message>
    <message>
        <source>none would by luck</source>
        <translation>没有纯属偶然的</translation>
    </message>
    <message numerus="yes">
        <source>%n of them has (have) the same rounds on both sides, so nothing was measured again and luck is counted without it (them).</source>
        <translation>
            <numerusform>其中 %n 个两侧的各轮完全相同，说明没有重新测量，估算偶然变化时不计入它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>the unit is %1 in the base and %2 in the candidate</source>
        <translation>单位在基线中为 %1，在候选中为 %2</translation>
    </message>
    <message>
        <source>larger is better on one side, smaller on the other</source>
        <translation>一侧越大越好，另一侧越小越好</translation>
    </message>
    <message>
        <source>the raw client&apos;s figure is %1 in the candidate</source>
        <translation>裸客户端的数值在候选中为 %1</translation>
    </message>
    <message>
        <source>the raw client&apos;s figure is %1 in the base</source>
        <translation>裸客户端的数值在基线中为 %1</translation>
    </message>
    <message>
        <source>its figure is %1 in the candidate</source>
        <translation>其数值在候选中为 %1</translation>
    </message>
    <message>
        <source>its figure is %1 in the base</source>
        <translation>其数值在基线中为 %1</translation>
    </message>
    <message>
        <source>can no longer be compared: %1</source>
        <extracomment>%1 is the reason, such as &quot;the unit is msg/s in the base and kmsg/s in the candidate&quot;.</extracomment>
        <translation>不再能比较：%1</translation>
    </message>
    <message>
        <source>%1, can no longer be compared: %2</source>
        <comment>loop</comment>
        <extracomment>%1 is a loop, %2 the reason, such as &quot;not measured in the candidate&quot;.</extracomment>
        <translation>%1，不再能比较：%2</translation>
    </message>
    <message>
        <source>%1, can now be compared: %2</source>
        <comment>loop</comment>
        <translation>%1，现在可以比较：%2</translation>
    </message>
    <message>
        <source>%1, the rate can no longer be compared: %2</source>
        <extracomment>%1 is a loop, %2 the reason, such as &quot;its figure is 0 msg/s in the candidate&quot;.</extracomment>
        <translation>%1，速率不再能比较：%2</translation>
    </message>
    <message>
        <source>%1, the rate can now be compared: %2</source>
        <translation>%1，速率现在可以比较：%2</translation>
    </message>
    <message>
        <source>%1, the distance can no longer be compared: %2</source>
        <translation>%1，差距不再能比较：%2</translation>
    </message>
    <message>
        <source>%1, the distance can now be compared: %2</source>
        <translation>%1，差距现在可以比较：%2</translation>
    </message>
    <message>
        <source>%1, can no longer be compared: %2</source>
        <comment>column</comment>
        <translation>%1，不再能比较：%2</translation>
    </message>
    <message>
        <source>%1, can now be compared: %2</source>
        <comment>column</comment>
        <translation>%1，现在可以比较：%2</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Same machine, same build, but the documents have no row in common that could be compared.</source>
        <translation>同一台机器，相同构建，但两份文档没有可以比较的共同行。</translation>
    </message>
    <message>
        <source>Same machine, something changed, but the documents have no row in common that could be compared.</source>
        <translation>同一台机器，有所变化，但两份文档没有可以比较的共同行。</translation>
    </message>
    <message>
        <source>Different machines, and the documents have no row in common that could be compared.</source>
        <translation>不同机器，且两份文档没有可以比较的共同行。</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>contradiction</comment>
        <extracomment>%1 is &quot;Base&quot; or &quot;Candidate&quot;, %2 a loop, %3 what the side publishes against its own rounds.</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>contradiction</comment>
        <extracomment>%1 is a row, %2 such as &quot;Base, RustStream: The document publishes +9.9 %; its figures give +2.2 %.&quot;</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n more loop(s) is (are) published with what the rounds do not give; the rows tell it.</source>
        <translation>
            <numerusform>另有 %n 个循环公布的内容与其各轮不符；各行中有说明。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s)</source>
        <translation>
            <numerusform>另有 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates worse and more instructions in the same row: probably the code (%1).</source>
        <extracomment>%1 are rows.</extracomment>
        <translation>同一行中速率变差且指令数变多：可能是代码的原因（%1）。</translation>
    </message>
    <message>
        <source>Rates better and fewer instructions in the same row: probably the code (%1).</source>
        <translation>同一行中速率变好且指令数变少：可能是代码的原因（%1）。</translation>
    </message>
    <message>
        <source>Of all loops, %1 of %2 changes of a rate or a distance are distinguishable.</source>
        <translation>在所有循环的 %2 个速率或差距变化中，可区分的有 %1 个。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) with other numbers of rounds is (are) not counted for luck.</source>
        <translation>
            <numerusform>轮数不同的 %n 项变化不计入偶然性的估算。</numerusform>
        </translation>
    </message>
    <message>
        <source>How many would by luck can&apos;t be said: it is known for three rounds a side only, and the number of rounds is not published.</source>
        <translation>无法判断其中有多少纯属偶然：这只对每侧三轮的情况已知，而文档没有公布轮数。</translation>
    </message>
    <message>
        <source>How many would by luck can&apos;t be said: it is known for three rounds a side only, not for %1.</source>
        <extracomment>%1 is one number of rounds, or several: &quot;11&quot;, &quot;5 and 11&quot;.</extracomment>
        <translation>无法判断其中有多少纯属偶然：这只对每侧三轮的情况已知，而此处的轮数为 %1。</translation>
    </message>
    <message>
        <source>Accepted findings: %1 of %2.</source>
        <translation>已接受 %1 个发现项，共 %2 个。</translation>
    </message>
    <message>
        <source>Accepted before with other numbers, and open again: %1 of %2 findings.</source>
        <translation>此前以不同的数值接受过、现重新变为未处理的发现项：%1 个，共 %2 个。</translation>
    </message>
    <message numerus="yes">
        <source>The geometric mean of RustStream&apos;s rate ratios over %n row(s) is indistinguishable from 1, as each of them is.</source>
        <translation>
            <numerusform>RustStream 速率比在 %n 行上的几何平均值与 1 无法区分，其中每一个也都如此。</numerusform>
        </translation>
    </message>
    <message>
        <source>On both sides the loop could not be told apart from its raw client.</source>
        <translation>两侧的该循环都与其裸客户端无法区分。</translation>
    </message>
    <message>
        <source>%1 (on both sides not to be told apart from its raw client)</source>
        <extracomment>%1 is such as &quot;Broker crate, 30.4 points more overhead&quot;.</extracomment>
        <translation>%1（两侧都与其裸客户端无法区分）</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <translation>已接受：%1</translation>
    </message>
    <message>
        <source>open; accepted before with other numbers</source>
        <translation>未处理；此前以不同的数值接受过</translation>
    </message>
    <message>
        <source>open; accepted before with other numbers: %1</source>
        <translation>未处理；此前以不同的数值接受过：%1</translation>
    </message>
    <message>
        <source>It was accepted before with other numbers, so it is open again.</source>
        <translation>此发现项此前以不同的数值接受过，因此重新变为未处理。</translation>
    </message>
    <message>
        <source>Rates worse and more instructions, but no row has both: read the rows one by one.</source>
        <translation>速率变差，指令数变多，但没有一行同时如此：请逐行查看。</translation>
    </message>
    <message>
        <source>Rates better and fewer instructions, but no row has both: read the rows one by one.</source>
        <translation>速率变好，指令数变少，但没有一行同时如此：请逐行查看。</translation>
    </message>
    <message>
        <source>By this rule and with three independent rounds a side, 3 to 7 in 100 look changed when nothing did (of distances 1 to 12, depending on how the rounds scatter); a shift of one, two, three standard deviations is seen in about 19, 48 to 58, 75 to 80 of 100.</source>
        <translation>按此规则，每侧各有三个独立轮次时，即使什么都没变，每 100 个中也有 3 到 7 个看似有变化（差距则为 1 到 12 个，视各轮的离散情况而定）；一、二、三个标准差的偏移，每 100 次中分别约有 19 次、48 到 58 次、75 到 80 次能被看出。</translation>
    </message>
    <message>
        <source>RustStream&apos;s rate changed distinguishably in %1 of %2 rows; %3.</source>
        <translation>RustStream 的速率在 %2 行中的 %1 行有可区分的变化；%3。</translation>
    </message>
    <message>
        <source>RustStream&apos;s rate changed distinguishably in %1 of %2 rows.</source>
        <translation>RustStream 的速率在 %2 行中的 %1 行有可区分的变化。</translation>
    </message>
    <message numerus="yes">
        <source>Accepted before, and no longer found: %n finding(s).</source>
        <translation>
            <numerusform>此前接受过、如今不再出现的发现项：%n 个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::CrateAccess</name>
    <message>
        <source>There is no crate %1 in your list.</source>
        <translation>你的清单中没有 crate %1。</translation>
    </message>
</context>
<context>
    <name>rangebar::CratePage</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>How these numbers are measured</source>
        <translation>这些数字是怎样测得的</translation>
    </message>
    <message>
        <source>Numbers as a table</source>
        <translation>以表格显示数字</translation>
    </message>
    <message>
        <source>One axis per scenario</source>
        <translation>每个场景一条坐标轴</translation>
    </message>
    <message>
        <source>Gives every scenario its own scale, so that one far outlier does not flatten the rest</source>
        <translation>为每个场景单独设定刻度，避免一个远处的离群值把其余场景压扁</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>与裸客户端对照</translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation>代码的开销</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>冷启动</translation>
    </message>
    <message>
        <source>Shows the whole cost of starting the service and taking the first delivery</source>
        <translation>显示启动服务并取得第一条消息的全部开销</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>其他字段</translation>
    </message>
    <message>
        <source>The document also carries these fields, which Rangebar does not interpret.</source>
        <translation>文档中还有以下字段，Rangebar 不作解读。</translation>
    </message>
    <message>
        <source>History of this crate</source>
        <translation>此 crate 的历史</translation>
    </message>
    <message>
        <source>Every document of the crate in the library, over time (Ctrl+H)</source>
        <translation>文档库中该 crate 的所有文档，按时间查看 (Ctrl+H)</translation>
    </message>
    <message>
        <source>Compares it with the document of the crate that was measured before this one</source>
        <translation>与该 crate 在此之前测得的文档比较</translation>
    </message>
    <message>
        <source>Compare with an earlier document</source>
        <translation>与更早的文档比较</translation>
    </message>
    <message>
        <source>There is no earlier document of this crate here yet; these are the ways to get one</source>
        <translation>目前还没有该 crate 更早的文档；可通过以下途径获取</translation>
    </message>
    <message>
        <source>Get its &amp;history from GitHub...</source>
        <translation>从 GitHub 获取其历史(&amp;H)...</translation>
    </message>
    <message>
        <source>Choose a &amp;file...</source>
        <translation>选择文件(&amp;F)...</translation>
    </message>
</context>
<context>
    <name>rangebar::Desktop</name>
    <message>
        <source>Save image</source>
        <translation>保存图像</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Results and comparisons (*.json *.rangebar);;All files (*)</source>
        <translation>结果与比较 (*.json *.rangebar);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Documents and archives (*.json *.zip *.tar *.tar.* *.tgz *.txz *.tzst);;All files (*)</source>
        <translation>文档与归档 (*.json *.zip *.tar *.tar.* *.tgz *.txz *.tzst);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>rangebar::DiffCommand</name>
    <message>
        <source>The documents have no row in common that could be compared.</source>
        <translation>两份文档没有可以比较的共同行。</translation>
    </message>
    <message>
        <source>--pr and --repo name two different things; give one of them.</source>
        <translation>--pr 和 --repo 所指的对象不同；请只给出其一。</translation>
    </message>
    <message>
        <source>--pr names both documents; name no other beside it.</source>
        <translation>--pr 已指明两份文档；请不要再给出其他文档。</translation>
    </message>
    <message>
        <source>--repo needs two branches, tags or commits as one argument: BASE..HEAD.</source>
        <translation>--repo 需要把两个分支、标签或提交写成一个参数：BASE..HEAD。</translation>
    </message>
    <message>
        <source>--base is for a pull request (--pr).</source>
        <translation>--base 用于拉取请求（--pr）。</translation>
    </message>
    <message>
        <source>--path is for what is on GitHub (--pr, --repo).</source>
        <translation>--path 用于 GitHub 上的内容（--pr、--repo）。</translation>
    </message>
</context>
<context>
    <name>rangebar::DocumentInput</name>
    <message>
        <source>%1: There is no such file. %2</source>
        <translation>%1：没有这个文件。%2</translation>
    </message>
    <message>
        <source>%1: this is the copy of %2; --refresh downloads it again.</source>
        <translation>%1：这是 %2 的副本；--refresh 会重新下载。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: downloaded from %2.</source>
        <translation>%1：已从 %2 下载。</translation>
    </message>
</context>
<context>
    <name>rangebar::DocumentReport</name>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Read from %1.</source>
        <extracomment>%1 is a file or an address.</extracomment>
        <translation>读取自 %1。</translation>
    </message>
</context>
<context>
    <name>rangebar::EnvironmentComparisonModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>rangebar::ExportCommand</name>
    <message>
        <source>%1 is not the name of a picture in the format %2.</source>
        <translation>%1 不是 %2 格式图像的文件名。</translation>
    </message>
    <message>
        <source>%1 is for one document. With --base there are %2.</source>
        <translation>%1 针对单份文档。使用 --base 时可选：%2。</translation>
    </message>
    <message>
        <source>%1 is for two documents. Name the one to compare with: --base FILE.</source>
        <translation>%1 针对两份文档。请给出用来对照的文档：--base FILE。</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes one picture, and these are %n. Name a folder.</source>
        <translation>
            <numerusform>%1 只能存放一幅图像，而这里有 %n 幅。请给出文件夹。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standard output takes one picture, and these are %n. Choose one --chart and one --theme.</source>
        <translation>
            <numerusform>标准输出只能容纳一幅图像，而这里有 %n 幅。请各选一个 --chart 和一个 --theme。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not made: %2</source>
        <translation>%1 未生成：%2</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>%1 没有 %2。</translation>
    </message>
    <message>
        <source>There is nothing to draw.</source>
        <translation>没有可绘制的内容。</translation>
    </message>
</context>
<context>
    <name>rangebar::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message numerus="yes">
        <source>All %n crate(s) with results</source>
        <translation>
            <numerusform>所有有结果的 crate（%n 个）</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Pictures of:</source>
        <translation>图像来源(&amp;P)：</translation>
    </message>
    <message>
        <source>Charts and tables</source>
        <translation>图表和表格</translation>
    </message>
    <message>
        <source>C&amp;harts and tables:</source>
        <translation>图表和表格(&amp;H)：</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>全不选(&amp;N)</translation>
    </message>
    <message>
        <source>Theme of the preview</source>
        <translation>预览的主题</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>保存(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Copy image</source>
        <translation>复制图像(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the picture of the preview</source>
        <translation>复制预览中的图像</translation>
    </message>
    <message>
        <source>Cop&amp;y HTML</source>
        <translation>复制 HTML(&amp;Y)</translation>
    </message>
    <message>
        <source>Copies the lines that show the chosen pictures on a page, with alt text</source>
        <translation>复制在网页上显示所选图像的代码行，带替代文本</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A file name and the size of the picture in it.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>图像已复制到剪贴板。</translation>
    </message>
    <message numerus="yes">
        <source>The HTML of %n chart(s) is on the clipboard. It names the files as they are saved from here.</source>
        <translation>
            <numerusform>%n 张图表的 HTML 已复制到剪贴板。其中的文件名就是从这里保存时的文件名。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 points</source>
        <translation>%1 × %2 磅</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen document(s)</source>
        <translation>
            <numerusform>选定的 %n 份文档</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ExportOptions</name>
    <message>
        <source>Pr&amp;eset:</source>
        <translation>预设(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>宽度(&amp;W)：</translation>
    </message>
    <message>
        <source>Sca&amp;le:</source>
        <translation>缩放(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>主题(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Background:</source>
        <translation>背景(&amp;B)：</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>语言(&amp;G)：</translation>
    </message>
    <message>
        <source>A&amp;xis:</source>
        <translation>坐标轴(&amp;X)：</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>标题(&amp;I)</translation>
    </message>
    <message>
        <source>Capti&amp;on: versions, machine, date</source>
        <translation>图注：版本、机器、日期(&amp;O)</translation>
    </message>
    <message>
        <source>Text as o&amp;utlines</source>
        <translation>文字转为轮廓(&amp;U)</translation>
    </message>
    <message>
        <source>The text looks the same everywhere, but can&apos;t be searched or copied any more</source>
        <translation>文字在任何地方外观都相同，但不能再搜索或复制</translation>
    </message>
    <message>
        <source>HT&amp;ML for a page, beside the pictures</source>
        <translation>图像旁附网页用的 HTML(&amp;M)</translation>
    </message>
    <message>
        <source>A file with the lines that show the pictures on a page, such as release notes: with alt text, and with the theme that the reader of the page uses</source>
        <translation>一个文件，其中的代码行用于在网页（如发行说明）上显示这些图像：带替代文本，并采用网页读者所用的主题</translation>
    </message>
    <message>
        <source>GitHub release notes</source>
        <translation>GitHub 发行说明</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>幻灯片</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图像</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 图形</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>%1x</source>
        <extracomment>A scale: so many pixels for each pixel of the width.</extracomment>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两种</translation>
    </message>
    <message>
        <source>Opaque</source>
        <translation>不透明</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>One for all scenarios</source>
        <translation>所有场景共用一条</translation>
    </message>
    <message>
        <source>One per scenario</source>
        <translation>每个场景一条</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> 磅</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
</context>
<context>
    <name>rangebar::ExportSubject</name>
    <message>
        <source>%1 %2: %3.</source>
        <extracomment>A document of a comparison: its letter, &quot;base&quot; or &quot;candidate&quot;, versions, machine and date.</extracomment>
        <translation>%1 %2：%3。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>%1: other fields</source>
        <translation>%1：其他字段</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>changes of the scenarios</source>
        <translation>场景的变化</translation>
    </message>
    <message>
        <source>changes of the throughput</source>
        <translation>吞吐量的变化</translation>
    </message>
    <message>
        <source>changes of the cost of the code</source>
        <translation>代码开销的变化</translation>
    </message>
    <message>
        <source>machine and versions</source>
        <translation>机器与版本</translation>
    </message>
    <message>
        <source>other fields</source>
        <translation>其他字段</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>与裸客户端对照</translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation>代码的开销</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>冷启动</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Table: scenarios</source>
        <translation>表格：场景</translation>
    </message>
    <message>
        <source>Table: cost of the code</source>
        <translation>表格：代码的开销</translation>
    </message>
    <message>
        <source>Table: throughput</source>
        <translation>表格：吞吐量</translation>
    </message>
    <message>
        <source>Changes of the scenarios</source>
        <translation>场景的变化</translation>
    </message>
    <message>
        <source>Changes of the throughput</source>
        <translation>吞吐量的变化</translation>
    </message>
    <message>
        <source>Changes of the cost of the code</source>
        <translation>代码开销的变化</translation>
    </message>
    <message>
        <source>Table: findings</source>
        <translation>表格：发现项</translation>
    </message>
    <message>
        <source>Table: changes of the scenarios</source>
        <translation>表格：场景的变化</translation>
    </message>
    <message>
        <source>Table: changes of the throughput</source>
        <translation>表格：吞吐量的变化</translation>
    </message>
    <message>
        <source>Table: changes of the code</source>
        <translation>表格：代码开销的变化</translation>
    </message>
    <message>
        <source>Table: machine</source>
        <translation>表格：机器</translation>
    </message>
    <message>
        <source>Table: other fields</source>
        <translation>表格：其他字段</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>A crate with its version, and the dates of two measurements.</extracomment>
        <translation>%1，%2 -&gt; %3</translation>
    </message>
    <message>
        <source>scenarios over time</source>
        <translation>场景的历时变化</translation>
    </message>
    <message>
        <source>throughput over time</source>
        <translation>吞吐量的历时变化</translation>
    </message>
    <message>
        <source>cost of the code over time</source>
        <translation>代码开销的历时变化</translation>
    </message>
    <message>
        <source>Scenarios over time</source>
        <translation>场景的历时变化</translation>
    </message>
    <message>
        <source>Throughput over time</source>
        <translation>吞吐量的历时变化</translation>
    </message>
    <message>
        <source>Cost of the code over time</source>
        <translation>代码开销的历时变化</translation>
    </message>
    <message>
        <source>Cold start over time</source>
        <translation>冷启动的历时变化</translation>
    </message>
    <message>
        <source>Table: scenarios over time</source>
        <translation>表格：场景的历时变化</translation>
    </message>
    <message>
        <source>Table: throughput over time</source>
        <translation>表格：吞吐量的历时变化</translation>
    </message>
    <message>
        <source>Table: cost of the code over time</source>
        <translation>表格：代码开销的历时变化</translation>
    </message>
</context>
<context>
    <name>rangebar::Exporting</name>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图像</translation>
    </message>
    <message>
        <source>Folder for the pictures</source>
        <translation>存放图像的文件夹</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>替换文件</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of these names are in %1 already:</source>
        <translation>
            <numerusform>%1 中已有 %n 个同名文件：</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 未写入：%2</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;.</source>
        <extracomment>%1 is a crate with its version, %2 a chart or table.</extracomment>
        <translation>%1 没有「%2」。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved in %1.</source>
        <translation>
            <numerusform>已将 %n 个文件保存到 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were not written.</source>
        <translation>
            <numerusform>%n 个文件未写入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>复制图像</translation>
    </message>
    <message>
        <source>The chart is on the clipboard as a picture.</source>
        <translation>图表已作为图像复制到剪贴板。</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>保存图像</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Drag the chart</source>
        <translation>拖动图表</translation>
    </message>
    <message>
        <source>%1 was not written: %2. Choose another place for it, or make room.</source>
        <translation>%1 未写入：%2。请选择其他位置，或腾出空间。</translation>
    </message>
</context>
<context>
    <name>rangebar::FeedWords</name>
    <message>
        <source>less than an hour old</source>
        <translation>不到一小时前</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) old</source>
        <translation>
            <numerusform>%n 小时前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>%n 天前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) old</source>
        <translation>
            <numerusform>%n 个月前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation>
            <numerusform>%n 年前</numerusform>
        </translation>
    </message>
    <message>
        <source>Working offline: nothing is downloaded.</source>
        <translation>离线工作：不下载任何内容。</translation>
    </message>
    <message>
        <source>Offline.</source>
        <translation>离线。</translation>
    </message>
    <message numerus="yes">
        <source>Offline: %1 of %n crate(s).</source>
        <translation>
            <numerusform>离线：%n 个 crate 中的 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no copy on this computer.</source>
        <translation>本机没有副本。</translation>
    </message>
    <message>
        <source>Showing copies of %1 to %2.</source>
        <translation>显示的是 %1 至 %2 的副本。</translation>
    </message>
    <message>
        <source>Showing copies of %1 to %2 (the oldest is %3).</source>
        <translation>显示的是 %1 至 %2 的副本（最早的为 %3）。</translation>
    </message>
    <message>
        <source>Showing the copy of %1.</source>
        <translation>显示的是 %1 的副本。</translation>
    </message>
    <message>
        <source>Showing the copy of %1 (%2).</source>
        <translation>显示的是 %1 的副本（%2）。</translation>
    </message>
    <message>
        <source>Showing copies of %1.</source>
        <translation>显示的是 %1 的副本。</translation>
    </message>
    <message>
        <source>Showing copies of %1 (%2).</source>
        <translation>显示的是 %1 的副本（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%n crate(s) without a copy.</source>
        <translation>
            <numerusform>%n 个 crate 没有副本。</numerusform>
        </translation>
    </message>
    <message>
        <source>File &gt; Work offline ends it.</source>
        <translation>取消「文件 &gt; 离线工作」即可恢复下载。</translation>
    </message>
    <message>
        <source>Rangebar tries again by itself.</source>
        <translation>Rangebar 会自动重试。</translation>
    </message>
    <message>
        <source>Downloads are shown, but can&apos;t be kept on disk for the next start: %1.</source>
        <translation>下载的内容会显示，但无法存盘供下次启动使用：%1。</translation>
    </message>
    <message>
        <source>The crates show samples that come with Rangebar, not published results.</source>
        <translation>各 crate 显示的是 Rangebar 自带的示例，不是公布的结果。</translation>
    </message>
    <message>
        <source>No copy of what is published is kept on this computer.</source>
        <translation>本机没有已公布内容的副本。</translation>
    </message>
    <message numerus="yes">
        <source>For %n crate(s) the newest document of the library is shown.</source>
        <translation>
            <numerusform>有 %n 个 crate 显示的是文档库中最新的文档。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::FetchCommand</name>
    <message>
        <source>%1 is as it was</source>
        <translation>%1 没有变化</translation>
    </message>
    <message>
        <source>written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>downloaded</source>
        <translation>已下载</translation>
    </message>
    <message>
        <source>not changed</source>
        <translation>没有变化</translation>
    </message>
    <message>
        <source>--all is every crate; name none beside it.</source>
        <translation>--all 表示所有 crate；不要再另外给出名称。</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>rangebar::FetchWords</name>
    <message>
        <source>Check the network connection, then the address in the catalogue.</source>
        <translation>请检查网络连接，再检查 crate 清单中的地址。</translation>
    </message>
    <message>
        <source>Check the network connection and the address in the catalogue, or try again later.</source>
        <translation>请检查网络连接和 crate 清单中的地址，或稍后再试。</translation>
    </message>
    <message>
        <source>Check the address in the catalogue.</source>
        <translation>请检查 crate 清单中的地址。</translation>
    </message>
    <message>
        <source>Correct the address in the catalogue.</source>
        <translation>请更正 crate 清单中的地址。</translation>
    </message>
    <message>
        <source>Try again; if that does not help, check the address in the catalogue, and whether a proxy stands in between.</source>
        <translation>请重试；若仍如此，请检查 crate 清单中的地址，以及中间是否有代理。</translation>
    </message>
    <message>
        <source>%1 answered with %2.</source>
        <translation>%1 返回了 %2。</translation>
    </message>
    <message>
        <source>%1 answered with %2: %3.</source>
        <translation>%1 返回了 %2：%3。</translation>
    </message>
    <message>
        <source>The file that %1 gives is not a document that can be shown.</source>
        <translation>%1 提供的文件不是可以显示的文档。</translation>
    </message>
    <message numerus="yes">
        <source>%1 did not give the whole file within %n second(s).</source>
        <translation>
            <numerusform>%1 未在 %n 秒内传完整个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 did not give the whole file in time.</source>
        <translation>%1 未能及时传完整个文件。</translation>
    </message>
    <message>
        <source>Try again, or allow more time in the preferences.</source>
        <translation>请重试，或在首选项中放宽时限。</translation>
    </message>
    <message>
        <source>The host %1 was not found.</source>
        <translation>找不到主机 %1。</translation>
    </message>
    <message>
        <source>%1 refuses the connection.</source>
        <translation>%1 拒绝连接。</translation>
    </message>
    <message>
        <source>The connection to %1 was cut before the whole file had arrived.</source>
        <translation>与 %1 的连接在文件传完之前中断了。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>No secure connection to %1: %2.</source>
        <translation>无法与 %1 建立安全连接：%2。</translation>
    </message>
    <message>
        <source>Nothing was read from it. Check the clock of this computer, and whether a proxy or a login page of the network stands in between.</source>
        <translation>没有从中读取任何内容。请检查本机时钟，以及中间是否有代理或网络登录页面。</translation>
    </message>
    <message>
        <source>The proxy did not let the request through: %1.</source>
        <translation>代理未放行该请求：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The file that %1 gives is larger than %n MiB, the most that is read.</source>
        <translation>
            <numerusform>%1 提供的文件超过 %n MiB，这是读取的上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 redirects without saying where to.</source>
        <translation>%1 要求重定向，却没有说明去向。</translation>
    </message>
    <message>
        <source>%1 redirects to %2, which is not a secure (https) address, so it was not asked.</source>
        <translation>%1 重定向到 %2，该地址不安全（不是 https），因此没有请求它。</translation>
    </message>
    <message>
        <source>%1 redirects again and again, last to %2.</source>
        <translation>%1 反复重定向，最后一次到 %2。</translation>
    </message>
    <message>
        <source>The address %1 was not asked: only https is allowed, and http on this computer itself, both without a user name.</source>
        <translation>没有请求地址 %1：只允许 https，以及本机上的 http，且两者都不得带用户名。</translation>
    </message>
    <message>
        <source>The file could not be had from %1: %2.</source>
        <translation>无法从 %1 取得文件：%2。</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>请稍后再试。</translation>
    </message>
    <message>
        <source>loading...</source>
        <translation>正在加载...</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>测量于 %1</translation>
    </message>
    <message>
        <source>measured on an unknown date</source>
        <translation>测量日期未知</translation>
    </message>
    <message>
        <source>%1, no copy</source>
        <translation>%1，没有副本</translation>
    </message>
    <message>
        <source>offline, no copy</source>
        <translation>离线，没有副本</translation>
    </message>
    <message>
        <source>%1, copy of %2</source>
        <translation>%1，%2 的副本</translation>
    </message>
    <message>
        <source>offline, copy of %1</source>
        <translation>离线，%1 的副本</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>cancelled, copy of %1</source>
        <translation>已取消，%1 的副本</translation>
    </message>
    <message>
        <source>It could not be kept on disk for the next start: %1.</source>
        <translation>未能存盘供下次启动使用：%1。</translation>
    </message>
    <message>
        <source>This is a sample that comes with Rangebar, not a published result.</source>
        <translation>这是 Rangebar 自带的示例，不是公布的结果。</translation>
    </message>
    <message>
        <source>Shown is the copy of %1.</source>
        <translation>显示的是 %1 的副本。</translation>
    </message>
    <message>
        <source>The document is being loaded.</source>
        <translation>正在加载文档。</translation>
    </message>
    <message>
        <source>There are no results published yet.</source>
        <translation>尚未公布结果。</translation>
    </message>
    <message>
        <source>There is no copy on this computer.</source>
        <translation>本机没有副本。</translation>
    </message>
    <message>
        <source>Loading was cancelled.</source>
        <translation>加载已取消。</translation>
    </message>
    <message>
        <source>Refresh to see what is published now.</source>
        <translation>刷新即可查看当前公布的内容。</translation>
    </message>
    <message>
        <source>%1 can be reached, but gives no answer that is HTTP.</source>
        <translation>可以连上 %1，但它的应答不是 HTTP。</translation>
    </message>
    <message>
        <source>The document that was given for %1 says that it is of %2.</source>
        <translation>为 %1 取得的文档写明它属于 %2。</translation>
    </message>
    <message>
        <source>not published, copy of %1</source>
        <translation>未公布，%1 的副本</translation>
    </message>
    <message>
        <source>unreadable, copy of %1</source>
        <translation>无法读取，%1 的副本</translation>
    </message>
    <message>
        <source>not available, copy of %1</source>
        <translation>无法取得，%1 的副本</translation>
    </message>
    <message>
        <source>No results are published there now.</source>
        <translation>那里现在没有公布结果。</translation>
    </message>
    <message>
        <source>What is published now can&apos;t be shown.</source>
        <translation>当前公布的内容无法显示。</translation>
    </message>
    <message>
        <source>What is published now could not be had.</source>
        <translation>当前公布的内容未能取得。</translation>
    </message>
    <message>
        <source>You work offline: what is published now was not asked for.</source>
        <translation>正在离线工作：没有请求当前公布的内容。</translation>
    </message>
    <message>
        <source>Check the proxy in the preferences, or in the settings of the system.</source>
        <translation>请检查首选项或系统设置中的代理。</translation>
    </message>
    <message>
        <source>Check the address in the catalogue; if it is right, only who publishes the file can mend it.</source>
        <translation>请检查 crate 清单中的地址；如果地址无误，只有发布该文件的人才能修正它。</translation>
    </message>
    <message>
        <source>Nothing of it was kept. Check the address in the catalogue.</source>
        <translation>没有保留其中任何内容。请检查 crate 清单中的地址。</translation>
    </message>
    <message>
        <source>from the library, measured %1</source>
        <translation>来自文档库，测于 %1</translation>
    </message>
    <message>
        <source>from the library</source>
        <translation>来自文档库</translation>
    </message>
    <message>
        <source>Shown is the newest document of the library, measured on %1.</source>
        <translation>显示的是文档库中最新的文档，测于 %1。</translation>
    </message>
    <message>
        <source>Shown is the newest document of the library; it does not say when it was measured.</source>
        <translation>显示的是文档库中最新的文档；其中没有写明测量日期。</translation>
    </message>
    <message>
        <source>No copy of what is published is kept on this computer.</source>
        <translation>本机没有已公布内容的副本。</translation>
    </message>
</context>
<context>
    <name>rangebar::FileVersionsModel</name>
    <message>
        <source>taken into the library</source>
        <translation>已收入文档库</translation>
    </message>
    <message>
        <source>the library had it already</source>
        <translation>文档库中原已存在</translation>
    </message>
    <message>
        <source>this commit removed the file</source>
        <translation>此提交移除了该文件</translation>
    </message>
    <message>
        <source>could not be written to the library</source>
        <translation>未能写入文档库</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>rangebar::FileWords</name>
    <message>
        <source>There is no such file. It may have been moved or deleted.</source>
        <translation>没有这个文件。它可能已被移动或删除。</translation>
    </message>
    <message>
        <source>This is not a file. Open a results.json document instead.</source>
        <translation>这不是文件。请打开 results.json 文档。</translation>
    </message>
    <message>
        <source>Reloaded at %1.</source>
        <translation>已于 %1 重新加载。</translation>
    </message>
    <message>
        <source>On show is what was read at %1; the file is watched.</source>
        <translation>显示的是 %1 读取的内容；正在监视该文件。</translation>
    </message>
    <message>
        <source>%1 is no folder that can be read.</source>
        <translation>%1 不是可读取的文件夹。</translation>
    </message>
    <message>
        <source>There is no results document directly in %1; one that comes is opened.</source>
        <translation>%1 中（不含子文件夹）没有结果文档；之后出现的会自动打开。</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) open from %1; the folder is watched.</source>
        <translation>
            <numerusform>已从 %1 打开 %n 份文档；正在监视该文件夹。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Not results documents: %1.</source>
        <translation>不是结果文档：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were not looked at; so many belong into the library.</source>
        <translation>
            <numerusform>另有 %n 个文件未查看；文件这么多时，请导入文档库。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1. See whether you may read it, and whether its disk is there.</source>
        <translation>无法读取文件：%1。请检查你是否有权读取它，以及它所在的磁盘是否已连接。</translation>
    </message>
    <message>
        <source>Choose another one, or see whether you may read it.</source>
        <translation>请另选一个文件夹，或确认你有权读取它。</translation>
    </message>
</context>
<context>
    <name>rangebar::FindingsModel</name>
    <message>
        <source>open</source>
        <translation>未处理</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>评审</translation>
    </message>
</context>
<context>
    <name>rangebar::FixedPagesModel</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>all crates in two tables</source>
        <translation>两张表汇总所有 crate</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文档库</translation>
    </message>
    <message>
        <source>Pull request</source>
        <translation>拉取请求</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubAsking</name>
    <message>
        <source>Preferences...</source>
        <translation>首选项...</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>打开网页</translation>
    </message>
    <message>
        <source>You work offline now: what was under way has ended.</source>
        <translation>现在处于离线工作状态：正在进行的操作已结束。</translation>
    </message>
    <message>
        <source>You work offline, so GitHub was not asked. Switch &quot;Work offline&quot; off in the menu File, and try again.</source>
        <translation>当前处于离线工作状态，因此没有请求 GitHub。请在「文件」菜单中关闭「离线工作」，然后重试。</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubCommenting</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>The comment may or may not have been posted. Posting again is safe: it finds the comment if it is there.</source>
        <translation>评论可能已发布，也可能没有。可以放心再次发布：如果评论已在，会找到它。</translation>
    </message>
    <message>
        <source>Looking for an earlier comment</source>
        <translation>正在查找较早的评论</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubComparison</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>It is the token in RANGEBAR_GITHUB_TOKEN.</source>
        <translation>这是 RANGEBAR_GITHUB_TOKEN 中的令牌。</translation>
    </message>
    <message>
        <source>Without a window a token is taken from RANGEBAR_GITHUB_TOKEN.</source>
        <translation>不使用窗口时，令牌取自 RANGEBAR_GITHUB_TOKEN。</translation>
    </message>
    <message>
        <source>Asking the keychain...</source>
        <translation>正在查询钥匙串...</translation>
    </message>
    <message>
        <source>Name it with --path: %1.</source>
        <translation>请用 --path 指明：%1。</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubErrorWords</name>
    <message>
        <source>the API</source>
        <translation>该 API</translation>
    </message>
    <message>
        <source>the repository %1</source>
        <translation>仓库 %1</translation>
    </message>
    <message>
        <source>the pull request %1</source>
        <translation>拉取请求 %1</translation>
    </message>
    <message>
        <source>a branch, tag or commit named %1</source>
        <translation>名为 %1 的分支、标签或提交</translation>
    </message>
    <message>
        <source>a common commit of %1</source>
        <translation>两侧的共同提交（%1）</translation>
    </message>
    <message>
        <source>the file %1</source>
        <translation>文件 %1</translation>
    </message>
    <message>
        <source>the history of %1</source>
        <translation>文件 %1 的历史</translation>
    </message>
    <message>
        <source>the comments of %1</source>
        <translation>拉取请求 %1 的评论</translation>
    </message>
    <message>
        <source>the account</source>
        <translation>账户</translation>
    </message>
    <message numerus="yes">
        <source>%1 did not answer within %n second(s).</source>
        <translation>
            <numerusform>%1 未在 %n 秒内应答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>请稍后再试。</translation>
    </message>
    <message>
        <source>The connection to %1 was cut before the whole answer had arrived.</source>
        <translation>与 %1 的连接在应答传完之前中断了。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>The address %1 was not asked: it is not one of %2, which alone gets the token.</source>
        <translation>没有请求地址 %1：它不属于 %2，而令牌只发送给后者。</translation>
    </message>
    <message>
        <source>Check the network connection, and try again later.</source>
        <translation>请检查网络连接，稍后再试。</translation>
    </message>
    <message>
        <source>%1 wants fewer requests in a short time.</source>
        <translation>%1 要求短时间内减少请求。</translation>
    </message>
    <message>
        <source>It can be asked again from %1.</source>
        <translation>%1 起可再次请求。</translation>
    </message>
    <message>
        <source>No requests to %1 are left for this token.</source>
        <translation>此令牌对 %1 的请求次数已用完。</translation>
    </message>
    <message>
        <source>No requests to %1 are left without a token.</source>
        <translation>不带令牌时，对 %1 的请求次数已用完。</translation>
    </message>
    <message>
        <source>There are new ones from %1.</source>
        <translation>%1 起恢复。</translation>
    </message>
    <message>
        <source>With a token there are many more: enter one in the preferences.</source>
        <translation>使用令牌时次数要多得多：请在首选项中输入令牌。</translation>
    </message>
    <message>
        <source>%1 does not find %2.</source>
        <translation>%1 找不到%2。</translation>
    </message>
    <message>
        <source>The address is wrong, or it is private and this token may not read it: GitHub does not tell the two apart.</source>
        <translation>可能是地址有误，也可能是它属于私有内容、此令牌无权读取：GitHub 不区分这两种情况。</translation>
    </message>
    <message>
        <source>The address is wrong, or it is private and needs a token: GitHub does not tell the two apart.</source>
        <translation>可能是地址有误，也可能是它属于私有内容、需要令牌：GitHub 不区分这两种情况。</translation>
    </message>
    <message>
        <source>%1 refuses access to %2.</source>
        <translation>%1 拒绝访问%2。</translation>
    </message>
    <message>
        <source>The token would need: %1.</source>
        <translation>令牌需要具备：%1。</translation>
    </message>
    <message>
        <source>The answer of %1 was lost, so the comment may or may not have been posted.</source>
        <translation>%1 的应答丢失了，因此评论可能已发布，也可能没有。</translation>
    </message>
    <message>
        <source>Look at the pull request. Posting again is safe: it finds the comment if it is there.</source>
        <translation>请查看该拉取请求。可以放心再次发布：如果评论已在，会找到它。</translation>
    </message>
    <message>
        <source>%1 does not give %2: it is too large.</source>
        <translation>以下内容过大，%1 不予提供：%2。</translation>
    </message>
    <message numerus="yes">
        <source>What %1 gives for %2 is larger than %n MiB, the most that is read.</source>
        <translation>
            <numerusform>%1 提供的以下内容超过 %n MiB，这是读取的上限：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of it was kept.</source>
        <translation>没有保留其中任何内容。</translation>
    </message>
    <message>
        <source>%1 redirects without saying where to, or again and again.</source>
        <translation>%1 要求重定向却没有说明去向，或反复重定向。</translation>
    </message>
    <message>
        <source>%1 redirects to %2, which was not asked.</source>
        <translation>%1 重定向到 %2，没有请求该地址。</translation>
    </message>
    <message>
        <source>Check whether a login page of the network stands in between, and the address of the API.</source>
        <translation>请检查中间是否有网络登录页面，以及 API 的地址。</translation>
    </message>
    <message>
        <source>%1 answers, but not as GitHub&apos;s API does.</source>
        <translation>%1 有应答，但不是 GitHub API 的应答。</translation>
    </message>
    <message>
        <source>The answer of %1 for %2 lacks %3.</source>
        <translation>就以下内容，%1 的应答中缺少 %3：%2。</translation>
    </message>
    <message>
        <source>%1 does not accept the token.</source>
        <translation>%1 不接受该令牌。</translation>
    </message>
    <message>
        <source>It is wrong, expired or revoked: enter another one in the preferences.</source>
        <translation>它有误、已过期或已撤销：请在首选项中输入另一个。</translation>
    </message>
    <message>
        <source>%1 wants a token for that.</source>
        <translation>%1 要求为此提供令牌。</translation>
    </message>
    <message>
        <source>Enter one in the preferences.</source>
        <translation>请在首选项中输入令牌。</translation>
    </message>
    <message>
        <source>The organization wants this token to be authorized by its own login (SSO).</source>
        <translation>该组织要求此令牌通过其自有登录（SSO）授权。</translation>
    </message>
    <message>
        <source>The organization wants this token to be authorized by its own login (SSO): %1</source>
        <translation>该组织要求此令牌通过其自有登录（SSO）授权：%1</translation>
    </message>
    <message>
        <source>%1 says that %2 is gone for good.</source>
        <translation>%1 表示以下内容已永久移除：%2。</translation>
    </message>
    <message>
        <source>The repository has no commit yet.</source>
        <translation>该仓库还没有提交。</translation>
    </message>
    <message>
        <source>%1 does not accept the request for %2.</source>
        <translation>%1 不接受对以下内容的请求：%2。</translation>
    </message>
    <message>
        <source>%1 withholds %2 for legal reasons.</source>
        <translation>因法律原因，%1 不予提供%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has trouble of its own (%2); it was asked %n time(s).</source>
        <translation>
            <numerusform>%1 自身出了问题（%2）；已请求 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answered with %2.</source>
        <translation>%1 返回了 %2。</translation>
    </message>
    <message>
        <source>The comment is longer than %1 characters, the most that GitHub takes. It was not sent.</source>
        <translation>评论超过 %1 个字符，这是 GitHub 接受的上限。评论没有发送。</translation>
    </message>
    <message>
        <source>%1 is kept in Git LFS: the repository has only a pointer to it, which is no document.</source>
        <translation>%1 存放在 Git LFS 中：仓库里只有指向它的指针，并不是文档。</translation>
    </message>
    <message>
        <source>It says: &quot;%1&quot;.</source>
        <translation>服务器报告：「%1」。</translation>
    </message>
    <message>
        <source>Check what the token may do.</source>
        <translation>请检查该令牌的权限。</translation>
    </message>
    <message>
        <source>It may be allowed with a token: enter one in the preferences.</source>
        <translation>使用令牌可能会获得许可：请在首选项中输入令牌。</translation>
    </message>
    <message>
        <source>Try again later; if that does not help, check the address of the API in the preferences.</source>
        <translation>请稍后再试；若仍如此，请检查首选项中 API 的地址。</translation>
    </message>
    <message>
        <source>GitHub offers that in the list of your tokens.</source>
        <translation>可在 GitHub 的令牌列表中授权。</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>请检查地址。</translation>
    </message>
    <message>
        <source>Narrow the rows down, and send only those that are shown.</source>
        <translation>请缩小行的范围，只发送显示的行。</translation>
    </message>
    <message>
        <source>Get the file with git, and open it here.</source>
        <translation>请用 git 获取该文件，然后在此打开。</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubHistoryDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>Import &amp;earlier ones</source>
        <translation>导入更早的版本(&amp;E)</translation>
    </message>
    <message>
        <source>Show the &amp;history</source>
        <translation>显示历史(&amp;H)</translation>
    </message>
    <message>
        <source>Import history from GitHub</source>
        <translation>从 GitHub 导入历史</translation>
    </message>
    <message>
        <source>the default branch</source>
        <translation>默认分支</translation>
    </message>
    <message>
        <source>Versions of the file</source>
        <translation>文件的各版本</translation>
    </message>
    <message>
        <source>Reading from GitHub</source>
        <translation>正在从 GitHub 读取</translation>
    </message>
    <message>
        <source>&amp;Repository:</source>
        <translation>仓库(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Branch or tag:</source>
        <translation>分支或标签(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;File in the repository:</source>
        <translation>仓库中的文件(&amp;F)：</translation>
    </message>
    <message>
        <source>Enter the repository, as OWNER/REPO.</source>
        <translation>请输入仓库，写作 OWNER/REPO。</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubHistoryImport</name>
    <message>
        <source>Cancelled. What was taken until then is in the library.</source>
        <translation>已取消。此前收入的内容都在文档库中。</translation>
    </message>
    <message>
        <source>Listing the versions</source>
        <translation>正在列出各版本</translation>
    </message>
    <message numerus="yes">
        <source>%n version(s) taken into the library.</source>
        <translation>
            <numerusform>%n 个版本已收入文档库。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) there already.</source>
        <translation>
            <numerusform>%n 个原已存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commit(s) removed the file.</source>
        <translation>
            <numerusform>%n 个提交移除了该文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the list says why.</source>
        <translation>
            <numerusform>%n 个无法读取；原因见列表。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be written to the library.</source>
        <translation>
            <numerusform>%n 个未能写入文档库。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are earlier ones.</source>
        <translation>还有更早的版本。</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubPlace</name>
    <message>
        <source>It begins with https://, or with http:// where it is on this computer; it has no user name and no query.</source>
        <translation>它以 https:// 开头，若在本机也可以 http:// 开头；其中不含用户名，也不含查询部分。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be the address of GitHub&apos;s API.</source>
        <translation>%1 不能作为 GitHub API 的地址。</translation>
    </message>
    <message>
        <source>What %1 holds can&apos;t be the address of GitHub&apos;s API: %2.</source>
        <translation>%1 中的内容不能作为 GitHub API 的地址：%2。</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubReviewing</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>正在请求 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of them touch(es) the file.</source>
        <translation>
            <numerusform>其中 %n 个涉及该文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them touches the file.</source>
        <translation>没有一个涉及该文件。</translation>
    </message>
    <message>
        <source>The repository has no open pull request.</source>
        <translation>该仓库没有开放的拉取请求。</translation>
    </message>
    <message numerus="yes">
        <source>Looked at %n open pull request(s).</source>
        <translation>
            <numerusform>已查看 %n 个开放的拉取请求。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more, which were updated earlier.</source>
        <translation>还有更多，它们的更新时间更早。</translation>
    </message>
    <message>
        <source>This is of another GitHub than the one that is set in the preferences.</source>
        <translation>这属于另一个 GitHub，并非首选项中设置的那一个。</translation>
    </message>
    <message>
        <source>Looking again</source>
        <translation>正在再次查看</translation>
    </message>
    <message>
        <source>Nothing has changed since the last look.</source>
        <translation>上次查看之后没有变化。</translation>
    </message>
    <message>
        <source>They do not change the document.</source>
        <translation>它们没有更改该文档。</translation>
    </message>
    <message>
        <source>There is no document to show</source>
        <translation>没有可显示的文档</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Compared is what you saw before with what is there now.</source>
        <translation>比较的是此前看到的内容与现在的内容。</translation>
    </message>
    <message>
        <source>Compare with the base</source>
        <translation>与基线比较</translation>
    </message>
    <message>
        <source>Compare with what you saw before</source>
        <translation>与此前看到的比较</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>打开网页</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再次查看</translation>
    </message>
    <message>
        <source>Asks GitHub what is there now (F5)</source>
        <translation>向 GitHub 查询现在的内容 (F5)</translation>
    </message>
    <message>
        <source>Summary for the review...</source>
        <translation>评审摘要...</translation>
    </message>
    <message>
        <source>The comparison as Markdown, to copy or to post as a comment</source>
        <translation>Markdown 形式的比较，可复制或发布为评论</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubWords</name>
    <message>
        <source>Enter the address of a pull request, such as OWNER/REPO#12.</source>
        <translation>请输入拉取请求的地址，如 OWNER/REPO#12。</translation>
    </message>
    <message>
        <source>That is no address.</source>
        <translation>这不是地址。</translation>
    </message>
    <message>
        <source>%1 is neither the address of a pull request, nor OWNER/REPO#12, nor OWNER/REPO@BASE..HEAD.</source>
        <translation>%1 既不是拉取请求的地址，也不是 OWNER/REPO#12 或 OWNER/REPO@BASE..HEAD。</translation>
    </message>
    <message>
        <source>There is a user name or password in the address. Leave it out: %1</source>
        <translation>地址中有用户名或密码。请去掉它：%1</translation>
    </message>
    <message>
        <source>The address is of %1, and %2 is the one that is asked. Another GitHub can be set in the preferences.</source>
        <translation>该地址属于 %1，而所请求的是 %2。可以在首选项中设置另一个 GitHub。</translation>
    </message>
    <message>
        <source>%1 is neither a pull request nor a comparison.</source>
        <translation>%1 既不是拉取请求，也不是比较。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be the owner of a repository.</source>
        <translation>%1 不能作为仓库的所有者。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be the name of a repository.</source>
        <translation>%1 不能作为仓库的名称。</translation>
    </message>
    <message>
        <source>The number of the pull request is missing.</source>
        <translation>缺少拉取请求的编号。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be the number of a pull request.</source>
        <translation>%1 不能作为拉取请求的编号。</translation>
    </message>
    <message>
        <source>Two branches, tags or commits are needed, as BASE..HEAD.</source>
        <translation>需要两个分支、标签或提交，写作 BASE..HEAD。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be a branch, tag or commit.</source>
        <translation>%1 不能作为分支、标签或提交。</translation>
    </message>
    <message>
        <source>The path of the file is missing.</source>
        <translation>缺少文件的路径。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be the path of a file in a repository.</source>
        <translation>%1 不能作为仓库中文件的路径。</translation>
    </message>
    <message>
        <source>No requests are left; waiting for new ones at %1</source>
        <translation>请求次数已用完；等待 %1 恢复</translation>
    </message>
    <message>
        <source>GitHub wants fewer requests; waiting until %1</source>
        <translation>GitHub 要求减少请求；等待至 %1</translation>
    </message>
    <message>
        <source>GitHub has trouble of its own; trying again at %1</source>
        <translation>GitHub 自身出了问题；将于 %1 重试</translation>
    </message>
    <message>
        <source>Reading the pull request %1</source>
        <translation>正在读取拉取请求 %1</translation>
    </message>
    <message>
        <source>Looking through its files, %1 of %2</source>
        <translation>正在查看其文件，%1 / %2</translation>
    </message>
    <message>
        <source>Looking through its files, %1</source>
        <translation>正在查看其文件，%1</translation>
    </message>
    <message>
        <source>Finding the commit where it began</source>
        <translation>正在查找分叉处的提交</translation>
    </message>
    <message>
        <source>Finding the commit of %1</source>
        <translation>正在查找 %1 的提交</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Reading the versions of %1, %2 of %3</source>
        <translation>正在读取 %1 的各版本，%2 / %3</translation>
    </message>
    <message>
        <source>Listing the versions of %1</source>
        <translation>正在列出 %1 的各版本</translation>
    </message>
    <message>
        <source>Looking through open pull requests, %1 of %2</source>
        <translation>正在查看开放的拉取请求，%1 / %2</translation>
    </message>
    <message>
        <source>Listing the open pull requests of %1</source>
        <translation>正在列出 %1 中开放的拉取请求</translation>
    </message>
    <message>
        <source>Asking whose token it is</source>
        <translation>正在查询令牌的所有者</translation>
    </message>
    <message>
        <source>Looking for an earlier comment</source>
        <translation>正在查找较早的评论</translation>
    </message>
    <message>
        <source>Posting the comment</source>
        <translation>正在发布评论</translation>
    </message>
    <message>
        <source>Asking how many requests are left</source>
        <translation>正在查询剩余的请求次数</translation>
    </message>
    <message>
        <source>no limit of requests is known</source>
        <translation>请求次数的限制未知</translation>
    </message>
    <message>
        <source>%1 of %2 requests left, all of them again at %3</source>
        <translation>请求次数剩余 %1，共 %2，将于 %3 全部恢复</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>open</source>
        <translation>开放</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>已合并</translation>
    </message>
    <message>
        <source>closed without being merged</source>
        <translation>已关闭，未合并</translation>
    </message>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>renamed from %1</source>
        <translation>由 %1 重命名</translation>
    </message>
    <message>
        <source>an account that is gone</source>
        <translation>已不存在的账户</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1，作者 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n commit(s)</source>
        <translation>
            <numerusform>%n 个提交</numerusform>
        </translation>
    </message>
    <message>
        <source>from a fork that is gone</source>
        <translation>来自已不存在的复刻</translation>
    </message>
    <message>
        <source>from the fork %1</source>
        <translation>来自复刻 %1</translation>
    </message>
    <message>
        <source>base: where it left %1, %2</source>
        <translation>基线：从 %1 分叉处的提交 %2</translation>
    </message>
    <message>
        <source>base: the tip of %1, %2</source>
        <translation>基线：%1 的最新提交 %2</translation>
    </message>
    <message>
        <source>candidate: %1, %2</source>
        <translation>候选：%1，%2</translation>
    </message>
    <message>
        <source>Looked at %1</source>
        <translation>查看于 %1</translation>
    </message>
    <message>
        <source>The repository %1 is named %2 now.</source>
        <translation>仓库 %1 现名为 %2。</translation>
    </message>
    <message>
        <source>It touches more files than GitHub lists, so there may be documents that are not seen here.</source>
        <translation>它涉及的文件多于 GitHub 列出的数量，因此可能有文档未在此显示。</translation>
    </message>
    <message>
        <source>This pull request adds %1; there is none to compare with.</source>
        <translation>此拉取请求新增了 %1；没有可供比较的文档。</translation>
    </message>
    <message>
        <source>This pull request removes %1. Shown is the document that it removes.</source>
        <translation>此拉取请求移除了 %1。显示的是被移除的文档。</translation>
    </message>
    <message>
        <source>This pull request does not touch %1.</source>
        <translation>此拉取请求不涉及 %1。</translation>
    </message>
    <message>
        <source>Shown is the document of the target branch.</source>
        <translation>显示的是目标分支上的文档。</translation>
    </message>
    <message>
        <source>The target branch has no such document either.</source>
        <translation>目标分支上也没有这份文档。</translation>
    </message>
    <message numerus="yes">
        <source>This pull request changes %n such document(s), and not %1.</source>
        <translation>
            <numerusform>此拉取请求更改了 %n 份此类文档，但没有更改 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>请选择一份。</translation>
    </message>
    <message>
        <source>There are new commits since the last look.</source>
        <translation>上次查看之后有新的提交。</translation>
    </message>
    <message>
        <source>The base has moved since the last look.</source>
        <translation>基线在上次查看之后已变动。</translation>
    </message>
    <message>
        <source>Its state has changed since the last look.</source>
        <translation>其状态在上次查看之后已变化。</translation>
    </message>
    <message>
        <source>The comment was posted.</source>
        <translation>评论已发布。</translation>
    </message>
    <message>
        <source>A new comment will be posted.</source>
        <translation>将发布一条新评论。</translation>
    </message>
    <message>
        <source>The earlier comment was updated.</source>
        <translation>较早的评论已更新。</translation>
    </message>
    <message>
        <source>The earlier comment will be replaced.</source>
        <translation>较早的评论将被替换。</translation>
    </message>
    <message>
        <source>The earlier comment says the same already. Nothing is sent.</source>
        <translation>较早的评论内容已相同。不发送任何内容。</translation>
    </message>
    <message>
        <source>The token is kept in the keychain of the desktop.</source>
        <translation>令牌保存在桌面环境的钥匙串中。</translation>
    </message>
    <message>
        <source>The token is kept in memory, until the program ends.</source>
        <translation>令牌保存在内存中，直到程序结束。</translation>
    </message>
    <message>
        <source>No keychain answers on this computer.</source>
        <translation>本机没有可用的钥匙串。</translation>
    </message>
    <message>
        <source>The keychain is locked, or refuses access.</source>
        <translation>钥匙串已锁定，或拒绝访问。</translation>
    </message>
    <message>
        <source>The keychain did not answer in time.</source>
        <translation>钥匙串未及时应答。</translation>
    </message>
    <message>
        <source>What the keychain has can&apos;t be a token.</source>
        <translation>钥匙串中的内容不能作为令牌。</translation>
    </message>
    <message>
        <source>What %1 holds can&apos;t be a token.</source>
        <translation>%1 中的内容不能作为令牌。</translation>
    </message>
    <message>
        <source>The keychain could not be used: %1.</source>
        <translation>无法使用钥匙串：%1。</translation>
    </message>
    <message>
        <source>A token of %1.</source>
        <translation>%1 的令牌。</translation>
    </message>
    <message>
        <source>A token of %1 (%2).</source>
        <translation>%1（%2）的令牌。</translation>
    </message>
    <message>
        <source>A fine-grained token: GitHub does not tell what it may do.</source>
        <translation>细粒度令牌：GitHub 不提供其权限。</translation>
    </message>
    <message>
        <source>It has no scopes: it reads what is public.</source>
        <translation>没有权限范围：只能读取公开内容。</translation>
    </message>
    <message>
        <source>Its scopes: %1.</source>
        <translation>权限范围：%1。</translation>
    </message>
    <message>
        <source>It expires at %1.</source>
        <translation>到期时间：%1。</translation>
    </message>
    <message>
        <source>GitHub names no date on which it expires.</source>
        <translation>GitHub 没有给出其到期日期。</translation>
    </message>
    <message>
        <source>the default branch</source>
        <translation>默认分支</translation>
    </message>
    <message>
        <source>base: %1, %2</source>
        <translation>基线：%1，%2</translation>
    </message>
    <message>
        <source>Only the candidate has %1; there is none to compare with.</source>
        <translation>只有候选有 %1；没有可供比较的文档。</translation>
    </message>
    <message>
        <source>Only the base has %1; there is none to compare with.</source>
        <translation>只有基线有 %1；没有可供比较的文档。</translation>
    </message>
    <message>
        <source>%1 of the commit %2 can&apos;t be read: %3</source>
        <translation>无法读取提交 %2 中的 %1：%3</translation>
    </message>
    <message>
        <source>Unlock it and try again.</source>
        <translation>请解锁后重试。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>Enter the token again.</source>
        <translation>请重新输入令牌。</translation>
    </message>
</context>
<context>
    <name>rangebar::GuiLoader</name>
    <message>
        <source>A part of the program could not be loaded: %1</source>
        <translation>无法加载程序的一部分：%1</translation>
    </message>
</context>
<context>
    <name>rangebar::HelpPage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation>手册中没有这些词。</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n section(s)</source>
        <translation>
            <numerusform>在 %n 节中找到</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation>手册目录</translation>
    </message>
    <message>
        <source>Where the words were found</source>
        <translation>找到这些词的位置</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>手册正文</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>后退 (Alt+Left)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>前进 (Alt+Right)</translation>
    </message>
</context>
<context>
    <name>rangebar::HelpText</name>
    <message>
        <source>[options]</source>
        <translation>[选项]</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <extracomment>%1 lists the values of an option.</extracomment>
        <translation>可选：%1。</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>默认：%1。</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>用法：%1</translation>
    </message>
    <message>
        <source>Verbs:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>参数：</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>退出码：</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>示例：</translation>
    </message>
    <message>
        <source>Explains a verb.</source>
        <translation>显示一个命令的说明。</translation>
    </message>
    <message>
        <source>Environment:</source>
        <translation>环境变量：</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>文件：</translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryCommand</name>
    <message>
        <source>--%1 is for the picture: name its file with --chart.</source>
        <translation>--%1 针对图像：请用 --chart 给出图像文件。</translation>
    </message>
    <message>
        <source>The report and the picture need an output each: name a file for --chart.</source>
        <translation>报告和图像须各有输出位置：请为 --chart 给出一个文件。</translation>
    </message>
    <message>
        <source>%1 is not the name of a picture: it ends in .png, .svg or .pdf.</source>
        <translation>%1 不是图像的文件名：文件名须以 .png、.svg 或 .pdf 结尾。</translation>
    </message>
    <message>
        <source>There is nothing to draw.</source>
        <translation>没有可绘制的内容。</translation>
    </message>
    <message>
        <source>%1 has no %2. It has %3.</source>
        <translation>%1 没有 %2。可用的有：%3。</translation>
    </message>
    <message>
        <source>%1 was not made: %2</source>
        <translation>%1 未生成：%2</translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryDocuments</name>
    <message>
        <source>%1: passed over %2.</source>
        <extracomment>%1 is a folder or an archive, %2 such as &quot;12 files that are not JSON&quot;.</extracomment>
        <translation>%1：已跳过 %2。</translation>
    </message>
    <message>
        <source>No commit in %1 has a file %2; these are the documents in the folder. --path names another file.</source>
        <translation>%1 中没有任何提交含有文件 %2；这里是该文件夹中的文档。可用 --path 指定另一个文件。</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder, and the library in %2 is empty.</source>
        <translation>%1 既不是文件，也不是文件夹，%2 中的文档库是空的。</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder, and the library in %2 has no document of such a crate. It has %3.</source>
        <translation>%1 既不是文件，也不是文件夹，%2 中的文档库也没有此 crate 的文档。其中有：%3。</translation>
    </message>
    <message>
        <source>--path is for repositories, and %1 is not one.</source>
        <translation>--path 针对仓库，而 %1 不是仓库。</translation>
    </message>
    <message>
        <source>These are documents of several crates: %1. Name one with --crate.</source>
        <translation>这些文档属于多个 crate：%1。请用 --crate 指定一个。</translation>
    </message>
    <message>
        <source>No document names the crate %1, or any other.</source>
        <translation>没有文档写明属于 crate %1 或任何其他 crate。</translation>
    </message>
    <message>
        <source>No document is of the crate %1. There are documents of %2.</source>
        <translation>没有 crate %1 的文档。有以下 crate 的文档：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) of other crates is (are) not part of it.</source>
        <translation>
            <numerusform>其他 crate 的 %n 份文档不计在内。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>There is no document that could be read.</source>
        <translation>没有能读取的文档。</translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryDocumentsModel</name>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 is the reason.</extracomment>
        <translation>未纳入：%1</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Machine and build</source>
        <translation>机器与构建</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryPage</name>
    <message>
        <source>By date</source>
        <translation>按日期</translation>
    </message>
    <message>
        <source>By version</source>
        <translation>按版本</translation>
    </message>
    <message>
        <source>Order of the documents</source>
        <translation>文档的顺序</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>What is shown of the loops</source>
        <translation>显示循环的哪种数值</translation>
    </message>
    <message>
        <source>Distances to the raw client hold across machines, rates on one machine only</source>
        <translation>与裸客户端的差距在不同机器之间都成立，速率只在同一台机器上成立</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>所有文档</translation>
    </message>
    <message numerus="yes">
        <source>Last %n</source>
        <translation>
            <numerusform>最近 %n 份</numerusform>
        </translation>
    </message>
    <message>
        <source>How many documents</source>
        <translation>文档的数量</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Compares the two chosen documents (Ctrl+D)</source>
        <translation>比较所选的两份文档 (Ctrl+D)</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>所有机器</translation>
    </message>
    <message>
        <source>Machine not published</source>
        <translation>机器信息未公布</translation>
    </message>
    <message>
        <source>Documents of the library are being read...</source>
        <translation>正在读取文档库中的文档...</translation>
    </message>
    <message>
        <source>No document of this crate is kept in the library yet. Every document that is downloaded or opened is kept there, and documents can be imported from folders, archives and git repositories.</source>
        <translation>文档库中还没有此 crate 的文档。下载或打开的每份文档都会保存在那里，也可以从文件夹、归档和 git 仓库导入文档。</translation>
    </message>
    <message>
        <source>Import older documents from a folder, an archive or a git repository to see them here.</source>
        <translation>从文件夹、归档或 git 仓库导入较早的文档，即可在此查看。</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) of the library can&apos;t be read:</source>
        <translation>
            <numerusform>文档库中有 %n 份文档无法读取：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 份</numerusform>
        </translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Numbers as a table</source>
        <translation>以表格显示数字</translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation>代码的开销</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>冷启动</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Click a document, or press Space on it, to choose it; with Ctrl the second. Enter opens it.</source>
        <translation>单击文档或在其上按 Space 键即可选择；选第二份时按住 Ctrl。按 Enter 打开。</translation>
    </message>
    <message>
        <source>Chosen: %1. Choose a second one with Ctrl to compare them.</source>
        <extracomment>%1 is a document.</extracomment>
        <translation>已选择 %1。按住 Ctrl 再选一份即可比较。</translation>
    </message>
    <message>
        <source>Chosen: %1 and %2. Ctrl+D compares them.</source>
        <extracomment>%1 and %2 are documents.</extracomment>
        <translation>已选择 %1 与 %2。按 Ctrl+D 比较二者。</translation>
    </message>
    <message numerus="yes">
        <source>The history of %n document(s) is being put together...</source>
        <translation>
            <numerusform>正在整理 %n 份文档的历史...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryReport</name>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>On ruststream</source>
        <translation>ruststream 版本</translation>
    </message>
    <message>
        <source>Machine, and what changed</source>
        <translation>机器，以及变更之处</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Beyond the spread and the gates</source>
        <translation>超出波动范围和阈值的变化</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a row, %2 what was found in it, such as &quot;RustStream, 3.1 % more msg/s&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a section, %2 a row of it.
----------
%1 is the section &quot;Cost of the code&quot;, %2 an entry of it.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>heading</comment>
        <extracomment>%1 is a row, %2 &quot;rates&quot; or &quot;distances to the raw client&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Since the document before</source>
        <translation>较前一份文档</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>loop</comment>
        <extracomment>%1 is a loop, %2 why it is not compared.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the median round of each loop</source>
        <translation>每个循环的中位一轮</translation>
    </message>
    <message>
        <source>the best round of each loop, and the median round where no best is published</source>
        <translation>每个循环的最佳一轮，未公布最佳一轮时为中位一轮</translation>
    </message>
    <message>
        <source>the best round of each loop</source>
        <translation>每个循环的最佳一轮</translation>
    </message>
    <message>
        <source>In %1: %2.</source>
        <extracomment>%1 is a unit such as msg/s, %2 such as &quot;the best round of each loop&quot;.</extracomment>
        <translation>单位 %1：%2。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 and %2 are the first and the last of some documents.</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>未纳入</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message numerus="yes">
        <source>%n more could not be read; the list of what is left out says why.</source>
        <translation>
            <numerusform>另有 %n 份无法读取；原因见未纳入文档的列表。</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs are instructions / allocations, of one message; those of the cold start are of the whole start.</source>
        <translation>开销写作「指令数 / 内存分配」，为每条消息的值；冷启动则为整个启动的总量。</translation>
    </message>
</context>
<context>
    <name>rangebar::HistorySpecs</name>
    <message>
        <source>unnamed documents</source>
        <translation>未命名文档</translation>
    </message>
    <message>
        <source>%1: rates of the throughput over time</source>
        <translation>%1：吞吐量速率的历时变化</translation>
    </message>
    <message>
        <source>%1: throughput against the raw client, over time</source>
        <translation>%1：吞吐量与裸客户端对照的历时变化</translation>
    </message>
    <message>
        <source>%1: rates over time</source>
        <translation>%1：速率的历时变化</translation>
    </message>
    <message>
        <source>%1: against the raw client, over time</source>
        <translation>%1：与裸客户端对照的历时变化</translation>
    </message>
    <message>
        <source>each loop&apos;s rounds in the unit they were measured in; an axis starts at zero unless everything on it is far from zero</source>
        <translation>各循环的各轮，以测量时的单位表示；坐标轴从零开始，除非其上的数值都远离零</translation>
    </message>
    <message>
        <source>how far each loop&apos;s rounds are below the raw client&apos;s figure in the same document; up is slower; a line joins what may be compared</source>
        <translation>各循环的每一轮比同一文档中裸客户端的数值低多少；越靠上越慢；可比较的点以线相连</translation>
    </message>
    <message>
        <source>%1 in %2 of %3</source>
        <extracomment>%1 is &quot;broker-bound&quot;, %2 and %3 are numbers of documents.</extracomment>
        <translation>%3 份中 %2 份%1</translation>
    </message>
    <message>
        <source>not gated</source>
        <translation>不计入门禁</translation>
    </message>
    <message>
        <source>Bars are the range of the rounds of one run, not confidence intervals.</source>
        <translation>竖条是一次运行中各轮的范围，不是置信区间。</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) left out.</source>
        <translation>
            <numerusform>%n 份文档未纳入。</numerusform>
        </translation>
    </message>
    <message>
        <source>unit not published</source>
        <translation>单位未公布</translation>
    </message>
    <message>
        <source>below the raw client</source>
        <translation>比裸客户端低</translation>
    </message>
    <message>
        <source>%1, %2: %3 %4</source>
        <extracomment>%1 is a code entry, %2 a loop, %3 &quot;Instructions&quot; or &quot;Allocations&quot;, %4 a number.</extracomment>
        <translation>%1，%2：%3 %4</translation>
    </message>
    <message>
        <source>Since the point before: %1</source>
        <extracomment>%1 is what changed, such as &quot;1.2 points more overhead&quot;.</extracomment>
        <translation>较前一点：%1</translation>
    </message>
    <message>
        <source>a machine that is not published</source>
        <translation>未公布的机器</translation>
    </message>
    <message>
        <source>Measured on: %1.</source>
        <translation>测量环境：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n document(s))</source>
        <translation>
            <numerusform>%1（%n 份文档）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 台</numerusform>
        </translation>
    </message>
    <message>
        <source>best round or, where none is published, median</source>
        <translation>最佳一轮（未公布时用中位一轮）</translation>
    </message>
    <message>
        <source>may be compared</source>
        <translation>可以比较</translation>
    </message>
    <message>
        <source>no distance can be computed</source>
        <translation>无法计算差距</translation>
    </message>
    <message>
        <source>distinguishably more, better</source>
        <translation>增加（可区分），变好</translation>
    </message>
    <message>
        <source>distinguishably more, worse</source>
        <translation>增加（可区分），变差</translation>
    </message>
    <message>
        <source>distinguishably less, better</source>
        <translation>减少（可区分），变好</translation>
    </message>
    <message>
        <source>distinguishably less, worse</source>
        <translation>减少（可区分），变差</translation>
    </message>
    <message>
        <source>distinguishably more overhead</source>
        <translation>额外开销增加（可区分）</translation>
    </message>
    <message>
        <source>distinguishably less overhead</source>
        <translation>额外开销减少（可区分）</translation>
    </message>
    <message>
        <source>raw client moved</source>
        <translation>裸客户端有变动</translation>
    </message>
    <message>
        <source>up past the gate</source>
        <translation>上升，越过阈值</translation>
    </message>
    <message>
        <source>down past the gate</source>
        <translation>下降，越过阈值</translation>
    </message>
    <message>
        <source>new or gone</source>
        <translation>新出现或已消失</translation>
    </message>
    <message>
        <source>information: not gated, or counted with another toolchain</source>
        <translation>供参考：不计入门禁，或以不同的工具链计数</translation>
    </message>
    <message>
        <source>another machine</source>
        <translation>机器变更</translation>
    </message>
    <message>
        <source>another toolchain</source>
        <translation>工具链变更</translation>
    </message>
    <message>
        <source>another setting</source>
        <translation>设置变更</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>无日期</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a date, %2 tells which of several documents of that date it is.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: cost of a cold start over time</source>
        <translation>%1：冷启动开销的历时变化</translation>
    </message>
    <message>
        <source>%1: cost of the code over time</source>
        <translation>%1：代码开销的历时变化</translation>
    </message>
    <message>
        <source>starting the service and the first delivery, as a whole; counted, not timed; axes start at zero</source>
        <translation>启动服务并取得第一条消息的总开销；计数所得，并非计时；坐标轴从零开始</translation>
    </message>
    <message>
        <source>what one message costs; counted, not timed; axes start at zero</source>
        <translation>一条消息的开销；计数所得，并非计时；坐标轴从零开始</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>指令数</translation>
    </message>
    <message>
        <source>allocations</source>
        <translation>内存分配</translation>
    </message>
    <message>
        <source>instructions per message</source>
        <translation>每条消息的指令数</translation>
    </message>
    <message>
        <source>allocations per message</source>
        <translation>每条消息的内存分配</translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryWords</name>
    <message>
        <source>%1 -&gt; %2</source>
        <translation>%1 -&gt; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>History of a crate without a name</source>
        <extracomment>%1 is a crate.</extracomment>
        <translation>未命名 crate 的历史</translation>
    </message>
    <message>
        <source>History of %1</source>
        <translation>%1 的历史</translation>
    </message>
    <message>
        <source>in the order of the measurement</source>
        <translation>按测量日期排序</translation>
    </message>
    <message>
        <source>in the order of the versions</source>
        <translation>按版本排序</translation>
    </message>
    <message>
        <source>distances to the raw client</source>
        <translation>与裸客户端的差距</translation>
    </message>
    <message>
        <source>rates</source>
        <translation>速率</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 份文档</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s), measured on %1</source>
        <translation>
            <numerusform>%n 份文档（测量于 %1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s), measured from %1 to %2</source>
        <translation>
            <numerusform>%n 份文档（测量于 %1 至 %2）</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to compare with yet: a history needs two documents.</source>
        <translation>尚无可比较的内容：历史需要两份文档。</translation>
    </message>
    <message>
        <source>Each document is held against the one before it, each row against the last document that has it.</source>
        <translation>每份文档与前一份比较，每一行与此前最后一份含有它的文档比较。</translation>
    </message>
    <message numerus="yes">
        <source>The machine changed %n time(s): across that only distances and counts are compared.</source>
        <translation>
            <numerusform>机器变更了 %n 次：变更前后只比较差距和计数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The compiler or the build changed %n time(s): across that the counts compare the toolchain too, so they are shown as information.</source>
        <translation>
            <numerusform>编译器或构建变更了 %n 次：变更前后的计数比较的也包括工具链，因此仅供参考。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) is (are) left out; the list says why.</source>
        <translation>
            <numerusform>%n 份文档未纳入；原因见列表。</numerusform>
        </translation>
    </message>
    <message>
        <source>version not published</source>
        <translation>版本未公布</translation>
    </message>
    <message>
        <source>date not published</source>
        <translation>日期未公布</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>document</comment>
        <extracomment>%1 is the number of a document in its history, %2 its version and date.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>compiler %1</source>
        <translation>编译器 %1</translation>
    </message>
    <message>
        <source>another machine: %1</source>
        <translation>机器变更：%1</translation>
    </message>
    <message>
        <source>another compiler: %1</source>
        <translation>编译器变更：%1</translation>
    </message>
    <message>
        <source>another build: %1</source>
        <translation>构建变更：%1</translation>
    </message>
    <message>
        <source>schema %1</source>
        <translation>schema %1</translation>
    </message>
    <message>
        <source>names no crate; whether it is of %1 too can&apos;t be checked</source>
        <translation>没有写明 crate；无法核实它是否也属于 %1</translation>
    </message>
    <message>
        <source>of another crate, %1</source>
        <translation>属于另一个 crate：%1</translation>
    </message>
    <message>
        <source>the same content as document %1</source>
        <translation>内容与文档 %1 相同</translation>
    </message>
    <message>
        <source>In %1 of %2 documents; the last that has it is %3.</source>
        <translation>%2 份文档中有 %1 份含有此行；最后一份是 %3。</translation>
    </message>
    <message>
        <source>In %1 of %2 documents.</source>
        <translation>%2 份文档中有 %1 份含有此行。</translation>
    </message>
    <message>
        <source>Written before: %1.</source>
        <translation>此前写作：%1。</translation>
    </message>
    <message>
        <source>not joined: the point before shows a median, this one a best round</source>
        <translation>未连线：前一点为中位一轮，此点为最佳一轮</translation>
    </message>
    <message>
        <source>not joined: the point before shows a best round, this one a median</source>
        <translation>未连线：前一点为最佳一轮，此点为中位一轮</translation>
    </message>
    <message>
        <source>compared with %1, the last that has this row</source>
        <extracomment>%1 is a document.</extracomment>
        <translation>与 %1 比较，即此前最后一份含有此行的文档</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>The base is %1, the candidate %2.</source>
        <translation>基线是 %1，候选是 %2。</translation>
    </message>
    <message>
        <source>The two: %1.</source>
        <translation>两者：%1。</translation>
    </message>
    <message>
        <source>What differs: %1.</source>
        <translation>不同之处：%1。</translation>
    </message>
    <message>
        <source>Rate since the point before</source>
        <translation>速率（较前一点）</translation>
    </message>
    <message>
        <source>Distance since the point before</source>
        <translation>差距（较前一点）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 tells how many documents there are and of when, %2 their order.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) without a date stand(s) first. Nothing says that they are older, so no change from them is told.</source>
        <translation>
            <numerusform>%n 份没有日期的文档排在最前。无从得知它们是否更早，因此不给出相对它们的变化。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) without a version stand(s) first. Nothing says that they are older, so no change from them is told.</source>
        <translation>
            <numerusform>%n 份没有版本的文档排在最前。无从得知它们是否更早，因此不给出相对它们的变化。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) added or removed</source>
        <translation>
            <numerusform>另有 %n 行新增或移除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ImageError</name>
    <message>
        <source>The picture would be %1 by %2 pixels, and a PNG is painted with at most %3 in either direction. Choose a smaller scale, SVG or PDF.</source>
        <translation>图像将为 %1 × %2 像素，而绘制 PNG 时每边最多 %3 像素。请选择较小的缩放、SVG 或 PDF。</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of %1 by %2 pixels. Choose a smaller scale, SVG or PDF.</source>
        <translation>内存不足，无法生成 %1 × %2 像素的图像。请选择较小的缩放、SVG 或 PDF。</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>无法生成图像。</translation>
    </message>
</context>
<context>
    <name>rangebar::ImportCommand</name>
    <message>
        <source>--path is for repositories: add --git.</source>
        <translation>--path 针对仓库：请同时使用 --git。</translation>
    </message>
</context>
<context>
    <name>rangebar::ImportDialog</name>
    <message>
        <source>Import &amp;more...</source>
        <translation>继续导入(&amp;M)...</translation>
    </message>
    <message>
        <source>Import into library</source>
        <translation>导入到文档库</translation>
    </message>
    <message>
        <source>&amp;Files and archives...</source>
        <translation>文件和归档(&amp;F)...</translation>
    </message>
    <message>
        <source>Documents (.json), and archives with documents in them: zip, tar, tar.gz, tar.xz, tar.zst</source>
        <translation>文档（.json），以及含有文档的归档：zip、tar、tar.gz、tar.xz、tar.zst</translation>
    </message>
    <message>
        <source>F&amp;older...</source>
        <translation>文件夹(&amp;O)...</translation>
    </message>
    <message>
        <source>Every document in a folder and the folders below it</source>
        <translation>文件夹及其下各文件夹中的所有文档</translation>
    </message>
    <message>
        <source>&amp;Git repository...</source>
        <translation>git 仓库(&amp;G)...</translation>
    </message>
    <message>
        <source>Every version of a file in the history of a clone, on every branch</source>
        <translation>克隆的历史中，一个文件在所有分支上的每个版本</translation>
    </message>
    <message>
        <source>File &amp;in the repository:</source>
        <translation>仓库中的文件(&amp;I)：</translation>
    </message>
    <message>
        <source>Everything can be dropped here as well. What is imported is only read. Documents that the library has already are not taken twice; where they were found is noted.</source>
        <translation>也可以把它们都拖放到这里。导入的内容只供读取。文档库中已有的文档不会重复收入，只记录发现它们的位置。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>列出的内容</translation>
    </message>
    <message>
        <source>Filter by name or reason</source>
        <translation>按名称或原因筛选</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>导入的结果</translation>
    </message>
    <message>
        <source>everything (%1)</source>
        <extracomment>In a list of choices, with how many there are.</extracomment>
        <translation>全部（%1）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>rangebar::ImportModel</name>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Where it was</source>
        <translation>所在位置</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>rangebar::ImportWords</name>
    <message>
        <source>taken</source>
        <translation>已收入</translation>
    </message>
    <message>
        <source>already there</source>
        <translation>已有</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>This is a symbolic link, which is not followed.</source>
        <translation>这是符号链接，不予跟随。</translation>
    </message>
    <message>
        <source>This is a link to %1 in the same archive, where the content is.</source>
        <translation>这是指向同一归档中 %1 的链接，内容在那里。</translation>
    </message>
    <message>
        <source>This is a device, a pipe or something else that is not a file.</source>
        <translation>这是设备、管道或其他并非文件的对象。</translation>
    </message>
    <message>
        <source>Its path leads out of the archive. Nothing of it was read.</source>
        <translation>其路径指向归档之外。没有读取其中任何内容。</translation>
    </message>
    <message>
        <source>Its path is absolute, which has no place in an archive. Nothing of it was read.</source>
        <translation>其路径是绝对路径，归档中不应有这样的路径。没有读取其中任何内容。</translation>
    </message>
    <message>
        <source>It is encrypted. Unpack it with its password and import the folder.</source>
        <translation>它已加密。请用密码解压，再导入文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>It lies more than %n level(s) deep, the most that is looked into. Import it by itself.</source>
        <translation>
            <numerusform>它的深度超过 %n 层，这是查看的上限。请单独导入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has more than %n entry(s), the most that is read. What comes before them was read, what comes behind them was not.</source>
        <translation>
            <numerusform>条目超过 %n 个，这是读取的上限。此前的内容已读取，此后的没有。</numerusform>
        </translation>
    </message>
    <message>
        <source>It unpacks to more than %1, the most that is read. What comes before that was read, what comes behind it was not.</source>
        <translation>解压后超过 %1，这是读取的上限。此前的内容已读取，此后的没有。</translation>
    </message>
    <message numerus="yes">
        <source>It unpacks to more than %n time(s) its size, as an archive does that is made to fill a disk. What comes before that was read, what comes behind it was not.</source>
        <translation>
            <numerusform>解压后超过自身大小的 %n 倍，如同为填满磁盘而制作的归档。此前的内容已读取，此后的没有。</numerusform>
        </translation>
    </message>
    <message>
        <source>This archive in an archive is larger than %1, the most that is read. Unpack it and import it by itself.</source>
        <translation>归档中的这个归档超过 %1，这是读取的上限。请解压后单独导入。</translation>
    </message>
    <message>
        <source>This is not an archive of a kind that is read here (zip, tar, tar.gz, tar.xz, tar.zst, tar.bz2).</source>
        <translation>这不是可读取的归档类型（zip、tar、tar.gz、tar.xz、tar.zst、tar.bz2）。</translation>
    </message>
    <message>
        <source>The archive is damaged here.</source>
        <translation>归档在此处已损坏。</translation>
    </message>
    <message>
        <source>The history of a repository is read with the git program, which is not installed here.</source>
        <translation>仓库的历史要用 git 程序读取，而本机没有安装它。</translation>
    </message>
    <message>
        <source>There is no git repository here.</source>
        <translation>这里没有 git 仓库。</translation>
    </message>
    <message>
        <source>This repository belongs to another user, and git refuses to read it. If you trust it, add it to safe.directory in your git configuration.</source>
        <translation>此仓库属于另一个用户，git 拒绝读取。如果你信任它，请在你的 git 配置中把它加入 safe.directory。</translation>
    </message>
    <message>
        <source>The repository has no such branch, tag or commit: %1.</source>
        <translation>仓库中没有这样的分支、标签或提交：%1。</translation>
    </message>
    <message>
        <source>No commit in the repository has a file %1. Check the path.</source>
        <translation>仓库中没有任何提交含有文件 %1。请检查路径。</translation>
    </message>
    <message>
        <source>This is a shallow clone: earlier versions exist, and are not in it. &quot;git fetch --unshallow&quot; gets them.</source>
        <translation>这是浅克隆：存在更早的版本，但不在其中。运行「git fetch --unshallow」可取得它们。</translation>
    </message>
    <message>
        <source>The clone is partial and does not hold this version. Nothing is fetched here. &quot;git config --unset remote.origin.partialclonefilter&quot; and &quot;git fetch --refetch&quot;, one after the other, get everything.</source>
        <translation>这是部分克隆，不含此版本。这里不会去获取任何内容。依次运行「git config --unset remote.origin.partialclonefilter」和「git fetch --refetch」可取得全部内容。</translation>
    </message>
    <message>
        <source>It was read, but could not be written to the library.</source>
        <translation>已读取，但未能写入文档库。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that are not JSON</source>
        <translation>
            <numerusform>%n 个非 JSON 文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n JSON file(s) of another kind</source>
        <translation>
            <numerusform>%n 个其他种类的 JSON 文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbolic link(s)</source>
        <translation>
            <numerusform>%n 个符号链接</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n git folder(s), whose history can be imported by itself</source>
        <translation>
            <numerusform>%n 个 git 文件夹，其历史可以单独导入</numerusform>
        </translation>
    </message>
    <message>
        <source>the library itself</source>
        <translation>文档库自身</translation>
    </message>
    <message>
        <source>taken as %1</source>
        <translation>已收入，名为 %1</translation>
    </message>
    <message>
        <source>already there as %1</source>
        <translation>已有，名为 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) taken into the library.</source>
        <translation>
            <numerusform>%n 份文档已收入文档库。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) there already.</source>
        <translation>
            <numerusform>%n 份原已存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) refused; the list says why.</source>
        <translation>
            <numerusform>%n 份被拒绝；原因见列表。</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed over: %1.</source>
        <extracomment>%1 lists what was not looked into: &quot;3 symbolic links; 12 files that are not JSON&quot;.</extracomment>
        <translation>已跳过：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Of %n more place(s) where the same content lies no note was made: the document has %1 notes already.</source>
        <translation>
            <numerusform>另有 %n 处含有相同内容，未作记录：该文档已有 %1 条记录。</numerusform>
        </translation>
    </message>
    <message>
        <source>The import ended early. %1</source>
        <translation>导入提前结束。%1</translation>
    </message>
    <message>
        <source>The import was cancelled. What was taken until then is in the library.</source>
        <translation>导入已取消。此前收入的内容都在文档库中。</translation>
    </message>
    <message>
        <source>%1: %2 taken, %3 already there, %4 refused</source>
        <translation>%1：收入 %2，已有 %3，拒绝 %4</translation>
    </message>
    <message>
        <source>git could not read it. See whether &quot;git log&quot; works there.</source>
        <translation>git 无法读取它。请检查在那里能否运行「git log」。</translation>
    </message>
    <message>
        <source>The archive is damaged here; libarchive says: &quot;%1&quot;.</source>
        <translation>归档在此处已损坏；libarchive 报告：「%1」。</translation>
    </message>
    <message>
        <source>git could not read it and says: &quot;%1&quot;. See whether &quot;git log&quot; works there.</source>
        <translation>git 无法读取它，并报告：「%1」。请检查在那里能否运行「git log」。</translation>
    </message>
    <message>
        <source>Import what it leads to by itself.</source>
        <translation>请单独导入它所指向的内容。</translation>
    </message>
    <message>
        <source>Import the rest in parts.</source>
        <translation>其余部分请分批导入。</translation>
    </message>
    <message>
        <source>Unpack it and import the folder.</source>
        <translation>请解压后导入该文件夹。</translation>
    </message>
    <message>
        <source>Get it again.</source>
        <translation>请重新获取该文件。</translation>
    </message>
    <message>
        <source>Install it and try again.</source>
        <translation>请安装后重试。</translation>
    </message>
    <message>
        <source>Choose the folder of a clone.</source>
        <translation>请选择克隆所在的文件夹。</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>请检查名称。</translation>
    </message>
    <message>
        <source>See whether its disk has room, and import it again.</source>
        <translation>请检查其磁盘是否有空间，然后重新导入。</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>已略过</translation>
    </message>
    <message>
        <source>passed over: not JSON</source>
        <translation>已略过：不是 JSON</translation>
    </message>
    <message>
        <source>passed over: JSON of another kind</source>
        <translation>已略过：其他种类的 JSON</translation>
    </message>
    <message>
        <source>passed over: a symbolic link</source>
        <translation>已略过：符号链接</translation>
    </message>
    <message>
        <source>passed over: a git folder, whose history can be imported by itself</source>
        <translation>已略过：git 文件夹，其历史可以单独导入</translation>
    </message>
    <message>
        <source>passed over: the library itself</source>
        <translation>已略过：文档库自身</translation>
    </message>
    <message>
        <source>--verbose also names what was passed over.</source>
        <translation>加上 --verbose 还会列出略过的名称。</translation>
    </message>
</context>
<context>
    <name>rangebar::Joining</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two parts of a sentence.</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Two items of a list.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>The full stop at the end of a line that lists facts.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A label and what it is about.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>facts</comment>
        <extracomment>Two facts of a thing, such as &quot;2 rows compared, 1 added&quot;.</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryCommand</name>
    <message>
        <source>%1 is not listed: %2</source>
        <translation>%1 未列出：%2</translation>
    </message>
    <message>
        <source>--paths writes paths only: leave --format out.</source>
        <translation>--paths 只输出路径：请去掉 --format。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryModel</name>
    <message>
        <source>origin not known</source>
        <translation>来源不明</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>schema %1</source>
        <translation>schema %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of source, and its place</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>The heading of a group of documents, and how many they are.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Crate</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>测量于</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>ruststream</source>
        <translation>ruststream</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Kept since</source>
        <translation>收入于</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryPage</name>
    <message numerus="yes">
        <source>%1 of %n document(s)</source>
        <extracomment>Of how many documents how many are found.</extracomment>
        <translation>
            <numerusform>%n 份文档中的 %1 份</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>选定 %n 份</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the library can&apos;t be shown</source>
        <translation>
            <numerusform>文档库中有 %n 个文件无法显示</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is being read</source>
        <translation>正在读取文档库</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>文档库是空的</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s)</source>
        <translation>
            <numerusform>%n 个文件中的 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Every document that is downloaded or opened is kept here, one file each.</source>
        <translation>下载或打开的每份文档都保存在这里，每份一个文件。</translation>
    </message>
    <message>
        <source>Documents are not kept here by themselves, as you have chosen in the preferences.</source>
        <translation>按你在首选项中的选择，文档不会自动保存在这里。</translation>
    </message>
    <message>
        <source>Earlier results can be imported: files, folders, archives, and every version in the history of a git repository. They can also be dropped here.</source>
        <translation>可以导入较早的结果：文件、文件夹、归档，以及 git 仓库历史中的每个版本。也可以把它们拖放到这里。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>搜索文档库</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>例如：%1</translation>
    </message>
    <message>
        <source>&amp;Group by:</source>
        <translation>分组依据(&amp;G)：</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>crate</source>
        <translation>crate</translation>
    </message>
    <message>
        <source>version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>导入(&amp;I)...</translation>
    </message>
    <message>
        <source>Takes files, folders, archives and the history of a git repository into the library</source>
        <translation>把文件、文件夹、归档和 git 仓库的历史收入文档库</translation>
    </message>
    <message>
        <source>Documents in the library</source>
        <translation>文档库中的文档</translation>
    </message>
    <message>
        <source>No document in the library is like this.</source>
        <translation>文档库中没有符合条件的文档。</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>显示全部(&amp;A)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Shows each selected document on a page of its own</source>
        <translation>每份选定的文档各用一个页面显示</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Compares the two selected documents; the older one is the base</source>
        <translation>比较选定的两份文档；较早的一份为基线</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史(&amp;H)</translation>
    </message>
    <message>
        <source>Shows all documents of this crate over time</source>
        <translation>按时间显示此 crate 的所有文档</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>导出(&amp;E)...</translation>
    </message>
    <message>
        <source>Saves the charts of the selected documents as pictures</source>
        <translation>把选定文档的图表保存为图像</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
    <message>
        <source>Shows the selected files in the file manager</source>
        <translation>在文件管理器中显示选定的文件</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>Copies the selected rows for a spreadsheet</source>
        <translation>复制选定的行供电子表格使用</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>以 Markdown 格式复制(&amp;M)</translation>
    </message>
    <message>
        <source>Copies the selected rows as a Markdown table</source>
        <translation>把选定的行复制为 Markdown 表格</translation>
    </message>
    <message>
        <source>Move to &amp;trash...</source>
        <translation>移入回收站(&amp;T)...</translation>
    </message>
    <message>
        <source>Moves the selected documents to the trash</source>
        <translation>把选定的文档移入回收站</translation>
    </message>
    <message>
        <source>The table shows what the words before the wrong one find.</source>
        <translation>表格显示错误词之前各词的查找结果。</translation>
    </message>
    <message>
        <source>The folder of the library is missing</source>
        <translation>找不到文档库的文件夹</translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryProblemsModel</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Why it is not shown</source>
        <translation>未显示的原因</translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryReport</name>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>未读取</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) that tell where documents came from can&apos;t be read.</source>
        <translation>
            <numerusform>记录文档来源的行中有 %n 行无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文档库</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>搜索：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n document(s)</source>
        <translation>
            <numerusform>%n 份文档中的 %1 份</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryWindow</name>
    <message>
        <source>Documents are not kept at the moment. %1</source>
        <translation>目前不会保存文档。%1</translation>
    </message>
    <message>
        <source>no documents yet</source>
        <translation>还没有文档</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 份文档</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message numerus="yes">
        <source>Open %n document(s), each on a page of its own?</source>
        <translation>
            <numerusform>打开 %n 份文档，每份各用一个页面？</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message numerus="yes">
        <source>Move %n document(s) to the trash?</source>
        <translation>
            <numerusform>把 %n 份文档移入回收站？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 份</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移入回收站</translation>
    </message>
    <message>
        <source>Move to &amp;trash</source>
        <translation>移入回收站(&amp;T)</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) moved to the trash</source>
        <translation>
            <numerusform>%n 份文档已移入回收站</numerusform>
        </translation>
    </message>
    <message>
        <source>Files and archives to import</source>
        <translation>要导入的文件和归档</translation>
    </message>
    <message>
        <source>Folder to import</source>
        <translation>要导入的文件夹</translation>
    </message>
    <message>
        <source>Folder of the git repository</source>
        <translation>git 仓库的文件夹</translation>
    </message>
    <message>
        <source>being read...</source>
        <translation>正在读取...</translation>
    </message>
    <message>
        <source>its folder is missing</source>
        <translation>找不到文件夹</translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryWords</name>
    <message>
        <source>%1 is not a folder. Choose a folder for the library.</source>
        <translation>%1 不是文件夹。请为文档库选择一个文件夹。</translation>
    </message>
    <message>
        <source>This library was written by a newer version of Rangebar (format %1; this version writes %2). It is only shown, and nothing in it is changed. Use the newer version to add to it.</source>
        <translation>此文档库由更新版本的 Rangebar 写入（格式 %1；本版本写入 %2）。这里只显示它，不改动其中任何内容。要向其中添加，请使用更新的版本。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read, so nothing tells which version wrote this library. It is only shown, and nothing in it is changed. Without that file it is taken for a library of this version.</source>
        <translation>无法读取 %1，因此无从得知此文档库由哪个版本写入。这里只显示它，不改动其中任何内容。没有该文件时，视为本版本的文档库。</translation>
    </message>
    <message>
        <source>There is no room left for %1: %2. What is in the library is whole. Make room and try again.</source>
        <translation>没有空间存放 %1：%2。文档库中的内容完好。请腾出空间后重试。</translation>
    </message>
    <message>
        <source>The file system of %1 can&apos;t add a file without the risk of replacing another: %2. Choose a folder on another disk for the library.</source>
        <translation>%1 所在的文件系统无法在不冒险替换其他文件的情况下添加文件：%2。请在另一个磁盘上为文档库选择文件夹。</translation>
    </message>
    <message>
        <source>%1 was not deleted: there is no trash it could be moved to.</source>
        <translation>%1 未删除：没有可供移入的回收站。</translation>
    </message>
    <message>
        <source>%1 was not deleted, since it could not be moved to the trash: %2.</source>
        <translation>%1 未删除，因为无法移入回收站：%2。</translation>
    </message>
    <message>
        <source>download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>git</source>
        <translation>git</translation>
    </message>
    <message>
        <source>downloaded from %1</source>
        <translation>下载自 %1</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>文件 %1</translation>
    </message>
    <message>
        <source>archive %1, %2</source>
        <translation>归档 %1，%2</translation>
    </message>
    <message>
        <source>git %1, commit %2</source>
        <translation>git %1，提交 %2</translation>
    </message>
    <message>
        <source>git %1, commit %2 on %3</source>
        <translation>git %1，%3 上的提交 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A label and its value, such as &quot;Commit: 13207c78&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Downloaded from</source>
        <translation>下载自</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>下载于</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>最后修改于</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>其中的路径</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Path in it</source>
        <translation>其中的路径</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Reached from</source>
        <translation>所在分支或标签</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>提交标题</translation>
    </message>
    <message>
        <source>Authored</source>
        <translation>作者日期</translation>
    </message>
    <message>
        <source>Taken into the library</source>
        <translation>收入文档库于</translation>
    </message>
    <message>
        <source>&quot;%1:&quot; needs a date such as 2026-09-01, 2026-09 or 2026, not &quot;%2&quot;.</source>
        <translation>「%1:」后应为日期，如 2026-09-01、2026-09 或 2026，而不是「%2」。</translation>
    </message>
    <message>
        <source>&quot;%1:&quot; needs a number, not &quot;%2&quot;.</source>
        <translation>「%1:」后应为数字，而不是「%2」。</translation>
    </message>
    <message>
        <source>crate:nats cpu:7900X after:2026-09-01 finds the documents of crates with &quot;nats&quot; in their name that were measured on such a processor, on that day or later.
Search by %1. before: leaves the day itself out; a month such as 2026-09 or a year does as well.
A word without a key may stand anywhere: in the name, the machine, or where the document came from. Quotation marks hold words together.</source>
        <translation>crate:nats cpu:7900X after:2026-09-01 查找名称中含有「nats」的 crate 在此类处理器上、当天或之后测量的文档。
可按 %1 搜索。before: 不含当天；也可以写月份（如 2026-09）或年份。
不带键的词可以出现在任何地方：名称、机器或文档的来源。用引号可把多个词连成一体。</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1，以及另外 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be searched by &quot;%1:&quot;. The keys are %2. To search for the text itself, put it in quotation marks.</source>
        <translation>不能按「%1:」搜索。可用的有：%2。要搜索这段文本本身，请给它加上引号。</translation>
    </message>
    <message>
        <source>%1 may not be changed by this user. Choose another folder for the library in the preferences.</source>
        <translation>当前用户无权更改 %1。请在首选项中为文档库选择其他文件夹。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2. What is in the library is shown all the same. Choose another folder for it in the preferences, or make this one writable.</source>
        <translation>无法写入 %1：%2。文档库中的内容仍会显示。请在首选项中为它选择其他文件夹，或让此文件夹可写。</translation>
    </message>
    <message>
        <source>%1 is not in the library any more. Another program may have moved it.</source>
        <translation>%1 已不在文档库中。可能已被其他程序移走。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written. See whether its disk is there, or choose another folder for the library in the preferences.</source>
        <translation>无法写入 %1。请检查磁盘是否已连接，或在首选项中为文档库选择其他文件夹。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2. What is in the library is whole. See whether its disk is there, or choose another folder for the library in the preferences.</source>
        <translation>无法写入 %1：%2。文档库中的内容完好。请检查磁盘是否已连接，或在首选项中为文档库选择其他文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 份</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) was (were) changed after it was (they were) kept, so what it says (they say) is not what was published: %1.</source>
        <extracomment>%1 lists files.</extracomment>
        <translation>
            <numerusform>%n 份文档在保存之后被改动，其内容已不是公布的内容：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed after it was kept: this is not what was published.</source>
        <translation>保存之后被改动：这不是公布的内容。</translation>
    </message>
    <message>
        <source>%1 is not there, though it was before: it was moved, renamed or deleted, or its disk is not mounted. Bring it back and press F5, or choose its new place in the preferences. What is kept until then begins a new library in its place.</source>
        <translation>%1 已不存在，但以前存在：它被移动、重命名或删除，或其磁盘未挂载。请将其恢复后按 F5，或在首选项中选择新的位置。在此之前保存的内容会在原处开始一个新的文档库。</translation>
    </message>
    <message>
        <source>F5 shows what is there now.</source>
        <translation>按 F5 显示现有内容。</translation>
    </message>
    <message>
        <source>If it is to go, delete it in the file manager.</source>
        <translation>如需删除，请在文件管理器中操作。</translation>
    </message>
</context>
<context>
    <name>rangebar::Log</name>
    <message>
        <source>The log %1 can&apos;t be written: %2. Choose another file, or leave --log-file out.</source>
        <translation>无法写入日志 %1：%2。请选择其他文件，或去掉 --log-file。</translation>
    </message>
</context>
<context>
    <name>rangebar::MachineTableModel</name>
    <message>
        <source>Crate</source>
        <translation>Crate</translation>
    </message>
    <message>
        <source>Crate version</source>
        <translation>Crate 版本</translation>
    </message>
    <message>
        <source>ruststream version</source>
        <translation>ruststream 版本</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>测量于</translation>
    </message>
    <message>
        <source>Crate version, code counts</source>
        <translation>Crate 版本（代码计数）</translation>
    </message>
    <message>
        <source>ruststream version, code counts</source>
        <translation>ruststream 版本（代码计数）</translation>
    </message>
    <message>
        <source>Code counts measured</source>
        <translation>代码计数测量于</translation>
    </message>
    <message>
        <source>Schema of the document</source>
        <translation>文档的 schema</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>未公布</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>rangebar::MainWindow</name>
    <message numerus="yes">
        <source>Asked %n crate(s), %1 answered, %2 received</source>
        <translation>
            <numerusform>已请求 %n 个 crate，%1 个已应答，收到 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crate(s) up to date</source>
        <translation>
            <numerusform>%n 个 crate 已是最新</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without results</source>
        <translation>
            <numerusform>%n 个没有结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offline</source>
        <translation>
            <numerusform>%n 个离线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cancelled</source>
        <translation>
            <numerusform>%n 个已取消</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>%1 - Rangebar</source>
        <translation>%1 - Rangebar</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>打开(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation>关闭文件(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save image...</source>
        <translation>保存图像(&amp;S)...</translation>
    </message>
    <message>
        <source>Cop&amp;y image</source>
        <translation>复制图像(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>首选项(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>刷新(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel downloads</source>
        <translation>取消下载(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Filter the overview</source>
        <translation>筛选概览(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>概览(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>下一页(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>上一页(&amp;P)</translation>
    </message>
    <message>
        <source>One &amp;axis per scenario</source>
        <translation>每个场景一条坐标轴(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;List of crates</source>
        <translation>Crate 列表(&amp;L)</translation>
    </message>
    <message>
        <source>How to read the &amp;charts</source>
        <translation>如何看图(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;About Rangebar</source>
        <translation>关于 Rangebar(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清空此列表(&amp;C)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>打开结果</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Choose the two documents to compare</source>
        <translation>选择要比较的两份文档</translation>
    </message>
    <message>
        <source>Choose the document to compare it with</source>
        <translation>选择要与它比较的文档</translation>
    </message>
    <message numerus="yes">
        <source>Two documents are needed to compare; %n were chosen.</source>
        <translation>
            <numerusform>比较需要两份文档；选择了 %n 份。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the document to compare with</source>
        <translation>选择用来比较的文档</translation>
    </message>
    <message>
        <source>Earlier copy: %1</source>
        <translation>较早的副本：%1</translation>
    </message>
    <message>
        <source>Nothing else is open</source>
        <translation>没有打开其他文档</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>Open comparison</source>
        <translation>打开比较</translation>
    </message>
    <message>
        <source>%1 can&apos;t be restored: %2</source>
        <translation>无法恢复 %1：%2</translation>
    </message>
    <message>
        <source>Save comparison</source>
        <translation>保存比较</translation>
    </message>
    <message>
        <source>Rangebar comparison (*.rangebar)</source>
        <translation>Rangebar 比较 (*.rangebar)</translation>
    </message>
    <message>
        <source>The comparison is on the clipboard.</source>
        <translation>比较已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>This page &amp;with</source>
        <translation>将此页与以下对象比较(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Two files...</source>
        <translation>两个文件(&amp;T)...</translation>
    </message>
    <message>
        <source>This page with a &amp;file...</source>
        <translation>将此页与文件比较(&amp;F)...</translation>
    </message>
    <message>
        <source>&amp;Swap the sides</source>
        <translation>交换两侧(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Next finding</source>
        <translation>下一个发现项(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous finding</source>
        <translation>上一个发现项(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;ave comparison...</source>
        <translation>保存比较(&amp;A)...</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>导出(&amp;E)...</translation>
    </message>
    <message>
        <source>Stops the downloads (Esc)</source>
        <translation>停止下载 (Esc)</translation>
    </message>
    <message>
        <source>New in the folder: %1</source>
        <translation>文件夹中新出现：%1</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文档库</translation>
    </message>
    <message>
        <source>Open fo&amp;lder...</source>
        <translation>打开文件夹(&amp;L)...</translation>
    </message>
    <message>
        <source>&amp;Work offline</source>
        <translation>离线工作(&amp;W)</translation>
    </message>
    <message>
        <source>This file with its version &amp;before</source>
        <translation>将此文件与其前一版本比较(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Import into library...</source>
        <translation>导入到文档库(&amp;I)...</translation>
    </message>
    <message>
        <source>&amp;History of this crate</source>
        <translation>此 crate 的历史(&amp;H)</translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation>文档库(&amp;I)</translation>
    </message>
    <message>
        <source>Open p&amp;ull request...</source>
        <translation>打开拉取请求(&amp;U)...</translation>
    </message>
    <message>
        <source>Import &amp;history from GitHub...</source>
        <translation>从 GitHub 导入历史(&amp;H)...</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>The comparison can&apos;t be restored: %1</source>
        <translation>无法恢复比较：%1</translation>
    </message>
    <message>
        <source>The details are on the clipboard, for a report.</source>
        <translation>用于报告的详情已复制到剪贴板。</translation>
    </message>
    <message>
        <source>%1 was not written: %2. Choose another place for it, or make room.</source>
        <translation>%1 未写入：%2。请选择其他位置，或腾出空间。</translation>
    </message>
    <message>
        <source>Copy &amp;details for a report</source>
        <translation>复制用于报告的详情(&amp;D)</translation>
    </message>
    <message>
        <source>In the folder, but not whole: %1. %2</source>
        <extracomment>%1 is a file, %2 a sentence that says what is wrong with it.</extracomment>
        <translation>在文件夹中，但不完整：%1。%2</translation>
    </message>
    <message>
        <source>This page with the pre&amp;vious document</source>
        <translation>将此页与上一份文档比较(&amp;V)</translation>
    </message>
</context>
<context>
    <name>rangebar::ManPage</name>
    <message>
        <source>Exit codes:</source>
        <translation>退出码：</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>VERBS</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>EXAMPLES</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>rangebar::ManualWindow</name>
    <message>
        <source>Manual of Rangebar</source>
        <translation>Rangebar 手册</translation>
    </message>
</context>
<context>
    <name>rangebar::Notice</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Takes this notice away</source>
        <translation>关闭此通知</translation>
    </message>
</context>
<context>
    <name>rangebar::NoticeSign</name>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>rangebar::OpenFiles</name>
    <message>
        <source>can&apos;t be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>gone, last version shown</source>
        <translation>已消失，显示的是最后的版本</translation>
    </message>
    <message>
        <source>can&apos;t be read, last version shown</source>
        <translation>无法读取，显示的是最后的版本</translation>
    </message>
</context>
<context>
    <name>rangebar::OtherFieldsComparisonModel</name>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>rangebar::OtherFieldsModel</name>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewCodeModel</name>
    <message>
        <source>publishes no cost of its code</source>
        <translation>未公布代码的开销</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Crate</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令数</translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation>内存分配</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>冷启动</translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewModel</name>
    <message>
        <source>%1 (sample)</source>
        <translation>%1（示例）</translation>
    </message>
    <message>
        <source>%1 (library)</source>
        <translation>%1（文档库）</translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewPage</name>
    <message numerus="yes">
        <source>%n row(s) hidden by the filter</source>
        <translation>
            <numerusform>筛选隐藏了 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of different crates are not comparable: each crate is measured against its own client and does different work for a message.</source>
        <translation>不同 crate 的行不可比较：每个 crate 都与自己的客户端对照测量，为一条消息做的工作也不同。</translation>
    </message>
    <message>
        <source>Filter by crate, scenario or number</source>
        <translation>按 crate、场景或数字筛选</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>与裸客户端对照</translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation>代码的开销</translation>
    </message>
    <message>
        <source>Copy table for a &amp;spreadsheet</source>
        <translation>复制表格供电子表格使用(&amp;S)</translation>
    </message>
    <message>
        <source>Copy table as &amp;Markdown</source>
        <translation>以 Markdown 格式复制表格(&amp;M)</translation>
    </message>
    <message>
        <source>Show the crate</source>
        <translation>显示该 crate</translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewScenariosModel</name>
    <message>
        <source>publishes no comparison with a raw client</source>
        <translation>未公布与裸客户端的对照</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Broker</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>额外开销</translation>
    </message>
    <message>
        <source>Largest overhead over its own raw client: %1, %2, %3</source>
        <extracomment>%1 is a percentage, %2 a broker, %3 a scenario.</extracomment>
        <translation>相对于自身裸客户端的最大额外开销：%1，%2，%3</translation>
    </message>
    <message>
        <source>No overhead over a raw client was measured: what there is lies within the spread of the rounds.</source>
        <translation>没有测得相对于裸客户端的额外开销：差异都在各轮的波动范围之内。</translation>
    </message>
</context>
<context>
    <name>rangebar::PageContent</name>
    <message>
        <source>This file can&apos;t be shown</source>
        <translation>无法显示此文件</translation>
    </message>
</context>
<context>
    <name>rangebar::PageSection</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>复制「%1」</translation>
    </message>
    <message>
        <source>Copy table for a &amp;spreadsheet</source>
        <translation>复制表格供电子表格使用(&amp;S)</translation>
    </message>
    <message>
        <source>Copy table as &amp;Markdown</source>
        <translation>以 Markdown 格式复制表格(&amp;M)</translation>
    </message>
    <message>
        <source>Copy &amp;image</source>
        <translation>复制图像(&amp;I)</translation>
    </message>
    <message>
        <source>Sa&amp;ve image...</source>
        <translation>保存图像(&amp;V)...</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>导出(&amp;E)...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>导出...</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>导出「%1」</translation>
    </message>
    <message>
        <source>Makes a picture of the chart for release notes, a slide or a page</source>
        <translation>把图表制成用于发行说明、幻灯片或网页的图像</translation>
    </message>
</context>
<context>
    <name>rangebar::PageTable</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>以 Markdown 格式复制(&amp;M)</translation>
    </message>
</context>
<context>
    <name>rangebar::Program</name>
    <message>
        <source>Your catalogue of crates, %1, was not used: %2 The built-in one is shown; your file was not changed.</source>
        <translation>你的 crate 清单 %1 未被采用：%2当前显示内置清单；你的文件没有改动。</translation>
    </message>
    <message>
        <source>The catalogue could not be kept in %1: %2. It counts until the program ends; make the folder writable to keep it.</source>
        <translation>无法把 crate 清单保存到 %1：%2。它在程序退出前有效；要保存它，请让该文件夹可写。</translation>
    </message>
    <message>
        <source>Correct the file and start again, or make a new list in the preferences.</source>
        <translation>请修正该文件后重新启动，或在首选项中建立新的清单。</translation>
    </message>
</context>
<context>
    <name>rangebar::Provenance</name>
    <message>
        <source>unnamed document</source>
        <translation>未命名文档</translation>
    </message>
    <message>
        <source>%1 on ruststream %2</source>
        <translation>%1 基于 ruststream %2</translation>
    </message>
    <message>
        <source>processor not published</source>
        <translation>处理器未公布</translation>
    </message>
    <message>
        <source>operating system not published</source>
        <translation>操作系统未公布</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>测量于 %1</translation>
    </message>
    <message>
        <source>date not published</source>
        <translation>日期未公布</translation>
    </message>
    <message>
        <source>Machine not published. %1</source>
        <translation>机器信息未公布。%1</translation>
    </message>
</context>
<context>
    <name>rangebar::PullRequestDialog</name>
    <message>
        <source>Open pull request</source>
        <translation>打开拉取请求</translation>
    </message>
    <message>
        <source>Reading from GitHub</source>
        <translation>正在从 GitHub 读取</translation>
    </message>
    <message>
        <source>the commit where it left the target branch</source>
        <translation>它从目标分支分叉处的提交</translation>
    </message>
    <message>
        <source>the target branch as it is now</source>
        <translation>目标分支的最新状态</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>地址(&amp;A)：</translation>
    </message>
    <message>
        <source>Compare &amp;with:</source>
        <translation>比较对象(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;File in the repository:</source>
        <translation>仓库中的文件(&amp;F)：</translation>
    </message>
    <message>
        <source>Open pull requests that touch the file</source>
        <translation>涉及该文件的开放拉取请求</translation>
    </message>
    <message>
        <source>Documents that the pull request changes</source>
        <translation>拉取请求更改的文档</translation>
    </message>
    <message>
        <source>Looks for the open pull requests of %1 that touch the file.</source>
        <translation>查找 %1 中涉及该文件的开放拉取请求。</translation>
    </message>
    <message>
        <source>&amp;List pull requests</source>
        <translation>列出拉取请求(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Open pull requests that touch %1</source>
        <translation>涉及 %1 的开放拉取请求</translation>
    </message>
</context>
<context>
    <name>rangebar::PullRequestsModel</name>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Last updated</source>
        <translation>最近更新</translation>
    </message>
</context>
<context>
    <name>rangebar::RateChangesModel</name>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Distance to the raw client</source>
        <translation>与裸客户端的差距</translation>
    </message>
    <message>
        <source>Verdict in the base</source>
        <translation>基线中的判定</translation>
    </message>
    <message>
        <source>Verdict in the candidate</source>
        <translation>候选中的判定</translation>
    </message>
</context>
<context>
    <name>rangebar::RateHistoryModel</name>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>各轮</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>与裸客户端对照</translation>
    </message>
    <message>
        <source>Rate since the point before</source>
        <translation>速率（较前一点）</translation>
    </message>
    <message>
        <source>Distance since the point before</source>
        <translation>差距（较前一点）</translation>
    </message>
</context>
<context>
    <name>rangebar::ReadErrorWords</name>
    <message>
        <source>nothing more</source>
        <translation>不再有内容</translation>
    </message>
    <message>
        <source>an object {...}</source>
        <translation>对象 {...}</translation>
    </message>
    <message>
        <source>an array [...]</source>
        <translation>数组 [...]</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>带引号的文本</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a whole number, zero or larger</source>
        <translation>不小于零的整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>&quot;measured&quot; or &quot;indistinguishable&quot;</source>
        <translation>&quot;measured&quot; 或 &quot;indistinguishable&quot;</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>一个值</translation>
    </message>
    <message>
        <source>a member&apos;s name in quotes</source>
        <translation>带引号的成员名</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>冒号</translation>
    </message>
    <message>
        <source>a comma or }</source>
        <translation>逗号或 }</translation>
    </message>
    <message>
        <source>a comma or ]</source>
        <translation>逗号或 ]</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>右引号</translation>
    </message>
    <message>
        <source>a valid escape such as \n or \u00e9</source>
        <translation>有效的转义序列，如 \n 或 \u00e9</translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation>文档结尾</translation>
    </message>
    <message>
        <source>nothing stands here; a JSON object was expected</source>
        <translation>这里没有内容；应为 JSON 对象</translation>
    </message>
    <message numerus="yes">
        <source>larger than %n MiB, the most that is read</source>
        <translation>
            <numerusform>超过 %n MiB，这是读取的上限</numerusform>
        </translation>
    </message>
    <message>
        <source>this is not UTF-8; the file must be saved as UTF-8</source>
        <translation>这不是 UTF-8；文件必须以 UTF-8 保存</translation>
    </message>
    <message>
        <source>this is not JSON: %1 was expected, but %2 stands there</source>
        <translation>这不是 JSON：此处应为：%1，实际为：%2</translation>
    </message>
    <message>
        <source>this is not JSON: %1 was expected</source>
        <translation>这不是 JSON：此处应为：%1</translation>
    </message>
    <message numerus="yes">
        <source>objects and arrays are nested more than %n deep, the most that is read</source>
        <translation>
            <numerusform>对象和数组的嵌套超过 %n 层，这是读取的上限</numerusform>
        </translation>
    </message>
    <message>
        <source>the name %1 is given twice in one object; one of the two must go</source>
        <translation>同一个对象中名称 %1 出现了两次；必须去掉其中一个</translation>
    </message>
    <message>
        <source>the document must be one object {...}, but %1 stands there</source>
        <translation>文档必须是一个对象 {...}，实际为：%1</translation>
    </message>
    <message>
        <source>the document must be one object {...}</source>
        <translation>文档必须是一个对象 {...}</translation>
    </message>
    <message>
        <source>the document does not say its schema; it needs &quot;schema&quot;: 1, 2 or 3</source>
        <translation>文档没有写明 schema；需要 &quot;schema&quot;: 1、2 或 3</translation>
    </message>
    <message>
        <source>%1 was expected, but %2 stands there</source>
        <translation>此处应为：%1，实际为：%2</translation>
    </message>
    <message>
        <source>%1 was expected</source>
        <translation>此处应为：%1</translation>
    </message>
    <message>
        <source>missing; %1 must stand here</source>
        <translation>缺失；此处必须是：%1</translation>
    </message>
    <message>
        <source>the number %1 can&apos;t be held exactly enough to be compared</source>
        <translation>数字 %1 无法以足够的精度保存，不能用于比较</translation>
    </message>
    <message>
        <source>%1 must stand here, not the word %2</source>
        <translation>此处必须是：%1，而不是 %2</translation>
    </message>
    <message>
        <source>schema %1 is not known here; this version reads 1, 2 and 3, and a later one may read more</source>
        <translation>无法识别 schema %1；本版本读取 1、2 和 3，较新的版本或许能读取更多</translation>
    </message>
</context>
<context>
    <name>rangebar::SectionedPage</name>
    <message>
        <source>Contents of the page</source>
        <translation>页面内容</translation>
    </message>
</context>
<context>
    <name>rangebar::SessionKeeper</name>
    <message>
        <source>Rangebar ended unexpectedly while it opened again what was open before.</source>
        <translation>Rangebar 在重新打开之前的内容时意外退出。</translation>
    </message>
    <message>
        <source>Rangebar ended unexpectedly.</source>
        <translation>Rangebar 意外退出。</translation>
    </message>
    <message>
        <source>Rangebar ended unexpectedly (%1).</source>
        <translation>Rangebar 意外退出（%1）。</translation>
    </message>
    <message>
        <source>No document was open.</source>
        <translation>当时没有打开任何文档。</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n 份文档</numerusform>
        </translation>
    </message>
    <message>
        <source>a comparison</source>
        <translation>一个比较</translation>
    </message>
    <message>
        <source>It had open: %1.</source>
        <translation>当时打开了：%1。</translation>
    </message>
    <message>
        <source>Opening it once more may end the program again.</source>
        <translation>再次打开可能使程序再次退出。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详情</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <translation>
            <numerusform>%n 个文件夹</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::SettingEditor</name>
    <message>
        <source>Choose...</source>
        <translation>选择...</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>重置：%1</translation>
    </message>
</context>
<context>
    <name>rangebar::SettingWords</name>
    <message>
        <source>Language and theme</source>
        <translation>语言与主题</translation>
    </message>
    <message>
        <source>Crates and addresses</source>
        <translation>Crate 与地址</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>文档库</translation>
    </message>
    <message>
        <source>GitHub</source>
        <translation>GitHub</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Give up a download after</source>
        <translation>下载超时</translation>
    </message>
    <message>
        <source>Work offline</source>
        <translation>离线工作</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>代理地址</translation>
    </message>
    <message>
        <source>Gate for instructions</source>
        <translation>指令数阈值</translation>
    </message>
    <message>
        <source>Gate for allocations</source>
        <translation>内存分配阈值</translation>
    </message>
    <message>
        <source>Format of pictures</source>
        <translation>图像格式</translation>
    </message>
    <message>
        <source>Width of pictures</source>
        <translation>图像宽度</translation>
    </message>
    <message>
        <source>Scale of pictures</source>
        <translation>图像缩放</translation>
    </message>
    <message>
        <source>Theme of pictures</source>
        <translation>图像主题</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>图注</translation>
    </message>
    <message>
        <source>Text as outlines</source>
        <translation>文字转为轮廓</translation>
    </message>
    <message>
        <source>HTML beside the pictures</source>
        <translation>图像旁附 HTML</translation>
    </message>
    <message>
        <source>Language of pictures</source>
        <translation>图像语言</translation>
    </message>
    <message>
        <source>Folder of the library</source>
        <translation>文档库文件夹</translation>
    </message>
    <message>
        <source>Keep documents</source>
        <translation>保存文档</translation>
    </message>
    <message>
        <source>Of the menus, the tables and the numbers.</source>
        <translation>用于菜单、表格和数字。</translation>
    </message>
    <message>
        <source>Light or dark, for the window and its charts.</source>
        <translation>窗口及其图表使用浅色或深色。</translation>
    </message>
    <message>
        <source>The time for one document, from the question to the last byte.</source>
        <translation>下载一份文档的时限，从发出请求到收到最后一个字节。</translation>
    </message>
    <message>
        <source>Nothing is asked of the network; the kept copies are shown.</source>
        <translation>不访问网络，只显示已保存的副本。</translation>
    </message>
    <message>
        <source>The proxy that requests go through. The system&apos;s may be set in its own settings or by http_proxy and https_proxy.</source>
        <translation>访问网络所经过的代理。系统代理可在系统设置中指定，也可用 http_proxy 和 https_proxy 指定。</translation>
    </message>
    <message>
        <source>A host and a port, such as proxy.example:8080. While it is empty, the system&apos;s proxy is used.</source>
        <translation>主机与端口，例如 proxy.example:8080。留空时使用系统代理。</translation>
    </message>
    <message>
        <source>In a comparison, a count of instructions that grows by more is a regression.</source>
        <translation>比较时，指令数的增幅超过此值即为回归。</translation>
    </message>
    <message>
        <source>In a comparison, a count of allocations that grows by more is a regression.</source>
        <translation>比较时，内存分配次数的增幅超过此值即为回归。</translation>
    </message>
    <message>
        <source>What the export starts with; it remembers the last choice.</source>
        <translation>导出时的初始选项；导出会记住上一次的选择。</translation>
    </message>
    <message>
        <source>In pixels of a usual screen, or in points for PDF.</source>
        <translation>以普通屏幕的像素计，PDF 以磅计。</translation>
    </message>
    <message>
        <source>How many pixels of a PNG picture stand for one pixel of the width.</source>
        <translation>宽度的每个像素对应 PNG 图像的几个像素。</translation>
    </message>
    <message>
        <source>Light or dark, or each picture in both.</source>
        <translation>浅色或深色，或每幅图像两种都有。</translation>
    </message>
    <message>
        <source>Whatever is behind the picture shows through.</source>
        <translation>透出图像下方的内容。</translation>
    </message>
    <message>
        <source>The crate and the chart are named above the picture.</source>
        <translation>在图像上方写明 crate 和图表。</translation>
    </message>
    <message>
        <source>Versions, machine and date stand below the picture.</source>
        <translation>在图像下方写明版本、机器和日期。</translation>
    </message>
    <message>
        <source>The text of an SVG drawing looks the same everywhere, but can&apos;t be searched or copied any more.</source>
        <translation>SVG 图形的文字在各处显示一致，但无法再搜索或复制。</translation>
    </message>
    <message>
        <source>A file with the lines that show the pictures on a page, such as release notes.</source>
        <translation>一个文件，其中的代码行用于在网页（如发行说明）上显示这些图像。</translation>
    </message>
    <message>
        <source>Of the words in the pictures.</source>
        <translation>图像中文字的语言。</translation>
    </message>
    <message>
        <source>The library is a folder with a file for each document. Choosing another folder opens the library in it, and leaves this one as it is: nothing is moved or deleted.</source>
        <translation>文档库是一个文件夹，每份文档各占一个文件。选择另一个文件夹会打开其中的文档库，当前的文档库保持原样：不移动也不删除任何内容。</translation>
    </message>
    <message>
        <source>Every document that is downloaded or opened goes into the library.</source>
        <translation>下载或打开的每份文档都会进入文档库。</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>x</source>
        <translation> 倍</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两种</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>HTTP proxy</source>
        <translation>HTTP 代理</translation>
    </message>
    <message>
        <source>SOCKS5 proxy</source>
        <translation>SOCKS5 代理</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>系统代理</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 图形</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图像</translation>
    </message>
    <message>
        <source>the standard folder</source>
        <translation>默认文件夹</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>From %1 to %2. Default: %3.</source>
        <translation>从 %1 到 %2。默认：%3。</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>默认：%1。</translation>
    </message>
    <message>
        <source>It needs the whole path of a folder, from the top of the disk.</source>
        <translation>需要文件夹的完整路径，从磁盘根目录开始。</translation>
    </message>
    <message>
        <source>It must be a host and a port, such as proxy.example:8080.</source>
        <translation>必须是主机与端口，例如 proxy.example:8080。</translation>
    </message>
    <message>
        <source>It must be a whole number from %1 to %2.</source>
        <translation>必须是 %1 到 %2 之间的整数。</translation>
    </message>
    <message>
        <source>It must be a number from %1 to %2.</source>
        <translation>必须是 %1 到 %2 之间的数。</translation>
    </message>
    <message>
        <source>It must be true or false.</source>
        <translation>必须是 true 或 false。</translation>
    </message>
    <message>
        <source>It must be one of %1.</source>
        <translation>必须是以下之一：%1。</translation>
    </message>
    <message>
        <source>It is of another kind.</source>
        <translation>值的类型不对。</translation>
    </message>
    <message>
        <source>The settings could not be understood. They are in %1 now, and the program has begun with its defaults.</source>
        <translation>无法解析设置文件。它现已改名为 %1，程序使用默认设置。</translation>
    </message>
    <message>
        <source>The settings in %1 can&apos;t be understood, and the file can&apos;t be renamed. The defaults are used. Delete the file, or make its folder writable.</source>
        <translation>无法解析 %1 中的设置，也无法给该文件改名。现使用默认设置。请删除该文件，或让其所在文件夹可写。</translation>
    </message>
    <message>
        <source>The settings in %1 can&apos;t be read, so the defaults are used and nothing is remembered. Make the file readable for you.</source>
        <translation>无法读取 %1 中的设置，因此使用默认设置，且不会记住任何更改。请让该文件可读。</translation>
    </message>
    <message>
        <source>The setting %1 can&apos;t be &quot;%2&quot;, so its default counts.</source>
        <translation>设置 %1 的值不能是「%2」，因此使用默认值。</translation>
    </message>
</context>
<context>
    <name>rangebar::SettingsDialog</name>
    <message>
        <source>Built-in catalogue</source>
        <translation>内置清单</translation>
    </message>
    <message>
        <source>Default: the crates that come with the program.</source>
        <translation>默认：随程序提供的 crate。</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Search all settings</source>
        <translation>搜索所有设置</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Reset all...</source>
        <translation>全部重置...</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found. Esc shows all again.</source>
        <translation>
            <numerusform>找到 %n 项设置。按 Esc 恢复显示全部。</numerusform>
        </translation>
    </message>
    <message>
        <source>No setting has these words. Esc shows all again.</source>
        <translation>没有包含这些词的设置。按 Esc 恢复显示全部。</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>重置所有设置</translation>
    </message>
    <message>
        <source>Every setting of this dialog goes back to its default, and your list of crates to the built-in one. Documents, the library and the token stay as they are.</source>
        <translation>此对话框中的所有设置将恢复为默认值，你的 crate 清单将恢复为内置清单。文档、文档库和令牌保持原样。</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
</context>
<context>
    <name>rangebar::ShowCommand</name>
    <message>
        <source>This is no document that Rangebar can show. %1</source>
        <translation>这不是 Rangebar 可以显示的文档。%1</translation>
    </message>
    <message>
        <source>--textconv shows one file.</source>
        <translation>--textconv 只显示一个文件。</translation>
    </message>
</context>
<context>
    <name>rangebar::SourceWords</name>
    <message>
        <source>%1 base %2</source>
        <extracomment>%1 is a pull request or a range of commits such as owner/repo#12, %2 a commit.</extracomment>
        <translation>%1 基线 %2</translation>
    </message>
    <message>
        <source>%1 head %2</source>
        <translation>%1 候选 %2</translation>
    </message>
</context>
<context>
    <name>rangebar::StatusWords</name>
    <message>
        <source>not modified, though nothing was kept to compare with</source>
        <translation>未修改，但本机没有保存可供对照的副本</translation>
    </message>
    <message>
        <source>it asks for a login</source>
        <translation>要求登录</translation>
    </message>
    <message>
        <source>it refuses access</source>
        <translation>拒绝访问</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>a proxy asks for a login</source>
        <translation>代理要求登录</translation>
    </message>
    <message>
        <source>it waited too long for the request</source>
        <translation>等待请求超时</translation>
    </message>
    <message>
        <source>the file is gone for good</source>
        <translation>文件已永久移除</translation>
    </message>
    <message>
        <source>too many requests were made</source>
        <translation>请求过多</translation>
    </message>
    <message>
        <source>withheld for legal reasons</source>
        <translation>因法律原因不予提供</translation>
    </message>
    <message>
        <source>it has an internal error</source>
        <translation>内部错误</translation>
    </message>
    <message>
        <source>a server behind it gave a bad answer</source>
        <translation>其上游服务器返回了错误的应答</translation>
    </message>
    <message>
        <source>it is not available for now</source>
        <translation>暂时不可用</translation>
    </message>
    <message>
        <source>a server behind it did not answer in time</source>
        <translation>其上游服务器未及时应答</translation>
    </message>
    <message numerus="yes">
        <source>It asks to wait %n second(s) before the next attempt.</source>
        <translation>
            <numerusform>它要求等待 %n 秒后再试。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It asks to wait %n minute(s) before the next attempt.</source>
        <translation>
            <numerusform>它要求等待 %n 分钟后再试。</numerusform>
        </translation>
    </message>
    <message>
        <source>The crate has published no results there, or the address in the catalogue is wrong.</source>
        <translation>该 crate 没有在那里公布结果，或 crate 清单中的地址有误。</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>请稍后再试。</translation>
    </message>
    <message>
        <source>Check the address in the catalogue.</source>
        <translation>请检查 crate 清单中的地址。</translation>
    </message>
</context>
<context>
    <name>rangebar::TableSpecs</name>
    <message>
        <source>%1: machine and versions</source>
        <extracomment>%1 is a crate with its version.</extracomment>
        <translation>%1：机器与版本</translation>
    </message>
    <message>
        <source>%1: scenarios</source>
        <translation>%1：场景</translation>
    </message>
    <message>
        <source>%1: throughput</source>
        <translation>%1：吞吐量</translation>
    </message>
    <message>
        <source>%1: cost of the code</source>
        <translation>%1：代码的开销</translation>
    </message>
    <message>
        <source>counted, not timed</source>
        <translation>计数所得，并非计时</translation>
    </message>
    <message>
        <source>of each loop the median round, in parentheses the range of all rounds</source>
        <translation>每个循环为中位一轮，括号内为所有各轮的范围</translation>
    </message>
    <message>
        <source>of each loop the best round, in parentheses the median round, or the slowest where no median is published</source>
        <translation>每个循环为最佳一轮，括号内为中位一轮，未公布中位数时为最慢一轮</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Published, but not what the rounds give: %1.</source>
        <extracomment>%1 is a list such as &quot;letters (RustStream)&quot;.</extracomment>
        <translation>已公布，但与各轮不符：%1。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a scenario, %2 a loop.</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>rangebar::ThroughputTableModel</name>
    <message>
        <source>Database and form</source>
        <translation>数据库与形式</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>额外开销</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>插件</translation>
    </message>
</context>
<context>
    <name>rangebar::TokenDesk</name>
    <message>
        <source>RANGEBAR_GITHUB_API is set; the address that it holds is asked.</source>
        <translation>已设置 RANGEBAR_GITHUB_API；请求发往其中的地址。</translation>
    </message>
    <message>
        <source>The token in RANGEBAR_GITHUB_TOKEN is used, and no other.</source>
        <translation>使用的是 RANGEBAR_GITHUB_TOKEN 中的令牌，不使用其他令牌。</translation>
    </message>
    <message>
        <source>No token is used. Correct it or unset it, and start Rangebar again.</source>
        <translation>没有使用令牌。请更正或取消设置该变量，然后重新启动 Rangebar。</translation>
    </message>
    <message>
        <source>There is no token.</source>
        <translation>没有令牌。</translation>
    </message>
    <message>
        <source>A token that you enter is kept in memory, until the program ends.</source>
        <translation>你输入的令牌会保存在内存中，直到程序结束。</translation>
    </message>
    <message>
        <source>Asking the keychain...</source>
        <translation>正在查询钥匙串...</translation>
    </message>
    <message>
        <source>It can&apos;t be tested: Rangebar works offline.</source>
        <translation>无法测试它：Rangebar 正在离线工作。</translation>
    </message>
    <message>
        <source>That can&apos;t be a token: it is one word of letters, digits and signs.</source>
        <translation>这不能作为令牌：令牌是由字母、数字和符号组成的一个词。</translation>
    </message>
    <message>
        <source>The token is not used any more, but the keychain may still have it.</source>
        <translation>不再使用该令牌，但钥匙串中可能仍保存着它。</translation>
    </message>
    <message>
        <source>The token is forgotten. It stays valid until you delete it on GitHub.</source>
        <translation>已忘记令牌。它仍然有效，直到你在 GitHub 上删除它。</translation>
    </message>
</context>
<context>
    <name>rangebar::TokenSettings</name>
    <message>
        <source>Public repositories can be read without a token, with few requests an hour. Private ones, and comments, need one. It is sent to the address below and to nowhere else. What is chosen here counts at once.</source>
        <translation>公开仓库不用令牌也能读取，但每小时的请求次数很少。私有仓库和发布评论需要令牌。令牌只发送到下面的地址，不发往别处。在此所做的选择立即生效。</translation>
    </message>
    <message>
        <source>&amp;Address of GitHub&apos;s API:</source>
        <translation>GitHub API 的地址(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>令牌(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保存(&amp;K)</translation>
    </message>
    <message>
        <source>T&amp;est the token</source>
        <translation>测试令牌(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Forget the token</source>
        <translation>忘记令牌(&amp;F)</translation>
    </message>
</context>
<context>
    <name>rangebar::Watching</name>
    <message>
        <source>Compare with the version before</source>
        <translation>与前一版本比较</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>重新比较</translation>
    </message>
</context>
<context>
    <name>rangebar::Words</name>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>核心数</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Memory speed</source>
        <translation>内存速度</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Broker</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>往返时间</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Build profile</source>
        <translation>构建配置</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>特性</translation>
    </message>
    <message>
        <source>RUSTFLAGS</source>
        <translation>RUSTFLAGS</translation>
    </message>
    <message>
        <source>Valgrind</source>
        <translation>Valgrind</translation>
    </message>
    <message>
        <source>Raw client</source>
        <translation>裸客户端</translation>
    </message>
    <message>
        <source>Broker crate</source>
        <translation>Broker crate</translation>
    </message>
    <message>
        <source>RustStream</source>
        <translation>RustStream</translation>
    </message>
    <message>
        <source>indistinguishable</source>
        <translation>无法区分</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>已测得</translation>
    </message>
    <message>
        <source>broker-bound</source>
        <translation>受 Broker 限制</translation>
    </message>
    <message>
        <source>no results published yet</source>
        <translation>尚未公布结果</translation>
    </message>
    <message>
        <source>Line %1, column %2, %3: %4.</source>
        <extracomment>%3 is the field&apos;s path, %4 says what is wrong there.</extracomment>
        <translation>第 %1 行，第 %2 列，%3：%4。</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>第 %1 行，第 %2 列：%3。</translation>
    </message>
    <message>
        <source>The document can&apos;t be read: %1.</source>
        <translation>无法读取文档：%1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>In brackets: after a best round, the median round, or the slowest where no median is published; after a median round, the smallest and the largest round.</source>
        <translation>括号内的值：最佳一轮之后是中位一轮，未公布中位数时是最慢一轮；中位一轮之后是最小和最大的一轮。</translation>
    </message>
</context>
</TS>
