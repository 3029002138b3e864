/* step.c - stepping into, over and out, by instruction or by line.
 *
 * A stepped thread is in one of two modes:
 *   STEPPING   JVMTI tells every instruction;
 *   RUNNING    it runs freely until the frame at depth `skip` is popped: a call that is stepped over, the frame that
 *              is stepped out of, code that the request's class filters leave out. While a step into is RUNNING through
 *              such code, method entries are told too, so that a call back into code of interest is not missed.
 *
 * Every decision compares depths (number of frames). `base` is the depth of the frame that the step is about:
 *
 *      depth > base    a call was entered: into stops here if the class is of interest, else it is skipped
 *      depth = base    the same frame: over when the line changes (or at once, for STEP_MIN and after `left`)
 *      depth < base    the frame was left behind: over
 *
 * When the base frame is popped (FramePop says so, for exceptions too), its caller becomes the base and `left` is
 * set: the first instruction there ends the step. A caller in native code shows no instruction; a method that it
 * calls is then deeper than the base and counts as a call.
 *
 * A step that would end in a class that the filters exclude does not end: it goes on from there.
 * Lock: the agent's. Read next: invoke.c.
 */
#include "step.h"

#include "strata.h"
#include "value.h"

#include <stdlib.h>
#include <string.h>

typedef enum { RUNNING, STEPPING } Mode;

typedef struct Step {
    Request *request;
    jint size, depth; /* STEP_... */
    Mode mode;
    bool entries; /* method entries are told */
    jint base, skip;
    bool left;
    jmethodID method; /* of the base frame, and its line where the step began; -1: none */
    jint line;
    jint line_count;
    jvmtiLineNumberEntry *lines; /* of that method; JVMTI's */
} Step;

/* ---- lines ---- */

static jint line_at(const jvmtiLineNumberEntry *lines, jint n, jlocation at)
{
    jint best = -1;
    for (jint i = 0; i < n; i++) {
        if (lines[i].start_location <= at && (best < 0 || lines[i].start_location >= lines[best].start_location))
            best = i;
    }
    return best < 0 ? -1 : lines[best].line_number;
}

/* The lines of a method in the stratum that the debugger sees. A method that was replaced has none, for they cannot be
 * asked for. *lines is JVMTI's; returns how many. */
static jint lines_of(JNIEnv *jni, jmethodID method, jvmtiLineNumberEntry **lines)
{
    jint n = 0;
    jclass c = NULL;
    jboolean obsolete = JNI_FALSE;
    (*ti)->IsMethodObsolete(ti, method, &obsolete);
    if (obsolete || (*ti)->GetLineNumberTable(ti, method, &n, lines) != JVMTI_ERROR_NONE)
        return 0;
    if ((*ti)->GetMethodDeclaringClass(ti, method, &c) == JVMTI_ERROR_NONE) {
        n = strata_translate(c, n, *lines);
        (*jni)->DeleteLocalRef(jni, c);
    }
    return n;
}

static bool has_lines(JNIEnv *jni, jmethodID method)
{
    jvmtiLineNumberEntry *lines = NULL;
    bool has = lines_of(jni, method, &lines) > 0;
    ti_free(lines);
    return has;
}

static void set_base(JNIEnv *jni, Step *s, jint depth, jmethodID method, jlocation at)
{
    ti_free(s->lines);
    s->lines = NULL;
    s->line_count = 0;
    s->base = depth;
    s->left = false;
    s->method = method;
    if (method != NULL)
        s->line_count = lines_of(jni, method, &s->lines);
    s->line = line_at(s->lines, s->line_count, at);
}

/* ---- modes ---- */

static void set_event(Node *node, bool on, jvmtiEvent event)
{
    (*ti)->SetEventNotificationMode(ti, on ? JVMTI_ENABLE : JVMTI_DISABLE, event, node->thread);
}

static void set_mode(Node *node, Mode mode, bool entries)
{
    Step *s = node->step;
    s->mode = mode;
    s->entries = entries;
    set_event(node, mode == STEPPING, JVMTI_EVENT_SINGLE_STEP);
    set_event(node, entries, JVMTI_EVENT_METHOD_ENTRY);
    set_event(node, true, JVMTI_EVENT_FRAME_POP);
}

/* Runs until the top frame, at this depth, is popped. A native frame cannot tell: then every instruction is told. */
static void run_until_popped(Node *node, jint depth)
{
    Step *s = node->step;
    jvmtiError error = (*ti)->NotifyFramePop(ti, node->thread, 0);
    s->skip = depth;
    if (error == JVMTI_ERROR_NONE || error == JVMTI_ERROR_DUPLICATE)
        set_mode(node, RUNNING, s->depth == STEP_INTO);
    else
        set_mode(node, STEPPING, false);
}

bool step_is_stepping(const Node *node)
{
    return node->step != NULL && node->step->mode == STEPPING;
}

Request *step_request(const Node *node)
{
    return node->step->request;
}

void step_pause(Node *node)
{
    if (node->step == NULL)
        return;
    set_event(node, false, JVMTI_EVENT_SINGLE_STEP);
    set_event(node, false, JVMTI_EVENT_METHOD_ENTRY);
    set_event(node, false, JVMTI_EVENT_FRAME_POP);
}

void step_continue(Node *node)
{
    if (node->step != NULL)
        set_mode(node, node->step->mode, node->step->entries);
}

void step_force(Node *node, bool on)
{
    set_event(node, on || step_is_stepping(node), JVMTI_EVENT_SINGLE_STEP);
}

/* ---- begin and end ---- */

void step_restart(JNIEnv *jni, Node *node)
{
    Step *s = node->step;
    jint depth = 0;
    jmethodID method = NULL;
    jlocation at = -1;
    if (s == NULL)
        return;
    (*ti)->GetFrameCount(ti, node->thread, &depth);
    (*ti)->GetFrameLocation(ti, node->thread, 0, &method, &at);
    set_base(jni, s, depth, method, at);
    if (depth == 0) {
        set_mode(node, STEPPING, false);
    } else if (s->depth == STEP_OUT) {
        run_until_popped(node, depth);
    } else {
        (*ti)->NotifyFramePop(ti, node->thread, 0);
        set_mode(node, STEPPING, false);
    }
}

int step_begin(JNIEnv *jni, Request *request)
{
    Modifier *m = request_modifier(request, MOD_STEP);
    if (m == NULL)
        return E_ILLEGAL_ARGUMENT;
    Node *node = thread_node(jni, m->u.step.thread, true);
    if (node == NULL)
        return E_INVALID_THREAD;
    if (node->step != NULL)
        return E_DUPLICATE;
    bool hold = !node->stopped;
    if (hold)
        TRY(node_stop(node));
    node->step = mem_alloc(sizeof *node->step);
    node->step->request = request;
    node->step->size = m->u.step.size;
    node->step->depth = m->u.step.depth;
    step_restart(jni, node);
    if (hold)
        node_go(node);
    return E_NONE;
}

void step_end(JNIEnv *jni UNUSED, Node *node)
{
    if (node->step == NULL)
        return;
    step_pause(node);
    ti_free(node->step->lines);
    free(node->step);
    node->step = NULL;
}

static void end_if_of(JNIEnv *jni, Node *node, void *request)
{
    if (node->step != NULL && node->step->request == request)
        step_end(jni, node);
}

void step_cancel(JNIEnv *jni, Request *request)
{
    threads_each(end_if_of, jni, request);
}

/* ---- what happens ---- */

/* May a step end in this method? */
static bool is_of_interest(JNIEnv *jni, Step *s, jmethodID method, bool need_lines)
{
    jclass c = NULL;
    if ((*ti)->GetMethodDeclaringClass(ti, method, &c) != JVMTI_ERROR_NONE)
        return false;
    bool takes = request_takes_class(jni, s->request, c);
    (*jni)->DeleteLocalRef(jni, c);
    return takes && (!need_lines || s->size == STEP_MIN || has_lines(jni, method));
}

/* In the base frame: did it come to where a step ends? */
static bool has_moved(const Step *s, jmethodID method, jlocation at)
{
    if (s->left || s->size == STEP_MIN || method != s->method || s->line < 0)
        return true;
    return line_at(s->lines, s->line_count, at) != s->line;
}

bool step_on_single_step(JNIEnv *jni, Node *node, jmethodID method, jlocation at)
{
    Step *s = node->step;
    jint depth = 0;
    if (s == NULL || s->mode != STEPPING || (*ti)->GetFrameCount(ti, node->thread, &depth) != JVMTI_ERROR_NONE)
        return false;
    if (depth > s->base) {
        if (s->depth == STEP_INTO && is_of_interest(jni, s, method, true))
            return true;
        run_until_popped(node, depth);
        return false;
    }
    if (depth == s->base && !has_moved(s, method, at))
        return false;
    if (is_of_interest(jni, s, method, false))
        return true;
    set_base(jni, s, depth, method, at);
    run_until_popped(node, depth);
    return false;
}

/* The frame is still there while the event is told. */
void step_on_frame_pop(JNIEnv *jni, Node *node)
{
    Step *s = node->step;
    jint depth = 0;
    if (s == NULL || (*ti)->GetFrameCount(ti, node->thread, &depth) != JVMTI_ERROR_NONE)
        return;
    if (depth <= s->base) {
        set_base(jni, s, depth - 1, NULL, -1);
        s->left = true;
        set_mode(node, STEPPING, false);
    } else if (s->mode == RUNNING && depth <= s->skip) {
        set_mode(node, STEPPING, false);
    }
}

void step_on_method_entry(JNIEnv *jni, Node *node, jmethodID method)
{
    Step *s = node->step;
    jboolean native = JNI_FALSE;
    if (s == NULL || !s->entries || ((*ti)->IsMethodNative(ti, method, &native) == JVMTI_ERROR_NONE && native))
        return;
    if (is_of_interest(jni, s, method, true))
        set_mode(node, STEPPING, false);
}
