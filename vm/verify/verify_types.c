/* verify_types.c - the hierarchy of verification types, as far as references are concerned (JVMS 4.10.1.2).
 *
 *   null -> every reference      array -> Object, Cloneable, Serializable, arrays of wider elements
 *   class -> its superclasses    anything -> interface: interfaces count as Object here; invokeinterface checks at run
 * time
 *
 * Types are names, as the class's own loader means them (name_for tells the exception). A question about two names is
 * answered without loading where possible (same name, Object, arrays); otherwise both classes are loaded by the class's
 * own loader, which may fail: then the exception is pending and the method fails.
 *
 * No locks, no state. Read next: verify_check.c.
 */
#include "vm/base/above.h"
#include "vm/class/loaders.h"
#include "vm/class/wellknown.h"
#include "vm/thread/thread.h"
#include "vm/verify/verify_parts.h"

static Symbol *symbol_object(void)
{
    return wkname.object;
}

static Class *load(Verifier *v, Symbol *name)
{
    for (const ForeignType *f = v->foreign; f != NULL; f = f->next) {
        if (f->name == name)
            return f->cls;
    }
    Class *c = name == v->cls->name ? v->cls : above.load_class(v->t, v->cls->loader, name);
    if (c == NULL)
        verify_fail(v, NULL, "class %s cannot be loaded", name->text);
    return c;
}

static bool is_array_interface(const Symbol *name)
{
    return symbol_is(name, "java/lang/Cloneable") || symbol_is(name, "java/io/Serializable");
}

/* The component type's name: [I -> NULL (primitive), [La; -> a, [[I -> [I. */
static Symbol *component(const Symbol *array)
{
    const char *s = array->text + 1;
    return letter_is_ref(s[0]) ? symbol_of_type(s, array->len - 1) : NULL;
}

bool type_name_assignable(Verifier *v, Symbol *from, Symbol *to)
{
    if (from == to || to == symbol_object())
        return true;
    if (to->text[0] == '[') {
        if (from->text[0] != '[')
            return false;
        Symbol *a = component(from), *b = component(to);
        return a != NULL && b != NULL && type_name_assignable(v, a, b);
    }
    Class *b = load(v, to);
    if (b == NULL)
        return false;
    if (from->text[0] == '[')
        return is_array_interface(to);
    if (class_is_interface(b))
        return true;
    Class *a = load(v, from);
    return a != NULL && class_is_subclass(a, b);
}

bool type_assignable(Verifier *v, VType from, VType to)
{
    SlotKind a = vtype_kind(from), b = vtype_kind(to);
    if (from == to || b == SLOT_TOP)
        return true;
    if (b != SLOT_REF)
        return false;
    return a == SLOT_NULL || (a == SLOT_REF && type_name_assignable(v, vtype_name(from), vtype_name(to)));
}

/* How the verifier calls this class: by its name, if that is what the class's own loader means by it. Another class of
 * that name may lie above two classes that other loaders define, and must not be taken for it: it gets a name that no
 * class file can hold. */
static Symbol *name_for(Verifier *v, Class *c)
{
    if (c == v->cls || c->loader == v->cls->loader || loader_find_loaded(v->cls->loader, c->name) == c)
        return c->name;
    for (const ForeignType *f = v->foreign; f != NULL; f = f->next) {
        if (f->cls == c)
            return f->name;
    }
    char *text = xformat("%s.%p", c->name->text, (void *)c);
    ForeignType *f = arena_alloc(v->room, 1, sizeof *f);
    *f = (ForeignType){v->foreign, symbol_of_cstr(text), c};
    free(text);
    v->foreign = f;
    return f->name;
}

static VType merge_arrays(Verifier *v, Symbol *a, Symbol *b)
{
    Symbol *x = component(a), *y = component(b);
    if (x == NULL || y == NULL)
        return vtype_ref(symbol_object());
    Symbol *elem = vtype_name(type_merge(v, vtype_ref(x), vtype_ref(y)));
    return vtype_ref(symbol_of_array(elem));
}

VType type_merge(Verifier *v, VType a, VType b)
{
    Symbol *x = vtype_name(a), *y = vtype_name(b);
    if (x == y)
        return a;
    if (x == symbol_object() || y == symbol_object())
        return vtype_ref(symbol_object());
    if (x->text[0] == '[' && y->text[0] == '[')
        return merge_arrays(v, x, y);
    if (x->text[0] == '[' || y->text[0] == '[')
        return vtype_ref(symbol_object());
    Class *p = load(v, x), *q = p ? load(v, y) : NULL;
    if (p == NULL || q == NULL || class_is_interface(p) || class_is_interface(q))
        return vtype_ref(symbol_object());
    while (!class_is_subclass(q, p))
        p = p->super;
    return vtype_ref(name_for(v, p));
}
