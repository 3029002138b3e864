/* ti_breakpoint.c - chapter Breakpoint.
 *
 * Owns: the breakpoints, one Point per environment and place. Those of one place hang on the VM's breakpoint there
 * (code_breakpoint_observer), so a hit, a set and a clear cost the same however many others there are; a list of all
 * serves those that remove many. The VM is told of the first at a place and of the last that goes; both are done with
 * the world stopped, so that a thread that runs sees lists and code agree.
 *
 * A place is one in all versions of the method that are equivalent: frames run older ones to their end, and their
 * method is the same. Point.code is the newest of them.
 *
 * Read next: ti_watch.c. */
#include "jvmti/asked.h"
#include "jvmti/call.h"
#include "jvmti/enable.h"
#include "ti_bodies.h"

typedef struct Point {
    struct Point *next;          /* at the same place */
    struct Point *after, **link; /* in the list of all */
    Env *env;
    Code *code;
    int32_t bci;
} Point;

enum { ROOM_PER_BYTE = 32 }; /* of code: what preparing it takes, at most */

static Point *points;

static bool is_instruction(const Code *code, jlocation location)
{
    const CodeInfo *info = inspect_code_info(code);
    if (info == NULL || location < 0 || location >= (jlocation)info->len)
        return false;
    if (inspect_is_decoded(code))
        return inspect_is_instruction(code, (int32_t)location);
    u4 bci = 0, n = 1;
    while (n != 0 && (jlocation)bci < location) {
        n = code_instruction_length(info->bytes, info->len, bci);
        bci += n;
    }
    return (jlocation)bci == location;
}

/* The link to env's breakpoint there, NULL if there is none. */
static Point **point_of(const Env *env, Code *code, int32_t bci)
{
    Point **link = (Point **)code_breakpoint_observer(code, bci);
    while (link != NULL && *link != NULL && (*link)->env != env)
        link = &(*link)->next;
    return link == NULL || *link == NULL ? NULL : link;
}

bool breakpoint_is_set(const Env *env, Code *code, int32_t bci)
{
    return point_of(env, inspect_newest_equal(code), bci) != NULL;
}

/* World stopped. An older version that was never decoded is in no frame. */
static bool plant(Code *code, int32_t bci)
{
    if (!code_breakpoint_set(code, bci))
        return false;
    for (Code *c = inspect_older_equal(code); c != NULL; c = inspect_older_equal(c))
        code_breakpoint_set(c, bci);
    return true;
}

/* World stopped. p is to be filled. */
static bool point_add(Point *p, Env *env, Code *code, int32_t bci)
{
    if (code_breakpoint_observer(code, bci) == NULL && !plant(code, bci))
        return false;
    Point **place = (Point **)code_breakpoint_observer(code, bci);
    *p = (Point){.next = *place, .after = points, .link = &points, .env = env, .code = code, .bci = bci};
    *place = p;
    if (points != NULL)
        points->link = &p->after;
    points = p;
    return true;
}

/* A breakpoint of the VM that nobody hangs on. */
static bool is_unused(Code *code, int32_t bci)
{
    void **first = code_breakpoint_observer(code, bci);
    return first != NULL && *first == NULL;
}

/* World stopped. link: in the list of its place. */
static void point_remove(Point **link)
{
    Point *p = *link;
    *link = p->next;
    *p->link = p->after;
    if (p->after != NULL)
        p->after->link = p->link;
    for (Code *c = p->code; c != NULL && is_unused(c, p->bci); c = inspect_older_equal(c))
        code_breakpoint_clear(c, p->bci);
    free(p);
}

/* As the interpreter wants it. */
static jvmtiError prepare(Thread *self, Code *code)
{
    if (!memory_room(inspect_code_info(code)->len * ROOM_PER_BYTE))
        return JVMTI_ERROR_OUT_OF_MEMORY;
    CallAside aside = call_aside(self);
    jvmtiError error = code_prepare(self, code) ? JVMTI_ERROR_NONE : call_thrown(self);
    call_back(self, &aside);
    return error;
}

jvmtiError ti_SetBreakpoint(Env *env, Code *code, jlocation location)
{
    Thread *self = thread_self();
    if (!is_instruction(code, location))
        return JVMTI_ERROR_INVALID_LOCATION;
    jvmtiError error = prepare(self, code);
    Point *p = error == 0 ? try_calloc(1, sizeof *p) : NULL;
    if (p == NULL)
        return error == 0 ? JVMTI_ERROR_OUT_OF_MEMORY : error;
    int32_t bci = (int32_t)location;
    world_stop(self);
    code = inspect_newest_equal(code); /* another thread may have redefined the class */
    bool twice = breakpoint_is_set(env, code, bci);
    bool added = !twice && point_add(p, env, code, bci);
    world_start(self);
    if (added)
        enable_ask(JVMTI_EVENT_BREAKPOINT, 1);
    else
        free(p);
    return twice ? JVMTI_ERROR_DUPLICATE : added ? JVMTI_ERROR_NONE : JVMTI_ERROR_INVALID_LOCATION;
}

jvmtiError ti_ClearBreakpoint(Env *env, Code *code, jlocation location)
{
    Thread *self = thread_self();
    if (!is_instruction(code, location))
        return JVMTI_ERROR_INVALID_LOCATION;
    world_stop(self);
    code = inspect_newest_equal(code);
    Point **link = point_of(env, code, (int32_t)location);
    bool found = link != NULL;
    if (found)
        point_remove(link);
    world_start(self);
    if (found)
        enable_ask(JVMTI_EVENT_BREAKPOINT, -1);
    return found ? JVMTI_ERROR_NONE : JVMTI_ERROR_NOT_FOUND;
}

/* Removes those of env; if it is NULL, those in methods of c, or if that is NULL, too, of classes that are unloaded. */
static void points_drop(const Env *env, const Class *c)
{
    int dropped = 0;
    if (points == NULL)
        return;
    world_stop(thread_self());
    for (Point *p = points, *after; p != NULL; p = after) {
        const Class *of = inspect_method_class(inspect_code_method(p->code));
        after = p->after;
        if (env != NULL ? p->env != env : c != NULL ? of != c : inspect_class_mirror(of) != NULL)
            continue;
        point_remove(point_of(p->env, p->code, p->bci));
        dropped++;
    }
    world_start(thread_self());
    if (dropped != 0)
        enable_ask(JVMTI_EVENT_BREAKPOINT, -dropped);
}

void breakpoints_drop(Env *env)
{
    points_drop(env, NULL);
}

void breakpoints_drop_dead(void)
{
    points_drop(NULL, NULL);
}

void breakpoints_drop_class(const Class *c)
{
    points_drop(NULL, c);
}
