<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>rangebar::Cells</name>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ComparePage</name>
    <message numerus="yes">
        <source>%n finding(s). F7 goes to the first.</source>
        <translation>
            <numerusform>%n finding. F7 goes to it.</numerusform>
            <numerusform>%n findings. F7 goes to the first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ComparisonReport</name>
    <message numerus="yes">
        <source>%1: %n row(s)</source>
        <translation>
            <numerusform>%1: %n row</numerusform>
            <numerusform>%1: %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ComparisonWords</name>
    <message numerus="yes">
        <source>The raw client itself moved in %n row(s): the machine, the broker or the client changed, so read the distances there.</source>
        <translation>
            <numerusform>The raw client itself moved in %n row: the machine, the broker or the client changed, so read the distances there.</numerusform>
            <numerusform>The raw client itself moved in %n rows: the machine, the broker or the client changed, so read the distances there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of similar names may be the same row; they are paired only when you say so.</source>
        <translation>
            <numerusform>%n pair of similar names may be the same row; it is paired only when you say so.</numerusform>
            <numerusform>%n pairs of similar names may be the same rows; they are paired only when you say so.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regression(s)</source>
        <translation>
            <numerusform>%n regression</numerusform>
            <numerusform>%n regressions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n improvement(s)</source>
        <translation>
            <numerusform>%n improvement</numerusform>
            <numerusform>%n improvements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s)</source>
        <translation>
            <numerusform>%n other change</numerusform>
            <numerusform>%n other changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) compared</source>
        <translation>
            <numerusform>%n row compared</numerusform>
            <numerusform>%n rows compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a flipped verdict</source>
        <translation>
            <numerusform>%n with a flipped verdict</numerusform>
            <numerusform>%n with a flipped verdict</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n added</numerusform>
            <numerusform>%n added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not comparable</source>
        <translation>
            <numerusform>%n not comparable</numerusform>
            <numerusform>%n not comparable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The geometric mean of RustStream&apos;s rate ratios, candidate over base, is %1 over %n row(s).</source>
        <extracomment>%1 is a ratio such as 0.984.</extracomment>
        <translation>
            <numerusform>The geometric mean of RustStream&apos;s rate ratios, candidate over base, is %1 over %n row.</numerusform>
            <numerusform>The geometric mean of RustStream&apos;s rate ratios, candidate over base, is %1 over %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) compared</source>
        <translation>
            <numerusform>%n entry compared</numerusform>
            <numerusform>%n entries compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical</source>
        <translation>
            <numerusform>%n identical</numerusform>
            <numerusform>%n identical</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a gated regression</source>
        <translation>
            <numerusform>%n with a gated regression</numerusform>
            <numerusform>%n with a gated regression</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::DiffCommand</name>
    <message numerus="yes">
        <source>Two documents are needed, a base and a candidate; %n given.</source>
        <translation>
            <numerusform>Two documents are needed, a base and a candidate; %n given.</numerusform>
            <numerusform>Two documents are needed, a base and a candidate; %n given.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::FetchWords</name>
    <message numerus="yes">
        <source>%1 did not give the whole file within %n second(s).</source>
        <translation>
            <numerusform>%1 did not give the whole file within %n second.</numerusform>
            <numerusform>%1 did not give the whole file within %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file that %1 gives is larger than %n MiB, the most that is read.</source>
        <translation>
            <numerusform>The file that %1 gives is larger than %n MiB, the most that is read.</numerusform>
            <numerusform>The file that %1 gives is larger than %n MiB, the most that is read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::MainWindow</name>
    <message numerus="yes">
        <source>Asked %n crate(s), %1 answered, %2 received</source>
        <translation>
            <numerusform>Asked %n crate, %1 answered, %2 received</numerusform>
            <numerusform>Asked %n crates, %1 answered, %2 received</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crate(s) up to date</source>
        <translation>
            <numerusform>%n crate up to date</numerusform>
            <numerusform>%n crates up to date</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without results</source>
        <translation>
            <numerusform>%n without results</numerusform>
            <numerusform>%n without results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offline</source>
        <translation>
            <numerusform>%n offline</numerusform>
            <numerusform>%n offline</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cancelled</source>
        <translation>
            <numerusform>%n cancelled</numerusform>
            <numerusform>%n cancelled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Two documents are needed to compare; %n were chosen.</source>
        <translation>
            <numerusform>Two documents are needed to compare; %n was chosen.</numerusform>
            <numerusform>Two documents are needed to compare; %n were chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewPage</name>
    <message numerus="yes">
        <source>%n row(s) hidden by the filter</source>
        <translation>
            <numerusform>%n row hidden by the filter</numerusform>
            <numerusform>%n rows hidden by the filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ReadErrorWords</name>
    <message numerus="yes">
        <source>larger than %n MiB, the most that is read</source>
        <translation>
            <numerusform>larger than %n MiB, the most that is read</numerusform>
            <numerusform>larger than %n MiB, the most that is read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>objects and arrays are nested more than %n deep, the most that is read</source>
        <translation>
            <numerusform>objects and arrays are nested more than %n deep, the most that is read</numerusform>
            <numerusform>objects and arrays are nested more than %n deep, the most that is read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::StatusWords</name>
    <message numerus="yes">
        <source>It asks to wait %n second(s) before the next attempt.</source>
        <translation>
            <numerusform>It asks to wait %n second before the next attempt.</numerusform>
            <numerusform>It asks to wait %n seconds before the next attempt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It asks to wait %n minute(s) before the next attempt.</source>
        <translation>
            <numerusform>It asks to wait %n minute before the next attempt.</numerusform>
            <numerusform>It asks to wait %n minutes before the next attempt.</numerusform>
        </translation>
    </message>
</context>
</TS>
