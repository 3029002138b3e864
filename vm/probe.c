/* probe.c - the door to an observer while nobody stands behind it: every function does nothing.
 *
 * An observer (JVMTI) overwrites the entries it wants before vm_create and sets bits of probe_mask as events are asked
 * for. The masks say whether a call is worth making; the functions are never NULL, so no caller has to check.
 *
 * probe_mask is a shared atomic word; `probe` itself is written before there is a second thread and never after.
 * Read next: probe.h, jvmti/.
 */
#include "vm/probe.h"

_Atomic(u4) probe_mask;
void *probe_java_vm;
void *probe_jni_table;

static int agents_load(void)
{
    return 0;
}

static void vm_start(Thread *t UNUSED, bool early UNUSED)
{
}

static void on_thread(Thread *t UNUSED)
{
}

static void code_made(Thread *t UNUSED, Code *c UNUSED)
{
}

static void code_freed(Code *c UNUSED)
{
}

static void dynamic_code(Thread *t UNUSED, const char *name UNUSED, const void *address UNUSED, int32_t size UNUSED)
{
}

static void nothing(void)
{
}

static void class_file(Thread *t UNUSED, Loader *l UNUSED, Symbol *name UNUSED, Class *redefined UNUSED,
                       Object *protection_domain UNUSED, const u1 *bytes UNUSED, u4 len UNUSED, u1 **new_bytes,
                       u4 *new_len, u1 **initial_bytes, u4 *initial_len)
{
    *new_bytes = *initial_bytes = NULL;
    *new_len = *initial_len = 0;
}

static void on_class(Thread *t UNUSED, Class *c UNUSED)
{
}

static void on_frame(Thread *t UNUSED, Frame *f UNUSED)
{
}

static void method_exit(Thread *t UNUSED, Frame *f UNUSED, bool by_exception UNUSED, Slot value UNUSED)
{
}

static void frame_popped(Thread *t UNUSED, Frame *f UNUSED, bool by_exception UNUSED)
{
}

static void on_location(Thread *t UNUSED, Frame *f UNUSED, int32_t bci UNUSED)
{
}

static void on_object(Thread *t UNUSED, Object *o UNUSED)
{
}

static void exception_catch(Thread *t UNUSED, Object *exception UNUSED, Frame *f UNUSED, int32_t handler_bci UNUSED)
{
}

static void field_access(Thread *t UNUSED, Field *field UNUSED, Object *o UNUSED)
{
}

static void field_modify(Thread *t UNUSED, Field *field UNUSED, Object *o UNUSED, Slot value UNUSED)
{
}

static void *native_bind(Thread *t UNUSED, Method *m UNUSED, void *fn)
{
    return fn;
}

static Method *no_method(const Method *m UNUSED)
{
    return NULL;
}

static void on_wait(Thread *t UNUSED, Object *o UNUSED, int64_t millis UNUSED)
{
}

static void on_waited(Thread *t UNUSED, Object *o UNUSED, bool timed_out UNUSED)
{
}

static void object_freed(Object *o UNUSED)
{
}

static void resource_exhausted(Thread *t UNUSED, int32_t flags UNUSED, const char *what UNUSED)
{
}

static int get_env(void **env, int32_t version UNUSED)
{
    *env = NULL;
    return -3; /* JNI_EVERSION */
}

static int agent_attach(Thread *t UNUSED, const char *name UNUSED, bool is_path UNUSED, const char *options UNUSED,
                        char **why)
{
    *why = xstrdup("this VM was started without its tool interface");
    return -1;
}

static void on_millis(Thread *t UNUSED, int64_t millis UNUSED)
{
}

Probe probe = {
    .monitor_contended_exit = on_object,
    .thread_sleeps = on_millis,
    .thread_slept = on_thread,
    .object_dead = object_freed,
    .collection_begins = on_thread,
    .collection_ended = on_thread,
    .agents_load = agents_load,
    .vm_start = vm_start,
    .vm_init = on_thread,
    .vm_death = on_thread,
    .agents_unload = nothing,
    .thread_start = on_thread,
    .thread_end = on_thread,
    .thread_free = on_thread,
    .class_file = class_file,
    .class_load = on_class,
    .class_prepare = on_class,
    .classes_die = on_thread,
    .class_unload = on_class,
    .method_entry = on_frame,
    .method_exit = method_exit,
    .frame_pop = frame_popped,
    .frame_gone = on_frame,
    .single_step = on_location,
    .breakpoint = on_location,
    .exception = on_object,
    .exception_catch = exception_catch,
    .field_access = field_access,
    .field_modify = field_modify,
    .native_bind = native_bind,
    .native_plain = no_method,
    .native_prefixed = no_method,
    .monitor_contended_enter = on_object,
    .monitor_contended_entered = on_object,
    .monitor_wait = on_wait,
    .monitor_waited = on_waited,
    .gc_start = nothing,
    .gc_finish = nothing,
    .object_freed = object_freed,
    .gc_done = on_thread,
    .vm_alloc = on_object,
    .sampled_alloc = on_object,
    .resource_exhausted = resource_exhausted,
    .data_dump = on_thread,
    .code_made = code_made,
    .code_freed = code_freed,
    .dynamic_code = dynamic_code,
    .vthread_start = on_thread,
    .vthread_end = on_thread,
    .vthread_mount = on_thread,
    .vthread_unmount = on_thread,
    .get_env = get_env,
    .agent_attach = agent_attach,
};
