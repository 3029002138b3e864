/* thread_mirror.c - gives an attached thread its java.lang.Thread.
 *
 * Threads that Java starts have one from the beginning; one that native code attaches, and the main thread, get theirs
 * here, by the constructors that the class library has for that. The constructor runs on the thread itself, which is
 * bound to the object before. No lock. Read next: thread.c.
 */
#include "vm/run/thread_mirror.h"
#include "vm/thread/thread_life.h"

#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/object_new.h"
#include "vm/heap/string_new.h"
#include "vm/load/init.h"
#include "vm/run/call.h"
#include "vm/thread/thread.h"

/* Runs the constructor for a thread that exists already: Thread(group, name) for the main thread, which is its own
 * parent; Thread(group, name, daemon) for those that native code attaches. */
static bool construct_mirror(Thread *t, Object *group, const char *name, bool daemon)
{
    Object *text = name ? string_of_utf8(t, name) : NULL;
    if (name != NULL && text == NULL)
        return false;
    Slot args[4] = {{.o = t->mirror}, {.o = group}, {.o = text}, {.i = daemon}};
    return call_method(t, t->is_main ? wk.Thread_init : wk.Thread_initAttached, args, NULL);
}

bool thread_attach_mirror(Thread *t, Object *group, const char *name, bool daemon)
{
    size_t roots = roots_mark(t);
    roots_add(t, group);
    Object *mirror = class_init(t, wk.Thread) ? object_new(t, wk.Thread) : NULL;
    bool ok = false;
    if (mirror != NULL) {
        WK_SET(mirror, Thread_priority, int32_t, 5); /* the constructor may ask for its parent's */
        thread_bind_mirror(t, mirror);
        t->in_native_attach = true;
        ok = construct_mirror(t, group, name, daemon);
        t->in_native_attach = false;
        if (!ok)
            thread_unbind_mirror(t);
    }
    roots_reset(t, roots);
    if (ok)
        thread_mirror_done(t, daemon);
    return ok;
}
