<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>rangebar::AboutDialog</name>
    <message>
        <source>About Rangebar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rangebar %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads, draws and compares the benchmark results of RustStream crates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt %1 (built with %2), %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::Cards</name>
    <message>
        <source>%1 (%2 against %3)</source>
        <extracomment>%1 is a verdict, %2 and %3 are figures with their unit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median round (the figure)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slowest round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread of the rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread of the raw client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both loops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The difference of %1 is smaller than the spread of the rounds, %2 (%3), so it is indistinguishable.</source>
        <extracomment>%1 and %2 are figures with their unit, %3 names the loop with that spread.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The difference of %1 is not smaller than the spread of the rounds, %2 (%3), so it is measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document publishes this as measured, which stands; the spread rule says indistinguishable: the difference of %1 is smaller than the spread of the rounds, %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document publishes this as indistinguishable, which stands; the spread rule says measured: the difference of %1 is not smaller than the spread of the rounds, %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document publishes no percentage here; this one is computed from its figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document publishes %1; its figures give %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document publishes no verdict here; this one is derived by the spread rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the broker crate: %1 (%2 against %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spread rule would call this %1; the published verdict stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one round, or all rounds are equal: no range to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar is the range of the rounds of one run, not a confidence interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a scenario, %2 a loop.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document does not measure this loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 instructions, %2 allocations</source>
        <extracomment>Counts of one message; both numbers are already formatted.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RustStream, per message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw client, per message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broker crate, per message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand written, per message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the hand-written code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold start, whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gated: a regression of it fails the crate&apos;s benchmark recipe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not gated: a regression of it is reported, never failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document does not say whether it is gated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document marks this scenario as broker-bound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document marks this scenario as not broker-bound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document does not say whether this scenario is broker-bound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It publishes no round trip, so the sum behind it can&apos;t be redone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The raw client&apos;s figure is not positive, so the sum behind it can&apos;t be redone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time can be read from its round trip (%1), so the sum behind it can&apos;t be redone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit %1 and the round trip (%2) give no time per message to redo the sum with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One message takes the raw client %1; one round trip (%2) would be %3 of it, and %4 round trips a message would make half.</source>
        <extracomment>%1 and %2 are durations, %3 a share such as 53 %, %4 a number of round trips.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document does not say how many round trips a message is charged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: best %3, median %4, slowest %5</source>
        <extracomment>%1 is a scenario, %2 a loop, the others are figures with their unit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: best %3, slowest %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; indistinguishable from the raw client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the difference from the raw client is measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 slower than the raw client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 faster than the raw client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; as fast as the raw client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 instructions and %3 allocations per message</source>
        <extracomment>%1 is a scenario, %2 and %3 are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; cold start %2 instructions and %3 allocations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; not gated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, at least half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, less than half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, at least half, as the document marks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, less than half, as the document marks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, at least half, which disagrees with the mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, less than half, which disagrees with the mark.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::Cells</name>
    <message>
        <source>%1 (%2 over the client)</source>
        <extracomment>%1 is the broker crate&apos;s own figure, %2 is &quot;+3.5%&quot; or &quot;indistinguishable&quot;; the client is the raw client.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batches of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single deliveries</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>pool of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::ChartSpecs</name>
    <message>
        <source>how far each loop&apos;s rounds are below the raw client&apos;s median round; right is slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how far each loop&apos;s rounds are below the raw client&apos;s best round; right is slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; one axis per scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; one axis for all scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Bars are the range of the rounds of one run, not confidence intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no distance can be computed: the raw client&apos;s figure is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds, best to slowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: against the raw client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: throughput against the raw client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cost of a cold start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cost of the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting the service and the first delivery, as a whole; counted, not timed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what one message costs; counted, not timed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instructions per message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allocations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allocations per message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not gated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::ChartView</name>
    <message>
        <source>&amp;Copy image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save image...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::CodeChangesModel</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the gates</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::CodeTableModel</name>
    <message>
        <source>gated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not gated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over hand written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::CommandLine</name>
    <message>
        <source>Downloads, draws and compares the benchmark results of RustStream crates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows this help and ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the version and ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of this run: en, ru or zh_CN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents to open (results.json).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See rangebar --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no language %1. Choose one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Start Rangebar from a desktop, through &quot;ssh -X&quot;, or with &quot;xvfb-run rangebar&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::ComparePage</name>
    <message>
        <source>All rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regressions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In document order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest change first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate for &amp;instructions:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for &amp;allocations:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous finding (Shift+F7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next finding (F7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;ccepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on the finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s). F7 goes to the first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap the sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found: no change is larger than the spread, no count moved past a gate, and no row came or went.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairing of the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of equal names are paired. Similar names are only suggested; nothing is paired until you say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; in the base looks like &quot;%3&quot; in the candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: pair by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row of the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row of the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; in the base is paired with &quot;%3&quot; in the candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo all pairing by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy everything as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy what is &amp;visible as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save everything as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what is v&amp;isible as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save c&amp;omparison...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::ComparisonReport</name>
    <message>
        <source>May they be compared?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw client moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not gated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed beside it: %1</source>
        <extracomment>%1 names what differs between the two environments.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict of the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict of the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every verdict explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possibly the same row under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::ComparisonTableModel</name>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::ComparisonWords</name>
    <message>
        <source>unnamed document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same machine, same build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same machine, something changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different crates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>improvement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the raw client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the broker crate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the runtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the broker crate and the runtime together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not compared: different machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not compared: different units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not compared: larger is better on one side, smaller on the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not compared: one side publishes no best, the other no median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not measured in the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not measured in the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not compared: a figure is not positive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no saved comparison: it is larger than one can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no saved comparison: it is not JSON from byte %1 on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is JSON, but no saved comparison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This comparison was saved in version %1 of the file; this program reads version 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This saved comparison is damaged: %1 is missing or has no value that can be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base is not the document that was saved: its content has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidate is not the document that was saved: its content has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code measured %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes rates and counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on one side only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured, no setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same machine, same build: everything is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same machine, something changed: everything is compared; what changed is named, since it may be the cause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different machines: only distances to the raw client and code counts are compared; absolute rates stand side by side without a change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not compared: %1 and %2 are different crates, and rows of different crates are never compared with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither document names its crate; whether both are of the same one can&apos;t be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base names no crate; whether it is of %1 too can&apos;t be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidate names no crate; whether it is of %1 too can&apos;t be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base is schema %1, the candidate schema %2: what both have is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One side publishes no best round: medians are compared with medians.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sides have different numbers of rounds: a best of more rounds is biased upward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sides have different numbers of rounds: the spread of more rounds is wider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The raw client itself moved in %n row(s): the machine, the broker or the client changed, so read the distances there.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Compiler, profile, features, flags or architecture differ: the code counts compare the toolchain too, so they are shown as information.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the base publishes none; the candidate&apos;s stand alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the candidate publishes none; the base&apos;s stand alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base has the name %1 more than once; such rows are paired in their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidate has the name %1 more than once; such rows are paired in their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of similar names may be the same row; they are paired only when you say so.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rates worse, instructions within the gate: probably the machine, for the raw client moved too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rates worse, instructions within the gate: probably the machine, or waiting rather than work; the raw client did not move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rates better, instructions within the gate: probably the machine, for the raw client moved too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rates better, instructions within the gate: probably the machine, or less waiting rather than less work; the raw client did not move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rates worse and more instructions: probably the code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rates better and fewer instructions: probably the code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More instructions, but no rate shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer instructions, but no rate shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rates and instructions do not move together: read the rows one by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n regression(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n improvement(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Worse and better: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worse: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No regression, no improvement; %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found: no change beyond the spread and the gates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 findings are accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) compared</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a flipped verdict</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not comparable</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rates: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than one would by luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1 would by luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 would by luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 to %2 would by luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RustStream changed distinguishably in %1 of %2 rows; %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all loops, %1 of %2 changes of a rate or a distance are distinguishable; %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By this rule and with three independent rounds a side, 3 to 7 in 100 look changed when nothing did; a shift of one, two, three standard deviations is seen in about 19, 48 to 58, 75 to 80 of 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The geometric mean of RustStream&apos;s rate ratios, candidate over base, is %1 over %n row(s).</source>
        <extracomment>%1 is a ratio such as 0.984.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) compared</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a gated regression</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Code: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, plugin %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a scenario whose name stands several times in the document, %2 tells which of them it is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written %1 in the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paired by hand with %1 of the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>identical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more %2</source>
        <extracomment>%1 is a percentage, %2 a unit such as msg/s.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points more overhead</source>
        <extracomment>%1 is a number of percentage points; the overhead is the distance to the raw client.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points less overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>identical (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new (%1 -&gt; %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone (%1 -&gt; %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not published in the base (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not published in the candidate (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 -&gt; %3), %4</source>
        <extracomment>%1 is a signed difference, %2 and %3 the numbers, %4 a signed percentage.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>information: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beside the gates: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note, not gated: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 on both sides, identical.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 in the base, %3 in the candidate; %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the medians %2 and %3 differ by %4, which is smaller than the larger spread of the rounds, %5 (base %6, candidate %7), so the change is indistinguishable.</source>
        <extracomment>%1 is a loop; the others are figures with their unit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 and %3 differ by %4, which is smaller than the larger spread of the rounds, %5 (base %6, candidate %7), so the change is indistinguishable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: from a median of %2 to %3 is %4; the difference of %5 is not smaller than the larger spread of the rounds, %6 (base %7, candidate %8).</source>
        <extracomment>%1 is a loop, %4 such as &quot;3.1 % more msg/s&quot;; the others are figures with their unit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: from %2 to %3 is %4; the difference of %5 is not smaller than the larger spread of the rounds, %6 (base %7, candidate %8).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against its raw client: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1 is a loop&apos;s figure, %2 its raw client&apos;s, with its unit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against its raw client: base %2, candidate %3: the distance is identical.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against its raw client: base %2, candidate %3; the change of the distance is smaller than the larger spread over the raw client&apos;s figure (base %4, candidate %5), so it is indistinguishable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against its raw client: base %2, candidate %3, which is %4; that is not smaller than the larger spread over the raw client&apos;s figure, %5 points (base %6, candidate %7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3: %4</source>
        <extracomment>%1 is a column, %2 &quot;Instructions&quot; or &quot;Allocations&quot;, %3 the change, %4 the verdict.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; going back would be %2, above the gate of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row is %1.</source>
        <extracomment>How a row was paired with the base&apos;s, as a sentence.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base has no such row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidate has no such row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this row is compared: its unit is %1 in the base and %2 in the candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the verdict against the raw client flipped from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two verdicts is not published; it is derived by the spread rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: mixed; best and median moved in opposite directions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdict of RustStream against the broker crate flipped from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidate marks this row as broker-bound, the base did not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base marked this row as broker-bound, the candidate does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medians are compared, since one side publishes no best round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds: %1 in the base, %2 in the candidate; a best of more rounds is biased upward.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds: %1 in the base, %2 in the candidate; the spread of more rounds is wider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The raw client itself moved: the machine, the broker or the client changed, so read the distances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the change of RustStream entered can&apos;t be told: no single layer changed distinguishably the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change of RustStream entered in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidate gates this entry, the base did not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base gated this entry, the candidate does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not gated: a regression of it is reported, never failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured over %1 messages in the base and %2 in the candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These differ between the sides and may be the cause: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the base, %2 in the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: only in the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: only in the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>%1 is a row, %2 a loop, %3 such as &quot;3.1 % more msg/s&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the raw client moved, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, verdict %3 -&gt; %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: verdict of the plugin %2 -&gt; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: now broker-bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no longer broker-bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: now gated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no longer gated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows are hidden by the filter.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::CratePage</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How these numbers are measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One axis per scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives every scenario its own scale, so that one far outlier does not flatten the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the whole cost of starting the service and taking the first delivery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document also carries these fields, which Rangebar does not interpret.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::Desktop</name>
    <message>
        <source>Open results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Benchmark results (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::DiffCommand</name>
    <message>
        <source>Usage: rangebar diff [options] BASE CANDIDATE
Compares two results.json documents of one crate. &quot;-&quot; as one of the two reads standard input.

Options:
  --format FORMAT             text (default), markdown, json, csv or html
  --fail-on WHAT              what ends with 1: regression (default), change or none
  --instructions-threshold P  gate for instructions in percent (default 2)
  --allocations-threshold P   gate for allocations in percent (default 0.1)
  --lang CODE                 language of the words: en, ru or zh_CN
  --output FILE               writes to a file instead of standard output (&quot;-&quot;)
  -h, --help                  shows this help

Ends with 0 where nothing was found, 1 where something was, 2 where the documents could not be compared.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 can&apos;t be %2. Choose one of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 must be a percentage such as 2 or 0.1, not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Two documents are needed, a base and a candidate; %n given.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of the two documents can be standard input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report can&apos;t be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See rangebar diff --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The documents have no row in common that could be compared.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::EnvironmentComparisonModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::FetchWords</name>
    <message>
        <source>%1 answered with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answered with %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that %1 gives is not a document that can be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 did not give the whole file within %n second(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 did not give the whole file in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again, or allow more time in the preferences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host %1 was not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the network connection, then the address in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 refuses the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the network connection and the address in the catalogue, or try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to %1 was cut before the whole file had arrived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No secure connection to %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was read from it. Check the clock of this computer, and whether a proxy or a login page of the network stands in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy did not let the request through: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the proxy in the settings of the system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The file that %1 gives is larger than %n MiB, the most that is read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of it was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 redirects without saying where to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 redirects to %2, which is not a secure (https) address, so it was not asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the address in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 redirects again and again, last to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address %1 was not asked: only https is allowed, and http on this computer itself, both without a user name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the address in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be had from %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue can&apos;t be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue is not JSON: %1 (line %2, column %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue must be one object {...}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue has the wrong kind of value at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue lacks %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue has the form of version %1, which a later Rangebar made. This one reads version 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the catalogue is no address that can be used: %2. It must be https (or http on this computer itself), without a user name; the one for all crates needs &lt;crate&gt; in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the catalogue can&apos;t be the name of a crate: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue names the crate %1 twice (the second time at %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loading...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured on an unknown date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, no copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offline, no copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, copy of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offline, copy of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled, copy of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be kept on disk for the next start: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a sample that comes with Rangebar, not a published result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown is the copy of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is being loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no results published yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no copy on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh to see what is published now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can be reached, but gives no answer that is HTTP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again; if it stays so, check the address in the catalogue, and whether a proxy stands in between.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::FileWords</name>
    <message>
        <source>There is no such file. It may have been moved or deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file. Open a results.json document instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::FindingsModel</name>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::FixedPagesModel</name>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all crates in two tables</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::HelpPage</name>
    <message>
        <source>How to read the charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every scenario is run by three loops that do the same work. The raw client drives the broker&apos;s own client directly. The broker crate uses the crate&apos;s consumer and publisher without the runtime. RustStream is the whole service a user writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An example, not a measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scenario where the service costs something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a real chart this card shows the best, the median and the slowest round, the spreads, and why the verdict is what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The axis says how far a round is below the raw client&apos;s best round, in percent. Zero is the raw client; right of zero is slower, left of zero is faster than the raw client was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dot: the loop&apos;s best round, the number it is known by. In documents of schema 1 and 2 it is the median round, since they publish no best one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar: from the best to the slowest round of one run. It is the range of the rounds that were run, not a confidence interval: another run may fall outside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notch: the median round. Where there is none, the document did not publish it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band: the larger spread of this loop and of the raw client, to both sides of zero. A dot inside its band differs from the raw client by less than the rounds differ among themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hollow dot: indistinguishable. The difference is smaller than the spread, so no percentage is printed for it anywhere. The published verdict decides; where a document publishes none, the spread rule does, and where the two disagree the card of the row says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broker-bound: the round trips to the broker take at least half the time of a message, so the row says more about the broker than about the code. The card of a row shows the sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions and allocations are counted, not timed, and are per message in the steady state. Cold start is the whole cost of starting the service and taking the first delivery, divided by nothing. An entry marked &quot;not gated&quot; is reported but does not fail the crate&apos;s own checks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the numbers can&apos;t say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of different crates are never compared with each other: different brokers do different work for a message. Rates hold for the machine they were measured on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a chart, the arrow keys, Home, End, Page Up and Page Down move from row to row and show the row&apos;s card; Escape hides it. Every chart has the same numbers as a table below it. Ctrl+C copies the selected rows of a table, or all of them. F5 asks for new results, F9 shows or hides the list of crates, and Ctrl+Page Down and Ctrl+Page Up go to the next and the previous page.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::MachineTableModel</name>
    <message>
        <source>Crate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crate version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruststream version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crate version, code counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruststream version, code counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code counts measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schema of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::MainWindow</name>
    <message numerus="yes">
        <source>Asked %n crate(s), %1 answered, %2 received</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crate(s) up to date</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without results</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offline</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cancelled</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart is on the clipboard as a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - Rangebar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save image...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel downloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter the overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One &amp;axis per scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;List of crates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to read the &amp;charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Rangebar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::Notice</name>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::OpenFiles</name>
    <message>
        <source>can&apos;t be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::OtherFieldsComparisonModel</name>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::OtherFieldsModel</name>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewCodeModel</name>
    <message>
        <source>publishes no cost of its code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewModel</name>
    <message>
        <source>%1 (sample)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewPage</name>
    <message numerus="yes">
        <source>%n row(s) hidden by the filter</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of different crates are not comparable: each crate is measured against its own client and does different work for a message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by crate, scenario or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table for a &amp;spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table as &amp;Markdown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewScenariosModel</name>
    <message>
        <source>publishes no comparison with a raw client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::PageContent</name>
    <message>
        <source>This file can&apos;t be shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::PageSection</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table for a &amp;spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table as &amp;Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve image...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::PageTable</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crates and addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up a &amp;download after:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;base&gt; and &lt;crate&gt; in an address stand for the base address and the crate of the row. A row may have an address of its own. Addresses are https, or http on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Base address:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add&amp;ress of a document:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in &amp;catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row has no crate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of %1 is not allowed: %2. Use https, or http on this computer, without a user name or password.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::Program</name>
    <message>
        <source>Your catalogue of crates, %1, was not used: %2 The built-in one is shown; your file was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue could not be kept in %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::Provenance</name>
    <message>
        <source>unnamed document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on ruststream %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processor not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operating system not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>date not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine not published. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::RateChangesModel</name>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance to the raw client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict in the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict in the candidate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::ReadErrorWords</name>
    <message>
        <source>nothing more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object {...}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array [...]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number, zero or larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;measured&quot; or &quot;indistinguishable&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a member&apos;s name in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma or }</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma or ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a valid escape such as \n or \u00e9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing stands here; a JSON object was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>larger than %n MiB, the most that is read</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>this is not UTF-8; the file must be saved as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON: %1 was expected, but %2 stands there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON: %1 was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>objects and arrays are nested more than %n deep, the most that is read</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the name %1 is given twice in one object; one of the two must go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the document must be one object {...}, but %1 stands there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the document must be one object {...}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the document does not say its schema; it needs &quot;schema&quot;: 1, 2 or 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>schema %1 is not known here; this version reads 1, 2 and 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was expected, but %2 stands there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing; %1 must stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number %1 can&apos;t be held exactly enough to be compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must stand here, not the word %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::StatusWords</name>
    <message>
        <source>not modified, though nothing was kept to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it asks for a login</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it refuses access</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a proxy asks for a login</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it waited too long for the request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is gone for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many requests were made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withheld for legal reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has an internal error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a server behind it gave a bad answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not available for now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a server behind it did not answer in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It asks to wait %n second(s) before the next attempt.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It asks to wait %n minute(s) before the next attempt.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The crate has published no results there, or the address in the catalogue is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the address in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::ThroughputTableModel</name>
    <message>
        <source>Database and form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rangebar::Words</name>
    <message>
        <source>Processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RUSTFLAGS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valgrind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broker crate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RustStream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indistinguishable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broker-bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no results published yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2, %3: %4.</source>
        <extracomment>%3 is the field&apos;s path, %4 says what is wrong there.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document can&apos;t be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
