/* tag.h - tags of objects, one table per environment. Zero is no tag. */
#ifndef JVMTI_TAG_H
#define JVMTI_TAG_H

#include "jvmti/env.h"

jlong tag_get(Env *env, const Object *o); /* o NULL: 0 */
void tag_set(Env *env, Object *o, jlong tag);
/* Calls visit for each tagged object of env; visit must not change tags nor collect. */
void tag_each(Env *env, void (*visit)(Object *o, jlong tag, void *arg), void *arg);

/* From the collector: o is dead (world stopped; only its address is used). Then, when the world runs again: ObjectFree.
 */
void tag_object_freed(Object *o);
void tag_flush_freed(Thread *t);

#endif
