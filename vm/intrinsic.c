/* intrinsic.c - finds the intrinsic of a native method: a walk over a few tables, once per native method of the class library, when
 * its class is created.
 *
 * The tables are constant; no lock. Read next: intrinsic_lang.c.
 */
#include "vm/intrinsic.h"

static const IntrinsicGroup *const tables[] = {
    intrinsics_lang, intrinsics_string, intrinsics_math, intrinsics_unsafe, intrinsics_array,
};

static const IntrinsicGroup *group_find(const Symbol *cls)
{
    for (size_t i = 0; i < COUNT_OF(tables); i++)
        for (const IntrinsicGroup *g = tables[i]; g->cls != NULL; g++)
            if (symbol_is(cls, g->cls))
                return g;
    return NULL;
}

IntrinsicFn intrinsic_find(const Symbol *cls, const Symbol *name, const Symbol *desc)
{
    const IntrinsicGroup *g = group_find(cls);
    for (size_t i = 0; g != NULL && i < g->count; i++)
        if (symbol_is(name, g->rows[i].name) && symbol_is(desc, g->rows[i].desc))
            return g->rows[i].fn;
    return NULL;
}
