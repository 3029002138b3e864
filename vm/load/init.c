/* init.c - linking and initialisation of classes (JVMS 5.4, 5.5).
 *
 * A class goes LOADED -> LINKED -> INITIALIZING -> INITIALIZED or ERROR. The fast path of both functions is one
 * acquire load of the state. All else is decided under one lock, `lock`, with one condition, `changed`: these
 * transitions are rare, and one lock cannot be taken in the wrong order. Nobody runs Java code or allocates while
 * holding it, and who has to wait for another thread does so in SAFE state.
 *
 * Linking is done by one thread (link_thread), its superclass and superinterfaces first: verification, layout, vtable
 * and itables, preparation. State LINKED is stored, ClassPrepare is posted, then link_thread is given up. Another
 * thread that wants the class waits until then, so no code of the class runs before its ClassPrepare. The linking
 * thread itself (in an agent's callback) passes.
 *
 * A virtual thread that has come by an instruction of its outermost loop leaves its carrier instead of waiting for an
 * initialisation: it stands in `unmounted`, is called when a class has changed, and begins its instruction again.
 *
 * Initialisation is the procedure of JVMS 5.5, its steps numbered below. What initialisation threw first is kept as
 * init_error: later attempts throw NoClassDefFoundError with it as cause.
 *
 * Read next: class_layout.c, class_tables.c, verify.c, pool.c.
 */
#include "vm/load/init.h"
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"

#include <pthread.h>

#include "vm/class/class_make.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/life/options.h"
#include "vm/load/class_create.h"
#include "vm/load/loader.h"
#include "vm/probe.h"
#include "vm/run/call.h"
#include "vm/run/code.h"
#include "vm/run/quicken.h"
#include "vm/run/throw.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"
#include "vm/thread/vthread.h"
#include "vm/verify/verify.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

/* Virtual threads that want to be called at the next change, each pinned: others may call it before, and it may end. */
typedef struct Callees {
    Thread **all;
    size_t count, room;
} Callees;
static Callees unmounted;

static inline u1 state_of(const Class *c)
{
    return atomic_load_explicit(&c->state, memory_order_acquire);
}

static void set_state(Class *c, ClassState state)
{
    atomic_store_explicit(&c->state, (u1)state, memory_order_release);
}

/* Waits for a change in SAFE state. Called and answers with the lock held; the lock is given up meanwhile, also
 * while the thread goes back to RUNNING, since that may block. */
static void wait_for_change(Thread *t)
{
    thread_to_safe_in_vm(t);
    schedule_wait(&changed, &lock, -1);
    pthread_mutex_unlock(&lock);
    thread_to_running_in_vm(t);
    pthread_mutex_lock(&lock);
}

/* The same for a virtual thread: it unmounts. Lock held. */
static void unmount_until_change(Thread *t)
{
    vthread_await_call(t);
    xgrow(unmounted.all, unmounted.room, unmounted.count + 1, 16);
    unmounted.all[unmounted.count++] = t;
    atomic_fetch_add(&t->pins, 1);
}

/* Something has changed. The lock is given up. */
static void announce(void)
{
    Callees callees = unmounted;
    unmounted = (Callees){0};
    schedule_wake_all(&changed);
    pthread_mutex_unlock(&lock);
    for (size_t i = 0; i < callees.count; i++) {
        vthread_call(callees.all[i]);
        thread_unpin(callees.all[i]);
    }
    free(callees.all);
}

/* ---- linking */

static bool link_supers(Thread *t, Class *c)
{
    if (c->super != NULL && !class_link(t, c->super))
        return false;
    for (u4 i = 0; i < c->interface_count; i++) {
        if (!class_link(t, c->interfaces[i]))
            return false;
    }
    return true;
}

/* ConstantValue of a static field (JVMS 4.7.2, 5.5 step 6; done at preparation, which nobody can tell apart). */
static bool prepare_field(Thread *t, Class *c, Field *f)
{
    ClassFile *file = c->file;
    Slot v = {.raw = classfile_value(file, f->info->const_value)};
    if (letter_is_ref(f->type)) {
        v.o = string_intern_symbol(t, classfile_utf8(file, file->pool[f->info->const_value].a));
        if (v.o == NULL)
            return false;
    }
    field_store(f, c->statics, v);
    return true;
}

static bool prepare(Thread *t, Class *c)
{
    for (u4 i = 0; i < c->field_count; i++) {
        Field *f = &c->fields[i];
        if (f->info->const_value != 0 && !prepare_field(t, c, f))
            return false;
    }
    return true;
}

bool class_needs_verification(const Class *c)
{
    bool local = c->loader == boot_loader || c->loader->is_platform;
    return c->kind == KIND_INSTANCE && (options.verify_local || (options.verify_remote && !local));
}

/* The work of linking. A failure may be tried again later (say, after OutOfMemoryError): what was built is thrown
 * away. */
static bool link_now(Thread *t, Class *c)
{
    if (class_needs_verification(c) && !verify_class(t, c))
        return false;
    if (class_layout(t, c) && class_build_tables(t, c) && prepare(t, c))
        return true;
    class_unlink(c);
    return false;
}

bool class_link(Thread *t, Class *c)
{
    if (state_of(c) >= CLASS_LINKED && __atomic_load_n(&c->link_thread, __ATOMIC_ACQUIRE) == NULL)
        return true;
    if (!link_supers(t, c))
        return false;
    pthread_mutex_lock(&lock);
    while (c->link_thread != NULL && c->link_thread != t)
        wait_for_change(t);
    if (c->link_thread == t || state_of(c) >= CLASS_LINKED) {
        pthread_mutex_unlock(&lock);
        return true;
    }
    __atomic_store_n(&c->link_thread, t, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&lock);

    bool ok = link_now(t, c);
    if (ok) {
        set_state(c, CLASS_LINKED);
        if (PROBED(PROBE_CLASS_PREPARE))
            probe.class_prepare(t, c);
    }
    pthread_mutex_lock(&lock);
    __atomic_store_n(&c->link_thread, NULL, __ATOMIC_RELEASE);
    announce();
    return ok;
}

/* ---- initialisation */

/* "Exception java.lang.RuntimeException: msg [in thread "main"]": what is kept of a failed initialisation. */
static char *describe_failure(Thread *t, Object *exception)
{
    char *type = class_external_name(object_class(exception));
    Object *detail = WK_LOAD(exception, Throwable_detailMessage);
    Object *thread_name = t->mirror ? WK_LOAD(t->mirror, Thread_name) : NULL;
    char *message = detail ? string_to_utf8(detail) : NULL, *thread = thread_name ? string_to_utf8(thread_name) : NULL;
    char *text = xformat("Exception %s%s%s [in thread \"%s\"]", type, message ? ": " : "", message ? message : "",
                         thread ? thread : "");
    free(type);
    free(message);
    free(thread);
    return text;
}

/* Makes the ExceptionInInitializerError that later attempts report as their cause; it shows the stack of the first
 * failure. */
static Object *make_init_error(Thread *t, Object *exception)
{
    char *text = describe_failure(t, exception);
    throw_name(t, "java/lang/ExceptionInInitializerError", "%s", text);
    free(text);
    Object *kept = t->exception;
    t->exception = NULL;
    if (kept == NULL || !symbol_is(object_class(kept)->name, "java/lang/ExceptionInInitializerError"))
        return NULL; /* no memory for it: the later error goes without a cause */
    WK_STORE(kept, Throwable_backtrace, WK_LOAD(exception, Throwable_backtrace));
    WK_STORE(kept, Throwable_stackTrace, WK_LOAD(exception, Throwable_stackTrace));
    return kept;
}

static void finish(Class *c, ClassState state, Object *error)
{
    pthread_mutex_lock(&lock);
    if (error != NULL)
        __atomic_store_n(&c->init_error, error, __ATOMIC_RELEASE);
    set_state(c, state);
    __atomic_store_n(&c->init_thread, NULL, __ATOMIC_RELAXED);
    announce();
}

/* Steps 10 and 11: the pending exception becomes the class's error; other than Errors are wrapped. */
static void fail(Thread *t, Class *c)
{
    size_t mark = roots_mark(t);
    Object *exception = t->exception;
    roots_add(t, exception);
    t->exception = NULL;
    Object *kept = make_init_error(t, exception);
    roots_add(t, kept);
    finish(c, CLASS_ERROR, kept);
    if (class_is_subclass(object_class(exception), wk.Error))
        throw_object(t, exception);
    else
        throw_cause(t, wk_class(t, "java/lang/ExceptionInInitializerError"), NULL, exception);
    roots_reset(t, mark);
}

static void throw_erroneous(Thread *t, Class *c)
{
    char *name = class_external_name(c), *message = xformat("Could not initialize class %s", name);
    Class *error = wk_class(t, "java/lang/NoClassDefFoundError");
    Object *cause = __atomic_load_n(&c->init_error, __ATOMIC_ACQUIRE);
    if (error != NULL && cause != NULL)
        throw_cause(t, error, message, cause);
    else if (error != NULL)
        throw_new(t, error, "%s", message);
    free(message);
    free(name);
}

/* Whether an interface must be initialised with its implementors (JVMS 5.5: it declares a non-abstract, non-static
 * method). */
static bool declares_default(const Class *iface)
{
    for (u4 i = 0; i < iface->method_count; i++) {
        const Method *m = &iface->methods[i];
        if (!(m->access & (ACC_ABSTRACT | ACC_STATIC)))
            return true;
    }
    return false;
}

/* Superinterfaces depth first in order, each after its own superinterfaces. */
static bool init_interfaces(Thread *t, Class *c)
{
    for (u4 i = 0; i < c->interface_count; i++) {
        Class *iface = c->interfaces[i];
        if (!init_interfaces(t, iface) || (declares_default(iface) && !class_init(t, iface)))
            return false;
    }
    return true;
}

static bool init_supers(Thread *t, Class *c)
{
    if (class_is_interface(c))
        return true;
    if (c->super != NULL && !class_init(t, c->super))
        return false;
    return c->all_interface_count == 0 || init_interfaces(t, c);
}

static bool run_clinit(Thread *t, Class *c)
{
    Method *m = class_find_declared_method(c, wkname.clinit, wkname.void_desc);
    return m == NULL || !(m->access & ACC_STATIC) || call_method(t, m, NULL, NULL);
}

/* Steps 1 to 6. True: this thread is to initialise c. False: *result says whether it already is (or an error is
 * pending, or the thread unmounts, if it may). */
static bool claim(Thread *t, Class *c, bool may_unmount, bool *result)
{
    pthread_mutex_lock(&lock);                                         /* 1 */
    while (state_of(c) == CLASS_INITIALIZING && c->init_thread != t) { /* 2 */
        if (may_unmount) {
            unmount_until_change(t);
            pthread_mutex_unlock(&lock);
            return *result = false;
        }
        wait_for_change(t);
    }
    u1 state = state_of(c);
    bool mine = state == CLASS_LINKED;
    if (mine) { /* 6 */
        __atomic_store_n(&c->init_thread, t, __ATOMIC_RELAXED);
        set_state(c, CLASS_INITIALIZING);
    }
    pthread_mutex_unlock(&lock);
    *result = state != CLASS_ERROR; /* 3, 4 */
    if (state == CLASS_ERROR)       /* 5 */
        throw_erroneous(t, c);
    return mine;
}

static bool init(Thread *t, Class *c, bool may_unmount)
{
    if (class_is_ready(c))
        return true;
    bool result;
    if (!class_link(t, c))
        return false;
    if (!claim(t, c, may_unmount, &result))
        return result;
    if (!init_supers(t, c) || !run_clinit(t, c)) { /* 7, 9 */
        fail(t, c);                                /* 8, 10 to 12 */
        return false;
    }
    finish(c, CLASS_INITIALIZED, NULL);
    return true;
}

bool class_init(Thread *t, Class *c)
{
    return init(t, c, false);
}

bool class_init_by_instruction(Thread *t, Class *c)
{
    return init(t, c, vthread_is_in_loop(t));
}

bool class_may_be_made(Thread *t, const Class *c)
{
    bool concrete = c->kind == KIND_INSTANCE && (c->access & (ACC_ABSTRACT | ACC_INTERFACE)) == 0;
    if (concrete && c != wk.Class)
        return true;
    char *name = class_binary_name(c);
    throw_name(t, concrete ? "java/lang/IllegalAccessException" : "java/lang/InstantiationException", "%s", name);
    free(name);
    return false;
}

/* The VM reads the characters of strings and builders without asking whether there are any. */
static bool give_characters(Thread *t, Object *o)
{
    bool text = object_class(o) == wk.String;
    if (!text && !class_is_subclass(object_class(o), wk.Builder))
        return true;
    size_t mark = roots_mark(t);
    roots_add(t, o);
    Object *empty = string_of_utf8(t, "");
    roots_reset(t, mark);
    if (empty == NULL)
        return false;
    Object *none = WK_LOAD(empty, String_value);
    store_reference(FIELD_AT(o, (text ? wk.String_value : wk.Builder_value)->offset, HeapRef), none);
    return true;
}

Object *class_make_bare(Thread *t, Class *c)
{
    if (!class_may_be_made(t, c) || (!class_is_ready(c) && !class_init(t, c)))
        return NULL;
    Object *o = object_new(t, c);
    return o != NULL && give_characters(t, o) ? o : NULL;
}
