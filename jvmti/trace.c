/* trace.c - how a traced call looks:
 *
 *   [4] env0 GetMethodName(method=java/lang/Object.toString()) = NONE *name_ptr="toString" *signature_ptr="()..."
 *
 * Thread id, environment by number, function, arguments, error, out values. A call that has begun and not ended
 * is not visible; a call is one write, so lines of threads do not mix.
 *
 * Owns: the trace file. Lock: that of the FILE. Read next: ti_trace.c in the build folder. */
#include "jvmti/trace.h"

#include <errno.h>

#include "ti_meta.h"

static FILE *file;

bool trace_open(const char *name)
{
    if (file != NULL)
        return true;
    file = *name == '\0' ? stderr : fopen(name, "w");
    if (file == NULL)
        fprintf(stderr, "tivm: -Xtrace:jvmti=%s: %s; calls are not traced\n", name, strerror(errno));
    return file != NULL;
}

void trace_flush(void)
{
    if (file != NULL)
        fflush(file);
}

PRINTF(2, 3) static void add(Trace *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vsnprintf(t->text + t->len, sizeof t->text - t->len, format, args);
    va_end(args);
    if (n > 0)
        t->len += (size_t)n;
    if (t->len > sizeof t->text - 1)
        t->len = sizeof t->text - 1;
}

static int env_number(const jvmtiEnv *env)
{
    int n = 0;
    for (Env *e = env_first(); e != NULL; e = env_next(e), n++)
        if ((const void *)e == (const void *)env)
            return n;
    return -1;
}

void trace_begin(Trace *t, const jvmtiEnv *env, const char *function)
{
    t->len = 0;
    t->first = true;
    t->returned = false;
    const Thread *self = thread_self();
    if (self == NULL)
        add(t, "[-] ");
    else
        add(t, "[%u] ", self->id);
    int n = env_number(env);
    if (n < 0)
        add(t, "env? %s(", function);
    else
        add(t, "env%d %s(", n, function);
}

void trace_called(Trace *t)
{
    add(t, ")");
    t->returned = true;
}

void trace_result(Trace *t, jvmtiError error)
{
    const char *name = ti_error_name(error);
    add(t, " = %s", name != NULL ? name + strlen("JVMTI_ERROR_") : "?");
}

void trace_end(Trace *t)
{
    if (t->len > sizeof t->text - 2)
        t->len = sizeof t->text - 2;
    t->text[t->len++] = '\n';
    fwrite(t->text, 1, t->len, file);
}

/* Before the result arguments are parted by commas, after it values by spaces. */
static void name_add(Trace *t, const char *name)
{
    add(t, "%s%s=", t->returned ? " " : t->first ? "" : ", ", name);
    t->first = false;
}

void trace_int(Trace *t, const char *name, jlong value)
{
    name_add(t, name);
    add(t, "%ld", (long)value);
}

void trace_float(Trace *t, const char *name, double value)
{
    name_add(t, name);
    add(t, "%g", value);
}

void trace_text(Trace *t, const char *name, const char *value)
{
    name_add(t, name);
    if (value == NULL)
        add(t, "NULL");
    else
        add(t, "\"%.200s\"", value);
}

void trace_pointer(Trace *t, const char *name, const void *value)
{
    name_add(t, name);
    if (value == NULL)
        add(t, "NULL");
    else
        add(t, "%p", value);
}

/* The handle only: looking into the object would need the thread to be RUNNING. */
void trace_object(Trace *t, const char *name, jobject value)
{
    trace_pointer(t, name, value);
}

void trace_method(Trace *t, const char *name, jmethodID value)
{
    Method *m = value == NULL ? NULL : inspect_method(value);
    if (m == NULL) {
        trace_pointer(t, name, value);
        return;
    }
    name_add(t, name);
    add(t, "%s.%s%s", m->cls->name->text, m->name->text, m->desc->text);
}

void trace_error(Trace *t, const char *name, jvmtiError value)
{
    const char *text = ti_error_name(value);
    name_add(t, name);
    if (text == NULL)
        add(t, "%d", (int)value);
    else
        add(t, "%s", text + strlen("JVMTI_ERROR_"));
}

void trace_event(Trace *t, const char *name, jvmtiEvent value)
{
    const char *text = ti_event_name(value);
    name_add(t, name);
    if (text == NULL)
        add(t, "%d", (int)value);
    else
        add(t, "%s", text);
}
