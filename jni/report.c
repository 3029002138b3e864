/* report.c - what is said about mistakes of native code: a line, and the Java stack of the thread that made it.
 *
 * A warning goes on; a fatal error ends the process by abort, or by the host's abort hook. Both are written to standard
 * output, where other virtual machines put them.
 *
 * No state, no locks. Read next: checked.c, jni_exception.c (FatalError).
 */
#include "jni/enter.h"

static void print_frame(const Frame *f)
{
    const Method *m = f->code->method;
    char *cls = class_external_name(m->cls);
    const Symbol *file = f->code->file != NULL ? f->code->file->source_file : NULL;
    int32_t line = code_line(f->code, frame_bci(f));
    vm_print(stdout, "\tat %s.%s(", cls, m->name->text);
    if (method_is_native(m))
        vm_print(stdout, "Native Method)\n");
    else if (file != NULL && line > 0)
        vm_print(stdout, "%s:%d)\n", file->text, line);
    else
        vm_print(stdout, "%s)\n", file != NULL ? file->text : "Unknown Source");
    free(cls);
}

static void print_stack(Thread *t)
{
    for (const Frame *f = t != NULL ? frame_java_top(t) : NULL; f != NULL; f = frame_java_next(f))
        print_frame(f);
    fflush(stdout);
}

void report_warning(Thread *t, const char *fmt, ...)
{
    char text[512];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    vm_print(stdout, "%s\n", text);
    print_stack(t);
}

void report_fatal(Thread *t, const char *text)
{
    vm_print(stdout, "FATAL ERROR in native method: %s\n", text);
    print_stack(t);
    if (options.abort_hook != NULL)
        options.abort_hook();
    crash_destroy(); /* all has been said */
    abort();
}

void refuse_in_callback(const char *function)
{
    static const char prefix[] = "jni_"; /* of our names */
    Thread *self = thread_self();
    if (self == NULL || !jni_holds_the_world(self))
        return;
    if (strncmp(function, prefix, sizeof prefix - 1) == 0)
        function += sizeof prefix - 1;
    const ObserverCall *callback = atomic_load(&self->callback);
    char text[256];
    snprintf(text, sizeof text, "JNI function %s called in the callback %s, while the world is stopped", function,
             callback != NULL ? callback->event : "of an agent");
    report_fatal(self, text);
}
