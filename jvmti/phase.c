/* phase.c - where in its life the VM is, as environments see it (chapter "Function Index", phases; GetPhase).
 *
 * Owns: the stage. It only grows:
 *
 *   ONLOAD --agents loaded--> PRIMORDIAL --can run Java--> EARLY --library booted--> START --VMInit--> LIVE
 * --VMDeath--> DEAD
 *
 * An environment maps it to its phase; only EARLY reads differently for different environments. The VM calls probes at
 * each step (post.c); a step changes the stage first and then posts, so that an event arrives in its phase.
 *
 * Read next: capability.c. */
#include "jvmti/enable.h"
#include "jvmti/env.h"
#include "ti_bodies.h"
#include "ti_meta.h"

_Atomic(int) stage_current = STAGE_ONLOAD;

void stage_set(Stage to)
{
    atomic_store_explicit(&stage_current, (int)to, memory_order_release);
    enable_recompute();
}

int env_phase(const Env *env)
{
    switch (stage_now()) {
    case STAGE_ONLOAD: return PB_ONLOAD;
    case STAGE_PRIMORDIAL: return PB_PRIMORDIAL;
    case STAGE_EARLY: return env != NULL && env_has(env, CAP_can_generate_early_vmstart) ? PB_START : PB_PRIMORDIAL;
    case STAGE_START: return PB_START;
    case STAGE_LIVE: return PB_LIVE;
    case STAGE_DEAD: return PB_DEAD;
    }
    return PB_DEAD;
}

jvmtiError ti_GetPhase(Env *env, jvmtiPhase *phase)
{
    switch (env_phase(env)) {
    case PB_ONLOAD: *phase = JVMTI_PHASE_ONLOAD; break;
    case PB_PRIMORDIAL: *phase = JVMTI_PHASE_PRIMORDIAL; break;
    case PB_START: *phase = JVMTI_PHASE_START; break;
    case PB_LIVE: *phase = JVMTI_PHASE_LIVE; break;
    default: *phase = JVMTI_PHASE_DEAD; break;
    }
    return JVMTI_ERROR_NONE;
}
