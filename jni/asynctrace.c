/* asynctrace.c - AsyncGetCallTrace: the stack of the current thread, asked for inside a signal handler.
 *
 * Profilers find this function in libjvm.so by its name; no specification holds it. They call it on the thread that
 * the signal interrupted, which may be anywhere: so nothing here allocates, locks, or waits. It need not: a chain of
 * frames is complete before thread->frame points to it and is left before its memory is used again (frame.h), objects
 * never move, and a frame keeps its code.
 *
 *   ASGCT_CallTrace  { JNIEnv *env; jint num_frames; ASGCT_CallFrame *frames; }      filled by the caller but for
 *   ASGCT_CallFrame  { jint lineno; jmethodID method; }                              num_frames and the frames
 *
 * num_frames is the number of frames, top first, or why there are none: 0 the thread runs no Java code, -8 it is
 * ending (or no thread of the VM). lineno is the bytecode index, -3 in a native method. In the top frame it is that of
 * the latest call or poll, because the interpreter keeps the exact one in a register. method is NULL where nobody has
 * asked for the method's id before: profilers ask for all of a class at ClassPrepare (GetClassMethods), and making one
 * here would allocate.
 *
 * No lock. Read next: vm/run/frame.h.
 */
#include "jni/enter.h"

typedef struct {
    jint lineno;
    jmethodID method_id;
} ASGCT_CallFrame;

typedef struct {
    JNIEnv *env_id;
    jint num_frames;
    ASGCT_CallFrame *frames;
} ASGCT_CallTrace;

enum { TRACE_THREAD_EXIT = -8, LINE_NATIVE = -3 };

JNIEXPORT void AsyncGetCallTrace(ASGCT_CallTrace *trace, jint depth, void *ucontext);

/* The id of the version that a frame runs, if it exists already. */
static MethodId *known_id(const Code *code)
{
    return code->obsolete ? code->id : atomic_load_explicit(&code->method->id, memory_order_acquire);
}

JNIEXPORT void AsyncGetCallTrace(ASGCT_CallTrace *trace, jint depth, void *ucontext UNUSED)
{
    Thread *t = thread_self();
    jint n = 0;
    if (trace->env_id == NULL || t == NULL || atomic_load(&t->exiting)) {
        trace->num_frames = TRACE_THREAD_EXIT;
        return;
    }
    for (const Frame *f = frame_java_top(t); f != NULL && n < depth; f = frame_java_next(f)) {
        trace->frames[n].lineno = (f->flags & FRAME_NATIVE) ? LINE_NATIVE : frame_bci(f);
        trace->frames[n].method_id = (jmethodID)known_id(f->code);
        n++;
    }
    trace->num_frames = n;
}
