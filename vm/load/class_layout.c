/* class_layout.c - where fields lie: offsets in objects, storage of statics, the maps that the collector uses.
 *
 * An object is its superclass's part followed by its own fields. At each place comes the largest field that may begin
 * there, so small ones fill what the superclass leaves before the first large one:
 *
 *   class A { long l; int i; byte b; }         header | l (8) | i (4) | b
 *   class B extends A { Object o; byte c; }           | l     | i     | b | c | gap (2) | o (4)
 *
 * ref_offsets lists the reference fields of an instance, inherited ones included, but Reference.referent, which the
 * collector treats by the kind of reference. Statics lie in one zeroed block of their own; ConstantValue is applied
 * by init.c's preparation.
 *
 * No locks: runs once per class under the class's linking (init.c). Read next: class_tables.c.
 */
#include "vm/load/class_create.h"
#include "vm/load/loader.h"

/* Placing fields of one kind (static or not) of a class. */
typedef struct Layout {
    Class *cls;
    u2 is_static; /* ACC_STATIC or 0 */
    u4 left[4];   /* fields not yet placed, by log2 of their size */
    u2 next[4];   /* where to look for the next one of that size */
    u4 end;       /* first free byte */
} Layout;

static int shift_of(const Field *f)
{
    return letter_shift(f->type, HEAP_REF_SHIFT);
}

static bool belongs(const Layout *l, const Field *f)
{
    return (f->access & ACC_STATIC) == l->is_static;
}

/* Places the next field of this size, in file order, at the end. */
static void place(Layout *l, int shift)
{
    Class *c = l->cls;
    u2 i = l->next[shift];
    while (!belongs(l, &c->fields[i]) || shift_of(&c->fields[i]) != shift)
        i++;
    c->fields[i].offset = l->end;
    l->end += 1u << shift;
    l->next[shift] = (u2)(i + 1);
    l->left[shift]--;
}

/* The largest size of which there are fields left that may begin at the end, as its log2; -1: none may. */
static int largest_fit(const Layout *l)
{
    int shift = 3;
    while (shift >= 0 && (l->left[shift] == 0 || (l->end & ((1u << shift) - 1)) != 0))
        shift--;
    return shift;
}

static u4 lay_out(Class *c, u2 is_static, u4 start)
{
    Layout l = {.cls = c, .is_static = is_static, .end = start};
    u4 rest = 0;
    for (u4 i = 0; i < c->field_count; i++) {
        if (belongs(&l, &c->fields[i])) {
            l.left[shift_of(&c->fields[i])]++;
            rest++;
        }
    }
    while (rest > 0) {
        int shift = largest_fit(&l);
        if (shift >= 0) {
            place(&l, shift);
            rest--;
        } else {
            l.end += l.end & -l.end; /* more may begin at the next multiple of more */
        }
    }
    return l.end;
}

static bool is_referent(const Class *c, const Field *f)
{
    return c->loader == boot_loader && symbol_is(c->name, "java/lang/ref/Reference") && symbol_is(f->name, "referent");
}

static void map_references(Class *c)
{
    u4 inherited = c->super ? c->super->ref_count : 0, instance = inherited, statics = 0;
    for (u4 i = 0; i < c->field_count; i++) {
        Field *f = &c->fields[i];
        if (letter_is_ref(f->type) && (f->access & ACC_STATIC))
            statics++;
        else if (letter_is_ref(f->type) && !is_referent(c, f))
            instance++;
    }
    c->ref_offsets = instance ? xmalloc(instance * sizeof *c->ref_offsets) : NULL;
    c->static_ref_offsets = statics ? xmalloc(statics * sizeof *c->static_ref_offsets) : NULL;
    if (inherited != 0)
        memcpy(c->ref_offsets, c->super->ref_offsets, inherited * sizeof *c->ref_offsets);
    c->ref_count = inherited;
    for (u4 i = 0; i < c->field_count; i++) {
        Field *f = &c->fields[i];
        if (letter_is_ref(f->type) && (f->access & ACC_STATIC))
            c->static_ref_offsets[c->static_ref_count++] = f->offset;
        else if (letter_is_ref(f->type) && !is_referent(c, f))
            c->ref_offsets[c->ref_count++] = f->offset;
    }
}

bool class_layout(Thread *t, Class *c)
{
    (void)t;
    u4 start = c->super ? c->super->fields_end : OBJECT_HEADER;
    c->fields_end = lay_out(c, 0, start);
    c->instance_size = (u4)ALIGN_UP(c->fields_end, 8);
    u4 size = lay_out(c, ACC_STATIC, 0);
    c->statics = size ? xcalloc(1, size) : NULL;
    map_references(c);
    return true;
}
