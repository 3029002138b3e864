/* lesser.h - a poorer VM, for agents that want to see how they manage: what -XX options take from the tool interface.
 *
 *   -XX:JVMTIWithout=can_tag_objects,...   these capabilities are not offered
 *   -XX:JVMTIVersion=11                    the VM is one of that version: later functions, events and capabilities
 *                                          are not there, GetEnv and GetVersionNumber know no later version
 *
 * Everything is read once, before the first environment, and never changes. Not given, nothing is taken away. */
#ifndef JVMTI_LESSER_H
#define JVMTI_LESSER_H

#include <string.h>

#include "jvmti/env.h"

/* What follows the item at p of an option's list; NULL: that was the last. */
static inline const char *list_next(const char *p)
{
    const char *comma = strchr(p, ',');
    return comma != NULL ? comma + 1 : NULL;
}

/* Reads the options; a bad one ends the VM with a message and status 1. Before the first agent is loaded. */
void lesser_read(void);
/* Of these capabilities, those that may be offered. */
u8 lesser_caps(u8 set);
/* The version that this VM is of: JVMTI_VERSION or less, without a micro number. */
jint lesser_version(void);
/* Whether what came with this version, a `since` of ti_meta.h, is there. */
bool lesser_knows(int since);
/* Whether agents see it as a virtual thread. To a VM that knows none, what the program takes for one is a thread like
 * any other. */
bool lesser_is_virtual(const Thread *t);
/* Whether virtual threads are listed among the others. */
bool lesser_lists_virtual(void);
/* Takes the functions of later versions out of the table: their slots are those of a reserved function. */
void lesser_table(struct jvmtiInterface_1_ *table);

#endif
