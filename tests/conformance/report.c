/*
 * report.c - what the kit leaves behind: a JUnit file for machines, and one HTML page for people. The page has a row
 * for each function, event and capability (subjects.def), a column for each JVM, and in each cell the checks of that
 * subject; a click on the cell shows for each what was asked, what came, and the chapter of the specification. It needs
 * nothing but itself.
 *
 * A check belongs to the subject before the dot in its name.
 */
#define _GNU_SOURCE
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef enum { A_FUNCTION, AN_EVENT, A_CAPABILITY } Kind;

typedef struct Subject {
    const char *name, *chapter;
    Kind kind;
    int since;
} Subject;

static const Subject subjects[] = {
#define FUNCTION(name, chapter, since) {#name, #chapter, A_FUNCTION, since},
#define EVENT(name, since)             {#name, "events", AN_EVENT, since},
#define CAPABILITY(name, since)        {#name, "capabilities", A_CAPABILITY, since},
#define DEFAULT(name, rule)
#include "subjects.def"
};

#define SUBJECT_COUNT (sizeof subjects / sizeof subjects[0])

static int belongs(const Check *c, const char *subject)
{
    size_t n = strlen(subject);
    return strncmp(c->name, subject, n) == 0 && c->name[n] == '.';
}

static FILE *file_open(const char *path)
{
    FILE *f = fopen(path, "w");
    if (f == NULL)
        die("%s cannot be written", path);
    return f;
}

static void escaped(FILE *f, const char *text)
{
    for (; text != NULL && *text != '\0'; text++) {
        switch (*text) {
        case '<': fputs("&lt;", f); break;
        case '>': fputs("&gt;", f); break;
        case '&': fputs("&amp;", f); break;
        case '"': fputs("&quot;", f); break;
        default:
            if ((unsigned char)*text >= ' ')
                fputc(*text, f);
        }
    }
}

/* ---- JUnit */

static void junit_case(FILE *f, const Check *c, const Result *r)
{
    fprintf(f, "  <testcase classname=\"");
    escaped(f, c->group);
    fprintf(f, "\" name=\"");
    escaped(f, c->name);
    fprintf(f, "\" time=\"%.3f\">", r->seconds);
    const char *element = r->status == PASS ? NULL : r->status == SKIPPED || r->status == KNOWN ? "skipped" : "failure";
    if (element != NULL) {
        fprintf(f, "<%s message=\"%s: ", element, status_name(r->status));
        escaped(f, r->detail);
        fprintf(f, "\">");
        escaped(f, c->sentence);
        fprintf(f, "</%s>", element);
    }
    fprintf(f, "</testcase>\n");
}

void report_junit(const char *path)
{
    FILE *f = file_open(path);
    fprintf(f, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n");
    for (int v = 0; v < options.vm_count; v++) {
        const Vm *vm = &options.vms[v];
        int tests = 0, failures = 0, skipped = 0;
        for (int i = 0; i < check_count; i++) {
            Status s = vm->results[i].status;
            tests += s != NOT_RUN;
            failures += s == FAIL || s == CRASHED || s == TIMEOUT;
            skipped += s == SKIPPED || s == KNOWN;
        }
        fprintf(f, " <testsuite name=\"");
        escaped(f, vm->name);
        fprintf(f, " ");
        escaped(f, vm->version);
        fprintf(f, "\" tests=\"%d\" failures=\"%d\" errors=\"0\" skipped=\"%d\">\n", tests, failures, skipped);
        for (int i = 0; i < check_count; i++) {
            if (vm->results[i].status != NOT_RUN)
                junit_case(f, &checks[i], &vm->results[i]);
        }
        fprintf(f, " </testsuite>\n");
    }
    fprintf(f, "</testsuites>\n");
    fclose(f);
}

/* ---- the page */

static const char style[] =
    "body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:100em;padding:0 1em;color:#222}\n"
    "table{border-collapse:collapse;width:100%}th,td{border:1px solid #ddd;padding:.25em "
    ".6em;text-align:left;vertical-align:top}\n"
    "thead th{position:sticky;top:0;background:#fff}tr.chapter th{background:#eef;font-size:1.05em}\n"
    ".good{background:#e7f6e7}.bad{background:#fbe3e3}.none{background:#f4f4f4;color:#777}.known{background:#fdf4d9}\n"
    "summary{cursor:pointer;white-space:nowrap}dl{margin:.4em 0;max-width:40em}dt{font-weight:600}dd{margin:0 0 .5em "
    "1em}\n"
    ".came{color:#555}code{font-size:.95em}\n"
    "@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}thead "
    "th{background:#181818}th,td{border-color:#444}"
    "tr.chapter th{background:#223}.good{background:#173217}.bad{background:#4a1d1d}.none{background:#222;color:#999}"
    ".known{background:#3d3413}.came{color:#aaa}}\n";

static const char script[] =
    "for (const b of document.querySelectorAll('button')) b.onclick = () => {\n"
    "  for (const r of document.querySelectorAll('tr.r')) r.hidden = !r.classList.contains(b.dataset.show);\n"
    "};\n";

static const char specification[] = "https://docs.oracle.com/en/java/javase/25/docs/specs/jvmti.html#";

/* What was asked, what came, and where the specification says so. */
static void page_check(FILE *f, const Check *c, const Result *r)
{
    int subject = (int)(strchr(c->name, '.') - c->name), is_capability = strncmp(c->name, "can_", 4) == 0;
    fprintf(f, "<dt>%s: <code>", status_name(r->status));
    escaped(f, c->name);
    fprintf(f, "</code></dt><dd>");
    escaped(f, c->sentence);
    fprintf(f, "<br><span class=\"came\">came: ");
    escaped(f, r->detail != NULL && *r->detail != '\0' ? r->detail
               : r->status == PASS                     ? "as the rule says"
                                                       : "nothing");
    fprintf(f, "</span><br><small>chapter %s: <a href=\"%s%s%.*s\">%.*s</a></small></dd>\n",
            strcmp(c->chapter, "negative") == 0 ? "of the function" : c->chapter, specification,
            is_capability ? "jvmtiCapabilities." : "", subject, c->name, subject, c->name);
}

typedef enum { CELL_NONE, CELL_SKIPPED, CELL_GOOD, CELL_KNOWN, CELL_BAD } Cell;

static Cell cell_of(const Vm *vm, const Subject *s)
{
    static const Cell cells[] = {
        [NOT_RUN] = CELL_NONE, [PASS] = CELL_GOOD,   [FAIL] = CELL_BAD,   [SKIPPED] = CELL_SKIPPED,
        [KNOWN] = CELL_KNOWN,  [CRASHED] = CELL_BAD, [TIMEOUT] = CELL_BAD};
    Cell worst = CELL_NONE;
    for (int i = 0; i < check_count; i++) {
        if (belongs(&checks[i], s->name) && cells[vm->results[i].status] > worst)
            worst = cells[vm->results[i].status];
    }
    return worst;
}

/* For the buttons above the table: a row where something failed or is known to differ, a row where JVMs differ. */
static const char *row_class(const Subject *s)
{
    int bad = 0, differs = 0;
    for (int v = 0; v < options.vm_count; v++) {
        Cell cell = cell_of(&options.vms[v], s);
        bad |= cell >= CELL_KNOWN;
        differs |= cell != cell_of(&options.vms[0], s);
    }
    return bad ? differs ? "r bad-row differs" : "r bad-row" : differs ? "r differs" : "r";
}

static void page_cell(FILE *f, const Vm *vm, const Subject *s)
{
    int passed = 0, failed = 0, known = 0, skipped = 0;
    for (int i = 0; i < check_count; i++) {
        if (!belongs(&checks[i], s->name))
            continue;
        Status status = vm->results[i].status;
        passed += status == PASS;
        known += status == KNOWN;
        skipped += status == SKIPPED;
        failed += status == FAIL || status == CRASHED || status == TIMEOUT;
    }
    if (passed + failed + known + skipped == 0) {
        fprintf(f, "<td class=\"none\">no check</td>");
        return;
    }
    fprintf(f, "<td class=\"%s\"><details><summary>", failed ? "bad" : known ? "known" : passed ? "good" : "none");
    const char *separator = "";
    if (passed)
        fprintf(f, "%d passed", passed), separator = ", ";
    if (failed)
        fprintf(f, "%s%d failed", separator, failed), separator = ", ";
    if (known)
        fprintf(f, "%s%d known", separator, known), separator = ", ";
    if (skipped)
        fprintf(f, "%s%d not offered", separator, skipped);
    fprintf(f, "</summary><dl>\n");
    static const Status order[] = {FAIL, CRASHED, TIMEOUT, KNOWN, SKIPPED, PASS};
    for (size_t o = 0; o < sizeof order / sizeof order[0]; o++) {
        for (int i = 0; i < check_count; i++) {
            if (vm->results[i].status == order[o] && belongs(&checks[i], s->name))
                page_check(f, &checks[i], &vm->results[i]);
        }
    }
    fprintf(f, "</dl></details></td>");
}

static void page_totals(FILE *f)
{
    fprintf(f, "<table><thead><tr><th>JVM</th><th>passed</th><th>failed</th><th>known differences</th><th>not "
               "offered</th></tr></thead>\n");
    for (int v = 0; v < options.vm_count; v++) {
        const Vm *vm = &options.vms[v];
        int n[TIMEOUT + 1] = {0};
        for (int i = 0; i < check_count; i++)
            n[vm->results[i].status]++;
        fprintf(f, "<tr><td>");
        escaped(f, vm->name);
        fprintf(f, " ");
        escaped(f, vm->version);
        fprintf(f, "</td><td>%d</td><td>%d</td><td>%d</td><td>%d</td></tr>\n", n[PASS],
                n[FAIL] + n[CRASHED] + n[TIMEOUT], n[KNOWN], n[SKIPPED]);
    }
    fprintf(f, "</table>\n");
}

void report_page(const char *path)
{
    FILE *f = file_open(path);
    time_t t = time(NULL);
    char date[40];
    strftime(date, sizeof date, "%Y-%m-%d %H:%M", localtime(&t));
    fprintf(f,
            "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
            "content=\"width=device-width\">"
            "<title>JVMTI conformance</title><style>%s</style></head><body>\n<h1>JVMTI conformance</h1>\n<p>%s, %d "
            "checks. A click on "
            "a cell shows its checks: the rule, what came, and the chapter of the specification.</p>\n",
            style, date, check_count);
    page_totals(f);
    fprintf(f, "<p>Rows: <button data-show=\"r\">all</button> <button data-show=\"bad-row\">failed or known to "
               "differ</button> <button data-show=\"differs\">JVMs differ</button></p>\n");
    fprintf(f, "<table><thead><tr><th>subject</th><th>since</th>");
    for (int v = 0; v < options.vm_count; v++) {
        fprintf(f, "<th>");
        escaped(f, options.vms[v].name);
        fprintf(f, "<br>");
        escaped(f, options.vms[v].version);
        fprintf(f, "</th>");
    }
    fprintf(f, "</tr></thead><tbody>\n");
    for (size_t s = 0; s < SUBJECT_COUNT; s++) {
        if (s == 0 || strcmp(subjects[s].chapter, subjects[s - 1].chapter) != 0) {
            fprintf(f, "<tr class=\"chapter\"><th colspan=\"%d\">%s</th></tr>\n", options.vm_count + 2,
                    subjects[s].chapter);
        }
        fprintf(f, "<tr id=\"%s\" class=\"%s\"><td><code>%s</code></td><td>%d</td>", subjects[s].name,
                row_class(&subjects[s]), subjects[s].name, subjects[s].since);
        for (int v = 0; v < options.vm_count; v++)
            page_cell(f, &options.vms[v], &subjects[s]);
        fprintf(f, "</tr>\n");
    }
    fprintf(f, "</tbody></table>\n<script>%s</script></body></html>\n", script);
    fclose(f);
}
