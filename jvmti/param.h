/* param.h - copies of parameter descriptions for an agent, which will free each part (chapter Extension Mechanism). */
#ifndef JVMTI_PARAM_H
#define JVMTI_PARAM_H

#include "jvmti/env.h"

/* A copy of the parameters with names of its own. OUT_OF_MEMORY: *out is NULL, or what there is of it. Any state. */
jvmtiError params_copy(const jvmtiParamInfo *params, int count, jvmtiParamInfo **out);
void params_free(jvmtiParamInfo *params, int count); /* params may be NULL */

#endif
