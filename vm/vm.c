/* vm.c - the life of the one virtual machine of a process: creation, milestones, exit, destruction.
 *
 *   VM_NONE -> VM_ONLOAD -> VM_PRIMORDIAL -> VM_START -> VM_LIVE -> VM_DEAD
 *              agents_load  main attached    vm_start    vm_init    vm_death
 *
 * vm_create runs on one thread, top to bottom; what it needs from each room is one call each. An error before Java
 * code can run ends the process with a message, because there is nobody to throw to; so does an exception on the way
 * to VM_LIVE.
 *
 * There are two ends. vm_exit (life/end.c: System.exit, Runtime.halt, a fatal signal) stops the world and leaves the
 * process: nothing is freed. vm_destroy (DestroyJavaVM) waits for the other non-daemon threads, runs the shutdown hooks
 * and frees what nobody uses: daemon threads may live on in native code; they block for ever when they come back, as
 * the world stays stopped. If there are such threads, what they may touch is left to them.
 *
 * No lock. Read next: end.c, properties.c, signal.c, probe.h; jni/invoke.c, which calls all this.
 */
#include "vm/vm.h"
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"
#include "vm/heap/refproc.h"
#include "vm/thread/thread_life.h"

#include <sys/stat.h>
#include <unistd.h>

#include "vm/base/stage.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/gclog.h"
#include "vm/heap/heap.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/invoke/indy.h"
#include "vm/life/end.h"
#include "vm/life/properties.h"
#include "vm/load/image.h"
#include "vm/load/init.h"
#include "vm/load/load_hooks.h"
#include "vm/load/loader.h"
#include "vm/load/wellknown_load.h"
#include "vm/native/intrinsic.h"
#include "vm/native/native.h"
#include "vm/probe.h"
#include "vm/run/call.h"
#include "vm/run/frame.h"
#include "vm/run/interp.h"
#include "vm/run/request.h"
#include "vm/run/thread_mirror.h"
#include "vm/run/throw.h"
#include "vm/serve/attach.h"
#include "vm/serve/crash.h"
#include "vm/serve/dump.h"
#include "vm/serve/oom.h"
#include "vm/serve/signal.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"
#include "vm/thread/thread.h"
#include "vm/thread/vthread.h"

/* ---- creation ---- */

/* What is pending, as "java.lang.Name: message". malloc'ed. */
static char *describe_pending(Thread *t)
{
    Object *exception = t->exception;
    t->exception = NULL;
    if (exception == NULL)
        return xstrdup("unknown error");
    char *name = class_external_name(object_class(exception));
    Object *message = wk.Throwable_detailMessage != NULL ? WK_LOAD(exception, Throwable_detailMessage) : NULL;
    char *text = message != NULL ? string_to_utf8(message) : NULL;
    char *line = text != NULL ? xformat("%s: %s", name, text) : xstrdup(name);
    free(text);
    free(name);
    return line;
}

/* No VM for want of memory: the host learns it (JNI_ENOMEM) and goes on. */
static NORETURN void no_memory(const char *why)
{
    vm_print(stdout, "Error occurred during initialization of VM\n%s\n", why);
    fflush(stdout);
    longjmp(*memory_escape, 1);
}

static void need(Thread *t, bool ok)
{
    if (ok && t->exception == NULL)
        return;
    bool memory =
        t->exception != NULL && wk.OutOfMemoryError != NULL && object_class(t->exception) == wk.OutOfMemoryError;
    char *what = describe_pending(t);
    if (memory)
        no_memory(what);
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

static const Above rooms_above = {
    .throw_made = throw_make,
    .throw_named = throw_make_named,
    .throw_oom = throw_make_oom,
    .call_method = call_method,
    .call_virtual = call_virtual,
    .class_init = class_init,
    .load_class = loader_load,
    .library_class = library_class,
};

static const HeapHooks rooms_over_heap = {
    .exhausted = oom_report,
    .thread_roots = frame_visit_roots,
    .class_roots = indy_visit_roots,
    .sweep_loaders = loader_sweep,
    .free_loaders = loader_free_dead,
};

static const LoadHooks rooms_over_load = {
    .find_intrinsic = intrinsic_find,
    .loaders_die = library_visit_dead_loaders,
    .loaders_gone = library_unload_dead,
    .free_call_sites = indy_free,
    .dynamic_constant = indy_constant,
};

/* The heap's address space, below 32 GB. Where nobody asked for a size, a smaller one will do. */
static void reserve_heap(void)
{
    bool by_default = options.heap_max == options.heap_default;
    size_t asked = options.heap_max;
    while (!heap_reserve(options.heap_initial, options.heap_max, schedule_heap())) {
        if (!by_default || options.heap_max < (size_t)32 << 20) {
            char why[80];
            snprintf(why, sizeof why, "Could not reserve enough space for %zuKB object heap", asked >> 10);
            no_memory(why);
        }
        options.heap_max /= 2;
    }
    if (by_default && options.address_space_limited)
        vm_print(stderr, "tivm warning: address space is limited, so the Java heap may grow to %zu MB only\n",
                 options.heap_max >> 20);
}

/* Native memory was out, and the reserve has been used: the thread throws as soon as it can, once until there is some
 * again. The class library's own threads have nobody to tell, and go on. */
static void memory_is_low(void)
{
    Thread *t = thread_self();
    if (t == NULL || t->mirror == NULL || atomic_load(&vm_phase) != VM_LIVE || t->async_exception != NULL)
        return;
    if (WK_LOAD(t->mirror, Thread_group) != thread_system_group && !atomic_exchange(&memory_low_told, true))
        request_throw(t, throw_native_oom());
}

static void open_image(void)
{
    char *path = xformat("%s/lib/classlib.image", options.home);
    image_open(path);
    free(path);
}

/* Lower rooms do not know upper ones: here they are joined. */
static void rooms_init(void)
{
    above = rooms_above;
    heap_hooks = rooms_over_heap;
    load_hooks = rooms_over_load;
    open_image();
    reserve_heap();
    heap_init();
    heap_add_root(&thread_system_group);
    heap_add_root(&thread_main_group);
    heap_add_root(&loader_system);
    threads_init(options.stack_size);
    string_init();
    char *boot = options.boot_append != NULL ? xformat("%s/lib/classlib.jar:%s", options.home, options.boot_append)
                                             : xformat("%s/lib/classlib.jar", options.home);
    loader_init(options.boot_patch, boot, NULL);
    interp_init();
    free(boot);
}

/* An empty one is the current directory, unless a module is to be run, which needs none. */
static const char *class_path(void)
{
    const char *path = options_property("java.class.path");
    return *path == 0 && options_property("jdk.module.main") == NULL ? "." : path;
}

/* An object of a class whose constructor takes these argument slots (the first is filled in here). */
static Object *construct(Thread *t, Class *c, Method *init, Slot *args)
{
    need(t, class_init(t, c));
    Object *o = object_new(t, c);
    need(t, o != NULL);
    size_t mark = roots_mark(t);
    roots_add(t, o);
    args[0].o = o;
    need(t, call_method(t, init, args, NULL));
    roots_reset(t, mark);
    return o;
}

static void make_main_thread(Thread *t)
{
    Slot args[3];
    thread_system_group = construct(t, wk.ThreadGroup, wk.ThreadGroup_initSystem, args);
    Object *name = string_of_utf8(t, "main");
    need(t, name != NULL);
    args[1].o = thread_system_group;
    args[2].o = name;
    size_t mark = roots_mark(t);
    roots_add(t, name);
    thread_main_group = construct(t, wk.ThreadGroup, wk.ThreadGroup_init, args);
    roots_reset(t, mark);
    t->is_main = true;
    need(t, thread_attach_mirror(t, thread_main_group, "main", false));
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
    loader_system = loader.o;
    WK_STORE(t->mirror, Thread_contextClassLoader, loader.o);
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
    end_unborn();
}

/* Nothing can come any more in a VM whose threads take turns: each of them waits for another. */
static void no_thread_can_run(void)
{
    fflush(stdout);
    vm_print(stderr, "tivm: no thread can run any more (ScheduleSeed=%llu, after %llu switches)\n",
             (unsigned long long)schedule_seed(), (unsigned long long)schedule_switches());
    Thread *t = thread_attach_raw();
    dump_threads(t, stderr, false);
    vm_exit(t, SCHEDULE_STUCK);
}

static void fill_reserve(void)
{
    if (!memory_reserve())
        no_memory("Could not reserve native memory for when there is no more");
}

/* A count that the command line gives; 0 if it gives none that makes sense. */
static u4 property_count(const char *key)
{
    const char *value = options_property(key);
    long n = value != NULL ? strtol(value, NULL, 10) : 0;
    return n > 0 && n <= INT32_MAX ? (u4)n : 0;
}

static void create(void)
{
    memory_start();
    char *wrong = options_check();
    if (wrong != NULL)
        vm_fail_start("%s", wrong);
    if (!schedule_without(options.schedule_without != NULL ? options.schedule_without : ""))
        vm_fail_start("-XX:ScheduleWithout=%s: not a list of numbers and ranges", options.schedule_without);
    if (options.deterministic)
        schedule_start(options.schedule_seed, options.schedule_limit, no_thread_can_run);
    vm_start_nanos = clock_nanos();
    find_home();
    properties_init();
    rooms_init();
    vthread_configure(property_count("jdk.virtualThreadScheduler.parallelism"),
                      property_count("jdk.virtualThreadScheduler.maxPoolSize"));
    crash_init();
    atomic_store(&vm_phase, VM_ONLOAD);
    if (probe.agents_load() != 0)
        end_unborn();
    loader_set_app(class_path()); /* agents may have set it */
    Thread *t = thread_attach_raw();
    atomic_store(&vm_phase, VM_PRIMORDIAL);
    wellknown_load(t);
    atomic_store(&vm_phase, VM_START);
    probe.vm_start(t, true);
    need(t, wellknown_init(t));
    throw_init(t);
    make_main_thread(t);
    run_static(t, wk.System, wk.System_boot);
    fill_reserve(); /* for the threads that begin now */
    run_static(t, wk.Reference, wk.Reference_startHandler);
    probe.vm_start(t, false);
    make_system_loader(t);
    make_boot_layer(t);
    if (options.agent_count > 0)
        wellknown_load_thrown(t);
    signal_init();
    atomic_store(&vm_phase, VM_LIVE);
    end_add_cleaner(attach_remove_socket);
    end_add_cleaner(perfdata_destroy);
    probe.vm_init(t);
    t->exception = NULL;
    attach_init(t);
    perfdata_init();
    fill_reserve();
    memory_low = memory_is_low;
    thread_to_safe(t);
}

/* Where memory is out, create does not return, and what it made so far stays behind. */
bool vm_create(void)
{
    jmp_buf escape;
    memory_escape = &escape;
    bool done = setjmp(escape) == 0;
    if (done)
        create();
    memory_escape = NULL;
    if (done)
        return true;
    memory_abandon();
    crash_destroy();
    thread_become(NULL);
    schedule_end();
    return false;
}

/* ---- the end ---- */

/* bin/java says so (its property is that of the java command): its process ends with the VM. */
static bool host_ends_too(void)
{
    const char *launcher = options_property("sun.java.launcher");
    return launcher != NULL && strcmp(launcher, "SUN_STANDARD") == 0;
}

/* Is nothing given back, as the system takes everything faster than we could? A build with sanitizers frees all the
 * same, to see that nothing is lost. */
static bool nothing_is_freed(void)
{
#ifdef __SANITIZE_ADDRESS__
    return false;
#else
    return host_ends_too();
#endif
}

/* The VM's own threads are asked to end, so that nothing of ours is left: true if self is alone then. A host that lives
 * on waits for them, as long as a machine under load may need, unless a thread of the program stays anyway. In one that
 * ends, too, they stand still like all others: to be woken only in order to end would take longer than the program. */
#define MOMENT_NANOS   2000000
#define PATIENCE_NANOS 10000000000
static bool end_service_threads(Thread *t)
{
    attach_destroy(t);
    perfdata_destroy();
    gclog_end();
    if (nothing_is_freed())
        return false;
    gc_end_pending();
    signal_destroy(t, host_ends_too());
    vthread_shutdown(t);
    if (!call_method(t, wk.Reference_stopHandler, NULL, NULL))
        t->exception = NULL;
    thread_to_safe(t);
    bool alone = thread_wait_alone(t, MOMENT_NANOS);
    thread_to_running(t);
    if (alone || !thread_others_end(t))
        return alone;
    thread_to_safe(t);
    alone = thread_wait_alone(t, PATIENCE_NANOS);
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
    low_destroy();
    symbols_destroy();
    image_close();
    memory_release();
}

int vm_destroy(Thread *t, bool *empty)
{
    thread_to_running(t);
    thread_wait_non_daemons(t);
    if (!call_method(t, wk.Shutdown_shutdown, NULL, NULL))
        t->exception = NULL;
    signal_settle(t);
    end_claim(t, 0);
    end_announce(t);
    *empty = end_service_threads(t);
    if (!*empty)
        world_stop(t); /* for ever */
    if (!*empty || nothing_is_freed())
        thread_is_gone(t);
    else
        rooms_destroy();
    crash_destroy();
    thread_become(NULL); /* this pthread is outside from here on */
    schedule_end();
    return 0;
}
