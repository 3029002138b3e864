/* indy_handle.c - method handles: calls of their signature-polymorphic methods, constants of kind MethodHandle, MethodType and
 * Dynamic, and call sites whose bootstrap method is Java.
 *
 * A method handle itself is Java (java.lang.invoke): it takes boxed arguments. What is left for the VM is to get from a call with any
 * descriptor to there. Each such instruction is linked to a method of a hidden class made for it, a nest mate of its own class:
 *
 *     static Object site;                                // what Linker made for this call: a MethodType, an access mode, a CallSite
 *     static R invoke(Object handle, P0 p0, P1 p1) {     // references are all Object; a call site has no handle
 *         return (R) Linker.invokeExact(handle, new Object[] {p0, p1}, site);   // boxes, unboxes
 *     }
 *
 * The instruction then runs as a call of that static method. Linked sites and constants are kept as CallSites of the class (indy.c).
 * No lock of its own. Read next: jdk/internal/invoke/Linker.java.
 */
#include "vm/assemble.h"
#include "vm/call.h"
#include "vm/indy.h"
#include "vm/init.h"
#include "vm/intrinsic.h"
#include "vm/pool.h"
#include "vm/string.h"
#include "vm/throw.h"
#include "vm/wellknown.h"

#define LINKER "jdk/internal/invoke/Linker"
#define OBJECT "Ljava/lang/Object;"
enum { BC_GETSTATIC = 178, BC_SIPUSH = 17, BC_ANEWARRAY = 189, BC_AASTORE = 83 };

/* Calls a static method of Linker; NULL with an exception pending. No argument takes two slots; args need not be rooted. */
static Object *call_linker(Thread *t, const char *name, const char *desc, const Slot *args)
{
    size_t mark = roots_mark(t);
    Type params[8], ret;
    int count = type_split(desc, params, &ret); /* one slot each */
    for (int i = 0; i < count; i++)
        if (type_is_ref(params[i]))
            ROOT(t, args[i].o);
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

/* ---- the method that an instruction is linked to */

static void emit_boxed_array(Asm *a, const Type *params, int count, u4 slot)
{
    asm_op_u2(a, BC_SIPUSH, (u2)count);
    asm_op_u2(a, BC_ANEWARRAY, asm_class(a, "java/lang/Object", 16));
    for (int i = 0; i < count; i++) {
        asm_op(a, BC_DUP);
        asm_op_u2(a, BC_SIPUSH, (u2)i);
        asm_load(a, params[i], slot);
        if (!type_is_ref(params[i]))
            asm_box(a, params[i].letter);
        asm_op(a, BC_AASTORE);
        slot += (u4)type_slots(params[i]);
    }
}

static void emit_result(Asm *a, Type ret)
{
    if (ret.letter == 'V') {
        asm_op(a, BC_POP);
    } else if (!type_is_ref(ret)) {
        const char *wrapper = asm_wrapper(ret.letter);
        asm_op_u2(a, BC_CHECKCAST, asm_class(a, wrapper, (u4)strlen(wrapper)));
        asm_unbox(a, ret.letter);
    }
    asm_return(a, type_is_ref(ret) ? type_of(OBJECT) : ret);
}

/* "(Object handle, params)ret" with every reference as Object; malloc'ed. */
static char *erased(const Type *params, int count, Type ret, bool has_handle)
{
    Bytes d = {0};
    bytes_u1(&d, '(');
    for (int i = has_handle ? -1 : 0; i < count; i++) {
        if (i < 0 || type_is_ref(params[i]))
            bytes_add(&d, OBJECT, sizeof OBJECT - 1);
        else
            bytes_u1(&d, (u1)params[i].letter);
    }
    bytes_u1(&d, ')');
    if (type_is_ref(ret))
        bytes_add(&d, OBJECT, sizeof OBJECT - 1);
    else
        bytes_u1(&d, (u1)ret.letter);
    bytes_u1(&d, 0);
    return (char *)d.data;
}

/* The class of the picture above, with its site stored; NULL with an exception pending. how: the method of Linker. */
static Method *make_invoker(Thread *t, Class *host, const char *desc, const char *how, bool has_handle, Object *site)
{
    Type params[255], ret;
    int count = type_split(desc, params, &ret);
    char *name = xformat("%s$$Handle", host->file->name->text), *own = erased(params, count, ret, has_handle);
    Asm a;
    asm_begin(&a, ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, name, "java/lang/Object");
    asm_field(&a, ACC_STATIC, "site", OBJECT);
    asm_method(&a, ACC_STATIC, "invoke", own, 9);
    if (has_handle)
        asm_load(&a, type_of(OBJECT), 0);
    emit_boxed_array(&a, params, count, has_handle);
    asm_op_u2(&a, BC_GETSTATIC, asm_member(&a, CP_FIELDREF, name, "site", OBJECT));
    asm_invoke(&a, BC_INVOKESTATIC, CP_METHODREF, LINKER, how,
               has_handle ? "(" OBJECT "[" OBJECT OBJECT ")" OBJECT : "([" OBJECT OBJECT ")" OBJECT);
    emit_result(&a, ret);
    asm_method_end(&a, ACC_STATIC, "invoke", own);
    free(name);
    free(own);
    u4 len;
    u1 *bytes = asm_end(&a, &len);
    size_t mark = roots_mark(t);
    ROOT(t, site);
    Method *m = indy_define(t, host, bytes, len, "invoke");
    roots_reset(t, mark);
    if (m != NULL)
        HEAP_STORE((Object **)(m->cls->statics + m->cls->fields[0].offset), site);
    return m;
}

/* ---- invokeExact, invoke, and the access methods of VarHandle */

Method *indy_polymorphic(Thread *t, Code *code, int32_t bci, u2 index, const Method *m)
{
    Class *host = code->method->cls;
    CallSite *known = indy_find_site(host, code, bci);
    if (known != NULL)
        return known->target;
    Symbol *cls, *name, *desc;
    classfile_member(code->file, index, &cls, &name, &desc);
    size_t mark = roots_mark(t);
    Slot args[3] = {{.o = host->mirror}, {.raw = 0}, {.raw = 0}};
    bool var = symbol_is(m->cls->name, "java/lang/invoke/VarHandle");
    args[1].o = string_of_symbol(t, var ? name : desc);
    ROOT(t, args[1].o);
    if (var && t->exception == NULL)
        args[2].o = string_of_symbol(t, desc);
    Object *site = NULL;
    if (t->exception == NULL)
        site = var ? call_linker(t, "varSite", "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;)" OBJECT, args)
                   : call_linker(t, "siteType", "(Ljava/lang/Class;Ljava/lang/String;)" OBJECT, args);
    roots_reset(t, mark);
    const char *how = var ? "invokeVar" : symbol_is(name, "invokeExact") ? "invokeExact" : "invokeGeneric";
    Method *target = site != NULL ? make_invoker(t, host, desc->text, how, true, site) : NULL;
    if (target == NULL)
        return NULL;
    CallSite made = {.code = code, .bci = bci, .target = target};
    return indy_publish_site(host, &made)->target;
}

/* ---- constants */

/* A constant is kept like a call site: the "code" is the class file, the "bci" the negative pool index. */
static CallSite *constant_find(Class *from, const ClassFile *f, u2 index)
{
    return indy_find_site(from, (const Code *)(const void *)f, -(int32_t)index);
}

static Object *constant_keep(Class *from, const ClassFile *f, u2 index, Object *value)
{
    CallSite made = {.code = (const Code *)(const void *)f, .bci = -(int32_t)index, .constant = value};
    return indy_publish_site(from, &made)->constant;
}

static Object *handle_constant(Thread *t, Class *from, ClassFile *f, u2 index)
{
    HandleConst h = indy_handle(f, index);
    Class *owner = pool_class(t, from, f, f->pool[f->pool[index].b].a);
    if (owner == NULL)
        return NULL;
    size_t mark = roots_mark(t);
    Object *name = string_of_symbol(t, h.name);
    ROOT(t, name);
    Object *desc = name != NULL ? string_of_symbol(t, h.desc) : NULL;
    Slot args[5] = {{.o = from->mirror}, {.i = h.kind}, {.o = owner->mirror}, {.o = name}, {.o = desc}};
    Object *value = desc == NULL ? NULL
                                 : call_linker(t, "handleConstant",
                                               "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/String;)" OBJECT, args);
    roots_reset(t, mark);
    return value;
}

static Object *type_constant(Thread *t, Class *from, ClassFile *f, u2 index)
{
    Slot args[2] = {{.o = from->mirror}, {.o = string_of_symbol(t, classfile_utf8(f, f->pool[index].a))}};
    return args[1].o != NULL ? call_linker(t, "siteType", "(Ljava/lang/Class;Ljava/lang/String;)" OBJECT, args) : NULL;
}

/* A static argument of a bootstrap method, boxed. false with an exception pending (the argument itself may be null). */
static bool boxed_constant(Thread *t, Class *host, ClassFile *f, u2 index, Object **out)
{
    Slot v;
    if (!pool_load(t, host, f, index, &v))
        return false;
    char letter = 0;
    switch (f->pool[index].tag) {
    case CP_INTEGER: letter = 'I'; break;
    case CP_FLOAT: letter = 'F'; break;
    case CP_LONG: letter = 'J'; break;
    case CP_DOUBLE: letter = 'D'; break;
    case CP_DYNAMIC: {
        char d = classfile_utf8(f, f->pool[f->pool[index].b].b)->text[0];
        letter = d == 'L' || d == '[' ? 0 : d;
        break;
    }
    default: break;
    }
    *out = letter != 0 ? box_value(t, letter, v) : v.o;
    return t->exception == NULL;
}

/* Calls linkSite or linkConstant with the bootstrap method and its static arguments. */
static Object *call_bootstrap(Thread *t, const Bootstrap *b, u2 bootstrap_handle, const char *how)
{
    size_t mark = roots_mark(t);
    Object *result = NULL;
    Slot handle;
    if (!pool_load(t, b->host, b->file, bootstrap_handle, &handle))
        return NULL;
    ROOT(t, handle.o);
    Class *objects = class_array_of(t, wk.Object);
    Array *extra = objects != NULL ? array_new(t, objects, b->arg_count) : NULL;
    ROOT(t, (Object *)extra);
    for (u2 i = 0; extra != NULL && i < b->arg_count; i++) {
        Object *o;
        if (!boxed_constant(t, b->host, b->file, b->args[i], &o))
            goto out;
        HEAP_STORE(&ARRAY_DATA(extra, Object *)[i], o);
    }
    Object *name = extra != NULL ? string_of_mutf8(t, b->name, strlen(b->name)) : NULL;
    ROOT(t, name);
    Object *desc = name != NULL ? string_of_mutf8(t, b->desc, strlen(b->desc)) : NULL;
    Slot args[5] = {{.o = b->host->mirror}, {.o = handle.o}, {.o = name}, {.o = desc}, {.o = (Object *)extra}};
    if (desc != NULL)
        result = call_linker(t, how, "(Ljava/lang/Class;" OBJECT "Ljava/lang/String;Ljava/lang/String;[" OBJECT ")" OBJECT, args);
out:
    roots_reset(t, mark);
    return result;
}

static Object *dynamic_constant(Thread *t, Class *from, ClassFile *f, u2 index)
{
    const BootstrapInfo *boot = &f->bootstraps[f->pool[index].a];
    const Const *nat = &f->pool[f->pool[index].b];
    Bootstrap b = {from, f, classfile_utf8(f, nat->a)->text, classfile_utf8(f, nat->b)->text, boot->args, boot->arg_count};
    return call_bootstrap(t, &b, boot->method_handle, "linkConstant");
}

bool indy_constant(Thread *t, Class *from, ClassFile *f, u2 index, Slot *out)
{
    u1 tag = f->pool[index].tag;
    CallSite *known = constant_find(from, f, index);
    Object *value = known != NULL ? known->constant : NULL;
    if (known == NULL) {
        value = tag == CP_METHOD_HANDLE ? handle_constant(t, from, f, index)
                : tag == CP_METHOD_TYPE ? type_constant(t, from, f, index)
                                        : dynamic_constant(t, from, f, index);
        if (t->exception != NULL)
            return false;
        value = constant_keep(from, f, index, value);
    }
    out->o = value;
    if (tag != CP_DYNAMIC)
        return true;
    char d = classfile_utf8(f, f->pool[f->pool[index].b].b)->text[0];
    return d == 'L' || d == '[' || unbox_value(value, out) == d;
}

/* ---- other bootstrap methods */

bool indy_java(Thread *t, const Bootstrap *b, u2 bootstrap_handle, CallSite *site)
{
    Object *linked = call_bootstrap(t, b, bootstrap_handle, "linkSite");
    site->target = linked != NULL ? make_invoker(t, b->host, b->desc, "invokeSite", false, linked) : NULL;
    return site->target != NULL;
}
