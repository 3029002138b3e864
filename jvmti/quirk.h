/* quirk.h - -XX:JVMTIQuirks=hotspot17 or hotspot25: answers as that VM gives them where it reads the specification
 * otherwise. So an agent that was made elsewhere shows here what it depends on, and one that is made here finds out
 * what its users will meet. Without the option the specification decides.
 *
 * quirk.def has a row for each rule. Most are entries of the function table that stand in front of the checked ones
 * (quirk.c); where that is not enough the body asks quirk(QUIRK_...). */
#ifndef JVMTI_QUIRK_H
#define JVMTI_QUIRK_H

#include "jvmti/env.h"

typedef enum Quirk {
#define QUIRK(name, releases, question, ours, theirs, check) QUIRK_##name,
#include "jvmti/quirk.def"
#undef QUIRK
} Quirk;

extern u8 quirks; /* a bit for each Quirk that is on; written before the first environment */

static inline bool quirk(Quirk q)
{
    return UNLIKELY(quirks >> q & 1);
}

/* Reads the option; a bad one ends the VM with a message and status 1. Before the first agent is loaded. */
void quirk_read(void);
/* Puts its entries in front of those of the table. */
void quirk_table(struct jvmtiInterface_1_ *table);
/* Of the capabilities that env can have now, those that it could have there. */
u8 quirk_caps(const Env *env, u8 can);
/* Those that can be had late because an agent took them in OnLoad. */
u8 quirk_late_caps(void);
/* env has got these. */
void quirk_caps_added(u8 set);

#endif
