/* loader_constraints.c - loader constraints (JVMS 5.3.4): two loaders must mean the same class by a name.
 *
 * When class A, defined by loader L, refers to a method of class B, defined by M, the types in the method's descriptor
 * must be the same classes for both, else an object of one could be taken for an object of the other. Neither loader
 * need have loaded them yet, so the demand is written down and checked again whenever one of the loaders records a
 * class of that name:
 *
 *   Constraint  name "T", loaders {L, M, N}, class T or NULL as long as none of them has it
 *
 * Two constraints on a name that come to share a loader are joined. The rules are those of the specification: a
 * constraint that cannot hold refuses the step that would break it, a resolution or a definition, with LinkageError.
 *
 * Lock: loader_lock (loader_dict.h), held by the caller where noted. A dying loader leaves its constraints.
 * Read next: pool.c, class_tables.c, which impose them; loader.c, loader_define.c, which check them.
 */
#include "vm/loader_dict.h"

typedef struct Constraint {
    struct Constraint *next;
    Symbol *name;
    Class *cls;
    Loader **loaders;
    u4 count, max;
} Constraint;

enum { CHAINS = 256 };
static Constraint *chains[CHAINS]; /* by the name's hash */

static Constraint *find(const Symbol *name, const Loader *l)
{
    for (Constraint *c = chains[name->hash % CHAINS]; c != NULL; c = c->next) {
        for (u4 i = 0; c->name == name && i < c->count; i++) {
            if (c->loaders[i] == l)
                return c;
        }
    }
    return NULL;
}

static void add_loader(Constraint *c, Loader *l)
{
    if (c->count == c->max) {
        c->max = c->max ? c->max * 2 : 2;
        c->loaders = xrealloc(c->loaders, c->max * sizeof *c->loaders);
    }
    c->loaders[c->count++] = l;
}

static void drop(Constraint *c)
{
    Constraint **at = &chains[c->name->hash % CHAINS];
    while (*at != c)
        at = &(*at)->next;
    *at = c->next;
    free(c->loaders);
    free(c);
}

static Constraint *make(Symbol *name, Loader *a, Loader *b, Class *cls)
{
    Constraint *c = xcalloc(1, sizeof *c);
    c->name = name;
    c->cls = cls;
    add_loader(c, a);
    add_loader(c, b);
    c->next = chains[name->hash % CHAINS];
    chains[name->hash % CHAINS] = c;
    return c;
}

static void join(Constraint *into, Constraint *other)
{
    for (u4 i = 0; i < other->count; i++)
        add_loader(into, other->loaders[i]);
    drop(other);
}

/* Lock held. What a loader means by a name: the class that it recorded, or the one that a constraint settled. */
static Class *meaning(const Symbol *name, const Loader *l, const Constraint *c)
{
    Class *recorded = dict_find(l, name);
    return recorded ? recorded : c ? c->cls : NULL;
}

static bool impose(Symbol *name, Loader *a, Loader *b)
{
    Constraint *x = find(name, a), *y = find(name, b);
    if (x != NULL && x == y)
        return true;
    Class *p = meaning(name, a, x), *q = meaning(name, b, y);
    if (p != NULL && q != NULL && p != q)
        return false;
    if (dict_find(a, name) != NULL && dict_find(b, name) != NULL)
        return true; /* what is recorded stays: nothing to write down */
    Class *both = p ? p : q;
    if (x == NULL && y == NULL)
        x = make(name, a, b, both);
    else if (x == NULL)
        add_loader(x = y, a);
    else if (y == NULL)
        add_loader(x, b);
    else
        join(x, y);
    x->cls = both;
    return true;
}

bool constraint_allows(const Symbol *name, const Loader *l, Class *cls)
{
    Constraint *c = find(name, l);
    if (c == NULL)
        return true;
    if (c->cls == NULL)
        c->cls = cls;
    return c->cls == cls;
}

Class *constraint_class(const Symbol *name, const Loader *l)
{
    Constraint *c = find(name, l);
    return c ? c->cls : NULL;
}

void constraints_forget(const Loader *l)
{
    for (size_t i = 0; i < CHAINS; i++) {
        for (Constraint *c = chains[i], *next; c != NULL; c = next) {
            next = c->next;
            u4 kept = 0;
            for (u4 k = 0; k < c->count; k++) {
                if (c->loaders[k] != l)
                    c->loaders[kept++] = c->loaders[k];
            }
            c->count = kept;
            if (c->cls != NULL && c->cls->loader == l)
                c->cls = NULL;
            if (kept < 2)
                drop(c);
        }
    }
}

/* The next class named in a descriptor from *p on: its symbol, with *p behind it; NULL at the end. */
static Symbol *next_class(const char **p)
{
    while (**p != 0 && **p != 'L')
        ++*p;
    if (**p == 0)
        return NULL;
    const char *start = ++*p, *end = strchr(start, ';');
    if (end == NULL)
        return NULL;
    *p = end + 1;
    return symbol_of(start, (size_t)(end - start));
}

Symbol *loader_constrain(const Symbol *desc, Loader *a, Loader *b)
{
    if (a == b)
        return NULL;
    const char *p = desc->text;
    pthread_mutex_lock(&loader_lock);
    Symbol *name;
    while ((name = next_class(&p)) != NULL && impose(name, a, b))
        continue;
    pthread_mutex_unlock(&loader_lock);
    return name;
}
