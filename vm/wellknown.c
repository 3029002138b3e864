/* wellknown.c - finds in the class library what the VM knows by name (wellknown.def).
 *
 * Start-up is a knot: every class needs a mirror, a mirror is an object of java.lang.Class, whose constants are
 * Strings, which are made of char[]. It is untied in this order:
 *   1. load all WK_CLASSes (no mirrors yet), find their fields and methods (offsets still unknown);
 *   2. link Object, String, Class, then the others; from the moment Class is linked, new classes get mirrors at once;
 *   3. make the mirrors of the primitives and of all classes loaded so far, oldest first.
 * Nothing of Java runs meanwhile; wellknown_init initialises the classes whose objects the VM makes itself.
 *
 * A library that lacks something is not one for this VM: panic with the name. Lock: start-up is single-threaded;
 * later only wk_class stores (keep_lazy). Read next: wellknown.def, vm.c.
 */
#include "vm/wellknown.h"

#include <pthread.h>

#include "vm/init.h"
#include "vm/loader.h"
#include "vm/thread.h"
#include "vm/throw.h"
#include "vm/vm.h"

WellKnown wk;
WellKnownNames wkname;

typedef struct KnownClass {
    const char *name;
    Class **where;
    bool lazy;
} KnownClass;

static const KnownClass known_classes[] = {
#define WK_CLASS(id, name) {name, &wk.id, false},
#define WK_LAZY(id, name)  {name, &wk.id, true},
#include "vm/wellknown.def"
};

typedef struct KnownMember {
    Class **cls;
    const char *name, *desc;
    Field **field; /* or */
    Method **method;
    bool is_static;
} KnownMember;

static const KnownMember known_members[] = {
#define WK_FIELD(cls, id, name, desc)  {&wk.cls, name, desc, &wk.id, NULL, false},
#define WK_STATIC(cls, id, name, desc) {&wk.cls, name, desc, &wk.id, NULL, true},
#define WK_METHOD(cls, id, name, desc) {&wk.cls, name, desc, NULL, &wk.id, false},
#include "vm/wellknown.def"
};

static void find_member(const KnownMember *k, Class *c)
{
    Symbol *name = symbol_of_cstr(k->name), *desc = symbol_of_cstr(k->desc);
    if (k->field != NULL) {
        Field *f = class_find_declared_field(c, name, desc);
        if (f == NULL || !(f->access & ACC_STATIC) == k->is_static)
            panic("the class library has no %sfield %s.%s of type %s", k->is_static ? "static " : "", c->name->text,
                  k->name, k->desc);
        __atomic_store_n(k->field, f, __ATOMIC_RELAXED);
    } else {
        Method *m = class_find_declared_method(c, name, desc);
        if (m == NULL)
            panic("the class library has no method %s.%s%s", c->name->text, k->name, k->desc);
        __atomic_store_n(k->method, m, __ATOMIC_RELAXED);
    }
}

static Class *load_or_panic(Thread *t, const char *name)
{
    Class *c = loader_find_boot(t, symbol_of_cstr(name));
    if (c == NULL)
        panic("the class library has no %s that can be loaded", name);
    return c;
}

static void link_or_panic(Thread *t, Class *c)
{
    if (!class_link(t, c))
        panic("class %s of the class library cannot be linked (%s)", c->name->text,
              t->exception ? t->exception->cls->name->text : "?");
}

static void load_all(Thread *t)
{
    for (size_t i = 0; i < COUNT_OF(known_classes); i++) {
        if (!known_classes[i].lazy)
            *known_classes[i].where = load_or_panic(t, known_classes[i].name);
    }
    for (size_t i = 0; i < COUNT_OF(known_members); i++) {
        if (*known_members[i].cls != NULL)
            find_member(&known_members[i], *known_members[i].cls);
    }
}

static void link_all(Thread *t)
{
    link_or_panic(t, wk.Object);
    link_or_panic(t, wk.String);
    link_or_panic(t, wk.Class);
    for (size_t i = 0; i < COUNT_OF(known_classes); i++) {
        if (!known_classes[i].lazy)
            link_or_panic(t, *known_classes[i].where);
    }
}

typedef struct ClassList {
    Class **items;
    size_t count;
} ClassList;

static void add_to_list(Class *c, void *arg)
{
    ClassList *list = arg;
    list->items = xrealloc(list->items, (list->count + 1) * sizeof *list->items);
    list->items[list->count++] = c;
}

static void make_mirror(Thread *t, Class *c)
{
    if (!class_make_mirror(t, c))
        panic("no memory for the mirror of class %s", c->name->text);
}

static void make_mirrors(Thread *t)
{
    for (const char *p = "ZBCSIFJDV"; *p != 0; p++)
        make_mirror(t, class_primitive(*p));
    ClassList list = {0};
    loader_each_class(add_to_list, &list);
    while (list.count > 0) /* the list is newest first; an array's element class is older than the array */
        make_mirror(t, list.items[--list.count]);
    free(list.items);
}

void wellknown_load(Thread *t)
{
    wkname = (WellKnownNames){
        .init = symbol_of_cstr("<init>"),
        .clinit = symbol_of_cstr("<clinit>"),
        .void_desc = symbol_of_cstr("()V"),
        .code = symbol_of_cstr("Code"),
        .object = symbol_of_cstr("java/lang/Object"),
    };
    class_make_primitives();
    load_all(t);
    link_all(t);
    make_mirrors(t);
}

bool wellknown_init(Thread *t)
{
    return class_init(t, wk.Object) && class_init(t, wk.String) && class_init(t, wk.Class);
}

/* Stores a lazy class under its name in wk, its members first. */
static void keep_lazy(const char *name, Class *c)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    for (size_t i = 0; i < COUNT_OF(known_classes); i++) {
        const KnownClass *k = &known_classes[i];
        if (!k->lazy || strcmp(k->name, name) != 0 || __atomic_load_n(k->where, __ATOMIC_ACQUIRE) != NULL)
            continue;
        pthread_mutex_lock(&lock);
        for (size_t m = 0; m < COUNT_OF(known_members); m++) {
            if (known_members[m].cls == k->where)
                find_member(&known_members[m], c);
        }
        __atomic_store_n(k->where, c, __ATOMIC_RELEASE);
        pthread_mutex_unlock(&lock);
    }
}

Class *wk_class(Thread *t, const char *name)
{
    Symbol *symbol = symbol_of_cstr(name);
    Class *c = loader_find_loaded(boot_loader, symbol);
    if (c == NULL)
        c = loader_find_boot(t, symbol);
    if (c == NULL && atomic_load(&vm_phase) < VM_LIVE)
        panic("the class library has no %s that can be loaded", name);
    if (c == NULL && t->exception == NULL) {
        if (strcmp(name, "java/lang/NoClassDefFoundError") == 0)
            throw_new(t, wk.Error, "%s", name);
        else
            throw_name(t, "java/lang/NoClassDefFoundError", "%s", name);
    }
    if (c != NULL)
        keep_lazy(name, c);
    return c;
}
