/* probe.h - the door from the VM to an observer (JVMTI, JVMPI): one struct of functions and two masks.
 *
 * The VM asks the mask first (one load), then calls. A function pointer is never NULL: without an observer all are
 * no-ops. All are called in RUNNING state on the thread concerned, with no VM lock held, the frame chain complete, and
 * raw references passed as arguments rooted by the caller; the observer goes to SAFE state itself around agent code.
 * They may collect. An exception pending on return is delivered as if the VM itself had thrown it (only where noted);
 * otherwise it is left alone.
 *
 * It stands at the root of vm/ because it is a door, and lies on the ground floor: it knows the rooms' types by name
 * only, so that each room can tell what happens in it. */
#ifndef VM_PROBE_H
#define VM_PROBE_H

#include "vm/base/base.h"

/* probe_mask: something global is wanted. */
enum {
    PROBE_THREAD_LIFE = 1u << 0, /* thread_start, thread_end */
    PROBE_CLASS_FILE = 1u << 1,  /* class_file */
    PROBE_CLASS_LOAD = 1u << 2,
    PROBE_CLASS_PREPARE = 1u << 3,
    PROBE_EXCEPTION = 1u << 4, /* exception, exception_catch */
    PROBE_NATIVE_BIND = 1u << 5,
    PROBE_MONITOR = 1u << 6,
    PROBE_GC = 1u << 7,
    PROBE_OBJECT_FREE = 1u << 8,
    PROBE_SAMPLED_ALLOC = 1u << 10,
    PROBE_CLASS_UNLOAD = 1u << 11,
    PROBE_RESOURCE = 1u << 12,
    PROBE_DATA_DUMP = 1u << 13,
    PROBE_DYNAMIC_CODE = 1u << 14,
    PROBE_FIELD_ACCESS = 1u << 15, /* some field has a watch: JNI and reflection check, too */
    PROBE_FIELD_MODIFY = 1u << 16,
    PROBE_VTHREAD = 1u << 17,
    PROBE_COMPILED = 1u << 18,      /* code_made, code_freed */
    PROBE_VTHREAD_MOUNT = 1u << 19, /* vthread_mount, vthread_unmount */
    PROBE_COLLECTION = 1u << 20,    /* collection_begins, collection_ended */
    PROBE_EVERY_DEAD = 1u << 21,    /* object_dead */
    PROBE_MONITOR_EXIT = 1u << 22,  /* monitor_contended_exit */
    PROBE_SLEEP = 1u << 23          /* thread_sleeps, thread_slept */
};
extern _Atomic(u4) probe_mask;
#define PROBED(bit) UNLIKELY(atomic_load_explicit(&probe_mask, memory_order_relaxed) & (bit))

/* thread->probe_bits: this thread must run the probed loop. Set through thread_set_probe_bits (safepoint.c). */
enum {
    PROBE_T_METHOD_ENTRY = 1u << 0,
    PROBE_T_METHOD_EXIT = 1u << 1,
    PROBE_T_SINGLE_STEP = 1u << 2,
    PROBE_T_FIELD_ACCESS = 1u << 4,
    PROBE_T_FIELD_MODIFY = 1u << 5,
    PROBE_T_EXCEPTION = 1u << 6, /* exceptions are looked at by this thread (both loops: throwing is slow anyway) */
    PROBE_T_BREAKPOINT = 1u << 7,
    PROBE_T_VM_ALLOC = 1u << 8,       /* objects that the VM makes itself (allocs.h) */
    PROBE_T_LOOP = 0x177 & ~(1u << 6) /* those that need the probed loop */
};

/* Field.watch: which accesses of this field are told of. */
enum { FIELD_WATCH_ACCESS = 1, FIELD_WATCH_MODIFY = 2 };

typedef struct Probe {
    /* milestones */
    int (*agents_load)(void); /* before the VM exists: -agentlib etc.; not 0 ends the VM with status 1 */
    void (*vm_start)(Thread *t,
                     bool early); /* early: right after the main thread can run Java (can_generate_early_vmstart) */
    void (*vm_init)(Thread *t);
    void (*vm_death)(Thread *t); /* last event; then agents_unload */
    void (*agents_unload)(void);
    /* threads */
    void (*thread_start)(Thread *t);
    void (*thread_end)(Thread *t);
    void (*thread_free)(Thread *t); /* struct goes away: free thread->observer. No Java, no events. */
    /* classes. class_file may replace the bytes: *new_bytes malloc'ed, else NULL. redefined: class being redefined, or
     * NULL. */
    void (*class_file)(Thread *t, Loader *l, Symbol *name, Class *redefined, Object *protection_domain, const u1 *bytes,
                       u4 len, u1 **new_bytes, u4 *new_len, u1 **initial_bytes, u4 *initial_len);
    void (*class_load)(Thread *t, Class *c);
    void (*class_prepare)(Thread *t, Class *c);
    void (*classes_die)(
        Thread *t); /* classes are about to be freed: those without a mirror; not after a collection that
                                     * found none */
    void (*class_unload)(Thread *t, Class *c); /* world running again; only c's name, observer data may be used */
    /* execution */
    void (*method_entry)(Thread *t, Frame *f);
    void (*method_exit)(Thread *t, Frame *f, bool by_exception, Slot value);
    /* a frame that inspect_tell_pop marked, in both loops; again if it is marked once more meanwhile */
    void (*frame_pop)(Thread *t, Frame *f, bool by_exception);
    void (*frame_gone)(Thread *t, Frame *f); /* after that, or when it goes in another way, as by PopFrame; no Java */
    void (*single_step)(Thread *t, Frame *f, int32_t bci);
    void (*breakpoint)(Thread *t, Frame *f, int32_t bci);
    void (*exception)(Thread *t, Object *exception); /* thrown in the top frame, before any handler runs */
    void (*exception_catch)(Thread *t, Object *exception, Frame *f, int32_t handler_bci);
    void (*field_access)(Thread *t, Field *field, Object *o); /* o NULL for statics */
    void (*field_modify)(Thread *t, Field *field, Object *o, Slot value);
    void *(*native_bind)(Thread *t, Method *m, void *fn); /* answers the function to use */
    /* Native method prefixes. native_plain: the method of m's class that m, a native method without code, wraps under a
     * name with prefixes; its code is m's. native_prefixed: the native method that wraps m, which is not native. NULL
     * if there is none. */
    Method *(*native_plain)(const Method *m);
    Method *(*native_prefixed)(const Method *m);
    /* monitors */
    void (*monitor_contended_enter)(Thread *t, Object *o);
    void (*monitor_contended_entered)(Thread *t, Object *o);
    void (*monitor_contended_exit)(Thread *t, Object *o); /* it leaves, and another waits to enter */
    void (*thread_sleeps)(Thread *t, int64_t millis);
    void (*thread_slept)(Thread *t);
    void (*monitor_wait)(Thread *t, Object *o, int64_t millis);
    void (*monitor_waited)(Thread *t, Object *o, bool timed_out);
    /* heap. gc_start, gc_finish: world stopped; object_freed: world stopped, only the address may be used. */
    void (*gc_start)(void);
    void (*gc_finish)(void);
    void (*object_freed)(Object *o);
    void (*object_dead)(Object *o); /* like object_freed, for every object; after object_freed */
    void (*collection_begins)(
        Thread *t); /* world not stopped yet; no other collection begins, nobody comes to hold it off */
    void (*collection_ended)(Thread *t); /* world running again; the same */
    void (*gc_done)(Thread *t);          /* world running again, on the thread that collected: flush ObjectFree */
    void (*vm_alloc)(Thread *t, Object *o);
    void (*sampled_alloc)(Thread *t, Object *o);
    void (*resource_exhausted)(Thread *t, int32_t flags, const char *what);
    /* generated code. code_made: threaded code of a method (Code.cells) is complete; code_freed: it goes away, any
     * state, no Java. dynamic_code: machine code that is no method's (native_stub.h). */
    void (*code_made)(Thread *t, Code *c);
    void (*code_freed)(Code *c);
    void (*dynamic_code)(Thread *t, const char *name, const void *address, int32_t size);
    /* others */
    void (*data_dump)(Thread *t);
    void (*vthread_start)(Thread *t);
    void (*vthread_end)(Thread *t);
    void (*vthread_mount)(Thread *t);   /* t runs on a carrier from now on; at its beginning after vthread_start */
    void (*vthread_unmount)(Thread *t); /* t is about to leave its carrier; at its end before vthread_end */
    /* JavaVM.GetEnv with a version that is none of JNI's: fills *env with the observer's interface. 0 or JNI_EVERSION
     * (-3). */
    int (*get_env)(void **env, int32_t version);
    /* -agentpath in a running VM (attach): Agent_OnAttach. The agent's result, or -1 with *why malloc'ed. */
    int (*agent_attach)(Thread *t, const char *name, bool is_path, const char *options, char **why);
} Probe;
extern Probe probe; /* probe.c: all no-ops; an observer overwrites what it wants before vm_create */

/* What jni/ tells an observer before vm_create (probe.c holds them): the JavaVM * of the process, and the one writable
 * JNI function table (struct JNINativeInterface_ *) that every thread uses. */
extern void *probe_java_vm;
extern void *probe_jni_table;

#endif
