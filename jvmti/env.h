/* env.h - environments: one per GetEnv call of an agent; the state that every chapter shares.
 *
 * A jvmtiEnv * is the address of Env.functions, the first member. All environments share one writable function table:
 * agents store their own functions into it. An Env is never freed while the VM lives: a disposed one stays in the list
 * and answers INVALID_ENVIRONMENT for ever.
 *
 * What an environment keeps for one thread is an EnvThread; a thread's are listed from Thread.observer. The list only
 * grows, at its head, and is freed with the Thread; so it is read without a lock.
 *
 * Events are numbered by bit: event_bit(JVMTI_EVENT_VM_INIT) is bit 0. */
#ifndef JVMTI_ENV_H
#define JVMTI_ENV_H

#include "jvmti.h"
#include "vm/inspect.h"
#include "vm/probe.h"

enum { EVENT_COUNT = JVMTI_MAX_EVENT_TYPE_VAL - JVMTI_MIN_EVENT_TYPE_VAL + 1 };

typedef enum Extension { EXTENSION_CLASS_UNLOAD, EXTENSION_MOUNT, EXTENSION_UNMOUNT, EXTENSION_COUNT } Extension;

typedef struct Env {
    const struct jvmtiInterface_1_ *functions; /* first: what a jvmtiEnv * points to */
    _Atomic(bool) disposed;
    _Atomic(struct Env *) next; /* in the order of creation */
    _Atomic(u8) caps;           /* bit per capability */
    _Atomic(void *) callbacks[EVENT_COUNT];
    u8 user;                       /* events the agent enabled for all threads; under ti_lock */
    _Atomic(u8) enabled;           /* those that can be sent now (enable.c) */
    _Atomic(const void *) storage; /* environment local storage */
    bool start_sent;               /* VMStart has been posted */
    jint version;                  /* what GetVersionNumber answers */
    struct TagTable *tags;         /* ti_tag.c; NULL without tags */
    char **prefixes;               /* native method prefixes, under ti_lock */
    int prefix_count;
    _Atomic(void *) extensions[EXTENSION_COUNT]; /* callbacks of extension events (extension.c) */
    _Atomic(u4) extensions_off;                  /* bit per extension event: turned off by SetEventNotificationMode */
} Env;

typedef struct EnvThread {
    Env *env;
    struct EnvThread *next;
    u8 user;                       /* events the agent enabled for this thread; under ti_lock */
    _Atomic(u8) enabled;           /* those that can be sent now, beyond env->enabled */
    _Atomic(const void *) storage; /* thread local storage */
    struct FramePop *frame_pops;   /* frames that NotifyFramePop asked for; chapter stack */
} EnvThread;

static inline u8 event_bit(int event)
{
    return (u8)1 << (event - JVMTI_MIN_EVENT_TYPE_VAL);
}

/* The one lock of jvmti/: environment list, user masks, EnvThread lists. Held for a few instructions only, never across
 * a poll, an allocation in the Java heap, or agent code; so it may be taken in any state. Order: before the thread
 * list. */
void ti_lock(void);
void ti_unlock(void);

/* Fills *env with a new environment for a version number that GetEnv accepts: JNI_OK, else JNI_EVERSION. */
int env_create(void **env, int32_t version);
/* Environments that this thread makes from now on say that they are of JVMTI `major` (9 to the current one; 0 or any
 * other: the current one). Some agents of a JDK refuse every version but their own. */
void env_set_version(int major);
/* The environment behind a pointer an agent passed; NULL if it is none or was disposed of. Any value may be asked. */
Env *env_of(const jvmtiEnv *jvmti);
/* Environments that are not disposed of, in the order of creation. */
Env *env_first(void);
Env *env_next(const Env *env);
bool env_any(void); /* has one ever been made? */

/* What env keeps for thread t, made if asked; NULL if there is none. */
EnvThread *env_thread(Env *env, Thread *t, bool make);
void env_thread_free(Thread *t); /* the Thread struct goes away */

static inline void *env_callback(Env *env, int event)
{
    return atomic_load_explicit(&env->callbacks[event - JVMTI_MIN_EVENT_TYPE_VAL], memory_order_acquire);
}
static inline bool env_has(const Env *env, int cap)
{
    return atomic_load_explicit(&env->caps, memory_order_relaxed) >> cap & 1;
}

/* Phases. The VM's stage is one; in the stage STAGE_EARLY an environment is in the start phase if it has
 * can_generate_early_vmstart, else still in the primordial phase. */
typedef enum Stage { STAGE_ONLOAD, STAGE_PRIMORDIAL, STAGE_EARLY, STAGE_START, STAGE_LIVE, STAGE_DEAD } Stage;
Stage stage_now(void);
void stage_set(Stage stage);   /* recomputes what is enabled */
int env_phase(const Env *env); /* a PB_ bit (ti_meta.h); env may be NULL */

/* java.lang.Thread of the code that t runs now: the virtual thread if one is mounted. */
static inline Object *thread_object(const Thread *t)
{
    return t->vmirror != NULL ? t->vmirror : t->mirror;
}
/* Local references for results; NULL for NULL. RUNNING, own thread. */
static inline jobject result_object(Object *o)
{
    return (jobject)ref_local(thread_self(), o);
}
static inline jclass result_class(const Class *c)
{
    return c == NULL ? NULL : (jclass)ref_local(thread_self(), c->mirror);
}

/* Memory for the agent: what Allocate gives (malloc). Size 0 gives NULL. */
jvmtiError agent_alloc(size_t size, void *out); /* out: address of a pointer */
jvmtiError agent_copy(const void *bytes, size_t size, void *out);
jvmtiError agent_string(const char *text, char **out); /* out NULL: not wanted; text NULL: *out becomes NULL */
jvmtiError agent_symbol(const Symbol *s, char **out);

#endif
