/* verify_infer.c - verification by type inference (JVMS 4.10.2), for class files before version 50 and those of
 * version 50 whose StackMapTable does not hold.
 *
 * The data-flow analysis is typestate.c's; it also follows jsr and ret along call paths. Two hooks make a verifier of
 * it: each instruction's demands are checked before it is stepped over, and two classes merge to their first common
 * superclass, for which they are loaded. A type only ever moves up while the analysis runs, so what is refused early
 * would be refused in the end.
 *
 * A constructor must have called another one on every path to its return, even if it has lost its `this`. So the
 * engine keeps that in a variable of its own: uninitialised before the call, a reference after it, neither where paths
 * of both kinds have met.
 *
 * No locks: the analysis is a private one. Read next: typestate.h.
 */
#include "vm/verify/verify_parts.h"

static bool keeps_this(const Verifier *v)
{
    return v->is_init && v->cls->super != NULL;
}

/* Makes the state that the engine is at visible to check_instruction. */
static bool before_instruction(Sim *s, void *arg)
{
    Verifier *v = arg;
    Sim own = v->sim;
    v->sim = *s;
    v->depth = s->depth;
    v->sim.max_locals = own.max_locals;
    v->unborn = keeps_this(v) && vtype_kind(s->locals[own.max_locals]) != SLOT_REF;
    bool ok = check_instruction(v);
    own.bci = s->bci;
    own.depth = s->depth;
    if (!ok) { /* for the message */
        memcpy(own.locals, s->locals, own.max_locals * sizeof *s->locals);
        memcpy(own.stack, s->stack, s->depth * sizeof *s->stack);
    }
    v->sim = own;
    return ok;
}

static VType merge(VType a, VType b, void *arg)
{
    return type_merge(arg, a, b);
}

bool verify_inferred(Verifier *v)
{
    TypeHooks hooks = {keeps_this(v), before_instruction, merge, v};
    char *error = typestate_infer(v->code, &hooks);
    if (v->headline == NULL && error != NULL)
        verify_fail(v, NULL, "%s", error);
    free(error);
    return v->headline == NULL;
}
