/* invoke.c - calling methods in suspended threads, and popping their frames.
 *
 * Both let a suspended thread run for a moment. An invoke goes like this:
 *
 *   reader:  checks everything, makes global references, sets node->invoke, lets the thread (or all threads) go
 *   thread:  wakes in thread_park, calls the method in its callback, writes the reply, queues it for the sender
 *   sender:  suspends the thread (or all threads) again, sends the reply
 *
 * During the method the thread is like any other: it may come to breakpoints, and its suspend count starts from 0, so
 * that resuming such a nested event lets the method go on. What was left of the count before is added again
 * afterwards.
 *
 * Popping: JVMTI pops one frame when the thread is next resumed. So for each frame the thread runs as far as the next
 * instruction of the frame below, where it stops in the SingleStep callback (pop == POP_STOPPED). Meanwhile the sender
 * suspends nobody (state.popping): the reader waits here, so nobody could resume the thread.
 * Lock: the agent's. Read next: dispatch.c.
 */
#include "invoke.h"

#include "sender.h"
#include "step.h"

#include <stdlib.h>
#include <string.h>

typedef struct Invoke {
    jint session, reply_id, options, saved_count;
    bool running, create;
    jclass class_; /* global references, as are the objects among the arguments */
    jobject object;
    jmethodID method;
    int result; /* tag */
    jint count;
    jvalue *args;
    char *tags; /* of the arguments: 'L' stands for all objects */
} Invoke;

bool invoke_is_asked(const Node *node)
{
    return node->invoke != NULL && !node->invoke->running;
}

/* ---- reading ---- */

/* Cuts the first parameter's descriptor off *p into `one` (to be freed); NULL at the end of the parameters. */
static char *cut_parameter(const char **p)
{
    const char *end = *p;
    if (*end == ')' || *end == '\0')
        return NULL;
    while (*end == '[')
        end++;
    end = *end == 'L' ? strchr(end, ';') + 1 : end + 1;
    size_t n = (size_t)(end - *p);
    char *one = mem_alloc(n + 1);
    memcpy(one, *p, n);
    *p = end;
    return one;
}

static int read_argument(Call *call, const char **descriptor, Invoke *v, jint i)
{
    char *one = cut_parameter(descriptor);
    int tag, error = one == NULL ? E_ILLEGAL_ARGUMENT : in_tagged(call->jni, &call->in, &tag, &v->args[i]);
    if (error == E_NONE)
        error = value_fits(call->jni, tag, v->args[i], one);
    if (error == E_NONE) {
        v->tags[i] = tag_is_object(tag) ? 'L' : (char)tag;
        if (v->tags[i] == 'L')
            v->args[i].l = (*call->jni)->NewGlobalRef(call->jni, v->args[i].l);
    }
    free(one);
    return error;
}

/* count, tagged values, options */
static int read_arguments(Call *call, const char *descriptor, Invoke *v)
{
    jint n = in_count(&call->in, 1);
    const char *p = descriptor + 1;
    TRY(call_ok(call));
    v->args = mem_alloc((size_t)n * sizeof *v->args);
    v->tags = mem_alloc((size_t)n + 1);
    refs_reserve(call->jni, n);
    for (jint i = 0; i < n; i++) {
        TRY(read_argument(call, &p, v, i));
        v->count = i + 1;
    }
    if (*p != ')')
        return E_ILLEGAL_ARGUMENT;
    v->result = tag_is_object(p[1]) ? TAG_OBJECT : p[1];
    v->options = in_int(&call->in);
    return call_ok(call);
}

static void invoke_free(JNIEnv *jni, Invoke *v)
{
    for (jint i = 0; i < v->count; i++) {
        if (v->tags[i] == 'L' && v->args[i].l != NULL)
            (*jni)->DeleteGlobalRef(jni, v->args[i].l);
    }
    (*jni)->DeleteGlobalRef(jni, v->class_);
    if (v->object != NULL)
        (*jni)->DeleteGlobalRef(jni, v->object);
    free(v->args);
    free(v->tags);
    free(v);
}

/* ---- asking the thread ---- */

/* Hands it over: from here on the thread owns it. The caller has the lock. */
static int hand_over(JNIEnv *jni, jthread thread, Invoke *v)
{
    Node *node = thread_node(jni, thread, true);
    if (node == NULL)
        return E_INVALID_THREAD;
    if (node->invoke != NULL)
        return E_ALREADY_INVOKING;
    if (!node->at_event || node->count == 0) /* the error that debuggers know for a thread that stands in no event */
        return E_INVALID_THREAD;
    v->session = state.session;
    node->invoke = v;
    v->saved_count = node->count - 1;
    node->count = 1;
    if (v->options & INVOKE_SINGLE_THREADED)
        thread_resume(jni, thread);
    else
        threads_resume_all(jni);
    return E_NONE;
}

int invoke_request(Call *call, jthread thread, jclass class_, jobject object, MethodInfo *method, bool create)
{
    JNIEnv *jni = call->jni;
    Invoke *v = mem_alloc(sizeof *v);
    v->class_ = (*jni)->NewGlobalRef(jni, class_);
    v->object = object == NULL ? NULL : (*jni)->NewGlobalRef(jni, object);
    v->method = method->id;
    v->reply_id = call->id;
    v->create = create;
    int error = read_arguments(call, method->descriptor, v);
    if (error == E_NONE) {
        lock();
        error = hand_over(jni, thread, v);
        unlock();
    }
    if (error != E_NONE)
        invoke_free(jni, v);
    else
        call->reply_later = true;
    return error;
}

/* ---- in the thread ---- */

static jvalue call_static(JNIEnv *jni, const Invoke *v)
{
    jvalue r = {.j = 0};
    switch (v->result) {
    case 'V': (*jni)->CallStaticVoidMethodA(jni, v->class_, v->method, v->args); break;
    case 'Z': r.z = (*jni)->CallStaticBooleanMethodA(jni, v->class_, v->method, v->args); break;
    case 'B': r.b = (*jni)->CallStaticByteMethodA(jni, v->class_, v->method, v->args); break;
    case 'C': r.c = (*jni)->CallStaticCharMethodA(jni, v->class_, v->method, v->args); break;
    case 'S': r.s = (*jni)->CallStaticShortMethodA(jni, v->class_, v->method, v->args); break;
    case 'I': r.i = (*jni)->CallStaticIntMethodA(jni, v->class_, v->method, v->args); break;
    case 'F': r.f = (*jni)->CallStaticFloatMethodA(jni, v->class_, v->method, v->args); break;
    case 'J': r.j = (*jni)->CallStaticLongMethodA(jni, v->class_, v->method, v->args); break;
    case 'D': r.d = (*jni)->CallStaticDoubleMethodA(jni, v->class_, v->method, v->args); break;
    default: r.l = (*jni)->CallStaticObjectMethodA(jni, v->class_, v->method, v->args); break;
    }
    return r;
}

static jvalue call_virtual(JNIEnv *jni, const Invoke *v)
{
    jvalue r = {.j = 0};
    switch (v->result) {
    case 'V': (*jni)->CallVoidMethodA(jni, v->object, v->method, v->args); break;
    case 'Z': r.z = (*jni)->CallBooleanMethodA(jni, v->object, v->method, v->args); break;
    case 'B': r.b = (*jni)->CallByteMethodA(jni, v->object, v->method, v->args); break;
    case 'C': r.c = (*jni)->CallCharMethodA(jni, v->object, v->method, v->args); break;
    case 'S': r.s = (*jni)->CallShortMethodA(jni, v->object, v->method, v->args); break;
    case 'I': r.i = (*jni)->CallIntMethodA(jni, v->object, v->method, v->args); break;
    case 'F': r.f = (*jni)->CallFloatMethodA(jni, v->object, v->method, v->args); break;
    case 'J': r.j = (*jni)->CallLongMethodA(jni, v->object, v->method, v->args); break;
    case 'D': r.d = (*jni)->CallDoubleMethodA(jni, v->object, v->method, v->args); break;
    default: r.l = (*jni)->CallObjectMethodA(jni, v->object, v->method, v->args); break;
    }
    return r;
}

static jvalue call_nonvirtual(JNIEnv *jni, const Invoke *v)
{
    jvalue r = {.j = 0};
    jclass c = v->class_;
    switch (v->result) {
    case 'V': (*jni)->CallNonvirtualVoidMethodA(jni, v->object, c, v->method, v->args); break;
    case 'Z': r.z = (*jni)->CallNonvirtualBooleanMethodA(jni, v->object, c, v->method, v->args); break;
    case 'B': r.b = (*jni)->CallNonvirtualByteMethodA(jni, v->object, c, v->method, v->args); break;
    case 'C': r.c = (*jni)->CallNonvirtualCharMethodA(jni, v->object, c, v->method, v->args); break;
    case 'S': r.s = (*jni)->CallNonvirtualShortMethodA(jni, v->object, c, v->method, v->args); break;
    case 'I': r.i = (*jni)->CallNonvirtualIntMethodA(jni, v->object, c, v->method, v->args); break;
    case 'F': r.f = (*jni)->CallNonvirtualFloatMethodA(jni, v->object, c, v->method, v->args); break;
    case 'J': r.j = (*jni)->CallNonvirtualLongMethodA(jni, v->object, c, v->method, v->args); break;
    case 'D': r.d = (*jni)->CallNonvirtualDoubleMethodA(jni, v->object, c, v->method, v->args); break;
    default: r.l = (*jni)->CallNonvirtualObjectMethodA(jni, v->object, c, v->method, v->args); break;
    }
    return r;
}

static jvalue call_method_now(JNIEnv *jni, const Invoke *v)
{
    jvalue r = {.j = 0};
    if (v->create)
        r.l = (*jni)->NewObjectA(jni, v->class_, v->method, v->args);
    else if (v->object == NULL)
        r = call_static(jni, v);
    else
        r = v->options & INVOKE_NONVIRTUAL ? call_nonvirtual(jni, v) : call_virtual(jni, v);
    return r;
}

/* The reply: the value (a null object or zero if it threw), then the exception or null. */
static void write_reply(JNIEnv *jni, const Invoke *v, jvalue value, jthrowable thrown, Out *packet)
{
    out_int(packet, 0);
    out_int(packet, v->reply_id);
    out_byte(packet, JDWP_FLAG_REPLY);
    out_short(packet, E_NONE);
    if (thrown != NULL)
        value.j = 0;
    out_value(jni, packet, v->create ? TAG_OBJECT : v->result, value);
    out_object(jni, packet, thrown);
    out_patch(packet, 0, (jint)packet->length);
}

void invoke_run(JNIEnv *jni, Node *node)
{
    Invoke *v = node->invoke;
    v->running = true;
    node->at_event = false;
    step_pause(node);
    unlock();
    thread_in_callback = false;
    bool framed = (*jni)->PushLocalFrame(jni, SPARE_REFS) == JNI_OK; /* one event may see many of these */
    (*jni)->ExceptionClear(jni);
    jvalue value = call_method_now(jni, v);
    thread_in_callback = true;
    jthrowable thrown = (*jni)->ExceptionOccurred(jni);
    (*jni)->ExceptionClear(jni);
    lock();
    Item *item = mem_alloc(sizeof *item);
    item->session = v->session;
    item->policy = v->options & INVOKE_SINGLE_THREADED ? POLICY_THREAD : POLICY_ALL;
    item->node = node;
    item->add_count = v->saved_count;
    write_reply(jni, v, value, thrown, &item->packet);
    invoke_free(jni, v);
    node->invoke = NULL;
    step_continue(node);
    if (sender_put_and_wait(item))
        (*ti)->InterruptThread(ti, node->thread);
    if (framed) /* not before: until the sender has suspended the others, nothing else holds what the reply names */
        (*jni)->PopLocalFrame(jni, NULL);
}

/* ---- popping ---- */

/* How long a thread may take to its next instruction: it may need a monitor that a suspended thread has.
 * Notifications end a wait early. */
enum { POP_WAITS = 100, POP_WAIT_MILLIS = 20 };

/* Lets the thread pop its top frame and run to its next instruction. If it does not come there, it will pop the frame
 * when it is next resumed, and this answers E_OPAQUE_FRAME. The caller has the lock. */
static int pop_one(Node *node)
{
    jint depth = 0;
    TRY_TI((*ti)->GetFrameCount(ti, node->thread, &depth));
    TRY_TI((*ti)->PopFrame(ti, node->thread));
    node->pop = POP_RUNNING;
    node->pop_depth = depth - 1;
    step_force(node, true);
    node_go(node);
    for (int i = 0; i < POP_WAITS && node->pop == POP_RUNNING; i++)
        lock_wait_millis(POP_WAIT_MILLIS);
    bool popped = node->pop == POP_STOPPED;
    node->pop = popped ? POP_NONE : POP_LATE;
    node->at_event = popped;
    step_force(node, !popped);
    int error = node_stop(node);
    return popped ? error : E_OPAQUE_FRAME;
}

/* All of them or none: the frames, and the caller of the last, must be there and Java methods. Of both errors it is the
 * native one that is told. */
static int check_poppable(jthread thread, jint depth)
{
    jint n = 0;
    jboolean native = JNI_FALSE;
    jvmtiFrameInfo *frames = mem_alloc(((size_t)depth + 2) * sizeof *frames);
    int error = jdwp_error_of((*ti)->GetStackTrace(ti, thread, 0, depth + 2, frames, &n));
    for (jint i = 0; i < n && !native; i++)
        (*ti)->IsMethodNative(ti, frames[i].method, &native);
    free(frames);
    return error != E_NONE ? error : native ? E_OPAQUE_FRAME : n < depth + 2 ? E_NO_MORE_FRAMES : E_NONE;
}

/* Would the thread come to its next instruction by itself? Not if it waits for a monitor or for its held event. */
static int check_can_run(Node *node)
{
    jint s = 0;
    if (invoke_is_asked(node))
        return E_ALREADY_INVOKING;
    TRY_TI((*ti)->GetThreadState(ti, node->thread, &s));
    bool blocked = s & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER;
    return node->sending || node->pop != POP_NONE || blocked ? E_OPAQUE_FRAME : E_NONE;
}

int frames_pop(JNIEnv *jni, jthread thread, jint depth)
{
    TRY(thread_check_suspended(jni, thread));
    TRY(check_poppable(thread, depth));
    lock();
    Node *node = thread_node(jni, thread, false);
    while (node != NULL && node->sending && !sender_holds_events())
        lock_wait();
    int error = node == NULL ? E_INVALID_THREAD : check_can_run(node);
    state.popping = error == E_NONE;
    for (jint i = 0; i <= depth && error == E_NONE; i++)
        error = pop_one(node);
    if (state.popping)
        step_restart(jni, node);
    state.popping = false;
    lock_notify();
    unlock();
    return error;
}
