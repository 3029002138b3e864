/*
 * kit.h - how a check is written.
 *
 *     #define CHAPTER "thread"
 *     #include "kit.h"
 *
 *     CHECK(GetThreadInfo, null_is_current, NEEDS(), "A null thread means the calling thread.") {
 *         jvmtiThreadInfo info;
 *         MUST(GetThreadInfo, NULL, &info);
 *         SAME_STR(info.name, "main", "name of the thread");
 *         FREE(info.name);
 *     }
 *
 * The macro declares the body, its name "GetThreadInfo.null_is_current", the capabilities it needs (designated
 * initialisers of jvmtiCapabilities) and its rule, and enters it in the list. The body gets `Kit *k`. MUST, REFUSE,
 * TRUE and SAME_ end the body at the first thing that is wrong and note it; a body that reaches its end has passed.
 * After each check the kit stops the workers it started, turns off every event, removes the callbacks, clears a pending
 * exception and drops the local references.
 *
 * Bodies run in the live phase on the main thread unless CHECK_AT says otherwise; all checks of a chapter share one
 * JVM. `k->ti` is one environment that owns every capability offered in the OnLoad phase, but those that move VMStart
 * or class hooks into the primordial phase.
 */
#ifndef KIT_H
#define KIT_H

#include <jvmti.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kit_check.h"

#if KIT_JVMTI < 11
#error "the kit needs headers of JVMTI 11 or later: pass --headers"
#endif

typedef struct Kit {
    jvmtiEnv *ti;
    JNIEnv *jni; /* NULL in KIT_ONLOAD */
    JavaVM *vm;
    jvmtiCapabilities have; /* those of ti */
    int version;            /* of the JVM's JVMTI: 11, 17, 25 */
    int failed, skipped;
    const char *check; /* the name of the running check */
    char detail[1000];
    char asked[1000]; /* "Function=error " for each error that the check expected */
} Kit;

typedef struct KitCheck {
    const char *name, *chapter, *group, *sentence, *file, *option;
    int line;
    KitWhen when;
    jvmtiCapabilities needs;
    void (*body)(Kit *k);
    struct KitCheck *next;
} KitCheck;

typedef struct KitHook {
    const char *group;
    void (*hook)(Kit *k);
    struct KitHook *next;
} KitHook;

void kit_add(KitCheck *check);
void kit_add_hook(const char *group, void (*hook)(Kit *k), KitHook *cell);

#define NEEDS(...)                                                                                                     \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }

#define CHECK_MAKE(when_, subject, rule, sentence_, ...)                                                               \
    static void check_##subject##_##rule(Kit *k);                                                                      \
    static KitCheck entry_##subject##_##rule = {.name = #subject "." #rule,                                            \
                                                .chapter = CHAPTER,                                                    \
                                                .group = GROUP,                                                        \
                                                .file = __FILE__,                                                      \
                                                .option = OPTION,                                                      \
                                                .sentence = sentence_,                                                 \
                                                .line = __LINE__,                                                      \
                                                .when = when_,                                                         \
                                                .body = check_##subject##_##rule,                                      \
                                                .needs = __VA_ARGS__};                                                 \
    __attribute__((constructor)) static void add_##subject##_##rule(void)                                              \
    {                                                                                                                  \
        kit_add(&entry_##subject##_##rule);                                                                            \
    }                                                                                                                  \
    static void check_##subject##_##rule(__attribute__((unused)) Kit *k)
#define CHECK_AT(when_, subject, rule, needs_, sentence_) CHECK_MAKE(when_, subject, rule, sentence_, needs_)
#define CHECK(subject, rule, needs_, sentence_)           CHECK_MAKE(KIT_LIVE, subject, rule, sentence_, needs_)

/* A hook runs in Agent_OnLoad whenever a check of its group will run. */
#define AT_LOAD(hook_)                                                                                                 \
    static void hook_(Kit *k);                                                                                         \
    __attribute__((constructor)) static void add_##hook_(void)                                                         \
    {                                                                                                                  \
        static KitHook cell;                                                                                           \
        kit_add_hook(GROUP, hook_, &cell);                                                                             \
    }                                                                                                                  \
    static void hook_(__attribute__((unused)) Kit *k)

#ifndef GROUP
#define GROUP CHAPTER
#endif
#ifndef OPTION
#define OPTION NULL /* what the JVM of the group is started with, too */
#endif

/* ---- calls */
#define TI(f, ...) ((*k->ti)->f(k->ti, ##__VA_ARGS__))
#define J(f, ...)  ((*k->jni)->f(k->jni, ##__VA_ARGS__))

/* ---- verdicts: each leaves the body when the rule is broken */
#define MUST(f, ...)                                                                                                   \
    do {                                                                                                               \
        if (!kit_answer(k, TI(f, ##__VA_ARGS__), JVMTI_ERROR_NONE, #f, __LINE__))                                      \
            return;                                                                                                    \
    } while (0)
#define REFUSE(error, f, ...)                                                                                          \
    do {                                                                                                               \
        if (!kit_answer(k, TI(f, ##__VA_ARGS__), JVMTI_ERROR_##error, #f, __LINE__))                                   \
            return;                                                                                                    \
    } while (0)
#define GIVES(error, expression)                                                                                       \
    do {                                                                                                               \
        if (!kit_answer(k, (expression), error, #expression, __LINE__))                                                \
            return;                                                                                                    \
    } while (0)
#define TRUE(condition, ...)                                                                                           \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            kit_fail(k, __LINE__, __VA_ARGS__);                                                                        \
            return;                                                                                                    \
        }                                                                                                              \
    } while (0)
#define SAME_INT(got, want, what)                                                                                      \
    do {                                                                                                               \
        long long got_ = (long long)(got), want_ = (long long)(want);                                                  \
        TRUE(got_ == want_, "%s: expected %lld, got %lld", what, want_, got_);                                         \
    } while (0)
#define SAME_STR(got, want, what)                                                                                      \
    do {                                                                                                               \
        const char *got_ = (got), *want_ = (want);                                                                     \
        TRUE(got_ != NULL && strcmp(got_, want_) == 0, "%s: expected \"%s\", got \"%s\"", what, want_,                 \
             got_ ? got_ : "(null)");                                                                                  \
    } while (0)
#define SAME_OBJECT(got, want, what) TRUE(J(IsSameObject, got, want), "%s: another object", what)
/* A step that prepares the state: the kit's helper has noted what went wrong. */
#define DO(expression)                                                                                                 \
    do {                                                                                                               \
        if (!(expression)) {                                                                                           \
            kit_fail(k, __LINE__, "cannot prepare: %s", #expression);                                                  \
            return;                                                                                                    \
        }                                                                                                              \
    } while (0)
#define SKIP(...)                                                                                                      \
    do {                                                                                                               \
        kit_skip(k, __VA_ARGS__);                                                                                      \
        return;                                                                                                        \
    } while (0)
#define FREE(memory) (*k->ti)->Deallocate(k->ti, (unsigned char *)(memory))

int kit_answer(Kit *k, jvmtiError got, jvmtiError want, const char *call, int line);
void kit_asked(Kit *k, const char *call, jvmtiError want); /* notes it for the report of what has no check */
__attribute__((format(printf, 3, 4))) void kit_fail(Kit *k, int line, const char *format, ...);
__attribute__((format(printf, 2, 3))) void kit_skip(Kit *k, const char *format, ...);
const char *kit_error_name(jvmtiError error);

/* ---- environments and events */
extern const char *kit_dir; /* where the files lie that the driver made */
jvmtiEnv *
kit_env(Kit *k,
        const jvmtiCapabilities *capabilities); /* a further environment, or NULL; disposed of after the check */
int kit_potential(Kit *k, const jvmtiCapabilities *capabilities); /* does a new environment get these now? */
int kit_listen(Kit *k, const jvmtiEventCallbacks *callbacks);     /* of k->ti */
int kit_event(Kit *k, int on, jvmtiEvent event, jthread thread);  /* SetEventNotificationMode of k->ti */
#define LISTEN(...)        DO(kit_listen(k, &(jvmtiEventCallbacks){__VA_ARGS__}))
#define ON(event, thread)  DO(kit_event(k, 1, JVMTI_EVENT_##event, thread))
#define OFF(event, thread) DO(kit_event(k, 0, JVMTI_EVENT_##event, thread))
int kit_wait(Kit *k, atomic_int *counter, int at_least); /* bounded; 0 if it did not come */

/* ---- Java: each answers NULL (0) with no exception pending when it cannot */
jclass kit_class(Kit *k, const char *name);
jmethodID kit_method(Kit *k, jclass klass, const char *name, const char *descriptor); /* an instance method */
jmethodID kit_static(Kit *k, jclass klass, const char *name, const char *descriptor); /* a static one */
int kit_run(Kit *k, const char *klass, const char *name); /* calls a static ()V; 0 if it threw */
int kit_run_int(Kit *k, const char *klass, const char *name, jint argument, jint *result); /* a static (I)I */
jobject kit_new(Kit *k, const char *klass); /* by its constructor without arguments */
jobject kit_get(Kit *k, const char *klass, const char *field,
                const char *descriptor);                                    /* a static field that is an object */
int kit_get_int(Kit *k, const char *klass, const char *field, jint *value); /* a static int */
jstring kit_string(Kit *k, const char *text);
int kit_cleared(Kit *k);                     /* was an exception pending? it is cleared */
jclass kit_define(Kit *k, const char *name); /* a fresh class loader's own copy of a kit class */
jclass kit_define_bytes(Kit *k, const char *name, const unsigned char *bytes,
                        jint length); /* kit/NAME from those bytes */
jclass kit_define_with(Kit *k, const char *name, const char *old, const char *new,
                       size_t size); /* kit/NAME with other bytes where it has the old ones, once */
unsigned char *kit_bytes(Kit *k, const char *name, const char *as,
                         jint *length); /* class file of kit/NAME, renamed to kit/AS; free() */

/* ---- workers: threads in a known state (java/kit/Worker.java) */
jthread kit_worker(Kit *k, const char *mode);     /* started, and in that state */
jthread kit_worker_new(Kit *k, const char *mode); /* not started */
int kit_worker_begin(Kit *k, jthread worker);     /* started, not awaited */
int kit_worker_reached(Kit *k, jthread worker);   /* awaits the mark that its mode sets */
int kit_worker_end(Kit *k, jthread worker);       /* told to stop, and has ended */
void kit_worker_release(Kit *k, jthread worker);  /* told to stop, not awaited */
void kit_nap(void);                               /* a millisecond, between two looks in a bounded wait */
int kit_worker_is(Kit *k, jthread worker, const char *field, jint value); /* awaits an int field */
int kit_worker_moves(Kit *k, jthread worker);                             /* awaits that it counts on */
jint kit_worker_int(Kit *k, jthread worker, const char *field);           /* an int field of the worker */
jobject kit_worker_object(Kit *k, jthread worker, const char *field, const char *descriptor);
int kit_state(Kit *k, jthread thread, jint mask, jint want); /* awaits (state & mask) == want */
void kit_native_block(JNIEnv *jni); /* what a native method does that blocks until it is released */
int kit_native_wait(void);          /* how many block there */
void kit_native_release(void);
jthread kit_agent_suspended(Kit *k);       /* a thread that runs native code of an agent and has no frame at all */
int kit_agent_end(Kit *k, jthread thread); /* it is resumed, and ends */

/* ---- frames */
int kit_depth_of(Kit *k, jthread thread, const char *method); /* depth of the topmost frame of that name, or -1 */
int kit_method_is(Kit *k, jmethodID method, const char *name);

#endif
