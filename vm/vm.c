/* vm.c - the life of the one virtual machine of a process: creation, milestones, exit, destruction.
 *
 *   VM_NONE -> VM_ONLOAD -> VM_PRIMORDIAL -> VM_START -> VM_LIVE -> VM_DEAD
 *              agents_load  main attached    vm_start    vm_init    vm_death
 *
 * vm_create runs on one thread, top to bottom; what it needs from each room is one call each. An error before Java
 * code can run ends the process with a message, because there is nobody to throw to; so does an exception on the way
 * to VM_LIVE.
 *
 * There are two ends. vm_exit (System.exit, Runtime.halt, a fatal signal) stops the world and leaves the process:
 * nothing is freed. vm_destroy (DestroyJavaVM) waits for the other non-daemon threads, runs the shutdown hooks and
 * frees what nobody uses: daemon threads may live on in native code; they block for ever when they come back, as the
 * world stays stopped. If there are such threads, what they may touch is left to them.
 *
 * Invariant: `ending` is the one thread that ends the VM; all others wait. vm_phase only grows.
 * No lock but that. Read next: properties.c, signal.c, probe.h; jni/invoke.c, which calls all this.
 */
#include "vm/vm.h"

#include <sys/stat.h>
#include <unistd.h>

#include "vm/attach.h"
#include "vm/call.h"
#include "vm/gclog.h"
#include "vm/heap.h"
#include "vm/init.h"
#include "vm/interp.h"
#include "vm/loader.h"
#include "vm/native.h"
#include "vm/probe.h"
#include "vm/safepoint.h"
#include "vm/string.h"
#include "vm/throw.h"
#include "vm/vthread.h"
#include "vm/wellknown.h"

_Atomic(VmPhase) vm_phase;
int64_t vm_start_nanos;
Object *vm_system_group, *vm_main_group, *vm_system_loader;
static _Atomic(Thread *) ending;

static void print_list(FILE *to, const char *fmt, va_list args)
{
    if (options.vfprintf_hook != NULL && (to == stdout || to == stderr))
        options.vfprintf_hook(to, fmt, args);
    else
        vfprintf(to, fmt, args);
}

void vm_print(FILE *to, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    print_list(to, fmt, args);
    va_end(args);
}

/* The process goes, by the host's exit hook if it set one. */
static NORETURN void leave(int status)
{
    if (options.exit_hook != NULL)
        options.exit_hook(status);
    exit(status);
}

/* The same when there is no VM yet: that is an abort to the host. */
static NORETURN void leave_unborn(void)
{
    if (options.abort_hook != NULL)
        options.abort_hook();
    exit(1);
}

void vm_fail_start(const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    fflush(stdout);
    vm_print(stdout, "Error occurred during initialization of VM\n");
    print_list(stdout, fmt, args);
    vm_print(stdout, "\n");
    va_end(args);
    fflush(stdout);
    leave_unborn();
}

/* ---- creation ---- */

/* What is pending, as "java.lang.Name: message". malloc'ed. */
static char *describe_pending(Thread *t)
{
    Object *exception = t->exception;
    t->exception = NULL;
    if (exception == NULL)
        return xstrdup("unknown error");
    char *name = class_external_name(exception->cls);
    Object *message = wk.Throwable_detailMessage != NULL ? WK_GET(exception, Throwable_detailMessage, Object *) : NULL;
    char *text = message != NULL ? string_to_utf8(message) : NULL;
    char *line = text != NULL ? xformat("%s: %s", name, text) : xstrdup(name);
    free(text);
    free(name);
    return line;
}

static void need(Thread *t, bool ok)
{
    if (ok && t->exception == NULL)
        return;
    char *what = describe_pending(t);
    vm_fail_start("%s", what);
}

static void find_home(void)
{
    struct stat s;
    if (options.home == NULL)
        options.home = properties_find_home();
    if (options.home == NULL)
        vm_fail_start("The home of tivm cannot be found: libjvm.so must lie in its lib/server");
    char *library = xformat("%s/lib/classlib.jar", options.home);
    if (stat(library, &s) != 0)
        vm_fail_start("The class library %s does not exist", library);
    free(library);
}

static void rooms_init(void)
{
    char *boot = options.boot_append != NULL ? xformat("%s/lib/classlib.jar:%s", options.home, options.boot_append)
                                             : xformat("%s/lib/classlib.jar", options.home);
    gc_verbose = options.verbose_gc;
    heap_init(options.heap_initial, options.heap_max);
    heap_add_root(&vm_system_group);
    heap_add_root(&vm_main_group);
    heap_add_root(&vm_system_loader);
    threads_init();
    string_init();
    loader_init(options.boot_patch, boot, options_property("java.class.path"));
    interp_init();
    free(boot);
}

/* An object of a class whose constructor takes these argument slots (the first is filled in here). */
static Object *construct(Thread *t, Class *c, Method *init, Slot *args)
{
    need(t, class_init(t, c));
    Object *o = object_new(t, c);
    need(t, o != NULL);
    size_t mark = roots_mark(t);
    ROOT(t, o);
    args[0].o = o;
    need(t, call_method(t, init, args, NULL));
    roots_reset(t, mark);
    return o;
}

static void make_main_thread(Thread *t)
{
    Slot args[3];
    vm_system_group = construct(t, wk.ThreadGroup, wk.ThreadGroup_initSystem, args);
    Object *name = string_of_utf8(t, "main");
    need(t, name != NULL);
    args[1].o = vm_system_group;
    args[2].o = name;
    size_t mark = roots_mark(t);
    ROOT(t, name);
    vm_main_group = construct(t, wk.ThreadGroup, wk.ThreadGroup_init, args);
    roots_reset(t, mark);
    t->is_main = true;
    need(t, thread_attach_mirror(t, vm_main_group, "main", false));
}

static void run_static(Thread *t, Class *c, Method *m)
{
    Slot result;
    need(t, class_init(t, c) && call_method(t, m, NULL, &result));
}

static void make_system_loader(Thread *t)
{
    Slot loader;
    need(t, class_init(t, wk.ClassLoader));
    need(t, call_method(t, wk.ClassLoader_getSystemClassLoader, NULL, &loader));
    vm_system_loader = loader.o;
    WK_SET(t->mirror, Thread_contextClassLoader, Object *, loader.o);
}

/* Modules of the application, and options about modules: ModuleBoot reads them and makes the boot layer. What it
 * throws ends the process, as java does it. */
static void make_boot_layer(Thread *t)
{
    if (options.module_count == 0)
        return;
    Class *c = wk_class(t, "java/lang/ModuleBoot");
    Symbol *name = symbol_of_cstr("boot"), *desc = symbol_of_cstr("()Ljava/lang/String;");
    Method *m = c != NULL && class_init(t, c) ? class_find_declared_method(c, name, desc) : NULL;
    Slot result = {.raw = 0};
    need(t, m != NULL && call_method(t, m, NULL, &result));
    if (result.o == NULL)
        return;
    char *why = string_to_utf8(result.o);
    vm_print(stdout, "Error occurred during initialization of boot layer\n%s\n", why);
    free(why);
    fflush(stdout);
    leave_unborn();
}

int vm_create(void)
{
    vm_start_nanos = clock_nanos();
    char *wrong = options_check();
    if (wrong != NULL)
        vm_fail_start("%s", wrong);
    find_home();
    properties_init();
    rooms_init();
    atomic_store(&vm_phase, VM_ONLOAD);
    if (probe.agents_load() != 0)
        leave_unborn();
    loader_set_app(options_property("java.class.path")); /* agents may have set it */
    Thread *t = thread_attach_raw();
    atomic_store(&vm_phase, VM_PRIMORDIAL);
    wellknown_load(t);
    atomic_store(&vm_phase, VM_START);
    probe.vm_start(t, true);
    need(t, wellknown_init(t));
    throw_init(t);
    make_main_thread(t);
    run_static(t, wk.System, wk.System_boot);
    run_static(t, wk.Reference, wk.Reference_startHandler);
    probe.vm_start(t, false);
    make_system_loader(t);
    make_boot_layer(t);
    signal_init();
    atomic_store(&vm_phase, VM_LIVE);
    probe.vm_init(t);
    t->exception = NULL;
    attach_init(t);
    perfdata_init();
    thread_to_safe(t);
    return 0;
}

/* ---- the end ---- */

/* One thread ends the VM; later ones stay here. If that thread comes again, out of a callback of its own, nothing is
 * left but to go. RUNNING. */
static void claim_ending(Thread *t, int status)
{
    Thread *first = NULL;
    if (atomic_compare_exchange_strong(&ending, &first, t))
        return;
    if (first == t)
        leave(status);
    thread_to_safe(t);
    for (;;)
        pause();
}

/* The last events. An exception that a callback leaves is nobody's. */
static void announce_death(Thread *t)
{
    t->exception = NULL;
    probe.vm_death(t);
    atomic_store(&vm_phase, VM_DEAD);
    t->exception = NULL;
    thread_to_safe(t);
    probe.agents_unload();
    thread_to_running(t);
}

void vm_exit(Thread *t, int status)
{
    claim_ending(t, status);
    announce_death(t);
    world_stop(t);
    attach_remove_socket();
    perfdata_destroy();
    leave(status);
}

/* The class library's own threads end, so that nothing of ours is left. */
static bool end_service_threads(Thread *t)
{
    attach_destroy(t);
    perfdata_destroy();
    gc_end_pending();
    gclog_end();
    vthread_shutdown();
    if (!call_method(t, wk.Reference_stopHandler, NULL, NULL))
        t->exception = NULL;
    thread_to_safe(t);
    bool alone = thread_wait_alone(t, 2000000) ||
                 (thread_others_are_exiting(t) && thread_wait_alone(t, 1000000000));
    thread_to_running(t);
    return alone;
}

/* Nobody else is there: what the rooms own goes back. t itself goes with its room. */
static void rooms_destroy(void)
{
    library_destroy();
    native_destroy();
    loader_destroy();
    heap_destroy();
    threads_destroy();
    options_free();
}

int vm_destroy(Thread *t, bool *empty)
{
    thread_to_running(t);
    thread_wait_non_daemons(t);
    if (!call_method(t, wk.Shutdown_shutdown, NULL, NULL))
        t->exception = NULL;
    claim_ending(t, 0);
    signal_destroy();
    announce_death(t);
    *empty = end_service_threads(t);
    if (*empty)
        rooms_destroy();
    else
        world_stop(t); /* for ever */
    thread_self_tls = NULL; /* this pthread is outside from here on */
    return 0;
}
