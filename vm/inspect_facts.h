/* inspect_facts.h - the bodies of the facts that inspect.h declares: what an observer may read of types whose
 * layout it does not see.
 *
 * They are inline because events and heap walks ask them for each frame and each object. Part of inspect.h, never
 * included alone; nothing of the rooms' types that is seen here may be used above (inspect.h says how that is checked).
 * What an observer may write are the pending exception and a few marks that are there for it: its own data, that a
 * callback is under way, that a frame's end is to be told, who watches a field. Questions about another thread are
 * asked in a handshake or with the world stopped. No lock. Read next: thread.h, frame.h. */
#ifndef VM_INSPECT_FACTS_H
#define VM_INSPECT_FACTS_H

#include "vm/class/class_find.h"
#include "vm/class/loaders.h"
#include "vm/class/wellknown.h"
#include "vm/heap/allocs.h"
#include "vm/heap/ref_inline.h"
#include "vm/load/loader.h"
#include "vm/run/frame.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/thread.h"

/* ---- handles ---- */

static inline bool inspect_ref_is_near(const Thread *self, Ref r)
{
    return ref_is_near(self->refs, r);
}

/* ---- threads ---- */

static inline Object *inspect_mirror(const Thread *t)
{
    return t->mirror;
}

static inline Object *inspect_current_mirror(const Thread *t)
{
    return t->vmirror != NULL ? t->vmirror : t->mirror;
}

static inline void *inspect_jni(Thread *t)
{
    return &t->jni;
}

static inline int64_t inspect_thread_id(const Thread *t)
{
    return t->tid;
}

static inline bool inspect_is_main(const Thread *t)
{
    return t->is_main;
}

static inline bool inspect_is_virtual(const Thread *t)
{
    return t->virt != NULL;
}

static inline bool inspect_is_running(const Thread *t)
{
    return thread_is_running(t);
}

static inline Object *inspect_exception(const Thread *t)
{
    return t->exception;
}

static inline void inspect_set_exception(Thread *t, Object *exception)
{
    t->exception = exception;
}

static inline bool inspect_pause(Thread *t)
{
    return allocs_pause(t);
}

static inline void inspect_resume(Thread *t, bool was)
{
    allocs_resume(t, was);
}

static inline void inspect_callback_begin(Thread *t, ObserverCall *call)
{
    call->outer = atomic_load_explicit(&t->callback, memory_order_relaxed);
    atomic_store_explicit(&t->callback, call, memory_order_release);
}

static inline void inspect_callback_end(Thread *t, const ObserverCall *call)
{
    atomic_store_explicit(&t->callback, call->outer, memory_order_release);
}

static inline bool inspect_callback_is(Thread *t, void (*function)(void))
{
    ObserverCall *call = atomic_load_explicit(&t->callback, memory_order_relaxed);
    if (call != NULL)
        atomic_store_explicit(&call->function, function, memory_order_relaxed);
    return call != NULL;
}

static inline bool inspect_hold_begin(Thread *t, const void *what)
{
    ASSERT(t == thread_self());
    u4 n = atomic_load_explicit(&t->held_count, memory_order_relaxed);
    if (UNLIKELY(n == OBSERVER_HOLDS))
        return false;
    atomic_store_explicit(&t->held[n], what, memory_order_relaxed);
    STORE_THEN_LOOK(&t->held_count, n + 1);
    return true;
}

static inline void inspect_hold_end(Thread *t)
{
    u4 n = atomic_load_explicit(&t->held_count, memory_order_relaxed);
    ASSERT(t == thread_self() && n > 0);
    atomic_store_explicit(&t->held_count, n - 1, memory_order_release);
}

static inline u4 inspect_holds(const Thread *t, const void *what)
{
    u4 count = 0;
    for (u4 i = 0, n = atomic_load(&((Thread *)t)->held_count); i < n; i++)
        count += atomic_load_explicit(&((Thread *)t)->held[i], memory_order_relaxed) == what;
    return count;
}

static inline size_t inspect_roots_mark(const Thread *t)
{
    return t->root_count;
}

static inline void inspect_roots_reset(Thread *t, size_t mark)
{
    t->root_count = mark;
}

static inline void *inspect_observer(const Thread *t)
{
    return __atomic_load_n(&t->observer, __ATOMIC_ACQUIRE);
}

static inline void inspect_set_observer(Thread *t, void *observer)
{
    __atomic_store_n(&t->observer, observer, __ATOMIC_RELEASE);
}

static inline u4 inspect_probe_bits(const Thread *t)
{
    return atomic_load(&((Thread *)t)->probe_bits);
}

static inline u4 inspect_lock_count(const Thread *t)
{
    return t->lock_count;
}

/* ---- classes ---- */

static inline Object *inspect_class_mirror(const Class *c)
{
    return c->mirror;
}

static inline Symbol *inspect_class_name(const Class *c)
{
    return c->name;
}

static inline Class *inspect_class_super(const Class *c)
{
    return c->super;
}

static inline u2 inspect_class_access(const Class *c)
{
    return c->access;
}

static inline ClassFile *inspect_class_file(const Class *c)
{
    return c->file;
}

static inline bool inspect_is_array_class(const Class *c)
{
    return c->kind == KIND_ARRAY;
}

static inline bool inspect_is_primitive(const Class *c)
{
    return c->kind == KIND_PRIMITIVE;
}

static inline char inspect_primitive_letter(const Class *c)
{
    return c->prim;
}

static inline bool inspect_is_prepared(const Class *c)
{
    return c->kind != KIND_INSTANCE || atomic_load_explicit(&((Class *)c)->state, memory_order_acquire) >= CLASS_LINKED;
}

static inline Class *inspect_elem(const Class *c)
{
    return c->elem;
}

static inline Class *inspect_base_elem(const Class *c)
{
    return c->base_elem;
}

static inline int inspect_field_count(const Class *c)
{
    return c->field_count;
}

static inline int inspect_method_count(const Class *c)
{
    return c->method_count;
}

static inline Method *inspect_method_at(const Class *c, int i)
{
    const MemberInfo *info = &c->file->methods[i];
    return c->methods[i].info == info ? &c->methods[i] : class_method_of(c, info);
}

static inline int inspect_interface_count(const Class *c)
{
    return c->interface_count;
}

static inline Class *inspect_interface_at(const Class *c, int i)
{
    return c->interfaces[i];
}

static inline int inspect_all_interface_count(const Class *c)
{
    return c->all_interface_count;
}

static inline Class *inspect_all_interface_at(const Class *c, int i)
{
    return c->all_interfaces[i];
}

static inline char *inspect_statics(const Class *c)
{
    return c->statics;
}

/* ---- methods ---- */

static inline Class *inspect_method_class(const Method *m)
{
    return m->cls;
}

static inline Symbol *inspect_method_name(const Method *m)
{
    return m->name;
}

static inline Symbol *inspect_method_desc(const Method *m)
{
    return m->desc;
}

static inline Symbol *inspect_method_signature(const Method *m)
{
    return m->info->signature;
}

static inline u2 inspect_method_access(const Method *m)
{
    return m->access;
}

static inline bool inspect_method_is_synthetic(const Method *m)
{
    return (m->access & ACC_SYNTHETIC) != 0 || (m->info != NULL && m->info->synthetic);
}

static inline u2 inspect_arg_slots(const Method *m)
{
    return m->arg_slots;
}

static inline char inspect_return_type(const Method *m)
{
    return m->ret;
}

/* ---- code ---- */

static inline Method *inspect_code_method(const Code *c)
{
    return c->method;
}

static inline ClassFile *inspect_code_file(const Code *c)
{
    return c->file;
}

static inline const CodeInfo *inspect_code_info(const Code *c)
{
    return c->info;
}

static inline u2 inspect_max_locals(const Code *c)
{
    return c->max_locals;
}

static inline bool inspect_is_obsolete(const Code *c)
{
    return c->obsolete;
}

static inline MethodId *inspect_known_id(const Code *c)
{
    return c->id != NULL ? c->id : atomic_load(&c->method->id);
}

static inline Code *inspect_older(const Code *c)
{
    return c->older;
}

static inline Code *inspect_newest_equal(Code *c)
{
    return code_newest_equal(c);
}

static inline Code *inspect_older_equal(const Code *c)
{
    return code_older_equal(c);
}

static inline bool inspect_is_decoded(const Code *c)
{
    return atomic_load_explicit(&((Code *)c)->special, memory_order_acquire) != CODE_UNPREPARED;
}

static inline bool inspect_is_instruction(const Code *c, int32_t bci)
{
    return code_is_start(c, bci);
}

static inline const void *inspect_compiled(const Code *c, int32_t bci)
{
    return &c->cells[bci];
}

static inline size_t inspect_compiled_size(const Code *c)
{
    return c->len * sizeof *c->cells;
}

/* ---- fields ---- */

static inline Field *inspect_field_at(const Class *c, int i)
{
    const MemberInfo *info = &c->file->fields[i];
    return c->fields[i].info == info ? &c->fields[i] : class_field_of(c, info);
}

static inline Class *inspect_field_class(const Field *f)
{
    return f->cls;
}

static inline Symbol *inspect_field_name(const Field *f)
{
    return f->name;
}

static inline Symbol *inspect_field_desc(const Field *f)
{
    return f->desc;
}

static inline Symbol *inspect_field_signature(const Field *f)
{
    return f->info->signature;
}

static inline u2 inspect_field_access(const Field *f)
{
    return f->access;
}

static inline bool inspect_field_is_synthetic(const Field *f)
{
    return (f->access & ACC_SYNTHETIC) != 0 || (f->info != NULL && f->info->synthetic);
}

static inline char inspect_field_type(const Field *f)
{
    return f->type;
}

static inline u4 inspect_field_offset(const Field *f)
{
    return f->offset;
}

static inline u4 inspect_watchers(const Field *f)
{
    return f->watchers;
}

static inline void inspect_set_watch(Field *f, u1 kinds, u4 watchers)
{
    field_set_watch(f, kinds);
    f->watchers = watchers;
}

/* ---- frames ---- */

static inline Code *inspect_frame_code(const Frame *f)
{
    return f->code;
}

static inline MethodId *inspect_frame_method_id(const Frame *f)
{
    Code *c = f->code;
    MethodId *id = atomic_load_explicit(&c->method->id, memory_order_acquire);
    return LIKELY(id != NULL && !c->obsolete && !c->equals_newer) ? id : method_id_of_code(c);
}

static inline bool inspect_is_bytecode(const Frame *f)
{
    return (f->flags & FRAME_NATIVE) == 0 && f->code->info != NULL;
}

static inline int32_t inspect_bci(const Frame *f)
{
    return frame_bci(f);
}

static inline Slot *inspect_locals(const Frame *f)
{
    return f->locals;
}

static inline Slot *inspect_operands(const Frame *f, ptrdiff_t *count)
{
    Slot *operands = frame_operands(f);
    if (count != NULL)
        *count = f->sp - operands;
    return operands;
}

static inline void inspect_tell_pop(Frame *f)
{
    f->lock_mark |= FRAME_TELLS;
}

/* ---- loaders ---- */

static inline Object *inspect_loader_mirror(const Loader *l)
{
    return l == NULL ? NULL : l->mirror;
}

static inline Object *inspect_class_loader(const Class *c)
{
    return inspect_loader_mirror(c->loader);
}

static inline bool inspect_is_system_class(const Class *c)
{
    const Loader *l = c->loader;
    return l == NULL || l->mirror == NULL || l->is_app || l->is_platform;
}

static inline bool inspect_is_loader_record(const Field *f)
{
    return f == wk.ClassLoader_vmLoader;
}

/* ---- objects of the class library ---- */

static inline Class *inspect_mirrored(const Object *o)
{
    return object_class(o) == wk.Class ? class_of_mirror(o) : NULL;
}

static inline bool inspect_is_instance(const Object *o, Class *c)
{
    return object_is_instance(o, c);
}

static inline bool inspect_is_string(const Object *o)
{
    return object_class(o) == wk.String;
}

static inline bool inspect_is_throwable(const Object *o)
{
    return object_is_instance(o, wk.Throwable);
}

static inline bool inspect_is_thread(const Object *o)
{
    return object_is_instance(o, wk.Thread);
}

static inline MirrorFacts inspect_mirror_facts(const Object *mirror)
{
    return (MirrorFacts){.protection_domain = WK_LOAD(mirror, Class_protectionDomain),
                         .signers = WK_LOAD(mirror, Class_signers)};
}

#endif
