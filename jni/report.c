/* report.c - what is said about mistakes of native code: a line, the Java stack of the thread that made it, and from
 * where in native code JNI was called.
 *
 *   | FATAL ERROR in native method: Bad global or local ref passed to JNI
 *   |     at Main.act(Native Method)
 *   |     at Main.main(Main.java:35)
 *   |   GetObjectClass: a local reference that was deleted
 *   |   native: libmistakes.so+0x1364 (dead_local+0x4b)
 *   |   native: libmistakes.so+0x1a2f (Java_Main_act+0x9d)
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

static void print_java(Thread *t)
{
    for (const Frame *f = t != NULL ? frame_java_top(t) : NULL; f != NULL; f = frame_java_next(f))
        print_frame(f);
}

/* The bounds of this library's code, made by the linker. */
extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern const char etext[] __attribute__((visibility("hidden")));

static bool is_ours(const void *address)
{
    return (const char *)address >= __ehdr_start && (const char *)address < etext;
}

static void print_native_frame(const void *caller)
{
    Where w;
    where_is((const char *)caller - 1, &w); /* an address to return to is behind its call */
    vm_print(stdout, "  native: %s+0x%lx", w.library[0] != 0 ? where_library(&w) : "no library",
             (unsigned long)w.offset + 1);
    if (w.function[0] != 0)
        vm_print(stdout, " (%s+0x%lx)", w.function, (unsigned long)w.into + 1);
    vm_print(stdout, "\n");
}

/* From the call of JNI outwards, as far as native code goes that the VM, or nobody, called. */
static void print_native(void)
{
    enum { MOST = 32 };
    void *frames[MOST];
    int count = where_stack(frames, MOST), i = 0;
    while (i < count && is_ours(frames[i]))
        i++;
    for (; i < count && !is_ours(frames[i]); i++)
        print_native_frame(frames[i]);
}

/* kind, what: the first line. detail: NULL for none. in_native: a function of JNI is under way. */
static void tell(Thread *t, const char *kind, const char *what, const char *detail, bool in_native)
{
    vm_print(stdout, "%s%s\n", kind, what);
    print_java(t);
    if (detail != NULL)
        vm_print(stdout, "  %s\n", detail);
    if (in_native)
        print_native();
    fflush(stdout);
}

static NORETURN void end(void)
{
    crash_destroy(); /* all has been said */
    end_abruptly();
}

void report_warning(Thread *t, const char *detail, const char *fmt, ...)
{
    char text[512];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    tell(t, "", text, detail, true);
}

void report_fatal(Thread *t, const char *text, const char *detail)
{
    tell(t, "FATAL ERROR in native method: ", text, detail, true);
    end();
}

void report_return_warning(Thread *t, const char *text)
{
    tell(t, "", text, NULL, false);
}

void report_returned(Thread *t, const char *text, const char *detail)
{
    tell(t, "FATAL ERROR in native method: ", text, detail, false);
    end();
}

/* The world may be stopped: what is told of is this thread's own frames, which stay. */
static NORETURN void refuse_of_gone(const char *function)
{
    char text[256];
    snprintf(text, sizeof text, "JNI function %s called with the JNIEnv of a thread that is attached no more",
             function);
    report_fatal(thread_self(), text, NULL);
}

void refuse_call(const Thread *t, const char *function)
{
    static const char prefix[] = "jni_"; /* of our names */
    Thread *self = thread_self();
    if (strncmp(function, prefix, sizeof prefix - 1) == 0)
        function += sizeof prefix - 1;
    if (t->dead)
        refuse_of_gone(function);
    if (self == NULL || !jni_holds_the_world(self))
        return;
    const ObserverCall *callback = atomic_load(&self->callback);
    char text[256];
    snprintf(text, sizeof text, "JNI function %s called in the callback %s, while the world is stopped", function,
             callback != NULL ? callback->event : "of an agent");
    report_fatal(self, text, NULL);
}
