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

static bool is_text(const Symbol *s, const char *text)
{
    return s->text[0] == text[0] && strcmp(s->text, text) == 0;
}

static bool is_row(const Intrinsic *row, const Symbol *name, const Symbol *desc)
{
    return is_text(name, row->name) && is_text(desc, row->desc);
}

/* The place of the method's row in all tables, none if there is no such row. */
static IntrinsicPlace search(const Symbol *cls, const Symbol *name, const Symbol *desc)
{
    bool any = false;
    for (size_t i = 0; i < COUNT_OF(tables); i++) {
        for (const IntrinsicGroup *g = tables[i]; g->cls != NULL; g++) {
            if (cls->len != g->cls_len || memcmp(cls->text, g->cls, g->cls_len) != 0)
                continue;
            any = true;
            for (const Intrinsic *row = g->rows; row < g->rows + g->count; row++)
                if (is_row(row, name, desc))
                    return (IntrinsicPlace){row, g->rows + g->count, false};
        }
    }
    return (IntrinsicPlace){.has_none = !any};
}

IntrinsicFn intrinsic_find(const Symbol *cls, const Symbol *name, const Symbol *desc, IntrinsicPlace *place)
{
    if (place->has_none)
        return NULL;
    if (place->next == place->end || !is_row(place->next, name, desc))
        *place = search(cls, name, desc);
    return place->next == place->end ? NULL : place->next++->fn;
}
