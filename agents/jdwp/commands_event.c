/* commands_event.c - the command set EventRequest: reading what a debugger wants to be told of.
 *
 * Owns the rule which modifier goes with which kind of event (fits_kind); a request with one that does not is refused
 * whole, before anything is installed. Read next: events.c.
 */
#include "commands.h"

#include "events.h"

#include <stdlib.h>

static bool is_event_kind(int kind)
{
    switch (kind) {
    case K_SINGLE_STEP:
    case K_BREAKPOINT:
    case K_EXCEPTION:
    case K_THREAD_START:
    case K_THREAD_DEATH:
    case K_CLASS_PREPARE:
    case K_CLASS_UNLOAD:
    case K_FIELD_ACCESS:
    case K_FIELD_MODIFICATION:
    case K_METHOD_ENTRY:
    case K_METHOD_EXIT:
    case K_METHOD_EXIT_WITH_RETURN_VALUE:
    case K_MONITOR_CONTENDED_ENTER:
    case K_MONITOR_CONTENDED_ENTERED:
    case K_MONITOR_WAIT:
    case K_MONITOR_WAITED:
    case K_VM_START:
    case K_VM_DEATH: return true;
    default: return false;
    }
}

static bool is_thread_kind(int kind)
{
    return kind == K_THREAD_START || kind == K_THREAD_DEATH;
}

static bool is_class_kind(int kind)
{
    return kind == K_CLASS_PREPARE || kind == K_CLASS_UNLOAD;
}

static bool is_field_kind(int kind)
{
    return kind == K_FIELD_ACCESS || kind == K_FIELD_MODIFICATION;
}

static bool fits_kind(int modifier, int kind)
{
    switch (modifier) {
    case MOD_COUNT: return true;
    case MOD_THREAD_ONLY: return kind != K_CLASS_UNLOAD;
    case MOD_CLASS_ONLY: return kind != K_CLASS_UNLOAD && !is_thread_kind(kind);
    case MOD_CLASS_MATCH:
    case MOD_CLASS_EXCLUDE: return !is_thread_kind(kind);
    case MOD_LOCATION_ONLY:
        return kind == K_BREAKPOINT || is_field_kind(kind) || kind == K_SINGLE_STEP || kind == K_EXCEPTION;
    case MOD_EXCEPTION_ONLY: return kind == K_EXCEPTION;
    case MOD_FIELD_ONLY: return is_field_kind(kind);
    case MOD_STEP: return kind == K_SINGLE_STEP;
    case MOD_INSTANCE_ONLY: return !is_class_kind(kind) && !is_thread_kind(kind);
    case MOD_SOURCE_NAME_MATCH: return kind == K_CLASS_PREPARE;
    case MOD_PLATFORM_THREADS_ONLY: return is_thread_kind(kind);
    default: return false;
    }
}

static jobject keep(Call *call, jobject o)
{
    return o == NULL ? NULL : (*call->jni)->NewGlobalRef(call->jni, o);
}

static int read_location(Call *call, Modifier *m)
{
    jclass c;
    TRY(call_location(call, &c, &m->u.location.method, &m->u.location.at));
    m->u.location.class_ = keep(call, c);
    return E_NONE;
}

static int read_exception(Call *call, Modifier *m)
{
    jobject c;
    TRY(call_object_or_null(call, &c));
    if (c != NULL && !object_is(call->jni, c, known.class_))
        return E_INVALID_CLASS;
    m->u.exception.caught = in_byte(&call->in) != 0;
    m->u.exception.uncaught = in_byte(&call->in) != 0;
    m->u.exception.class_ = keep(call, c);
    return E_NONE;
}

/* The class that declares the field is what JVMTI wants. */
static int read_field(Call *call, Modifier *m)
{
    jclass c;
    FieldInfo f;
    TRY(call_class(call, &c));
    TRY(call_field(call, c, &f));
    ti_free(f.descriptor);
    m->u.field.class_ = keep(call, f.class_);
    m->u.field.field = f.id;
    return E_NONE;
}

static int read_step(Call *call, Modifier *m)
{
    jthread thread;
    TRY(call_thread(call, &thread));
    m->u.step.size = in_int(&call->in);
    m->u.step.depth = in_int(&call->in);
    if (m->u.step.size < STEP_MIN || m->u.step.size > STEP_LINE || m->u.step.depth < STEP_INTO ||
        m->u.step.depth > STEP_OUT)
        return E_ILLEGAL_ARGUMENT;
    m->u.step.thread = keep(call, thread);
    return E_NONE;
}

/* What belongs to one kind of modifier; m->kind is set by the caller when it worked. */
static int read_body(Call *call, int kind, Modifier *m)
{
    jobject o;
    switch (kind) {
    case MOD_COUNT: m->u.count = in_int(&call->in); return call->in.bad || m->u.count > 0 ? E_NONE : E_INVALID_COUNT;
    case MOD_THREAD_ONLY:
        TRY(call_thread(call, &o));
        m->u.thread = keep(call, o);
        return E_NONE;
    case MOD_CLASS_ONLY:
        TRY(call_class(call, &o));
        m->u.class_ = keep(call, o);
        return E_NONE;
    case MOD_CLASS_MATCH:
    case MOD_CLASS_EXCLUDE:
    case MOD_SOURCE_NAME_MATCH: m->u.pattern = in_string(&call->in); return E_NONE;
    case MOD_LOCATION_ONLY: return read_location(call, m);
    case MOD_EXCEPTION_ONLY: return read_exception(call, m);
    case MOD_FIELD_ONLY: return read_field(call, m);
    case MOD_STEP: return read_step(call, m);
    case MOD_INSTANCE_ONLY:
        TRY(call_object_or_null(call, &o));
        m->u.instance = keep(call, o);
        return E_NONE;
    case MOD_PLATFORM_THREADS_ONLY: return E_NONE;
    default: return E_ILLEGAL_ARGUMENT;
    }
}

static int read_modifier(Call *call, Request *r, Modifier *m)
{
    int kind = in_byte(&call->in);
    TRY(call_ok(call));
    if (kind == MOD_CONDITIONAL) /* expressions are reserved by the protocol */
        return E_NOT_IMPLEMENTED;
    if (!fits_kind(kind, r->kind))
        return E_ILLEGAL_ARGUMENT;
    TRY(read_body(call, kind, m));
    m->kind = kind;
    return E_NONE;
}

static int read_request(Call *call, Request *r, jint n)
{
    refs_reserve(call->jni, n);
    for (jint i = 0; i < n; i++) {
        r->count = i + 1; /* what was read is freed with the request */
        TRY(read_modifier(call, r, &r->mods[i]));
    }
    return call_ok(call);
}

int event_set(Call *call)
{
    int kind = in_byte(&call->in), policy = in_byte(&call->in);
    jint n = in_int(&call->in), id = 0;
    TRY(call_ok(call));
    if (!is_event_kind(kind))
        return E_INVALID_EVENT_TYPE;
    if (policy > POLICY_ALL || n < 0 || (size_t)n > in_left(&call->in))
        return E_ILLEGAL_ARGUMENT;
    Request *r = mem_alloc(sizeof *r + (size_t)n * sizeof *r->mods);
    r->kind = kind;
    r->policy = policy;
    int error = read_request(call, r, n);
    if (error != E_NONE) {
        request_free(call->jni, r);
        return error;
    }
    TRY(request_install(call->jni, r, &id));
    out_int(&call->out, id);
    return E_NONE;
}

int event_clear(Call *call)
{
    int kind = in_byte(&call->in);
    jint id = in_int(&call->in);
    TRY(call_ok(call));
    if (!is_event_kind(kind))
        return E_INVALID_EVENT_TYPE;
    request_clear(call->jni, kind, id);
    return E_NONE;
}

int event_clear_all_breakpoints(Call *call)
{
    requests_clear_breakpoints(call->jni, NULL);
    return E_NONE;
}
