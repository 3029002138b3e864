/* intrinsic_thread.c - java.lang.Thread beyond the one-liners, StackWalker, finalizers.
 *
 * A natives' thread argument is pinned before its Thread is used (thread_pin), because it may end at any moment. The
 * stack of another thread is copied in a handshake, as (code, bci) pairs in C memory; Java objects are made of them
 * afterwards. No lock. Read next: Thread.java, safepoint.h.
 */
#include "vm/class/class_find.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/load/init.h"
#include "vm/load/loader.h"
#include "vm/native/intrinsic.h"
#include "vm/run/box.h"
#include "vm/run/call.h"
#include "vm/run/code.h"
#include "vm/run/frame.h"
#include "vm/run/throw.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/thread_java.h"
#include "vm/thread/thread_life.h"
#include "vm/thread/vthread.h"

static Array *array_of(Thread *t, Class *elem, int32_t length)
{
    Class *c = elem != NULL ? class_array_of(t, elem) : NULL;
    return c != NULL ? array_new(t, c, length) : NULL;
}

/* ---- life */

static void start(Thread *t, Slot *args)
{
    thread_start(t, args[0].o);
}

static void sleep_for(Thread *t, int64_t nanos)
{
    if (nanos > 0 || thread_is_interrupted(t, false))
        thread_sleep(t, nanos);
    else
        thread_yield(t);
}

static void sleep_nanos(Thread *t, Slot *args)
{
    sleep_for(t, args[0].l);
}

static void sleep_millis(Thread *t, Slot *args)
{
    if (args[0].l < 0)
        throw_name(t, "java/lang/IllegalArgumentException", "timeout value is negative");
    else
        sleep_for(t, args[0].l > INT64_MAX / 1000000 ? INT64_MAX : args[0].l * 1000000);
}

static void state(UNUSED Thread *t, Slot *args)
{
    args[0].i = thread_state_of(args[0].o);
}

static void interrupt(Thread *t, Slot *args)
{
    Thread *target = thread_pin(args[0].o);
    if (target == NULL) {
        WK_SET(args[0].o, Thread_interrupted, u1, 1);
        return;
    }
    thread_interrupt(t, target);
    thread_unpin(target);
}

static void clear_interrupt(Thread *t, Slot *args)
{
    args[0].i = thread_is_interrupted(t, true);
}

static void suspend(Thread *t, Slot *args)
{
    Thread *target = thread_pin(args[0].o);
    if (target != NULL) {
        thread_suspend(t, target);
        thread_unpin(target);
    }
}

static void resume(Thread *t, Slot *args)
{
    Thread *target = thread_pin(args[0].o);
    if (target != NULL) {
        thread_resume(t, target);
        thread_unpin(target);
    }
}

static void set_priority(UNUSED Thread *t, Slot *args)
{
    Thread *target = thread_pin(args[0].o);
    if (target != NULL) {
        thread_set_priority(target, args[1].i);
        thread_unpin(target);
    }
}

static void set_name(UNUSED Thread *t, Slot *args)
{
    Thread *target = thread_pin(args[0].o);
    if (target == NULL)
        return;
    char *name = string_to_utf8(args[1].o);
    thread_set_name(target, name);
    free(name);
    thread_unpin(target);
}

/* ---- all threads */

typedef struct ThreadList {
    Object **mirrors;
    int32_t count, max;
} ThreadList;

static void collect_thread(Thread *each, void *arg)
{
    ThreadList *list = arg;
    if (each->mirror != NULL && each->virt == NULL && !each->exiting && list->count < list->max)
        list->mirrors[list->count++] = each->mirror;
}

static void all_threads(Thread *t, Slot *args)
{
    int32_t max = thread_count(false) + 16;
    Array *a = array_of(t, wk.Thread, max); /* may collect: before the threads are listed */
    if (a == NULL)
        return;
    ThreadList list = {xcalloc((size_t)max, sizeof *list.mirrors), 0, max};
    thread_each(collect_thread, &list);
    for (int32_t i = 0; i < list.count; i++)
        store_reference(array_slot(a, i), list.mirrors[i]);
    size_t mark = roots_mark(t);
    roots_add(t, &a->head);
    Array *exact = array_of(t, wk.Thread, list.count);
    roots_reset(t, mark);
    if (exact != NULL)
        array_copy(a, 0, exact, 0, list.count);
    free(list.mirrors);
    args[0].o = (Object *)exact;
}

/* ---- stacks */

typedef struct FrameAt {
    Code *code;
    int32_t bci;
} FrameAt;

typedef struct FrameList {
    FrameAt *frames;
    int32_t count, max;
    Thread *asker;
} FrameList;

static void add_frame(FrameList *list, Frame *f)
{
    xgrow(list->frames, list->max, list->count + 1, 64);
    list->frames[list->count++] = (FrameAt){f->code, frame_bci(f)};
}

/* The classes are rooted, for the thread may leave its methods before the asker reads the list. */
static int copy_frames(Thread *target, void *arg)
{
    FrameList *list = arg;
    for (Frame *f = frame_java_top(target); f != NULL; f = frame_java_next(f)) {
        add_frame(list, f);
        roots_add(list->asker, f->code->method->cls->mirror);
    }
    return 0;
}

static void stack_trace(Thread *t, Slot *args)
{
    Thread *target = thread_pin(args[0].o);
    args[0].o = NULL;
    if (target == NULL)
        return;
    FrameList list = {.asker = t};
    size_t mark = roots_mark(t);
    bool alive = handshake(t, target, copy_frames, &list) != HANDSHAKE_DEAD;
    thread_unpin(target);
    Array *a = alive ? array_of(t, wk_class(t, "java/lang/StackTraceElement"), list.count) : NULL;
    roots_add(t, (Object *)a);
    for (int32_t i = 0; a != NULL && i < list.count && t->exception == NULL; i++)
        store_reference(array_slot(a, i), stack_trace_element(t, list.frames[i].code, list.frames[i].bci));
    roots_reset(t, mark);
    free(list.frames);
    args[0].o = (Object *)a;
}

/* ---- StackWalker: frames are asked for in parts, from where the walk stands. Those below stay while it runs, so a
 * place is named by its distance from the bottom. */

/* depth0(): how many frames there are under that of the native itself. */
static int32_t depth_of(Thread *t)
{
    int32_t n = 0;
    for (Frame *f = frame_java_next(frame_java_top(t)); f != NULL; f = frame_java_next(f))
        n++;
    return n;
}

static void walker_depth(Thread *t, Slot *args)
{
    args[0].i = depth_of(t);
}

/* One frame as StackWalker wants it: Class, descriptor, Integer bci, StackTraceElement. */
static bool put_frame(Thread *t, HeapRef *at, Code *code, int32_t bci)
{
    store_reference(&at[0], code->method->cls->mirror);
    store_reference(&at[1], string_of_symbol(t, code->method->desc));
    store_reference(&at[2], t->exception ? NULL : box_value(t, 'I', (Slot){.i = bci}));
    store_reference(&at[3], t->exception ? NULL : stack_trace_element(t, code, bci));
    return t->exception == NULL;
}

/* frames0(int from, int count): the frame of which there are `from` down to the bottom, itself included, and those
 * under it. */
static void walker_frames(Thread *t, Slot *args)
{
    int32_t above = depth_of(t) - args[0].i, count = args[1].i;
    FrameList list = {0};
    for (Frame *f = frame_java_next(frame_java_top(t)); f != NULL && list.count < count; f = frame_java_next(f)) {
        if (above-- <= 0)
            add_frame(&list, f);
    }
    Array *a = array_of(t, wk.Object, list.count * 4);
    size_t mark = roots_mark(t);
    roots_add(t, (Object *)a);
    for (int32_t i = 0; a != NULL && i < list.count; i++)
        if (!put_frame(t, array_slot(a, (size_t)i * 4), list.frames[i].code, list.frames[i].bci))
            break;
    roots_reset(t, mark);
    free(list.frames);
    args[0].o = (Object *)a;
}

/* ---- virtual threads */

static void carrier_of(UNUSED Thread *t, Slot *args)
{
    Thread *mounted = thread_pin(args[0].o);
    args[0].o = mounted == NULL ? NULL : vthread_carrier(mounted);
    if (mounted != NULL)
        thread_unpin(mounted);
}

/* ---- finalizers */

static void finalize(Thread *t, Slot *args)
{
    Object *o = args[0].o;
    Method *m = class_find_method(wk.Object, symbol_of_cstr("finalize"), wkname.void_desc);
    Slot call[1] = {{.o = o}};
    if (m != NULL)
        call_virtual(t, m, call, NULL);
}

static void run_finalization(Thread *t, UNUSED Slot *args)
{
    Class *c = wk_class(t, "java/lang/ref/Finalizer");
    Method *m = c != NULL ? class_find_declared_method(c, symbol_of_cstr("runFinalization"), wkname.void_desc) : NULL;
    Slot none = {.raw = 0};
    if (m != NULL)
        call_method(t, m, &none, NULL);
}

static const Intrinsic thread_rows[] = {
    {"start0", "()V", start},
    {"sleep0", "(J)V", sleep_nanos},
    {"sleep", "(J)V", sleep_millis},
    {"state0", "()I", state},
    {"interrupt0", "()V", interrupt},
    {"clearInterrupt0", "()Z", clear_interrupt},
    {"suspend0", "()V", suspend},
    {"resume0", "()V", resume},
    {"setPriority0", "(I)V", set_priority},
    {"setName0", "(Ljava/lang/String;)V", set_name},
    {"threads0", "()[Ljava/lang/Thread;", all_threads},
    {"stackTrace0", "()[Ljava/lang/StackTraceElement;", stack_trace},
};
static const Intrinsic virtual_rows[] = {{"carrier0", "()Ljava/lang/Thread;", carrier_of}};
static const Intrinsic walker_rows[] = {{"depth0", "()I", walker_depth},
                                        {"frames0", "(II)[Ljava/lang/Object;", walker_frames}};
static const Intrinsic finalizer_rows[] = {{"finalize0", "(Ljava/lang/Object;)V", finalize}};
static const Intrinsic runtime_rows[] = {{"runFinalization0", "()V", run_finalization}};

const IntrinsicGroup intrinsics_thread[] = {
    INTRINSIC_GROUP("java/lang/Thread", thread_rows),      INTRINSIC_GROUP("java/lang/VirtualThread", virtual_rows),
    INTRINSIC_GROUP("java/lang/StackWalker", walker_rows), INTRINSIC_GROUP("java/lang/ref/Finalizer", finalizer_rows),
    INTRINSIC_GROUP("java/lang/Runtime", runtime_rows),    {NULL, 0, NULL, 0},
};
