/* check_stack.c - chapter Stack Frame: traces, frame counts and locations, PopFrame, NotifyFramePop, ClearAllFramePops.
 */
#define CHAPTER "stack"
#include "kit.h"

#define SPINNING 6 /* frames of a worker in mode nested: spin inner middle outer work run */

static const char *const nested[] = {"spin", "inner", "middle", "outer", "work", "run"};

/* ---- GetStackTrace */

CHECK(GetStackTrace, whole, NEEDS(), "All frames come, the topmost first.")
{
    jvmtiFrameInfo frames[20];
    jint count = 0;
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    MUST(GetStackTrace, worker, 0, 20, frames, &count);
    SAME_INT(count, SPINNING, "frames");
    for (int i = 0; i < SPINNING; i++)
        TRUE(kit_method_is(k, frames[i].method, nested[i]), "frame %d is not %s", i, nested[i]);
}

CHECK(GetStackTrace, limited, NEEDS(), "No more frames come than were asked for.")
{
    jvmtiFrameInfo frames[20];
    jint count = 0;
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    MUST(GetStackTrace, worker, 0, 2, frames, &count);
    SAME_INT(count, 2, "frames");
    TRUE(kit_method_is(k, frames[1].method, "inner"), "another second frame");
}

CHECK(GetStackTrace, zero_frames, NEEDS(), "Asking for no frame gives none.")
{
    jvmtiFrameInfo frame;
    jint count = -1;
    MUST(GetStackTrace, NULL, 0, 0, &frame, &count);
    SAME_INT(count, 0, "frames");
}

CHECK(GetStackTrace, from_depth, NEEDS(), "A positive start leaves out frames at the top.")
{
    jvmtiFrameInfo frames[20];
    jint count = 0;
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    MUST(GetStackTrace, worker, 2, 20, frames, &count);
    SAME_INT(count, SPINNING - 2, "frames");
    TRUE(kit_method_is(k, frames[0].method, "middle"), "another first frame");
}

CHECK(GetStackTrace, from_bottom, NEEDS(), "A negative start counts from the bottom.")
{
    jvmtiFrameInfo frames[20];
    jint count = 0;
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    MUST(GetStackTrace, worker, -2, 20, frames, &count);
    SAME_INT(count, 2, "frames");
    TRUE(kit_method_is(k, frames[0].method, "work") && kit_method_is(k, frames[1].method, "run"), "other frames");
    MUST(GetStackTrace, worker, -SPINNING, 1, frames, &count);
    TRUE(count == 1 && kit_method_is(k, frames[0].method, "spin"), "the topmost from the bottom is another");
}

CHECK(GetStackTrace, refuses_start_beyond, NEEDS(),
      "A start at or beyond the depth of the stack, either way, is ILLEGAL_ARGUMENT.")
{
    jvmtiFrameInfo frames[20];
    jint count = 0;
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    REFUSE(ILLEGAL_ARGUMENT, GetStackTrace, worker, SPINNING, 20, frames, &count);
    REFUSE(ILLEGAL_ARGUMENT, GetStackTrace, worker, -SPINNING - 1, 20, frames, &count);
}

CHECK(GetStackTrace, refuses_negative_max, NEEDS(), "A negative number of frames is ILLEGAL_ARGUMENT.")
{
    jvmtiFrameInfo frame;
    jint count = 0;
    REFUSE(ILLEGAL_ARGUMENT, GetStackTrace, NULL, 0, -1, &frame, &count);
}

CHECK(GetStackTrace, default_thread, NEEDS(), "Null is the calling thread: its top frame is the native method.")
{
    jvmtiFrameInfo frames[5];
    jint count = 0;
    MUST(GetStackTrace, NULL, 0, 5, frames, &count);
    SAME_INT(count, 2, "frames");
    TRUE(kit_method_is(k, frames[0].method, "run") && kit_method_is(k, frames[1].method, "main"), "other frames");
    SAME_INT(frames[0].location, -1, "location of the native frame");
}

CHECK(GetStackTrace, locations_in_code, NEEDS(), "The location of a Java frame lies in its method's code.")
{
    jvmtiFrameInfo frames[20];
    jint count = 0;
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    MUST(GetStackTrace, worker, 0, 20, frames, &count);
    for (jint i = 0; i < count; i++) {
        jlocation start, end;
        MUST(GetMethodLocation, frames[i].method, &start, &end);
        TRUE(frames[i].location >= start && frames[i].location <= end, "frame %d at %lld", i,
             (long long)frames[i].location);
    }
}

CHECK(GetStackTrace, deep, NEEDS(), "A recursion has a frame for each call.")
{
    jvmtiFrameInfo frames[100];
    jint count = 0;
    int deep = 0;
    jthread worker = kit_worker(k, "deep");
    DO(worker != NULL);
    MUST(GetStackTrace, worker, 0, 100, frames, &count);
    for (jint i = 0; i < count; i++)
        deep += kit_method_is(k, frames[i].method, "deep");
    SAME_INT(deep, 21, "frames of the method");
}

CHECK(GetStackTrace, unstarted_is_empty, NEEDS(), "A thread that is not alive is THREAD_NOT_ALIVE.")
{
    jvmtiFrameInfo frames[5];
    jint count = 0;
    jthread worker = kit_worker_new(k, "spin");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_ALIVE, GetStackTrace, worker, 0, 5, frames, &count);
}

/* ---- GetFrameCount, GetFrameLocation */

CHECK(GetFrameCount, counts, NEEDS(), "It is the number of frames, native ones too.")
{
    jint count = 0;
    jthread worker = kit_worker(k, "nested"), blocked = kit_worker(k, "native");
    DO(worker != NULL && blocked != NULL);
    MUST(GetFrameCount, worker, &count);
    SAME_INT(count, SPINNING, "frames");
    MUST(GetFrameCount, blocked, &count);
    SAME_INT(count, 3, "frames of the thread in a native method");
    MUST(GetFrameCount, NULL, &count);
    SAME_INT(count, 2, "frames of the calling thread");
}

CHECK(GetFrameCount, refuses_unstarted, NEEDS(), "A thread that is not alive is THREAD_NOT_ALIVE.")
{
    jint count;
    jthread worker = kit_worker_new(k, "spin");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_ALIVE, GetFrameCount, worker, &count);
}

CHECK(GetFrameLocation, each_depth, NEEDS(), "It agrees with the stack trace at each depth.")
{
    jvmtiFrameInfo frames[20];
    jint count = 0;
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    MUST(GetStackTrace, worker, 0, 20, frames, &count);
    for (jint i = 1; i < count; i++) {
        jmethodID method = NULL;
        jlocation location = -5;
        MUST(GetFrameLocation, worker, i, &method, &location);
        TRUE(method == frames[i].method && location == frames[i].location, "frame %d differs", i);
    }
}

CHECK(GetFrameLocation, native_is_minus_one, NEEDS(), "In a native method the location is -1.")
{
    jmethodID method = NULL;
    jlocation location = 0;
    jthread worker = kit_worker(k, "native");
    DO(worker != NULL);
    MUST(GetFrameLocation, worker, 0, &method, &location);
    TRUE(kit_method_is(k, method, "block"), "another method");
    SAME_INT(location, -1, "location");
}

CHECK(GetFrameLocation, refuses_depth, NEEDS(),
      "A negative depth is ILLEGAL_ARGUMENT, one beyond the stack NO_MORE_FRAMES.")
{
    jmethodID method;
    jlocation location;
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    REFUSE(ILLEGAL_ARGUMENT, GetFrameLocation, worker, -1, &method, &location);
    REFUSE(NO_MORE_FRAMES, GetFrameLocation, worker, SPINNING, &method, &location);
}

CHECK(GetFrameLocation, call_site, NEEDS(.can_get_bytecodes = 1),
      "The location of a calling frame is that of its invoke instruction.")
{
    jmethodID method = NULL;
    jlocation location = -1;
    jint length = 0;
    unsigned char *code = NULL;
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    MUST(GetFrameLocation, worker, 2, &method, &location);
    MUST(GetBytecodes, method, &length, &code);
    int opcode = location < length ? code[location] : -1;
    FREE(code);
    TRUE(opcode == 0xb6 || opcode == 0xb7, "opcode 0x%x at %lld", opcode, (long long)location);
}

/* ---- GetAllStackTraces, GetThreadListStackTraces */

CHECK(GetAllStackTraces, contains_all, NEEDS(), "Each live thread comes once, with its state and its frames.")
{
    jint count = 0;
    jvmtiStackInfo *stacks = NULL;
    int seen = 0, frames = 0, spin = 0;
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    MUST(GetAllStackTraces, 20, &stacks, &count);
    for (jint i = 0; i < count; i++) {
        if (!J(IsSameObject, stacks[i].thread, worker))
            continue;
        seen++;
        frames = stacks[i].frame_count;
        spin = frames > 0 && kit_method_is(k, stacks[i].frame_buffer[0].method, "spin");
    }
    FREE(stacks);
    SAME_INT(seen, 1, "times the worker is listed");
    SAME_INT(frames, SPINNING, "frames");
    TRUE(spin, "another top frame");
}

CHECK(GetAllStackTraces, limited, NEEDS(), "No stack has more frames than were asked for; zero gives none.")
{
    jint count = 0;
    jvmtiStackInfo *stacks = NULL;
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    for (jint max = 0; max < 3; max++) {
        MUST(GetAllStackTraces, max, &stacks, &count);
        for (jint i = 0; i < count; i++)
            TRUE(stacks[i].frame_count <= max, "%d frames of %d", stacks[i].frame_count, max);
        FREE(stacks);
    }
}

CHECK(GetAllStackTraces, same_number_as_threads, NEEDS(), "There are as many stacks as GetAllThreads lists threads.")
{
    jint stack_count = 0, thread_count = -1;
    jvmtiStackInfo *stacks = NULL;
    jthread *threads = NULL;
    for (int i = 0; i < 20 && stack_count != thread_count; i++) { /* other threads may come and go */
        MUST(GetAllThreads, &thread_count, &threads);
        FREE(threads);
        MUST(GetAllStackTraces, 1, &stacks, &stack_count);
        FREE(stacks);
    }
    SAME_INT(stack_count, thread_count, "stacks");
}

CHECK(GetThreadListStackTraces, in_order, NEEDS(), "The stacks come in the order of the list.")
{
    jvmtiStackInfo *stacks = NULL;
    jthread list[3];
    DO((list[0] = kit_worker(k, "wait")) != NULL && (list[1] = kit_worker(k, "nested")) != NULL);
    list[2] = list[0];
    MUST(GetThreadListStackTraces, 3, list, 20, &stacks);
    int same = 1;
    for (int i = 0; i < 3; i++)
        same &= J(IsSameObject, stacks[i].thread, list[i]);
    jint frames = stacks[1].frame_count, state = stacks[0].state;
    FREE(stacks);
    TRUE(same, "another order");
    SAME_INT(frames, SPINNING, "frames of the second");
    TRUE(state & JVMTI_THREAD_STATE_IN_OBJECT_WAIT, "state 0x%x", state);
}

CHECK(GetThreadListStackTraces, not_alive, NEEDS(), "Threads that are not alive have no frames; their state says why.")
{
    jvmtiStackInfo *stacks = NULL;
    jthread list[2];
    DO((list[0] = kit_worker_new(k, "spin")) != NULL && (list[1] = kit_worker(k, "finished")) != NULL &&
       kit_worker_end(k, list[1]));
    MUST(GetThreadListStackTraces, 2, list, 20, &stacks);
    jint frames = stacks[0].frame_count + stacks[1].frame_count, fresh = stacks[0].state, ended = stacks[1].state;
    FREE(stacks);
    SAME_INT(frames, 0, "frames");
    SAME_INT(fresh, 0, "state of the thread not started");
    SAME_INT(ended, JVMTI_THREAD_STATE_TERMINATED, "state of the ended thread");
}

CHECK(GetThreadListStackTraces, refuses_bad_thread, NEEDS(), "What is no thread in the list is INVALID_THREAD.")
{
    jvmtiStackInfo *stacks = NULL;
    jthread list[2] = {NULL, NULL};
    DO((list[0] = kit_worker(k, "wait")) != NULL);
    list[1] = kit_string(k, "no thread");
    REFUSE(INVALID_THREAD, GetThreadListStackTraces, 2, list, 5, &stacks);
}

CHECK(GetThreadListStackTraces, refuses_negative, NEEDS(), "Negative counts are ILLEGAL_ARGUMENT.")
{
    jvmtiStackInfo *stacks = NULL;
    jthread self;
    MUST(GetCurrentThread, &self);
    REFUSE(ILLEGAL_ARGUMENT, GetThreadListStackTraces, -1, &self, 5, &stacks);
    REFUSE(ILLEGAL_ARGUMENT, GetThreadListStackTraces, 1, &self, -1, &stacks);
}

/* ---- PopFrame */

#define POPS NEEDS(.can_pop_frame = 1, .can_suspend = 1)

CHECK(PopFrame, calls_again, POPS, "After it the thread calls the method again; changed arguments stay changed.")
{
    jthread worker = kit_worker(k, "argument");
    DO(worker != NULL);
    SAME_INT(kit_worker_int(k, worker, "reached"), 4, "argument plus one, first");
    MUST(SuspendThread, worker);
    MUST(PopFrame, worker);
    MUST(ResumeThread, worker);
    DO(kit_worker_is(k, worker, "reached", 5));
}

CHECK(PopFrame, twice, POPS, "Two frames are popped by popping, resuming, suspending, popping.")
{
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    for (int i = 0; i < 2; i++) {
        MUST(SuspendThread, worker);
        MUST(PopFrame, worker);
        MUST(ResumeThread, worker);
        DO(kit_worker_moves(k, worker));
    }
    DO(kit_worker_end(k, worker));
    SAME_INT(kit_worker_int(k, worker, "result"), 18, "result of the outer method");
}

CHECK(PopFrame, refuses_popped, POPS, "A frame that is to be popped is not popped again before the thread runs.")
{
    jthread worker = kit_worker(k, "argument");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    MUST(PopFrame, worker);
    jvmtiError e = TI(PopFrame, worker);
    MUST(ResumeThread, worker);
    DO(kit_worker_is(k, worker, "reached", 5));
    TRUE(e != JVMTI_ERROR_NONE, "a second request is taken");
}

CHECK(PopFrame, releases_monitor, NEEDS(.can_pop_frame = 1, .can_suspend = 1, .can_get_monitor_info = 1),
      "The monitor of a synchronized method is given back, and taken again by the new call.")
{
    jvmtiMonitorUsage usage;
    jthread worker = kit_worker(k, "synchronized");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    MUST(PopFrame, worker);
    MUST(ResumeThread, worker);
    DO(kit_worker_moves(k, worker));
    MUST(GetObjectMonitorUsage, worker, &usage);
    FREE(usage.waiters);
    FREE(usage.notify_waiters);
    SAME_INT(usage.entry_count, 1, "entries of the monitor");
}

CHECK(PopFrame, refuses_running, POPS, "A thread that is not suspended is THREAD_NOT_SUSPENDED.")
{
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_SUSPENDED, PopFrame, worker);
}

CHECK(PopFrame, refuses_native, POPS, "A native method on top is OPAQUE_FRAME.")
{
    jthread worker = kit_worker(k, "native");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    jvmtiError e = TI(PopFrame, worker);
    MUST(ResumeThread, worker);
    GIVES(JVMTI_ERROR_OPAQUE_FRAME, e);
}

JNIEXPORT void JNICALL Java_kit_Worker_viaNative(JNIEnv *jni, jobject self);

void JNICALL Java_kit_Worker_viaNative(JNIEnv *jni, jobject self)
{
    jclass c = (*jni)->GetObjectClass(jni, self);
    jmethodID spin = (*jni)->GetMethodID(jni, c, "spin", "()V");
    if (spin != NULL)
        (*jni)->CallVoidMethod(jni, self, spin);
}

#define NO_POP_IN(rule, mode, sentence)                                                                                \
    CHECK(PopFrame, rule, POPS, sentence)                                                                              \
    {                                                                                                                  \
        jthread worker = kit_worker(k, mode);                                                                          \
        DO(worker != NULL);                                                                                            \
        MUST(SuspendThread, worker);                                                                                   \
        jvmtiError e = TI(PopFrame, worker);                                                                           \
        MUST(ResumeThread, worker);                                                                                    \
        GIVES(JVMTI_ERROR_OPAQUE_FRAME, e);                                                                            \
        TRUE(kit_worker_moves(k, worker), "it does not run on");                                                       \
    }

NO_POP_IN(refuses_native_caller, "vianative", "A Java method that native code called is OPAQUE_FRAME.")
NO_POP_IN(refuses_initializer, "initializing",
          "An initializer, which no invoke instruction called, cannot be called again: OPAQUE_FRAME.")

/* ---- a method of kit/Overlaid that has stored something else in the slot of its first argument */

enum { AFTER_STORE = 3 }; /* where it goes on */

static struct {
    int hits;
    jvmtiError answer;
} overlaid;

static void JNICALL on_overlaid(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation at)
{
    (void)jni, (void)method, (void)at;
    if (overlaid.hits++ == 0)
        overlaid.answer = (*ti)->PopFrame(ti, thread);
}

#define OVERLAID(rule, caller_, name, descriptor, is_static, old, new, want, sentence)                                 \
    CHECK(PopFrame, rule, NEEDS(.can_pop_frame = 1, .can_generate_breakpoint_events = 1), sentence)                    \
    {                                                                                                                  \
        memset(&overlaid, 0, sizeof overlaid);                                                                         \
        jclass klass = kit_define_with(k, "Overlaid", old, new, sizeof old - 1);                                       \
        DO(klass != NULL);                                                                                             \
        jmethodID caller = kit_static(k, klass, caller_, "(I)I");                                                      \
        jmethodID method =                                                                                             \
            is_static ? kit_static(k, klass, name, descriptor) : kit_method(k, klass, name, descriptor);               \
        DO(caller != NULL && method != NULL);                                                                          \
        LISTEN(.Breakpoint = on_overlaid);                                                                             \
        ON(BREAKPOINT, NULL);                                                                                          \
        MUST(SetBreakpoint, method, AFTER_STORE);                                                                      \
        jint result = J(CallStaticIntMethod, klass, caller, 1);                                                        \
        MUST(ClearBreakpoint, method, AFTER_STORE);                                                                    \
        DO(!kit_cleared(k));                                                                                           \
        GIVES(JVMTI_ERROR_OPAQUE_FRAME, overlaid.answer);                                                              \
        SAME_INT(overlaid.hits, 1, "breakpoints");                                                                     \
        SAME_INT(result, want, "result");                                                                              \
    }

OVERLAID(refuses_object_gone, "run", "store", "(I)I", 0, "\x10\x07\x3c\x1b", "\x10\x07\x3b\x1a", 8,
         "A frame that has an int where its object came is OPAQUE_FRAME: nothing is there to call it with again.")
OVERLAID(refuses_argument_gone, "runOther", "other", "(Ljava/lang/Integer;Ljava/lang/Object;)I", 1, "\x4c\x2b\xb6",
         "\x4b\x2a\xb6", 3556653,
         "A frame that has an object of another class where its argument came is OPAQUE_FRAME.")

CHECK(PopFrame, refuses_last, POPS, "With a single frame on the stack it is NO_MORE_FRAMES.")
{
    jthread worker = kit_worker(k, "lone");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    jvmtiError e = TI(PopFrame, worker);
    MUST(ResumeThread, worker);
    GIVES(JVMTI_ERROR_NO_MORE_FRAMES, e);
}

CHECK(PopFrame, refuses_unstarted, POPS, "A thread that is not alive is THREAD_NOT_ALIVE.")
{
    jthread worker = kit_worker_new(k, "spin");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_ALIVE, PopFrame, worker);
}

/* ---- threads without frames */

CHECK(GetStackTrace, no_frames, NEEDS(.can_suspend = 1),
      "A thread that has no frame answers none; a start at the first is no error, one behind it is ILLEGAL_ARGUMENT.")
{
    jvmtiFrameInfo frames[2];
    jint count = -1;
    jthread thread = kit_agent_suspended(k);
    DO(thread != NULL);
    jvmtiError at_first = TI(GetStackTrace, thread, 0, 2, frames, &count),
               behind = TI(GetStackTrace, thread, 1, 2, frames, &count);
    DO(kit_agent_end(k, thread));
    GIVES(JVMTI_ERROR_NONE, at_first);
    SAME_INT(count, 0, "frames");
    GIVES(JVMTI_ERROR_ILLEGAL_ARGUMENT, behind);
}

/* ---- NotifyFramePop, FramePop, ClearAllFramePops */

#define NOTIFIES NEEDS(.can_generate_frame_pop_events = 1, .can_suspend = 1)

static struct {
    atomic_int count;
    jmethodID method;
    jboolean by_exception;
    char methods[10][20];
} pops;

static void JNICALL on_frame_pop(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception)
{
    char *name = NULL;
    int n = atomic_load(&pops.count);
    (void)jni, (void)thread;
    pops.method = method;
    pops.by_exception = by_exception;
    if (n < 10 && (*ti)->GetMethodName(ti, method, &name, NULL, NULL) == JVMTI_ERROR_NONE) {
        snprintf(pops.methods[n], sizeof pops.methods[n], "%s", name);
        (*ti)->Deallocate(ti, (unsigned char *)name);
    }
    atomic_fetch_add(&pops.count, 1);
}

#define POP_EVENTS(worker)                                                                                             \
    memset(&pops, 0, sizeof pops);                                                                                     \
    LISTEN(.FramePop = on_frame_pop);                                                                                  \
    ON(FRAME_POP, worker)

CHECK(NotifyFramePop, posts_event, NOTIFIES, "When the frame returns a FramePop event comes, once.")
{
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    POP_EVENTS(worker);
    MUST(SuspendThread, worker);
    MUST(NotifyFramePop, worker, 1);
    MUST(ResumeThread, worker);
    DO(kit_worker_end(k, worker));
    SAME_INT(atomic_load(&pops.count), 1, "events");
    SAME_STR(pops.methods[0], "inner", "method");
    SAME_INT(pops.by_exception, JNI_FALSE, "popped by exception");
}

CHECK(FramePop, by_exception, NEEDS(.can_generate_frame_pop_events = 1, .can_suspend = 1, .can_signal_thread = 1),
      "A frame that an exception leaves is reported as popped by exception.")
{
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    POP_EVENTS(worker);
    MUST(SuspendThread, worker);
    MUST(NotifyFramePop, worker, 2);
    MUST(StopThread, worker, kit_new(k, "java/lang/IllegalStateException"));
    MUST(ResumeThread, worker);
    DO(kit_worker_end(k, worker));
    SAME_INT(atomic_load(&pops.count), 1, "events");
    SAME_STR(pops.methods[0], "middle", "method");
    SAME_INT(pops.by_exception, JNI_TRUE, "popped by exception");
}

CHECK(FramePop, several_in_order, NOTIFIES,
      "Several frames of a stack may be asked for; their events come in the order of returns.")
{
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    POP_EVENTS(worker);
    MUST(SuspendThread, worker);
    MUST(NotifyFramePop, worker, 3);
    MUST(NotifyFramePop, worker, 0);
    MUST(NotifyFramePop, worker, 2);
    MUST(ResumeThread, worker);
    DO(kit_worker_end(k, worker));
    SAME_INT(atomic_load(&pops.count), 3, "events");
    SAME_STR(pops.methods[0], "spin", "first");
    SAME_STR(pops.methods[1], "middle", "second");
    SAME_STR(pops.methods[2], "outer", "third");
}

CHECK(FramePop, none_unasked, NOTIFIES, "Frames that nobody asked for give no event.")
{
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    POP_EVENTS(worker);
    DO(kit_worker_end(k, worker));
    SAME_INT(atomic_load(&pops.count), 0, "events");
}

CHECK(NotifyFramePop, refuses_running, NOTIFIES, "Another thread that is not suspended is THREAD_NOT_SUSPENDED.")
{
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_SUSPENDED, NotifyFramePop, worker, 1);
}

CHECK(NotifyFramePop, refuses_native, NOTIFIES, "The frame of a native method is OPAQUE_FRAME.")
{
    jthread worker = kit_worker(k, "native");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    jvmtiError e = TI(NotifyFramePop, worker, 0);
    MUST(ResumeThread, worker);
    GIVES(JVMTI_ERROR_OPAQUE_FRAME, e);
}

CHECK(NotifyFramePop, refuses_depth, NOTIFIES,
      "A negative depth is ILLEGAL_ARGUMENT, one beyond the stack NO_MORE_FRAMES.")
{
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    REFUSE(ILLEGAL_ARGUMENT, NotifyFramePop, worker, -1);
    REFUSE(NO_MORE_FRAMES, NotifyFramePop, worker, SPINNING);
}

/* That frame does not end while checks run: the event itself has checks below. */
CHECK(NotifyFramePop, own_frame, NOTIFIES, "The calling thread may ask for its own Java frames.")
{
    jint depth = 1; /* main(), below the native method */
    MUST(NotifyFramePop, NULL, depth);
}

CHECK(NotifyFramePop, refuses_duplicate, NOTIFIES, "Since version 25 asking twice for one frame is DUPLICATE.")
{
    if (k->version < 25)
        SKIP("since JVMTI 25");
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    MUST(NotifyFramePop, worker, 1);
    REFUSE(DUPLICATE, NotifyFramePop, worker, 1);
    MUST(ResumeThread, worker);
}

CHECK(NotifyFramePop, gone_with_frame, NEEDS(.can_generate_frame_pop_events = 1, .can_suspend = 1, .can_pop_frame = 1),
      "A request goes with its frame when that is popped: it may be made again for the frame of the new call.")
{
    jthread worker = kit_worker(k, "argument");
    DO(worker != NULL);
    POP_EVENTS(worker);
    MUST(SuspendThread, worker);
    MUST(NotifyFramePop, worker, 0);
    MUST(PopFrame, worker);
    MUST(ResumeThread, worker);
    DO(kit_worker_is(k, worker, "reached", 5));
    int popped = atomic_load(&pops.count); /* whether PopFrame sends one is not laid down */
    MUST(SuspendThread, worker);
    MUST(NotifyFramePop, worker, 0);
    MUST(ResumeThread, worker);
    DO(kit_worker_end(k, worker));
    SAME_INT(atomic_load(&pops.count) - popped, 1, "events of the new frame");
}

#if KIT_JVMTI >= 25

CHECK(ClearAllFramePops, none_come, NOTIFIES, "Requests that were cleared give no event.")
{
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    POP_EVENTS(worker);
    MUST(SuspendThread, worker);
    MUST(NotifyFramePop, worker, 1);
    MUST(NotifyFramePop, worker, 2);
    MUST(ClearAllFramePops, worker);
    MUST(ResumeThread, worker);
    DO(kit_worker_end(k, worker));
    SAME_INT(atomic_load(&pops.count), 0, "events");
}

CHECK(ClearAllFramePops, then_again, NOTIFIES, "After it a frame may be asked for again.")
{
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    POP_EVENTS(worker);
    MUST(SuspendThread, worker);
    MUST(NotifyFramePop, worker, 1);
    MUST(ClearAllFramePops, worker);
    MUST(NotifyFramePop, worker, 1);
    MUST(ResumeThread, worker);
    DO(kit_worker_end(k, worker));
    SAME_INT(atomic_load(&pops.count), 1, "events");
}

CHECK(ClearAllFramePops, refuses_running, NOTIFIES, "Another thread that is not suspended is THREAD_NOT_SUSPENDED.")
{
    jthread worker = kit_worker(k, "nested");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_SUSPENDED, ClearAllFramePops, worker);
}

CHECK(ClearAllFramePops, nothing_asked, NOTIFIES, "With no request it is no error.")
{
    MUST(ClearAllFramePops, NULL);
}

#endif
