/* above.h - what the lower rooms ask of the upper ones: exceptions, calls of Java code, classes made ready.
 *
 * A lower room does not include an upper one. What it has to ask of it all the same stands here, as functions that
 * vm.c fills in before the first thread is attached. All: RUNNING, may run Java code, may collect; false or NULL with
 * an exception pending. */
#ifndef VM_ABOVE_H
#define VM_ABOVE_H

#include "vm/base/base.h"

typedef struct Above {
    /* run/throw.c: an exception of this class with this message, or without one, becomes the pending one. */
    void (*throw_made)(Thread *t, Class *cls, const char *message);
    void (*throw_named)(Thread *t, const char *class_name, const char *message);
    void (*throw_oom)(Thread *t, const char *what);
    /* run/call.c, see call.h */
    bool (*call_method)(Thread *t, Method *m, const Slot *args, Slot *result);
    bool (*call_virtual)(Thread *t, Method *m, const Slot *args, Slot *result);
    /* load/, see init.h, loader.h */
    bool (*class_init)(Thread *t, Class *c);
    Class *(*load_class)(Thread *t, Loader *l, Symbol *name); /* see loader_load */
    Class *(*library_class)(Thread *t, const char *name);     /* see wk_class */
} Above;
extern Above above;

/* Makes an exception of this class with a message (UTF-8, printf form) and sets it pending. If making it fails, what
 * failed is pending instead. */
void throw_new(Thread *t, Class *cls, const char *fmt, ...) PRINTF(3, 4);
void throw_name(Thread *t, const char *class_name, const char *fmt, ...) PRINTF(3, 4); /* "java/lang/..." */
void throw_new_plain(Thread *t, Class *cls);                                           /* without a message */
void throw_oom(Thread *t, const char *what); /* preallocated when memory is really out */

#endif
