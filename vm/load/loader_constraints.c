/* loader_constraints.c - loader constraints (JVMS 5.3.4): two loaders must mean the same class by a name.
 *
 * When class A, defined by loader L, refers to a method of class B, defined by M, the types in the method's descriptor
 * must be the same classes for both, else an object of one could be taken for an object of the other. Neither loader
 * need have loaded them yet, so the demand is written down and checked again whenever one of the loaders records a
 * class of that name:
 *
 *   Constraint  name "T", class T or NULL as long as none of them has it
 *     +-> Link {"T", L} -> Link {"T", M} -> Link {"T", N}       each found by its name and loader
 *
 * Two constraints on a name that come to share a loader are joined, the smaller into the larger. The rules are those of
 * the specification: a constraint that cannot hold refuses the step that would break it, a resolution or a definition,
 * with LinkageError.
 *
 * Lock: loader_lock (loader_dict.h), held by the caller where noted. Dead loaders leave their constraints.
 * Read next: pool.c, class_tables.c, which impose them; loader.c, loader_define.c, which check them.
 */
#include "vm/load/loader_dict.h"

typedef struct Constraint {
    Symbol *name;
    Class *cls;
    struct Link *links;
    u4 count;
} Constraint;

/* a loader's part in a constraint */
typedef struct Link {
    Loader *loader;
    Constraint *constraint;
    struct Link *next;     /* of the same constraint */
    struct Link *in_chain; /* with the same hash */
} Link;

static Link **chains; /* by name and loader */
static size_t chain_count, link_count;

static size_t chain_of(const Symbol *name, const Loader *l)
{
    return (name->hash ^ (size_t)((uintptr_t)l >> 4) * 0x9E3779B97F4A7C15u >> 20) & (chain_count - 1);
}

static Constraint *find(const Symbol *name, const Loader *l)
{
    if (chain_count == 0)
        return NULL;
    for (Link *k = chains[chain_of(name, l)]; k != NULL; k = k->in_chain) {
        if (k->loader == l && k->constraint->name == name)
            return k->constraint;
    }
    return NULL;
}

static void put(Link *k)
{
    size_t i = chain_of(k->constraint->name, k->loader);
    k->in_chain = chains[i];
    chains[i] = k;
}

static void grow(void)
{
    Link **old = chains;
    size_t count = chain_count;
    chain_count = count ? count * 2 : 256;
    chains = xcalloc(chain_count, sizeof *chains);
    for (size_t i = 0; i < count; i++) {
        for (Link *k = old[i], *next; k != NULL; k = next) {
            next = k->in_chain;
            put(k);
        }
    }
    free(old);
}

static void add_loader(Constraint *c, Loader *l)
{
    if (link_count++ >= chain_count)
        grow();
    Link *k = xmalloc(sizeof *k);
    *k = (Link){l, c, c->links, NULL};
    c->links = k;
    c->count++;
    put(k);
}

static Constraint *make(Symbol *name, Loader *a, Loader *b)
{
    Constraint *c = xcalloc(1, sizeof *c);
    c->name = name;
    add_loader(c, a);
    add_loader(c, b);
    return c;
}

static Constraint *join(Constraint *a, Constraint *b)
{
    Constraint *into = a->count >= b->count ? a : b, *other = into == a ? b : a;
    for (Link *k = other->links, *next; k != NULL; k = next) {
        next = k->next;
        k->constraint = into;
        k->next = into->links;
        into->links = k;
    }
    into->count += other->count;
    free(other);
    return into;
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
        x = make(name, a, b);
    else if (x == NULL)
        add_loader(x = y, a);
    else if (y == NULL)
        add_loader(x, b);
    else
        x = join(x, y);
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

static void unlink_dead(Constraint *c)
{
    for (Link **at = &c->links; *at != NULL;) {
        Link *k = *at;
        if (k->loader->dead || c->count == 1) { /* one alone is bound to nothing */
            *at = k->next;
            k->constraint = NULL;
            c->count--;
        } else {
            at = &k->next;
        }
    }
}

/* Two passes: constraints let go of links, then chains do. A constraint of one link lets go of that, too. */
void constraints_forget_dead(void)
{
    for (size_t i = 0; i < chain_count; i++) {
        for (Link *k = chains[i]; k != NULL; k = k->in_chain) {
            Constraint *c = k->constraint;
            if (c != NULL && c->cls != NULL && c->cls->loader->dead)
                c->cls = NULL;
            if (c == NULL || !k->loader->dead)
                continue;
            unlink_dead(c);
            if (c->count == 1)
                unlink_dead(c);
            if (c->count == 0)
                free(c);
        }
    }
    for (size_t i = 0; i < chain_count; i++) {
        for (Link **at = &chains[i]; *at != NULL;) {
            Link *k = *at;
            if (k->constraint != NULL) {
                at = &k->in_chain;
                continue;
            }
            *at = k->in_chain;
            free(k);
            link_count--;
        }
    }
}

void constraints_free(void)
{
    for (Loader *l = loader_list; l != NULL; l = l->next)
        l->dead = true;
    constraints_forget_dead();
    free(chains);
    chains = NULL;
    chain_count = link_count = 0;
}

Symbol *loader_constrain(const Symbol *desc, Loader *a, Loader *b)
{
    if (a == b)
        return NULL;
    const char *p = desc->text;
    pthread_mutex_lock(&loader_lock);
    Symbol *name;
    while ((name = symbol_next_class(&p)) != NULL && impose(name, a, b))
        continue;
    pthread_mutex_unlock(&loader_lock);
    return name;
}
