/* ti_breakpoint.c - chapter Breakpoint.
 *
 * Owns: the list of breakpoints, one node per environment and place. The VM is told of the first at a place and of the
 * last that goes; both are done with the world stopped, so that a thread that runs sees list and code agree.
 *
 * Read next: ti_watch.c. */
#include "jvmti/asked.h"
#include "jvmti/enable.h"
#include "ti_bodies.h"

typedef struct Point {
    struct Point *next;
    Env *env;
    Code *code;
    int32_t bci;
} Point;

static Point *points;

static bool is_instruction(const Code *code, jlocation location)
{
    if (code->info == NULL || location < 0 || location >= (jlocation)code->len)
        return false;
    u4 bci = 0, n = 1;
    while (n != 0 && (jlocation)bci < location) {
        n = code_instruction_length(code->bytes, code->len, bci);
        bci += n;
    }
    return (jlocation)bci == location;
}

static int users(const Code *code, int32_t bci)
{
    int n = 0;
    for (const Point *p = points; p != NULL; p = p->next)
        n += p->code == code && p->bci == bci;
    return n;
}

bool breakpoint_is_set(const Env *env, const Code *code, int32_t bci)
{
    for (const Point *p = points; p != NULL; p = p->next)
        if (p->env == env && p->code == code && p->bci == bci)
            return true;
    return false;
}

/* World stopped. */
static bool point_add(Env *env, Code *code, int32_t bci)
{
    if (users(code, bci) == 0 && !code_breakpoint_set(code, bci))
        return false;
    Point *p = xmalloc(sizeof *p);
    *p = (Point){points, env, code, bci};
    points = p;
    return true;
}

/* World stopped. */
static void point_remove(Point **link)
{
    Point *p = *link;
    *link = p->next;
    if (users(p->code, p->bci) == 0)
        code_breakpoint_clear(p->code, p->bci);
    free(p);
}

jvmtiError ti_SetBreakpoint(Env *env, Code *code, jlocation location)
{
    Thread *self = thread_self();
    if (!is_instruction(code, location))
        return JVMTI_ERROR_INVALID_LOCATION;
    if (!code_prepare(self, code)) {
        self->exception = NULL;
        return JVMTI_ERROR_INTERNAL;
    }
    int32_t bci = (int32_t)location;
    world_stop(self);
    bool twice = breakpoint_is_set(env, code, bci);
    bool added = !twice && point_add(env, code, bci);
    world_start(self);
    if (added)
        enable_ask(JVMTI_EVENT_BREAKPOINT, 1);
    return twice ? JVMTI_ERROR_DUPLICATE : added ? JVMTI_ERROR_NONE : JVMTI_ERROR_INVALID_LOCATION;
}

jvmtiError ti_ClearBreakpoint(Env *env, Code *code, jlocation location)
{
    Thread *self = thread_self();
    if (!is_instruction(code, location))
        return JVMTI_ERROR_INVALID_LOCATION;
    world_stop(self);
    Point **link = &points;
    while (*link != NULL && ((*link)->env != env || (*link)->code != code || (*link)->bci != location))
        link = &(*link)->next;
    bool found = *link != NULL;
    if (found)
        point_remove(link);
    world_start(self);
    if (found)
        enable_ask(JVMTI_EVENT_BREAKPOINT, -1);
    return found ? JVMTI_ERROR_NONE : JVMTI_ERROR_NOT_FOUND;
}

/* Removes those of env, or if it is NULL those in methods of c. */
static void points_drop(const Env *env, const Class *c)
{
    int dropped = 0;
    world_stop(thread_self());
    for (Point **link = &points; *link != NULL;) {
        bool goes = env != NULL ? (*link)->env == env : (*link)->code->method->cls == c;
        if (!goes) {
            link = &(*link)->next;
            continue;
        }
        point_remove(link);
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

void breakpoints_drop_class(const Class *c)
{
    points_drop(NULL, c);
}
