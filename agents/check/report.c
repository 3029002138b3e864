/* report.c - how findings are told.
 *
 *   check: memory-freed-twice (Memory Management), agent: Deallocate of 0x55d0c8: freed before by Deallocate
 *       Memory was given to Deallocate that had been given back before.
 *       at libagent.so+0x11d2 (vm_init)
 *
 * One finding from one place is told once and counted. At the end comes a line with the counts. As json each of these
 * is an object on a line of its own.
 *
 * Owns: the output, the list of places. Lock: `lock`, the innermost of this agent. Read next: memory.c. */
#include "agents/check/check.h"
#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const FindingInfo finding_info[FINDINGS] = {
#define FINDING(id, name, chapter, asked, sentence) {name, chapter, sentence, asked},
#include "agents/check/findings.def"
#undef FINDING
};

typedef struct Place {
    struct Place *next;
    Finding finding;
    const void *caller;
    unsigned hash; /* of what was said */
} Place;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static FILE *out;
static Place *places;
static long counts[FINDINGS];

/* %p in the name stands for the number of the process. */
static FILE *open_file(const char *name)
{
    char path[4096];
    const char *number = strstr(name, "%p");
    if (number == NULL)
        return fopen(name, "w");
    snprintf(path, sizeof path, "%.*s%ld%s", (int)(number - name), name, (long)getpid(), number + 2);
    return fopen(path, "w");
}

bool report_open(void)
{
    void *warm[2];
    backtrace(warm, 2); /* the unwinder loads itself now, and not in a callback of the collector */
    out = options.file != NULL ? open_file(options.file) : stderr;
    if (out == NULL)
        perror(options.file);
    return out != NULL;
}

void stack_take(Stack *s, void *caller)
{
    void *frames[40];
    int n = backtrace(frames, 40), first = 0;
    while (first < n && frames[first] != caller)
        first++;
    first = first < n ? first : 0;
    s->count = n - first < STACK_MOST ? n - first : STACK_MOST;
    memcpy(s->frame, frames + first, (size_t)s->count * sizeof *frames);
}

/* ---- text ---- */

static void put_json(const char *text)
{
    fputc('"', out);
    for (; *text != 0; text++) {
        if (*text == '"' || *text == '\\')
            fputc('\\', out);
        if ((unsigned char)*text >= ' ')
            fputc(*text, out);
    }
    fputc('"', out);
}

static void put_frame(const void *address, char *text, size_t size)
{
    Dl_info info;
    if (dladdr(address, &info) == 0 || info.dli_fname == NULL) {
        snprintf(text, size, "%p", address);
        return;
    }
    const char *slash = strrchr(info.dli_fname, '/');
    int n = snprintf(text, size, "%s+0x%lx", slash != NULL ? slash + 1 : info.dli_fname,
                     (unsigned long)((const char *)address - (const char *)info.dli_fbase));
    if (info.dli_sname != NULL && n > 0 && (size_t)n < size)
        snprintf(text + n, size - (size_t)n, " (%s)", info.dli_sname);
}

static void tell_text(const FindingInfo *f, const char *library, const Stack *s, const char *what)
{
    char frame[256];
    fprintf(out, "check: %s (%s), %s: %s\n    %s\n", f->name, f->chapter, library, what, f->sentence);
    for (int i = 0; i < s->count; i++) {
        put_frame(s->frame[i], frame, sizeof frame);
        fprintf(out, "    at %s\n", frame);
    }
}

static void tell_json(const FindingInfo *f, const char *library, const Stack *s, const char *what)
{
    const struct {
        const char *key, *text;
    } fields[] = {
        {"finding", f->name}, {"chapter", f->chapter}, {"library", library}, {"what", what}, {"sentence", f->sentence}};
    char frame[256];
    fputc('{', out);
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        fprintf(out, "\"%s\": ", fields[i].key);
        put_json(fields[i].text);
        fputs(", ", out);
    }
    fputs("\"stack\": [", out);
    for (int i = 0; i < s->count; i++) {
        put_frame(s->frame[i], frame, sizeof frame);
        fputs(i > 0 ? ", " : "", out);
        put_json(frame);
    }
    fputs("]}\n", out);
}

/* ---- findings ---- */

/* The lock is held. False: it has been told of this place. */
static bool is_new(Finding f, const void *caller, const char *what)
{
    unsigned hash = 0;
    for (; *what != 0; what++)
        hash = hash * 31 + (unsigned char)*what;
    for (const Place *p = places; p != NULL; p = p->next)
        if (p->finding == f && p->caller == caller && p->hash == hash)
            return false;
    Place *p = malloc(sizeof *p);
    if (p != NULL) {
        *p = (Place){places, f, caller, hash};
        places = p;
    }
    return true;
}

static void report_list(Finding f, const char *library, const Stack *s, const char *format, va_list args)
{
    char what[512];
    if (!options.wanted[f])
        return;
    vsnprintf(what, sizeof what, format, args);
    pthread_mutex_lock(&lock);
    counts[f]++;
    if (is_new(f, s->count > 0 ? s->frame[0] : NULL, what)) {
        (options.json ? tell_json : tell_text)(&finding_info[f], library, s, what);
        fflush(out);
    }
    if (options.fatal)
        _exit(3);
    pthread_mutex_unlock(&lock);
}

void report(Finding f, const char *library, const Stack *s, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    report_list(f, library, s, format, args);
    va_end(args);
}

void report_here(Finding f, const BetweenFrame *at, const char *format, ...)
{
    Stack s = {.count = 1, .frame = {at->caller}}; /* of a callback that has returned its beginning is left */
    va_list args;
    if (at->what == BETWEEN_CALL)
        stack_take(&s, at->caller);
    va_start(args, format);
    report_list(f, at->env->library, &s, format, args);
    va_end(args);
}

void report_end(void)
{
    const char *separator = options.json ? "{\"counts\": {" : "check: ";
    bool some = options.json;
    pthread_mutex_lock(&lock);
    for (int f = 0; f < FINDINGS; f++) {
        if (counts[f] == 0)
            continue;
        some = true;
        fprintf(out, options.json ? "%s\"%s\": %ld" : "%s%s %ld", separator, finding_info[f].name, counts[f]);
        separator = ", ";
    }
    if (options.json)
        fprintf(out, "%s}}", *separator == '{' ? separator : "");
    if (some)
        fputc('\n', out);
    fflush(out);
    pthread_mutex_unlock(&lock);
}
