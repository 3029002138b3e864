/* Prints what the program's own methods do, and the stack at the deepest point. */
#include "profiler.h"

static const jint wanted[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_METHOD_ENTRY2, JVMPI_EVENT_METHOD_EXIT, 0};
static __thread int depth, frames_told;
static jobjectID the_main;

static void show_stack(JNIEnv *env)
{
    JVMPI_CallFrame frames[8];
    JVMPI_CallTrace trace = {env, 0, frames};
    pi->GetCallTrace(&trace, 8);
    for (jint i = 0; i < trace.num_frames; i++)
        if (is_ours(method_name(frames[i].method_id)))
            say("    at %s line %d", method_name(frames[i].method_id), (int)frames[i].lineno);
    pi->GetCallTrace(&trace, 1);
    expect(trace.num_frames == 1, "no more frames than were asked for");
}

static void entered2(const JVMPI_Event *e, const char *name)
{
    jobjectID object = e->u.method_entry2.obj_id;
    if (strcmp(name, "Main.virtual") == 0) {
        expect(object != NULL && (the_main == NULL || the_main == object), "one object, one id");
        the_main = object;
        jobject ref = pi->jobjectID2jobject(object);
        expect(ref != NULL && pi->jobject2jobjectID(ref) == object, "there and back");
        (*e->env_id)->DeleteLocalRef(e->env_id, ref);
    }
    say("%*sENTRY2 %s %s", 2 * depth, "", name, object == NULL ? "static" : "of an object");
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    jmethodID method = e->u.method.method_id;
    if (type != JVMPI_EVENT_METHOD_ENTRY && type != JVMPI_EVENT_METHOD_ENTRY2 && type != JVMPI_EVENT_METHOD_EXIT)
        return;
    frames_told += type == JVMPI_EVENT_METHOD_ENTRY ? 1 : type == JVMPI_EVENT_METHOD_EXIT ? -1 : 0;
    expect(frames_told >= 0, "an exit without its entry");
    const char *name = method_name(method);
    expect(strcmp(name, "?") != 0, "the class of a method is told before");
    if (!is_ours(name))
        return;
    expect(strcmp(class_name(pi->GetMethodClass(method)), "Main") == 0, "the class of the method");
    if (type == JVMPI_EVENT_METHOD_EXIT) {
        say("%*sEXIT %s", 2 * --depth, "", name);
    } else if (type == JVMPI_EVENT_METHOD_ENTRY) {
        say("%*sENTRY %s", 2 * depth, "", name);
        if (strcmp(name, "Main.mark") == 0)
            show_stack(e->env_id);
    } else {
        entered2(e, name);
        depth++;
    }
    if (type == JVMPI_EVENT_METHOD_EXIT && strcmp(name, "Main.main") == 0)
        say("%d wrong", wrong);
    (void)requested;
}
