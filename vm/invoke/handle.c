/* handle.c - what runs when a method handle is called: the site, the check of the type, the method and its operands.
 *
 * Order of a call: the type of the handle is compared with that of the site (fits); if they differ, Java
 * answers a handle that has the right type, or throws (convert). Then handle_run chooses the method by the handle's
 * form, makes it ready, and last of all moves the operands.
 *
 * Invariant: until the operands are moved they lie as the instruction says; from there to the callee's frame nothing
 * collects. No lock: sites are published whole (indy.c), `accepted` and `boxer` are words that any thread may store
 * first. Read next: handle_tree.c, handle_box.c, handle_var.c, indy_handle.c,
 * java/lang/invoke/{MethodHandle,DirectHandle,Linker}.java.
 */
#include "vm/invoke/handle.h"
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"

#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/allocs.h"
#include "vm/heap/object_new.h"
#include "vm/heap/string_new.h"
#include "vm/invoke/handle_box.h"
#include "vm/invoke/handle_tree.h"
#include "vm/load/init.h"
#include "vm/load/pool.h"
#include "vm/run/box.h"
#include "vm/run/call.h"
#include "vm/run/frame.h"
#include "vm/run/quicken.h"
#include "vm/run/throw.h"

#define LINKER "java/lang/invoke/Linker"
#define OBJECT "Ljava/lang/Object;"

/* -- Java does it */

Object *handle_call_linker(Thread *t, const char *name, const char *desc, const Slot *args)
{
    size_t mark = roots_mark(t);
    const Slot *next = args;
    for (const char *d = desc + 1; *d != ')'; d = letter_behind(d), next++) /* one slot each */
        if (letter_is_ref(*d))
            roots_add(t, next->o);
    Slot result = {.raw = 0};
    Class *c = wk_class(t, LINKER); /* may collect */
    if (c != NULL && class_init(t, c)) {
        Method *m = class_find_declared_method(c, symbol_of_cstr(name), symbol_of_cstr(desc));
        if (m == NULL)
            panic("%s has no %s%s", LINKER, name, desc);
        if (!call_method(t, m, args, &result))
            result.o = NULL;
    }
    roots_reset(t, mark);
    return result.o;
}

void handle_throw_null(Thread *t)
{
    throw_npe(t);
    if (object_class(t->exception) == wk.NullPointerException)
        WK_SET(t->exception, NullPointerException_fills, int32_t, 2);
}

/* -- sites */

bool handle_know_classes(Thread *t)
{
    static const char *const names[] = {
        "java/lang/invoke/MethodHandle",  "java/lang/invoke/MethodType", "java/lang/invoke/DirectHandle",
        "java/lang/invoke/TreeHandle",    "java/lang/invoke/VarHandle",  "java/lang/invoke/CallSite",
        "java/lang/NullPointerException",
    };
    for (size_t i = 0; i < COUNT_OF(names); i++)
        if (wk_class(t, names[i]) == NULL)
            return false;
    return true;
}

static bool site_types(Thread *t, Class *host, const Symbol *desc, CallSite *site)
{
    if (!handle_know_classes(t) || !indy_types_resolve(t, host, desc->text))
        return false;
    Slot args[2] = {{.o = host->mirror}, {.o = string_of_symbol(t, desc)}};
    if (args[1].o != NULL)
        site->type = handle_call_linker(t, "siteType", "(Ljava/lang/Class;Ljava/lang/String;)" OBJECT, args);
    return site->type != NULL;
}

CallSite *handle_link(Thread *t, Code *code, int32_t bci, u2 index, const Method *m)
{
    Class *host = code->method->cls;
    CallSite *known = indy_find_site(host, code, bci);
    if (known != NULL)
        return known;
    Symbol *cls, *name, *desc;
    classfile_member(code->file, index, &cls, &name, &desc);
    CallSite made = {.code = code, .bci = bci, .kind = SITE_HANDLE, .desc = desc};
    made.exact = symbol_is(name, "invokeExact");
    made.drops = desc->text[desc->len - 1] == 'V';
    if (symbol_is(m->cls->name, "java/lang/invoke/VarHandle"))
        handle_var_mode(name, &made.mode, &made.mode_type);
    bool typed = !symbol_is(name, "invokeBasic");
    return !typed || site_types(t, host, desc, &made) ? indy_publish_site(host, &made) : NULL;
}

static inline Object *type_of_handle(Object *h)
{
    return WK_LOAD(h, MethodHandle_type);
}

/* Replaces the handle among the operands by one that has the site's type, or notes that this one will do as it is. */
static bool convert(Thread *t, CallSite *site, Object **where)
{
    Object *h = *where;
    Object *known = site->exact ? NULL : WK_LOAD(h, MethodHandle_converted);
    if (known == NULL || type_of_handle(known) != site->type) {
        Slot args[3] = {{.o = h}, {.o = site->type}, {.i = site->exact}};
        known = handle_call_linker(t, "convert", "(" OBJECT OBJECT "Z)" OBJECT, args);
        if (known == NULL)
            return false;
    }
    if (known == h)
        atomic_store_explicit(&site->accepted, type_of_handle(h), memory_order_release);
    *where = known;
    return true;
}

/* invokeBasic takes any handle. */
static bool fits(const CallSite *site, const Object *type)
{
    return type == site->type || site->type == NULL ||
           type == atomic_load_explicit(&site->accepted, memory_order_acquire);
}

Method *handle_invoke(Thread *t, CallSite *site, HandleCall *c)
{
    Object *h = c->args[0].o;
    if (h == NULL) {
        throw_npe(t);
        return NULL;
    }
    if (!fits(site, type_of_handle(h))) {
        if (!convert(t, site, &c->args[0].o))
            return NULL;
        h = c->args[0].o;
    }
    return handle_run(t, site, h, c->args + 1, c);
}

Method *handle_invoke_site(Thread *t, CallSite *site, HandleCall *c)
{
    Object *h = load_reference_volatile(FIELD_AT(site->appendix, wk.CallSite_target->offset, HeapRef));
    size_t mark = roots_mark(t);
    roots_add(t, h);
    Method *m = handle_run(t, site, h, c->args, c);
    roots_reset(t, mark);
    return m;
}

/* -- the method */

/* Can the interpreter push a frame for m at once? Decodes it if need be. */
static Method *method_ready(Thread *t, Method *m)
{
    Code *code = atomic_load_explicit(&m->code, memory_order_acquire);
    if ((m->access & ACC_STATIC) && !class_is_ready(m->cls) && !class_init(t, m->cls))
        return NULL;
    switch (atomic_load_explicit(&code->special, memory_order_acquire)) {
    case CODE_UNPREPARED:
        if (!method_prepare(t, m))
            return NULL;
        return method_ready(t, m); /* another version may have come in */
    case CODE_ABSTRACT: throw_abstract(t, m, NULL); return NULL;
    default: return m;
    }
}

static Method *select_method(Thread *t, Method *m, Class *receiver, bool by_interface)
{
    if (m->vindex < 0 || (m->access & ACC_PRIVATE))
        return m;
    if (!class_is_interface(m->cls))
        return receiver->vtable[m->vindex];
    PolyCache none = {.checked = by_interface};
    return slow_select_interface(t, m, &none, receiver);
}

/* Moves the arguments from rest to where they begin after `lead` operands of their own; the caller fills those. */
static void move_arguments(HandleCall *c, Slot *rest, int lead)
{
    size_t n = (size_t)(c->sp - rest);
    Slot *to = c->args + lead;
    if (to != rest)
        memmove(to, rest, n * sizeof *rest);
    c->sp = to + n;
}

static Method *run_with(Thread *t, Method *m, Object *first, Slot *rest, HandleCall *c)
{
    size_t mark = roots_mark(t);
    roots_add(t, first);
    m = method_ready(t, m);
    roots_reset(t, mark);
    if (m != NULL) {
        move_arguments(c, rest, 1);
        c->args[0].o = first;
    }
    return m;
}

static Method *run_method(Thread *t, Method *m, HandleForm form, Slot *rest, HandleCall *c)
{
    if (!(m->access & ACC_STATIC)) {
        Object *receiver = rest->o;
        if (receiver == NULL) {
            handle_throw_null(t);
            return NULL;
        }
        if (form != HANDLE_SPECIAL)
            m = select_method(t, m, object_class(receiver), form == HANDLE_INTERFACE);
    }
    m = m != NULL ? method_ready(t, m) : NULL;
    if (m != NULL)
        move_arguments(c, rest, 0);
    return m;
}

/* The new object is the result, below the arguments of its constructor. No instruction `new` shows it to an observer of
 * bytecode. */
static Method *construct(Thread *t, Method *init, Slot *rest, HandleCall *c)
{
    size_t mark = roots_mark(t);
    AllocWatch watch = allocs_begin(t);
    Object *o = object_new(t, init->cls);
    roots_add(t, o);
    allocs_end(t, watch);
    roots_reset(t, mark);
    if (o == NULL || t->exception != NULL)
        return NULL;
    move_arguments(c, rest, 2);
    c->args[0].o = c->args[1].o = o;
    c->args++;
    return init;
}

Method *handle_construct(Thread *t, Method *init, HandleCall *c)
{
    return construct(t, init, c->args, c);
}

static Method *run_constructor(Thread *t, Method *init, Slot *rest, HandleCall *c)
{
    Class *k = init->cls;
    if (!class_may_be_made(t, k) || (!class_is_ready(k) && !class_init(t, k)) || method_ready(t, init) == NULL)
        return NULL;
    return construct(t, init, rest, c);
}

/* -- fields */

/* The object that has the field, or the class's statics; NULL: an exception is pending. */
static void *field_holder(Thread *t, const Field *f, Slot *rest)
{
    if (f->access & ACC_STATIC)
        return class_is_ready(f->cls) || class_init(t, f->cls) ? f->cls->statics : NULL;
    if (rest->o == NULL)
        handle_throw_null(t);
    return rest->o;
}

static Object *object_of_field(const Field *f, const Slot *rest)
{
    return f->access & ACC_STATIC ? NULL : rest->o;
}

/* Both behave as getfield, getstatic, putfield, putstatic do (JVMS 5.4.3.5), so they tell of what is watched. */
static void get_field(Thread *t, Field *f, Slot *rest, HandleCall *c)
{
    void *holder = field_holder(t, f, rest);
    if (holder == NULL)
        return;
    if (!field_tell_access(t, f, object_of_field(f, rest))) {
        c->args = NULL;
        return;
    }
    field_load(f, holder, c->args);
    c->sp = c->args + letter_slots(f->type);
}

static void put_field(Thread *t, Field *f, Slot *rest, HandleCall *c)
{
    void *holder = field_holder(t, f, rest);
    if (holder == NULL)
        return;
    Slot value = c->sp[-letter_slots(f->type)];
    if (!field_tell_modify(t, f, object_of_field(f, rest), value)) {
        c->args = NULL;
        return;
    }
    field_store(f, holder, value);
    c->sp = c->args;
}

Method *handle_run(Thread *t, CallSite *site, Object *h, Slot *rest, HandleCall *c)
{
    HandleForm form = (HandleForm)WK_GET(h, MethodHandle_form, int32_t);
    if (form == HANDLE_BOXED || form == HANDLE_TREE) {
        Method *m = form == HANDLE_TREE ? handle_tree_code(t, h) : handle_boxer(t, site);
        return m != NULL ? run_with(t, m, h, rest, c) : NULL;
    }
    void *member = (void *)(uintptr_t)WK_GET(h, DirectHandle_member, int64_t);
    switch (form) {
    case HANDLE_BOUND: return run_with(t, member, WK_LOAD(h, DirectHandle_receiver), rest, c);
    case HANDLE_CONSTRUCT: return run_constructor(t, member, rest, c);
    case HANDLE_GET_FIELD:
    case HANDLE_GET_STATIC: get_field(t, member, rest, c); return NULL;
    case HANDLE_PUT_FIELD:
    case HANDLE_PUT_STATIC: put_field(t, member, rest, c); return NULL;
    default: return run_method(t, member, form, rest, c);
    }
}

void handle_select(UNUSED Thread *t, Slot *args)
{
    Method *m = (Method *)(uintptr_t)args[0].l;
    Class *receiver = object_class(args[2].o);
    bool by_interface = class_is_interface(m->cls);
    if (by_interface)
        m = class_is_assignable(receiver, m->cls) ? class_select_interface(receiver, m) : NULL;
    else
        m = class_select(receiver, m);
    /* What invokeinterface refuses (class_check_selected) is left to the call. */
    bool callable =
        m != NULL && !(m->access & ACC_ABSTRACT) && (m->access & (ACC_PUBLIC | ACC_PRIVATE) || !by_interface);
    args[0].l = callable ? (int64_t)(uintptr_t)m : 0;
}

void handle_refuse_plain_call(Thread *t, UNUSED Slot *args)
{
    const Method *m = t->frame->code->method;
    if (symbol_is(m->cls->name, "java/lang/invoke/VarHandle"))
        throw_name(t, "java/lang/UnsupportedOperationException",
                   "VarHandle access mode methods cannot be invoked reflectively");
    else
        throw_name(t, "java/lang/UnsupportedOperationException", "MethodHandle.%s cannot be invoked reflectively",
                   m->name->text);
}

/* -- boxed arguments */

static char letter_of(const Object *mirror)
{
    return class_letter(class_of_mirror(mirror));
}

/* Puts the values of boxes, of these types, at `to`; answers the end. */
static Slot *unbox_arguments(const Array *types, const Array *boxes, Slot *to)
{
    for (int32_t i = 0; i < types->length; i++) {
        char letter = letter_of(array_load(types, i));
        to->o = array_load(boxes, i);
        if (letter != 'L')
            unbox_value(to->o, to);
        to += letter_slots(letter);
    }
    return to;
}

/* Runs what handle_run answered; what it has left below the arguments is a new object. */
static bool call_target(Thread *t, Method *m, HandleCall *c, Slot *first, Slot *result)
{
    size_t mark = roots_mark(t);
    bool makes = c->args > first;
    if (makes)
        roots_add(t, first->o);
    bool ok = call_method(t, m, c->args, result);
    if (makes)
        result->o = first->o;
    roots_reset(t, mark);
    return ok;
}

void handle_run_boxed(Thread *t, Slot *args)
{
    if (!handle_know_classes(t))
        return;
    Object *type = type_of_handle(args[0].o);
    Slot operands[1 + 255 + 2] = {{.o = args[0].o}}, result; /* the objects among them live in the array */
    const Array *types = (Array *)WK_LOAD(type, MethodType_ptypes);
    HandleCall c = {.args = operands, .sp = unbox_arguments(types, (const Array *)args[1].o, operands + 1)};
    Method *m = handle_run(t, NULL, args[0].o, operands + 1, &c);
    if (m != NULL)
        call_target(t, m, &c, operands, &result);
    else
        result = operands[0];
    if (t->exception != NULL || (m == NULL && c.args == NULL)) {
        args[0].o = NULL;
        return;
    }
    char letter = letter_of(WK_LOAD(type, MethodType_rtype));
    args[0].o = letter == 'V' ? NULL : letter == 'L' ? result.o : box_value(t, letter, result);
}
