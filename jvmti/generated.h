/* generated.h - probes about generated code: what post.c subscribes with. */
#ifndef JVMTI_GENERATED_H
#define JVMTI_GENERATED_H

#include "jvmti/env.h"

void generated_code_made(Thread *t, Code *c); /* CompiledMethodLoad */
void generated_code_freed(Code *c);           /* any state: noted for CompiledMethodUnload */
void generated_flush_freed(Thread *t);        /* sends what was noted; RUNNING, world running */

#endif
