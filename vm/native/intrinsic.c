/* intrinsic.c - finds the intrinsic of a native method: a walk over a few tables, once per native method of the class
 * library, when its class is created.
 *
 * The tables are constant; no lock. Read next: intrinsic_lang.c.
 */
#include "vm/native/intrinsic.h"

static const IntrinsicGroup *const tables[] = {
    intrinsics_lang,    intrinsics_string, intrinsics_math,   intrinsics_unsafe,
    intrinsics_array,   intrinsics_class,  intrinsics_module, intrinsics_thread,
    intrinsics_reflect, intrinsics_text,   intrinsics_system, intrinsics_management,
};

IntrinsicFn intrinsic_find(const Symbol *cls, const Symbol *name, const Symbol *desc)
{
    for (size_t i = 0; i < COUNT_OF(tables); i++) {
        for (const IntrinsicGroup *g = tables[i]; g->cls != NULL; g++) {
            if (!symbol_is(cls, g->cls))
                continue;
            for (size_t k = 0; k < g->count; k++)
                if (symbol_is(name, g->rows[k].name) && symbol_is(desc, g->rows[k].desc))
                    return g->rows[k].fn;
        }
    }
    return NULL;
}
