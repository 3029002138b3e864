/* native_door.h - the door from native code (jni/) to the VM: all that the functions of JNI may ask and do.
 *
 * jni/ includes this header and probe.h, nothing else of vm/. JNI works on objects and frames themselves, many times a
 * second, so it sees how they lie in memory: the rooms' headers below are included for their types and their inline
 * functions. Of what the rooms define it may use what is declared here by name; tools/doors checks that with nm. */
#ifndef VM_NATIVE_DOOR_H
#define VM_NATIVE_DOOR_H

#include "vm/base/stage.h"
#include "vm/base/utf8.h"
#include "vm/base/where.h"
#include "vm/class/class.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/ref_inline.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/life/anew.h"
#include "vm/life/end.h"
#include "vm/life/given.h"
#include "vm/life/options.h"
#include "vm/load/init.h"
#include "vm/load/loader.h"
#include "vm/load/pool.h"
#include "vm/native/native.h"
#include "vm/native/native_stub.h"
#include "vm/run/call.h"
#include "vm/run/code.h"
#include "vm/run/frame.h"
#include "vm/run/thread_mirror.h"
#include "vm/run/throw.h"
#include "vm/serve/crash.h"
#include "vm/thread/due.h"
#include "vm/thread/monitor.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/thread.h"
#include "vm/vm.h"

/* What each does stands in the header of its room. */

/* base/base.h */
void heap_copy(void *to, const void *from, size_t count, size_t size);
char *xformat(const char *fmt, ...) PRINTF(1, 2);
void *try_realloc(void *p, size_t size);
void *xmalloc(size_t size);
char *xstrdup(const char *s);

/* base/where.h */
bool where_is(const void *address, Where *w);
const char *where_library(const Where *w);
int where_stack(void **frames, int most);

/* base/symbol.h */
Symbol *symbol_find(const char *bytes, size_t len);
Symbol *symbol_of(const char *bytes, size_t len);
Symbol *symbol_of_cstr(const char *s);

/* base/above.h */
void throw_name(Thread *t, const char *class_name, const char *fmt, ...) PRINTF(3, 4);
void throw_new(Thread *t, Class *cls, const char *fmt, ...) PRINTF(3, 4);
void throw_new_plain(Thread *t, Class *cls);
void throw_oom(Thread *t, const char *what);

/* base/utf8.h */
size_t utf8_bytes(const u2 *units, size_t count);
char *utf8_encode(const u2 *units, size_t count, char *bytes);
bool utf8_valid(const u1 *bytes, size_t len);

/* base/stage.h */
void vm_print(FILE *to, const char *fmt, ...) PRINTF(2, 3);

/* class/loaders.h */
extern Loader *boot_loader;
Class *loader_find_loaded(Loader *l, Symbol *name);

/* class/class.h */
bool class_is_assignable(Class *from, Class *to);
bool class_is_interface(const Class *c);
bool class_is_subclass(const Class *c, const Class *super);
Class *class_of_mirror(const Object *mirror);
Class *class_primitive(char letter);

/* class/class_find.h */
Field *class_find_declared_field(Class *c, Symbol *name, Symbol *desc);
Method *class_find_declared_method(Class *c, Symbol *name, Symbol *desc);
Field *class_find_field(Class *c, Symbol *name, Symbol *desc);
Method *class_find_interface_method(Class *c, Symbol *name, Symbol *desc);
Method *class_find_method(Class *c, Symbol *name, Symbol *desc);

/* class/class_names.h */
char *class_external_name(const Class *c);
char *method_external_name(const Method *m);
char *method_external_name_of(const char *class_name, const Symbol *name, const Symbol *desc);

/* class/classfile_names.h */
bool name_is_class_or_array(const char *s, size_t len);

/* class/class_ids.h */
MethodId *method_id(Method *m);
Method *method_of_id(const MethodId *id);
Symbol *method_shape(MethodId *id);

/* class/member.h */
bool method_is_native(const Method *m);

/* class/string.h */
int32_t string_length(const Object *string);
char *string_to_utf8(const Object *string);
const u2 *string_units(const Object *string);

/* class/wellknown.h */
extern WellKnown wk;
Class *wk_class(Thread *t, const char *name);
extern WellKnownNames wkname;

/* thread/roots.h */
void roots_add(Thread *t, Object *o);
size_t roots_mark(Thread *t);
void roots_reset(Thread *t, size_t mark);

/* thread/monitor.h */
bool monitor_enter_by_native(Thread *t, Object *o);
bool monitor_exit_by_native(Thread *t, Object *o, u4 *gone);

/* thread/thread.h */
void thread_each(void (*visit)(Thread *t, void *arg), void *arg);
extern Object *thread_system_group, *thread_main_group;

/* thread/thread_life.h */
bool pthreads_wait_gone(int64_t nanos);
Thread *thread_attach_raw(void);
void thread_detach(Thread *t);

/* thread/fence.h */
extern bool fence_is_free;

/* thread/safepoint.h */
void thread_is_awaited(Thread *t);
void thread_turn_back(Thread *t, u4 how);
extern _Atomic(bool) world_stands;

/* heap/object_new.h */
Array *array_new(Thread *t, Class *array_class, int32_t length);
Object *object_new(Thread *t, Class *cls);

/* heap/mirror.h */
Class *class_array_of(Thread *t, Class *elem);

/* heap/heap.h, heap/store.h */
extern char *heap_base;
extern uintptr_t heap_cards;
extern size_t heap_reach;

/* heap/ref.h */
void ref_delete_global(Ref r);
void ref_delete_local(Thread *t, Ref r);
void ref_delete_weak(Ref r);
bool ref_ensure(Thread *t, int capacity);
bool ref_exceeds(Thread *t, int *used, int *promised);
Ref ref_global(Object *o);
RefKind ref_kind(Thread *t, Ref r);
Ref ref_local_anywhere(Thread *t, Object *o);
bool ref_may_pop(Thread *t);
RefNotes *ref_notes(Thread *t);
RefPast ref_past(Thread *t, Ref r);
void ref_pop_explicit(Thread *t);
bool ref_push_explicitly(Thread *t, int capacity);
void ref_reuse_late(bool late);
Ref ref_weak(Object *o);

/* heap/string_new.h */
Object *string_of_mutf8(Thread *t, const char *bytes, size_t len);
Object *string_of_units(Thread *t, const u2 *units, int32_t count);

/* run/call.h */
Slot *call_prepare(Thread *t, Method *m);
bool call_method(Thread *t, Method *m, const Slot *args, Slot *result);
bool call_prepared(Thread *t, Method *m, Slot *args, Slot *result);
Method *call_select(Thread *t, Method *m, const Object *receiver);
bool call_virtual(Thread *t, Method *m, const Slot *args, Slot *result);

/* run/code.h */
int32_t code_line(const Code *c, int32_t bci);

/* run/frame.h */
Frame *frame_java_next(const Frame *f);
Frame *frame_java_top(const Thread *t);
void frame_lock_gone(Thread *t, u4 gone);

/* run/request.h */
bool request_throw_now(Thread *t);

/* run/thread_mirror.h */
bool thread_attach_mirror(Thread *t, Object *group, const char *name, bool daemon);

/* run/throw.h */
void throw_index(Thread *t, int32_t index, int32_t length);
void throw_object(Thread *t, Object *exception);

/* life/anew.h */
void anew_keep(void);
bool anew_restore(void);

/* life/end.h */
NORETURN void end_abruptly(void);
bool end_is_by(const Thread *t);

/* life/given.h */
bool given_argument(Given *g, const char *text, void *extra, char **why);
bool given_environment(Given *g, const char *variable, char **why);
void given_free(Given *g);
bool given_ignores_unknown(const Given *g);

/* life/options.h */
extern Options options;
void options_free(void);
void options_init(void);
bool options_is_unrecognized(const char *why);
bool options_parse(const char *text, void *extra, char **why);

/* load/init.h */
bool class_init(Thread *t, Class *c);
Object *class_make_bare(Thread *t, Class *c);
bool class_may_be_made(Thread *t, const Class *c);

/* load/loader.h */
Class *loader_define(Thread *t, Loader *l, Symbol *name, const u1 *bytes, size_t len, const DefineOptions *opts);
Class *loader_find_boot(Thread *t, Symbol *name);
Class *loader_load(Thread *t, Loader *l, Symbol *name);
Loader *loader_of(Thread *t, Object *class_loader);
extern Object *loader_system;

/* serve/crash.h */
void crash_destroy(void);

/* native/native.h */
extern LibraryHooks library_hooks;
bool native_register(Thread *t, Method *m, void *fn);
extern void (*native_returned)(Thread *t, const Method *m, void *reference);
void native_unregister(Thread *t, Class *c);

/* native/native_stub.h */
const NativeStub *native_stub_of(Thread *t, Method *m);

/* vm.h */
bool vm_create(void);
int vm_destroy(Thread *t, bool *empty);

/* base/stage.h */
extern _Atomic(VmPhase) vm_phase;

/* thread/thread.h */
extern __thread Thread *thread_self_tls __attribute__((tls_model("initial-exec")));

#endif
