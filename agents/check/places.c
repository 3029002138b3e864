/* places.c - functions called where the chapter of the function, or of the event, forbids it. Read next: use.c. */
#include "agents/check/seen.h"

/* The callback that a call happens in, the nearest one; NULL. */
static const BetweenFrame *callback_around(const BetweenFrame *call)
{
    const BetweenFrame *f = call->up;
    while (f != NULL && f->what == BETWEEN_CALL)
        f = f->up;
    return f;
}

void places_before(const BetweenFrame *call)
{
    const BetweenFunction *f = &between_functions[call->number];
    const BetweenFrame *around = callback_around(call);
    if (seen_critical())
        report_here(FIND_CALL_IN_CRITICAL, call, "%s", call->name);
    if (around == NULL)
        return;
    if (around->what == BETWEEN_HEAP_CALLBACK && !f->heapsafe)
        report_here(FIND_CALL_IN_HEAP, call, "%s in a %s", call->name, around->name);
    if (around->what == BETWEEN_EVENT_CALLBACK && between_events[around->number].gcsafe && !f->gcsafe)
        report_here(FIND_CALL_IN_COLLECTOR, call, "%s in the callback of %s", call->name, around->name);
}

/* An agent that asks in an event of an early phase may well live with the answer; in OnLoad and at the end it knows. */
void places_after(const BetweenFrame *call)
{
    jvmtiPhase phase = JVMTI_PHASE_LIVE;
    if (call->error != JVMTI_ERROR_WRONG_PHASE)
        return;
    (*between_own())->GetPhase(between_own(), &phase);
    if (phase == JVMTI_PHASE_ONLOAD || phase == JVMTI_PHASE_DEAD)
        report_here(FIND_WRONG_PHASE, call, "%s", call->name);
}
