/* indy_lambda.c - lambdas and method references (java.lang.invoke.LambdaMetafactory): a real hidden class per call
 * site.
 *
 *   final class Host$$Lambda implements I [, markers, Serializable] {
 *       private final C arg$1; ...                       captured values
 *       private Host$$Lambda(C arg$1, ...)               the call site makes an object with it (SITE_CONSTRUCT)
 *       public R name(A...)  { return implementation(arg$1, ..., adapted arguments); }    and one more per bridge
 *       private Object writeReplace()                    if it is serializable: a SerializedLambda of all this
 *   }
 *
 * Static arguments (metafactory): erased method type, implementation handle, instantiated method type; altMetafactory
 * adds flags, marker interfaces and bridge types. Values are adapted from the erased type through the instantiated one
 * to the implementation's: casts, boxing, unboxing and widening (the rules of LambdaMetafactory's documentation). The
 * class is a nest mate of the host, so the implementation may be private.
 *
 * A site that captures nothing makes its one object when it is linked and is constant from then on.
 * No lock; all state is in the caller's frame. Read next: assemble.h.
 */
#include "vm/invoke/assemble.h"
#include "vm/invoke/indy.h"

#include "vm/heap/allocs.h"
#include "vm/heap/object_new.h"
#include "vm/run/call.h"
#include "vm/run/code.h"
#include "vm/run/throw.h"

#define SERIALIZED_LAMBDA "java/lang/invoke/SerializedLambda"
enum { BC_SIPUSH = 17, BC_ANEWARRAY = 189, BC_AASTORE = 83 };
enum { FLAG_SERIALIZABLE = 1, FLAG_MARKERS = 2, FLAG_BRIDGES = 4 };

typedef struct Lambda {
    Asm a;
    const Bootstrap *b;
    char *name;      /* of the class, internal form */
    char *impl_type; /* Lcls; of the implementation's class */
    HandleConst impl;
    Type captured[255], iface;
    int captured_count;
    Type params[256], ret; /* of the implementation, its receiver first */
    int param_count;
    const char *instantiated; /* method type */
} Lambda;

static const char *method_type(const Bootstrap *b, u2 arg)
{
    return classfile_utf8(b->file, b->file->pool[b->args[arg]].a)->text;
}

/* The value on the stack has type `from`; by the generic signature it is a `mid`; a `to` is wanted. */
static void adapt(Asm *a, Type from, Type mid, Type to)
{
    if (type_is_ref(from) && type_is_ref(to)) {
        if (!type_equal(mid, from) && type_is_ref(mid))
            asm_cast(a, mid);
        if (!type_equal(to, type_is_ref(mid) ? mid : from))
            asm_cast(a, to);
    } else if (type_is_ref(from)) { /* unbox, from mid's wrapper if it is one */
        char w = asm_unwrapped(mid) ? asm_unwrapped(mid) : asm_unwrapped(from) ? asm_unwrapped(from) : to.letter;
        if (asm_unwrapped(from) != w)
            asm_op_u2(a, BC_CHECKCAST, asm_class(a, asm_wrapper(w), (u4)strlen(asm_wrapper(w))));
        asm_unbox(a, w);
        asm_widen(a, w, to.letter);
    } else if (type_is_ref(to)) {
        asm_box(a, from.letter);
    } else {
        asm_widen(a, from.letter, to.letter);
    }
}

static void adapt_result(Asm *a, Type from, Type mid, Type to)
{
    if (to.letter == 'V') {
        if (from.letter != 'V')
            asm_op(a, type_slots(from) == 2 ? BC_POP2 : BC_POP);
    } else {
        adapt(a, from, mid, to);
    }
}

static void invoke_implementation(Lambda *l)
{
    static const u1 ops[] = {[REF_INVOKE_VIRTUAL] = BC_INVOKEVIRTUAL,
                             [REF_INVOKE_STATIC] = BC_INVOKESTATIC,
                             [REF_INVOKE_SPECIAL] = BC_INVOKEVIRTUAL,
                             [REF_NEW_INVOKE_SPECIAL] = BC_INVOKESPECIAL,
                             [REF_INVOKE_INTERFACE] = BC_INVOKEINTERFACE};
    u1 op = ops[l->impl.kind];
    if (op == BC_INVOKEVIRTUAL && l->impl.tag == CP_INTERFACE_METHODREF)
        op = BC_INVOKEINTERFACE; /* a private method of an interface */
    asm_invoke(&l->a, op, l->impl.tag, l->impl.cls->text, l->impl.name->text, l->impl.desc->text);
}

/* The field that holds captured value i: its declaration, and a reference to it. */
static void captured_declare(Lambda *l, int i)
{
    char *type = xformat("%.*s", (int)l->captured[i].len, l->captured[i].s), name[16];
    snprintf(name, sizeof name, "arg$%d", i + 1);
    asm_field(&l->a, ACC_PRIVATE | ACC_FINAL, name, type);
    free(type);
}

static u2 captured_field(Lambda *l, int i)
{
    char *type = xformat("%.*s", (int)l->captured[i].len, l->captured[i].s), name[16];
    snprintf(name, sizeof name, "arg$%d", i + 1);
    u2 index = asm_member(&l->a, CP_FIELDREF, l->name, name, type);
    free(type);
    return index;
}

/* The interface's method with this erased type. */
static void emit_method(Lambda *l, const char *desc)
{
    Asm *a = &l->a;
    Type erased[255], inst[255], erased_ret, inst_ret;
    int n = type_split(desc, erased, &erased_ret);
    type_split(l->instantiated, inst, &inst_ret);
    asm_method(a, ACC_PUBLIC, l->b->name, desc, 0);
    u4 stack = 6;
    if (l->impl.kind == REF_NEW_INVOKE_SPECIAL) {
        asm_op_u2(a, BC_NEW, asm_class(a, l->impl.cls->text, l->impl.cls->len));
        asm_op(a, BC_DUP);
    }
    for (int i = 0; i < l->captured_count; i++) {
        asm_load(a, l->iface, 0);
        asm_op_u2(a, BC_GETFIELD, captured_field(l, i));
        adapt(a, l->captured[i], l->captured[i], l->params[i]);
        stack += 2;
    }
    u4 slot = 1;
    for (int i = 0; i < n; i++) {
        asm_load(a, erased[i], slot);
        adapt(a, erased[i], inst[i], l->params[l->captured_count + i]);
        slot += (u4)type_slots(erased[i]);
        stack += 2;
    }
    invoke_implementation(l);
    adapt_result(a, l->ret, inst_ret, erased_ret);
    asm_return(a, erased_ret);
    a->max_stack = stack;
    asm_method_end(a, ACC_PUBLIC, l->b->name, desc);
}

/* Fields and constructor: takes the captured values in order. ctor: "(captured)V". */
static void emit_constructor(Lambda *l, const char *ctor)
{
    Asm *a = &l->a;
    for (int i = 0; i < l->captured_count; i++)
        captured_declare(l, i);
    asm_method(a, ACC_PRIVATE, "<init>", ctor, 4);
    asm_load(a, l->iface, 0);
    asm_invoke(a, BC_INVOKESPECIAL, CP_METHODREF, "java/lang/Object", "<init>", "()V");
    u4 slot = 1;
    for (int i = 0; i < l->captured_count; i++) {
        asm_load(a, l->iface, 0);
        asm_load(a, l->captured[i], slot);
        asm_op_u2(a, BC_PUTFIELD, captured_field(l, i));
        slot += (u4)type_slots(l->captured[i]);
    }
    asm_op(a, BC_RETURN);
    asm_method_end(a, ACC_PRIVATE, "<init>", ctor);
}

/* The implementation's parameters with its receiver, and what it answers. */
static void implementation_types(Lambda *l)
{
    Type *p = l->params;
    l->impl_type = l->impl.cls->text[0] == '[' ? xstrdup(l->impl.cls->text) : xformat("L%s;", l->impl.cls->text);
    Type self = type_of(l->impl_type);
    bool receiver = l->impl.kind != REF_INVOKE_STATIC && l->impl.kind != REF_NEW_INVOKE_SPECIAL;
    if (receiver)
        *p++ = self;
    l->param_count = type_split(l->impl.desc->text, p, &l->ret) + receiver;
    if (l->impl.kind == REF_NEW_INVOKE_SPECIAL)
        l->ret = self;
}

static void push_name(Asm *a, const Symbol *s)
{
    asm_push_string(a, s->text, s->len);
}

/* private Object writeReplace(): what is captured, boxed, with the names of everything else. */
static void emit_write_replace(Lambda *l, const char *iface, const char *erased)
{
    Asm *a = &l->a;
    const Symbol *host = l->b->host->file->name;
    asm_method(a, ACC_PRIVATE | ACC_FINAL, "writeReplace", "()Ljava/lang/Object;", 17);
    asm_op_u2(a, BC_NEW, asm_class(a, SERIALIZED_LAMBDA, (u4)strlen(SERIALIZED_LAMBDA)));
    asm_op(a, BC_DUP);
    asm_op_u2(a, BC_LDC_W, asm_class(a, host->text, host->len));
    asm_push_string(a, iface, (u4)strlen(iface));
    asm_push_string(a, l->b->name, (u4)strlen(l->b->name));
    asm_push_string(a, erased, (u4)strlen(erased));
    asm_op_u2(a, BC_SIPUSH, l->impl.kind);
    push_name(a, l->impl.cls);
    push_name(a, l->impl.name);
    push_name(a, l->impl.desc);
    asm_push_string(a, l->instantiated, (u4)strlen(l->instantiated));
    asm_op_u2(a, BC_SIPUSH, (u2)l->captured_count);
    asm_op_u2(a, BC_ANEWARRAY, asm_class(a, "java/lang/Object", 16));
    for (int i = 0; i < l->captured_count; i++) {
        asm_op(a, BC_DUP);
        asm_op_u2(a, BC_SIPUSH, (u2)i);
        asm_load(a, l->iface, 0);
        asm_op_u2(a, BC_GETFIELD, captured_field(l, i));
        if (!type_is_ref(l->captured[i]))
            asm_box(a, l->captured[i].letter);
        asm_op(a, BC_AASTORE);
    }
    asm_invoke(a, BC_INVOKESPECIAL, CP_METHODREF, SERIALIZED_LAMBDA, "<init>",
               "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ILjava/lang/String;"
               "Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V");
    asm_return(a, type_of("Ljava/lang/Object;"));
    asm_method_end(a, ACC_PRIVATE | ACC_FINAL, "writeReplace", "()Ljava/lang/Object;");
}

/* A pool index that names an int static argument, read as int. */
static int32_t int_arg(const Bootstrap *b, u2 arg)
{
    return arg < b->arg_count ? (int32_t)classfile_value(b->file, b->args[arg]) : 0;
}

/* altMetafactory's further arguments: markers, then bridges. */
static void emit_extras(Lambda *l, const char *iface, const char *main_desc)
{
    const Bootstrap *b = l->b;
    int32_t flags = int_arg(b, 3);
    u2 at = 4;
    if (flags & FLAG_MARKERS) {
        int32_t n = int_arg(b, at++);
        for (; n > 0 && at < b->arg_count; n--, at++)
            asm_interface(&l->a, classfile_class_name(b->file, b->args[at])->text);
    }
    if (flags & FLAG_SERIALIZABLE) {
        asm_interface(&l->a, "java/io/Serializable");
        emit_write_replace(l, iface, main_desc);
    }
    if (flags & FLAG_BRIDGES) {
        int32_t n = int_arg(b, at++);
        for (; n > 0 && at < b->arg_count; n--, at++)
            if (strcmp(method_type(b, at), main_desc) != 0)
                emit_method(l, method_type(b, at));
    }
}

static u1 *lambda_class(Lambda *l, bool alt, u4 *len)
{
    const Bootstrap *b = l->b;
    const char *erased = method_type(b, 0);
    size_t params_len = (size_t)(strchr(b->desc, ')') - b->desc) + 1;
    char *ctor = xformat("%.*sV", (int)params_len, b->desc);
    char *iface = xformat("%.*s", (int)l->iface.len - 2, l->iface.s + 1);
    asm_begin(&l->a, ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, l->name, "java/lang/Object");
    asm_interface(&l->a, iface);
    emit_constructor(l, ctor);
    emit_method(l, erased);
    if (alt)
        emit_extras(l, iface, erased);
    free(ctor);
    free(iface);
    return asm_end(&l->a, len);
}

static bool arguments_ok(const Bootstrap *b)
{
    const Const *pool = b->file->pool;
    if (b->arg_count < 3 || pool[b->args[0]].tag != CP_METHOD_TYPE || pool[b->args[1]].tag != CP_METHOD_HANDLE ||
        pool[b->args[2]].tag != CP_METHOD_TYPE)
        return false;
    u2 kind = pool[b->args[1]].a;
    return kind >= REF_INVOKE_VIRTUAL && kind <= REF_INVOKE_INTERFACE;
}

static bool make_constant(Thread *t, CallSite *site)
{
    AllocWatch watch = allocs_begin(t);
    Slot self = {.o = object_new(t, site->target->cls)};
    size_t mark = roots_mark(t);
    roots_add(t, self.o);
    allocs_end(t, watch);
    bool ok = self.o != NULL && t->exception == NULL && call_method(t, site->target, &self, NULL);
    roots_reset(t, mark);
    site->constant = self.o;
    return ok;
}

/* The types are asked for in the order in which the constants are resolved (JVMS 5.4.3.6). */
static bool static_arguments_resolve(Thread *t, const Bootstrap *b)
{
    return indy_types_resolve(t, b->host, method_type(b, 0)) && indy_handle_resolves(t, b->host, b->file, b->args[1]) &&
           indy_types_resolve(t, b->host, indy_handle(b->file, b->args[1]).desc->text) &&
           indy_types_resolve(t, b->host, method_type(b, 2));
}

bool indy_lambda(Thread *t, const Bootstrap *b, bool alt, CallSite *site)
{
    if (!arguments_ok(b)) {
        throw_name(t, "java/lang/invoke/LambdaConversionException",
                   "static arguments of the call site are not as expected");
        return false;
    }
    if (!static_arguments_resolve(t, b))
        return false;
    Lambda *l = xcalloc(1, sizeof *l);
    l->b = b;
    l->impl = indy_handle(b->file, b->args[1]);
    l->instantiated = method_type(b, 2);
    l->captured_count = type_split(b->desc, l->captured, &l->iface);
    l->name = xformat("%s$$Lambda", b->host->file->name->text);
    implementation_types(l);

    Type erased[255], ret;
    int arity = type_split(method_type(b, 0), erased, &ret);
    bool ok = l->captured_count + arity == l->param_count && l->iface.letter == 'L';
    if (ok) {
        u4 len;
        u1 *bytes = lambda_class(l, alt, &len);
        site->target = indy_define(t, b->host, false, bytes, len, "<init>");
        ok = site->target != NULL && code_prepare(t, method_code(site->target));
    } else {
        throw_name(t, "java/lang/invoke/LambdaConversionException", "Incorrect number of parameters for method %s:%s",
                   l->impl.name->text, l->impl.desc->text);
    }
    site->kind = l->captured_count > 0 ? SITE_CONSTRUCT : SITE_CONSTANT;
    if (ok && site->kind == SITE_CONSTANT)
        ok = make_constant(t, site);
    free(l->name);
    free(l->impl_type);
    free(l);
    return ok;
}
