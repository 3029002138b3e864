/* verify_typed.c - verification by type checking (JVMS 4.10.1).
 *
 * One pass from the first instruction to the last. The state before an instruction is that after the one before it,
 * or the StackMapTable frame at that place; where both are there, the first must be assignable to the second.
 * Branches and handlers are checked against the frame at their target, which must be there.
 *
 *   state --- fits? ---> frame at bci (if any) ---> handlers fit? ---> check_instruction ---> typestep ---> state
 *
 * flagThisUninit of a constructor is Verifier.unborn: it may only be given up by calling another constructor.
 *
 * No locks. Read next: verify_map.c, verify_check.c.
 */
#include "vm/code.h"
#include "vm/verify_parts.h"
#include "vm/wellknown.h"

static MapFrame *frame_at(const Verifier *v, u4 bci)
{
    u4 low = 0, high = v->frame_count;
    while (low < high) {
        u4 mid = (low + high) / 2;
        if (v->frames[mid].bci < bci)
            low = mid + 1;
        else
            high = mid;
    }
    return low < v->frame_count && v->frames[low].bci == bci ? &v->frames[low] : NULL;
}

static bool mismatch(Verifier *v, const MapFrame *f, const char *where, u4 slot, VType have, VType want)
{
    char *a = type_text(have), *b = type_text(want);
    char *reason = xformat("Type %s (current frame, %s[%u]) is not assignable to %s (stack map, %s[%u])", a, where,
                           slot, b, where, slot);
    free(a);
    free(b);
    return verify_fail(v, reason, "Inconsistent stackmap frames at branch target %u", f->bci);
}

static bool slots_fit(Verifier *v, const MapFrame *f, const char *where, const VType *have, const VType *want, u4 count)
{
    for (u4 i = 0; i < count; i++) {
        if (!type_assignable(v, have[i], want[i]))
            return v->headline != NULL ? false : mismatch(v, f, where, i, have[i], want[i]);
    }
    return true;
}

/* The state with this stack fits the frame. */
static bool fits(Verifier *v, const MapFrame *f, const VType *stack, u4 depth)
{
    const Sim *s = &v->sim;
    if (depth != f->depth)
        return verify_fail(v, xformat("Current frame's stack size doesn't match stackmap."),
                           "Inconsistent stackmap frames at branch target %u", f->bci);
    if (v->unborn && !f->unborn)
        return verify_fail(v, xformat("Current frame's flags are not assignable to stack map frame's."),
                           "Inconsistent stackmap frames at branch target %u", f->bci);
    return slots_fit(v, f, "locals", s->locals, f->types, s->max_locals) &&
           slots_fit(v, f, "stack", stack, f->types + s->max_locals, depth);
}

static void load_frame(Verifier *v, const MapFrame *f)
{
    Sim *s = &v->sim;
    if (s->max_locals != 0)
        memcpy(s->locals, f->types, s->max_locals * sizeof *s->locals);
    if (f->depth != 0)
        memcpy(s->stack, f->types + s->max_locals, f->depth * sizeof *s->stack);
    s->depth = f->depth;
    s->locals_changed = true;
    v->unborn = f->unborn;
}

static void on_branch(Sim *s, u4 target)
{
    Verifier *v = s->engine;
    if (verify_failed(v))
        return;
    const MapFrame *f = frame_at(v, target);
    if (f == NULL)
        verify_fail(v, NULL, "Expecting a stackmap frame at branch target %u", target);
    else
        fits(v, f, s->stack, s->depth);
}

static bool check_handler(Verifier *v, const ExceptionEntry *e)
{
    const MapFrame *f = frame_at(v, e->handler_pc);
    if (f == NULL)
        return verify_fail(v, NULL, "Expecting a stackmap frame at branch target %u", e->handler_pc);
    VType exception =
        vtype_ref(e->catch_type ? classfile_class_name(v->file, e->catch_type) : symbol_of_cstr("java/lang/Throwable"));
    return fits(v, f, &exception, 1);
}

/* Every instruction of a range can throw with the locals that it found. Unchanged locals were checked before. */
static bool check_handlers(Verifier *v)
{
    const CodeInfo *info = v->code->info;
    Sim *s = &v->sim;
    for (u4 i = 0; i < info->handler_count; i++) {
        const ExceptionEntry *e = &info->handlers[i];
        bool covered = s->bci >= e->start_pc && s->bci < e->end_pc;
        if (covered && (s->locals_changed || s->bci == e->start_pc) && !check_handler(v, e))
            return false;
    }
    s->locals_changed = false;
    return true;
}

/* Whether the instruction calls a constructor on this. */
static bool calls_constructor(const Verifier *v)
{
    const Sim *s = &v->sim;
    if (!v->unborn || s->bytes[s->bci] != OP_INVOKESPECIAL)
        return false;
    u2 i = (u2)(s->bytes[s->bci + 1] << 8 | s->bytes[s->bci + 2]);
    if (i >= v->file->pool_count ||
        (v->file->pool[i].tag != CP_METHODREF && v->file->pool[i].tag != CP_INTERFACE_METHODREF))
        return false;
    Symbol *name, *desc;
    classfile_member(v->file, i, NULL, &name, &desc);
    if (name != wkname.init)
        return false;
    u4 below = 0;
    for (const char *p = desc->text + 1; *p != ')';) {
        VType arg = typestep_descriptor(&p, false);
        below += vtype_kind(arg) == SLOT_LONG || vtype_kind(arg) == SLOT_DOUBLE ? 2 : 1;
    }
    return s->depth > below && vtype_kind(s->stack[s->depth - 1 - below]) == SLOT_UNINIT_THIS;
}

/* One instruction; *falls: control may go on behind it. */
static bool step(Verifier *v, bool *falls)
{
    if (!check_handlers(v) || !check_instruction(v))
        return false;
    bool born = calls_constructor(v);
    StepResult r = typestep(&v->sim);
    if (born)
        v->unborn = false;
    *falls = r == STEP_FALLS;
    return r != STEP_FAILS && !verify_failed(v);
}

bool verify_typed(Verifier *v)
{
    Sim *s = &v->sim;
    s->branch = on_branch;
    s->engine = v;
    s->locals_changed = true;
    bool falls = true;
    for (s->bci = 0; s->bci < s->len; s->bci += s->length) {
        const MapFrame *f = frame_at(v, s->bci);
        if (f == NULL && !falls)
            return verify_fail(v, NULL, "Expecting a stack map frame");
        if (f != NULL && falls && !fits(v, f, s->stack, s->depth))
            return false;
        if (f != NULL)
            load_frame(v, f);
        if (!step(v, &falls))
            return false;
    }
    if (!falls)
        return true;
    s->bci = s->len - 1;
    return verify_fail(v, NULL, "Control flow falls through code end");
}
