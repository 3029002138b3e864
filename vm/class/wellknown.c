/* wellknown.c - what the VM knows of the class library by name (wellknown.def): the tables, and finding members.
 *
 * A library that lacks something is not one for this VM: panic with the name. The classes are loaded by
 * load/wellknown_load.c. Lock: start-up is single-threaded; later only wk_keep stores, under a lock of its own.
 * Read next: wellknown.def, wellknown_load.c.
 */
#include "vm/class/wellknown.h"
#include "vm/class/class_find.h"

#include <pthread.h>

#include "vm/base/above.h"
#include "vm/base/symbol.h"

WellKnown wk;
WellKnownNames wkname;

const KnownClass wk_classes[] = {
#define WK_CLASS(id, name)  {name, &wk.id, false, false},
#define WK_LAZY(id, name)   {name, &wk.id, true, false},
#define WK_THROWN(id, name) {name, &wk.id, true, true},
#include "vm/class/wellknown.def"
};
const size_t wk_class_count = COUNT_OF(wk_classes);

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
#include "vm/class/wellknown.def"
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

void wk_find_members(void)
{
    for (size_t i = 0; i < COUNT_OF(known_members); i++) {
        if (*known_members[i].cls != NULL)
            find_member(&known_members[i], *known_members[i].cls);
    }
}

void wk_keep(const char *name, Class *c)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    for (size_t i = 0; i < COUNT_OF(wk_classes); i++) {
        const KnownClass *k = &wk_classes[i];
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
    return above.library_class(t, name);
}
