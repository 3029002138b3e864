/* log.c - the unified log: -Xlog[:SELECTIONS[:OUTPUT[:DECORATORS[:OPTIONS]]]].
 *
 *   -Xlog:class+load=info,gc*:file=x.log:uptime,tags
 *         selection,  selection : output : decorators
 *
 * A selection is a set of tags, with a star: every set that contains them; and a level, info if none is given. Of the
 * sets that there are elsewhere this VM tells of those in topics[]; the tags of the others are known, so that a
 * misspelt one is an error here, too, and logging them is silent.
 *
 * Outputs are standard output, standard error, and files; each has its own decorators, and a set of topics. A
 * decorator is as wide as the widest that the output had before, so that columns stand still:
 *
 *   [0.000s][warning][gc] ...
 *   [0.021s][info   ][gc] ...
 *
 * No locks: outputs are made while options are read, before there is a second thread; a line is one stdio call; widths
 * are relaxed atomics. Read next: options.c.
 */
#include "vm/base/log.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "vm/base/stage.h"

typedef enum Level { LEVEL_TRACE, LEVEL_DEBUG, LEVEL_INFO, LEVEL_WARNING, LEVEL_ERROR, LEVEL_OFF, LEVELS } Level;
static const char *const level_names[LEVELS] = {"trace", "debug", "info", "warning", "error", "off"};

static const struct {
    const char *tags[3]; /* ends with NULL */
    Level level;
} topics[LOG_TOPICS] = {[LOG_CLASS_LOAD] = {{"class", "load"}, LEVEL_INFO},
                        [LOG_CLASS_UNLOAD] = {{"class", "unload"}, LEVEL_INFO},
                        [LOG_GC] = {{"gc"}, LEVEL_INFO},
                        [LOG_JNI_RESOLVE] = {{"jni", "resolve"}, LEVEL_DEBUG},
                        [LOG_JVMTI] = {{"jvmti"}, LEVEL_INFO},
                        [LOG_OPTIONS] = {{"options"}, LEVEL_INFO}};

/* Every tag that a release from 17 to 25 knows, between blanks. */
static const char known_tags[] =
    " add age all alloc annotation aot arguments array attach barrier biasedlocking blocks bot breakpoint bytecode "
    "cause cds census class classhisto cleanup codecache compaction compilation condy constantpool constraints "
    "container continuations coops cpu cset data datacreation dcmd decoder defaultmethods deoptimization "
    "dependencies director dump dynamic ergo event exceptions exit fastlock finalizer fingerprint free freelist "
    "gc handshake hashtables heap heapdump humongous ihop iklass indy init inlinecache inlining install "
    "interpreter itables jfr jit jmethod jni jvmci jvmti lambda library link liveness load loader logging malloc "
    "map mark marking membername memops metadata metaspace methodcomparator methodhandles methodtrace mirror mmu "
    "module monitorinflation monitormismatch monitortable native nestmates nmethod nmt normalize numa "
    "objecttagging obsolete oldobject oom oopmap oops oopstorage options os owner page pagesize parser patch path "
    "perf periodic phases plab placeholders preempt preorder preview promotion protectiondomain ptrqueue purge "
    "record redefine ref refine region reloc remset resolve safepoint sampling scavenge sealed setting smr "
    "stackbarrier stackmap stacktrace stackwalk start startup startuptime state stats streaming stringdedup "
    "stringtable stubs subclass survivor suspend sweep symboltable system table task thread throttle time timer "
    "tlab tracking training trimnative unload unmap unshareable update valuebasedclasses verification verify "
    "vmmutex vmoperation vmthread vtables vtablestubs workgang ";

/* ---- decorators ---- */

typedef enum Decorator {
    DECO_TIME,
    DECO_UTC,
    DECO_UPTIME,
    DECO_MILLIS,
    DECO_UPMILLIS,
    DECO_NANOS,
    DECO_UPNANOS,
    DECO_HOST,
    DECO_PID,
    DECO_TID,
    DECO_LEVEL,
    DECO_TAGS,
    DECORATORS
} Decorator;
static const char *const decorator_names[DECORATORS][2] = {
    {"time", "t"},          {"utctime", "utc"},  {"uptime", "u"},       {"timemillis", "tm"},
    {"uptimemillis", "um"}, {"timenanos", "tn"}, {"uptimenanos", "un"}, {"hostname", "hn"},
    {"pid", "p"},           {"tid", "ti"},       {"level", "l"},        {"tags", "tg"}};
enum { DECO_DEFAULT = 1 << DECO_UPTIME | 1 << DECO_LEVEL | 1 << DECO_TAGS };

static void put_time(char *to, size_t room, bool utc)
{
    struct timespec now;
    struct tm parts;
    char date[40], zone[8];
    clock_gettime(CLOCK_REALTIME, &now);
    if (utc)
        gmtime_r(&now.tv_sec, &parts);
    else
        localtime_r(&now.tv_sec, &parts);
    strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%S", &parts);
    strftime(zone, sizeof zone, "%z", &parts);
    snprintf(to, room, "%s.%03ld%s", date, now.tv_nsec / 1000000, zone);
}

static int64_t wall_nanos(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static void put_tags(char *to, size_t room, LogTopic topic)
{
    const char *const *t = topics[topic].tags;
    snprintf(to, room, "%s%s%s", t[0], t[1] != NULL ? "," : "", t[1] != NULL ? t[1] : "");
}

/* One decorator, without its brackets. */
static void put_decorator(char *to, size_t room, Decorator d, LogTopic topic)
{
    long long up = vm_start_nanos == 0 ? 0 : clock_nanos() - vm_start_nanos; /* 0: options are being read */
    switch (d) {
    case DECO_TIME:
    case DECO_UTC: put_time(to, room, d == DECO_UTC); break;
    case DECO_UPTIME: snprintf(to, room, "%.3fs", (double)up / 1e9); break;
    case DECO_MILLIS: snprintf(to, room, "%lldms", (long long)(wall_nanos() / 1000000)); break;
    case DECO_UPMILLIS: snprintf(to, room, "%lldms", up / 1000000); break;
    case DECO_NANOS: snprintf(to, room, "%lldns", (long long)wall_nanos()); break;
    case DECO_UPNANOS: snprintf(to, room, "%lldns", up); break;
    case DECO_HOST:
        gethostname(to, room - 1);
        to[room - 1] = 0;
        break;
    case DECO_PID: snprintf(to, room, "%d", (int)getpid()); break;
    case DECO_TID: snprintf(to, room, "%d", (int)gettid()); break;
    case DECO_LEVEL: snprintf(to, room, "%s", level_names[topics[topic].level]); break;
    default: put_tags(to, room, topic); break;
    }
}

/* ---- outputs ---- */

typedef struct Output {
    char *name; /* of a file; NULL: a standard stream */
    FILE *file; /* NULL: standard output (its FILE may be the host's to change) */
    u4 decorators;
    int widths[DECORATORS]; /* of the widest so far; relaxed atomics */
    bool topics[LOG_TOPICS];
} Output;

enum { OUT, ERR, MAX_OUTPUTS = 8 };
static Output outputs[MAX_OUTPUTS] = {{.decorators = DECO_DEFAULT}, {.decorators = DECO_DEFAULT}};
static int output_count = 2;

bool log_asked(LogTopic topic)
{
    for (int i = 0; i < output_count; i++) {
        if (outputs[i].topics[topic])
            return true;
    }
    return false;
}

/* "[text ]", as wide as the widest of its kind, behind what is in `head`. */
static void append_decorator(Output *o, char *head, size_t room, Decorator d, const char *text)
{
    size_t used = strlen(head);
    int width = __atomic_load_n(&o->widths[d], __ATOMIC_RELAXED), own = (int)strlen(text);
    snprintf(head + used, room - used, "[%-*s]", width, text);
    if (own > width)
        __atomic_store_n(&o->widths[d], own, __ATOMIC_RELAXED);
}

static void write_line(Output *o, LogTopic topic, const char *text)
{
    char head[512] = "", one[128];
    FILE *to = o == &outputs[OUT] ? stdout : o == &outputs[ERR] ? stderr : o->file;
    for (Decorator d = 0; d < DECORATORS; d++) {
        if (o->decorators & 1u << d) {
            put_decorator(one, sizeof one, d, topic);
            append_decorator(o, head, sizeof head, d, one);
        }
    }
    if (*head != 0)
        strncat(head, " ", sizeof head - strlen(head) - 1);
    vm_print(to, "%s%s\n", head, text);
    fflush(to);
}

/* Not by -Xlog, but by an agent or a management bean: those have one switch for all of a kind. */
static bool is_switched_on(LogTopic topic)
{
    bool classes = topic == LOG_CLASS_LOAD || topic == LOG_CLASS_UNLOAD;
    return !log_asked(topic) && !(classes && (log_asked(LOG_CLASS_LOAD) || log_asked(LOG_CLASS_UNLOAD)));
}

void log_line(LogTopic topic, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    char *text = xvformat(fmt, args);
    va_end(args);
    if (is_switched_on(topic))
        write_line(&outputs[OUT], topic, text);
    for (int i = 0; i < output_count; i++) {
        if (outputs[i].topics[topic])
            write_line(&outputs[i], topic, text);
    }
    free(text);
}

/* ---- what is wrong with an option ---- */

/* Options are read before the VM's clock starts. */
static void write_early(Level level, const char *tag, const char *fmt, va_list args)
{
    char text[512], head[64] = "";
    vsnprintf(text, sizeof text, fmt, args);
    append_decorator(&outputs[OUT], head, sizeof head, DECO_UPTIME, "0.000s");
    append_decorator(&outputs[OUT], head, sizeof head, DECO_LEVEL, level_names[level]);
    append_decorator(&outputs[OUT], head, sizeof head, DECO_TAGS, tag);
    vm_print(stdout, "%s %s\n", head, text);
    fflush(stdout);
}

void log_warn_early(const char *tag, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    write_early(LEVEL_WARNING, tag, fmt, args);
    va_end(args);
}

static bool complain(const char *fmt, ...) PRINTF(1, 2);
static bool complain(const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    write_early(LEVEL_ERROR, "logging", fmt, args);
    va_end(args);
    return false;
}

static bool is_word_of(const char *list, const char *word)
{
    size_t n = strlen(word);
    for (const char *p = list; n > 0 && (p = strstr(p, word)) != NULL; p++) {
        if (p[-1] == ' ' && p[n] == ' ')
            return true;
    }
    return false;
}

/* The known tag that this may have been meant for: one that it begins with, or that begins with it; NULL: none. */
static char *similar_tag(const char *word)
{
    size_t n = strlen(word);
    for (const char *p = known_tags + 1; *p != 0 && n >= 2; p += strcspn(p, " ") + 1) {
        size_t len = strcspn(p, " "), common = len < n ? len : n;
        if (common >= 2 && memcmp(p, word, common) == 0 && (len > n ? len - n : n - len) <= 3)
            return xformat("%.*s", (int)len, p);
    }
    return NULL;
}

static bool bad_tag(const char *word)
{
    char *similar = similar_tag(word);
    if (similar != NULL)
        complain("Invalid tag '%s' in log selection. Did you mean '%s'?", word, similar);
    else
        complain("Invalid tag '%s' in log selection.", word);
    free(similar);
    return false;
}

/* ---- selections ---- */

typedef struct Selection {
    const char *tags[5];
    int count;
    bool wild, all;
    Level level;
} Selection;

static bool selects(const Selection *s, LogTopic topic)
{
    int have = topics[topic].tags[1] != NULL ? 2 : 1, found = 0;
    for (int i = 0; i < s->count; i++)
        for (int k = 0; k < have; k++)
            found += strcmp(s->tags[i], topics[topic].tags[k]) == 0;
    return s->all || (found == s->count && (s->wild || have == s->count));
}

static bool read_level(Selection *s, const char *word)
{
    for (Level l = 0; l < LEVELS; l++) {
        if (strcmp(word, level_names[l]) == 0) {
            s->level = l;
            return true;
        }
    }
    return complain("Invalid level '%s' in log selection.", word);
}

/* text is cut up. */
static bool read_selection(Selection *s, char *text)
{
    *s = (Selection){.level = LEVEL_INFO};
    char *level = strchr(text, '=');
    if (level != NULL)
        *level++ = 0;
    size_t n = strlen(text);
    if (n > 0 && text[n - 1] == '*') {
        s->wild = true;
        text[n - 1] = 0;
    }
    for (char *word; (word = strsep(&text, "+")) != NULL;) {
        if (!is_word_of(known_tags, word))
            return bad_tag(word);
        for (int i = 0; i < s->count; i++) {
            if (strcmp(s->tags[i], word) == 0)
                return complain("Log selection contains duplicates of tag %s.", word);
        }
        if (s->count == 5)
            return complain("Too many tags in log selection '%s' (can only have up to 5 tags).", word);
        s->tags[s->count++] = word;
    }
    s->all = s->count == 1 && strcmp(s->tags[0], "all") == 0;
    return level == NULL || read_level(s, level);
}

/* Reads all; with an output, makes them so there. */
static bool take_selections(const char *text, Output *o)
{
    char *copy = xstrdup(*text != 0 ? text : "all"), *rest = copy;
    bool ok = true;
    for (char *one; ok && (one = strsep(&rest, ",")) != NULL;) {
        Selection s;
        ok = read_selection(&s, one);
        for (LogTopic t = 0; ok && o != NULL && t < LOG_TOPICS; t++) {
            if (selects(&s, t))
                o->topics[t] = s.level <= topics[t].level;
        }
    }
    free(copy);
    return ok;
}

static bool take_decorators(const char *text, u4 *set)
{
    char *copy = xstrdup(text), *rest = copy;
    bool ok = true;
    *set = 0;
    for (char *one; ok && (one = strsep(&rest, ",")) != NULL;) {
        ok = strcmp(one, "none") == 0 || strcmp(one, "n") == 0;
        for (Decorator d = 0; !ok && d < DECORATORS; d++) {
            if (strcmp(one, decorator_names[d][0]) == 0 || strcmp(one, decorator_names[d][1]) == 0) {
                *set |= 1u << d;
                ok = true;
            }
        }
        if (!ok)
            complain("Invalid decorator '%s'.", one);
    }
    free(copy);
    return ok;
}

/* ---- choosing the output ---- */

/* %p is the process's number, %t the time. */
static char *file_name(const char *pattern)
{
    char *name = xstrdup("");
    for (const char *p = pattern; *p != 0; p++) {
        char *old = name;
        if (p[0] == '%' && p[1] == 'p')
            name = xformat("%s%d", old, (int)getpid());
        else if (p[0] == '%' && p[1] == 't')
            name = xformat("%s%lld", old, (long long)time(NULL));
        else
            name = xformat("%s%c", old, *p);
        p += p[0] == '%' && (p[1] == 'p' || p[1] == 't');
        free(old);
    }
    return name;
}

static bool output_failed(const char *path, const char *extra)
{
    return complain("Initialization of output 'file=%s' using options '%s' failed.", path, *extra ? extra : "(null)");
}

static bool check_file_options(const char *text)
{
    static const char *const known[] = {"filecount=", "filesize=", "foldmultilines="};
    char *copy = xstrdup(text), *rest = copy;
    bool ok = true;
    for (char *one; ok && *text != 0 && (one = strsep(&rest, ",")) != NULL;) {
        ok = false;
        for (size_t i = 0; i < COUNT_OF(known); i++)
            ok |= strncmp(one, known[i], strlen(known[i])) == 0;
        if (!ok)
            complain("Invalid option '%.*s' for log file output.", (int)strcspn(one, "="), one);
    }
    free(copy);
    return ok;
}

static Output *output_open(const char *path, const char *extra)
{
    char *name = file_name(path);
    for (int i = 2; i < output_count; i++) {
        if (strcmp(outputs[i].name, name) == 0) {
            free(name);
            return &outputs[i];
        }
    }
    FILE *f = !check_file_options(extra) || output_count == MAX_OUTPUTS ? NULL : fopen(name, "we");
    if (f == NULL) {
        if (errno != 0)
            complain("Error opening log file '%s': %s", name, strerror(errno));
        output_failed(path, extra);
        free(name);
        return NULL;
    }
    outputs[output_count] = (Output){.name = name, .file = f, .decorators = DECO_DEFAULT};
    return &outputs[output_count++];
}

static Output *output_named(const char *text, const char *extra)
{
    if (*text == 0 || strcmp(text, "stdout") == 0 || strcmp(text, "#0") == 0)
        return &outputs[OUT];
    if (strcmp(text, "stderr") == 0 || strcmp(text, "#1") == 0)
        return &outputs[ERR];
    if (strncmp(text, "file=", 5) == 0)
        return output_open(text + 5, extra);
    if (strchr(text, '=') == NULL)
        return output_open(text, extra);
    complain("Unsupported log output type: %s", text);
    return NULL;
}

/* ---- the option ---- */

/* The next part of *p, up to a colon outside quotes; quotes vanish. malloc'ed. */
static char *next_part(const char **p)
{
    char *part = xmalloc(strlen(*p) + 1), *to = part;
    bool quoted = false;
    for (; **p != 0 && (quoted || **p != ':'); ++*p) {
        if (**p == '"')
            quoted = !quoted;
        else
            *to++ = **p;
    }
    *to = 0;
    *p += **p == ':';
    return part;
}

static bool take_parts(char *const part[4])
{
    u4 decorators = DECO_DEFAULT;
    errno = 0;
    if (!take_selections(part[0], NULL) || (*part[2] != 0 && !take_decorators(part[2], &decorators)))
        return false;
    Output *o = output_named(part[1], part[3]);
    if (o == NULL)
        return false;
    if (*part[2] != 0)
        o->decorators = decorators;
    return take_selections(part[0], o);
}

static void print_help(void)
{
    vm_print(stdout, "-Xlog:WHAT:WHERE:HOW:MORE, each of which may be left empty, or off at the end.\n\n"
                     "WHAT    TAG+TAG=LEVEL, and more after commas. What is logged has the tags that stand below: all\n"
                     "        of them must be given, or some with a * behind them. No level means info.\n"
                     "WHERE   stdout, stderr, or file=NAME, where %%p is the process and %%t the time of the start\n"
                     "HOW     what stands in front of each line, with commas between, or none:\n");
    for (Decorator d = 0; d < DECORATORS; d++)
        vm_print(stdout, "        %-14s %s\n", decorator_names[d][0], decorator_names[d][1]);
    vm_print(stdout,
             "\nLevels: off, trace, debug, info, warning, error. What this VM logs, and from which level on:\n");
    for (LogTopic t = 0; t < LOG_TOPICS; t++)
        vm_print(stdout, "        %s%s%s=%s\n", topics[t].tags[0], topics[t].tags[1] ? "+" : "",
                 topics[t].tags[1] ? topics[t].tags[1] : "", level_names[topics[t].level]);
    fflush(stdout);
}

bool log_configure(const char *value, char **why)
{
    if (*value != 0 && *value != ':') {
        *why = xformat("Invalid -Xlog option '-Xlog%s', see error log for details.", value);
        return false;
    }
    const char *p = value + (*value == ':');
    if (strcmp(p, "disable") == 0) {
        log_end();
        return true;
    }
    if (strcmp(p, "help") == 0) {
        print_help();
        exit(0);
    }
    char *part[4];
    for (int i = 0; i < 4; i++)
        part[i] = next_part(&p);
    bool ok = take_parts(part);
    for (int i = 0; i < 4; i++)
        free(part[i]);
    if (!ok) {
        fflush(stdout);
        *why = xformat("Invalid -Xlog option '-Xlog%s', see error log for details.", value);
    }
    return ok;
}

void log_end(void)
{
    for (int i = 2; i < output_count; i++) {
        fclose(outputs[i].file);
        free(outputs[i].name);
    }
    memset(outputs, 0, sizeof outputs);
    outputs[OUT].decorators = outputs[ERR].decorators = DECO_DEFAULT;
    output_count = 2;
}
