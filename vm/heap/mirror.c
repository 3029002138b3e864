/* mirror.c - mirrors: the java.lang.Class instances of classes; array classes, which are made on demand.
 *
 * Class and mirror point to each other; the mirror keeps the loader alive through Class.classLoader, the loader keeps
 * its classes alive. Classes that are made before java.lang.Class is linked get their mirrors late, from
 * wellknown_load.
 *
 * Lock: `lock`, which serialises the making of array classes; a leaf but for the loader lock. Read next: class_make.c,
 * object_new.c.
 */
#include "vm/heap/mirror.h"

#include <pthread.h>

#include "vm/base/above.h"
#include "vm/class/class_make.h"
#include "vm/class/loaders.h"
#include "vm/class/wellknown.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/thread/roots.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* array_class */

/* ---- mirrors */

static bool mirrors_possible(void)
{
    return wk.Class != NULL && wk.Class_vmClass != NULL &&
           atomic_load_explicit(&wk.Class->state, memory_order_acquire) >= CLASS_LINKED;
}

bool class_make_mirror(Thread *t, Class *c)
{
    if (c->mirror != NULL || !mirrors_possible())
        return true;
    Object *mirror = object_new(t, wk.Class);
    if (mirror == NULL)
        return false;
    WK_SET(mirror, Class_vmClass, u8, (uintptr_t)c);
    WK_STORE(mirror, Class_classLoader, c->loader->mirror);
    if (c->kind == KIND_ARRAY)
        WK_STORE(mirror, Class_componentType, c->elem->mirror);
    __atomic_store_n(&c->mirror, mirror, __ATOMIC_RELEASE);
    return true;
}

Class *class_array_of(Thread *t, Class *elem)
{
    Class *a = atomic_load_explicit(&elem->array_class, memory_order_acquire);
    if (a != NULL)
        return a;
    if (elem->kind == KIND_ARRAY && elem->dims == 255) {
        throw_name(t, "java/lang/IllegalArgumentException", "arrays have at most 255 dimensions");
        return NULL;
    }
    a = class_make_array(elem);
    size_t roots = roots_mark(t); /* who has elem by a weak reference does not keep it */
    roots_add(t, elem->mirror);
    bool made = class_make_mirror(t, a);
    roots_reset(t, roots);
    if (!made) {
        class_free_tables(a);
        return NULL;
    }
    pthread_mutex_lock(&lock);
    Class *winner = atomic_load_explicit(&elem->array_class, memory_order_acquire);
    if (winner == NULL) {
        loader_add_class(a);
        atomic_store_explicit(&elem->array_class, a, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
    if (winner != NULL) { /* another thread was faster: its array class is the one */
        if (a->mirror != NULL)
            WK_SET(a->mirror, Class_vmClass, u8, 0);
        class_free_tables(a);
        return winner;
    }
    return a;
}
