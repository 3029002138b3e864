/* summary.c - how often each function was called and each event received, with times and errors, at exit. */
#include "agents/trace/trace.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = BETWEEN_SLOTS + BETWEEN_LAST_EVENT + 2, ERRORS = 256 };

typedef struct Row {
    _Atomic uint64_t count, total, own, errors;
} Row;

static Row rows[ROWS];                  /* functions by slot, then events by number; number 0: extensions */
static _Atomic uint64_t errors[ERRORS]; /* by number, over all functions */
static _Atomic uint64_t walk_callbacks;

static void add(_Atomic uint64_t *to, uint64_t n)
{
    atomic_fetch_add_explicit(to, n, memory_order_relaxed);
}

void summary_count(const BetweenFrame *frame, uint64_t total_ns, uint64_t own_ns)
{
    if (frame->what == BETWEEN_AGENT_THREAD || !options.summary)
        return;
    bool call = frame->what == BETWEEN_CALL || frame->what == BETWEEN_EXTENSION_CALL;
    Row *row = &rows[call ? frame->number : BETWEEN_SLOTS + 1 + frame->number];
    add(&row->count, 1);
    add(&row->total, total_ns);
    add(&row->own, own_ns);
    if (frame->error != JVMTI_ERROR_NONE) {
        add(&row->errors, 1);
        add(&errors[(unsigned)frame->error % ERRORS], 1);
    }
}

void summary_callback(void)
{
    add(&walk_callbacks, 1);
}

static const char *row_name(int i)
{
    if (i == 0 || i == BETWEEN_SLOTS + 1)
        return "of extensions";
    return i <= BETWEEN_SLOTS ? between_functions[i].name : between_events[i - BETWEEN_SLOTS - 1].name;
}

/* With times the longest come first, without them the order of the table is kept. */
static int by_total(const void *a, const void *b)
{
    uint64_t x = rows[*(const int *)a].total, y = rows[*(const int *)b].total;
    return x < y ? 1 : x > y ? -1 : *(const int *)a - *(const int *)b;
}

static void text_row(Line *line, int i)
{
    const Row *r = &rows[i];
    if (options.times)
        line_add(line, "%10llu %12.1f %12.1f %7llu", (unsigned long long)r->count, (double)r->total / 1000,
                 (double)r->own / 1000, (unsigned long long)r->errors);
    else
        line_add(line, "%10llu %7llu", (unsigned long long)r->count, (unsigned long long)r->errors);
    line_add(line, "  %s%s", i > BETWEEN_SLOTS ? "event " : "", row_name(i));
}

static void json_row(Line *line, int i)
{
    const Row *r = &rows[i];
    line_add(line, "{\"%s\":\"%s\",\"name\":\"%s\",\"count\":%llu,\"errors\":%llu", "summary",
             i > BETWEEN_SLOTS ? "event" : "call", row_name(i), (unsigned long long)r->count,
             (unsigned long long)r->errors);
    if (options.times)
        line_add(line, ",\"total_us\":%.1f,\"own_us\":%.1f", (double)r->total / 1000, (double)r->own / 1000);
    line_text(line, "}");
}

static void row_write(int i)
{
    Line *line = line_begin();
    if (options.format == FORMAT_TEXT)
        text_row(line, i);
    else
        json_row(line, i);
    line_write(line);
}

static void errors_write(void)
{
    for (int i = 1; i < ERRORS; i++) {
        const char *name = between_error_name(i);
        if (errors[i] == 0)
            continue;
        Line *line = line_begin();
        line_add(line, options.format == FORMAT_TEXT ? "%10llu  answered %s" : "{\"answered\":%llu,\"error\":\"%s\"}",
                 (unsigned long long)errors[i], name != NULL ? name : "?");
        line_write(line);
    }
}

static void plain_line(const char *text)
{
    Line *line = line_begin();
    line_text(line, text);
    line_write(line);
}

void summary_write(void)
{
    int order[ROWS], n = 0;
    if (!options.summary || options.format == FORMAT_PERFETTO)
        return;
    for (int i = 0; i < ROWS; i++)
        if (rows[i].count > 0)
            order[n++] = i;
    if (n == 0)
        return;
    if (options.times)
        qsort(order, (size_t)n, sizeof order[0], by_total);
    if (options.format == FORMAT_TEXT)
        plain_line(options.times ? "     count     total us       own us  errors" : "     count  errors");
    for (int i = 0; i < n; i++)
        row_write(order[i]);
    errors_write();
    if (walk_callbacks > 0) {
        Line *line = line_begin();
        line_add(line, options.format == FORMAT_TEXT ? "%10llu  callbacks of heap walks" : "{\"heap_callbacks\":%llu}",
                 (unsigned long long)walk_callbacks);
        line_write(line);
    }
}
