/* class_tables.c - which method runs: vtables, itables, selection (JVMS 5.4.5, 5.4.6).
 *
 * vtable: one slot per overridable method of a class and its superclasses. A subclass starts with its superclass's
 * vtable and puts its own method into every slot whose method it overrides; a method that overrides nothing gets a
 * new slot. Package-private methods make this more than a search by name: a method overrides a slot if the method
 * there is public or protected, or package-private in the same run-time package. A slot holds the latest override, so
 * transitive overriding (JVMS 5.4.5) comes by itself. Private methods and constructors have no slot (vindex -1) and
 * select themselves.
 *
 * itables: for each interface of a concrete class an array indexed by the interface method's vindex. Entries are the
 * class's own or inherited method, else the one maximally-specific default method, else NULL; then
 * class_throw_selection finds out why.
 *
 * There are no miranda slots: invokevirtual of an interface method that a class inherits without declaring it
 * resolves to the interface's method, whose selection goes through the itable (class_select looks at the method's
 * class).
 *
 * No locks: built under the class's linking, then read-only. Read next: init.c.
 */
#include "vm/base/above.h"
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"
#include "vm/load/class_create.h"
#include "vm/load/loader.h"
#include "vm/load/where.h"

/* ---- vtable */

static bool has_slot(const Method *m)
{
    return !(m->access & (ACC_STATIC | ACC_PRIVATE)) && m->name->text[0] != '<';
}

static bool overrides(const Class *c, const Method *m, const Method *slot)
{
    if (m->name != slot->name || m->desc != slot->desc)
        return false;
    return (slot->access & (ACC_PUBLIC | ACC_PROTECTED)) || class_same_package(c, slot->cls);
}

static bool check_final(Thread *t, const Class *c, const Method *slot)
{
    if (!(slot->access & ACC_FINAL))
        return true;
    char *a = class_external_name(c), *b = class_external_name(slot->cls);
    throw_name(t, "java/lang/IncompatibleClassChangeError", "class %s overrides final method %s.%s%s", a, b,
               slot->name->text, slot->desc->text);
    free(a);
    free(b);
    return false;
}

/* Loader constraints between a method and what it overrides or implements (JVMS 5.4.5, 5.3.4). */
static bool constrain(Thread *t, const Class *c, const Method *m, const Method *overridden)
{
    Symbol *type = loader_constrain(m->desc, m->cls->loader, overridden->cls->loader);
    if (type == NULL)
        return true;
    char *a = class_external_name(c), *b = method_external_name(m), *x = loader_describe(m->cls->loader),
         *y = loader_describe(overridden->cls->loader), *p = class_external_name(m->cls),
         *q = class_external_name(overridden->cls), *where = class_where(m->cls, true),
         *there = class_where(overridden->cls, true);
    throw_name(t, "java/lang/LinkageError",
               "loader constraint violation for class %s: when selecting overriding method '%s' the class loader %s of "
               "the selected method's type %s, and the class loader %s for its super type %s have different Class "
               "objects for the type %s used in the signature (%s; %s)",
               a, b, x, p, y, q, symbol_replace(type, '/', '.')->text, where, there);
    free(a);
    free(b);
    free(x);
    free(y);
    free(p);
    free(q);
    free(where);
    free(there);
    return false;
}

static bool put_in_vtable(Thread *t, Class *c, Method *m)
{
    m->vindex = -1;
    u4 inherited = c->super ? c->super->vtable_len : 0;
    for (u4 i = 0; i < inherited; i++) {
        Method *slot = c->vtable[i];
        if (slot->name != m->name || !overrides(c, m, slot))
            continue;
        if (!check_final(t, c, slot) || !constrain(t, c, m, slot))
            return false;
        c->vtable[i] = m;
        if (m->vindex < 0)
            m->vindex = (int32_t)i;
    }
    if (m->vindex < 0) {
        m->vindex = (int32_t)c->vtable_len;
        c->vtable[c->vtable_len++] = m;
    }
    return true;
}

static bool build_vtable(Thread *t, Class *c)
{
    u4 inherited = c->super ? c->super->vtable_len : 0;
    c->vtable = xmalloc((inherited + c->method_count) * sizeof *c->vtable);
    if (inherited != 0)
        memcpy(c->vtable, c->super->vtable, inherited * sizeof *c->vtable);
    c->vtable_len = inherited;
    for (u4 i = 0; i < c->method_count; i++) {
        if (has_slot(&c->methods[i]) && !put_in_vtable(t, c, &c->methods[i]))
            return false;
    }
    return true;
}

/* ---- itables */

/* The class's own or inherited method that implements an interface method, or NULL. */
static Method *find_implementation(Class *c, const Method *m)
{
    for (Class *k = c; k != NULL; k = k->super) {
        Method *found = class_find_declared_method(k, m->name, m->desc);
        if (found != NULL && !(found->access & (ACC_STATIC | ACC_PRIVATE)))
            return found;
    }
    return NULL;
}

static Method *implement(Class *c, const Method *m)
{
    Method *found = find_implementation(c, m);
    if (found != NULL)
        return found;
    Method *second;
    found = class_find_specific(c, m->name, m->desc, &second);
    return found != NULL && second == NULL && !(found->access & ACC_ABSTRACT) ? found : NULL;
}

static bool build_itable(Thread *t, Class *c, ITable *table, Class *iface)
{
    table->iface = iface;
    int32_t count = 0;
    for (u4 i = 0; i < iface->method_count; i++)
        count += iface->methods[i].vindex >= 0;
    if (count == 0)
        return true;
    table->methods = xcalloc((size_t)count, sizeof *table->methods);
    for (u4 i = 0; i < iface->method_count; i++) {
        Method *m = &iface->methods[i];
        if (m->vindex < 0)
            continue;
        Method *found = table->methods[m->vindex] = implement(c, m);
        if (found != NULL && found != m && !constrain(t, c, found, m))
            return false;
    }
    return true;
}

bool class_build_tables(Thread *t, Class *c)
{
    if (class_is_interface(c))
        return true;
    if (!build_vtable(t, c))
        return false;
    if ((c->access & ACC_ABSTRACT) || c->all_interface_count == 0)
        return true;
    c->itables = xcalloc(c->all_interface_count, sizeof *c->itables);
    c->itable_count = c->all_interface_count;
    for (u4 i = 0; i < c->all_interface_count; i++) {
        if (!build_itable(t, c, &c->itables[i], c->all_interfaces[i]))
            return false;
    }
    return true;
}

/* ---- what selection did not find */

static void throw_conflict(Thread *t, const Method *a, const Method *b)
{
    throw_name(t, "java/lang/IncompatibleClassChangeError", "Conflicting default methods: %s.%s %s.%s",
               a->cls->name->text, a->name->text, b->cls->name->text, b->name->text);
}

static char *without_class(const Method *m)
{
    char *full = method_external_name_of("", m->name, m->desc);
    char *result = xformat("%s%s", (m->access & ACC_ABSTRACT) ? "abstract " : "", full);
    free(full);
    return result;
}

/* selected: abstract, or NULL. */
static void throw_abstract(Thread *t, const Class *c, const Method *m, const Method *selected)
{
    char *receiver = class_external_name(c), *declarer = class_external_name(m->cls), *method = without_class(m),
         *other = selected != NULL && selected != m ? method_external_name(selected) : NULL;
    throw_name(t, "java/lang/AbstractMethodError",
               "Receiver class %s does not define or inherit an implementation of the resolved method '%s' of %s%s%s."
               "%s%s%s",
               receiver, method, (m->cls->access & ACC_ABSTRACT) && !class_is_interface(m->cls) ? "abstract " : "",
               class_is_interface(m->cls) ? "interface " : "class ", declarer,
               other != NULL ? " Selected method is 'abstract " : "", other != NULL ? other : "",
               other != NULL ? "'." : "");
    free(other);
    free(receiver);
    free(declarer);
    free(method);
}

/* m itself was called, though the receiver's class has another one: CallNonvirtual, or invokespecial. */
static void throw_exact(Thread *t, const Method *m)
{
    char *name = method_external_name(m);
    throw_name(t, "java/lang/AbstractMethodError", "'%s'", name);
    free(name);
}

void class_throw_selection(Thread *t, Class *c, Method *m)
{
    Method *found = c->kind == KIND_INSTANCE ? find_implementation(c, m) : NULL, *second = NULL;
    if (found == NULL && class_is_interface(m->cls)) {
        Method *first = class_find_specific(c, m->name, m->desc, &second);
        if (second != NULL) {
            throw_conflict(t, first, second);
            return;
        }
    }
    if (found != NULL && !(found->access & ACC_ABSTRACT))
        throw_exact(t, m);
    else
        throw_abstract(t, c, m, found);
}

bool class_check_selected(Thread *t, Class *c, const Method *selected)
{
    if (selected->access & (ACC_PUBLIC | ACC_PRIVATE))
        return true;
    char *receiver = class_external_name(c), *name = method_external_name_of(receiver, selected->name, selected->desc);
    throw_name(t, "java/lang/IllegalAccessError", "'%s'", name);
    free(receiver);
    free(name);
    return false;
}

/* ---- invokespecial */

Method *class_select_special(Class *start, Method *m)
{
    for (Class *k = start; k != NULL; k = k->super) {
        Method *found = class_find_declared_method(k, m->name, m->desc);
        if (found != NULL && !(found->access & ACC_STATIC))
            return found;
    }
    Method *second, *found = class_find_specific(start, m->name, m->desc, &second);
    return second == NULL ? found : NULL;
}

void class_throw_special(Thread *t, Class *start, const Class *owner, Method *m)
{
    Method *second, *first = class_find_specific(start, m->name, m->desc, &second);
    if (second != NULL) {
        throw_conflict(t, first, second);
        return;
    }
    char *named = class_external_name(owner), *name = method_external_name_of(named, m->name, m->desc);
    throw_name(t, "java/lang/AbstractMethodError", "'%s'", name);
    free(named);
    free(name);
}
