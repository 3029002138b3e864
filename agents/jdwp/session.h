/* session.h - one debugger after the other: connecting, reading commands, ending. */
#ifndef AGENT_JDWP_SESSION_H
#define AGENT_JDWP_SESSION_H

#include "env.h"
#include "options.h"

/* What the reader works with; set before it starts. */
void session_set_options(Options *options);
/* The body of the reader thread. */
void JNICALL session_run(jvmtiEnv *env, JNIEnv *jni, void *arg);

#endif
