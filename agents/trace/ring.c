/* ring.c - the last events, as numbers in memory: 64 bytes each, written out when the process ends.
 *
 * A record takes the next place by one atomic addition; the oldest are written over. Words are stored one by one as
 * atomics, so a thread that still runs at the end spoils a record at most. Pointers are not followed: names of methods
 * are asked for when the VM ends, all else is shown as the number that it is. */
#include "agents/trace/trace.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { KEPT_VALUES = 4, WORDS = 8 };

typedef struct Record {
    uint64_t begin;
    uint32_t took; /* nanoseconds; more than four seconds are UINT32_MAX */
    uint32_t who;
    const BetweenEnv *env;
    uint16_t number;
    uint8_t what, depth;
    int32_t error;
    uint64_t value[KEPT_VALUES];
} Record;
_Static_assert(sizeof(Record) == WORDS * sizeof(uint64_t), "a record is a cache line");

static _Atomic uint64_t *ring;
static uint64_t places; /* a power of two */
static _Atomic uint64_t next;

bool ring_open(void)
{
    free((void *)ring);
    ring = NULL;
    next = 0;
    if (options.ring == 0)
        return true;
    for (places = 1; places < (uint64_t)options.ring; places *= 2)
        ;
    ring = calloc(places, sizeof(Record));
    for (uint64_t i = 0; ring != NULL && i < places * WORDS; i++) /* so that each page is there before it is needed */
        atomic_store_explicit(&ring[i], 0, memory_order_relaxed);
    if (ring == NULL)
        fprintf(stderr, "trace: no memory for ring=%ld\n", options.ring);
    return ring != NULL;
}

static int params_of(BetweenWhat what, int number, const BetweenParam **params)
{
    if (what != BETWEEN_CALL && what != BETWEEN_EVENT_CALLBACK)
        return 0;
    *params = what == BETWEEN_CALL ? between_functions[number].param : between_events[number].arg;
    return what == BETWEEN_CALL ? between_functions[number].params : between_events[number].args;
}

void ring_keep(const BetweenFrame *frame, uint64_t begin, uint64_t end)
{
    const BetweenParam *params;
    JNIEnv *jni;
    if (!options.lines || !filter_name(frame->what, frame->number))
        return;
    if (who_known()->number == 0) { /* asked for once on each native thread */
        Reach reach = reach_now(&jni);
        who_now(reach, jni);
    }
    Record r = {begin,
                end - begin < UINT32_MAX ? (uint32_t)(end - begin) : UINT32_MAX,
                (uint32_t)who_known()->number,
                frame->env,
                (uint16_t)frame->number,
                (uint8_t)frame->what,
                0,
                frame->error,
                {0}};
    for (const BetweenFrame *up = frame->up; up != NULL && r.depth < UINT8_MAX; up = up->up)
        r.depth++;
    int n = params_of(frame->what, frame->number, &params);
    for (int i = 0; i < n && i < KEPT_VALUES; i++)
        memcpy(&r.value[i], &frame->value[i], sizeof r.value[i]);
    uint64_t words[WORDS], at = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed) & (places - 1);
    memcpy(words, &r, sizeof words);
    for (int i = 0; i < WORDS; i++)
        atomic_store_explicit(&ring[at * WORDS + (uint64_t)i], words[i], memory_order_relaxed);
}

static Record record_load(uint64_t at)
{
    Record r;
    uint64_t words[WORDS];
    for (int i = 0; i < WORDS; i++)
        words[i] = atomic_load_explicit(&ring[at * WORDS + (uint64_t)i], memory_order_relaxed);
    memcpy(&r, words, sizeof r);
    return r;
}

void ring_resolve(void)
{
    const BetweenParam *params;
    for (uint64_t at = 0; ring != NULL && at < places; at++) {
        Record r = record_load(at);
        int n = r.env != NULL ? params_of(r.what, r.number, &params) : 0;
        for (int i = 0; i < n && i < KEPT_VALUES; i++)
            if (params[i].kind == BETWEEN_METHOD && params[i].way == BETWEEN_IN)
                method_name(REACH_LIVE, (jmethodID)(uintptr_t)r.value[i]);
    }
}

/* ---- at the end ---- */

static int by_begin(const void *a, const void *b)
{
    const Record *x = a, *y = b;
    if (x->begin != y->begin)
        return x->begin < y->begin ? -1 : 1;
    return (int)x->depth - (int)y->depth;
}

/* What lies behind a pointer is no more. */
static void values_write(Line *line, const Record *r)
{
    const BetweenParam *params;
    BetweenParam shown[KEPT_VALUES];
    BetweenValue value[KEPT_VALUES];
    int n = params_of(r->what, r->number, &params), kept = 0;
    for (int i = 0; i < n && i < KEPT_VALUES; i++) {
        if (params[i].way != BETWEEN_IN || params[i].kind == BETWEEN_VALUE)
            continue;
        shown[kept] = params[i];
        if (params[i].array || params[i].by_address || params[i].kind == BETWEEN_TEXT)
            shown[kept].kind = BETWEEN_POINTER;
        shown[kept].array = shown[kept].by_address = false;
        memcpy(&value[kept++], &r->value[i], sizeof value[0]);
    }
    Values v = {shown, value, kept, REACH_NOTHING, NULL};
    values_in(line, &v);
}

static const char *record_name(const Record *r)
{
    if (r->what == BETWEEN_AGENT_THREAD)
        return "agent thread";
    if (r->what == BETWEEN_EXTENSION_CALL || r->what == BETWEEN_EXTENSION_EVENT)
        return "extension";
    return r->what == BETWEEN_CALL ? between_functions[r->number].name : between_events[r->number].name;
}

static void text_write(Line *line, const Record *r)
{
    const char *error = between_error_name(r->error);
    if (options.times)
        line_add(line, "%4llu.%06llu ", (unsigned long long)(r->begin / 1000000000),
                 (unsigned long long)(r->begin / 1000 % 1000000));
    line_add(line, "[%s] %s %*s%s(", who_name((int)r->who), env_name(r->env), 2 * r->depth + 1, "", record_name(r));
    values_write(line, r);
    line_text(line, ")");
    if (r->what == BETWEEN_CALL || r->what == BETWEEN_EXTENSION_CALL)
        line_add(line, " = %s", error != NULL ? error : "?");
    if (options.times)
        line_add(line, " %.1fus", (double)r->took / 1000);
}

static void json_write(Line *line, const Record *r)
{
    static const char *const kinds[] = {"call", "event", "heap", "thread", "call", "event"};
    const char *error = between_error_name(r->error);
    if (options.format == FORMAT_PERFETTO)
        line_add(line, "{\"ph\":\"X\",\"pid\":%d,\"tid\":%u,\"ts\":%llu.%03u,\"dur\":%u.%03u,\"cat\":\"%s\",\"args\":{",
                 (int)getpid(), r->who, (unsigned long long)(r->begin / 1000), (unsigned)(r->begin % 1000),
                 r->took / 1000, r->took % 1000, kinds[r->what]);
    else
        line_add(line, "{\"t\":%llu.%06llu,\"us\":%.1f,\"depth\":%d,\"what\":\"%s\",",
                 (unsigned long long)(r->begin / 1000000000), (unsigned long long)(r->begin / 1000 % 1000000),
                 (double)r->took / 1000, r->depth, kinds[r->what]);
    line_text(line, "\"thread\":");
    line_quoted(line, who_name((int)r->who));
    line_add(line, ",\"agent\":\"%s\",\"error\":\"%s\",\"in\":{", env_name(r->env), error != NULL ? error : "?");
    values_write(line, r);
    line_add(line, options.format == FORMAT_PERFETTO ? "}},\"name\":\"%s\"}," : "},\"name\":\"%s\"}", record_name(r));
}

void ring_write(void)
{
    uint64_t n = 0;
    Record *all = ring != NULL ? malloc(places * sizeof *all) : NULL;
    if (all == NULL)
        return;
    for (uint64_t at = 0; at < places; at++) {
        all[n] = record_load(at);
        n += all[n].env != NULL;
    }
    qsort(all, n, sizeof *all, by_begin);
    for (int i = 1; options.format == FORMAT_PERFETTO && strcmp(who_name(i), "?") != 0; i++)
        show_track(i, who_name(i));
    for (uint64_t i = 0; i < n; i++) {
        Line *line = line_begin();
        if (options.format == FORMAT_TEXT)
            text_write(line, &all[i]);
        else
            json_write(line, &all[i]);
        line_write(line);
    }
    free(all);
}
