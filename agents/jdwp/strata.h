/* strata.h - lines and names of sources that a class was translated from (JSR 45, SourceDebugExtension). */
#ifndef AGENT_JDWP_STRATA_H
#define AGENT_JDWP_STRATA_H

#include "env.h"

/* VirtualMachine.SetDefaultStratum: lines are those of this stratum where a class has it; NULL or "" is each class's
 * own default. Takes the text (from mem_alloc). The caller has the lock. */
void strata_set_default(char *stratum);
/* Turns the lines of a method of this class into those of its stratum, in place: an entry without one goes. Two
 * entries then have the same number if and only if they are of the same line of the same source. Returns how many
 * entries are left. The caller has the lock. */
jint strata_translate(jclass class_, jint n, jvmtiLineNumberEntry *lines);
/* Does any source of the class, in any stratum, have a name that fits? */
bool strata_have_source(jclass class_, const char *pattern, bool (*fits)(const char *pattern, const char *name));

#endif
