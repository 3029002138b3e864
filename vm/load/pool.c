/* pool.c - resolution of symbolic references (JVMS 5.4.3).
 *
 * A resolved constant is stored in ClassFile.values, once, with release order; whoever loads it with acquire order and
 * finds it non-zero is done. Of two threads that resolve the same constant at the same time the first to come to an end
 * says what both find, a value or an error (settle).
 *
 * A failure with a LinkageError is remembered, as JVMS 5.4.3 asks: later attempts at the same constant fail in the
 * same way, even if the class could be found by then. What is kept is the error's class and message and those of its
 * cause, not the object.
 *
 *   ClassFile.errors -> PoolError {index, class, message, cause} -> ... -> NULL     grows at the head, read
 *                                                                                   without lock
 *
 * Lock: `lock` for what is stored, values and errors. Read next: class.c for the look-ups, access.c, quicken.c for the
 * client.
 */
#include "vm/load/pool.h"
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"

#include <pthread.h>

#include "vm/class/classfile_names.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/string_new.h"
#include "vm/load/load_hooks.h"
#include "vm/load/loader.h"
#include "vm/load/module.h"
#include "vm/load/where.h"
#include "vm/run/throw.h"

/* of an error or of its cause */
typedef struct Failure {
    Class *cls;    /* NULL = none */
    char *message; /* or NULL */
} Failure;

typedef struct PoolError {
    struct PoolError *next;
    u2 index;
    Failure error, cause;
} PoolError;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static inline uintptr_t resolved(ClassFile *f, u2 index)
{
    return (uintptr_t)classfile_value(f, index);
}

static inline void resolve(ClassFile *f, u2 index, const void *value)
{
    classfile_set_value(f, index, (uintptr_t)value);
}

/* ---- remembered errors */

static Failure failure_of(const Object *exception)
{
    Failure x = {0};
    if (exception == NULL)
        return x;
    Object *detail = WK_LOAD(exception, Throwable_detailMessage);
    x.cls = object_class(exception);
    x.message = detail ? string_to_utf8(detail) : NULL;
    return x;
}

bool pool_error_stays(const Object *exception)
{
    for (const Class *c = object_class(exception); c != NULL; c = c->super) {
        if (symbol_is(c->name, "java/lang/LinkageError") && c->loader == boot_loader)
            return true;
    }
    return false;
}

static PoolError *find_error(ClassFile *f, u2 index)
{
    PoolError *e = atomic_load_explicit(&f->errors, memory_order_acquire);
    while (e != NULL && e->index != index)
        e = e->next;
    return e;
}

static void throw_failure(Thread *t, const Failure *x)
{
    if (x->message != NULL)
        throw_new(t, x->cls, "%s", x->message);
    else
        throw_new_plain(t, x->cls);
}

static void throw_again(Thread *t, const PoolError *e)
{
    if (e->cause.cls == NULL) {
        throw_failure(t, &e->error);
        return;
    }
    throw_failure(t, &e->cause);
    size_t mark = roots_mark(t);
    Object *cause = t->exception;
    roots_add(t, cause);
    t->exception = NULL;
    throw_cause(t, e->error.cls, e->error.message, cause);
    roots_reset(t, mark);
}

static void free_error(PoolError *e)
{
    free(e->error.message);
    free(e->cause.message);
    free(e);
}

/* The pending exception, or NULL if it is not of the kind that stays. */
static PoolError *error_of_pending(Thread *t, u2 index)
{
    Object *exception = t->exception;
    if (exception == NULL || !pool_error_stays(exception))
        return NULL;
    PoolError *e = xcalloc(1, sizeof *e);
    e->index = index;
    e->error = failure_of(exception);
    Object *cause = WK_LOAD(exception, Throwable_cause);
    if (cause != exception)
        e->cause = failure_of(cause);
    return e;
}

static void record(ClassFile *f, PoolError *e)
{
    e->next = atomic_load_explicit(&f->errors, memory_order_relaxed);
    atomic_store_explicit(&f->errors, e, memory_order_release);
}

/* What a resolution of this constant came to: found, or NULL with its error pending. Another thread, or Java code that
 * ran meanwhile, may have come to an end before: then that counts, a value or an error, and is answered instead. An
 * error that does not stay is the thread's own. */
static const void *settle(Thread *t, ClassFile *f, u2 index, const void *found)
{
    PoolError *e = found == NULL ? error_of_pending(t, index) : NULL;
    if (found == NULL && e == NULL)
        return NULL;
    pthread_mutex_lock(&lock);
    const void *value = (const void *)resolved(f, index);
    const PoolError *before = find_error(f, index);
    bool first = value == NULL && before == NULL;
    if (first && found != NULL)
        resolve(f, index, found);
    else if (first)
        record(f, e);
    pthread_mutex_unlock(&lock);
    if (first)
        return found;
    if (e != NULL)
        free_error(e);
    t->exception = NULL;
    if (before != NULL)
        throw_again(t, before);
    return value;
}

/* True if this constant failed before: then the same error is pending. */
static bool failed_before(Thread *t, ClassFile *f, u2 index)
{
    PoolError *e = find_error(f, index);
    if (e != NULL)
        throw_again(t, e);
    return e != NULL;
}

void pool_free_errors(ClassFile *f)
{
    for (PoolError *e = atomic_load(&f->errors), *next; e != NULL; e = next) {
        next = e->next;
        free_error(e);
    }
    atomic_store(&f->errors, NULL);
}

/* ---- classes */

static Class *throw_class_access(Thread *t, const Class *from, const Class *to)
{
    const Class *base = to->kind == KIND_ARRAY ? to->base_elem : to;
    if ((base->access & ACC_PUBLIC) && !module_access_ok(from, base)) {
        char *why = module_why_not(t, from, base, "cannot access class");
        throw_name(t, "java/lang/IllegalAccessError", "%s", why);
        free(why);
        return NULL;
    }
    char *a = class_external_name(base), *b = class_external_name(from), *where = class_where_both(base, from);
    throw_name(t, "java/lang/IllegalAccessError", "failed to access class %s from class %s (%s)", a, b, where);
    free(a);
    free(b);
    free(where);
    return NULL;
}

Class *pool_class(Thread *t, Class *from, ClassFile *f, u2 index)
{
    Class *c = (Class *)resolved(f, index);
    if (c != NULL)
        return c;
    if (failed_before(t, f, index))
        return NULL;
    c = loader_load(t, from->loader, classfile_class_name(f, index));
    if (c != NULL && !access_class_ok(from, c))
        c = throw_class_access(t, from, c);
    return (Class *)settle(t, f, index, c);
}

Class *pool_type(Thread *t, Loader *l, const char *desc, size_t len)
{
    if (len == 1)
        return class_primitive(desc[0]);
    bool is_class = desc[0] == 'L' && len > 2;
    return loader_load(t, l, is_class ? symbol_of(desc + 1, len - 2) : symbol_of(desc, len));
}

Class *pool_type_seen(Thread *t, const Class *from, const char *desc, size_t len)
{
    Class *c = pool_type(t, from->loader, desc, len);
    return c == NULL || access_class_ok(from, c) ? c : throw_class_access(t, from, c);
}

/* ---- fields */

static const char *protection(u2 access)
{
    return (access & ACC_PRIVATE) ? "private " : (access & ACC_PROTECTED) ? "protected " : "";
}

void pool_throw_field_access(Thread *t, const Class *from, const Field *field)
{
    char *a = class_external_name(from), *b = class_external_name(field->cls),
         *where = class_where_both(from, field->cls);
    throw_name(t, "java/lang/IllegalAccessError", "class %s tried to access %sfield %s.%s (%s)", a,
               protection(field->access), b, field->name->text, where);
    free(a);
    free(b);
    free(where);
}

/* who: "the class loader X of the current class, A, and the class loader Y for the method's defining class, B, have
 * different Class objects for"; where: "A is in ...; B is in ...". Both malloc'ed. */
static void describe_ends(const Class *from, const Class *owner, const char *what, char **who, char **where)
{
    char *a = loader_describe(from->loader), *b = loader_describe(owner->loader), *x = class_external_name(from),
         *y = class_external_name(owner), *here = class_where(from, true), *there = class_where(owner, true);
    *who = xformat("the class loader %s of the current class, %s, and the class loader %s for the %s's defining class, "
                   "%s, have different Class objects for",
                   a, x, b, what, y);
    *where = xformat("%s; %s", here, there);
    free(a);
    free(b);
    free(x);
    free(y);
    free(here);
    free(there);
}

bool pool_constrain_field(Thread *t, const Class *from, const Field *field)
{
    Symbol *type = loader_constrain(field->desc, from->loader, field->cls->loader);
    if (type == NULL)
        return true;
    char *who, *where;
    const char *name = symbol_replace(type, '/', '.')->text;
    describe_ends(from, field->cls, "field", &who, &where);
    throw_name(t, "java/lang/LinkageError",
               "loader constraint violation: when resolving field \"%s\" of type %s, %s type %s (%s)",
               field->name->text, name, who, name, where);
    free(who);
    free(where);
    return false;
}

bool pool_constrain_method(Thread *t, const Class *from, const Method *m)
{
    Symbol *type =
        METHOD_FLAGS(m) & METHOD_SIGNATURE_POLYMORPHIC ? NULL : loader_constrain(m->desc, from->loader, m->cls->loader);
    if (type == NULL)
        return true;
    char *who, *where, *name = method_external_name(m);
    describe_ends(from, m->cls, "method", &who, &where);
    throw_name(t, "java/lang/LinkageError",
               "loader constraint violation: when resolving %s '%s' %s the type %s used in the signature (%s)",
               class_is_interface(m->cls) ? "interface method" : "method", name, who,
               symbol_replace(type, '/', '.')->text, where);
    free(who);
    free(where);
    free(name);
    return false;
}

static Field *find_field(Thread *t, Class *from, ClassFile *f, u2 index)
{
    Class *c = pool_class(t, from, f, f->pool[index].a);
    if (c == NULL)
        return NULL;
    Symbol *name, *desc;
    classfile_member(f, index, NULL, &name, &desc);
    Field *field = class_find_field(c, name, desc);
    if (field == NULL) {
        throw_name(t, "java/lang/NoSuchFieldError", "%s", name->text);
    } else if (!access_member_ok(t, from, field->cls, field->access)) {
        pool_throw_field_access(t, from, field);
        field = NULL;
    } else if (!pool_constrain_field(t, from, field)) {
        field = NULL;
    }
    return field;
}

Class *pool_owner(Thread *t, Class *from, ClassFile *f, u2 index)
{
    return pool_class(t, from, f, f->pool[index].a);
}

static Field *check_static(Thread *t, const Class *owner, Field *field, bool is_static)
{
    if (!(field->access & ACC_STATIC) == !is_static)
        return field;
    char *name = class_external_name(owner);
    throw_name(t, "java/lang/IncompatibleClassChangeError", "Expected %s field %s.%s",
               is_static ? "static" : "non-static", name, field->name->text);
    free(name);
    return NULL;
}

Field *pool_field(Thread *t, Class *from, ClassFile *f, u2 index, bool is_static)
{
    Field *field = (Field *)resolved(f, index);
    if (field == NULL) {
        if (failed_before(t, f, index))
            return NULL;
        field = (Field *)settle(t, f, index, find_field(t, from, f, index));
        if (field == NULL)
            return NULL;
    }
    return check_static(t, pool_owner(t, from, f, index), field, is_static);
}

/* ---- methods */

static void throw_kind(Thread *t, const Class *c, const Symbol *method, const Symbol *desc, bool either)
{
    char *name = class_external_name(c);
    bool interface = class_is_interface(c);
    if (either) {
        char *full = method_external_name_of(name, method, desc);
        throw_name(t, "java/lang/IncompatibleClassChangeError", "Method '%s' must be %s constant", full,
                   interface ? "InterfaceMethodref" : "Methodref");
        free(full);
    } else {
        throw_name(t, "java/lang/IncompatibleClassChangeError", "Found %s %s, but %s was expected",
                   interface ? "interface" : "class", name, interface ? "class" : "interface");
    }
    free(name);
}

static void throw_no_method(Thread *t, const Class *c, const Symbol *name, const Symbol *desc)
{
    char *owner = class_external_name(c), *method = method_external_name_of(owner, name, desc);
    throw_name(t, "java/lang/NoSuchMethodError", "'%s'", method);
    free(owner);
    free(method);
}

void pool_throw_method_access(Thread *t, const Class *from, const Method *m)
{
    char *a = class_external_name(from), *b = method_external_name(m), *where = class_where_both(from, m->cls);
    throw_name(t, "java/lang/IllegalAccessError", "class %s tried to access %s%smethod '%s' (%s)", a,
               (m->access & ACC_ABSTRACT) ? "abstract " : "", protection(m->access), b, where);
    free(a);
    free(b);
    free(where);
}

void pool_throw_staticness(Thread *t, const Method *m, const char *expected)
{
    char *name = method_external_name(m);
    throw_name(t, "java/lang/IncompatibleClassChangeError", "%s method '%s'", expected, name);
    free(name);
}

static Method *find_method(Thread *t, Class *from, ClassFile *f, u2 index, bool either)
{
    Class *c = pool_class(t, from, f, f->pool[index].a);
    if (c == NULL)
        return NULL;
    bool interface = f->pool[index].tag == CP_INTERFACE_METHODREF;
    Symbol *name, *desc;
    classfile_member(f, index, NULL, &name, &desc);
    if (class_is_interface(c) != interface) {
        throw_kind(t, c, name, desc, either);
        return NULL;
    }
    Method *m = interface ? class_find_interface_method(c, name, desc) : class_find_method(c, name, desc);
    if (m == NULL) {
        throw_no_method(t, c, name, desc);
    } else if (!access_member_ok(t, from, m->cls, m->access)) {
        pool_throw_method_access(t, from, m);
        m = NULL;
    } else if (!pool_constrain_method(t, from, m)) {
        m = NULL;
    }
    return m;
}

Method *pool_method(Thread *t, Class *from, ClassFile *f, u2 index, bool either)
{
    Method *m = (Method *)resolved(f, index);
    if (m != NULL)
        return m;
    if (failed_before(t, f, index))
        return NULL;
    return (Method *)settle(t, f, index, find_method(t, from, f, index, either));
}

/* ---- loadable constants */

static Object *pool_string(Thread *t, ClassFile *f, u2 index)
{
    Object *s = (Object *)resolved(f, index);
    if (s != NULL)
        return s;
    s = string_intern_symbol(t, classfile_utf8(f, f->pool[index].a));
    if (s != NULL)
        resolve(f, index, s); /* a root from now on (gc.c) */
    return s;
}

/* A constant that Java makes: who makes it keeps it, and here stands only that it is there. */
static bool pool_dynamic(Thread *t, Class *from, ClassFile *f, u2 index, Slot *out)
{
    static const char there;
    if (resolved(f, index) == 0) {
        if (failed_before(t, f, index))
            return false;
        bool made = load_hooks.dynamic_constant(t, from, f, index, out);
        if (settle(t, f, index, made ? &there : NULL) == NULL)
            return false;
        if (made)
            return true;
    }
    return load_hooks.dynamic_constant(t, from, f, index, out);
}

bool pool_load(Thread *t, Class *from, ClassFile *f, u2 index, Slot *out)
{
    out->raw = 0;
    switch (f->pool[index].tag) {
    case CP_INTEGER:
    case CP_FLOAT:
    case CP_LONG:
    case CP_DOUBLE: out->raw = classfile_value(f, index); return true;
    case CP_STRING: out->o = pool_string(t, f, index); return out->o != NULL;
    case CP_CLASS: {
        Class *c = pool_class(t, from, f, index);
        out->o = c ? c->mirror : NULL;
        return c != NULL;
    }
    default: return pool_dynamic(t, from, f, index, out);
    }
}
