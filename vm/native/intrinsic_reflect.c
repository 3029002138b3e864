/* intrinsic_reflect.c - jdk.internal.reflect.Reflection: members of a class as handles, what the class file says of
 * them, and their use.
 *
 * A handle is the address of the VM's Method or Field as a Java long. Java code gets handles from fields() and
 * methods() only and keeps the class alive beside them, so a handle is never stale. Everything that a class file says
 * is read from the current version.
 *
 * A reflective call happens in three steps: arguments are unboxed and widened into slots (all errors of the caller are
 * thrown here, as IllegalArgumentException), the method is called, and an exception that comes out of it is wrapped in
 * an InvocationTargetException. Field access tells observers that watch the field (quicken.h). No lock. Read next:
 * Reflection.java, intrinsic_array.c (boxes).
 */
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/load/init.h"
#include "vm/load/loader.h"
#include "vm/load/pool.h"
#include "vm/native/intrinsic.h"
#include "vm/run/box.h"
#include "vm/run/call.h"
#include "vm/run/frame.h"
#include "vm/run/quicken.h"
#include "vm/run/throw.h"

/* constants of Reflection.java */
enum {
    BYTES_ANNOTATIONS,
    BYTES_TYPE_ANNOTATIONS,
    BYTES_PARAMETER_ANNOTATIONS,
    BYTES_ANNOTATION_DEFAULT,
    BYTES_METHOD_PARAMETERS
};

static Method *method_arg(const Slot *args)
{
    return (Method *)(uintptr_t)args[0].l;
}

static Field *field_arg(const Slot *args)
{
    return (Field *)(uintptr_t)args[0].l;
}

/* The class of a mirror argument; NULL with NullPointerException pending. */
static Class *class_arg(Thread *t, const Slot *slot)
{
    if (slot->o == NULL) {
        throw_new_plain(t, wk_class(t, "java/lang/NullPointerException"));
        return NULL;
    }
    return class_of_mirror(slot->o);
}

static Array *new_array(Thread *t, const char *array_class, int32_t length)
{
    Class *elem = array_class[1] == 'L' ? wk_class(t, array_class + 2) : class_primitive(array_class[1]);
    Class *c = elem != NULL ? class_array_of(t, elem) : NULL;
    return c != NULL ? array_new(t, c, length) : NULL;
}

/* ---- who calls */

static bool is_reflection_frame(const Frame *f)
{
    const Method *m = f->code->method;
    const char *name = m->cls->name->text;
    return m->cls->loader == boot_loader &&
           (strcmp(name, "jdk/internal/reflect/Reflection") == 0 ||
            (strcmp(name, "java/lang/reflect/Method") == 0 && symbol_is(m->name, "invoke")));
}

/* A call through a method handle: what handles are made of, and a proxy that calls one. */
static bool is_handle_frame(const Frame *f, bool *in_handle)
{
    const Class *c = f->code->method->cls;
    bool invoke = c->loader == boot_loader && symbol_is(c->package, "java/lang/invoke");
    bool proxy = *in_handle && c->super != NULL && symbol_is(c->super->name, "java/lang/reflect/Proxy");
    *in_handle |= invoke;
    return invoke || proxy;
}

/* CallerHandle.callFrom(Class caller, ...) */
static bool stands_for_caller(const Frame *f)
{
    const Method *m = f->code->method;
    return m->cls->loader == boot_loader && symbol_is(m->cls->name, "java/lang/invoke/CallerHandle") &&
           symbol_is(m->name, "callFrom");
}

/* What the class library has marked so is none of a caller. */
static bool is_marked_frame(const Frame *f)
{
    const Method *m = f->code->method;
    return (METHOD_FLAGS(m) & METHOD_HIDDEN_FRAME) && !(m->cls->flags & CLASS_HIDDEN);
}

static Frame *next_caller(const Frame *f)
{
    bool in_handle = false;
    Frame *next = frame_method_next(f);
    while (next != NULL && !stands_for_caller(next) &&
           (is_marked_frame(next) || is_reflection_frame(next) || is_handle_frame(next, &in_handle)))
        next = frame_method_next(next);
    return next;
}

/* A lambda calls for the class that it stands in. */
static Object *calling_class(const Frame *f)
{
    const Class *c = f->code->method->cls;
    if (stands_for_caller(f))
        return f->locals[0].o;
    return (c->flags & CLASS_TRUSTED) && c->host != NULL ? c->host->mirror : c->mirror;
}

static void get_caller_class(Thread *t, Slot *args)
{
    int32_t depth = args[0].i;
    Frame *f = frame_method_next(frame_method_top(t)); /* the method that calls getCallerClass */
    for (int32_t i = 0; f != NULL && i < depth; i++)
        f = next_caller(f);
    args[0].o = f != NULL ? calling_class(f) : NULL;
}

static void get_shown_caller(Thread *t, Slot *args)
{
    int32_t depth = args[0].i;
    Frame *f = frame_method_next(frame_method_top(t));
    for (int32_t i = 0; f != NULL && i < depth; i++)
        do
            f = next_caller(f);
        while (f != NULL && !frame_is_shown(f));
    args[0].o = f != NULL ? f->code->method->cls->mirror : NULL;
}

static void version(Thread *t, Slot *args)
{
    Class *c = class_arg(t, &args[0]);
    args[0].i = c != NULL ? c->version_serial : 0;
}

/* The major version of the class file; 0 for what has none. */
static void major_version(Thread *t, Slot *args)
{
    Class *c = class_arg(t, &args[0]);
    args[0].i = c != NULL && c->file != NULL ? c->file->major : 0;
}

static void class_access(Thread *t, Slot *args)
{
    Class *c = class_arg(t, &args[0]);
    while (c != NULL && c->kind == KIND_ARRAY)
        c = c->base_elem;
    args[0].i = c == NULL ? 0 : c->kind == KIND_PRIMITIVE ? ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT : c->access;
}

/* ---- handles */

static void fields(Thread *t, Slot *args)
{
    Class *c = class_arg(t, &args[0]);
    if (c == NULL || (c->kind == KIND_INSTANCE && !class_link(t, c)))
        return;
    Array *a = new_array(t, "[J", c->kind == KIND_INSTANCE ? c->field_count : 0);
    for (int32_t i = 0; a != NULL && i < a->length; i++)
        HEAP_STORE(&ARRAY_DATA(a, int64_t)[i], (int64_t)(uintptr_t)&c->fields[i]); /* no reference */
    args[0].o = (Object *)a;
}

static void methods(Thread *t, Slot *args)
{
    Class *c = class_arg(t, &args[0]);
    if (c == NULL || (c->kind == KIND_INSTANCE && !class_link(t, c)))
        return;
    Array *a = new_array(t, "[J", c->kind == KIND_INSTANCE ? c->method_count : 0);
    for (int32_t i = 0; a != NULL && i < a->length; i++)
        HEAP_STORE(&ARRAY_DATA(a, int64_t)[i], (int64_t)(uintptr_t)&c->methods[i]); /* no reference */
    args[0].o = (Object *)a;
}

/* The symbol of a string's text if there is one; no member has a name without. */
static Symbol *symbol_of_string(const Object *string)
{
    size_t len;
    char *text = string_to_mutf8(string, &len);
    Symbol *s = symbol_find(text, len);
    free(text);
    return s;
}

static void find_field(Thread *t, Slot *args)
{
    Class *c = class_of_mirror(args[0].o);
    if (c->kind == KIND_INSTANCE && !class_link(t, c))
        return;
    const Symbol *name = symbol_of_string(args[1].o);
    u4 i = 0;
    while (i < c->field_count && c->fields[i].name != name)
        i++;
    args[0].l = i < c->field_count ? (int64_t)(uintptr_t)&c->fields[i] : 0;
}

/* findMethod(Class c, long after, String name, String descriptor) */
static void find_method(Thread *t, Slot *args)
{
    Class *c = class_of_mirror(args[0].o);
    if (c->kind == KIND_INSTANCE && !class_link(t, c))
        return;
    const Method *after = args[1].p;
    const Symbol *name = symbol_of_string(args[3].o);
    size_t len;
    char *start = string_to_mutf8(args[4].o, &len);
    u4 i = after != NULL ? after->slot + 1u : 0;
    while (i < c->method_count && (c->methods[i].name != name || strncmp(c->methods[i].desc->text, start, len) != 0))
        i++;
    free(start);
    args[0].l = i < c->method_count ? (int64_t)(uintptr_t)&c->methods[i] : 0;
}

/* A member as a symbolic reference names it. */
typedef struct Reference {
    Class *c; /* linked; NULL: an exception is pending */
    Symbol *name, *desc;
} Reference;

static Reference reference_of(Thread *t, const Slot *args)
{
    Class *c = class_of_mirror(args[0].o);
    if (c->kind == KIND_INSTANCE && !class_link(t, c))
        return (Reference){NULL, NULL, NULL};
    return (Reference){c, symbol_of_string(args[1].o), symbol_of_string(args[2].o)};
}

/* resolveMethod(Class c, String name, String descriptor) */
static void resolve_method(Thread *t, Slot *args)
{
    Reference r = reference_of(t, args);
    Method *m = NULL;
    if (r.name != NULL && r.desc != NULL)
        m = class_is_interface(r.c) ? class_find_interface_method(r.c, r.name, r.desc)
                                    : class_find_method(r.c, r.name, r.desc);
    args[0].l = m != NULL && m->desc == r.desc ? (int64_t)(uintptr_t)m : 0;
}

/* resolveField(Class c, String name, String descriptor) */
static void resolve_field(Thread *t, Slot *args)
{
    Reference r = reference_of(t, args);
    args[0].l = r.name != NULL && r.desc != NULL ? (int64_t)(uintptr_t)class_find_field(r.c, r.name, r.desc) : 0;
}

static void method_class(UNUSED Thread *t, Slot *args)
{
    args[0].o = method_arg(args)->cls->mirror;
}

static void method_name(Thread *t, Slot *args)
{
    args[0].o = string_intern_symbol(t, method_arg(args)->name);
}

static void method_descriptor(Thread *t, Slot *args)
{
    args[0].o = string_of_symbol(t, method_arg(args)->desc);
}

static void method_signature(Thread *t, Slot *args)
{
    const Symbol *s = method_arg(args)->info->signature;
    args[0].o = s != NULL ? string_of_symbol(t, s) : NULL;
}

static void method_modifiers(UNUSED Thread *t, Slot *args)
{
    const Method *m = method_arg(args);
    args[0].i = m->access | (m->info->synthetic ? ACC_SYNTHETIC : 0);
}

static void method_exceptions(Thread *t, Slot *args)
{
    const Method *m = method_arg(args);
    const ClassFile *f = m->cls->file;
    const MemberInfo *info = m->info;
    Array *a = new_array(t, "[Ljava/lang/String", (int32_t)classfile_exceptions(f, info));
    if (a == NULL)
        return;
    size_t mark = roots_mark(t);
    roots_add(t, &a->head);
    for (int32_t i = 0; i < a->length; i++) {
        Object *s = string_of_symbol(t, classfile_class_name(f, classfile_exception(f, info, (u4)i)));
        if (s == NULL)
            break;
        store_reference(array_slot(a, i), s);
    }
    roots_reset(t, mark);
    args[0].o = (Object *)a;
}

/* byte[] of an attribute's content, NULL if it is absent. */
static Object *bytes_of(Thread *t, const Attr *attr)
{
    if (attr == NULL || attr->data == NULL)
        return NULL;
    Array *a = new_array(t, "[B", (int32_t)attr->len);
    if (a != NULL)
        heap_copy(ARRAY_DATA(a, u1), attr->data, attr->len, 1);
    return (Object *)a;
}

static const Attr *member_attr(const MemberInfo *info, int32_t which)
{
    switch (which) {
    case BYTES_ANNOTATIONS: return &info->rare->annotations;
    case BYTES_TYPE_ANNOTATIONS: return &info->rare->type_annotations;
    case BYTES_PARAMETER_ANNOTATIONS: return &info->rare->param_annotations;
    case BYTES_ANNOTATION_DEFAULT: return &info->rare->annotation_default;
    case BYTES_METHOD_PARAMETERS: return &info->rare->method_parameters;
    default: return NULL;
    }
}

static void method_bytes(Thread *t, Slot *args)
{
    args[0].o = bytes_of(t, member_attr(method_arg(args)->info, args[2].i));
}

static void field_bytes(Thread *t, Slot *args)
{
    args[0].o = bytes_of(t, member_attr(field_arg(args)->info, args[2].i));
}

static void class_bytes(Thread *t, Slot *args)
{
    Class *c = class_arg(t, &args[0]);
    const ClassFile *f = c != NULL ? c->file : NULL;
    const Attr *attr = f == NULL                             ? NULL
                       : args[1].i == BYTES_ANNOTATIONS      ? &f->annotations
                       : args[1].i == BYTES_TYPE_ANNOTATIONS ? &f->type_annotations
                                                             : NULL;
    args[0].o = bytes_of(t, attr);
}

static void field_name(Thread *t, Slot *args)
{
    args[0].o = string_intern_symbol(t, field_arg(args)->name);
}

static void field_descriptor(Thread *t, Slot *args)
{
    args[0].o = string_of_symbol(t, field_arg(args)->desc);
}

static void field_signature(Thread *t, Slot *args)
{
    const Symbol *s = field_arg(args)->info->signature;
    args[0].o = s != NULL ? string_of_symbol(t, s) : NULL;
}

static void field_modifiers(UNUSED Thread *t, Slot *args)
{
    const Field *f = field_arg(args);
    args[0].i = f->access | (f->info->synthetic ? ACC_SYNTHETIC : 0);
}

static void record_parts(Thread *t, Slot *args)
{
    Class *c = class_arg(t, &args[0]);
    if (c == NULL)
        return;
    const ClassFile *f = c->file;
    u2 count = f != NULL ? f->record_count : 0;
    Array *a = new_array(t, "[Ljava/lang/Object", count * 5);
    if (a == NULL)
        return;
    size_t mark = roots_mark(t);
    roots_add(t, &a->head);
    for (u2 i = 0; i < count && t->exception == NULL; i++) {
        const RecordInfo *r = &f->records[i];
        HeapRef *at = array_slot(a, i * 5u);
        store_reference(&at[0], string_intern_symbol(t, r->name));
        store_reference(&at[1], string_of_symbol(t, r->desc));
        store_reference(&at[2], r->signature != NULL ? string_of_symbol(t, r->signature) : NULL);
        store_reference(&at[3], bytes_of(t, &r->annotations));
        store_reference(&at[4], bytes_of(t, &r->type_annotations));
    }
    roots_reset(t, mark);
    args[0].o = (Object *)a;
}

/* ---- constants */

/* The file with constant index of this kind; NULL with IllegalArgumentException pending. */
static const ClassFile *file_with(Thread *t, const Slot *args, u1 tag)
{
    Class *c = class_arg(t, &args[0]);
    if (c == NULL)
        return NULL;
    const ClassFile *f = c->file;
    int32_t i = args[1].i;
    if (f == NULL || i <= 0 || i >= f->pool_count || f->pool[i].tag != tag) {
        throw_name(t, "java/lang/IllegalArgumentException", "Wrong type at constant pool index %d", i);
        return NULL;
    }
    return f;
}

/* The bits of a number among the constants; false with IllegalArgumentException pending. */
static bool constant_at(Thread *t, const Slot *args, u1 tag, u8 *bits)
{
    const ClassFile *f = file_with(t, args, tag);
    if (f != NULL)
        *bits = classfile_value(f, (u2)args[1].i);
    return f != NULL;
}

static void utf8_at(Thread *t, Slot *args)
{
    const ClassFile *f = file_with(t, args, CP_UTF8);
    if (f != NULL)
        args[0].o = string_of_symbol(t, classfile_utf8(f, (u2)args[1].i));
}

static void int_at(Thread *t, Slot *args)
{
    u8 bits;
    if (constant_at(t, args, CP_INTEGER, &bits))
        args[0].i = (int32_t)bits;
}

static void float_at(Thread *t, Slot *args)
{
    u8 bits;
    if (constant_at(t, args, CP_FLOAT, &bits))
        args[0].i = (int32_t)bits;
}

static void long_at(Thread *t, Slot *args)
{
    u8 bits;
    if (constant_at(t, args, CP_LONG, &bits))
        args[0].l = (int64_t)bits;
}

static void double_at(Thread *t, Slot *args)
{
    u8 bits;
    if (constant_at(t, args, CP_DOUBLE, &bits))
        args[0].l = (int64_t)bits;
}

static void type_of(Thread *t, Slot *args)
{
    size_t len;
    if (args[0].o == NULL) {
        throw_new_plain(t, wk_class(t, "java/lang/NullPointerException"));
        return;
    }
    char *desc = string_to_mutf8(args[0].o, &len);
    Class *c = pool_type(t, loader_of(t, args[1].o), desc, len);
    free(desc);
    args[0].o = c != NULL ? c->mirror : NULL;
}

/* Loads the classes that a descriptor names. */
static bool resolve_descriptor(Thread *t, Loader *l, const Symbol *desc)
{
    const char *p = desc->text;
    Symbol *name;
    while ((name = symbol_next_class(&p)) != NULL && loader_load(t, l, name) != NULL)
        continue;
    return name == NULL;
}

static bool resolve_method_types(Thread *t, Class *c, const Method *m)
{
    bool ok = resolve_descriptor(t, c->loader, m->desc);
    for (u4 i = 0; ok && m->info != NULL && i < classfile_exceptions(c->file, m->info); i++)
        ok = loader_load(t, c->loader, classfile_class_name(c->file, classfile_exception(c->file, m->info, i))) != NULL;
    return ok;
}

/* resolveTypes(Class c, int what): 0 fields, 1 constructors, 2 methods; | 4 only public ones */
static void resolve_types(Thread *t, Slot *args)
{
    Class *c = class_of_mirror(args[0].o);
    int32_t what = args[1].i & 3;
    u2 wanted = args[1].i & 4 ? ACC_PUBLIC : 0;
    if (c->kind != KIND_INSTANCE || !class_link(t, c) || c->loader == boot_loader)
        return;
    bool ok = true;
    for (u2 i = 0; ok && what == 0 && i < c->field_count; i++)
        if ((c->fields[i].access & wanted) == wanted)
            ok = resolve_descriptor(t, c->loader, c->fields[i].desc);
    for (u2 i = 0; ok && what != 0 && i < c->method_count; i++) {
        const Method *m = &c->methods[i];
        bool init = m->name == wkname.init;
        if ((m->access & wanted) == wanted && m->name != wkname.clinit && init == (what == 1))
            ok = resolve_method_types(t, c, m);
    }
}

/* ---- objects of java.lang.reflect */

static Object *new_mirror(Thread *t, const char *class_name, const char *handle, const Class *declaring,
                          const void *member)
{
    Class *c = wk_class(t, class_name);
    Object *o = c != NULL && class_init(t, c) ? object_new(t, c) : NULL;
    if (o == NULL)
        return NULL;
    Field *clazz = class_find_field(c, symbol_of_cstr("clazz"), symbol_of_cstr("Ljava/lang/Class;"));
    Field *vm = class_find_field(c, symbol_of_cstr(handle), symbol_of_cstr("J"));
    if (clazz == NULL || vm == NULL)
        panic("%s lacks the fields of the VM", class_name);
    store_reference(FIELD_AT(o, clazz->offset, HeapRef), declaring->mirror);
    HEAP_STORE(FIELD_AT(o, vm->offset, int64_t), (int64_t)(uintptr_t)member); /* no reference */
    return o;
}

static void new_method(Thread *t, Slot *args)
{
    Method *m = method_arg(args);
    args[0].o = new_mirror(t, "java/lang/reflect/Method", "vmMethod", m->cls, m);
}

static void new_constructor(Thread *t, Slot *args)
{
    Method *m = method_arg(args);
    args[0].o = new_mirror(t, "java/lang/reflect/Constructor", "vmMethod", m->cls, m);
}

static void new_field(Thread *t, Slot *args)
{
    Field *f = field_arg(args);
    args[0].o = new_mirror(t, "java/lang/reflect/Field", "vmField", f->cls, f);
}

/* What Java sees of a value of this type: a box, the reference itself, or null for void. */
static Object *boxed(Thread *t, char type, Slot v)
{
    return type == 'V' ? NULL : letter_is_ref(type) ? v.o : box_value(t, type, v);
}

/* ---- calls */

/* One argument into *to (long and double own two slots): its slot count, or 0 with IllegalArgumentException pending. */
static int put_argument(Thread *t, Class *declaring, const char *desc, size_t len, Object *arg, Slot *to)
{
    to->raw = 0;
    if (letter_is_ref(*desc)) {
        if (arg != NULL) {
            Class *want = pool_type(t, declaring->loader, desc, len);
            if (want == NULL)
                return 0;
            if (!object_is_instance(arg, want)) {
                throw_name(t, "java/lang/IllegalArgumentException", "argument type mismatch");
                return 0;
            }
        }
        to->o = arg;
        return 1;
    }
    char from = unbox_value(arg, to);
    if (from == 0 || !value_widen(to, from, *desc)) {
        if (arg == NULL)
            throw_new_plain(t, wk_class(t, "java/lang/IllegalArgumentException"));
        else
            throw_name(t, "java/lang/IllegalArgumentException", "argument type mismatch");
        return 0;
    }
    return letter_slots(*desc);
}

static int desc_parameters(const char *d)
{
    int n = 0;
    for (d++; *d != ')'; d = letter_behind(d))
        n++;
    return n;
}

/* All arguments into slots from *to on; false with an exception pending. */
static bool put_arguments(Thread *t, Method *m, Object *array, Slot *to)
{
    Array *a = (Array *)array;
    int given = a != NULL ? a->length : 0, wanted = desc_parameters(m->desc->text);
    if (given != wanted) {
        throw_name(t, "java/lang/IllegalArgumentException", "wrong number of arguments");
        return false;
    }
    const char *d = m->desc->text + 1;
    for (int i = 0; i < given; i++) {
        size_t len = (size_t)(letter_behind(d) - d);
        int slots = put_argument(t, m->cls, d, len, array_load(a, i), to);
        if (slots == 0)
            return false;
        to += slots;
        d += len;
    }
    return true;
}

/* The pending exception came out of the called method: wraps it. Errors of the VM's own making are wrapped too, as java
 * does. */
static void wrap_exception(Thread *t)
{
    Object *cause = t->exception;
    size_t mark = roots_mark(t);
    roots_add(t, cause);
    t->exception = NULL;
    Class *c = wk_class(t, "java/lang/reflect/InvocationTargetException");
    if (c != NULL)
        throw_cause(t, c, NULL, cause);
    roots_reset(t, mark);
}

enum { RUN_EXACT, RUN_SELECT, RUN_CONSTRUCT }; /* constants of Reflection.run */

/* Runs m with boxed arguments; the result, boxed, to *result. false with the exception pending; *called tells whether
 * it came out of the method itself, and not of the preparation of the call. */
static bool run_method(Thread *t, Method *m, int how, Object *receiver, Object *array, Object **result, bool *called)
{
    bool is_static = m->access & ACC_STATIC, ok = false;
    Slot *slots = xcalloc(m->arg_slots + 1u, sizeof *slots), value = {.raw = 0};
    size_t mark = roots_mark(t);
    *called = false;
    if ((is_static || how == RUN_CONSTRUCT) && !class_is_ready(m->cls) && !class_init(t, m->cls))
        goto out;
    if (!put_arguments(t, m, array, slots + !is_static))
        goto out;
    if (how == RUN_CONSTRUCT) {
        if (!class_may_be_made(t, m->cls))
            goto out;
        receiver = object_new(t, m->cls);
        if (receiver == NULL)
            goto out;
        roots_add(t, receiver);
    }
    if (!is_static)
        slots[0].o = receiver;
    *called = true;
    ok = how == RUN_SELECT && !is_static ? call_virtual(t, m, slots, &value) : call_method(t, m, slots, &value);
    if (ok)
        *result = how == RUN_CONSTRUCT ? receiver : boxed(t, m->ret, value);
out:
    roots_reset(t, mark);
    free(slots);
    return ok;
}

static void run_wrapped(Thread *t, Slot *args, int how, Object *receiver, Object *array)
{
    bool called;
    if (!run_method(t, method_arg(args), how, receiver, array, &args[0].o, &called) && called)
        wrap_exception(t);
}

static void invoke(Thread *t, Slot *args)
{
    run_wrapped(t, args, RUN_SELECT, args[2].o, args[3].o);
}

static void invoke_exact(Thread *t, Slot *args)
{
    run_wrapped(t, args, RUN_EXACT, args[2].o, args[3].o);
}

static void construct(Thread *t, Slot *args)
{
    run_wrapped(t, args, RUN_CONSTRUCT, NULL, args[2].o);
}

static void run(Thread *t, Slot *args)
{
    bool called;
    run_method(t, method_arg(args), args[2].i, args[3].o, args[4].o, &args[0].o, &called);
}

/* ---- fields */

/* What a field's offset counts from. */
static void *field_base(const Field *f, Object *o)
{
    return f->access & ACC_STATIC ? f->cls->statics : (void *)o;
}

static void get(Thread *t, Slot *args)
{
    Field *f = field_arg(args);
    if ((f->access & ACC_STATIC) && !class_is_ready(f->cls) && !class_init(t, f->cls))
        return;
    if (!field_tell_access(t, f, args[2].o))
        return;
    Slot v = {.raw = 0};
    field_load(f, field_base(f, args[2].o), &v);
    args[0].o = boxed(t, f->type, v);
}

static void set(Thread *t, Slot *args)
{
    Field *f = field_arg(args);
    if ((f->access & ACC_STATIC) && !class_is_ready(f->cls) && !class_init(t, f->cls))
        return;
    Slot v = {.o = args[3].o};
    if (!letter_is_ref(f->type) && unbox_value(args[3].o, &v) != f->type) {
        throw_name(t, "java/lang/IllegalArgumentException", "value does not have the type of the field");
        return;
    }
    if (!field_tell_modify(t, f, args[2].o, v))
        return;
    field_store(f, field_base(f, args[2].o), v);
}

/* throwAccess(Class from, long method, long field): one of the two is 0 */
static void throw_access(Thread *t, Slot *args)
{
    const Class *from = class_arg(t, &args[0]);
    if (from != NULL && args[1].l != 0)
        pool_throw_method_access(t, from, method_arg(args + 1));
    else if (from != NULL)
        pool_throw_field_access(t, from, field_arg(args + 3));
}

/* constrain(Class from, long method, long field): one of the two is 0 */
static void constrain(Thread *t, Slot *args)
{
    const Class *from = class_arg(t, &args[0]);
    if (from != NULL && args[1].l != 0)
        pool_constrain_method(t, from, method_arg(args + 1));
    else if (from != NULL)
        pool_constrain_field(t, from, field_arg(args + 3));
}

/* ---- the launcher */

/* boolean isClassic(Class c) of jdk.internal.launcher.Main: the first main(String[]) of the class and its superclasses
 * is public and static (JLS 12.1.4). */
static void is_classic(Thread *t, Slot *args)
{
    Class *c = class_arg(t, &args[0]);
    if (c != NULL && !class_link(t, c))
        return;
    Symbol *name = symbol_of_cstr("main"), *desc = symbol_of_cstr("([Ljava/lang/String;)V");
    Method *m = NULL;
    for (; c != NULL && m == NULL; c = c->super)
        m = class_find_declared_method(c, name, desc);
    args[0].i = m != NULL && (m->access & ACC_PUBLIC) && (m->access & ACC_STATIC);
}

#define STR "Ljava/lang/String;"
#define CLS "Ljava/lang/Class;"
#define OBJ "Ljava/lang/Object;"

static const Intrinsic reflection_rows[] = {
    {"getCallerClass", "(I)" CLS, get_caller_class},
    {"getShownCaller", "(I)" CLS, get_shown_caller},
    {"version", "(" CLS ")I", version},
    {"majorVersion", "(" CLS ")I", major_version},
    {"classAccess", "(" CLS ")I", class_access},
    {"throwAccess", "(" CLS "JJ)V", throw_access},
    {"constrain", "(" CLS "JJ)V", constrain},
    {"fields", "(" CLS ")[J", fields},
    {"methods", "(" CLS ")[J", methods},
    {"methodClass", "(J)" CLS, method_class},
    {"methodName", "(J)" STR, method_name},
    {"methodDescriptor", "(J)" STR, method_descriptor},
    {"methodSignature", "(J)" STR, method_signature},
    {"methodModifiers", "(J)I", method_modifiers},
    {"methodExceptions", "(J)[" STR, method_exceptions},
    {"methodBytes", "(JI)[B", method_bytes},
    {"fieldName", "(J)" STR, field_name},
    {"fieldDescriptor", "(J)" STR, field_descriptor},
    {"fieldSignature", "(J)" STR, field_signature},
    {"fieldModifiers", "(J)I", field_modifiers},
    {"fieldBytes", "(JI)[B", field_bytes},
    {"classBytes", "(" CLS "I)[B", class_bytes},
    {"recordParts", "(" CLS ")[" OBJ, record_parts},
    {"utf8", "(" CLS "I)" STR, utf8_at},
    {"intAt", "(" CLS "I)I", int_at},
    {"longAt", "(" CLS "I)J", long_at},
    {"floatAt", "(" CLS "I)F", float_at},
    {"doubleAt", "(" CLS "I)D", double_at},
    {"findField", "(" CLS STR ")J", find_field},
    {"findMethod", "(" CLS "J" STR STR ")J", find_method},
    {"resolveMethod", "(" CLS STR STR ")J", resolve_method},
    {"resolveField", "(" CLS STR STR ")J", resolve_field},
    {"resolveTypes", "(" CLS "I)V", resolve_types},
    {"type", "(" STR "Ljava/lang/ClassLoader;)" CLS, type_of},
    {"newMethod", "(J)Ljava/lang/reflect/Method;", new_method},
    {"newConstructor", "(J)Ljava/lang/reflect/Constructor;", new_constructor},
    {"newField", "(J)Ljava/lang/reflect/Field;", new_field},
    {"invoke", "(J" OBJ "[" OBJ ")" OBJ, invoke},
    {"run", "(JI" OBJ "[" OBJ ")" OBJ, run},
    {"invokeExact", "(J" OBJ "[" OBJ ")" OBJ, invoke_exact},
    {"construct", "(J[" OBJ ")" OBJ, construct},
    {"get", "(J" OBJ ")" OBJ, get},
    {"set", "(J" OBJ OBJ ")V", set},
};

static const Intrinsic launcher_rows[] = {{"isClassic", "(" CLS ")Z", is_classic}};

const IntrinsicGroup intrinsics_reflect[] = {INTRINSIC_GROUP("jdk/internal/reflect/Reflection", reflection_rows),
                                             INTRINSIC_GROUP("jdk/internal/launcher/Main", launcher_rows),
                                             {NULL, 0, NULL, 0}};
