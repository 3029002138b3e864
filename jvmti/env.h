/* env.h - environments: one per GetEnv call of an agent; the state that every chapter shares.
 *
 * A jvmtiEnv * is the address of an EnvHandle, which is never freed nor used again: a stale pointer answers
 * INVALID_ENVIRONMENT for ever. The Env behind it goes when it is disposed of and nobody is inside (dispose.c). All
 * environments share one writable function table: agents store their own functions into it.
 *
 *   agent                         handle                           Env
 *   +------------+                +-----------+                    +----------+
 *   | jvmtiEnv * | -------------> | functions | --> one table      | handle   |
 *   +------------+                | env       | -----------------> | caps ... |
 *                                 | users ... |   NULL: disposed   | next     | --> the next one, in order
 *                                 +-----------+                    +----------+
 *
 * An Env * that was found in the list is good until the finder's next poll, or as long as he holds ti_lock. Beyond that
 * it must be held: calls of agents and callbacks hold theirs.
 *
 * What an environment keeps for one thread is an EnvThread; a thread's are listed from Thread.observer. The list grows
 * at its head and is read RUNNING or under ti_lock; parts of it go while the world is stopped, all with the Thread.
 *
 * Events are numbered by bit: event_bit(JVMTI_EVENT_VM_INIT) is bit 0. */
#ifndef JVMTI_ENV_H
#define JVMTI_ENV_H

#include "jvmti.h"
#include "vm/inspect.h"
#include "vm/probe.h"

enum { EVENT_COUNT = JVMTI_MAX_EVENT_TYPE_VAL - JVMTI_MIN_EVENT_TYPE_VAL + 1 };

typedef enum Extension {
    EXTENSION_CLASS_UNLOAD,
    EXTENSION_MOUNT,
    EXTENSION_UNMOUNT,
    EXTENSION_COLLECTION_START,
    EXTENSION_COLLECTION_END,
    EXTENSION_OBJECT_DEAD,
    EXTENSION_MONITOR_EXIT,
    EXTENSION_SLEEP,
    EXTENSION_SLEPT,
    EXTENSION_COUNT
} Extension;

/* Whether an environment is "retransformation capable". What it is when it enables ClassFileLoadHook for the first time
 * it is for ever. */
typedef enum Retransforms { RETRANSFORMS_OPEN, RETRANSFORMS_NOT, RETRANSFORMS_CAPABLE } Retransforms;

typedef struct EnvHandle {
    const struct jvmtiInterface_1_ *functions; /* first: what a jvmtiEnv * points to */
    _Atomic(struct Env *) env;                 /* NULL: disposed of */
    _Atomic(size_t) users; /* calls and callbacks that are inside, and so keep the Env, but those that a thread notes */
    size_t number;         /* how many were made before it */
} EnvHandle;

/* Handles lie in blocks, each twice as long as the one before it; none moves. This is the first. */
enum { FIRST_HANDLES = 16 };
extern EnvHandle env_handles[FIRST_HANDLES];

typedef struct Env {
    EnvHandle *handle;
    _Atomic(bool) disposed;
    _Atomic(struct Env *) next; /* in the order of creation; the list holds disposed ones, too, until they are freed */
    _Atomic(u8) caps;           /* bit per capability */
    _Atomic(u8) caps_ever;      /* with those that were given up: their tags are still there */
    _Atomic(int) retransforms;  /* a Retransforms */
    _Atomic(void *) callbacks[EVENT_COUNT];
    u8 user;                       /* events the agent enabled for all threads; under ti_lock */
    _Atomic(u8) enabled;           /* those that can be sent now (enable.c) */
    _Atomic(const void *) storage; /* environment local storage */
    bool start_sent;               /* VMStart has been posted */
    jint version;                  /* what GetVersionNumber answers */
    struct TagTable *tags;         /* ti_tag.c; NULL without tags */
    bool tag_lost;                 /* a heap walk could not store a tag that a callback set: memory was out */
    bool address_tags;             /* the tag of each object is its address; set once, before the first tag */
    char **prefixes;               /* native method prefixes, under ti_lock */
    int prefix_count;
    _Atomic(void *) extensions[EXTENSION_COUNT]; /* callbacks of extension events (extension.c) */
    _Atomic(u4) extensions_off;                  /* bit per extension event: turned off by SetEventNotificationMode */
} Env;

typedef struct EnvThread {
    EnvHandle *handle; /* whose it is */
    struct EnvThread *next;
    u8 user;                       /* events the agent enabled for this thread; under ti_lock */
    _Atomic(u8) enabled;           /* those that can be sent now, beyond env->enabled */
    _Atomic(const void *) storage; /* thread local storage */
    struct FramePops *frame_pops;  /* frames that NotifyFramePop asked for (frame_pops.c), or NULL */
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
/* The environment behind a pointer an agent passed, held until env_release; NULL, and then nothing is to be released,
 * if it is none or was disposed of. Any value may be asked, on any thread, in any state. No lock. */
Env *env_hold(const jvmtiEnv *jvmti);
void env_release(EnvHandle *handle);
/* The same, noted by self, the calling thread, without a locked instruction. What is held last is released first. NULL
 * also for what only env_hold can answer: there are many environments, or self notes as many as it can. */
static inline Env *env_hold_on(Thread *self, const jvmtiEnv *jvmti)
{
    uintptr_t offset = (uintptr_t)jvmti - (uintptr_t)env_handles;
    if (UNLIKELY(offset >= sizeof env_handles) || UNLIKELY(offset % sizeof *env_handles != 0))
        return NULL;
    EnvHandle *handle = (EnvHandle *)(void *)((char *)env_handles + offset);
    if (UNLIKELY(!inspect_hold_begin(self, handle)))
        return NULL;
    Env *env = atomic_load(&handle->env); /* after the begin: who frees looks at that after env is NULL */
    if (UNLIKELY(env == NULL))
        inspect_hold_end(self);
    return env;
}
static inline void env_release_on(Thread *self)
{
    inspect_hold_end(self);
}
/* Holds one that was found in the list. RUNNING, with no poll since it was found. True: as env_hold_on does, false: as
 * env_hold. */
static inline bool env_hold_found(const Env *env, Thread *self)
{
    bool noted = inspect_hold_begin(self, env->handle);
    if (UNLIKELY(!noted))
        atomic_fetch_add(&env->handle->users, 1);
    return noted;
}
/* What agents know it by; good for ever. */
static inline jvmtiEnv *env_pointer(const Env *env)
{
    return (jvmtiEnv *)(void *)env->handle;
}
/* The place of this environment among all that were ever made, from 0; -1 if it is none or was disposed of. */
int env_number(const jvmtiEnv *jvmti);
/* Environments that are not disposed of, in the order of creation. RUNNING or under ti_lock. */
extern _Atomic(Env *) env_list; /* with those that are disposed of */
static inline Env *env_not_disposed(Env *env)
{
    while (env != NULL && UNLIKELY(atomic_load_explicit(&env->disposed, memory_order_acquire)))
        env = atomic_load_explicit(&env->next, memory_order_acquire);
    return env;
}
static inline Env *env_first(void)
{
    return env_not_disposed(atomic_load_explicit(&env_list, memory_order_acquire));
}
static inline Env *env_next(const Env *env)
{
    return env_not_disposed(atomic_load_explicit(&((Env *)env)->next, memory_order_acquire));
}
bool env_any(void); /* has one ever been made? */

/* What env keeps for thread t, made if asked; NULL if there is none. */
EnvThread *env_thread(const Env *env, Thread *t, bool make);
void env_thread_free(Thread *t); /* the Thread struct goes away */

/* dispose.c: frees what was disposed of and is not held by anybody, but by one user of `own` (NULL: none). RUNNING, or
 * in the OnLoad phase; may poll. Where it cannot be done now it is done after the next collection. */
void env_sweep(const Env *own);
/* Whether there is something to free. */
bool env_sweep_needed(void);
/* Takes those that can be freed out of the list; linked by `next`. World stopped, or in the OnLoad phase. */
Env *env_unlink_unused(const Env *own);

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
extern _Atomic(int) stage_current; /* for the next two alone */
static inline Stage stage_now(void)
{
    return (Stage)atomic_load_explicit(&stage_current, memory_order_acquire);
}
void stage_set(Stage stage);   /* recomputes what is enabled */
int env_phase(const Env *env); /* a PB_ bit (ti_meta.h); env may be NULL */

/* java.lang.Thread of the code that t runs now: the virtual thread if one is mounted. */
static inline Object *thread_object(const Thread *t)
{
    return inspect_current_mirror(t);
}
/* Local references for results; NULL for NULL. RUNNING, own thread. */
static inline jobject result_object(Object *o)
{
    return (jobject)ref_local(thread_self(), o);
}
static inline jclass result_class(const Class *c)
{
    return c == NULL ? NULL : (jclass)ref_local(thread_self(), inspect_class_mirror(c));
}

/* Memory for the agent: what Allocate gives (malloc). Size 0 gives NULL. */
jvmtiError agent_alloc(size_t size, void *out); /* out: address of a pointer */
jvmtiError agent_copy(const void *bytes, size_t size, void *out);
jvmtiError agent_string(const char *text, char **out); /* out NULL: not wanted; text NULL: *out becomes NULL */
jvmtiError agent_symbol(const Symbol *s, char **out);
/* Three names, of which any may not be wanted: all, or none and OUT_OF_MEMORY. */
jvmtiError agent_symbols(const Symbol *const from[3], char **const out[3]);
/* An array for so many local references, and place for them in the frame. */
jvmtiError agent_refs(size_t count, jobject **out);

#endif
