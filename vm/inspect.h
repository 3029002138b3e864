/* inspect.h - the door from an observer (jvmti/) to the VM: all that a tool interface may ask and do.
 *
 * jvmti/ includes this header and probe.h, nothing else of vm/. Threads, frames, loaders, classes, methods, fields and
 * code are opaque; objects, arrays, class files and what was given on the command line (Options) an observer sees as
 * they lie in memory, and writes of them only what SetVerboseFlag is about. What it may call is declared
 * here by name, and tools/doors checks with nm that it calls nothing else: functions of the rooms, and what only
 * observers need (inspect.c, and inspect_facts.h).
 *
 * Functions here are called in RUNNING state unless noted; results in malloc'ed memory are the caller's. None of them
 * allocates Java objects or runs Java code unless it says "may collect". */
#ifndef VM_INSPECT_H
#define VM_INSPECT_H

#include "vm/base/spin.h"
#include "vm/class/classfile.h"
#include "vm/class/object.h"
#include "vm/class/string.h"
#include "vm/heap/heap.h"
#include "vm/heap/ref.h"
#include "vm/heap/sample.h"
#include "vm/life/options.h"
#include "vm/load/redefine.h"
#include "vm/native/native_stub.h"
#include "vm/probe.h"
#include "vm/run/framewalk.h"
#include "vm/run/typestate.h"
#include "vm/thread/monitor_info.h"
#include "vm/thread/observer_call.h"
#include "vm/thread/self.h"

/* A fact is read where it is asked for: its function is inline, and inspect_facts.h, which sees the rooms' types, has
 * the body. With INSPECT_OPAQUE facts are functions like any other and no header here has those types' fields. So
 * jvmti/ is compiled once for `make floors`: what compiles then has read nothing but facts. */
#ifdef INSPECT_OPAQUE
#define FACT
#define ALSO_INLINE
#else
#define FACT        static inline
#define ALSO_INLINE inline /* a room's function whose body its header has */
#endif

typedef struct RawMonitor RawMonitor;
typedef int (*HandshakeFn)(Thread *target, void *arg);
#define HANDSHAKE_DEAD (-1)

/* ---- what the rooms offer; what each does stands in the header of its room ---- */

/* base/base.h */
int64_t clock_nanos(void);
int processor_count(void);
void *xcalloc(size_t count, size_t size);
char *xformat(const char *fmt, ...) PRINTF(1, 2);
bool memory_reserve(void);
bool memory_room(size_t size);
extern _Atomic(bool) memory_short;
void *try_calloc(size_t count, size_t size);
void *try_realloc(void *p, size_t size);
void *xmalloc(size_t size);
void *xrealloc(void *p, size_t size);
char *xstrdup(const char *s);

/* base/spin.h */
void spin_wait(Spin *s);

/* base/symbol.h */
Symbol *symbol_find(const char *bytes, size_t len);
Symbol *symbol_of(const char *bytes, size_t len);
Symbol *symbol_of_cstr(const char *s);

/* base/stage.h */
void vm_print(FILE *to, const char *fmt, ...) PRINTF(2, 3);

/* class/loaders.h */
void loader_each_class(void (*visit)(Class *c, void *arg), void *arg);

/* class/class.h */
bool class_is_interface(const Class *c);
Class *class_primitive(char letter);

/* class/class_find.h */
Method *class_find_declared_method(Class *c, Symbol *name, Symbol *desc);
Method *class_find_method(Class *c, Symbol *name, Symbol *desc);

/* class/class_ids.h */
MethodId *method_id(Method *m);

/* class/member.h */
bool method_is_native(const Method *m);

/* class/classfile.h */
Symbol *classfile_class_name(const ClassFile *f, u2 i);
LineEntry classfile_line(const FileTable *lines, u4 i);
VarEntry classfile_var(const ClassFile *f, const FileTable *vars, u4 i);
Symbol *classfile_var_signature(const ClassFile *f, const CodeInfo *c, const VarEntry *v, u4 *at);

/* class/string.h */
Array *string_chars(const Object *string);
int32_t string_length(const Object *string);
char *string_to_mutf8(const Object *string, size_t *len);
const u2 *string_units(const Object *string);

/* thread/roots.h */
void roots_add(Thread *t, Object *o);
void roots_each(const Thread *t, void (*visit)(Object *o, void *arg), void *arg);
bool roots_room(Thread *t, size_t n);

/* thread/safepoint.h */
int handshake(Thread *self, Thread *target, HandshakeFn fn, void *arg);
bool thread_is_suspended(const Thread *t);
int thread_resume(Thread *self, Thread *target);
void thread_set_probe_bits(Thread *target, u4 bits);
int thread_suspend(Thread *self, Thread *target);
ALSO_INLINE void thread_to_running(Thread *t);
ALSO_INLINE void thread_to_safe(Thread *t);
void world_start(Thread *self);
void world_stop(Thread *self);

/* thread/monitor.h */
void monitor_info(Object *o, MonitorInfo *info);
RawMonitor *raw_monitor_create(const char *name);
bool raw_monitor_destroy(RawMonitor *m);
void raw_monitor_enter(RawMonitor *m);
int raw_monitor_exit(RawMonitor *m);
bool raw_monitor_is_valid(const RawMonitor *m);
int raw_monitor_notify(RawMonitor *m, bool all);
int raw_monitor_wait(RawMonitor *m, int64_t millis);

/* thread/thread.h */
void thread_each(void (*visit)(Thread *t, void *arg), void *arg);
bool thread_is_virtual(const Object *mirror);
Thread *thread_pin(Object *mirror);
void thread_unpin(Thread *target);

/* thread/thread_life.h */
bool thread_start_native(Thread *t, Object *mirror, void (*run)(Thread *, void *), void *arg);

/* thread/thread_java.h */
int64_t thread_cpu_nanos(Thread *t, bool user_only);
void thread_interrupt(Thread *self, Thread *target);
int32_t thread_state_of(Object *mirror);

/* thread/vthread.h */
bool vthread_is_unmounted(const Thread *t);
void vthread_suspend_new(bool suspend);

/* heap/heap.h */
extern bool gc_verbose;
extern char *heap_base;
void heap_collect(Thread *t, const char *cause);
void heap_each(bool (*visit)(Object *o, void *arg), void *arg);
size_t heap_free(void);
size_t heap_granules(void);
void heap_hold(Thread *t);
void heap_hold_drop(Thread *t);
bool heap_is_object(const void *p);
bool heap_is_tagged(const Object *o);
void heap_last_collection(int64_t *objects, int64_t *bytes);
size_t heap_max(void);
void heap_set_tagged(Object *o, bool tagged);
int64_t heap_thread_bytes(const Thread *t);
size_t heap_total(void);
bool heap_unhold(Thread *t);

/* heap/sample.h */
void heap_sample_restart(Thread *t, int32_t interval);

/* heap/object_new.h */
size_t object_size(const Object *o);

/* heap/ref.h */
void ref_each_local(Thread *t, void (*visit)(Object *o, Frame *owner, void *arg), void *arg);
bool ref_globals(Ref **out, size_t *count);
ALSO_INLINE Ref ref_local(Thread *t, Object *o);
ALSO_INLINE void ref_pop_frame(Thread *t);
bool ref_room(Thread *t, size_t count);
ALSO_INLINE void ref_push_frame(Thread *t, int capacity);
void ref_visit_globals(struct RootVisitor *v);

/* heap/string_new.h */
Object *string_of_mutf8(Thread *t, const char *bytes, size_t len);

/* run/call.h */
bool call_method(Thread *t, Method *m, const Slot *args, Slot *result);

/* run/code.h */
bool code_breakpoint_clear(Code *c, int32_t bci);
void **code_breakpoint_observer(Code *c, int32_t bci);
bool code_breakpoint_set(Code *c, int32_t bci);
u4 code_instruction_length(const u1 *bytes, u4 len, u4 bci);
bool code_prepare(Thread *t, Code *c);
MethodId *method_id_of_code(Code *code);

/* run/frame.h */
int32_t frame_depth(const Thread *t);
bool frame_may_repeat(const Frame *callee, const Frame *caller);
Frame *frame_method_next(const Frame *f);
Frame *frame_method_top(const Thread *t);

/* run/framewalk.h */
void frame_each_ref(const FrameWalk *w, void (*visit)(Object **slot, int32_t local, void *arg), void *arg);
FrameWalk frame_walk(const Thread *t);
void frame_walk_next(FrameWalk *w);

/* run/request.h */
bool request_exit_is_asked(const Thread *target);
void request_pop(Thread *target);
void request_return(Thread *target, Slot value);
void request_throw(Thread *target, Object *exception);

/* run/throw.h */
int32_t throw_find_handler(Thread *t, Code *code, int32_t bci, Class *exception_class, bool no_load);

/* run/typestate.h */
SlotType typestate_local(Code *c, u4 bci, u4 slot);

/* life/options.h */
extern Options options;
const char *options_property(const char *key);
void options_set_property(const char *key, const char *value);
bool options_change_property(const char *key, const char *value);

/* life/properties.h */
bool property_is_fact(const char *key);

/* life/end.h */
NORETURN void vm_fail_start(const char *fmt, ...) PRINTF(1, 2);

/* load/init.h */
bool class_init(Thread *t, Class *c);

/* load/loader.h */
bool loader_append_app(const char *path);
bool loader_append_boot(const char *path);

/* load/redefine.h */
RedefineResult redefine_classes(Thread *t, const Redefinition *defs, int count);
bool redefine_is_modifiable(const Class *c);

/* native/native.h */
void library_add_agent(void *handle);

/* native/native_stub.h */
const NativeStub *native_stub_first(void);

/* thread/self.h */
extern __thread Thread *thread_self_tls __attribute__((tls_model("initial-exec")));

/* ---- what only observers need (inspect.c) ---- */

/* -- handles to VM pointers: what the generated entries use. Each accepts any bit pattern and answers NULL if it is not
 * a live handle of that kind. The current thread's local references, global and weak ones count. */
Object *inspect_object(Thread *self, Ref r);
/* A local reference of self that is quickly known to be one: what it names lives as long as it. */
FACT bool inspect_ref_is_near(const Thread *self, Ref r);
Class *inspect_class(Thread *self, Ref r);          /* a java.lang.Class */
Object *inspect_thread_object(Thread *self, Ref r); /* a java.lang.Thread */
Object *inspect_group(Thread *self, Ref r);         /* a java.lang.ThreadGroup */
Object *inspect_loader_object(Thread *self, Ref r);
Code *inspect_code(const void *id);             /* the version that the id names */
Field *inspect_field(Class *c, const void *id); /* jfieldID, checked to belong to c or a supertype; any bits */

/* -- threads and groups */
/* Live threads, the virtual ones only if asked for, with a java.lang.Thread that a start was posted for, as mirrors,
 * oldest first: malloc'ed, *count filled; NULL: memory is out. The objects are safe until the caller polls; make
 * handles at once. */
Object **inspect_threads(bool virtual_too, int *count);
/* Virtual threads that were started and have not ended, mounted or not; malloc'ed, each pinned (thread_unpin). false:
 * memory is out, and none is. */
bool inspect_virtual_threads(Thread ***out, int *count);
/* The java.lang.Thread on which this virtual one is mounted; NULL: on none. And the other way round. RUNNING. */
Object *inspect_carrier(Object *virtual_thread);
Object *inspect_carried(const Thread *carrier);
Object *inspect_system_group(void);
bool inspect_is_oom(const Object *exception); /* of the very class OutOfMemoryError */
/* Live threads and live groups whose group (parent) is this one; malloc'ed. false: memory is out; there may be some. */
bool inspect_group_children(Object *group, bool virtual_too, Object ***threads, int *thread_count, Object ***groups,
                            int *group_count);

/* -- stacks: one level of what a Java stack trace shows, and hidden frames. depth 0 is the top. Target stopped, or
 * self. */
Frame *inspect_frame(Thread *target, int depth); /* NULL: no such frame */
FACT MethodId *
inspect_frame_method_id(const Frame *f); /* of the version that the frame runs: obsolete ones have their own id */

/* -- threads: a Thread is opaque. Of another one only what does not change is asked at any time; the rest in a
 *    handshake or with the world stopped. */
FACT Object *inspect_mirror(const Thread *t);         /* its java.lang.Thread, or NULL */
FACT Object *inspect_current_mirror(const Thread *t); /* what Thread.currentThread answers on it */
FACT void *inspect_jni(Thread *t);                    /* its JNIEnv * */
FACT int64_t inspect_thread_id(const Thread *t);      /* Thread.getId */
FACT bool inspect_is_main(const Thread *t);
FACT bool inspect_is_virtual(const Thread *t);
FACT bool inspect_is_running(const Thread *t); /* RUNNING, not SAFE */
FACT Object *inspect_exception(const Thread *t);
FACT void inspect_set_exception(Thread *t, Object *exception); /* own thread, or a handshake */
FACT bool inspect_pause(Thread *t); /* what is allocated from now on is not the VM's: allocs.h. Answers how it was */
FACT void inspect_resume(Thread *t, bool was);
/* An observer's callback begins or ends on t, the calling thread, in any state; call lives until it has ended. */
FACT void inspect_callback_begin(Thread *t, ObserverCall *call);
FACT void inspect_callback_end(Thread *t, const ObserverCall *call);
/* The innermost one calls this function in turn. t: self. False: there is none. */
FACT bool inspect_callback_is(Thread *t, void (*function)(void));
/* t, the calling thread, in any state, uses something of the observer's until the matching end; false, and nothing has
 * begun: it cannot note more. What is begun last ends first. Whoever takes the thing out of reach, then stops the world
 * or calls fence_heavy, and then asks how often it is held, finds each use of a thread that saw it within reach after
 * the begin. So a begin costs no locked instruction. */
FACT bool inspect_hold_begin(Thread *t, const void *what);
FACT void inspect_hold_end(Thread *t);
FACT u4 inspect_holds(const Thread *t, const void *what);
/* roots_mark and roots_reset. */
FACT size_t inspect_roots_mark(const Thread *t);
FACT void inspect_roots_reset(Thread *t, size_t mark);
FACT void *inspect_observer(const Thread *t); /* the observer's own data */
FACT void inspect_set_observer(Thread *t, void *observer);
FACT u4 inspect_probe_bits(const Thread *t);

/* What the monitor that t is entering (or_waited: or waiting on) belongs to, or NULL; the monitors that it has entered,
 * 0 the outermost. frame NULL: entered by JNI. is_owned: false while t waits on it. */
typedef struct LockFact {
    Object *o;
    Frame *frame;
    bool is_owned;
} LockFact;
Object *inspect_contended(const Thread *t, bool or_waited);
FACT u4 inspect_lock_count(const Thread *t);
LockFact inspect_lock(const Thread *t, u4 i);

/* -- frames: opaque, too. frame_walk goes over all of a stack, markers included; frame_method_top and _next skip
 *    those. */
FACT Code *inspect_frame_code(const Frame *f); /* NULL: a marker */
FACT bool inspect_is_bytecode(const Frame *f); /* neither native nor abstract */
FACT int32_t inspect_bci(const Frame *f);      /* -1: native */
FACT Slot *inspect_locals(const Frame *f);
FACT Slot *inspect_operands(const Frame *f, ptrdiff_t *count); /* count may be NULL */
FACT void inspect_tell_pop(Frame *f);                          /* probe.frame_pop or frame_gone will come for it */

/* -- loaders, and objects of the class library */
FACT Object *inspect_loader_mirror(const Loader *l); /* NULL: the boot loader, or none */
FACT Object *inspect_class_loader(const Class *c);   /* NULL: the boot loader */
FACT bool inspect_is_system_class(const Class *c);   /* of a loader that is always there */
Object *inspect_system_loader(bool *is_app);         /* NULL before there is one; is_app: the library's own */
/* The classes that this loader has initiated the loading of; NULL: the boot loader. */
void inspect_each_initiated(Object *loader, void (*visit)(Class *c, void *arg), void *arg);
/* The field of a loader object that stands for the VM's record of it; the classes that this record keeps alive. */
FACT bool inspect_is_loader_record(const Field *f);
void inspect_each_kept(const Object *loader, void (*visit)(Class *c, void *arg), void *arg);
Class *inspect_load_boot(Thread *t, Symbol *name); /* by the boot loader; may collect; NULL with an exception pending */
FACT Class *inspect_mirrored(const Object *o); /* the class that a java.lang.Class stands for; NULL for other objects */
FACT bool inspect_is_instance(const Object *o, Class *c); /* o instanceof c */
FACT bool inspect_is_string(const Object *o);
FACT bool inspect_is_throwable(const Object *o);
FACT bool inspect_is_thread(const Object *o);
typedef struct MirrorFacts {
    Object *protection_domain, *signers;
} MirrorFacts;
typedef struct ThreadFacts {
    Object *name, *group, *context_loader;
    int32_t priority;
    bool is_daemon;
} ThreadFacts;
typedef struct GroupFacts {
    Object *name, *parent;
    int32_t max_priority;
    bool is_daemon;
} GroupFacts;
FACT MirrorFacts inspect_mirror_facts(const Object *mirror);
ThreadFacts inspect_thread_facts(const Object *thread);
void inspect_make_agent_thread(Object *thread, int32_t priority); /* not started yet: a daemon of this priority */
GroupFacts inspect_group_facts(const Object *group);

/* -- methods: opaque */
FACT Class *inspect_method_class(const Method *m);
FACT Symbol *inspect_method_name(const Method *m);
FACT Symbol *inspect_method_desc(const Method *m);
FACT Symbol *inspect_method_signature(const Method *m); /* NULL: it has none */
FACT u2 inspect_method_access(const Method *m);
FACT bool inspect_method_is_synthetic(const Method *m);
FACT u2 inspect_arg_slots(const Method *m); /* `this` included */
FACT char inspect_return_type(const Method *m);
Code *inspect_made_code(const Method *m); /* the current version; NULL if nobody has wanted it yet */

/* -- versions of a method's body: opaque; what the class file says of one is its CodeInfo */
FACT Method *inspect_code_method(const Code *c);
FACT ClassFile *inspect_code_file(const Code *c);      /* that it was in */
FACT const CodeInfo *inspect_code_info(const Code *c); /* NULL: native or abstract */
FACT u2 inspect_max_locals(const Code *c);             /* native: its argument slots */
FACT bool inspect_is_obsolete(const Code *c);
FACT MethodId *inspect_known_id(const Code *c); /* NULL: nobody has asked for one */
FACT Code *inspect_older(const Code *c);        /* the version before, or NULL */
FACT Code *inspect_newest_equal(Code *c);       /* of versions in a row that are equivalent the newest, */
FACT Code *inspect_older_equal(const Code *c);  /* and the next older one of them, or NULL */
/* Bytecode is decoded before it first runs, to cells of which each position has one; acquire. */
FACT bool inspect_is_decoded(const Code *c);
FACT bool inspect_is_instruction(const Code *c, int32_t bci);  /* whether one begins there. Decoded. */
FACT const void *inspect_compiled(const Code *c, int32_t bci); /* the address of its cell. Decoded. */
FACT size_t inspect_compiled_size(const Code *c);              /* bytes of all cells */

/* -- fields: opaque */
FACT Field *inspect_field_at(const Class *c, int i); /* the one declared at this place of the class file */
FACT Class *inspect_field_class(const Field *f);
FACT Symbol *inspect_field_name(const Field *f);
FACT Symbol *inspect_field_desc(const Field *f);
FACT Symbol *inspect_field_signature(const Field *f); /* NULL: it has none */
FACT u2 inspect_field_access(const Field *f);
FACT bool inspect_field_is_synthetic(const Field *f);
FACT char inspect_field_type(const Field *f); /* first letter of its descriptor */
FACT u4 inspect_field_offset(const Field *f); /* bytes: from the object, or from the class's statics */
FACT u4 inspect_watchers(const Field *f);     /* the observer's own number for it; 0 at first */
/* Which accesses are told of from now on (FIELD_WATCH_*), and that number. World stopped. */
FACT void inspect_set_watch(Field *f, u1 kinds, u4 watchers);

/* -- classes: opaque; what the class file says of one is its ClassFile */
FACT Object *inspect_class_mirror(const Class *c);  /* its java.lang.Class; NULL: unloaded */
FACT Symbol *inspect_class_name(const Class *c);    /* internal form; hidden: pkg/Name.0x1234 */
FACT Class *inspect_class_super(const Class *c);    /* NULL: Object, primitive types; that of an interface is Object */
FACT u2 inspect_class_access(const Class *c);       /* as in the file; arrays: as JLS 10.8 */
FACT ClassFile *inspect_class_file(const Class *c); /* the current version; NULL: array classes, primitive types */
FACT bool inspect_is_array_class(const Class *c);
FACT bool inspect_is_primitive(const Class *c);
FACT char inspect_primitive_letter(const Class *c); /* of a primitive type: Z B C S I F J D V */
FACT bool inspect_is_prepared(const Class *c);      /* linked; acquire. What has no class file always is. */
FACT Class *inspect_elem(const Class *c);           /* arrays: component class */
FACT Class *inspect_base_elem(const Class *c);      /* arrays: innermost element class */
FACT int inspect_field_count(const Class *c);       /* declared ones, as at the methods; inspect_field_at */
FACT int inspect_method_count(const Class *c);
FACT Method *inspect_method_at(const Class *c, int i); /* in the order of the class file */
FACT int inspect_interface_count(const Class *c);      /* direct ones, in file order */
FACT Class *inspect_interface_at(const Class *c, int i);
FACT int inspect_all_interface_count(const Class *c); /* transitive, each once */
FACT Class *inspect_all_interface_at(const Class *c, int i);
FACT char *inspect_statics(const Class *c); /* storage of static fields; NULL before preparation, or none */
int32_t inspect_class_status(
    const Class *c); /* JVMTI_CLASS_STATUS bits: VERIFIED 1 PREPARED 2 INITIALIZED 4 ERROR 8 ARRAY 16 PRIMITIVE 32 */
Symbol *inspect_class_signature(const Class *c); /* Ljava/lang/String; [I I; hidden: Lpkg/Name.0x1234; */

#ifndef INSPECT_OPAQUE
#include "vm/inspect_facts.h"
#endif

#endif
