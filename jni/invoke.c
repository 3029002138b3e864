/* invoke.c - JNI chapter 5, the invocation API: the one JavaVM of the process, and the function tables.
 *
 * Owns: jni_functions, the table behind every JNIEnv, in writable memory (JVMTI SetJNIFunctionTable changes it for
 * all threads at once); the JavaVM; the exported JNI_ functions.
 *
 * Invariants: `stage` goes NONE -> CREATING -> CREATED -> DESTROYING -> DESTROYED -> CREATING ...; a failed creation
 * goes back to NONE, one that found no memory to DESTROYED, as it leaves something behind. After a VM that left nothing
 * behind another one can be made (vm/life/anew.h); one whose daemon threads live on stays in DESTROYING for ever. A
 * thread that is not attached has no Thread; everything but GetEnv and Attach answers JNI_EDETACHED or does nothing. No
 * lock: stage is atomic. Read next: vm/vm.c, tools/launcher.c (a host like any other).
 */
#include "jni/checked.h"
#include "jni/enter.h"
#include "vm/probe.h"

#define JNI_TABLE
static const struct JNINativeInterface_ plain_functions = {
#include "jni_table.inc"
};
#undef JNI_TABLE
static struct JNINativeInterface_ jni_functions; /* filled before the first agent sees it */
#define INVOKE_TABLE
static struct JNIInvokeInterface_ invoke_functions = {
#include "jni_table.inc"
};
JavaVM jni_vm = &invoke_functions;

typedef enum Stage { NONE, CREATING, CREATED, DESTROYING, DESTROYED } Stage;
static KEPT_ANEW _Atomic(Stage) stage;

static bool jni_version_supported(jint version)
{
    switch (version) {
    case JNI_VERSION_1_2:
    case JNI_VERSION_1_4:
    case JNI_VERSION_1_6:
    case JNI_VERSION_1_8:
    case JNI_VERSION_9:
    case JNI_VERSION_10:
    case JNI_VERSION_19:
    case JNI_VERSION_20:
    case JNI_VERSION_21:
    case JNI_VERSION_24: return true;
    default: return false;
    }
}

/* ---- what vm/native/library.c cannot do by itself: call hooks that get the JavaVM ---- */

static int32_t on_load(Thread *t UNUSED, void *fn)
{
    jint (*hook)(JavaVM *, void *);
    memcpy(&hook, &fn, sizeof hook);
    return hook(&jni_vm, NULL);
}

static void on_unload(Thread *t, void *fn)
{
    void (*hook)(JavaVM *, void *);
    memcpy(&hook, &fn, sizeof hook);
    const Frame *before = frames_of_others;
    frames_of_others = frame_java_top(t);
    hook(&jni_vm, NULL);
    frames_of_others = before;
}

static bool on_load_version_ok(int32_t version)
{
    return version == JNI_VERSION_1_1 || jni_version_supported(version);
}

/* ---- creation ---- */

/* May this option, which nobody knows, be passed over? With -XX:+IgnoreUnrecognizedVMOptions any may; for a host's
 * ignoreUnrecognized those that start with -X or _ (JNI). */
static bool may_ignore(const JavaVMInitArgs *args, const char *text, bool any)
{
    return any || (args->ignoreUnrecognized && (strncmp(text, "-X", 2) == 0 || text[0] == '_'));
}

/* What ends a message: a question stays on its line. */
static const char *options_end(const char *why)
{
    return why != NULL && *why != 0 && why[strlen(why) - 1] == '?' ? " " : "\n";
}

/* What is given later overrules what was given before it. */
static bool options_gather(Given *given, const JavaVMInitArgs *args, char **why)
{
    bool ok = given_environment(given, "JAVA_TOOL_OPTIONS", why);
    for (jint i = 0; ok && i < args->nOptions; i++) {
        const JavaVMOption *o = &args->options[i];
        ok = o->optionString != NULL && given_argument(given, o->optionString, o->extraInfo, why);
    }
    return ok && given_environment(given, "_JAVA_OPTIONS", why);
}

/* Reads one; passes over it if it may. */
static bool option_read(const JavaVMInitArgs *args, const struct GivenOption *o, bool any, char **why)
{
    if (options_parse(o->text, o->extra, why))
        return true;
    bool pass = *why != NULL && options_is_unrecognized(*why) && may_ignore(args, o->text, any);
    if (pass) {
        free(*why);
        *why = NULL;
    }
    return pass;
}

/* Files of flags come first: what is said beside them overrules them. */
static bool options_read(const Given *given, const JavaVMInitArgs *args, char **why)
{
    bool any = given_ignores_unknown(given), ok = true;
    options.ignore_unknown = any || args->ignoreUnrecognized; /* all flags of -XX start with -X */
    for (int files = 1; files >= 0; files--)
        for (size_t i = 0; ok && i < given->count; i++)
            if ((strncmp(given->items[i].text, "-XX:Flags=", 10) == 0) == files)
                ok = option_read(args, &given->items[i], any, why);
    return ok;
}

/* All options. After a message: JNI_ERR for an option that nobody knows, as JNI asks, else JNI_EINVAL. */
static jint options_take(const JavaVMInitArgs *args)
{
    char *why = NULL;
    Given given = {0};
    options_init();
    bool ok = options_gather(&given, args, &why) && options_read(&given, args, &why);
    if (!ok && (why == NULL || *why != 0))
        vm_print(stderr, "%s%s", why != NULL ? why : "Option without text", options_end(why));
    jint result = ok ? JNI_OK : why != NULL && options_is_unrecognized(why) ? JNI_ERR : JNI_EINVAL;
    given_free(&given);
    free(why);
    if (!ok)
        options_free();
    return result;
}

/* The table of JNI functions, as it is before anybody changes it. */
static void tables_fill(bool checked)
{
    jni_functions = checked ? jni_checked_functions : plain_functions;
    native_returned = checked ? check_returned : NULL;
    ref_reuse_late(checked);
}

static jint create(JavaVM **pvm, void **penv, const JavaVMInitArgs *args)
{
    jint result = options_take(args);
    if (result != JNI_OK)
        return result;
    tables_fill(options.check_jni);
    library_hooks = (LibraryHooks){on_load, on_unload, on_load_version_ok};
    probe_java_vm = &jni_vm;
    probe_jni_table = &jni_functions;
    result = vm_create() ? JNI_OK : JNI_ENOMEM;
    if (result == JNI_OK) {
        *pvm = &jni_vm;
        *penv = &thread_self()->jni;
    }
    return result;
}

/* A machine under load may keep a thread that long from its last statement. */
#define LAST_STATEMENTS_NANOS 30000000000

/* Makes this thread the one that creates. Where a VM has been before, what it left is cleared away. */
static jint claim_creation(void)
{
    Stage before = NONE;
    if (atomic_compare_exchange_strong(&stage, &before, CREATING)) {
        anew_keep(); /* `stage` is kept as CREATING, which it will be again */
        return JNI_OK;
    }
    if (before != DESTROYED)
        return before == DESTROYING ? JNI_ERR : JNI_EEXIST;
    if (!atomic_compare_exchange_strong(&stage, &before, CREATING))
        return JNI_EEXIST;
    if (pthreads_wait_gone(LAST_STATEMENTS_NANOS) && anew_restore())
        return JNI_OK;
    atomic_store(&stage, DESTROYED);
    return JNI_ERR;
}

EXPORT jint JNICALL JNI_CreateJavaVM(JavaVM **pvm, void **penv, void *args)
{
    const JavaVMInitArgs *init = args;
    if (pvm == NULL || penv == NULL || init == NULL || (init->nOptions > 0 && init->options == NULL))
        return JNI_EINVAL;
    *pvm = NULL;
    *penv = NULL;
    if (!jni_version_supported(init->version))
        return JNI_EVERSION;
    jint result = claim_creation();
    if (result != JNI_OK)
        return result;
    result = create(pvm, penv, init);
    atomic_store(&stage, result == JNI_OK ? CREATED : result == JNI_ENOMEM ? DESTROYED : NONE);
    fflush(stdout); /* what agents printed so far stands before what the program prints */
    fflush(stderr);
    return result;
}

EXPORT jint JNICALL JNI_GetCreatedJavaVMs(JavaVM **vms, jsize max, jsize *count)
{
    bool there = atomic_load(&stage) == CREATED;
    if (count != NULL)
        *count = there;
    if (there && max > 0 && vms != NULL)
        vms[0] = &jni_vm;
    return JNI_OK;
}

EXPORT jint JNICALL JNI_GetDefaultJavaVMInitArgs(void *args)
{
    JavaVMInitArgs *init = args;
    if (init == NULL)
        return JNI_EINVAL;
    jint result = jni_version_supported(init->version) ? JNI_OK : JNI_ERR;
    init->version = JNI_VERSION_24;
    return result;
}

/* ---- attach, detach ---- */

/* What names the new thread and its group. Before JNI 1.2 the arguments had another form, or none. */
static const JavaVMAttachArgs *attach_args(const JavaVMAttachArgs *args)
{
    static const JavaVMAttachArgs none;
    return args != NULL && args->version >= JNI_VERSION_1_2 ? args : &none;
}

/* For JNI a thread in a callback of the collector or of a heap function is not attached, and cannot be. */
static jint attach(JavaVM *vm, void **penv, const JavaVMAttachArgs *given, bool daemon)
{
    const JavaVMAttachArgs *args = attach_args(given);
    if (vm == NULL || penv == NULL)
        return JNI_EINVAL;
    Thread *t = thread_self();
    if (t != NULL && jni_holds_the_world(t))
        return JNI_ERR;
    if (t == NULL) {
        if (thread_main_group == NULL || atomic_load(&vm_phase) == VM_DEAD)
            return JNI_ERR;
        t = thread_attach_raw();
        if (t == NULL)
            return JNI_ENOMEM;
        if (!thread_attach_mirror(t, object_of(args->group), args->name, daemon)) {
            t->exception = NULL;
            thread_detach(t);
            return JNI_ERR;
        }
        thread_to_safe(t);
    }
    *penv = &t->jni;
    return JNI_OK;
}

jint JNICALL jni_AttachCurrentThread(JavaVM *vm, void **penv, void *args)
{
    return attach(vm, penv, args, false);
}

jint JNICALL jni_AttachCurrentThreadAsDaemon(JavaVM *vm, void **penv, void *args)
{
    return attach(vm, penv, args, true);
}

/* Java code, a callback or the end of the VM is to go on on this thread, so it cannot go. */
static bool is_needed(Thread *t)
{
    return t->frame != NULL || atomic_load(&t->callback) != NULL || end_is_by(t);
}

/* DestroyJavaVM has done its work. Daemon threads of native code may live on, attached as they are: they can end.
 * What else they ask is answered as before, or never: agents whose threads come by while the process ends shall not
 * complain. */
static bool vm_is_gone(void)
{
    Stage now = atomic_load(&stage);
    return now == DESTROYING || now == DESTROYED;
}

jint JNICALL jni_DetachCurrentThread(JavaVM *vm)
{
    Thread *t = thread_self();
    if (vm == NULL)
        return JNI_EINVAL;
    if (vm_is_gone())
        return JNI_ERR;
    if (t == NULL)
        return JNI_OK;
    bool needed = is_needed(t);
    if (options.check_jni)
        check_leave(t, "DetachCurrentThread", needed);
    if (needed)
        return JNI_ERR;
    thread_to_running(t);
    thread_detach(t);
    return JNI_OK;
}

/* Versions of other interfaces carry bits of their own: JVMTI 0x30000000, JVMPI 0x10000000. Those of JVMTI are
 * always the observer's to judge; any other that it does not know is taken for an unknown version of JNI. */
jint JNICALL jni_GetEnv(JavaVM *vm, void **penv, jint version)
{
    if (vm == NULL || penv == NULL)
        return JNI_EINVAL;
    int kind = version & 0x70000000;
    int observed = kind != 0 ? probe.get_env(penv, version) : JNI_EVERSION;
    if (observed == JNI_OK || kind == 0x30000000)
        return observed;
    Thread *t = thread_self();
    *penv = NULL;
    if (t == NULL || jni_holds_the_world(t))
        return JNI_EDETACHED;
    if (version != JNI_VERSION_1_1 && !jni_version_supported(version))
        return JNI_EVERSION;
    *penv = &t->jni;
    return JNI_OK;
}

jint JNICALL jni_DestroyJavaVM(JavaVM *vm)
{
    void *env;
    JavaVMAttachArgs args = {.version = JNI_VERSION_1_2, .name = (char[]){"DestroyJavaVM"}, .group = NULL};
    if (atomic_load(&stage) != CREATED)
        return JNI_ERR;
    if (attach(vm, &env, &args, false) != JNI_OK)
        return JNI_ERR;
    Thread *t = thread_self();
    bool needed = is_needed(t);
    if (options.check_jni)
        check_leave(t, "DestroyJavaVM", needed);
    if (needed)
        return JNI_ERR;
    t->exception = NULL; /* what is pending would keep the last Java code, shutdown hooks say, from running */
    bool empty = false;
    jint result = vm_destroy(t, &empty);
    atomic_store(&stage, empty ? DESTROYED : DESTROYING);
    return result;
}
