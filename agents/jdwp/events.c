/* events.c - event requests and their modifiers (see events.h).
 *
 * Owns the list of Requests, newest first (the order in which one packet tells of them), and the rule whether an
 * event passes a request: its modifiers are asked in the order in which they were given, and a Count counts only what
 * came past those before it. The event that makes a count reach 0 is the last of its request.
 *
 * The id of a field is a field's own only together with its class: VMs use offsets for them.
 * A breakpoint or a watch is set in the VM by the first request for its place and cleared by the last. Which of
 * JVMTI's events are on follows from the list (events_recompute).
 * Lock: the agent's, held by the caller or taken here. Read next: dispatch.c.
 */
#include "events.h"

#include "hooks.h"
#include "ids.h"
#include "strata.h"
#include "unload.h"
#include "value.h"

#include <stdlib.h>
#include <string.h>

static Request *requests;
static jint last_request;
static bool all_virtual_threads;

void events_track_virtual_threads(bool on)
{
    all_virtual_threads = on;
}

bool events_track_all_virtual_threads(void)
{
    return all_virtual_threads;
}

/* ---- the list ---- */

Modifier *request_modifier(Request *r, int kind)
{
    for (jint i = 0; i < r->count; i++) {
        if (r->mods[i].kind == kind)
            return &r->mods[i];
    }
    return NULL;
}

bool requests_have(int kind)
{
    for (Request *r = requests; r != NULL; r = r->next) {
        if (r->kind == kind)
            return true;
    }
    return false;
}

bool requests_break_at(jmethodID method, jlocation at)
{
    for (Request *r = requests; r != NULL; r = r->next) {
        Modifier *m = r->kind == K_BREAKPOINT ? request_modifier(r, MOD_LOCATION_ONLY) : NULL;
        if (m != NULL && m->u.location.method == method && m->u.location.at == at)
            return true;
    }
    return false;
}

static void drop(JNIEnv *jni, jobject global)
{
    if (global != NULL)
        (*jni)->DeleteGlobalRef(jni, global);
}

void request_free(JNIEnv *jni, Request *r)
{
    for (jint i = 0; i < r->count; i++) {
        Modifier *m = &r->mods[i];
        switch (m->kind) {
        case MOD_THREAD_ONLY: drop(jni, m->u.thread); break;
        case MOD_CLASS_ONLY: drop(jni, m->u.class_); break;
        case MOD_LOCATION_ONLY: drop(jni, m->u.location.class_); break;
        case MOD_EXCEPTION_ONLY: drop(jni, m->u.exception.class_); break;
        case MOD_FIELD_ONLY: drop(jni, m->u.field.class_); break;
        case MOD_STEP: drop(jni, m->u.step.thread); break;
        case MOD_INSTANCE_ONLY: drop(jni, m->u.instance); break;
        case MOD_CLASS_MATCH:
        case MOD_CLASS_EXCLUDE:
        case MOD_SOURCE_NAME_MATCH: free(m->u.pattern); break;
        default: break;
        }
    }
    free(r);
}

/* ---- places in the VM: breakpoints and watches ---- */

/* Does another installed request of the kind have the same place? */
static bool place_is_shared(JNIEnv *jni, Request *r)
{
    Modifier *l = request_modifier(r, MOD_LOCATION_ONLY), *f = request_modifier(r, MOD_FIELD_ONLY);
    for (Request *o = requests; o != NULL; o = o->next) {
        if (o == r || o->kind != r->kind || !o->installed)
            continue;
        if (r->kind == K_BREAKPOINT) {
            Modifier *ol = request_modifier(o, MOD_LOCATION_ONLY);
            if (ol->u.location.method == l->u.location.method && ol->u.location.at == l->u.location.at)
                return true;
        } else {
            Modifier *of = request_modifier(o, MOD_FIELD_ONLY);
            if (of->u.field.field == f->u.field.field &&
                (*jni)->IsSameObject(jni, of->u.field.class_, f->u.field.class_))
                return true;
        }
    }
    return false;
}

static int set_place(JNIEnv *jni, Request *r)
{
    Modifier *l = request_modifier(r, MOD_LOCATION_ONLY), *f = request_modifier(r, MOD_FIELD_ONLY);
    if (r->kind == K_BREAKPOINT ? l == NULL : f == NULL)
        return E_ILLEGAL_ARGUMENT;
    if (place_is_shared(jni, r))
        return E_NONE;
    jvmtiError error = r->kind == K_BREAKPOINT ? (*ti)->SetBreakpoint(ti, l->u.location.method, l->u.location.at)
                       : r->kind == K_FIELD_ACCESS
                           ? (*ti)->SetFieldAccessWatch(ti, f->u.field.class_, f->u.field.field)
                           : (*ti)->SetFieldModificationWatch(ti, f->u.field.class_, f->u.field.field);
    return error == JVMTI_ERROR_DUPLICATE ? E_NONE : jdwp_error_of(error);
}

static void clear_place(JNIEnv *jni, Request *r)
{
    Modifier *l = request_modifier(r, MOD_LOCATION_ONLY), *f = request_modifier(r, MOD_FIELD_ONLY);
    if (place_is_shared(jni, r))
        return;
    if (r->kind == K_BREAKPOINT)
        (*ti)->ClearBreakpoint(ti, l->u.location.method, l->u.location.at);
    else if (r->kind == K_FIELD_ACCESS)
        (*ti)->ClearFieldAccessWatch(ti, f->u.field.class_, f->u.field.field);
    else
        (*ti)->ClearFieldModificationWatch(ti, f->u.field.class_, f->u.field.field);
}

static bool has_place(const Request *r)
{
    return r->kind == K_BREAKPOINT || r->kind == K_FIELD_ACCESS || r->kind == K_FIELD_MODIFICATION;
}

/* ---- making and clearing requests ---- */

int request_install(JNIEnv *jni, Request *r, jint *id)
{
    lock();
    int error = has_place(r)                ? set_place(jni, r)
                : r->kind == K_SINGLE_STEP  ? hooks.step_begins(jni, r)
                : r->kind == K_CLASS_UNLOAD ? unload_watch(jni)
                                            : E_NONE;
    if (error == E_NONE) {
        r->installed = true;
        *id = r->id = ++last_request;
        r->next = requests;
        requests = r;
        events_recompute(jni);
    } else {
        request_free(jni, r);
    }
    unlock();
    return error;
}

static void unlink_and_free(JNIEnv *jni, Request **link)
{
    Request *r = *link;
    *link = r->next;
    if (r->installed && has_place(r))
        clear_place(jni, r);
    if (r->kind == K_SINGLE_STEP)
        hooks.step_ends(jni, r);
    request_free(jni, r);
}

void request_clear(JNIEnv *jni, int kind, jint id)
{
    lock();
    for (Request **link = &requests; *link != NULL; link = &(*link)->next) {
        if ((*link)->id == id && (*link)->kind == kind) {
            unlink_and_free(jni, link);
            events_recompute(jni);
            break;
        }
    }
    unlock();
}

static void clear_if(JNIEnv *jni, bool (*fits)(JNIEnv *, Request *, jclass), jclass c)
{
    lock();
    for (Request **link = &requests; *link != NULL;) {
        if (fits(jni, *link, c))
            unlink_and_free(jni, link);
        else
            link = &(*link)->next;
    }
    events_recompute(jni);
    unlock();
}

static bool fits_breakpoint(JNIEnv *jni, Request *r, jclass c)
{
    return r->kind == K_BREAKPOINT &&
           (c == NULL || (*jni)->IsSameObject(jni, request_modifier(r, MOD_LOCATION_ONLY)->u.location.class_, c));
}

static bool fits_all(JNIEnv *jni UNUSED, Request *r UNUSED, jclass c UNUSED)
{
    return true;
}

void requests_clear_breakpoints(JNIEnv *jni, jclass class_)
{
    clear_if(jni, fits_breakpoint, class_);
}

void requests_clear_all(JNIEnv *jni)
{
    clear_if(jni, fits_all, NULL);
}

/* ---- modifiers ---- */

/* "a.b.*", "*.b" or "a.b" against a name with dots. */
static bool pattern_fits(const char *pattern, const char *name)
{
    size_t p = strlen(pattern), n = strlen(name);
    if (p > 0 && pattern[0] == '*')
        return n >= p - 1 && strcmp(name + n - (p - 1), pattern + 1) == 0;
    if (p > 0 && pattern[p - 1] == '*')
        return n >= p - 1 && strncmp(name, pattern, p - 1) == 0;
    return strcmp(pattern, name) == 0;
}

/* Lcom/x/Y; as com.x.Y; arrays and hidden classes keep what is left of their form. */
static char *dotted_name(const char *signature)
{
    size_t n = strlen(signature);
    bool object = n > 1 && signature[0] == 'L';
    char *name = mem_copy(object ? signature + 1 : signature);
    if (object)
        name[n - 2] = '\0';
    for (char *c = name; *c != '\0'; c++)
        *c = *c == '/' ? '.' : *c;
    return name;
}

static char *class_name_of(jclass c)
{
    char *signature = NULL;
    if (c == NULL || (*ti)->GetClassSignature(ti, c, &signature, NULL) != JVMTI_ERROR_NONE)
        return mem_copy("");
    char *name = dotted_name(signature);
    ti_free(signature);
    return name;
}

/* The class that modifiers about classes ask for: of the monitor's object for waits, else of the place. */
static jclass class_asked(JNIEnv *jni, Event *e)
{
    if ((e->kind == K_MONITOR_WAIT || e->kind == K_MONITOR_WAITED) && e->object != NULL)
        return (*jni)->GetObjectClass(jni, e->object);
    return e->class_;
}

static const char *event_class_name(JNIEnv *jni, Event *e)
{
    if (e->class_name == NULL)
        e->class_name = e->signature != NULL ? dotted_name(e->signature) : class_name_of(class_asked(jni, e));
    return e->class_name;
}

static bool source_fits(Event *e, const char *pattern)
{
    return e->class_ != NULL && strata_have_source(e->class_, pattern, pattern_fits);
}

/* Is the object that runs in the event's frame the given one? NULL stands for static methods. */
static bool instance_fits(JNIEnv *jni, Event *e, jobject wanted)
{
    jobject self = NULL;
    if (e->thread != NULL)
        (*ti)->GetLocalInstance(ti, e->thread, 0, &self);
    return (*jni)->IsSameObject(jni, self, wanted);
}

static bool exception_fits(JNIEnv *jni, Event *e, const Modifier *m)
{
    if (m->u.exception.class_ != NULL && !(*jni)->IsInstanceOf(jni, e->object, m->u.exception.class_))
        return false;
    return e->catch_method != NULL ? m->u.exception.caught : m->u.exception.uncaught;
}

static bool modifier_fits(JNIEnv *jni, Event *e, Modifier *m)
{
    jclass c;
    switch (m->kind) {
    case MOD_COUNT: return --m->u.count == 0;
    case MOD_THREAD_ONLY: return e->thread != NULL && (*jni)->IsSameObject(jni, e->thread, m->u.thread);
    case MOD_CLASS_ONLY: c = class_asked(jni, e); return c != NULL && (*jni)->IsAssignableFrom(jni, c, m->u.class_);
    case MOD_CLASS_MATCH: return pattern_fits(m->u.pattern, event_class_name(jni, e));
    case MOD_CLASS_EXCLUDE: return !pattern_fits(m->u.pattern, event_class_name(jni, e));
    case MOD_LOCATION_ONLY: return e->method == m->u.location.method && e->at == m->u.location.at;
    case MOD_EXCEPTION_ONLY: return exception_fits(jni, e, m);
    case MOD_FIELD_ONLY:
        return e->field == m->u.field.field && (*jni)->IsSameObject(jni, e->field_class, m->u.field.class_);
    case MOD_STEP: return e->thread != NULL && (*jni)->IsSameObject(jni, e->thread, m->u.step.thread);
    case MOD_INSTANCE_ONLY: return instance_fits(jni, e, m->u.instance);
    case MOD_SOURCE_NAME_MATCH: return source_fits(e, m->u.pattern);
    case MOD_PLATFORM_THREADS_ONLY: return !e->is_virtual;
    default: return false;
    }
}

bool request_takes_class(JNIEnv *jni, Request *r, jclass class_)
{
    Event e = {.kind = K_SINGLE_STEP, .class_ = class_};
    bool takes = true;
    for (jint i = 0; i < r->count && takes; i++) {
        int kind = r->mods[i].kind;
        if (kind == MOD_CLASS_ONLY || kind == MOD_CLASS_MATCH || kind == MOD_CLASS_EXCLUDE)
            takes = modifier_fits(jni, &e, &r->mods[i]);
    }
    event_done(&e);
    return takes;
}

/* ---- from event to packet ---- */

/* Everything of an event but its kind and request. */
static void write_event(JNIEnv *jni, Event *e, Out *out)
{
    if (e->kind == K_CLASS_UNLOAD) {
        out_string(out, e->signature);
        return;
    }
    if (e->kind == K_VM_DEATH)
        return;
    out_long(out, id_of(jni, e->thread));
    switch (e->kind) {
    case K_VM_START:
    case K_THREAD_START:
    case K_THREAD_DEATH: return;
    case K_CLASS_PREPARE: {
        char *signature = NULL;
        (*ti)->GetClassSignature(ti, e->class_, &signature, NULL);
        out_class(jni, out, e->class_);
        out_string(out, signature);
        out_int(out, e->status);
        ti_free(signature);
        return;
    }
    case K_MONITOR_CONTENDED_ENTER:
    case K_MONITOR_CONTENDED_ENTERED:
    case K_MONITOR_WAIT:
    case K_MONITOR_WAITED: out_object(jni, out, e->object); break;
    default: break;
    }
    out_location(jni, out, e->method, e->at);
    switch (e->kind) {
    case K_MONITOR_WAIT: out_long(out, e->timeout); break;
    case K_MONITOR_WAITED: out_byte(out, e->timed_out); break;
    case K_METHOD_EXIT_WITH_RETURN_VALUE: out_value(jni, out, e->tag, e->value); break;
    case K_EXCEPTION:
        out_object(jni, out, e->object);
        out_location(jni, out, e->catch_method, e->catch_at);
        break;
    case K_FIELD_ACCESS:
    case K_FIELD_MODIFICATION:
        out_class(jni, out, e->field_class);
        out_long(out, field_id(e->field));
        out_object(jni, out, e->object);
        if (e->kind == K_FIELD_MODIFICATION)
            out_value(jni, out, e->tag, e->value);
        break;
    default: break;
    }
}

void event_add(JNIEnv *jni, Event *e, Bag *bag, jint request, int policy)
{
    out_byte(&bag->events, e->kind);
    out_int(&bag->events, request);
    write_event(jni, e, &bag->events);
    bag->count++;
    bag->policy = policy > bag->policy ? policy : bag->policy;
    bag->method = e->method;
    bag->at = e->at;
}

static bool passes(JNIEnv *jni, Event *e, Request *r, bool *last)
{
    *last = false;
    for (jint i = 0; i < r->count; i++) {
        if (!modifier_fits(jni, e, &r->mods[i]))
            return false;
        *last = *last || r->mods[i].kind == MOD_COUNT;
    }
    return true;
}

/* An event of no thread cannot suspend its thread. The end of the VM names none, but comes in one. */
static int policy_for(const Event *e, const Request *r)
{
    bool threadless = e->thread == NULL && e->kind != K_VM_DEATH;
    return threadless && r->policy == POLICY_THREAD ? POLICY_ALL : r->policy;
}

void event_collect(JNIEnv *jni, Event *e, Bag *bag, Request *only)
{
    bool removed = false;
    for (Request **link = &requests; *link != NULL;) {
        Request *r = *link;
        bool last = false;
        if (r->kind == e->kind && (only == NULL || only == r) && passes(jni, e, r, &last))
            event_add(jni, e, bag, r->id, policy_for(e, r));
        if (last) {
            unlink_and_free(jni, link);
            removed = true;
        } else {
            link = &r->next;
        }
    }
    if (removed)
        events_recompute(jni);
}

void event_done(Event *e)
{
    free(e->class_name);
    e->class_name = NULL;
}

/* ---- which of JVMTI's events are on ---- */

static void set_event(bool on, jvmtiEvent event)
{
    (*ti)->SetEventNotificationMode(ti, on ? JVMTI_ENABLE : JVMTI_DISABLE, event, NULL);
}

void events_recompute(JNIEnv *jni UNUSED)
{
    set_event(requests_have(K_BREAKPOINT), JVMTI_EVENT_BREAKPOINT);
    set_event(requests_have(K_EXCEPTION), JVMTI_EVENT_EXCEPTION);
    set_event(requests_have(K_FIELD_ACCESS), JVMTI_EVENT_FIELD_ACCESS);
    set_event(requests_have(K_FIELD_MODIFICATION), JVMTI_EVENT_FIELD_MODIFICATION);
    set_event(requests_have(K_METHOD_ENTRY), JVMTI_EVENT_METHOD_ENTRY);
    set_event(requests_have(K_METHOD_EXIT) || requests_have(K_METHOD_EXIT_WITH_RETURN_VALUE), JVMTI_EVENT_METHOD_EXIT);
    set_event(requests_have(K_CLASS_PREPARE) || requests_have(K_CLASS_UNLOAD), JVMTI_EVENT_CLASS_PREPARE);
    set_event(requests_have(K_MONITOR_CONTENDED_ENTER), JVMTI_EVENT_MONITOR_CONTENDED_ENTER);
    set_event(requests_have(K_MONITOR_CONTENDED_ENTERED), JVMTI_EVENT_MONITOR_CONTENDED_ENTERED);
    set_event(requests_have(K_MONITOR_WAIT), JVMTI_EVENT_MONITOR_WAIT);
    set_event(requests_have(K_MONITOR_WAITED), JVMTI_EVENT_MONITOR_WAITED);
    if (caps.can_support_virtual_threads) {
        set_event(all_virtual_threads || requests_have(K_THREAD_START), JVMTI_EVENT_VIRTUAL_THREAD_START);
        set_event(true, JVMTI_EVENT_VIRTUAL_THREAD_END);
    }
}
