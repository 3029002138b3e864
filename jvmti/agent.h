/* agent.h - agent libraries: loading at start-up and later, calling them at the end (chapter "Starting Up Agents"). */
#ifndef JVMTI_AGENT_H
#define JVMTI_AGENT_H

#include "jvmti/env.h"

/* Loads what -agentlib, -agentpath and -Xrun name, in their order, and calls Agent_OnLoad of each. 0, or prints why not
 * and ends the process with status 1. No Java thread exists yet. */
int agents_load(void);
/* Libraries of -Xrun that have only JVM_OnLoad: called once the VM is up. */
void agents_late_start(Thread *t);
/* Agent_OnUnload of each, in the same order. SAFE. */
void agents_unload(void);
/* Agent_OnAttach in a running VM; see probe.h. RUNNING. */
int agent_attach(Thread *t, const char *name, bool is_path, const char *options, char **why);

/* JVMPI, by the library libjvmpi.so (agent_jvmpi.c). GetEnv with a version of JVMPI: its interface for the one
 * profiler, JNI_EVERSION for everybody else; JNI_EDETACHED where code of the program has to be attached to be the
 * profiler and is not. SAFE, or not a thread of the VM. */
int agent_jvmpi_env(void **env, int32_t version);
/* Before JVM_OnLoad of an agent, and NULL after it: whom agent_jvmpi_env answers. SAFE. */
void agent_jvmpi_asks(const void *agent);
/* JVM_OnLoad of this agent was successful: if it is the profiler it is told what there is. SAFE. */
void agent_jvmpi_started(const void *agent);
/* From now on native code of the program may be the profiler, if there is none. */
void agent_jvmpi_program_asks(void);

/* Opens the library of an agent: a file by its path, or libNAME.so where agent_library.c says. NULL with *why, a
 * malloc'ed message in HotSpot's words. *jdk becomes the feature release of the JDK that the library is part of, 0 if
 * of none. Any state but holding a lock: constructors of the library run. */
void *agent_library_open(const char *name, bool is_path, int *jdk, char **why);

#endif
