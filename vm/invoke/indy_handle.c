/* indy_handle.c - constants of kind MethodHandle, MethodType and Dynamic, and call sites whose bootstrap method is
 * Java.
 *
 * All of it is done by Java (java.lang.invoke.Linker); what is left for the VM is to resolve what a constant names
 * and to box the static arguments of bootstrap methods. Constants are kept as CallSites of the class (indy.c). No
 * lock of its own. Read next: handle.h, java/lang/invoke/Linker.java.
 */
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/invoke/handle.h"
#include "vm/invoke/indy.h"
#include "vm/load/pool.h"
#include "vm/run/box.h"
#include "vm/run/call.h"
#include "vm/run/throw.h"

#define OBJECT "Ljava/lang/Object;"
#define CLASS  "Ljava/lang/Class;"
#define STRING "Ljava/lang/String;"

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

bool indy_handle_resolves(Thread *t, Class *from, ClassFile *f, u2 index)
{
    u1 kind = (u1)f->pool[index].a;
    u2 member = f->pool[index].b;
    if (kind <= REF_PUT_STATIC)
        return pool_field(t, from, f, member, kind == REF_GET_STATIC || kind == REF_PUT_STATIC) != NULL;
    const Method *m = pool_method(t, from, f, member, kind != REF_INVOKE_VIRTUAL);
    bool is_static = kind == REF_INVOKE_STATIC;
    if (m == NULL || !(m->access & ACC_STATIC) == !is_static)
        return m != NULL;
    pool_throw_staticness(t, m, is_static ? "Expected static" : "Expecting non-static");
    return false;
}

bool indy_types_resolve(Thread *t, const Class *from, const char *desc)
{
    for (const char *d = desc, *next; *d != 0; d = next) {
        next = letter_behind(d); /* ( and ) count as types of their own */
        if (next[-1] == ';' && pool_type_seen(t, from, d, (size_t)(next - d)) == NULL)
            return false;
    }
    return true;
}

static Object *handle_constant(Thread *t, Class *from, ClassFile *f, u2 index)
{
    HandleConst h = indy_handle(f, index);
    Class *owner = pool_class(t, from, f, f->pool[f->pool[index].b].a);
    if (owner == NULL || !indy_handle_resolves(t, from, f, index) || !indy_types_resolve(t, from, h.desc->text))
        return NULL;
    size_t mark = roots_mark(t);
    Object *name = string_of_symbol(t, h.name);
    roots_add(t, name);
    Object *desc = name != NULL ? string_of_symbol(t, h.desc) : NULL;
    Slot args[5] = {{.o = from->mirror}, {.i = h.kind}, {.o = owner->mirror}, {.o = name}, {.o = desc}};
    const char *how = "(" CLASS "I" CLASS STRING STRING ")" OBJECT;
    Object *value = desc != NULL ? handle_call_linker(t, "handleConstant", how, args) : NULL;
    roots_reset(t, mark);
    return value;
}

static Object *type_constant(Thread *t, Class *from, ClassFile *f, u2 index)
{
    Symbol *desc = classfile_utf8(f, f->pool[index].a);
    if (!indy_types_resolve(t, from, desc->text))
        return NULL;
    Slot args[2] = {{.o = from->mirror}, {.o = string_of_symbol(t, desc)}};
    return args[1].o != NULL ? handle_call_linker(t, "siteType", "(" CLASS STRING ")" OBJECT, args) : NULL;
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
        letter = letter_is_ref(d) ? 0 : d;
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
    roots_add(t, handle.o);
    if (!indy_types_resolve(t, b->host, b->desc))
        goto out;
    Class *objects = class_array_of(t, wk.Object);
    Array *extra = objects != NULL ? array_new(t, objects, b->arg_count) : NULL;
    roots_add(t, (Object *)extra);
    for (u2 i = 0; extra != NULL && i < b->arg_count; i++) {
        Object *o;
        if (!boxed_constant(t, b->host, b->file, b->args[i], &o))
            goto out;
        store_reference(array_slot(extra, i), o);
    }
    Object *name = extra != NULL ? string_of_mutf8(t, b->name, strlen(b->name)) : NULL;
    roots_add(t, name);
    Object *desc = name != NULL ? string_of_mutf8(t, b->desc, strlen(b->desc)) : NULL;
    Slot args[5] = {{.o = b->host->mirror}, {.o = handle.o}, {.o = name}, {.o = desc}, {.o = (Object *)extra}};
    if (desc != NULL)
        result = handle_call_linker(t, how, "(" CLASS OBJECT STRING STRING "[" OBJECT ")" OBJECT, args);
out:
    roots_reset(t, mark);
    return result;
}

static Object *dynamic_constant(Thread *t, Class *from, ClassFile *f, u2 index)
{
    const BootstrapInfo *boot = &f->bootstraps[f->pool[index].a];
    const Const *nat = &f->pool[f->pool[index].b];
    const char *name = classfile_utf8(f, nat->a)->text, *desc = classfile_utf8(f, nat->b)->text;
    Bootstrap b = {from, f, name, desc, boot->args, boot->arg_count};
    return call_bootstrap(t, &b, boot->method_handle, "linkConstant");
}

bool indy_constant(Thread *t, Class *from, ClassFile *f, u2 index, Slot *out)
{
    u1 tag = f->pool[index].tag;
    CallSite *known = constant_find(from, f, index);
    Object *value = known != NULL ? known->constant : NULL;
    if (known == NULL && !call_may_nest(t)) /* of a dynamic constant that is an argument of its own bootstrap method */
        return false;
    if (known == NULL) {
        value = tag == CP_METHOD_HANDLE ? handle_constant(t, from, f, index)
                : tag == CP_METHOD_TYPE ? type_constant(t, from, f, index)
                                        : dynamic_constant(t, from, f, index);
        if (t->exception != NULL) { /* pool.c remembers it */
            if (tag == CP_DYNAMIC)
                indy_wrap_error(t);
            return false;
        }
        value = constant_keep(from, f, index, value);
    }
    out->o = value;
    if (tag != CP_DYNAMIC)
        return true;
    char d = classfile_utf8(f, f->pool[f->pool[index].b].b)->text[0];
    return letter_is_ref(d) || unbox_value(value, out) == d;
}

/* ---- other bootstrap methods */

bool indy_java(Thread *t, const Bootstrap *b, u2 bootstrap_handle, CallSite *site)
{
    site->kind = SITE_HANDLE;
    site->desc = symbol_of_cstr(b->desc);
    site->appendix = call_bootstrap(t, b, bootstrap_handle, "linkSite");
    if (site->appendix == NULL)
        return false;
    size_t mark = roots_mark(t);
    roots_add(t, site->appendix);
    bool ok = handle_know_classes(t);
    roots_reset(t, mark);
    return ok;
}
