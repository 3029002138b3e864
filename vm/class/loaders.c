/* loaders.c - class loaders as data: dictionaries, and the lists of their classes.
 *
 * Each Loader has a dictionary of the classes that it has defined or initiated the loading of, so each name is resolved
 * once per loader. Nothing is loaded here: what is not recorded is not found.
 *
 * Lock: loader_lock, a leaf. Walks over all classes take a snapshot, and hold it during the copy only.
 * Read next: load/loader.c.
 */
#include "vm/class/loaders.h"

#include "vm/base/symbol.h"
#include "vm/class/classfile_names.h"
#include "vm/class/wellknown.h"

pthread_mutex_t loader_lock = PTHREAD_MUTEX_INITIALIZER;
Loader *loader_list, *boot_loader;

/* ---- dictionaries */

static u4 slot_of(const Dictionary *d, const Symbol *name)
{
    u4 i = name->hash & d->mask;
    while (d->entries[i].name != NULL && d->entries[i].name != name)
        i = (i + 1) & d->mask;
    return i;
}

Class *dict_find(const Loader *l, const Symbol *name)
{
    const Dictionary *d = l->dict;
    return d->entries[slot_of(d, name)].cls;
}

static void dict_resize(Dictionary *d, u4 size)
{
    DictEntry *old = d->entries;
    u4 old_size = old ? d->mask + 1 : 0;
    d->entries = xcalloc(size, sizeof *d->entries);
    d->mask = size - 1;
    for (u4 i = 0; i < old_size; i++) {
        if (old[i].name != NULL)
            d->entries[slot_of(d, old[i].name)] = old[i];
    }
    free(old);
}

void dict_put(Loader *l, Symbol *name, Class *c)
{
    Dictionary *d = l->dict;
    if ((d->count + 1) * 4 > (d->mask + 1) * 3)
        dict_resize(d, (d->mask + 1) * 2);
    u4 i = slot_of(d, name);
    d->count += d->entries[i].name == NULL;
    d->entries[i] = (DictEntry){name, c};
}

/* ---- loaders */

Loader *loader_create(Object *mirror)
{
    Loader *l = xcalloc(1, sizeof *l);
    l->mirror = mirror;
    l->dict = xcalloc(1, sizeof *l->dict);
    dict_resize(l->dict, 16);
    l->next = loader_list;
    loader_list = l;
    return l;
}

void loader_free_dict(Loader *l)
{
    free(l->dict->entries);
    free(l->dict);
}

Loader *loader_known(Object *class_loader)
{
    if (class_loader == NULL)
        return boot_loader;
    return (Loader *)(uintptr_t)HEAP_LOAD_VOLATILE(FIELD_AT(class_loader, wk.ClassLoader_vmLoader->offset, u8));
}

/* ---- loaded classes */

bool loader_array_element(const Symbol *name, int *dims, Symbol **elem, char *prim)
{
    *dims = 0;
    if (!desc_is_field(name->text, name->len))
        return false;
    while (name->text[*dims] == '[')
        (*dims)++;
    *prim = name->text[*dims] == 'L' ? 0 : name->text[*dims];
    *elem = *prim ? NULL : symbol_of(name->text + *dims + 1, name->len - (size_t)*dims - 2);
    return true;
}

Class *loader_find_loaded(Loader *l, Symbol *name)
{
    if (name->len > 0 && name->text[0] == '[') {
        int dims;
        Symbol *elem;
        char prim;
        if (!loader_array_element(name, &dims, &elem, &prim))
            return NULL;
        Class *c = prim ? class_primitive(prim) : loader_find_loaded(l, elem);
        while (c != NULL && dims-- > 0)
            c = atomic_load_explicit(&c->array_class, memory_order_acquire);
        return c;
    }
    pthread_mutex_lock(&loader_lock);
    Class *c = dict_find(l, name);
    pthread_mutex_unlock(&loader_lock);
    return c;
}

void loader_add_class(Class *c)
{
    pthread_mutex_lock(&loader_lock);
    c->next = c->loader->classes;
    c->loader->classes = c;
    c->loader->untied += (c->flags & CLASS_UNTIED) != 0;
    pthread_mutex_unlock(&loader_lock);
}

/* ---- all classes */

typedef struct Snapshot {
    Class **items;
    size_t count, max;
} Snapshot;

static void snapshot_add(Snapshot *s, Class *c)
{
    xgrow(s->items, s->max, s->count + 1, 256);
    s->items[s->count++] = c;
}

static void snapshot_visit(Snapshot *s, void (*visit)(Class *c, void *arg), void *arg)
{
    for (size_t i = 0; i < s->count; i++)
        visit(s->items[i], arg);
    free(s->items);
}

void loader_each_class(void (*visit)(Class *c, void *arg), void *arg)
{
    Snapshot s = {0};
    pthread_mutex_lock(&loader_lock);
    for (Loader *l = loader_list; l != NULL; l = l->next) {
        for (Class *c = l->classes; c != NULL; c = c->next)
            snapshot_add(&s, c);
    }
    pthread_mutex_unlock(&loader_lock);
    snapshot_visit(&s, visit, arg);
}

/* With the lock held. */
static void snapshot_initiated(Snapshot *s, const Loader *l)
{
    for (u4 i = 0; i <= l->dict->mask; i++) {
        Class *c = l->dict->entries[i].cls;
        for (; c != NULL; c = atomic_load_explicit(&c->array_class, memory_order_acquire))
            snapshot_add(s, c);
    }
}

void loader_each_initiated(Loader *l, void (*visit)(Class *c, void *arg), void *arg)
{
    Snapshot s = {0};
    pthread_mutex_lock(&loader_lock);
    snapshot_initiated(&s, l);
    pthread_mutex_unlock(&loader_lock);
    snapshot_visit(&s, visit, arg);
}

void loader_each_kept(Loader *l, void (*visit)(Class *c, void *arg), void *arg)
{
    Snapshot s = {0};
    pthread_mutex_lock(&loader_lock);
    snapshot_initiated(&s, l);
    for (Class *c = l->classes; c != NULL; c = c->next) {
        if ((c->flags & (CLASS_HIDDEN | CLASS_UNTIED)) == CLASS_HIDDEN)
            snapshot_add(&s, c);
    }
    pthread_mutex_unlock(&loader_lock);
    snapshot_visit(&s, visit, arg);
}
