/* agent.h - agent libraries: loading at start-up and later, calling them at the end (chapter "Starting Up Agents"). */
#ifndef JVMTI_AGENT_H
#define JVMTI_AGENT_H

#include "jvmti/env.h"

/* Loads what -agentlib, -agentpath and -Xrun name, in their order, and calls Agent_OnLoad of each. 0, or prints why not
 * and ends the process with status 1. No Java thread exists yet. */
int agents_load(void);
/* Libraries of -Xrun that have only JVM_OnLoad: called once the VM is up. */
void agents_late_start(Thread *t);
/* Agent_OnUnload of each, in the same order. */
void agents_unload(void);
/* Agent_OnAttach in a running VM; see probe.h. RUNNING. */
int agent_attach(Thread *t, const char *name, bool is_path, const char *options, char **why);

#endif
