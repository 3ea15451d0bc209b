<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>rangebar::AltText</name>
    <message numerus="yes">
        <source>The picture shows %n more.</source>
        <translation>
            <numerusform>The picture shows %n more.</numerusform>
            <numerusform>The picture shows %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marked change(s)</source>
        <translation>
            <numerusform>%n marked change</numerusform>
            <numerusform>%n marked changes</numerusform>
        </translation>
    </message>
</context>
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
    <name>rangebar::CheckWords</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n document(s) are ready to publish.</source>
        <extracomment>%1 is the number of those that are.</extracomment>
        <translation>
            <numerusform>%1 of %n document is ready to publish.</numerusform>
            <numerusform>%1 of %n documents are ready to publish.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::CommandParser</name>
    <message numerus="yes">
        <source>%n argument(s) given.</source>
        <translation>
            <numerusform>%n argument given.</numerusform>
            <numerusform>%n arguments given.</numerusform>
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
    <name>rangebar::Comparing</name>
    <message numerus="yes">
        <source>The comparison of %1 with %2, in which you accepted %n finding(s), was replaced by this one.</source>
        <translation>
            <numerusform>The comparison of %1 with %2, in which you accepted %n finding, was replaced by this one.</numerusform>
            <numerusform>The comparison of %1 with %2, in which you accepted %n findings, was replaced by this one.</numerusform>
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
        <extracomment>%1 is a ratio such as 0.984 or 1.013.</extracomment>
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
    <message numerus="yes">
        <source>%n of them has (have) the same rounds on both sides, so nothing was measured again and luck is counted without it (them).</source>
        <translation>
            <numerusform>%n of them has the same rounds on both sides, so nothing was measured again and luck is counted without it.</numerusform>
            <numerusform>%n of them have the same rounds on both sides, so nothing was measured again and luck is counted without them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more loop(s) is (are) published with what the rounds do not give; the rows tell it.</source>
        <translation>
            <numerusform>%n more loop is published with what the rounds do not give; the rows tell it.</numerusform>
            <numerusform>%n more loops are published with what the rounds do not give; the rows tell it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s)</source>
        <translation>
            <numerusform>%n more row</numerusform>
            <numerusform>%n more rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) with other numbers of rounds is (are) not counted for luck.</source>
        <translation>
            <numerusform>%n change with other numbers of rounds is not counted for luck.</numerusform>
            <numerusform>%n changes with other numbers of rounds are not counted for luck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The geometric mean of RustStream&apos;s rate ratios over %n row(s) is indistinguishable from 1, as each of them is.</source>
        <translation>
            <numerusform>The geometric mean of RustStream&apos;s rate ratios over %n row is indistinguishable from 1, as that one is.</numerusform>
            <numerusform>The geometric mean of RustStream&apos;s rate ratios over %n rows is indistinguishable from 1, as each of them is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accepted before, and no longer found: %n finding(s).</source>
        <translation>
            <numerusform>Accepted before, and no longer found: %n finding.</numerusform>
            <numerusform>Accepted before, and no longer found: %n findings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ExportCommand</name>
    <message numerus="yes">
        <source>%1 takes one picture, and these are %n. Name a folder.</source>
        <translation>
            <numerusform>%1 takes one picture, and this is %n. Name a folder.</numerusform>
            <numerusform>%1 takes one picture, and these are %n. Name a folder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standard output takes one picture, and these are %n. Choose one --chart and one --theme.</source>
        <translation>
            <numerusform>Standard output takes one picture, and this is %n. Choose one --chart and one --theme.</numerusform>
            <numerusform>Standard output takes one picture, and these are %n. Choose one --chart and one --theme.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ExportDialog</name>
    <message numerus="yes">
        <source>All %n crate(s) with results</source>
        <translation>
            <numerusform>The %n crate with results</numerusform>
            <numerusform>All %n crates with results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The HTML of %n chart(s) is on the clipboard. It names the files as they are saved from here.</source>
        <translation>
            <numerusform>The HTML of %n chart is on the clipboard. It names the files as they are saved from here.</numerusform>
            <numerusform>The HTML of %n charts is on the clipboard. It names the files as they are saved from here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen document(s)</source>
        <translation>
            <numerusform>%n chosen document</numerusform>
            <numerusform>%n chosen documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::Exporting</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of these names are in %1 already:</source>
        <translation>
            <numerusform>%n file of this name is in %1 already:</numerusform>
            <numerusform>%n files of these names are in %1 already:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved in %1.</source>
        <translation>
            <numerusform>%n file saved in %1.</numerusform>
            <numerusform>%n files saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were not written.</source>
        <translation>
            <numerusform>%n file was not written.</numerusform>
            <numerusform>%n files were not written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::FeedWords</name>
    <message numerus="yes">
        <source>%n hour(s) old</source>
        <translation>
            <numerusform>%n hour old</numerusform>
            <numerusform>%n hours old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>%n day old</numerusform>
            <numerusform>%n days old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) old</source>
        <translation>
            <numerusform>%n month old</numerusform>
            <numerusform>%n months old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation>
            <numerusform>%n year old</numerusform>
            <numerusform>%n years old</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offline: %1 of %n crate(s).</source>
        <translation>
            <numerusform>Offline: %1 of %n crate.</numerusform>
            <numerusform>Offline: %1 of %n crates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crate(s) without a copy.</source>
        <translation>
            <numerusform>%n crate without a copy.</numerusform>
            <numerusform>%n crates without a copy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n crate(s) the newest document of the library is shown.</source>
        <translation>
            <numerusform>For %n crate the newest document of the library is shown.</numerusform>
            <numerusform>For %n crates the newest document of the library is shown.</numerusform>
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
    <name>rangebar::FileWords</name>
    <message numerus="yes">
        <source>%n document(s) open from %1; the folder is watched.</source>
        <translation>
            <numerusform>%n document open from %1; the folder is watched.</numerusform>
            <numerusform>%n documents open from %1; the folder is watched.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were not looked at; so many belong into the library.</source>
        <translation>
            <numerusform>%n more file was not looked at; so many belong into the library.</numerusform>
            <numerusform>%n more files were not looked at; so many belong into the library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubErrorWords</name>
    <message numerus="yes">
        <source>%1 did not answer within %n second(s).</source>
        <translation>
            <numerusform>%1 did not answer within %n second.</numerusform>
            <numerusform>%1 did not answer within %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What %1 gives for %2 is larger than %n MiB, the most that is read.</source>
        <translation>
            <numerusform>What %1 gives for %2 is larger than %n MiB, the most that is read.</numerusform>
            <numerusform>What %1 gives for %2 is larger than %n MiB, the most that is read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has trouble of its own (%2); it was asked %n time(s).</source>
        <translation>
            <numerusform>%1 has trouble of its own (%2); it was asked %n time.</numerusform>
            <numerusform>%1 has trouble of its own (%2); it was asked %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubHistoryImport</name>
    <message numerus="yes">
        <source>%n version(s) taken into the library.</source>
        <translation>
            <numerusform>%n version taken into the library.</numerusform>
            <numerusform>%n versions taken into the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) there already.</source>
        <translation>
            <numerusform>%n was there already.</numerusform>
            <numerusform>%n were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commit(s) removed the file.</source>
        <translation>
            <numerusform>%n commit removed the file.</numerusform>
            <numerusform>%n commits removed the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the list says why.</source>
        <translation>
            <numerusform>%n could not be read; the list says why.</numerusform>
            <numerusform>%n could not be read; the list says why.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be written to the library.</source>
        <translation>
            <numerusform>%n could not be written to the library.</numerusform>
            <numerusform>%n could not be written to the library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubReviewing</name>
    <message numerus="yes">
        <source>%n of them touch(es) the file.</source>
        <translation>
            <numerusform>%n of them touches the file.</numerusform>
            <numerusform>%n of them touch the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Looked at %n open pull request(s).</source>
        <translation>
            <numerusform>Looked at %n open pull request.</numerusform>
            <numerusform>Looked at %n open pull requests.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubWords</name>
    <message numerus="yes">
        <source>%n commit(s)</source>
        <translation>
            <numerusform>%n commit</numerusform>
            <numerusform>%n commits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This pull request changes %n such document(s), and not %1.</source>
        <translation>
            <numerusform>This pull request changes %n such document, and not %1.</numerusform>
            <numerusform>This pull request changes %n such documents, and not %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::HelpPage</name>
    <message numerus="yes">
        <source>Found in %n section(s)</source>
        <translation>
            <numerusform>Found in %n section</numerusform>
            <numerusform>Found in %n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryDocuments</name>
    <message numerus="yes">
        <source>%n document(s) of other crates is (are) not part of it.</source>
        <translation>
            <numerusform>%n document of other crates is not part of it.</numerusform>
            <numerusform>%n documents of other crates are not part of it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryPage</name>
    <message numerus="yes">
        <source>Last %n</source>
        <translation>
            <numerusform>Last %n</numerusform>
            <numerusform>Last %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) of the library can&apos;t be read:</source>
        <translation>
            <numerusform>%n document of the library can&apos;t be read:</numerusform>
            <numerusform>%n documents of the library can&apos;t be read:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The history of %n document(s) is being put together...</source>
        <translation>
            <numerusform>The history of %n document is being put together...</numerusform>
            <numerusform>The history of %n documents is being put together...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryReport</name>
    <message numerus="yes">
        <source>%n more could not be read; the list of what is left out says why.</source>
        <translation>
            <numerusform>%n more could not be read; the list of what is left out says why.</numerusform>
            <numerusform>%n more could not be read; the list of what is left out says why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::HistorySpecs</name>
    <message numerus="yes">
        <source>%n document(s) left out.</source>
        <translation>
            <numerusform>%n document left out.</numerusform>
            <numerusform>%n documents left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n document(s))</source>
        <translation>
            <numerusform>%1 (%n document)</numerusform>
            <numerusform>%1 (%n documents)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryWords</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s), measured on %1</source>
        <translation>
            <numerusform>%n document, measured on %1</numerusform>
            <numerusform>%n documents, measured on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s), measured from %1 to %2</source>
        <translation>
            <numerusform>%n document, measured from %1 to %2</numerusform>
            <numerusform>%n documents, measured from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The machine changed %n time(s): across that only distances and counts are compared.</source>
        <translation>
            <numerusform>The machine changed %n time: across that only distances and counts are compared.</numerusform>
            <numerusform>The machine changed %n times: across that only distances and counts are compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The compiler or the build changed %n time(s): across that the counts compare the toolchain too, so they are shown as information.</source>
        <translation>
            <numerusform>The compiler or the build changed %n time: across that the counts compare the toolchain too, so they are shown as information.</numerusform>
            <numerusform>The compiler or the build changed %n times: across that the counts compare the toolchain too, so they are shown as information.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) is (are) left out; the list says why.</source>
        <translation>
            <numerusform>%n document is left out; the list says why.</numerusform>
            <numerusform>%n documents are left out; the list says why.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) without a date stand(s) first. Nothing says that they are older, so no change from them is told.</source>
        <translation>
            <numerusform>%n document without a date stands first. Nothing says that it is older, so no change from it is told.</numerusform>
            <numerusform>%n documents without a date stand first. Nothing says that they are older, so no change from them is told.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) without a version stand(s) first. Nothing says that they are older, so no change from them is told.</source>
        <translation>
            <numerusform>%n document without a version stands first. Nothing says that it is older, so no change from it is told.</numerusform>
            <numerusform>%n documents without a version stand first. Nothing says that they are older, so no change from them is told.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) added or removed</source>
        <translation>
            <numerusform>%n more row added or removed</numerusform>
            <numerusform>%n more rows added or removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ImportWords</name>
    <message numerus="yes">
        <source>It lies more than %n level(s) deep, the most that is looked into. Import it by itself.</source>
        <translation>
            <numerusform>It lies more than %n level deep, the most that is looked into. Import it by itself.</numerusform>
            <numerusform>It lies more than %n levels deep, the most that is looked into. Import it by itself.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has more than %n entry(s), the most that is read. What comes before them was read, what comes behind them was not.</source>
        <translation>
            <numerusform>It has more than %n entry, the most that is read. What comes before it was read, what comes behind it was not.</numerusform>
            <numerusform>It has more than %n entries, the most that is read. What comes before them was read, what comes behind them was not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It unpacks to more than %n time(s) its size, as an archive does that is made to fill a disk. What comes before that was read, what comes behind it was not.</source>
        <translation>
            <numerusform>It unpacks to more than %n time its size, as an archive does that is made to fill a disk. What comes before that was read, what comes behind it was not.</numerusform>
            <numerusform>It unpacks to more than %n times its size, as an archive does that is made to fill a disk. What comes before that was read, what comes behind it was not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that are not JSON</source>
        <translation>
            <numerusform>%n file that is not JSON</numerusform>
            <numerusform>%n files that are not JSON</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n JSON file(s) of another kind</source>
        <translation>
            <numerusform>%n JSON file of another kind</numerusform>
            <numerusform>%n JSON files of another kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbolic link(s)</source>
        <translation>
            <numerusform>%n symbolic link</numerusform>
            <numerusform>%n symbolic links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n git folder(s), whose history can be imported by itself</source>
        <translation>
            <numerusform>%n git folder, whose history can be imported by itself</numerusform>
            <numerusform>%n git folders, whose history can be imported by itself</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) taken into the library.</source>
        <translation>
            <numerusform>%n document taken into the library.</numerusform>
            <numerusform>%n documents taken into the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) there already.</source>
        <translation>
            <numerusform>%n was there already.</numerusform>
            <numerusform>%n were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) refused; the list says why.</source>
        <translation>
            <numerusform>%n was refused; the list says why.</numerusform>
            <numerusform>%n were refused; the list says why.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n more place(s) where the same content lies no note was made: the document has %1 notes already.</source>
        <translation>
            <numerusform>Of %n more place where the same content lies no note was made: the document has %1 notes already.</numerusform>
            <numerusform>Of %n more places where the same content lies no note was made: the document has %1 notes already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryPage</name>
    <message numerus="yes">
        <source>%1 of %n document(s)</source>
        <extracomment>Of how many documents how many are found.</extracomment>
        <translation>
            <numerusform>%1 of %n document</numerusform>
            <numerusform>%1 of %n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the library can&apos;t be shown</source>
        <translation>
            <numerusform>%n file in the library can&apos;t be shown</numerusform>
            <numerusform>%n files in the library can&apos;t be shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s)</source>
        <translation>
            <numerusform>%1 of %n file</numerusform>
            <numerusform>%1 of %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryReport</name>
    <message numerus="yes">
        <source>%n line(s) that tell where documents came from can&apos;t be read.</source>
        <translation>
            <numerusform>%n line that tells where documents came from can&apos;t be read.</numerusform>
            <numerusform>%n lines that tell where documents came from can&apos;t be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n document(s)</source>
        <translation>
            <numerusform>%1 of %n document</numerusform>
            <numerusform>%1 of %n documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryWindow</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n document(s), each on a page of its own?</source>
        <translation>
            <numerusform>Open %n document on a page of its own?</numerusform>
            <numerusform>Open %n documents, each on a page of its own?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n document(s) to the trash?</source>
        <translation>
            <numerusform>Move %n document to the trash?</numerusform>
            <numerusform>Move %n documents to the trash?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) moved to the trash</source>
        <translation>
            <numerusform>%n document moved to the trash</numerusform>
            <numerusform>%n documents moved to the trash</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryWords</name>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) was (were) changed after it was (they were) kept, so what it says (they say) is not what was published: %1.</source>
        <extracomment>%1 lists files.</extracomment>
        <translation>
            <numerusform>%n document was changed after it was kept, so what it says is not what was published: %1.</numerusform>
            <numerusform>%n documents were changed after they were kept, so what they say is not what was published: %1.</numerusform>
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
    <name>rangebar::SessionKeeper</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <translation>
            <numerusform>%n folder</numerusform>
            <numerusform>%n folders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::SettingsDialog</name>
    <message numerus="yes">
        <source>%n setting(s) found. Esc shows all again.</source>
        <translation>
            <numerusform>%n setting found. Esc shows all again.</numerusform>
            <numerusform>%n settings found. Esc shows all again.</numerusform>
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
<context>
    <name>rangebar::TableSpecs</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
</TS>
