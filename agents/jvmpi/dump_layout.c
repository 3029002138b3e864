/* dump_layout.c - where the value of each field stands in the record of an object or a class.
 *
 * A heap walk numbers the fields of an object by its class: those of all interfaces, then those of the superclasses
 * from Object down. A record has those of the class first, then of its superclass, and so up to Object, without static
 * ones. At level 1 only references have a place.
 *
 *     class A { int a; Object b; }   class B extends A { long c; }        numbers  a 0, b 1, c 2
 *     level 2:  c(8) a(4) b(8)       level 1:  b(8)
 *
 * Lock: ids_lock while a layout is stored. Read next: dump_walk.c. */
#include "dump.h"

#include <stdlib.h>
#include <string.h>

enum { LEVELS = JVMPI_DUMP_LEVEL_2 + 1 };

static bool is_left_out(char type, int level)
{
    return level == JVMPI_DUMP_LEVEL_0 || (level == JVMPI_DUMP_LEVEL_1 && type != 'L' && type != '[');
}

/* Gives a field its place behind `bytes`, at every level. */
static void place(Slot *slot, char type, jint bytes[LEVELS])
{
    slot->type = type;
    for (int level = 0; level < LEVELS; level++) {
        slot->offset[level] = is_left_out(type, level) ? -1 : bytes[level];
        if (slot->offset[level] >= 0)
            bytes[level] += value_bytes(type);
    }
}

static Layout *layout_make(const ClassInfo *c)
{
    jint count = 0;
    for (const ClassInfo *s = c; s != NULL; s = s->super)
        count += s->field_count;
    Layout *l = zeroed(sizeof *l + (size_t)(count + c->field_count) * sizeof *l->slots);
    memset(l->slots, 0xff, (size_t)(count + c->field_count) * sizeof *l->slots); /* every offset is -1 */
    l->first_instance = c->fields_before + c->field_count - count;
    l->instance_count = count;
    l->static_count = c->field_count;
    l->name_field = -1;
    jint first = count; /* of the class s, in slots */
    for (const ClassInfo *s = c; s != NULL; s = s->super) {
        first -= s->field_count;
        for (jint i = 0; i < s->field_count; i++)
            if (!s->fields[i].is_static)
                place(&l->slots[first + i], s->fields[i].signature[0], l->instance_bytes);
    }
    for (jint i = 0; i < c->field_count; i++) {
        if (c->fields[i].is_static)
            place(&l->slots[count + i], c->fields[i].signature[0], l->static_bytes);
        else if (strcmp(c->signature, "Ljava/lang/Class;") == 0 && strcmp(c->fields[i].name, "name") == 0)
            l->name_field = c->fields_before + i;
    }
    return l;
}

const Layout *layout_of(ClassInfo *c)
{
    if (c->layout != NULL)
        return c->layout;
    Layout *made = layout_make(c);
    ids_lock();
    if (c->layout == NULL) {
        c->layout = made;
        made = NULL;
    }
    ids_unlock();
    free(made);
    return c->layout;
}
