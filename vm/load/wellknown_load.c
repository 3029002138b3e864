/* wellknown_load.c - brings up the classes of the library that the VM knows by name (wellknown.def).
 *
 * Start-up is a knot: every class needs a mirror, a mirror is an object of java.lang.Class, whose constants are
 * Strings, which are made of char[]. It is untied in this order:
 *   1. load all WK_CLASSes (no mirrors yet), find their fields and methods (offsets still unknown);
 *   2. link Object, String, Class, then the others; from the moment Class is linked, new classes get mirrors at once;
 *   3. make the mirrors of the primitives and of all classes loaded so far, oldest first.
 * Nothing of Java runs meanwhile; wellknown_init initialises the classes whose objects the VM makes itself.
 *
 * No lock: start-up is single-threaded; later library_class only asks the loader. Read next: wellknown.c, vm.c.
 */
#include "vm/load/wellknown_load.h"
#include "vm/base/above.h"
#include "vm/base/stage.h"
#include "vm/base/symbol.h"
#include "vm/class/class_make.h"
#include "vm/class/wellknown.h"
#include "vm/heap/mirror.h"
#include "vm/load/init.h"
#include "vm/load/loader.h"
#include "vm/thread/thread.h"

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
              t->exception ? object_class(t->exception)->name->text : "?");
}

static void load_all(Thread *t)
{
    for (size_t i = 0; i < wk_class_count; i++) {
        if (!wk_classes[i].lazy)
            *wk_classes[i].where = load_or_panic(t, wk_classes[i].name);
    }
    wk_find_members();
}

static void link_all(Thread *t)
{
    link_or_panic(t, wk.Object);
    link_or_panic(t, wk.String);
    link_or_panic(t, wk.Class);
    for (size_t i = 0; i < wk_class_count; i++) {
        if (!wk_classes[i].lazy)
            link_or_panic(t, *wk_classes[i].where);
    }
}

typedef struct ClassList {
    Class **items;
    size_t count;
} ClassList;

static void add_to_list(Class *c, void *arg)
{
    ClassList *list = arg;
    xappend(list->items, list->count, c);
}

static void make_mirror(Thread *t, Class *c)
{
    if (!class_make_mirror(t, c))
        memory_fail(0);
}

static void make_mirrors(Thread *t)
{
    for (const char *p = LETTER_PRIMITIVES; *p != 0; p++)
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

Class *library_class(Thread *t, const char *name)
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
        wk_keep(name, c);
    return c;
}

void wellknown_load_thrown(Thread *t)
{
    for (size_t i = 0; i < wk_class_count; i++) {
        if (wk_classes[i].thrown)
            link_or_panic(t, wk_class(t, wk_classes[i].name));
    }
}
