/*
 * actions.c - what the agent does to the workers, one thing at a time, drawn by the seed: suspends one or several,
 * walks their stacks and locals, asks for frame pops, steps, breaks, enables events, retransforms, tags, collects,
 * walks the heap. Each action leaves the workers as they were, so that the program never notices.
 *
 * While a worker is suspended only JVMTI is called, and no class is retransformed: it may hold any lock of the program.
 */
#include "soak.h"

#include <stddef.h>

static Worker *any_worker(void)
{
    return &book.workers[soak_random(WORKERS)];
}

/* ---- suspension */

static bool is_suspended(jthread t)
{
    jint state = 0;
    return OK(GetThreadState, t, &state) && (state & JVMTI_THREAD_STATE_SUSPENDED);
}

static bool suspend(const Worker *w)
{
    if (!OK(SuspendThread, w->thread))
        return false;
    book.suspends++;
    book.bad_states += !is_suspended(w->thread);
    return true;
}

static void resume(const Worker *w)
{
    if (!OK(ResumeThread, w->thread))
        return;
    book.resumes++;
    book.bad_states += is_suspended(w->thread);
}

/* ---- stacks */

static void trace(jthread t)
{
    jvmtiFrameInfo frames[64];
    jint count = 0;
    if (!OK(GetStackTrace, t, 0, 64, frames, &count))
        return;
    book.traces++;
    for (jint i = 0; i < count; i++) {
        char *name = NULL;
        if (frames[i].method == NULL)
            atomic_fetch_add(&book.surprises, 1);
        if (i < 4 && OK(GetMethodName, frames[i].method, &name, NULL, NULL))
            FREE(name);
    }
}

/* Reads each slot of the upper frames as what it may be; the type decides which of the answers is no error. */
static void locals(jthread t)
{
    jint count = 0;
    if (!OK(GetFrameCount, t, &count))
        return;
    for (jint depth = 0; depth < count && depth < 5; depth++) {
        for (jint slot = 0; slot < 6; slot++) {
            jint i;
            jlong l;
            jobject o = NULL;
            jvmtiError e = TI(GetLocalInt, t, depth, slot, &i);
            if (e == JVMTI_ERROR_TYPE_MISMATCH)
                e = TI(GetLocalObject, t, depth, slot, &o);
            if (e == JVMTI_ERROR_TYPE_MISMATCH || e == JVMTI_ERROR_INVALID_SLOT)
                e = TI(GetLocalLong, t, depth, slot, &l);
            book.locals += e == JVMTI_ERROR_NONE;
            if (e != JVMTI_ERROR_NONE && e != JVMTI_ERROR_TYPE_MISMATCH && e != JVMTI_ERROR_INVALID_SLOT &&
                e != JVMTI_ERROR_OPAQUE_FRAME)
                soak_ok(e, "GetLocal");
        }
    }
}

static void act_suspend(void)
{
    Worker *w = any_worker();
    if (!suspend(w))
        return;
    trace(w->thread);
    locals(w->thread);
    if (soak_random(4) == 0)
        soak_nap(soak_random(2000));
    resume(w);
}

static void act_suspend_list(void)
{
    jthread list[WORKERS];
    jvmtiError results[WORKERS];
    jint n = 0;
    for (int i = 0; i < WORKERS; i++) {
        if (soak_random(2))
            list[n++] = book.workers[i].thread;
    }
    if (!OK(SuspendThreadList, n, list, results))
        return;
    for (jint i = 0; i < n; i++)
        book.suspends += soak_ok(results[i], "SuspendThreadList[]");
    for (jint i = 0; i < n; i++)
        book.bad_states += !is_suspended(list[i]);
    if (n > 0)
        trace(list[0]);
    if (!OK(ResumeThreadList, n, list, results))
        return;
    for (jint i = 0; i < n; i++)
        book.resumes += soak_ok(results[i], "ResumeThreadList[]");
}

static void act_trace_running(void)
{
    jvmtiStackInfo *stacks = NULL;
    jint count = 0;
    trace(any_worker()->thread);
    if (!OK(GetAllStackTraces, 20, &stacks, &count))
        return;
    book.traces += count;
    FREE(stacks);
}

/* Asks for the pop of a frame of a suspended worker; every frame is popped before the worker ends. */
static void act_pop(void)
{
    Worker *w = any_worker();
    jint count = 0;
    if (!suspend(w))
        return;
    if (OK(GetFrameCount, w->thread, &count) && count > 1) {
        jvmtiError e = TI(NotifyFramePop, w->thread, (jint)soak_random((uint32_t)count));
        book.pops_asked += e == JVMTI_ERROR_NONE;
        if (e != JVMTI_ERROR_OPAQUE_FRAME && e != JVMTI_ERROR_DUPLICATE)
            soak_ok(e, "NotifyFramePop");
    }
    resume(w);
}

/* ---- events of one thread, for a moment; switched while the thread is suspended */

static void event_switch(Worker *w, jvmtiEvent event, atomic_bool *flag, bool on)
{
    if (!suspend(w))
        return;
    if (on)
        atomic_store(flag, true);
    soak_ok(TI(SetEventNotificationMode, on ? JVMTI_ENABLE : JVMTI_DISABLE, event, w->thread),
            "SetEventNotificationMode");
    if (!on)
        atomic_store(flag, false);
    resume(w);
}

static void act_step(void)
{
    Worker *w = any_worker();
    event_switch(w, JVMTI_EVENT_SINGLE_STEP, &w->stepping, true);
    soak_nap(1000 + soak_random(3000));
    event_switch(w, JVMTI_EVENT_SINGLE_STEP, &w->stepping, false);
    book.step_rounds++;
}

static void act_entries(void)
{
    Worker *w = any_worker();
    event_switch(w, JVMTI_EVENT_METHOD_ENTRY, &w->entering, true);
    soak_nap(1000 + soak_random(3000));
    event_switch(w, JVMTI_EVENT_METHOD_ENTRY, &w->entering, false);
    book.entry_rounds++;
}

static void act_exceptions(void)
{
    OK(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_EXCEPTION, NULL);
    soak_nap(1000 + soak_random(2000));
    OK(SetEventNotificationMode, JVMTI_DISABLE, JVMTI_EVENT_EXCEPTION, NULL);
}

/* A breakpoint for a moment. */
static void act_break(void)
{
    jmethodID m = book.methods[soak_random((uint32_t)book.method_count)];
    if (!OK(SetBreakpoint, m, 0))
        return;
    book.break_rounds++;
    soak_nap(500 + soak_random(2000));
    OK(ClearBreakpoint, m, 0);
}

/* ---- classes */

static void act_retransform(void)
{
    jclass some[3];
    jint n = 1 + (jint)soak_random(3), first = (jint)soak_random((uint32_t)book.work_count);
    for (jint i = 0; i < n; i++)
        some[i] = book.work[(first + i) % book.work_count];
    book.retransforms += OK(RetransformClasses, n, some);
}

/* ---- heap */

static void act_tag(void)
{
    for (int i = 0; i < 20; i++) {
        int k = (int)soak_random((uint32_t)book.kept_count);
        jlong tag = 0;
        if (OK(GetTag, book.kept[k], &tag) && tag != book.kept_tag[k])
            book.bad_tags++;
        book.kept_tag[k] = 1 + k + (jlong)KEPT_MAX * soak_random(900);
        book.tags += OK(SetTag, book.kept[k], book.kept_tag[k]);
    }
}

static void act_collect(void)
{
    book.collections += OK(ForceGarbageCollection);
}

typedef struct Walk {
    unsigned char seen[KEPT_MAX];
    long strange;
} Walk;

static void walk_note(Walk *w, jlong tag)
{
    if (tag == 0 || tag >= NOTE_BASE)
        return;
    int k = (int)((tag - 1) % KEPT_MAX);
    if (k >= book.kept_count || book.kept_tag[k] != tag) {
        w->strange++;
    } else if (w->seen[k] < 255) {
        w->seen[k]++;
    }
}

static jint JNICALL on_object(jlong class_tag, jlong size, jlong *tag_ptr, jint length, void *user)
{
    (void)class_tag, (void)size, (void)length;
    walk_note(user, *tag_ptr);
    return JVMTI_VISIT_OBJECTS;
}

static jint JNICALL on_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                 jlong referrer_class_tag, jlong size, jlong *tag_ptr, jlong *referrer_tag_ptr,
                                 jint length, void *user)
{
    (void)kind, (void)info, (void)class_tag, (void)referrer_class_tag, (void)size, (void)referrer_tag_ptr, (void)length;
    walk_note(user, *tag_ptr);
    return JVMTI_VISIT_OBJECTS;
}

static bool is_whole(const Walk *w, bool once)
{
    for (int i = 0; i < book.kept_count; i++) {
        if (w->seen[i] == 0 || (once && w->seen[i] != 1))
            return false;
    }
    return w->strange == 0;
}

static void act_walk(void)
{
    Walk w = {{0}, 0};
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = on_object};
    if (!OK(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, &w))
        return;
    book.walks++;
    book.bad_walks += !is_whole(&w, true);
}

static void act_follow(void)
{
    Walk w = {{0}, 0};
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_reference};
    if (!OK(FollowReferences, 0, NULL, NULL, &callbacks, &w))
        return;
    book.follows++;
    book.bad_walks += !is_whole(&w, false);
}

/* ---- what else can be asked of a thread that runs */

static void act_ask(void)
{
    jthread t = any_worker()->thread;
    jvmtiThreadInfo info;
    jint count = 0;
    jobject *monitors = NULL, contended = NULL;
    if (OK(GetThreadInfo, t, &info))
        FREE(info.name);
    if (OK(GetOwnedMonitorInfo, t, &count, &monitors))
        FREE(monitors);
    OK(GetCurrentContendedMonitor, t, &contended);
}

/* ---- */

static const struct {
    void (*act)(void);
    uint32_t weight;
} actions[] = {
    {act_suspend, 20}, {act_suspend_list, 8}, {act_trace_running, 10}, {act_pop, 8},         {act_step, 5},
    {act_entries, 5},  {act_exceptions, 3},   {act_break, 8},          {act_retransform, 4}, {act_tag, 10},
    {act_collect, 3},  {act_walk, 3},         {act_follow, 2},         {act_ask, 10},
};

static void act_any(void)
{
    uint32_t all = 0;
    for (size_t i = 0; i < sizeof actions / sizeof actions[0]; i++)
        all += actions[i].weight;
    uint32_t draw = soak_random(all);
    for (size_t i = 0; i < sizeof actions / sizeof actions[0]; i++) {
        if (draw < actions[i].weight) {
            actions[i].act();
            return;
        }
        draw -= actions[i].weight;
    }
}

/* Each action once, then by the seed. */
void soak_act(JNIEnv *jni)
{
    const long kinds = sizeof actions / sizeof actions[0];
    while (!atomic_load(&book.stop) || book.all_actions < kinds) {
        if ((*jni)->PushLocalFrame(jni, 300) != 0)
            return;
        if (book.all_actions < kinds)
            actions[book.all_actions].act();
        else
            act_any();
        book.all_actions++;
        (*jni)->PopLocalFrame(jni, NULL);
    }
}
