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
#include "vm/class/wellknown.h"
#include "vm/run/code.h"
#include "vm/verify/verify_parts.h"

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

/* A state on its way to a frame: the current one, or that in which a handler starts. */
typedef struct Arrival {
    const VType *stack;
    u4 depth;             /* that must fit */
    u4 shown;             /* operands in the message: those before the instruction */
    const char *headline; /* of the message, where there is to be one */
    int32_t at;           /* follows it, unless it is NOWHERE */
} Arrival;

enum { NOWHERE = -1 };

/* why is malloc'ed. Both states go into the message. A state of the right depth fails at the frame, others where they
 * come from. */
static bool unfit(Verifier *v, const MapFrame *f, const Arrival *a, char *why)
{
    const Sim *s = &v->sim;
    if (v->headline != NULL) {
        free(why);
        return false;
    }
    if (a->at == NOWHERE)
        verify_fail(v, why, "%s", a->headline);
    else
        verify_fail(v, why, "%s %d", a->headline, (int)a->at);
    if (a->depth == f->depth)
        v->location = f->bci;
    char *have = state_text("Current Frame", s->bci, v->unborn, s->locals, s->max_locals, a->stack, a->shown);
    char *want =
        state_text("Stackmap Frame", f->bci, f->unborn, f->types, s->max_locals, f->types + s->max_locals, f->depth);
    v->states = xformat("%s%s", have, want);
    free(have);
    free(want);
    return false;
}

static bool slots_fit(Verifier *v, const MapFrame *f, const Arrival *a, const char *where, const VType *have,
                      const VType *want, u4 count)
{
    for (u4 i = 0; i < count; i++) {
        if (type_assignable(v, have[i], want[i]))
            continue;
        if (v->headline != NULL)
            return false;
        char *x = slot_text(have, i), *y = slot_text(want, i);
        char *why = xformat("Type %s (current frame, %s[%u]) is not assignable to %s (stack map, %s[%u])", x, where, i,
                            y, where, i);
        free(x);
        free(y);
        return unfit(v, f, a, why);
    }
    return true;
}

/* The state with this stack fits the frame. */
static bool fits(Verifier *v, const MapFrame *f, const Arrival *a)
{
    const Sim *s = &v->sim;
    if (a->depth != f->depth)
        return unfit(v, f, a, xstrdup("Current frame's stack size doesn't match stackmap."));
    if (!slots_fit(v, f, a, "locals", s->locals, f->types, s->max_locals) ||
        !slots_fit(v, f, a, "stack", a->stack, f->types + s->max_locals, a->depth))
        return false;
    return !v->unborn || f->unborn ||
           unfit(v, f, a, xstrdup("Current frame's flags are not assignable to stack map frame's."));
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

/* The target may lie anywhere, or before the method. */
static bool no_frame(Verifier *v, u4 target)
{
    return verify_fail(v, xstrdup("Expected stackmap frame at this location."),
                       "Expecting a stackmap frame at branch target %d", (int)target);
}

static void on_branch(Sim *s, u4 target)
{
    Verifier *v = s->engine;
    if (verify_failed(v))
        return;
    const MapFrame *f = frame_at(v, target);
    if (f == NULL) {
        no_frame(v, target);
        return;
    }
    Arrival a = {s->stack, s->depth, v->depth, "Inconsistent stackmap frames at branch target", (int32_t)target};
    fits(v, f, &a);
}

static bool check_handler(Verifier *v, const ExceptionEntry *e)
{
    if (v->sim.max_stack < 1)
        return verify_fail_state(v, xstrdup("Exceeded max stack size."), "Operand stack overflow");
    const MapFrame *f = frame_at(v, e->handler_pc);
    if (f == NULL)
        return no_frame(v, e->handler_pc);
    VType exception =
        vtype_ref(e->catch_type ? classfile_class_name(v->file, e->catch_type) : symbol_of_cstr("java/lang/Throwable"));
    Arrival a = {&exception, 1, 1, "Stack map does not match the one at exception handler", e->handler_pc};
    return fits(v, f, &a);
}

/* Every instruction of a range can throw with the locals that it found. Unchanged locals were checked before. */
static bool check_handlers(Verifier *v)
{
    const CodeInfo *info = v->code->info;
    Sim *s = &v->sim;
    for (u4 i = 0; i < info->handler_count; i++) {
        const ExceptionEntry entry = classfile_handler(info, i), *e = &entry;
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
    v->depth = v->sim.depth;
    if (!check_handlers(v) || !check_instruction(v))
        return false;
    bool born = calls_constructor(v);
    StepResult r = typestep(&v->sim);
    if (r == STEP_FAILS && v->headline == NULL)
        return v->sim.overflow ? verify_fail_state(v, xstrdup("Exceeded max stack size."), "Operand stack overflow")
                               : verify_fail(v, NULL, "%s", v->sim.error);
    if (born)
        v->unborn = false;
    *falls = r == STEP_FALLS;
    return !verify_failed(v);
}

static bool frame_follows(const Verifier *v)
{
    return v->frame_count > 0 && v->frames[v->frame_count - 1].bci > v->sim.bci;
}

/* frame_at for an instruction that is behind all those it was asked for before; *next: the first frame not behind
 * them. */
static const MapFrame *frame_here(const Verifier *v, u4 bci, u4 *next)
{
    while (*next < v->frame_count && v->frames[*next].bci < bci)
        ++*next;
    return *next < v->frame_count && v->frames[*next].bci == bci ? &v->frames[*next] : NULL;
}

/* Control arrives at the frame from the instruction before, or does not: then the frame alone counts. */
static bool enter_frame(Verifier *v, const MapFrame *f, bool falls)
{
    const Sim *s = &v->sim;
    Arrival a = {s->stack, s->depth, s->depth, "Instruction type does not match stack map", NOWHERE};
    if (falls && !fits(v, f, &a))
        return false;
    load_frame(v, f);
    return true;
}

bool verify_typed(Verifier *v)
{
    Sim *s = &v->sim;
    s->branch = on_branch;
    s->engine = v;
    s->locals_changed = true;
    bool falls = true;
    u4 next = 0;
    for (s->bci = 0; s->bci < s->len; s->bci += s->length) {
        const MapFrame *f = frame_here(v, s->bci, &next);
        if (f == NULL && !falls)
            return verify_fail(v, frame_follows(v) ? xstrdup("Expected stackmap frame at this location.") : NULL,
                               "Expecting a stack map frame");
        if (f != NULL && !enter_frame(v, f, falls))
            return false;
        if (!step(v, &falls))
            return false;
    }
    if (!falls)
        return true;
    s->bci = s->len;
    return verify_fail(v, NULL, "Control flow falls through code end");
}
