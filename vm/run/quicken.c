/* quicken.c - the slow halves of instructions.
 *
 * When an instruction that names something symbolic runs for the first time, the loop comes here. The function
 * resolves the constant (pool.c), makes the checks that JVMS 6.5 puts at linking time, initialises the class where the
 * instruction asks for it, does the instruction's work, and, if nothing about it can change any more, rewrites the
 * cell into its quick form. An access to a class that this thread is still initialising is done but not quickened:
 * other threads must wait for the initialisation, and they notice only in the slow form.
 *
 * Invariant: nothing here leaves half of an instruction's effect behind when an exception is pending, or when something
 * was asked of the thread while it resolved or told an observer (request.h).
 * No lock: cells are rewritten by compare-and-swap (code_quicken), and each cache is idempotent.
 * Read next: interp_body.h, pool.h, init.h.
 */
#include "vm/run/quicken.h"
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"

#include "vm/class/classfile_names.h"
#include "vm/class/object.h"
#include "vm/class/wellknown.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/invoke/handle.h"
#include "vm/invoke/indy.h"
#include "vm/load/class_create.h"
#include "vm/load/init.h"
#include "vm/load/pool.h"
#include "vm/probe.h"
#include "vm/run/frame.h"
#include "vm/run/request.h"
#include "vm/run/throw.h"

static u8 cell_word(const Cell *pc)
{
    return __atomic_load_n(&pc->raw, __ATOMIC_ACQUIRE);
}

/* The pool index that the decoder put into an unquickened cell; read from the bytecode, because a breakpoint may
 * have displaced the cell. */
static u2 pool_index(const Frame *f, const Cell *pc)
{
    const u1 *p = f->code->bytes + code_bci(f->code, pc);
    return p[0] == OP_LDC ? p[1] : (u2)(p[1] << 8 | p[2]);
}

static Class *current_class(const Frame *f)
{
    return f->code->method->cls;
}

/* Initialises c for an instruction, which has done nothing yet that could be seen. *ready: for everybody, so that the
 * instruction may be quickened. */
static bool init_for(Thread *t, Class *c, bool *ready)
{
    if (!class_is_ready(c) && !class_init_by_instruction(t, c))
        return false;
    *ready = class_is_ready(c);
    return true;
}

/* -- constants */

/* Is the constant an object? Those are kept for as long as the class lives, so a cell may hold them. */
static bool is_object_constant(const ClassFile *f, u2 index)
{
    u1 tag = f->pool[index].tag;
    if (tag != CP_DYNAMIC)
        return tag == CP_STRING || tag == CP_CLASS || tag == CP_METHOD_HANDLE || tag == CP_METHOD_TYPE;
    char d = classfile_utf8(f, f->pool[f->pool[index].b].b)->text[0];
    return letter_is_ref(d);
}

bool slow_ldc(Thread *t, Frame *f, Cell *pc, Slot *out)
{
    u8 old = cell_word(pc);
    u2 index = pool_index(f, pc);
    Slot value = {.raw = 0};
    if (!pool_load(t, current_class(f), f->code->file, index, &value))
        return false;
    if (is_object_constant(f->code->file, index)) {
        cell_cache(pc + 1, value.o);
        code_quicken(f->code, pc, old, f->code->bytes[code_bci(f->code, pc)] == OP_LDC ? OP_LDC_A2 : OP_LDC_A3, 0, 0);
    }
    *out = value;
    return true;
}

/* -- values and fields */

#define LOAD(T, p, order)     __atomic_load_n((const T *)(p), order)
#define STORE(T, p, v, order) __atomic_store_n((T *)(p), (T)(v), order)

#define VALUE_LOAD(order)                                                                                              \
    switch (letter) {                                                                                                  \
    case 'Z':                                                                                                          \
    case 'B': out->raw = (u4)LOAD(int8_t, p, order); break;                                                            \
    case 'C': out->raw = LOAD(u2, p, order); break;                                                                    \
    case 'S': out->raw = (u4)LOAD(int16_t, p, order); break;                                                           \
    case 'I':                                                                                                          \
    case 'F': out->raw = LOAD(u4, p, order); break;                                                                    \
    case 'J':                                                                                                          \
    case 'D': out->raw = LOAD(u8, p, order); break;                                                                    \
    default: out->o = load_reference_at(p, order == __ATOMIC_SEQ_CST); break;                                          \
    }
#define VALUE_STORE(order)                                                                                             \
    switch (letter) {                                                                                                  \
    case 'Z': STORE(int8_t, p, value.i & 1, order); break;                                                             \
    case 'B': STORE(int8_t, p, value.i, order); break;                                                                 \
    case 'C':                                                                                                          \
    case 'S': STORE(u2, p, value.i, order); break;                                                                     \
    case 'I':                                                                                                          \
    case 'F': STORE(int32_t, p, value.i, order); break;                                                                \
    default: STORE(u8, p, value.raw, order); break; /* no reference */                                                 \
    }

void value_load(const void *p, char letter, Slot *out)
{
    VALUE_LOAD(__ATOMIC_RELAXED)
}

void value_store(void *p, char letter, Slot value)
{
    if (letter_is_ref(letter))
        store_reference_at(p, value.o, false);
    else
        VALUE_STORE(__ATOMIC_RELAXED)
}

void field_load(const Field *field, const void *base, Slot *out)
{
    const void *p = (const char *)base + field->offset;
    char letter = field->type;
    if (field->access & ACC_VOLATILE)
        VALUE_LOAD(__ATOMIC_SEQ_CST)
    else
        value_load(p, letter, out);
}

void field_store(const Field *field, void *base, Slot value)
{
    void *p = (char *)base + field->offset;
    char letter = field->type;
    if ((field->access & ACC_VOLATILE) == 0)
        value_store(p, letter, value);
    else if (letter_is_ref(letter))
        store_reference_at(p, value.o, true);
    else
        VALUE_STORE(__ATOMIC_SEQ_CST)
}

/* Row of a type in the quick operations: Z B C S I L A. */
static int type_row(char type)
{
    switch (type) {
    case 'Z': return 0;
    case 'B': return 1;
    case 'C': return 2;
    case 'S': return 3;
    case 'I':
    case 'F': return 4;
    case 'J':
    case 'D': return 5;
    default: return 6;
    }
}

static u2 quick_field_op(const Field *field, bool is_put, bool is_static)
{
    static const u2 ops[4][7] = {
        {OP_GETFIELD_B, OP_GETFIELD_B, OP_GETFIELD_C, OP_GETFIELD_S, OP_GETFIELD_I, OP_GETFIELD_L, OP_GETFIELD_A},
        {OP_GETSTATIC_B, OP_GETSTATIC_B, OP_GETSTATIC_C, OP_GETSTATIC_S, OP_GETSTATIC_I, OP_GETSTATIC_L,
         OP_GETSTATIC_A},
        {OP_PUTFIELD_Z, OP_PUTFIELD_B, OP_PUTFIELD_C, OP_PUTFIELD_C, OP_PUTFIELD_I, OP_PUTFIELD_L, OP_PUTFIELD_A},
        {OP_PUTSTATIC_Z, OP_PUTSTATIC_B, OP_PUTSTATIC_C, OP_PUTSTATIC_C, OP_PUTSTATIC_I, OP_PUTSTATIC_L,
         OP_PUTSTATIC_A},
    };
    static const u2 volatile_ops[4] = {OP_GETFIELD_VOL, OP_GETSTATIC_VOL, OP_PUTFIELD_VOL, OP_PUTSTATIC_VOL};
    int row = (is_put ? 2 : 0) + (is_static ? 1 : 0);
    return field->access & ACC_VOLATILE ? volatile_ops[row] : ops[row][type_row(field->type)];
}

/* JVMS 6.5 putfield, putstatic: a final field is assigned only by its class, and only in <init> or <clinit>. */
static bool check_final(Thread *t, const Frame *f, const Cell *pc, const Field *field, bool is_static)
{
    if (!(field->access & ACC_FINAL))
        return true;
    const Method *m = f->code->method;
    const char *sort = is_static ? "static" : "non-static";
    char *owner = class_external_name(pool_owner(t, current_class(f), f->code->file, pool_index(f, pc)));
    bool ok = true;
    if (m->cls != field->cls) {
        char *user = class_external_name(m->cls);
        throw_name(
            t, "java/lang/IllegalAccessError",
            "Update to %s final field %s.%s attempted from a different class (%s) than the field's declaring class",
            sort, owner, field->name->text, user);
        free(user);
        ok = false;
    } else if (f->code->file->major >= 53 && m->name != (is_static ? wkname.clinit : wkname.init)) {
        throw_name(
            t, "java/lang/IllegalAccessError",
            "Update to %s final field %s.%s attempted from a different method (%s) than the initializer method %s ",
            sort, owner, field->name->text, m->name->text, is_static ? "<clinit>" : "<init>");
        ok = false;
    }
    free(owner);
    return ok;
}

static bool is_watched(Thread *t, const Field *field, u1 kind, u4 probe_bit)
{
    return UNLIKELY(atomic_load_explicit(&field->watch, memory_order_relaxed) & kind) &&
           (atomic_load_explicit(&t->probe_bits, memory_order_relaxed) & probe_bit);
}

bool field_tell_access(Thread *t, Field *field, Object *o)
{
    if (is_watched(t, field, FIELD_WATCH_ACCESS, PROBE_T_FIELD_ACCESS))
        probe.field_access(t, field, o);
    return !request_is_due(t);
}

bool field_tell_modify(Thread *t, Field *field, Object *o, Slot value)
{
    if (is_watched(t, field, FIELD_WATCH_MODIFY, PROBE_T_FIELD_MODIFY))
        probe.field_modify(t, field, o, value);
    return !request_is_due(t);
}

/* Resolves the field of a get/putstatic, initialises its class, quickens. NULL: exception. */
static Field *static_field(Thread *t, Frame *f, Cell *pc, bool is_put)
{
    u8 old = cell_word(pc);
    Field *field = pool_field(t, current_class(f), f->code->file, pool_index(f, pc), true);
    bool ready;
    if (field == NULL || (is_put && !check_final(t, f, pc, field, true)) || !init_for(t, field->cls, &ready))
        return NULL;
    if (ready) {
        cell_cache(pc + 1, field);
        cell_cache(pc + 2, field->cls->statics + field->offset);
        code_quicken(f->code, pc, old, quick_field_op(field, is_put, true), 0, 0);
    }
    return field;
}

int slow_getstatic(Thread *t, Frame *f, Cell *pc, Slot *out)
{
    Field *field = static_field(t, f, pc, false);
    if (field == NULL)
        return 0;
    if (!field_tell_access(t, field, NULL))
        return 0;
    field_load(field, field->cls->statics, out);
    return letter_slots(field->type);
}

int slow_putstatic(Thread *t, Frame *f, Cell *pc, Slot *sp)
{
    Field *field = static_field(t, f, pc, true);
    if (field == NULL)
        return 0;
    int n = letter_slots(field->type);
    if (!field_tell_modify(t, field, NULL, sp[-n]))
        return 0;
    field_store(field, field->cls->statics, sp[-n]);
    return n;
}

static Field *instance_field(Thread *t, Frame *f, Cell *pc, bool is_put)
{
    u8 old = cell_word(pc);
    Field *field = pool_field(t, current_class(f), f->code->file, pool_index(f, pc), false);
    if (field == NULL || (is_put && !check_final(t, f, pc, field, false)))
        return NULL;
    cell_cache(pc + 1, field);
    code_quicken(f->code, pc, old, quick_field_op(field, is_put, false), 0, (int32_t)field->offset);
    return field;
}

int slow_getfield(Thread *t, Frame *f, Cell *pc, Slot *sp)
{
    Field *field = instance_field(t, f, pc, false);
    if (field == NULL)
        return 0;
    Object *o = sp[-1].o;
    if (o == NULL) {
        throw_npe(t);
        return 0;
    }
    if (!field_tell_access(t, field, o))
        return 0;
    field_load(field, o, &sp[-1]);
    return letter_slots(field->type);
}

int slow_putfield(Thread *t, Frame *f, Cell *pc, Slot *sp)
{
    Field *field = instance_field(t, f, pc, true);
    if (field == NULL)
        return 0;
    int n = letter_slots(field->type);
    Object *o = sp[-n - 1].o;
    if (o == NULL) {
        throw_npe(t);
        return 0;
    }
    if (!field_tell_modify(t, field, o, sp[-n]))
        return 0;
    field_store(field, o, sp[-n]);
    return n;
}

/* -- calls */

void throw_abstract(Thread *t, Method *m, Class *receiver)
{
    if (receiver != NULL) {
        class_throw_selection(t, receiver, m);
        return;
    }
    char *name = method_external_name(m);
    throw_name(t, "java/lang/AbstractMethodError", "'%s'", name);
    free(name);
}

/* The receiver on the stack of a call of m; NULL: NullPointerException is pending. */
static Object *receiver_of(Thread *t, const Method *m, const Slot *sp)
{
    Object *o = sp[-(int)m->arg_slots].o;
    if (o == NULL)
        throw_npe(t);
    return o;
}

static Method *slow_invokestatic(Thread *t, Frame *f, Cell *pc)
{
    u8 old = cell_word(pc);
    Method *m = pool_method(t, current_class(f), f->code->file, pool_index(f, pc), true);
    if (m == NULL)
        return NULL;
    if (!(m->access & ACC_STATIC)) {
        pool_throw_staticness(t, m, "Expected static");
        return NULL;
    }
    bool ready;
    if (!init_for(t, m->cls, &ready))
        return NULL;
    if (ready) {
        cell_cache(pc + 1, m);
        code_quicken(f->code, pc, old, OP_INVOKE_STATIC_Q, m->arg_slots, 0);
    }
    return m;
}

/* JVMS 6.5 invokespecial: where the search for what m stands for begins in code of class c; owner: whom the symbolic
 * reference names. */
static Class *special_start(const Class *c, Class *owner)
{
    bool above = !class_is_interface(owner) && (c->access & ACC_SUPER) && c != owner && class_is_subclass(c, owner);
    return above ? c->super : owner;
}

static Method *slow_invokespecial(Thread *t, Frame *f, Cell *pc, Slot *sp)
{
    u8 old = cell_word(pc);
    Method *m = pool_method(t, current_class(f), f->code->file, pool_index(f, pc), true);
    if (m == NULL)
        return NULL;
    if (m->access & ACC_STATIC) {
        pool_throw_staticness(t, m, "Expecting non-static");
        return NULL;
    }
    Class *owner = pool_owner(t, current_class(f), f->code->file, pool_index(f, pc));
    Class *start = special_start(current_class(f), owner);
    Method *target = m->name == wkname.init ? m : class_select_special(start, m);
    if (target == NULL || (target->access & ACC_ABSTRACT)) {
        class_throw_special(t, start, owner, m);
        return NULL;
    }
    cell_cache(pc + 1, target);
    code_quicken(f->code, pc, old, OP_INVOKE_DIRECT_Q, target->arg_slots, 0);
    return receiver_of(t, target, sp) != NULL ? target : NULL;
}

Method *slow_select_interface(Thread *t, Method *resolved, PolyCache *cache, Class *receiver)
{
    if (!class_is_assignable(receiver, resolved->cls)) {
        char *who = class_external_name(receiver), *what = class_external_name(resolved->cls);
        throw_name(t, "java/lang/IncompatibleClassChangeError",
                   "Class %s does not implement the requested interface %s", who, what);
        free(who);
        free(what);
        return NULL;
    }
    Method *m = class_select_interface(receiver, resolved);
    if (m != NULL && cache->checked && !class_check_selected(t, receiver, m))
        return NULL;
    if (m == NULL || (m->access & ACC_ABSTRACT)) {
        class_throw_selection(t, receiver, resolved);
        return NULL;
    }
    poly_cache_add(cache, receiver, m);
    return m;
}

/* A method whose receiver decides nothing: quickens to a direct call. */
static bool is_direct(const Method *m)
{
    return m->vindex < 0 || (m->access & (ACC_PRIVATE | ACC_FINAL)) ||
           (!class_is_interface(m->cls) && (m->cls->access & ACC_FINAL));
}

/* A method of MethodHandle or VarHandle: each call of it has its own type. */
static void link_polymorphic(Thread *t, Frame *f, Cell *pc, const Method *m)
{
    u8 old = cell_word(pc);
    CallSite *site = handle_link(t, f->code, code_bci(f->code, pc), pool_index(f, pc), m);
    if (site == NULL)
        return;
    u2 op = symbol_is(m->cls->name, "java/lang/invoke/VarHandle") ? OP_INVOKE_VAR : OP_INVOKE_HANDLE;
    cell_cache(pc + 1, site);
    code_quicken(f->code, pc, old, op, (u2)(1 + symbol_method_slots(site->desc)), 0);
}

/* invokevirtual and invokeinterface. */
static Method *slow_invokeselected(Thread *t, Frame *f, Cell *pc, Slot *sp, bool by_interface)
{
    u8 old = cell_word(pc);
    Method *m = pool_method(t, current_class(f), f->code->file, pool_index(f, pc), false);
    if (m == NULL)
        return NULL;
    if (m->access & ACC_STATIC) {
        pool_throw_staticness(t, m, by_interface ? "Expected instance not static" : "Expecting non-static");
        return NULL;
    }
    if (METHOD_FLAGS(m) & METHOD_SIGNATURE_POLYMORPHIC) {
        link_polymorphic(t, f, pc, m);
        return NULL;
    }
    cell_cache(pc + 1, m);
    if (is_direct(m)) {
        code_quicken(f->code, pc, old, OP_INVOKE_DIRECT_Q, m->arg_slots, 0);
        return receiver_of(t, m, sp) != NULL ? m : NULL;
    }
    if (class_is_interface(m->cls)) {
        PolyCache *cache = poly_cache_at(pc + 2);
        cache->checked = by_interface;
        code_quicken(f->code, pc, old, OP_INVOKE_INTERFACE_Q, m->arg_slots, m->vindex);
        Object *o = receiver_of(t, m, sp);
        return o != NULL ? slow_select_interface(t, m, cache, object_class(o)) : NULL;
    }
    code_quicken(f->code, pc, old, OP_INVOKE_VIRTUAL_Q, m->arg_slots, m->vindex);
    Object *o = receiver_of(t, m, sp);
    return o != NULL ? object_class(o)->vtable[m->vindex] : NULL;
}

bool slow_invokedynamic(Thread *t, Frame *f, Cell *pc)
{
    u8 old = cell_word(pc);
    CallSite *site = indy_link(t, f->code, code_bci(f->code, pc), pool_index(f, pc));
    if (site == NULL)
        return false;
    switch (site->kind) {
    case SITE_CONSTANT:
        cell_cache(pc + 1, site->constant);
        code_quicken(f->code, pc, old, OP_INVOKE_CONSTANT, 0, 0);
        break;
    case SITE_STATIC:
        cell_cache(pc + 1, site->target);
        code_quicken(f->code, pc, old, OP_INVOKE_STATIC_Q, site->target->arg_slots, 0);
        break;
    case SITE_CONSTRUCT:
        cell_cache(pc + 1, site->target);
        code_quicken(f->code, pc, old, OP_INVOKE_NEW, (u2)(site->target->arg_slots - 1), 0);
        break;
    case SITE_HANDLE:
        cell_cache(pc + 1, site);
        code_quicken(f->code, pc, old, OP_INVOKE_SITE, (u2)symbol_method_slots(site->desc), 0);
        break;
    }
    return true;
}

Method *slow_invoke(Thread *t, Frame *f, Cell *pc, Slot *sp, u2 op)
{
    switch (op) {
    case OP_INVOKESTATIC: return slow_invokestatic(t, f, pc);
    case OP_INVOKESPECIAL: return slow_invokespecial(t, f, pc, sp);
    default: return slow_invokeselected(t, f, pc, sp, op == OP_INVOKEINTERFACE);
    }
}

/* -- objects and arrays */

Object *slow_new(Thread *t, Frame *f, Cell *pc)
{
    u8 old = cell_word(pc);
    Class *c = pool_class(t, current_class(f), f->code->file, pool_index(f, pc));
    if (c == NULL)
        return NULL;
    if ((c->access & (ACC_ABSTRACT | ACC_INTERFACE)) || c->kind != KIND_INSTANCE) {
        char *name = class_external_name(c);
        throw_name(t, "java/lang/InstantiationError", "%s", name);
        free(name);
        return NULL;
    }
    bool ready;
    if (!init_for(t, c, &ready))
        return NULL;
    if (ready) {
        cell_cache(pc + 1, c);
        code_quicken(f->code, pc, old, OP_NEW_Q, 0, (int32_t)c->instance_size);
    }
    return object_new(t, c);
}

Array *slow_newarray(Thread *t, Frame *f, Cell *pc, int32_t length)
{
    u8 old = cell_word(pc);
    Class *c = class_array_of(t, class_primitive(letter_of_atype(f->code->bytes[code_bci(f->code, pc) + 1])));
    if (c == NULL)
        return NULL;
    cell_cache(pc + 1, c);
    code_quicken(f->code, pc, old, OP_NEWARRAY_Q, 0, c->elem_shift);
    return array_new(t, c, length);
}

Array *slow_anewarray(Thread *t, Frame *f, Cell *pc, int32_t length)
{
    u8 old = cell_word(pc);
    Class *elem = pool_class(t, current_class(f), f->code->file, pool_index(f, pc));
    Class *c = elem != NULL ? class_array_of(t, elem) : NULL;
    if (c == NULL)
        return NULL;
    cell_cache(pc + 1, c);
    code_quicken(f->code, pc, old, OP_ANEWARRAY_Q, 0, c->elem_shift);
    return array_new(t, c, length);
}

Array *slow_multianewarray(Thread *t, Frame *f, Cell *pc, Slot *sp, int dims)
{
    u8 old = cell_word(pc);
    Class *c = pool_class(t, current_class(f), f->code->file, pool_index(f, pc));
    if (c == NULL)
        return NULL;
    if (c->kind != KIND_ARRAY || c->dims < dims) {
        throw_name(t, "java/lang/IncompatibleClassChangeError", "multianewarray of %d dimensions and class %s", dims,
                   c->name->text);
        return NULL;
    }
    cell_cache(pc + 1, c);
    code_quicken(f->code, pc, old, OP_MULTIANEWARRAY_Q, 0, dims);
    int32_t counts[256];
    for (int i = 0; i < dims; i++)
        counts[i] = sp[i - dims].i;
    return array_new_multi(t, c, counts, dims);
}

Class *slow_type(Thread *t, Frame *f, Cell *pc, u2 quick)
{
    u8 old = cell_word(pc);
    Class *c = pool_class(t, current_class(f), f->code->file, pool_index(f, pc));
    if (c == NULL)
        return NULL;
    cell_cache(pc + 1, c);
    code_quicken(f->code, pc, old, quick, 0, 0);
    return c;
}
