/* trace.h - what the files of the tracing agent share. Each part below is owned by the file that its heading names. */
#ifndef TRACE_H
#define TRACE_H
#include "agents/between/between.h"
#include <stdio.h>

#define COUNT_OF(a) (sizeof(a) / sizeof(a)[0])

/* ---- options.c ---- */

typedef enum Format { FORMAT_TEXT, FORMAT_JSON, FORMAT_PERFETTO } Format;
typedef enum Begin { BEGIN_BLOCKING, BEGIN_ALL, BEGIN_NONE } Begin;

typedef struct Options {
    Format format;
    Begin begin;   /* which calls print a line when they begin */
    char *file;    /* NULL: standard error */
    char *classes; /* where transformed classes are kept; NULL: nowhere */
    char *javap;   /* the program that shows them; "" ours, NULL whichever is found */
    bool times;    /* time and duration in each line */
    bool plain;    /* no addresses, so that two runs look alike */
    bool summary;  /* at exit */
    bool follow;   /* a write for each line, so that others can read it as it grows */
    bool lines;    /* false: nothing but the summary */
    bool methods;  /* slices for methods */
    int states_ms; /* how often the states of threads are asked for; 0: never */
    long ring;     /* events kept in memory and written at exit; 0: each is written as it happens */
} Options;
extern Options options;

/* Reads "name=value,..."; false after a message. `help` is answered on standard output, and the process ends with 0. */
bool options_read(const char *text);

/* ---- filter.c ---- */

/* Adds "X*+!Y+call:Z+event:E+class:C+thread:T"; false after a message if a term names nothing. */
bool filter_add(const char *terms);
bool filter_name(BetweenWhat what, int number); /* is this function or event wanted? */
bool filter_has_classes(void);
bool filter_class(const char *name); /* java/lang/String, or a signature */
bool filter_thread(const char *name);

/* ---- out.c: whole lines ---- */

typedef struct Line {
    char *text;
    size_t length, size;
    bool cut; /* it did not fit */
} Line;

Line *line_begin(void); /* this thread's line, empty; one at a time */
void line_add(Line *line, const char *format, ...) __attribute__((format(printf, 2, 3)));
void line_text(Line *line, const char *text);
void line_number(Line *line, long long value);
void line_seconds(Line *line, uint64_t ns, int width); /* 1.234567, with spaces before it up to so many digits */
void line_micros(Line *line, uint64_t ns);             /* 1.2 */
void line_spaces(Line *line, int count);
void line_quoted(Line *line, const char *text); /* as JSON and C quote; a long one is cut */
void line_write(Line *line);                    /* with its end, in one write(2) */
bool out_open(void);                            /* false after a message */
void out_close(void);                           /* the last line has been written; later ones are dropped */
uint64_t now_ns(void);                          /* monotonic, since the start */

/* ---- who.c: threads ---- */

typedef enum Reach {                /* what may be asked at this moment */
                     REACH_NOTHING, /* a callback of the collector, a heap walk, a thread not attached, no Java */
                     REACH_START,   /* functions of the start phase */
                     REACH_LIVE
} Reach;

typedef struct Who {
    int number; /* from 1, in the order in which they are seen; 0: a thread without a name */
    char name[64];
    jint hash; /* of the thread's object, while it is being made (who.c) */
    struct Who *next;
} Who;

Reach reach_now(JNIEnv **jni);                  /* *jni: this thread's, NULL if it has none */
const Who *who_now(Reach reach, JNIEnv *jni);   /* the current thread; never NULL */
const Who *who_of(JNIEnv *jni, jthread thread); /* in the live phase; NULL if it has ended */
const Who *who_known(void);                     /* the same of what is known without asking */
const char *who_name(int number);

/* ---- names.c: methods, monitors, environments ---- */

/* "Main.run(I)V". Cached; NULL if the VM does not know it, or may not be asked. */
const char *method_name(Reach reach, jmethodID method);
/* The line of a location; 0 if it is not known. */
int method_line(Reach reach, jmethodID method, jlocation location);
void monitor_named(jrawMonitorID monitor, const char *name);
const char *monitor_name(jrawMonitorID monitor); /* NULL */
void env_named(BetweenEnv *env);
const char *env_name(const BetweenEnv *env); /* "demo", "demo#2" for the second environment of that library */

/* ---- value.c: how values look ---- */

typedef struct Values { /* parameters with their values */
    const BetweenParam *param;
    BetweenValue *value;
    int count;
    Reach reach;
    JNIEnv *jni;
} Values;

/* All inputs, or all results, parted by commas: name=value in text, "name":value else. True if there was any. */
bool values_in(Line *line, const Values *values);
bool values_out(Line *line, const Values *values);
/* Whether one of the classes or methods among the inputs is wanted by the filter. */
bool values_class_wanted(const Values *values);

/* ---- refuse.c ---- */

/* One sentence: why this call was refused. */
void refusal(char *sentence, size_t size, const BetweenFrame *call);

/* ---- show.c: calls and events as lines ---- */

void show_start(void);
void show_before(BetweenFrame *frame);
void show_after(BetweenFrame *frame);
void show_track(int track, const char *name);                                                /* perfetto: its name */
void show_slice(int track, char phase, const char *category, const char *name, uint64_t at); /* perfetto: B, E */
void show_end(void);

/* ---- summary.c ---- */

void summary_count(const BetweenFrame *frame, uint64_t total_ns, uint64_t own_ns);
void summary_callback(void);
void summary_write(void);

/* ---- ring.c ---- */

bool ring_open(void);
void ring_keep(const BetweenFrame *frame, uint64_t begin, uint64_t end);
void ring_resolve(void); /* asks for the names that the ring needs, while that is possible */
void ring_write(void);

/* ---- classes.c ---- */

bool classes_open(void);                        /* false after a message */
void classes_hooked(const BetweenFrame *event); /* a ClassFileLoadHook callback has returned */
void classes_redefined(const BetweenFrame *call);
void classes_home(jvmtiEnv *ti); /* once Java runs */
void classes_index(void);        /* at exit */

/* ---- listing.c, difference.c ---- */

/* The methods and fields of a class file, a line each, in memory to be freed; NULL if it is none. */
char *class_listing(const unsigned char *bytes, size_t size);
/* Lines with ' ', '-', '+' in front, as HTML-escaped text to a stdio stream. */
void difference_write(FILE *out, const char *before, const char *after);

/* ---- states.c ---- */

void states_start(JNIEnv *jni);
void states_stop(void);

/* ---- trace.c ---- */

extern JavaVM *java_vm;
#endif
