/*
 * soak.h - what the halves of the soak's agent know of each other: soak.c keeps the books, counts events and judges,
 * actions.c disturbs. One agent thread acts; callbacks run on any thread and touch only atomics. Errors are counted by
 * function: an answer that is neither success nor one that the moment can explain fails the soak.
 */
#ifndef SOAK_H
#define SOAK_H

#include <jvmti.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#define WORKERS   8
#define KEPT_MAX  1000
#define NOTE_BASE INT64_C(1000000) /* tags of noted objects; kept objects have 1 to kept_count */

typedef struct Worker {
    jthread thread; /* global reference */
    atomic_bool stepping, entering;
} Worker;

typedef struct Book {
    jvmtiEnv *ti;
    JavaVM *vm;
    int version; /* of the JVM's JVMTI */
    uint64_t seed;
    Worker workers[WORKERS];
    jobject kept[KEPT_MAX]; /* global references */
    jlong kept_tag[KEPT_MAX];
    int kept_count;
    jclass *work; /* classes that are retransformed and get breakpoints, global references */
    int work_count;
    jmethodID *methods; /* of those classes, with code */
    int method_count;
    jmethodID mark;
    jfieldID value;
    jclass watched;
    atomic_bool stop, stopped;

    /* events */
    atomic_long marks, writes, starts, ends, frees, noted, pops, stray_steps, steps, entries, breaks, exceptions;

    /* actions */
    long suspends, resumes, traces, step_rounds, entry_rounds, break_rounds, retransforms, hooks, tags, collections,
        walks, follows, pops_asked, locals, all_actions;
    long bad_states;       /* a suspended thread that did not say so, or a resumed one that did */
    long bad_walks;        /* a heap walk that did not see each kept object once */
    long bad_tags;         /* a tag that was not what was set */
    atomic_long surprises; /* unexpected errors; the first few are printed */
} Book;

extern Book book;

#define TI(f, ...) ((*book.ti)->f(book.ti, ##__VA_ARGS__))

/* Was it NONE? Every other answer is a surprise. */
bool soak_ok(jvmtiError e, const char *call);
/* Was it NONE? The given answer is fine as well (JVMTI_ERROR_NONE: no other). */
bool soak_ok_or(jvmtiError e, jvmtiError other, const char *call);
#define OK(f, ...)           soak_ok(TI(f, ##__VA_ARGS__), #f)
#define OK_OR(other, f, ...) soak_ok_or(TI(f, ##__VA_ARGS__), JVMTI_ERROR_##other, #f)
#define FREE(p)              (*book.ti)->Deallocate(book.ti, (unsigned char *)(p))

uint32_t soak_random(uint32_t below);
void soak_nap(long microseconds);

/* actions.c: disturbs until book.stop. Runs on the agent's own thread. */
void soak_act(JNIEnv *jni);

#endif
