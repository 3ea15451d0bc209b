// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/checkwords.h"
#include "models/check/documentcheck.h"
#include "models/document/documentreader.h"
#include "models/report/visibletext.h"
#include "tests/support/samples.h"
#include "tests/support/testobject.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <random>

using namespace rangebar;
using namespace rangebar::test;

namespace {

const QDate today(2026, 10, 20);

/// Nothing is wrong with it, and every rule has something to look at.
const QByteArray goodDocument = R"({
  "schema": 3,
  "crate": "ruststream-granary",
  "crate_version": "0.7.0",
  "core_version": "0.7.0-rc.9",
  "measured_at": "2026-09-23",
  "environment": {
    "cpu": "Example 9000",
    "architecture": "x86_64",
    "cpu_frequency": "400-5900 MHz",
    "cores": "12 physical, 24 logical",
    "memory": "62.4 GiB",
    "memory_speed": "unknown",
    "os": "Linux 7.2",
    "broker": "granary:2 on localhost",
    "round_trip": "0.200 ms (1000 calls); a delivery is charged 1 of them",
    "rustc": "1.98.1",
    "profile": "bench",
    "features": "none",
    "rustflags": "none",
    "valgrind": "3.25.1"
  },
  "scenarios": [
    {
      "name": "parcels in",
      "unit": "msg/s",
      "messages": 10000,
      "pairs": 3,
      "raw": { "best": 2000, "median": 1990, "worst": 1900 },
      "adapter": { "best": 1980, "median": 1970, "worst": 1950 },
      "framework": { "best": 1700, "median": 1690, "worst": 1650 },
      "overhead_percent": 15.0,
      "verdict": "measured",
      "adapter_overhead_percent": 1.0,
      "adapter_verdict": "indistinguishable",
      "broker_bound": false
    },
    {
      "name": "parcels out",
      "unit": "msg/s",
      "messages": 10000,
      "pairs": 3,
      "raw": { "best": 4000, "median": 3990, "worst": 3900 },
      "adapter": { "best": 3600, "median": 3590, "worst": 3550 },
      "framework": { "best": 3500, "median": 3490, "worst": 3450 },
      "plugin": "ledger",
      "overhead_percent": 12.5,
      "verdict": "measured",
      "adapter_overhead_percent": 10.0,
      "adapter_verdict": "measured",
      "plugin_overhead_percent": 2.8,
      "plugin_verdict": "measured",
      "broker_bound": true
    }
  ],
  "code": [
    {
      "name": "parcels in",
      "messages": 1000,
      "framework": { "instructions": 2839.8, "allocations": 1.5 },
      "hand_written": { "instructions": 2000.1, "allocations": 1.5 },
      "overhead": { "instructions": 839.7, "allocations": 0.0 },
      "cold": { "instructions": 19219, "allocations": 26 },
      "gated": true
    },
    {
      "name": "parcels out",
      "messages": 1000,
      "framework": { "instructions": 5000, "allocations": 3 },
      "gated": false
    }
  ],
  "code_measured": {
    "crate_version": "0.7.1",
    "core_version": "0.7.1",
    "measured_at": "2026-10-18"
  },
  "throughput": [
    {
      "database": "Postgres", "form": "row lock", "batch": null, "workers": 1, "pool": 16, "rows": 20000,
      "rounds": 3,
      "raw": { "best": 6407.0, "median": 6325.0, "worst": 6269.0 },
      "framework": { "best": 6339.0, "median": 6269.0, "worst": 6048.0 },
      "overhead_percent": 1.1, "verdict": "indistinguishable"
    },
    {
      "database": "Postgres", "form": "row lock", "batch": 64, "workers": 1, "pool": 16, "rows": 20000,
      "rounds": 3,
      "raw": { "best": 30235.0, "median": 29971.0, "worst": 27550.0 },
      "framework": { "best": 29643.0, "median": 29516.0, "worst": 27789.0 },
      "overhead_percent": 2.0, "verdict": "indistinguishable"
    }
  ]
}
)";

/// Schema 2, whose loops are medians, of the core, which has one version.
const QByteArray medianDocument = R"({
  "schema": 2,
  "crate": "ruststream",
  "crate_version": "0.7.0",
  "core_version": "0.7.0",
  "measured_at": "2026-09-23",
  "environment": { "cpu": "c", "architecture": "a", "cpu_frequency": "f", "cores": "1", "memory": "m",
    "memory_speed": "s", "os": "o", "broker": "b", "round_trip": "unknown, 5 us", "rustc": "1.98.1",
    "profile": "p", "features": "f", "rustflags": "none", "valgrind": "v" },
  "scenarios": [
    {
      "name": "sealing a crate", "unit": "msg/s", "messages": 10, "pairs": 3,
      "raw": { "median": 100, "min": 90, "max": 110 },
      "framework": { "median": 95, "min": 80, "max": 99 },
      "overhead_percent": 5.0, "verdict": "indistinguishable", "broker_bound": false
    }
  ]
}
)";

/// "12:18 error rounds-order scenarios[0].raw.median"
QString described(const CheckFinding& finding)
{
    return QStringLiteral("%1:%2 %3 %4 %5")
        .arg(QString::number(finding.line), QString::number(finding.column),
             QString(severityName(finding.severity)), QString(codeName(finding.code)), finding.path)
        .trimmed();
}

QStringList described(const QList<CheckFinding>& findings)
{
    QStringList all;
    std::ranges::transform(findings, std::back_inserter(all),
                           [](const CheckFinding& finding) { return described(finding); });
    return all;
}

QStringList findingsIn(const QByteArray& document)
{
    return described(checkDocument(document, today));
}

/// What is wrong with a row of the table of rules itself is seen by the empty result.
QByteArray replaced(const QByteArray& document, const QByteArray& from, const QByteArray& to)
{
    return document.count(from) == 1 ? QByteArray(document).replace(from, to) : QByteArray();
}

} // namespace

class DocumentCheckTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsFoundInAGoodDocument();
    void rules_data();
    void rules();
    void everyRuleIsBrokenByADocument();
    void everyPlaceIsThatOfItsValue();
    void everyFindingHasItsWords();
    void whatToWriteIsGiven_data();
    void whatToWriteIsGiven();
    void figuresAreGivenUnrounded();
    void roundedFiguresAreTakenForWhatTheyAre_data();
    void roundedFiguresAreTakenForWhatTheyAre();
    void lessIsBetterForATime();
    void aRefusedDocumentHasTheErrorOfItsReader_data();
    void aRefusedDocumentHasTheErrorOfItsReader();
    void afterAFaultTheRestIsChecked();
    void ofAnUnknownSchemaNothingMoreIsSaid();
    void aForgottenSchemaIsToldByTheLoops();
    void unknownFieldsAreThoseOfTheReader_data();
    void unknownFieldsAreThoseOfTheReader();
    void hostileTextIsShownVisibly();
    void findingsStandInTheOrderOfTheText();
    void manyRowsWithManyFindings();
    void manyMembersThatMayBeMeant();
    void mutations_data();
    void mutations();
};

void DocumentCheckTest::nothingIsFoundInAGoodDocument()
{
    QCOMPARE(findingsIn(goodDocument), QStringList());
    QCOMPARE(findingsIn(medianDocument), QStringList());
    QVERIFY(readDocument(goodDocument) && readDocument(medianDocument));
    QVERIFY(countFindings(checkDocument(goodDocument, today)).isReady(true));
}

namespace {

struct Rule
{
    QByteArray what;
    QByteArray document;
    QStringList expected;
};

/// A document for each rule, with everything that is found in it.
QList<Rule> ruleTable()
{
    QList<Rule> table;
    const auto addDocument = [&table](const char* what, const QByteArray& document,
                                      std::initializer_list<const char*> expected) {
        QStringList lines;
        for (const char* line : expected) {
            lines.append(QString::fromUtf8(line));
        }
        table.append({what, document, lines});
    };
    // `from` stands once in the document.
    const auto add = [&addDocument](const char* what, const char* from, const char* to,
                                    std::initializer_list<const char*> expected,
                                    const QByteArray& document = goodDocument) {
        addDocument(what, replaced(document, from, to), expected);
    };

    // What the reader refuses.
    addDocument("nothing", " \n", {"0:0 error document-empty"});
    addDocument("too much", QByteArray(maxDocumentBytes + 1, ' '), {"0:0 error document-too-large"});
    addDocument("not UTF-8", replaced(goodDocument, "62.4 GiB", "62.4 \xff"),
                {"12:21 error document-encoding"});
    addDocument("no object", "\n[1]", {"2:1 error document-not-an-object"});
    const QByteArray deep = "1:69 error document-too-deep a" + QByteArray("[0]").repeated(63);
    addDocument("too deep", "{\"a\":" + QByteArray(64, '['), {deep.constData()});
    add("not JSON", "\"schema\": 3,", "\"schema\": 3", {"3:3 error json-syntax"});
    add("a name twice", "\"gated\": false", "\"gated\": false,\n      \"gated\": true",
        {"71:7 error duplicate-key code[1].gated"});
    add("no schema", "\"schema\": 3,\n", "\n", {"1:1 error schema-missing schema"});
    add("schema as a text", "\"schema\": 3", "\"schema\": \"3\"", {"2:13 error schema-unknown schema"});
    add("unknown schema", "\"schema\": 3", "\"schema\": 4", {"2:13 error schema-unknown schema"});
    add("another type", "\"messages\": 10000,\n      \"pairs\": 3,\n      \"raw\": { \"best\": 2000",
        "\"messages\": \"many\",\n      \"pairs\": 3,\n      \"raw\": { \"best\": 2000",
        {"27:19 error wrong-type scenarios[0].messages"});
    add("a number that no double holds",
        "\"rows\": 20000,\n      \"rounds\": 3,\n      \"raw\": { \"best\": 6407.0",
        "\"rows\": 1e400,\n      \"rounds\": 3,\n      \"raw\": { \"best\": 6407.0",
        {"80:100 error number-range throughput[0].rows"});
    add("another word", "\"plugin_verdict\": \"measured\"", "\"plugin_verdict\": \"Measured\"",
        {"52:25 error unknown-verdict scenarios[1].plugin_verdict"});
    add("no loop", "      \"raw\": { \"best\": 4000, \"median\": 3990, \"worst\": 3900 },\n", "",
        {"38:5 error field-missing scenarios[1].raw"});

    // The document as a whole.
    add("no crate", "  \"crate\": \"ruststream-granary\",\n", "", {"1:1 error field-missing crate"});
    add("no crate version", "  \"crate_version\": \"0.7.0\",\n", "",
        {"1:1 error field-missing crate_version"});
    add("no core version", "  \"core_version\": \"0.7.0-rc.9\",\n", "",
        {"1:1 error field-missing core_version"});
    add("no date", "  \"measured_at\": \"2026-09-23\",\n", "", {"1:1 error field-missing measured_at"});
    add("no version of the code", "    \"crate_version\": \"0.7.1\",\n", "",
        {"73:20 error field-missing code_measured.crate_version"});
    add("name of the crate", "\"ruststream-granary\"", "\"RustStream Granary\"",
        {"3:12 error crate-name crate"});
    add("version", "\"crate_version\": \"0.7.0\"", "\"crate_version\": \"v0.7\"",
        {"4:20 warning version-form crate_version"});
    add("versions of the core", "\"core_version\": \"0.7.0\"", "\"core_version\": \"0.7.1\"",
        {"5:19 warning core-version core_version"}, medianDocument);
    add("no date at all", "\"2026-09-23\"", "\"last autumn\"", {"6:18 error date-form measured_at"});
    add("a day that no month has", "\"2026-09-23\"", "\"2026-02-30\"", {"6:18 error date-form measured_at"});
    add("a date with a time", "\"2026-09-23\"", "\"2026-09-23T10:00:00Z\"",
        {"6:18 error date-form measured_at"});
    add("a day to come", "\"2026-10-18\"", "\"2026-10-22\"",
        {"76:20 error date-future code_measured.measured_at"});
    add("a day before Rust", "\"2026-09-23\"", "\"2015-05-14\"", {"6:18 warning date-old measured_at"});
    add("code in schema 1", "\"schema\": 2",
        "\"schema\": 1,\n\"code\": [ { \"name\": \"x\", \"messages\": 1,"
        " \"framework\": { \"instructions\": 1, \"allocations\": 1 }, \"gated\": true } ]",
        {"2:13 warning schema-code schema"}, medianDocument);
    add("loops of another schema", "\"schema\": 2", "\"schema\": 3",
        {"2:13 error schema-loops schema", "13:14 error field-missing scenarios[0].raw.best",
         "13:31 note field-unknown scenarios[0].raw.min", "13:42 note field-unknown scenarios[0].raw.max",
         "14:20 error field-missing scenarios[0].framework.best",
         "14:36 note field-unknown scenarios[0].framework.min",
         "14:47 note field-unknown scenarios[0].framework.max"},
        medianDocument);
    add("an empty section", "\"schema\": 2", "\"schema\": 2, \"code\": []",
        {"2:24 warning section-empty code"}, medianDocument);
    add("when code was measured that is not there", "\"schema\": 2",
        "\"schema\": 2, \"code_measured\": { \"crate_version\": \"0.7.0\", \"core_version\": \"0.7.0\", "
        "\"measured_at\": \"2026-09-23\" }",
        {"2:33 warning code-measured-alone code_measured"}, medianDocument);

    add("nothing measured", "\"scenarios\": [", "\"rows\": [",
        {"1:1 error nothing-measured", "10:3 note field-unknown rows"}, medianDocument);

    // The environment.
    add("no processor", "    \"cpu\": \"Example 9000\",\n", "",
        {"7:18 error environment-missing environment.cpu"});
    add("no memory", "    \"memory\": \"62.4 GiB\",\n", "",
        {"7:18 note environment-unpublished environment.memory"});
    add("no round trip", "    \"round_trip\": \"0.200 ms (1000 calls); a delivery is charged 1 of them\",\n",
        "", {"7:18 note environment-unpublished environment.round_trip"});
    add("an empty processor", "\"Example 9000\"", "\" \"", {"8:12 error environment-empty environment.cpu"});
    add("empty flags", "\"rustflags\": \"none\",\n    \"valgrind\"", "\"rustflags\": \"\",\n    \"valgrind\"",
        {"20:18 note environment-empty environment.rustflags"});
    add("a number in the environment", "\"valgrind\": \"3.25.1\"",
        "\"valgrind\": \"3.25.1\",\n    \"fans\": 4", {"22:13 warning environment-type environment.fans"});
    add("no time in the round trip", "\"0.200 ms (1000 calls); a delivery is charged 1 of them\"",
        "\"quick\"", {"16:19 note round-trip-unreadable environment.round_trip"});
    add("no environment", "  \"environment\": {", "  \"surroundings\": {",
        {"1:1 error field-missing environment", "7:3 note field-unknown surroundings"});

    // Rows.
    add("no unit",
        "      \"unit\": \"msg/s\",\n      \"messages\": 10000,\n      \"pairs\": 3,\n      \"raw\": { "
        "\"best\": 2000",
        "      \"messages\": 10000,\n      \"pairs\": 3,\n      \"raw\": { \"best\": 2000",
        {"24:5 error field-missing scenarios[0].unit"});
    add("no messages", "\"messages\": 10, ", "", {"11:5 warning field-missing scenarios[0].messages"},
        medianDocument);
    add("no rounds", ", \"pairs\": 3", "", {"11:5 warning field-missing scenarios[0].pairs"}, medianDocument);
    add("no verdict", "\"verdict\": \"indistinguishable\", ", "",
        {"11:5 error field-missing scenarios[0].verdict"}, medianDocument);
    add("no percentage that is not printed", "\"overhead_percent\": 5.0, ", "",
        {"11:5 warning field-missing scenarios[0].overhead_percent"}, medianDocument);
    add("no percentage that is printed", "      \"overhead_percent\": 12.5,\n", "",
        {"38:5 error field-missing scenarios[1].overhead_percent"});
    add("no percentage of the broker crate", "      \"adapter_overhead_percent\": 10.0,\n", "",
        {"38:5 error field-missing scenarios[1].adapter_overhead_percent"});
    add("no verdict on the plugin", ",\n      \"plugin_verdict\": \"measured\"", "",
        {"38:5 warning field-missing scenarios[1].plugin_verdict"});
    add("no flag", ", \"broker_bound\": false", "", {"11:5 note field-missing scenarios[0].broker_bound"},
        medianDocument);
    add("no workers", "\"batch\": 64, \"workers\": 1,", "\"batch\": 64,",
        {"86:5 warning field-missing throughput[1].workers"});
    add("no database", "\"database\": \"Postgres\", \"form\": \"row lock\", \"batch\": 64",
        "\"form\": \"row lock\", \"batch\": 64", {"86:5 error field-missing throughput[1].database"});
    add("no gate", ",\n      \"gated\": false", "", {"66:5 warning field-missing code[1].gated"});
    add("an empty name", "\"name\": \"parcels in\",\n      \"unit\"", "\"name\": \"\",\n      \"unit\"",
        {"25:15 error name-empty scenarios[0].name"});
    add("an empty unit", "\"unit\": \"msg/s\"", "\"unit\": \" \"",
        {"12:42 error name-empty scenarios[0].unit"}, medianDocument);
    add("an empty form", "\"form\": \"row lock\", \"batch\": 64", "\"form\": \"\", \"batch\": 64",
        {"87:39 error name-empty throughput[1].form"});
    add("two rows of a name", "\"name\": \"parcels out\",\n      \"unit\"",
        "\"name\": \"parcels in\",\n      \"unit\"", {"39:15 error duplicate-row scenarios[1].name"});
    add("two counts of a name", "\"name\": \"parcels out\",\n      \"messages\"",
        "\"name\": \"parcels in\",\n      \"messages\"", {"67:15 error duplicate-row code[1].name"});
    add("two rows of a throughput", "\"batch\": 64", "\"batch\": null",
        {"86:5 error duplicate-row throughput[1]"});
    add("a sentence for a unit", "\"unit\": \"msg/s\"", "\"unit\": \"messages that are sealed per second\"",
        {"12:42 warning unit-long scenarios[0].unit"}, medianDocument);
    add("no round", "\"pairs\": 3", "\"pairs\": 0", {"12:76 error rounds-zero scenarios[0].pairs"},
        medianDocument);
    add("one round with a spread", "\"pairs\": 3", "\"pairs\": 1",
        {"12:76 error rounds-single scenarios[0].pairs"}, medianDocument);
    add("one round",
        "\"pairs\": 3,\n"
        "      \"raw\": { \"median\": 100, \"min\": 90, \"max\": 110 },\n"
        "      \"framework\": { \"median\": 95, \"min\": 80, \"max\": 99 },\n"
        "      \"overhead_percent\": 5.0, \"verdict\": \"indistinguishable\"",
        "\"pairs\": 1,\n"
        "      \"raw\": { \"median\": 100, \"min\": 100, \"max\": 100 },\n"
        "      \"framework\": { \"median\": 95, \"min\": 95, \"max\": 95 },\n"
        "      \"overhead_percent\": 5.0, \"verdict\": \"measured\"",
        {"12:76 warning rounds-single scenarios[0].pairs"}, medianDocument);
    add("a median above the best", "\"median\": 1990, \"worst\": 1900", "\"median\": 2001, \"worst\": 1900",
        {"29:40 error rounds-order scenarios[0].raw.median"});
    add("a median below the worst", "\"median\": 1690, \"worst\": 1650", "\"median\": 1649, \"worst\": 1650",
        {"31:46 error rounds-order scenarios[0].framework.median"});
    add("a median above max", "\"median\": 100, \"min\": 90, \"max\": 110",
        "\"median\": 111, \"min\": 90, \"max\": 110", {"13:26 error rounds-order scenarios[0].raw.median"},
        medianDocument);
    add("min above max", "\"min\": 90, \"max\": 110", "\"min\": 110, \"max\": 90",
        {"13:38 error rounds-order scenarios[0].raw.min"}, medianDocument);
    add("best below worst", "{ \"best\": 1980, \"median\": 1970, \"worst\": 1950 }",
        "{ \"best\": 1950, \"median\": 1970, \"worst\": 1980 }",
        {"30:28 error rounds-direction scenarios[0].adapter.best"});
    add("no median in one loop", "\"best\": 1980, \"median\": 1970, \"worst\": 1950",
        "\"best\": 1980, \"worst\": 1950", {"30:18 warning median-missing scenarios[0].adapter.median"});
    add("no median in a row",
        "{ \"best\": 6407.0, \"median\": 6325.0, \"worst\": 6269.0 },\n"
        "      \"framework\": { \"best\": 6339.0, \"median\": 6269.0, \"worst\": 6048.0 }",
        "{ \"best\": 6407.0, \"worst\": 6269.0 },\n      \"framework\": { \"best\": 6339.0, \"worst\": "
        "6048.0 }",
        {"82:14 note median-missing throughput[0].raw.median",
         "83:20 note median-missing throughput[0].framework.median"});
    add("no figure", "\"worst\": 1900", "\"worst\": 0",
        {"29:55 error figure-not-positive scenarios[0].raw.worst"});
    add("no message", "\"messages\": 10,", "\"messages\": 0,",
        {"12:63 error count-zero scenarios[0].messages"}, medianDocument);
    add("a batch of none", "\"batch\": 64", "\"batch\": 0", {"87:60 error count-zero throughput[1].batch"});
    add("a percentage of other figures", "\"overhead_percent\": 12.5", "\"overhead_percent\": 12.6",
        {"47:27 error overhead-figures scenarios[1].overhead_percent"});
    add("a percentage that is not printed", "\"overhead_percent\": 5.0", "\"overhead_percent\": 7.0",
        {"15:27 warning overhead-figures scenarios[0].overhead_percent"}, medianDocument);
    add("a percentage of the broker crate", "\"adapter_overhead_percent\": 10.0",
        "\"adapter_overhead_percent\": -10.0",
        {"49:35 error overhead-figures scenarios[1].adapter_overhead_percent"});
    add("a percentage of the plugin", "\"plugin_overhead_percent\": 2.8", "\"plugin_overhead_percent\": 12.5",
        {"51:34 warning overhead-figures scenarios[1].plugin_overhead_percent"});
    add("a difference to nothing", "\"overhead_percent\": 2.0,",
        "\"overhead_percent\": 2.0, \"adapter_verdict\": \"measured\",",
        {"91:51 warning overhead-alone throughput[1].adapter_verdict"});
    add("a verdict against the spread",
        "\"verdict\": \"measured\",\n      \"adapter_overhead_percent\": 10.0",
        "\"verdict\": \"indistinguishable\",\n      \"adapter_overhead_percent\": 10.0",
        {"48:18 warning verdict-rule scenarios[1].verdict"});
    add("a verdict on the broker crate", "\"adapter_verdict\": \"indistinguishable\"",
        "\"adapter_verdict\": \"measured\"", {"35:26 warning verdict-rule scenarios[0].adapter_verdict"});
    add("a verdict on the plugin", "\"plugin_verdict\": \"measured\"",
        "\"plugin_verdict\": \"indistinguishable\"",
        {"52:25 warning verdict-rule scenarios[1].plugin_verdict"});
    add("a flag against its sum", "\"broker_bound\": true", "\"broker_bound\": false",
        {"53:23 warning broker-bound-sum scenarios[1].broker_bound"});

    // Counts.
    add("a count below zero", "\"framework\": { \"instructions\": 5000, \"allocations\": 3 }",
        "\"framework\": { \"instructions\": 5000, \"allocations\": -3 }",
        {"69:59 error count-negative code[1].framework.allocations"});
    add("a cold start that is divided", "\"allocations\": 26", "\"allocations\": 26.5",
        {"63:55 error count-not-whole code[0].cold.allocations"});
    add("a cold start below a message", "\"instructions\": 19219", "\"instructions\": 19",
        {"63:33 warning cold-below-steady code[0].cold.instructions"});
    add("an overhead of other counts", "\"instructions\": 839.7", "\"instructions\": 840.7",
        {"62:37 warning count-overhead code[0].overhead.instructions"});

    // Texts and names.
    add("a control character", "\"parcels in\",\n      \"unit\"", "\"parcels\\u001b[2J in\",\n      \"unit\"",
        {"25:15 error text-control scenarios[0].name"});
    add("a line break", "\"parcels in\",\n      \"unit\"", "\"parcels\\nin\",\n      \"unit\"",
        {"25:15 warning text-control scenarios[0].name"});
    add("text that runs backwards", "\"Example 9000\"", "\"Example \xE2\x80\xAE 0009\"",
        {"8:12 error text-control environment.cpu"});
    add("a name that runs backwards", "\"valgrind\":", "\"\xE2\x80\xAEvalgrind\": \"x\",\n    \"valgrind\":",
        {"21:5 error text-control environment[\"\u202Evalgrind\"]"});
    add("a blank without width", "\"parcels in\",\n      \"unit\"", "\"parcels\\u200b in\",\n      \"unit\"",
        {"25:15 warning text-invisible scenarios[0].name"});
    add("a lost character", "\"Example 9000\"", "\"Example\xEF\xBF\xBD 9000\"",
        {"8:12 warning text-damaged environment.cpu"});
    add("a blank at the end", "\"parcels in\",\n      \"unit\"", "\"parcels in \",\n      \"unit\"",
        {"25:15 warning text-blank-ends scenarios[0].name"});
    add("a zero below zero", "\"allocations\": 3 }", "\"allocations\": -0.0 }",
        {"69:59 warning negative-zero code[1].framework.allocations"});
    add("an unknown field", "\"broker_bound\": true",
        "\"broker_bound\": true,\n      \"weather\": { \"rain\": 1 }",
        {"54:7 note field-unknown scenarios[1].weather"});
    add("a misspelt field", "\"broker_bound\": true", "\"brokerBound\": true",
        {"38:5 note field-missing scenarios[1].broker_bound",
         "53:7 warning field-misspelt scenarios[1].brokerBound"});
    add("a misspelt key of the environment", "\"memory_speed\"", "\"memoryspeeed\"",
        {"7:18 note environment-unpublished environment.memory_speed",
         "13:5 warning field-misspelt environment.memoryspeeed"});
    return table;
}

} // namespace

void DocumentCheckTest::rules_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QStringList>("expected");
    const QList<Rule> table = ruleTable();
    for (const Rule& rule : table) {
        QTest::newRow(rule.what.constData()) << rule.document << rule.expected;
    }
}

void DocumentCheckTest::rules()
{
    QFETCH(QByteArray, document);
    QFETCH(QStringList, expected);
    QVERIFY2(!document.isEmpty(), "the text to replace must stand in the document once");
    QCOMPARE(findingsIn(document), expected);
}

void DocumentCheckTest::everyRuleIsBrokenByADocument()
{
    QSet<QString> seen;
    const QList<Rule> table = ruleTable();
    for (const Rule& rule : table) {
        for (const QString& line : rule.expected) {
            seen.insert(line.section(QLatin1Char(' '), 2, 2));
        }
    }
    const QList<CheckCode> codes = allCheckCodes();
    for (const CheckCode code : codes) {
        QVERIFY2(seen.contains(codeName(code)), codeName(code).data());
    }
    QCOMPARE(seen.size(), codes.size());
}

void DocumentCheckTest::everyPlaceIsThatOfItsValue()
{
    const QList<Rule> table = ruleTable();
    for (const Rule& rule : table) {
        const QStringList lines = QString::fromUtf8(rule.document).split(QLatin1Char('\n'));
        const QList<CheckFinding> findings = checkDocument(rule.document, today);
        for (const CheckFinding& finding : findings) {
            if (finding.line == 0 || finding.code == CheckCode::DocumentEncoding) {
                continue;
            }
            QString there = lines.at(finding.line - 1).mid(finding.column - 1);
            if (there.startsWith(QLatin1Char('"')) && !finding.found.startsWith(QLatin1Char('"'))) {
                there.remove(0, 1); // what is wrong is a name, which is found without its quotes
            }
            // Something missing is missing in an object; of objects and arrays no more is shown.
            QString what = finding.found.isEmpty() ? QStringLiteral("{") : finding.found;
            if (finding.code == CheckCode::DocumentTooDeep) {
                what = QStringLiteral("[");
            }
            const bool isContainer = what.startsWith(QLatin1Char('{')) || what.startsWith(QLatin1Char('['));
            QVERIFY2(there.startsWith(isContainer ? what.left(1) : what), qPrintable(described(finding)));
        }
    }
}

void DocumentCheckTest::everyFindingHasItsWords()
{
    const CheckWords words{NumberFormat()};
    // What tells an error apart must be in its words, and a placeholder that was not filled in must not.
    static const QRegularExpression leftOver(QStringLiteral("%[1-9n]"));
    const QList<Rule> table = ruleTable();
    for (const Rule& rule : table) {
        const QList<CheckFinding> findings = checkDocument(rule.document, today);
        for (const CheckFinding& finding : findings) {
            const QString sentence = words.sentence(finding);
            QVERIFY2(words.problem(finding).size() > 10, qPrintable(described(finding)));
            QVERIFY2(sentence.endsWith(QLatin1Char('.')) && !sentence.contains(leftOver),
                     qPrintable(sentence));
            QVERIFY2(!sentence.contains(QLatin1Char('\n')), qPrintable(sentence));
            QCOMPARE(sentence.startsWith(visibleText(finding.path)), true);
            // A note may leave everything as it is; the reader's faults say what was expected.
            const bool saysIt = finding.error || finding.severity == CheckSeverity::Note;
            QVERIFY2(saysIt || !words.advice(finding).isEmpty(), qPrintable(sentence));
        }
    }
}

void DocumentCheckTest::whatToWriteIsGiven_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("instead");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* what, const QByteArray& document, const char* instead,
                        const char* sentence) {
        QTest::newRow(what) << document << QByteArray(instead) << QString::fromUtf8(sentence);
    };
    row("percentage", replaced(goodDocument, "\"overhead_percent\": 12.5", "\"overhead_percent\": 2.5"),
        "12.5", "scenarios[1].overhead_percent: 2.5 is published, but the figures give 12.5. Write 12.5.");
    row("sign", replaced(goodDocument, "\"overhead_percent\": 12.5", "\"overhead_percent\": -12.5"), "12.5",
        "scenarios[1].overhead_percent: -12.5 is published, but the figures give 12.5: what is slower has no "
        "minus. Write 12.5.");
    row("missing percentage", replaced(goodDocument, "      \"overhead_percent\": 12.5,\n", ""), "12.5",
        "scenarios[1].overhead_percent: missing; a number must stand here. Write 12.5.");
    row("missing verdict", replaced(medianDocument, "\"verdict\": \"indistinguishable\", ", ""),
        "\"indistinguishable\"",
        "scenarios[0].verdict: missing; \"measured\" or \"indistinguishable\" must stand here. Write "
        "\"indistinguishable\".");
    row("verdict",
        replaced(goodDocument, "\"adapter_verdict\": \"indistinguishable\"",
                 "\"adapter_verdict\": \"measured\""),
        "\"indistinguishable\"",
        "scenarios[0].adapter_verdict: \"measured\" is published, but the difference, 20, is smaller than "
        "the "
        "spread, 100. Write \"indistinguishable\".");
    row("flag", replaced(goodDocument, "\"broker_bound\": true", "\"broker_bound\": false"), "true",
        "scenarios[1].broker_bound: false is published, but the round trips of a message (1 of "
        "200\u00a0\u00b5s) take 80\u00a0% of its time. Write true.");
    row("date", replaced(medianDocument, "2026-09-23", "2026-09-23T10:00:00Z"), "\"2026-09-23\"",
        "measured_at: \"2026-09-23T10:00:00Z\" is not a date. Write \"2026-09-23\".");
    row("no date", replaced(medianDocument, "2026-09-23", "23.9.2026"), "",
        "measured_at: \"23.9.2026\" is not a date. Write year, month and day, such as \"2026-09-23\".");
    row("overhead", replaced(goodDocument, "839.7", "840.75"), "839.7",
        "code[0].overhead.instructions: 840.75 is published, but framework less hand_written is 839.7. Write "
        "839.7.");
    row("schema", replaced(goodDocument, "\"schema\": 3", "\"schema\": 2"), "3",
        "schema: schema 2 is declared, but the loops are written with best and worst, as in schema 3. Write "
        "3.");
    row("name", replaced(medianDocument, "\"verdict\":", "\"verdicts\":"), "\"indistinguishable\"",
        "scenarios[0].verdict: missing; \"measured\" or \"indistinguishable\" must stand here. Write "
        "\"indistinguishable\".");
}

void DocumentCheckTest::whatToWriteIsGiven()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArray, instead);
    QFETCH(QString, sentence);
    QVERIFY(!document.isEmpty());
    const CheckFinding finding = checkDocument(document, today).constFirst();
    QCOMPARE(CheckWords(NumberFormat()).sentence(finding), sentence);
    QCOMPARE(finding.instead, instead);
}

void DocumentCheckTest::figuresAreGivenUnrounded()
{
    using Fact = CheckFact::Name;
    const CheckFinding percent =
        checkDocument(replaced(goodDocument, "\"overhead_percent\": 1.1", "\"overhead_percent\": 1.3"), today)
            .constFirst();
    QCOMPARE(percent.fact(Fact::Published), 1.3);
    QCOMPARE(percent.fact(Fact::Recomputed), (6407.0 - 6339.0) / 6407.0 * 100);
    QVERIFY(percent.fact(Fact::Lowest) < percent.fact(Fact::Recomputed));
    QVERIFY(percent.fact(Fact::Highest) > percent.fact(Fact::Recomputed));
    QVERIFY(!percent.fact(Fact::Spread));

    const CheckFinding flag =
        checkDocument(replaced(goodDocument, "\"broker_bound\": true", "\"broker_bound\": false"), today)
            .constFirst();
    QCOMPARE(flag.fact(Fact::RoundTrip), 0.0002);
    QCOMPARE(flag.fact(Fact::Charged), 1.0);
    QCOMPARE(flag.fact(Fact::Share), 0.8);
}

void DocumentCheckTest::roundedFiguresAreTakenForWhatTheyAre_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* what, const QByteArray& members, const QStringList& expected) {
        QByteArray document = medianDocument;
        const qsizetype begin = document.indexOf("      \"raw\"");
        const qsizetype end = document.indexOf("\n    }", begin);
        document.replace(begin, end - begin, members);
        QTest::newRow(what) << document << expected;
    };
    const auto rates = [](const char* raw, const char* framework, const char* rest) -> QByteArray {
        return QByteArray("\"raw\": ") + raw + ", \"framework\": " + framework + ", " + rest;
    };
    // 79 and 79 may have been 79.4 and 78.6: 1 %, but never 3 %.
    const char* seventyNine = R"({"median": 79, "min": 76, "max": 80})";
    row("within what is rounded away", rates(seventyNine, seventyNine, R"("overhead_percent": 1.0,
        "verdict": "indistinguishable", "broker_bound": false)"),
        {});
    row("beyond it", rates(seventyNine, seventyNine, R"("overhead_percent": 3.0,
        "verdict": "indistinguishable", "broker_bound": false)"),
        {QStringLiteral("13:117 warning overhead-figures scenarios[0].overhead_percent")});
    row("figures with a decimal leave less open",
        rates(R"({"median": 79.0, "min": 76, "max": 80})", R"({"median": 78.9, "min": 76, "max": 80})",
              R"("overhead_percent": 1.0, "verdict": "indistinguishable", "broker_bound": false)"),
        {QStringLiteral("13:121 warning overhead-figures scenarios[0].overhead_percent")});
    // A difference of 1 with no spread: the rounds may have been 1815.4 to 1814.6, and 1814.4.
    const char* without = R"({"median": 1815, "min": 1815, "max": 1815})";
    row("a verdict that rounding may have hidden",
        rates(without, R"({"median": 1814, "min": 1814, "max": 1814})",
              R"("overhead_percent": 0.1, "verdict": "indistinguishable", "broker_bound": false)"),
        {QStringLiteral("13:145 note verdict-rule scenarios[0].verdict")});
    row("a verdict that it can't have hidden",
        rates(without, R"({"median": 1810, "min": 1810, "max": 1810})",
              R"("overhead_percent": 0.3, "verdict": "indistinguishable", "broker_bound": false)"),
        {QStringLiteral("13:145 warning verdict-rule scenarios[0].verdict")});
}

void DocumentCheckTest::roundedFiguresAreTakenForWhatTheyAre()
{
    QFETCH(QByteArray, document);
    QFETCH(QStringList, expected);
    QVERIFY(readDocument(document));
    QCOMPARE(findingsIn(document), expected);
}

void DocumentCheckTest::lessIsBetterForATime()
{
    const auto times = [](const char* unit, const char* raw, const char* framework, const char* percent) {
        QByteArray document = medianDocument;
        document.replace("\"schema\": 2", "\"schema\": 3").replace("msg/s", unit);
        document.replace("{ \"median\": 100, \"min\": 90, \"max\": 110 }", raw);
        document.replace("{ \"median\": 95, \"min\": 80, \"max\": 99 }", framework);
        document.replace("\"overhead_percent\": 5.0", QByteArray("\"overhead_percent\": ").append(percent));
        return document.replace("indistinguishable", "measured");
    };
    const char* quick = R"({ "best": 100, "median": 101, "worst": 102 })";
    const char* slow = R"({ "best": 110, "median": 111, "worst": 112 })";
    QCOMPARE(findingsIn(times("us", quick, slow, "10.0")), QStringList());
    QCOMPARE(findingsIn(times("ticks", quick, slow, "10.0")), QStringList()); // told by the rounds
    QCOMPARE(findingsIn(times("us", quick, slow, "-10.0")),
             QStringList{QStringLiteral("15:27 error overhead-figures scenarios[0].overhead_percent")});
    // A rate whose best is its slowest round, in both loops, contradicts its unit only.
    QCOMPARE(findingsIn(times("msg/s", quick, slow, "10.0")),
             (QStringList{QStringLiteral("13:24 error rounds-direction scenarios[0].raw.best"),
                          QStringLiteral("14:30 error rounds-direction scenarios[0].framework.best")}));
    QCOMPARE(findingsIn(times("ms/msg", R"({ "best": 102, "median": 101, "worst": 100 })", slow, "10.0")),
             QStringList{QStringLiteral("13:24 error rounds-direction scenarios[0].raw.best")});
    QCOMPARE(findingsIn(times("ticks", quick, R"({ "best": 112, "median": 111, "worst": 110 })", "10.0")),
             QStringList{QStringLiteral("14:30 error rounds-direction scenarios[0].framework.best")});
}

void DocumentCheckTest::aRefusedDocumentHasTheErrorOfItsReader_data()
{
    QTest::addColumn<QByteArray>("document");
    const auto row = [](const char* what, const char* from, const char* to) {
        QTest::newRow(what) << replaced(goodDocument, from, to);
    };
    row("wrong type of a section", "\"scenarios\": [", "\"code_measured\": {}, \"scenarios\": {}, \"x\": [");
    row("wrong type of the environment", "\"environment\": {", "\"environment\": [], \"x\": {");
    row("wrong type of a row", "\"code\": [", "\"code\": [ null,");
    row("wrong type of a loop", "{ \"best\": 4000, \"median\": 3990, \"worst\": 3900 }", "[1, 2]");
    row("wrong type of a round", "\"best\": 4000", "\"best\": true");
    row("wrong type of a verdict", "\"plugin_verdict\": \"measured\"", "\"plugin_verdict\": 1");
    row("wrong type of a flag", "\"broker_bound\": true", "\"broker_bound\": \"yes\"");
    row("wrong type of counts", "\"cold\": { \"instructions\": 19219, \"allocations\": 26 }",
        "\"cold\": 19219");
    row("wrong type of a note", "\"gated\": false", "\"gated\": false, \"note\": []");
    row("wrong type of a date", "\"measured_at\": \"2026-10-18\"", "\"measured_at\": 20261018");
    row("wrong type of the second measurement", "\"code_measured\": {", "\"code_measured\": 1, \"x\": {");
    row("not whole", "\"rows\": 20000,\n      \"rounds\": 3,\n      \"raw\": { \"best\": 6407.0",
        "\"rows\": 2.5,\n      \"rounds\": 3,\n      \"raw\": { \"best\": 6407.0");
    row("missing name", "      \"name\": \"parcels out\",\n      \"unit\": \"msg/s\",\n", "");
    row("missing loop", "      \"framework\": { \"best\": 3500, \"median\": 3490, \"worst\": 3450 },\n", "");
    row("missing round", "\"best\": 4000, ", "");
    row("missing count", "\"instructions\": 5000, ", "");
    row("missing schema", "\"schema\": 3,", "");
    row("schema of another type", "\"schema\": 3,", "\"schema\": [],");
    row("not a whole schema", "\"schema\": 3,", "\"schema\": 2.5,");
    row("name twice", "\"gated\": false", "\"gated\": false, \"gated\": true");
    row("comma missing", "\"schema\": 3,", "\"schema\": 3");
}

void DocumentCheckTest::aRefusedDocumentHasTheErrorOfItsReader()
{
    QFETCH(QByteArray, document);
    QVERIFY(!document.isEmpty());
    const auto read = readDocument(document);
    QVERIFY(!read);
    const QList<CheckFinding> findings = checkDocument(document, today);
    const auto same = std::ranges::find_if(
        findings, [&read](const CheckFinding& finding) { return finding.error == read.error(); });
    QVERIFY2(same != findings.cend(), qPrintable(described(findings).join(QLatin1Char('\n'))));
    QVERIFY(same->severity == CheckSeverity::Error);
    QCOMPARE(same->line, read.error().line);
    QCOMPARE(same->column, read.error().column);
    QCOMPARE(same->path, read.error().path);
    QCOMPARE(same->found, read.error().found);
}

void DocumentCheckTest::afterAFaultTheRestIsChecked()
{
    QByteArray document = goodDocument;
    document.replace("\"best\": 2000", "\"best\": \"2000\""); // the first row can't be read
    document.replace("\"overhead_percent\": 12.5", "\"overhead_percent\": 99");
    document.replace("\"messages\": 1000,\n      \"framework\": { \"instructions\": 5000",
                     "\"messages\": [],\n      \"framework\": { \"instructions\": -5000");
    document.replace("2026-10-18", "soon");
    QCOMPARE(findingsIn(document),
             (QStringList{QStringLiteral("29:24 error wrong-type scenarios[0].raw.best"),
                          QStringLiteral("47:27 error overhead-figures scenarios[1].overhead_percent"),
                          QStringLiteral("68:19 error wrong-type code[1].messages"),
                          QStringLiteral("69:38 error count-negative code[1].framework.instructions"),
                          QStringLiteral("76:20 error date-form code_measured.measured_at")}));
}

void DocumentCheckTest::ofAnUnknownSchemaNothingMoreIsSaid()
{
    // A later schema may well have no crate and no scenarios.
    QCOMPARE(findingsIn(R"({"schema": 4, "crates": []})"),
             QStringList{QStringLiteral("1:12 error schema-unknown schema")});
    // But a character that can't be seen is one in any schema.
    QCOMPARE(findingsIn(R"({"schema": 4, "crates": "a\u202eb"})"),
             (QStringList{QStringLiteral("1:12 error schema-unknown schema"),
                          QStringLiteral("1:25 error text-control crates")}));
}

void DocumentCheckTest::aForgottenSchemaIsToldByTheLoops()
{
    QByteArray median = medianDocument;
    QCOMPARE(findingsIn(median.replace("  \"schema\": 2,\n", "")),
             QStringList{QStringLiteral("1:1 error schema-missing schema")});
    QByteArray best = goodDocument;
    QCOMPARE(findingsIn(best.replace("\"schema\": 3,", "\"schema\": null,")),
             QStringList{QStringLiteral("1:1 error schema-missing schema")});
}

void DocumentCheckTest::unknownFieldsAreThoseOfTheReader_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("good") << goodDocument;
    QTest::newRow("median") << medianDocument;
    for (const QString& name : sampleNames()) {
        QTest::newRow(qPrintable(name)) << sample(name);
    }
    for (const QString& path : corpusPaths()) {
        QTest::newRow(qPrintable(path)) << corpusDocument(path);
    }
    // Every object of the format with every field of every other.
    const QByteArray all =
        R"("a":1,"schema_":1,"crate_":1,"environment_":1,"min_":1,"median_":1,"best_":1,"instructions_":1)";
    QByteArray document = goodDocument;
    for (const QByteArray& first : {QByteArray("{ \""), QByteArray("\"name\""), QByteArray("\"form\""),
                                    QByteArray("\"crate_version\"")}) {
        const QByteArray lead = first.startsWith('{') ? "{ " : "";
        const QByteArray more = lead + all + ", " + first.mid(lead.size());
        document.replace(first, more);
    }
    QTest::newRow("unknown everywhere") << document;
}

void DocumentCheckTest::unknownFieldsAreThoseOfTheReader()
{
    QFETCH(QByteArray, bytes);
    const auto document = readDocument(bytes);
    QVERIFY(document);
    QStringList expected;
    for (const OtherField& field : (*document)->otherFields) {
        expected.append(field.path);
    }
    QStringList found;
    for (const CheckFinding& finding : checkDocument(bytes, today)) {
        const bool isUnknown = finding.code == CheckCode::FieldUnknown ||
                               (finding.code == CheckCode::FieldMisspelt &&
                                !finding.path.startsWith(QStringLiteral("environment")));
        if (isUnknown) {
            found.append(finding.path);
        }
    }
    QCOMPARE(found, expected);
}

void DocumentCheckTest::hostileTextIsShownVisibly()
{
    const CheckWords words{NumberFormat()};
    for (const QString& name : sampleNames()) {
        const QList<CheckFinding> findings = checkDocument(sample(name), today);
        for (const CheckFinding& finding : findings) {
            const QString sentence = words.sentence(finding);
            QCOMPARE(visibleText(sentence), sentence);
        }
    }
    const QList<CheckFinding> hostile = checkDocument(sample(QStringLiteral("hostile-names.json")), today);
    const auto count = [&hostile](CheckCode code) {
        return std::ranges::count(hostile, code, &CheckFinding::code);
    };
    QCOMPARE(count(CheckCode::TextControl), 22);
    QCOMPARE(count(CheckCode::TextInvisible), 2);
    QCOMPARE(count(CheckCode::TextBlankEnds), 1);
}

void DocumentCheckTest::findingsStandInTheOrderOfTheText()
{
    for (const QString& name : sampleNames()) {
        const QList<CheckFinding> findings = checkDocument(sample(name), today);
        QVERIFY(std::ranges::is_sorted(findings, [](const CheckFinding& first, const CheckFinding& second) {
            return std::pair(first.line, first.column) < std::pair(second.line, second.column);
        }));
    }
}

void DocumentCheckTest::manyRowsWithManyFindings()
{
    // Far too many for anything that looks at all rows for each row.
    constexpr int count = 10000;
    QByteArray document = "{\"schema\":3,\"scenarios\":[\n";
    for (int i = 0; i < count; ++i) {
        document +=
            QByteArray(i == 0 ? "" : ",\n") +
            R"({"name":"same","unit":"msg/s","messages":1,"pairs":"no","tag)" + QByteArray::number(i) +
            R"(":1,"raw":{"best":2,"median":2,"worst":1},"framework":{"best":2,"median":2,"worst":1},)"
            R"("overhead_percent":0,"verdict":"indistinguishable","broker_bound":false})";
    }
    document += "]}";
    const QList<CheckFinding> findings = checkDocument(document, today);
    const auto countOf = [&findings](CheckCode code) {
        return std::ranges::count(findings, code, &CheckFinding::code);
    };
    QCOMPARE(countOf(CheckCode::DuplicateRow), count - 1);
    QCOMPARE(countOf(CheckCode::WrongType), count);
    QCOMPARE(countOf(CheckCode::FieldUnknown), count);
    const CheckFinding& last = findings.constLast();
    QCOMPARE(described(last), QStringLiteral("10001:57 note field-unknown scenarios[9999].tag9999"));
}

void DocumentCheckTest::manyMembersThatMayBeMeant()
{
    constexpr int count = 20000;
    const QByteArray document =
        R"({"schema":3,)" + QByteArray(R"("scenario":1,)").repeated(count) + R"("x":1})";
    const QList<CheckFinding> findings = checkDocument(document, today);
    QCOMPARE(std::ranges::count(findings, CheckCode::FieldMisspelt, &CheckFinding::code), count);
    QCOMPARE(std::ranges::count(findings, CheckCode::DuplicateKey, &CheckFinding::code), count - 1);
}

void DocumentCheckTest::mutations_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("good") << goodDocument;
    QTest::newRow("median") << medianDocument;
    for (const QString& name : sampleNames()) {
        QTest::newRow(qPrintable(name)) << sample(name);
    }
}

/// Whatever the bytes are, the reader's error is among the findings, and every place is in the text.
void DocumentCheckTest::mutations()
{
    QFETCH(QByteArray, bytes);
    std::mt19937 random(20261020); // NOLINT(bugprone-random-generator-seed): every run tries the same
    const auto below = [&random](qsizetype limit) {
        return qsizetype(random() % std::mt19937::result_type(limit));
    };
    static constexpr std::array values{"{}",    "[]",   "null", "\"x\"", "-1",
                                       "1e300", "0",    "1",    "true",  "\"measured\"",
                                       "2.5",   "1e-7", "-0.0", "[{}]",  "\"\\u202e\""};
    int refused = 0;
    int accepted = 0;
    for (int round = 0; round < 300; ++round) {
        QByteArray mutated = bytes;
        for (qsizetype change = below(4); change >= 0; --change) {
            const qsizetype colon = mutated.indexOf(": ", below(mutated.size()));
            if (colon < 0 || below(16) == 0) {
                mutated.remove(below(mutated.size()), 1 + below(2));
                continue;
            }
            // In place of a value, so that what comes out is mostly still JSON.
            qsizetype end = colon + 2;
            while (end < mutated.size() && !QByteArrayView(",}]\n").contains(mutated.at(end))) {
                ++end;
            }
            mutated.replace(colon + 2, end - colon - 2, values.at(size_t(below(values.size()))));
        }
        const QList<CheckFinding> findings = checkDocument(mutated, today);
        const auto document = readDocument(mutated);
        const bool isTold = std::ranges::any_of(findings, [&document](const CheckFinding& finding) {
            return !document && finding.error == document.error();
        });
        QVERIFY2(document || isTold, mutated.constData());
        const bool goesOn = !document && findings.size() > 1;
        accepted += document ? 1 : 0;
        refused += goesOn ? 1 : 0;
        const QList<QByteArray> lines = mutated.split('\n');
        for (const CheckFinding& finding : findings) {
            const bool isInText = finding.line >= 1 && finding.line <= lines.size() && finding.column >= 1 &&
                                  finding.column <= lines.at(finding.line - 1).size() + 1;
            QVERIFY2(isInText || finding.line == 0, mutated.constData());
            QVERIFY(!CheckWords(NumberFormat()).sentence(finding).isEmpty());
        }
    }
    QVERIFY(refused > 20); // and still checked
    QVERIFY(accepted > 10);
}

QTEST_APPLESS_MAIN(DocumentCheckTest)
#include "tst_documentcheck.moc"
