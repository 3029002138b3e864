/* fault.h - -XX:JVMTIFault: calls of agents that fail on demand, so that an agent's ways out can be tried.
 *
 *   Allocate@17:OUT_OF_MEMORY     the 17th call of Allocate
 *   RetransformClasses:INTERNAL   every call of RetransformClasses
 *   seed=7,rate=1/100             of all calls one in a hundred; the seed says which, and with which error
 *
 * Several of them are parted by commas.
 *
 * An error must be one that the specification gives the function; a call that fails so has done nothing, and its
 * results are not written. */
#ifndef JVMTI_FAULT_H
#define JVMTI_FAULT_H

#include "jvmti/env.h"

/* Reads the option; a bad one ends the VM with a message and status 1. Before the first agent is loaded. */
void fault_read(void);
/* Puts entries that may fail into the table, for the functions that are named. */
void fault_table(struct jvmtiInterface_1_ *table);
/* The entries that calls go to which do not fail. */
extern struct jvmtiInterface_1_ fault_behind;
/* The error that this call of the function in that slot is to answer, or NONE. Counts it. Any thread, any state. */
jvmtiError fault_next(int slot);

#endif
