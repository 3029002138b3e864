/* access.c - access control between classes and to members (JVMS 5.4.4), nests (5.4.4, 4.7.28).
 *
 *   class     public, and its package exported to a module that reads it (module.c); or of the same run-time package
 *   member    public; protected: same package or a subclass; package-private: same package; private: same nest
 *
 * A nest is a host and the members that both sides agree on: the member names its host (NestHost), the host lists the
 * member (NestMembers), they share a run-time package. A class whose claim fails is its own host. The answer is kept
 * in Class.nest_host; finding it may load the host class.
 *
 * No locks: nest_host is a single word that always gets the same value. Read next: pool.c.
 */
#include "vm/load/loader.h"
#include "vm/load/module.h"
#include "vm/load/pool.h"
#include "vm/thread/thread.h"

bool access_class_ok(const Class *from, const Class *to)
{
    if (to->kind == KIND_ARRAY)
        to = to->base_elem;
    if (to->kind == KIND_PRIMITIVE || from == to || class_same_package(from, to))
        return true;
    return (to->access & ACC_PUBLIC) && module_access_ok(from, to);
}

static bool lists_member(const Class *host, const Class *c)
{
    const ClassFile *f = host->file;
    for (u4 i = 0; i < f->nest_member_count; i++) {
        if (classfile_class_name(f, f->nest_members[i]) == c->name)
            return true;
    }
    return false;
}

/* The host that c names, if it can be loaded and agrees. A failure to load it is no error (JVMS 5.4.4). */
static Class *find_nest_host(Thread *t, Class *c)
{
    if (c->file == NULL || c->file->nest_host == 0)
        return c;
    Object *before = t->exception;
    t->exception = NULL;
    Class *host = loader_load(t, c->loader, classfile_class_name(c->file, c->file->nest_host));
    t->exception = before;
    return host != NULL && host->file != NULL && class_same_package(host, c) && lists_member(host, c) ? host : c;
}

Class *class_nest_host(Thread *t, Class *c)
{
    Class *host = __atomic_load_n(&c->nest_host, __ATOMIC_ACQUIRE);
    if (host == NULL) {
        host = find_nest_host(t, c);
        __atomic_store_n(&c->nest_host, host, __ATOMIC_RELEASE);
    }
    return host;
}

bool access_member_ok(Thread *t, Class *from, Class *declaring, u2 access)
{
    if ((access & ACC_PUBLIC) || from == declaring)
        return true;
    if (access & ACC_PRIVATE)
        return class_nest_host(t, from) == class_nest_host(t, declaring);
    if (class_same_package(from, declaring))
        return true;
    return (access & ACC_PROTECTED) && class_is_subclass(from, declaring);
}
