/* between.h - standing between other agents and the VM: the room that tools which watch agents share.
 *
 * A tool is an agent that was loaded before the agents that it watches. It calls between_start from its Agent_OnLoad.
 * From then on each environment that somebody gets from GetEnv has a function table of ours, so every call passes
 * through `before` and `after` of the tool, and its event callbacks are wrapped, so every event does, too. The README
 * has the drawing. Nothing here is used of a VM but jvmti.h and jni.h.
 *
 * What a function's parameters are is data (between_functions, between_events), made from jvmti.tab by
 * tools/tabemit_between.c together with the wrappers themselves. */
#ifndef BETWEEN_H
#define BETWEEN_H
#include <jvmti.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- the interface as data ---- */

/* What a value is; how it looks is the business of the tool. */
typedef enum BetweenKind {
    BETWEEN_INT,    /* jint, jlong, jboolean, jchar ...: `size` bytes, signed */
    BETWEEN_BOOL,   /* jboolean */
    BETWEEN_FLOAT,  /* jfloat or jdouble, by `size` */
    BETWEEN_ENUM,   /* one value of `group` */
    BETWEEN_BITS,   /* a sum of values of `group` */
    BETWEEN_ERROR,  /* jvmtiError */
    BETWEEN_EVENT,  /* jvmtiEvent */
    BETWEEN_THREAD, /* from here to CLASS: references */
    BETWEEN_THREAD_GROUP,
    BETWEEN_OBJECT,
    BETWEEN_CLASS,
    BETWEEN_METHOD,
    BETWEEN_FIELD,
    BETWEEN_LOCATION,
    BETWEEN_RAW_MONITOR,
    BETWEEN_TEXT,  /* char *, modified UTF-8 */
    BETWEEN_CHAR,  /* a letter */
    BETWEEN_VALUE, /* jvalue; what is in it another argument says */
    BETWEEN_BYTE,
    BETWEEN_POINTER,
    BETWEEN_FUNCTION, /* a function of the agent */
    BETWEEN_STRUCT,   /* `structure` */
    BETWEEN_CAPABILITIES,
    BETWEEN_CALLBACKS, /* jvmtiEventCallbacks */
    BETWEEN_OPAQUE     /* only its address is of use */
} BetweenKind;

typedef struct BetweenName {
    const char *name;
    long value;
} BetweenName;

typedef struct BetweenGroup { /* constants that belong together */
    const char *name;
    const char *prefix; /* what all their names begin with: "JVMTI_PHASE_" */
    const BetweenName *values;
    int count;
} BetweenGroup;

typedef enum BetweenWay {
    BETWEEN_IN,  /* a value; an array with `array`; a structure by its address with `by_address` */
    BETWEEN_OUT, /* the address of the agent's variable, or of its array */
    BETWEEN_NEW  /* the address of a pointer to what the VM allocates: an array, text, one structure */
} BetweenWay;

struct BetweenStruct;

/* A parameter of a function, an argument of an event, or a field of a structure (its way is IN). */
typedef struct BetweenParam {
    const char *name;
    BetweenWay way;
    BetweenKind kind;
    bool array;      /* not one value but many, as `count` says */
    bool by_address; /* a structure that is read through its address, or a field that points to one */
    bool set;        /* of an event: the address of what the agent may set */
    int count;       /* array: the number of the parameter or field that counts, -1 if nothing does */
    bool count_out;  /* that parameter is the address of the count */
    bool natural;    /* a number below zero is ILLEGAL_ARGUMENT */
    int size;        /* bytes of one value */
    int offset;      /* of a field, in its structure */
    const BetweenGroup *group;
    const struct BetweenStruct *structure;
    const char *null; /* what null means, NULL if it is an error */
} BetweenParam;

typedef struct BetweenStruct {
    const char *name;
    int size, fields;
    const BetweenParam *field;
} BetweenStruct;

enum { /* a set of phases */
       BETWEEN_ONLOAD = 1,
       BETWEEN_PRIMORDIAL = 2,
       BETWEEN_START = 4,
       BETWEEN_LIVE = 8,
       BETWEEN_DEAD = 16
};

typedef struct BetweenRefusal {
    int error; /* JVMTI_ERROR_... */
    const char *text;
} BetweenRefusal;

typedef struct BetweenFunction { /* NULL name: a reserved slot */
    const char *name, *chapter, *doc;
    int phases;
    bool detached, gcsafe, heapsafe;
    bool blocks;   /* may wait for another thread, or run Java code */
    uint64_t caps; /* capabilities that it needs, by bit */
    const BetweenParam *param;
    int params;
    const BetweenRefusal
        *refusals; /* what errors mean here; error 0 at the end. Those of parameters' types are not here */
} BetweenFunction;

typedef struct BetweenEventInfo { /* NULL name: a reserved number */
    const char *name, *doc;
    int phases;
    bool nojni;    /* the callback gets no JNIEnv */
    bool gcsafe;   /* only gcsafe functions may be called from it, and nothing of JNI */
    uint64_t caps; /* capabilities that it needs, by bit */
    const BetweenParam *arg;
    int args;
} BetweenEventInfo;

/* An extension function or event, as the VM that is there describes it. */
typedef struct BetweenExtension {
    const char *name; /* its id */
    const BetweenParam *param;
    int params; /* without jvmtiEnv and JNIEnv */
    bool jni;   /* the first argument is a JNIEnv. An event without one may come from the collector */
} BetweenExtension;

enum { BETWEEN_SLOTS = 156, BETWEEN_FIRST_EVENT = 50, BETWEEN_LAST_EVENT = 88, BETWEEN_PARAMS = 10 };
enum { BETWEEN_EXTENSIONS = 64 };                                     /* of each sort that can be watched */
extern const BetweenFunction between_functions[BETWEEN_SLOTS + 1];    /* by slot, from 1 */
extern const BetweenEventInfo between_events[BETWEEN_LAST_EVENT + 1]; /* by number, from 50 */
extern const char *const between_capabilities[64];                    /* by bit; NULL at the end */
extern const BetweenGroup between_errors;                             /* JVMTI_ERROR_... */
int between_slot(const char *function);                               /* 0 if there is no function of that name */
const char *between_error_name(jint error);                           /* without JVMTI_ERROR_; NULL if there is none */
const char *between_error_doc(jint error);                            /* one sentence; NULL */

/* ---- what is watched ---- */

/* An environment of a watched agent. Never freed, so a pointer to one stays good. */
typedef struct BetweenEnv {
    jvmtiEnv *env;
    const struct jvmtiInterface_1_ *next; /* where its calls go to: the VM's table, or that of another tool */
    int number;                           /* 1 is the first */
    char library[48];                     /* "demo" of libdemo.so, "java" of an executable; "?" if it is not known */
    jint version;                         /* what GetEnv was asked for */
    atomic_bool disposed;
    _Atomic(void *) callback[BETWEEN_LAST_EVENT + 1]; /* the agent's, by number; NULL */
    _Atomic(void *) extension[BETWEEN_EXTENSIONS];    /* the agent's for extension events */
    void *tool;                                       /* the tool's own; written in env_made, NULL at first */
    struct BetweenEnv *older;
} BetweenEnv;

/* An argument or parameter as it is passed: integers in j (sign extended), pointers in p. */
typedef union BetweenValue {
    jlong j;
    jfloat f;
    jdouble d;
    void *p;
    jvalue v;
} BetweenValue;

typedef enum BetweenWhat {
    BETWEEN_CALL,           /* an agent calls a function */
    BETWEEN_EVENT_CALLBACK, /* the VM calls an agent */
    BETWEEN_HEAP_CALLBACK,  /* the VM calls an agent that walks the heap */
    BETWEEN_AGENT_THREAD,   /* the function that RunAgentThread was given */
    BETWEEN_EXTENSION_CALL, /* an agent calls an extension function */
    BETWEEN_EXTENSION_EVENT /* the VM tells an agent of an extension event */
} BetweenWhat;

/* A call or callback under way, on the C stack of its thread; `up` is the one that it happens in. */
typedef struct BetweenFrame {
    struct BetweenFrame *up;
    BetweenEnv *env;
    BetweenWhat what;
    int number;                        /* slot of the function, number of the event; 0 of all else */
    const BetweenExtension *extension; /* NULL of all else */
    const char *name;                  /* of the function, the event, or the type of callback */
    BetweenValue *value; /* parameters or arguments, without jvmtiEnv and JNIEnv; NULL for heap callbacks */
    JNIEnv *jni;         /* an event's, where it has one */
    void *caller;        /* an address in the code that called, or the agent's callback */
    jvmtiError error;    /* in `after`: what the call answers */
    uint64_t tool[4];    /* the tool's own; zero at first */
} BetweenFrame;

/* What a tool does. Any of these may be NULL. They are called on the thread that calls, without a lock held, from any
 * number of threads at once, in any phase, also where JNI and most of JVMTI are forbidden (gcsafe events, heap
 * callbacks, threads that are not attached). What a hook itself calls must go through between_own or through
 * `env->next`, which are not watched. */
typedef struct BetweenHooks {
    void (*env_made)(BetweenEnv *env);     /* GetEnv is about to return it */
    void (*env_disposed)(BetweenEnv *env); /* DisposeEnvironment has succeeded; `after` follows */
    /* May change value[] (the call is made with what stands there). false: the call is not made, and answers
     * frame->error; `after` is called nevertheless. */
    bool (*before)(BetweenFrame *call);
    void (*after)(BetweenFrame *call); /* may change frame->error */
    void (*event_before)(BetweenFrame *event);
    void (*event_after)(BetweenFrame *event);
    /* Callbacks of heap walks and the functions of agent threads. If both are NULL they are not wrapped at all. */
    void (*callback_before)(BetweenFrame *callback);
    void (*callback_after)(BetweenFrame *callback);
    /* Extension functions and events. The same: if both are NULL agents get the VM's own functions. */
    void (*extension_before)(BetweenFrame *frame);
    void (*extension_after)(BetweenFrame *frame);
} BetweenHooks;

/* ---- functions ---- */

/* Begins to watch every environment that is made from now on. To be called from Agent_OnLoad or Agent_OnAttach;
 * `hooks` is kept. Returns an environment for the tool itself that no tool watches, or NULL if the VM has none. It may
 * be called again for a VM that is made after another has ended, not for one in which the tool stands. */
jvmtiEnv *between_start(JavaVM *vm, jint version, const BetweenHooks *hooks);

/* Whether the tool stands in this VM already, be it that another one has come before it since: it must not start there
 * again, since what agents call would lead in a circle. */
bool between_stands(JavaVM *vm, jint version);

/* The tool's own environment, NULL before between_start. */
jvmtiEnv *between_own(void);

/* The record of an environment; NULL if it is not watched. */
BetweenEnv *between_env(const jvmtiEnv *env);

/* The newest record; the others follow by `older`. */
BetweenEnv *between_envs(void);

/* The innermost call or callback on this thread; NULL. In `before` and `after` it is the frame itself. */
BetweenFrame *between_frame(void);

/* Whether this thread may call what is not gcsafe: it is in no callback of the collector or of a heap walk. JNI and
 * JVMTI may be used if this is true, the phase allows it, and the thread is attached. */
bool between_free_to_call(void);

/* Short name of the library that holds an address: "demo" of ".../libdemo.so", "java" of ".../bin/java". "?" if there
 * is none. Cached for each library; the text stays. */
const char *between_library(const void *address);

#endif
