/* verify_map.c - StackMapTable (JVMS 4.7.4): from the compressed form to one full frame per entry.
 *
 *   frame_type  0-63 same   64-127 same, one operand   247 the same with long offset   248-250 chop   251 same, long
 * offset 252-254 append   255 full
 *
 * Each frame is given as a difference from the one before; the first from the method's arguments. Its bytecode index
 * is the one before plus offset_delta plus 1 (the first: offset_delta), so indices grow and no frame occurs twice.
 *
 * The bytes come from outside: every read is checked against the attribute's end, every index against code and pool.
 * No locks. Read next: verify_typed.c.
 */
#include "vm/class/classfile_parse.h"
#include "vm/verify/verify_parts.h"

typedef struct MapReader {
    Verifier *v;
    const u1 *p, *end;
    VType *locals, *stack; /* the frame being built, in slots */
    u4 local_count, depth; /* slots in use */
    bool bad;
} MapReader;

static bool bad(MapReader *r, const char *what)
{
    r->bad = true;
    r->v->bad_format = FORMAT_BAD;
    return verify_fail(r->v, NULL, "StackMapTable format error: %s", what);
}

static bool bad_of_method(MapReader *r, const char *what)
{
    bad(r, what);
    r->v->bad_format = FORMAT_OF_METHOD;
    return false;
}

/* More or fewer types than there is room for. */
static bool bad_size(MapReader *r)
{
    return bad_of_method(r, "bad type array size");
}

static u1 next_u1(MapReader *r)
{
    if (r->end - r->p < 1) {
        bad(r, "access beyond the end of attribute");
        return 0;
    }
    return *r->p++;
}

static u2 next_u2(MapReader *r)
{
    if (r->end - r->p < 2) {
        r->p = r->end;
        bad(r, "access beyond the end of attribute");
        return 0;
    }
    r->p += 2;
    return get_u2(r->p - 2);
}

static VType next_object(MapReader *r)
{
    const ClassFile *f = r->v->file;
    u2 i = next_u2(r);
    if (r->bad || i == 0 || i >= f->pool_count || f->pool[i].tag != CP_CLASS) {
        if (!r->bad)
            bad(r, "bad class index");
        return vtype(SLOT_TOP, 0);
    }
    return vtype_ref(classfile_class_name(f, i));
}

static VType next_uninitialized(MapReader *r)
{
    Verifier *v = r->v;
    u2 at = next_u2(r);
    if (!r->bad && (at >= v->sim.len || !v->starts[at] || v->sim.bytes[at] != OP_NEW))
        bad_of_method(r, "bad offset for Uninitialized");
    return vtype(SLOT_UNINIT, at);
}

static VType next_type(MapReader *r)
{
    switch (next_u1(r)) {
    case 0: return vtype(SLOT_TOP, 0);
    case 1: return vtype(SLOT_INT, 0);
    case 2: return vtype(SLOT_FLOAT, 0);
    case 3: return vtype(SLOT_DOUBLE, 0);
    case 4: return vtype(SLOT_LONG, 0);
    case 5: return vtype(SLOT_NULL, 0);
    case 6: return vtype(SLOT_UNINIT_THIS, 0);
    case 7: return next_object(r);
    case 8: return next_uninitialized(r);
    default: bad(r, "bad verification type"); return vtype(SLOT_TOP, 0);
    }
}

/* Reads one type into slots[*count]. */
static bool take(MapReader *r, VType *slots, u4 *count, u4 max)
{
    VType type = next_type(r);
    u4 size = vtype_kind(type) == SLOT_LONG || vtype_kind(type) == SLOT_DOUBLE ? 2 : 1;
    if (r->bad)
        return false;
    if (*count + size > max)
        return bad_size(r);
    slots[(*count)++] = type;
    if (size == 2)
        slots[(*count)++] = vtype(SLOT_HIGH, 0);
    return true;
}

static bool take_locals(MapReader *r, u4 n)
{
    while (n-- > 0) {
        if (!take(r, r->locals, &r->local_count, r->v->sim.max_locals))
            return false;
    }
    return true;
}

static bool take_stack(MapReader *r, u4 n)
{
    r->depth = 0;
    while (n-- > 0) {
        if (!take(r, r->stack, &r->depth, r->v->sim.max_stack))
            return false;
    }
    return true;
}

static bool chop(MapReader *r, u4 n)
{
    while (n-- > 0) {
        if (r->local_count == 0)
            return bad_size(r);
        r->local_count--;
        if (vtype_kind(r->locals[r->local_count]) == SLOT_HIGH)
            r->local_count--;
    }
    return true;
}

static bool next_frame(MapReader *r, u4 *delta)
{
    u1 type = next_u1(r);
    r->depth = 0;
    if (type < 64) {
        *delta = type;
        return !r->bad;
    }
    if (type < 128) {
        *delta = type - 64u;
        return take_stack(r, 1);
    }
    *delta = next_u2(r);
    if (type < 247)
        return !r->bad && bad(r, "reserved frame type");
    if (type == 247)
        return !r->bad && take_stack(r, 1);
    if (type <= 251)
        return !r->bad && chop(r, 251u - type);
    if (type < 255)
        return !r->bad && take_locals(r, type - 251u);
    r->local_count = 0;
    return !r->bad && take_locals(r, next_u2(r)) && !r->bad && take_stack(r, next_u2(r)) && !r->bad;
}

static bool holds_unborn(const MapReader *r)
{
    for (u4 i = 0; i < r->local_count; i++) {
        if (vtype_kind(r->locals[i]) == SLOT_UNINIT_THIS)
            return true;
    }
    return false;
}

static void keep_frame(MapReader *r, u4 bci)
{
    Verifier *v = r->v;
    MapFrame *f = &v->frames[v->frame_count++];
    f->bci = bci;
    f->depth = (u2)r->depth;
    f->types = verify_slots(v, (size_t)v->sim.max_locals + r->depth);
    memcpy(f->types, r->locals, r->local_count * sizeof *f->types);
    if (r->depth != 0)
        memcpy(f->types + v->sim.max_locals, r->stack, r->depth * sizeof *f->types);
    f->unborn = holds_unborn(r);
}

/* Shows the frame that is nowhere. */
static bool bad_offset(MapReader *r, u4 bci)
{
    Verifier *v = r->v;
    v->sim.bci = 0;
    verify_fail(v, xstrdup("Invalid stackmap specification."), "StackMapTable error: bad offset");
    v->states = state_text("Current Frame", bci, holds_unborn(r), r->locals, r->local_count, r->stack, r->depth);
    return false;
}

static bool expand(MapReader *r)
{
    Verifier *v = r->v;
    u4 n = next_u2(r), bci = 0;
    v->frames = arena_alloc(v->room, n, sizeof *v->frames);
    for (u4 i = 0; i < n; i++) {
        u4 delta = 0;
        if (!next_frame(r, &delta))
            return false;
        bci = i == 0 ? delta : bci + delta + 1;
        if (bci >= v->sim.len || !v->starts[bci])
            return bad_offset(r, bci);
        keep_frame(r, bci);
    }
    return !r->bad && (r->p == r->end || bad(r, "wrong attribute size"));
}

bool map_expand(Verifier *v)
{
    Attr map = classfile_stack_map(v->file, v->code->info);
    if (map.data == NULL)
        return true;
    VType *slots = verify_slots(v, (size_t)v->sim.max_locals + v->sim.max_stack);
    MapReader r = {
        .v = v, .p = map.data, .end = map.data + map.len, .locals = slots, .stack = slots + v->sim.max_locals};
    memcpy(r.locals, v->sim.locals, v->sim.max_locals * sizeof *slots);
    r.local_count = v->method->arg_slots;
    return expand(&r);
}
