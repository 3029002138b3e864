/* dispatch.c - JVMTI's callbacks: from what happens to what is told.
 *
 * Every callback has the same shape: scene_enter (is this thread of interest? take the lock, find its node), make an
 * Event, event_collect it into the thread's bag, report the bag, scene_leave. Reporting hands the bag to the sender
 * and keeps the thread here, suspended, as long as the debugger wants.
 *
 * Events of one thread at one place go out in one packet. JVMTI tells MethodEntry, SingleStep and Breakpoint of the
 * same bytecode in this order, so an event is kept in the bag when another is sure to follow at its place; whatever
 * comes next from that thread elsewhere sends the bag first.
 *
 * A thread that is inside a callback already, or is the agent's, gets no events; that a class is prepared in the
 * agent's own threads is told without a thread, as the protocol wants.
 * Lock: the agent's, taken by scene_enter. Read next: session.c.
 */
#include "dispatch.h"

#include "events.h"
#include "sender.h"
#include "step.h"
#include "unload.h"
#include "value.h"

#include <stdlib.h>
#include <string.h>

enum { BACKLOG_MOST = 256 };

static const char *wait_onthrow;
static bool wait_onuncaught, wait_suspend;
static bool (*wait_start)(JNIEnv *jni); /* not NULL: the debugger has not been started yet */

/* ---- reporting ---- */

/* Makes an item of the bag and empties it. */
static Item *item_of(Bag *bag, Node *node)
{
    Item *item = mem_alloc(sizeof *item);
    composite_make(&item->packet, bag->policy, bag->count, &bag->events);
    item->policy = bag->policy;
    item->node = node;
    item->holdable = true;
    item->session = state.session;
    out_free(&bag->events);
    *bag = (Bag){0};
    return item;
}

/* Waits for the sender, then for the debugger. The caller has the lock. */
static void send_and_park(JNIEnv *jni, Node *node, Item *item)
{
    node->sending = true;
    bool interrupted = sender_put_and_wait(item);
    thread_park(jni, node);
    if (interrupted)
        (*ti)->InterruptThread(ti, node->thread);
}

/* Sends what is in the thread's bag. The caller has the lock. */
static void report(JNIEnv *jni, Node *node)
{
    if (node->bag.count == 0)
        return;
    bool waits = node->bag.policy != POLICY_NONE || sender_backlog() > BACKLOG_MOST;
    Item *item = item_of(&node->bag, waits ? node : NULL);
    if (waits)
        send_and_park(jni, node, item);
    else
        sender_put(item);
}

/* ---- entering and leaving a callback ---- */

/* A thread that began while everything was suspended waits like the others. */
static void join_suspension(JNIEnv *jni, Node *node)
{
    Item *item = mem_alloc(sizeof *item);
    item->node = node;
    item->session = state.session;
    send_and_park(jni, node, item);
}

static bool leave_early(void)
{
    unlock();
    thread_in_callback = false;
    return false;
}

static bool scene_enter(JNIEnv *jni, jthread thread, Node **node)
{
    if (thread_is_ours || thread_in_callback)
        return false;
    thread_in_callback = true;
    lock();
    if (state.dead || !state.connected)
        return leave_early();
    *node = thread_node(jni, thread, true);
    if (*node == NULL || (*node)->pop == POP_RUNNING || (*node)->pop == POP_LATE)
        return leave_early();
    if ((*node)->count > 0 && !(*node)->stopped)
        join_suspension(jni, *node);
    return true;
}

static void scene_leave(void)
{
    unlock();
    thread_in_callback = false;
}

/* An event at a place: first what is in the bag from another place. */
static void flush_elsewhere(JNIEnv *jni, Node *node, jmethodID method, jlocation at)
{
    if (node->bag.count > 0 && (node->bag.method != method || node->bag.at != at))
        report(jni, node);
}

/* Collects an event and reports it, unless `more` is sure to come at the same place. */
static void tell(JNIEnv *jni, Node *node, Event *e, bool more)
{
    flush_elsewhere(jni, node, e->method, e->at);
    event_collect(jni, e, &node->bag, NULL);
    event_done(e);
    if (!more)
        report(jni, node);
}

static jclass class_of_method(jmethodID method)
{
    jclass c = NULL;
    if (method != NULL)
        (*ti)->GetMethodDeclaringClass(ti, method, &c);
    return c;
}

/* The place where the thread is. */
static Event event_here(int kind, Node *node, jthread thread)
{
    Event e = {.kind = kind, .thread = thread, .is_virtual = node->is_virtual, .at = -1};
    (*ti)->GetFrameLocation(ti, thread, 0, &e.method, &e.at);
    e.class_ = class_of_method(e.method);
    return e;
}

static Event event_at(int kind, Node *node, jthread thread, jmethodID method, jlocation at)
{
    return (Event){.kind = kind,
                   .thread = thread,
                   .is_virtual = node->is_virtual,
                   .method = method,
                   .at = at,
                   .class_ = class_of_method(method)};
}

/* ---- places ---- */

static void JNICALL on_breakpoint(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jmethodID method, jlocation at)
{
    Node *node;
    if (!scene_enter(jni, thread, &node))
        return;
    Event e = event_at(K_BREAKPOINT, node, thread, method, at);
    tell(jni, node, &e, false);
    scene_leave();
}

static void told_step(JNIEnv *jni, Node *node, jthread thread, jmethodID method, jlocation at)
{
    if (!step_on_single_step(jni, node, method, at))
        return;
    Event e = event_at(K_SINGLE_STEP, node, thread, method, at);
    flush_elsewhere(jni, node, method, at);
    event_collect(jni, &e, &node->bag, step_request(node));
    event_done(&e);
    step_restart(jni, node);
}

/* Is it to pop a frame, and has it done so? Before that it may have to finish what it was in the middle of, such as the
 * initialization of a class. */
static bool has_popped(const Node *node)
{
    jint depth = 0;
    return node != NULL && (node->pop == POP_RUNNING || node->pop == POP_LATE) &&
           (*ti)->GetFrameCount(ti, node->thread, &depth) == JVMTI_ERROR_NONE && depth <= node->pop_depth;
}

static void JNICALL on_single_step(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jmethodID method, jlocation at)
{
    Node *node;
    if (thread_is_ours || thread_in_callback)
        return;
    lock();
    node = thread_node(jni, thread, false);
    bool gone = has_popped(node), popped = gone && node->pop == POP_RUNNING;
    if (gone && !popped) { /* late */
        node->pop = POP_NONE;
        step_force(node, false);
    }
    if (popped) {
        thread_in_callback = true;
        node->pop = POP_STOPPED;
        node->at_event = true;
        lock_notify();
        thread_park(jni, node);
        scene_leave();
    } else {
        unlock();
    }
    if (popped || !scene_enter(jni, thread, &node))
        return;
    told_step(jni, node, thread, method, at);
    if (!requests_break_at(method, at))
        report(jni, node);
    scene_leave();
}

static void JNICALL on_frame_pop(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jmethodID method UNUSED,
                                 jboolean by_exception UNUSED)
{
    Node *node;
    if (!scene_enter(jni, thread, &node))
        return;
    step_on_frame_pop(jni, node);
    scene_leave();
}

/* Where a method is entered or left. The VM may leave a method of its own making out of stacks and still tell of it:
 * then the top frame is another's, and the place is the method as such. */
static Event event_in(int kind, Node *node, jthread thread, jmethodID method)
{
    Event e = event_here(kind, node, thread);
    return e.method == method ? e : event_at(kind, node, thread, method, -1);
}

static void JNICALL on_method_entry(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jmethodID method)
{
    Node *node;
    if (!scene_enter(jni, thread, &node))
        return;
    Event e = event_in(K_METHOD_ENTRY, node, thread, method);
    step_on_method_entry(jni, node, method);
    tell(jni, node, &e, e.at == 0 && (step_is_stepping(node) || requests_break_at(e.method, 0)));
    scene_leave();
}

/* The letter that a method's descriptor has for its result. */
static int result_tag(jmethodID method)
{
    char *descriptor = NULL;
    int tag = 'V';
    if ((*ti)->GetMethodName(ti, method, NULL, &descriptor, NULL) == JVMTI_ERROR_NONE)
        tag = strchr(descriptor, ')')[1];
    ti_free(descriptor);
    return tag;
}

static void JNICALL on_method_exit(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jmethodID method,
                                   jboolean by_exception, jvalue value)
{
    Node *node;
    if (by_exception || !scene_enter(jni, thread, &node))
        return;
    Event e = event_in(K_METHOD_EXIT, node, thread, method);
    tell(jni, node, &e, true);
    e.kind = K_METHOD_EXIT_WITH_RETURN_VALUE;
    e.tag = result_tag(method);
    e.value = value;
    tell(jni, node, &e, false);
    scene_leave();
}

/* ---- fields ---- */

static void JNICALL on_field_access(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jmethodID method, jlocation at,
                                    jclass field_class, jobject object, jfieldID field)
{
    Node *node;
    if (!scene_enter(jni, thread, &node))
        return;
    Event e = event_at(K_FIELD_ACCESS, node, thread, method, at);
    e.field_class = field_class;
    e.object = object;
    e.field = field;
    tell(jni, node, &e, false);
    scene_leave();
}

static void JNICALL on_field_modification(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jmethodID method,
                                          jlocation at, jclass field_class, jobject object, jfieldID field, char type,
                                          jvalue value)
{
    Node *node;
    if (!scene_enter(jni, thread, &node))
        return;
    Event e = event_at(K_FIELD_MODIFICATION, node, thread, method, at);
    e.field_class = field_class;
    e.object = object;
    e.field = field;
    e.tag = type;
    e.value = value;
    tell(jni, node, &e, false);
    scene_leave();
}

/* ---- exceptions ---- */

/* onthrow, onuncaught: is this the exception that the debugger waits for? Then it is started; the caller tells. */
static bool starts_debugger(JNIEnv *jni, jobject exception, jmethodID catcher)
{
    if (thread_is_ours || thread_in_callback)
        return false;
    lock();
    bool (*start)(JNIEnv *) = wait_start;
    bool fits =
        start != NULL &&
        ((wait_onuncaught && catcher == NULL) ||
         (wait_onthrow != NULL && value_fits(jni, TAG_OBJECT, (jvalue){.l = exception}, wait_onthrow) == E_NONE));
    if (fits)
        wait_start = NULL;
    unlock();
    return fits && start(jni);
}

static void JNICALL on_exception(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jmethodID method, jlocation at,
                                 jobject exception, jmethodID catcher, jlocation catch_at)
{
    Node *node;
    bool first = starts_debugger(jni, exception, catcher);
    if (!scene_enter(jni, thread, &node))
        return;
    Event e = event_at(K_EXCEPTION, node, thread, method, at);
    e.object = exception;
    e.catch_method = catcher;
    e.catch_at = catch_at;
    if (first)
        event_add(jni, &e, &node->bag, 0, wait_suspend ? POLICY_ALL : POLICY_NONE);
    tell(jni, node, &e, false);
    scene_leave();
}

void dispatch_wait_for_exception(const char *onthrow, bool onuncaught, bool suspend, bool (*start)(JNIEnv *))
{
    wait_onthrow = onthrow;
    wait_onuncaught = onuncaught;
    wait_suspend = suspend;
    wait_start = start;
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_EXCEPTION, NULL);
}

/* ---- monitors ---- */

static void tell_monitor(JNIEnv *jni, jthread thread, int kind, jobject object, jlong timeout, bool timed_out)
{
    Node *node;
    if (!scene_enter(jni, thread, &node))
        return;
    Event e = event_here(kind, node, thread);
    e.object = object;
    e.timeout = timeout;
    e.timed_out = timed_out;
    tell(jni, node, &e, false);
    scene_leave();
}

static void JNICALL on_contended_enter(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jobject object)
{
    tell_monitor(jni, thread, K_MONITOR_CONTENDED_ENTER, object, 0, false);
}

static void JNICALL on_contended_entered(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jobject object)
{
    tell_monitor(jni, thread, K_MONITOR_CONTENDED_ENTERED, object, 0, false);
}

static void JNICALL on_wait(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jobject object, jlong timeout)
{
    tell_monitor(jni, thread, K_MONITOR_WAIT, object, timeout, false);
}

static void JNICALL on_waited(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jobject object, jboolean timed_out)
{
    tell_monitor(jni, thread, K_MONITOR_WAITED, object, 0, timed_out);
}

/* ---- threads ---- */

static void JNICALL on_thread_start(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread)
{
    Node *node;
    if (!scene_enter(jni, thread, &node))
        return;
    Event e = {.kind = K_THREAD_START, .thread = thread, .is_virtual = node->is_virtual};
    tell(jni, node, &e, false);
    scene_leave();
}

/* The node goes even when nobody is connected. */
static void JNICALL on_thread_end(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread)
{
    Node *node;
    bool dying = thread_is_ours || thread_in_callback;
    if (!dying && scene_enter(jni, thread, &node)) {
        Event e = {.kind = K_THREAD_DEATH, .thread = thread, .is_virtual = node->is_virtual};
        tell(jni, node, &e, false);
        scene_leave();
    }
    lock();
    node = dying ? NULL : thread_node(jni, thread, false);
    if (node != NULL)
        thread_forget(jni, node);
    unlock();
}

/* With includevirtualthreads=y it is known from now on, whether a debugger is there or comes later. */
static void JNICALL on_virtual_thread_start(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    if (events_track_all_virtual_threads()) {
        lock();
        thread_node(jni, thread, true);
        unlock();
    }
    on_thread_start(env, jni, thread);
}

/* A virtual thread that nobody knows ends unnoticed, unless thread deaths are asked for. */
static void JNICALL on_virtual_thread_end(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    lock();
    bool known_one = requests_have(K_THREAD_DEATH) || thread_node(jni, thread, false) != NULL;
    unlock();
    if (known_one)
        on_thread_end(env, jni, thread);
}

/* ---- classes ---- */

static void prepare_event(jclass class_, Event *e)
{
    jint status = 0;
    (*ti)->GetClassStatus(ti, class_, &status);
    e->class_ = class_;
    e->status = status & (JVMTI_CLASS_STATUS_VERIFIED | JVMTI_CLASS_STATUS_PREPARED | JVMTI_CLASS_STATUS_INITIALIZED |
                          JVMTI_CLASS_STATUS_ERROR);
}

/* In one of the agent's threads: told without a thread, and nobody waits. */
static void prepared_by_agent(JNIEnv *jni, jclass class_)
{
    Event e = {.kind = K_CLASS_PREPARE};
    Bag bag = {0};
    lock();
    if (state.connected && !state.dead) {
        prepare_event(class_, &e);
        event_collect(jni, &e, &bag, NULL);
        event_done(&e);
        if (bag.count > 0)
            sender_put(item_of(&bag, NULL));
    }
    unlock();
}

static void JNICALL on_class_prepare(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread, jclass class_)
{
    Node *node;
    lock();
    unload_note(class_); /* in whatever thread, and whether it is told or not */
    unlock();
    if (thread_is_ours) {
        prepared_by_agent(jni, class_);
        return;
    }
    if (!scene_enter(jni, thread, &node))
        return;
    Event e = {.kind = K_CLASS_PREPARE, .thread = thread, .is_virtual = node->is_virtual};
    prepare_event(class_, &e);
    tell(jni, node, &e, false);
    scene_leave();
}

static void class_unloaded(JNIEnv *jni, const char *signature)
{
    Event e = {.kind = K_CLASS_UNLOAD, .signature = signature};
    Bag bag = {0};
    if (!state.connected || state.dead)
        return;
    event_collect(jni, &e, &bag, NULL);
    event_done(&e);
    if (bag.count > 0)
        sender_put(item_of(&bag, NULL));
}

void dispatch_class_unloads(JNIEnv *jni)
{
    unload_take(jni, class_unloaded);
}

/* ---- start and end of the VM ---- */

void dispatch_vm_start(JNIEnv *jni, jthread thread, int policy)
{
    Node *node;
    if (!scene_enter(jni, thread, &node))
        return;
    Event e = {.kind = K_VM_START, .thread = thread};
    event_add(jni, &e, &node->bag, 0, policy);
    report(jni, node);
    scene_leave();
}

void dispatch_vm_death(JNIEnv *jni)
{
    Event e = {.kind = K_VM_DEATH};
    Bag bag = {0};
    jthread thread = NULL;
    (*ti)->GetCurrentThread(ti, &thread);
    lock();
    if (state.connected) {
        event_collect(jni, &e, &bag, NULL);
        event_add(jni, &e, &bag, 0, POLICY_NONE); /* to whom it may concern, after those who asked */
        event_done(&e);
        Node *node = thread_is_ours ? NULL : thread_node(jni, thread, true);
        if (node == NULL)
            bag.policy = POLICY_NONE;
        Item *item = item_of(&bag, node);
        item->holdable = false;
        item->urgent = true;
        if (node != NULL)
            send_and_park(jni, node, item);
        else
            sender_put_and_wait(item);
    }
    unlock();
}

void dispatch_callbacks(jvmtiEventCallbacks *c)
{
    c->Breakpoint = on_breakpoint;
    c->SingleStep = on_single_step;
    c->FramePop = on_frame_pop;
    c->MethodEntry = on_method_entry;
    c->MethodExit = on_method_exit;
    c->FieldAccess = on_field_access;
    c->FieldModification = on_field_modification;
    c->Exception = on_exception;
    c->MonitorContendedEnter = on_contended_enter;
    c->MonitorContendedEntered = on_contended_entered;
    c->MonitorWait = on_wait;
    c->MonitorWaited = on_waited;
    c->ThreadStart = on_thread_start;
    c->ThreadEnd = on_thread_end;
    c->VirtualThreadStart = on_virtual_thread_start;
    c->VirtualThreadEnd = on_virtual_thread_end;
    c->ClassPrepare = on_class_prepare;
}
