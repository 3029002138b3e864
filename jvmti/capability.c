/* capability.c - which capabilities there are, and who has them (chapter Capability).
 *
 * Owns: Env.caps. A capability is offered if every function that it governs has a body and every event that it governs
 * is posted; that is decided from the table, so a chapter that is written makes its capability appear. Any number of
 * environments may have the same one, in the live phase as in OnLoad; only the two that speak of the time before
 * VMStart can be had in OnLoad alone.
 *
 * A jvmtiCapabilities is 128 bits, a set here one word: bit N of the structure, in memory order, is bit N of the word.
 *
 * Read next: enable.c. */
#include <pthread.h>

#include "jvmti/enable.h"
#include "jvmti/env.h"
#include "jvmti/lesser.h"
#include "jvmti/quirk.h"
#include "ti_bodies.h"
#include "ti_meta.h"

static u8 set_of(const jvmtiCapabilities *c)
{
    u8 set;
    memcpy(&set, c, sizeof set);
    return set;
}

static void set_store(jvmtiCapabilities *c, u8 set)
{
    memset(c, 0, sizeof *c);
    memcpy(c, &set, sizeof set);
}

/* Whether the second half of the structure is all zero: no capability has a bit there. */
static bool upper_half_is_zero(const jvmtiCapabilities *c)
{
    static const char zero[sizeof *c - sizeof(u8)];
    return memcmp((const char *)c + sizeof(u8), zero, sizeof zero) == 0;
}

/* The capability that a missing function or event of these needs takes away: the last of them, which no lesser one
 * names. */
static u8 highest(u8 set)
{
    return set == 0 ? 0 : (u8)1 << (63 - __builtin_clzll(set));
}

static u8 offered;

static void offered_decide(void)
{
    u8 holes = 0;
    for (int slot = 1; slot <= TI_SLOTS; slot++)
        if (ti_functions[slot].name != NULL && !ti_has_body(slot))
            holes |= highest(ti_functions[slot].caps) | ti_functions[slot].affects;
    for (int i = 0; i < EVENT_COUNT; i++)
        if (ti_events[i].name != NULL && !ti_events[i].posted)
            holes |= highest(ti_events[i].caps) | ti_events[i].affects;
    offered = lesser_caps((((u8)1 << TI_CAPS) - 1) & ~holes);
}

/* What can be had now. The capability to retransform must be there before ClassFileLoadHook is enabled. */
static u8 potential(const Env *env)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, offered_decide);
    u8 can = offered;
    if (stage_now() != STAGE_ONLOAD)
        can &=
            ~(CAP_SET(can_generate_early_vmstart) | CAP_SET(can_generate_early_class_hook_events)) | quirk_late_caps();
    if (atomic_load(&env->retransforms) == RETRANSFORMS_NOT)
        can &= ~CAP_SET(can_retransform_classes);
    return quirk_caps(env, can);
}

jvmtiError ti_GetPotentialCapabilities(Env *env, jvmtiCapabilities *out)
{
    set_store(out, potential(env) | atomic_load(&env->caps));
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetCapabilities(Env *env, jvmtiCapabilities *out)
{
    set_store(out, atomic_load(&env->caps));
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_AddCapabilities(Env *env, const jvmtiCapabilities *wanted)
{
    u8 set = set_of(wanted);
    ti_lock(); /* another thread may enable ClassFileLoadHook */
    bool can = (set & ~(potential(env) | atomic_load(&env->caps))) == 0 && upper_half_is_zero(wanted);
    if (can) {
        atomic_fetch_or(&env->caps_ever, set);
        atomic_fetch_or(&env->caps, set);
        quirk_caps_added(set);
    }
    ti_unlock();
    if (!can)
        return JVMTI_ERROR_NOT_AVAILABLE;
    enable_recompute();
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_RelinquishCapabilities(Env *env, const jvmtiCapabilities *unwanted)
{
    atomic_fetch_and(&env->caps, ~set_of(unwanted));
    enable_recompute();
    return JVMTI_ERROR_NONE;
}
