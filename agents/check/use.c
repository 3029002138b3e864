/* use.c - environments, capabilities and events: what an agent asks for and does not use.
 *
 * Owns: a Use for each environment (BetweenEnv.tool), never freed. No lock: words that only grow, and at the end.
 * Read next: refs.c. */
#include "agents/check/check.h"
#include <stdlib.h>
#include <string.h>

enum { EVENTS = BETWEEN_LAST_EVENT + 1, MANY = 32 };

typedef struct Use {
    _Atomic(uint64_t) has, used;              /* capabilities, by bit */
    _Atomic(bool) enabled[EVENTS];            /* ever */
    _Atomic(bool) had_callback[EVENTS];       /* ever */
    _Atomic(void *) place[EVENTS], cap_place; /* where it was enabled; where capabilities were added */
    _Atomic(void *) callback_place;
} Use;

static int add_capabilities, set_mode, set_callbacks;

void use_env_made(BetweenEnv *env)
{
    env->tool = calloc(1, sizeof(Use));
    if (set_callbacks == 0) {
        add_capabilities = between_slot("AddCapabilities");
        set_mode = between_slot("SetEventNotificationMode");
        set_callbacks = between_slot("SetEventCallbacks");
    }
}

void use_before(const BetweenFrame *call)
{
    Use *u = call->env->tool;
    if (u != NULL)
        atomic_fetch_or(&u->used, between_functions[call->number].caps);
}

static void event_enabled(Use *u, const BetweenFrame *call, jlong event)
{
    if (call->value[0].j != JVMTI_ENABLE || event < BETWEEN_FIRST_EVENT || event > BETWEEN_LAST_EVENT)
        return;
    atomic_store(&u->enabled[event], true);
    atomic_store(&u->place[event], call->caller);
    atomic_fetch_or(&u->used, between_events[event].caps);
}

void use_after(const BetweenFrame *call)
{
    Use *u = call->env->tool;
    if (u == NULL || call->error != JVMTI_ERROR_NONE)
        return;
    if (call->number == add_capabilities) {
        uint64_t bits = 0;
        memcpy(&bits, call->value[0].p, sizeof bits);
        atomic_fetch_or(&u->has, bits);
        atomic_store(&u->cap_place, call->caller);
    }
    if (call->number == set_mode)
        event_enabled(u, call, call->value[1].j);
    if (call->number == set_callbacks) {
        atomic_store(&u->callback_place, call->caller);
        for (int i = BETWEEN_FIRST_EVENT; i < EVENTS; i++)
            if (atomic_load(&call->env->callback[i]) != NULL)
                atomic_store(&u->had_callback[i], true);
    }
}

/* ---- the end ---- */

static Stack stack_of(void *place)
{
    return (Stack){.count = place != NULL, .frame = {place}};
}

/* Capabilities that a function or an event cannot do without. The others only change how something is done. */
static uint64_t capabilities_for_something(void)
{
    uint64_t bits = 0;
    for (int i = 1; i <= BETWEEN_SLOTS; i++)
        bits |= between_functions[i].caps;
    for (int i = BETWEEN_FIRST_EVENT; i <= BETWEEN_LAST_EVENT; i++)
        bits |= between_events[i].caps;
    return bits;
}

static void tell_env(const BetweenEnv *env, const Use *u)
{
    uint64_t idle = atomic_load(&u->has) & ~atomic_load(&u->used) & capabilities_for_something();
    Stack caps = stack_of(atomic_load(&u->cap_place)), callbacks = stack_of(atomic_load(&u->callback_place));
    for (int i = 0; i < 64; i++)
        if (idle >> i & 1)
            report(FIND_CAPABILITY_UNUSED, env->library, &caps, "%s", between_capabilities[i]);
    for (int i = BETWEEN_FIRST_EVENT; i <= BETWEEN_LAST_EVENT; i++) {
        Stack place = stack_of(atomic_load(&u->place[i]));
        bool enabled = atomic_load(&u->enabled[i]), had = atomic_load(&u->had_callback[i]);
        if (enabled && !had)
            report(FIND_EVENT_NO_CALLBACK, env->library, &place, "%s", between_events[i].name);
        if (had && !enabled)
            report(FIND_CALLBACK_NO_EVENT, env->library, &callbacks, "%s", between_events[i].name);
    }
}

/* How many environments of this library are there, and is this the newest of them? */
static int count_of(const BetweenEnv *env)
{
    int count = 0;
    for (const BetweenEnv *e = between_envs(); e != NULL; e = e->older) {
        bool same = !atomic_load(&e->disposed) && strcmp(e->library, env->library) == 0;
        if (same && count == 0 && e != env)
            return 0;
        count += same;
    }
    return count;
}

void use_end(void)
{
    Stack nowhere = {.count = 0};
    for (const BetweenEnv *e = between_envs(); e != NULL; e = e->older) {
        if (e->tool != NULL)
            tell_env(e, e->tool);
        if (count_of(e) >= MANY)
            report(FIND_ENVIRONMENTS, e->library, &nowhere, "%d environments", count_of(e));
    }
}
