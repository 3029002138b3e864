/* thread_mirror.h - a java.lang.Thread for a thread that native code has attached. */
#ifndef VM_THREAD_MIRROR_H
#define VM_THREAD_MIRROR_H

#include "vm/base/base.h"

/* Gives t a java.lang.Thread: group and name may be NULL; runs Java code. false with an exception pending. */
bool thread_attach_mirror(Thread *t, Object *group, const char *name, bool daemon);

#endif
