/* bridge.c - the life of the bridge: a JVMTI agent that loads a profiler of the time before JVMTI and offers it JVMPI.
 *
 * Two ways in. On tivm the VM calls JVM_OnLoad of a -Xrun library itself; when that asks the JavaVM for a version of
 * JVMPI, the VM opens this library and calls JVMPI_GetInterface, and JVMPI_Begin after it. On any other JVM, and on
 * tivm with -agentpath, Agent_OnLoad below gets `name` or `/path/lib.so`, a colon or comma, and the profiler's own
 * options; it opens the profiler at once, and calls its JVM_OnLoad when the VM is up, as JVMs of old did. What the
 * profiler takes for the JavaVM is then a table of ours, in which only GetEnv is not the JVM's.
 *
 *     STAGE_NONE -> LOADING (JVM_OnLoad: events are enabled, none is sent) -> TELLING (threads and classes that exist)
 *                -> LIVE (JVM_INIT_DONE, then everything) -> DEAD (after JVM_SHUT_DOWN nothing is sent)
 *
 * One profiler in a process: a second -agentpath is refused here, a second -Xrun by the VM.
 * Lock: none; stages change on the thread that starts or ends the VM. Read next: interface.c. */
#include "bridge.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Atomic(Stage) stage;
JavaVM *java_vm;
jvmtiEnv *ti, *class_ti;
jvmtiCapabilities has;

typedef jint(JNICALL *OnLoad)(JavaVM *vm, char *options, void *reserved);

static OnLoad profiler_start; /* of a library that this file opened */
static char *profiler_options;
static struct JNIInvokeInterface_ vm_table;
static const struct JNIInvokeInterface_ *vm_shown = &vm_table;

/* ---- small things ---- */

static void *checked(void *memory)
{
    if (memory == NULL) {
        fputs("jvmpi: out of memory\n", stderr);
        abort();
    }
    return memory;
}

void *zeroed(size_t bytes)
{
    return checked(calloc(1, bytes + (bytes == 0)));
}

void *grown(void *memory, size_t bytes)
{
    return checked(realloc(memory, bytes));
}

char *copied(const char *text)
{
    return text == NULL ? NULL : checked(strdup(text));
}

void ti_free(void *memory)
{
    if (memory != NULL)
        (*ti)->Deallocate(ti, memory);
}

JNIEnv *current_env(void)
{
    void *env = NULL;
    return (*java_vm)->GetEnv(java_vm, &env, JNI_VERSION_1_2) == JNI_OK ? env : NULL;
}

/* ---- the JavaVM that a profiler is given on another JVM ---- */

static jint JNICALL shown_DestroyJavaVM(JavaVM *vm UNUSED)
{
    return (*java_vm)->DestroyJavaVM(java_vm);
}

static jint JNICALL shown_AttachCurrentThread(JavaVM *vm UNUSED, void **env, void *args)
{
    return (*java_vm)->AttachCurrentThread(java_vm, env, args);
}

static jint JNICALL shown_DetachCurrentThread(JavaVM *vm UNUSED)
{
    return (*java_vm)->DetachCurrentThread(java_vm);
}

static jint JNICALL shown_AttachCurrentThreadAsDaemon(JavaVM *vm UNUSED, void **env, void *args)
{
    return (*java_vm)->AttachCurrentThreadAsDaemon(java_vm, env, args);
}

static jint interface_get(void **env, jint version)
{
    *env = NULL;
    if (version < JVMPI_VERSION_1 || version > JVMPI_VERSION_1_2)
        return JNI_EVERSION;
    *env = &interface_table;
    interface_table.version = version;
    return JNI_OK;
}

static jint JNICALL shown_GetEnv(JavaVM *vm UNUSED, void **env, jint version)
{
    if (env != NULL && (version & 0x70000000) == (JVMPI_VERSION_1 & 0x70000000))
        return interface_get(env, version);
    return (*java_vm)->GetEnv(java_vm, env, version);
}

static void vm_table_fill(void)
{
    vm_table = **java_vm;
    vm_table.DestroyJavaVM = shown_DestroyJavaVM;
    vm_table.AttachCurrentThread = shown_AttachCurrentThread;
    vm_table.DetachCurrentThread = shown_DetachCurrentThread;
    vm_table.AttachCurrentThreadAsDaemon = shown_AttachCurrentThreadAsDaemon;
    vm_table.GetEnv = shown_GetEnv;
}

JavaVM *vm_shown_to_profiler(void)
{
    return profiler_start == NULL ? NULL : (JavaVM *)&vm_shown;
}

/* ---- environments ---- */

static void JNICALL on_vm_init(jvmtiEnv *t, JNIEnv *env, jthread thread);
static void JNICALL on_vm_death(jvmtiEnv *t, JNIEnv *env);
static void JNICALL on_data_dump(jvmtiEnv *t);

static const jvmtiEventCallbacks callbacks = {
    .VMInit = on_vm_init,
    .VMDeath = on_vm_death,
    .ThreadStart = on_thread_start,
    .ThreadEnd = on_thread_end,
    .ClassPrepare = on_class_prepare,
    .ClassFileLoadHook = on_class_file,
    .MethodEntry = on_method_entry,
    .MethodExit = on_method_exit,
    .SingleStep = on_step,
    .CompiledMethodLoad = on_compiled_load,
    .CompiledMethodUnload = on_compiled_unload,
    .SampledObjectAlloc = on_alloc,
    .VMObjectAlloc = on_alloc,
    .ObjectFree = on_object_free,
    .GarbageCollectionFinish = on_collection_finish,
    .MonitorContendedEnter = on_monitor_enter,
    .MonitorContendedEntered = on_monitor_entered,
    .MonitorWait = on_monitor_wait,
    .MonitorWaited = on_monitor_waited,
    .NativeMethodBind = on_native_bind,
    .DataDumpRequest = on_data_dump,
};

static const jvmtiEventCallbacks class_callbacks = {.ObjectFree = on_class_free};

/* What the bridge can use; of these it takes what the JVM has. */
static const jvmtiCapabilities useful = {
    .can_tag_objects = 1,
    .can_get_bytecodes = 1,
    .can_get_owned_monitor_info = 1,
    .can_get_current_contended_monitor = 1,
    .can_get_monitor_info = 1,
    .can_suspend = 1,
    .can_get_source_file_name = 1,
    .can_get_line_numbers = 1,
    .can_access_local_variables = 1,
    .can_generate_single_step_events = 1,
    .can_generate_method_entry_events = 1,
    .can_generate_method_exit_events = 1,
    .can_generate_all_class_hook_events = 1,
    .can_generate_compiled_method_load_events = 1,
    .can_generate_monitor_events = 1,
    .can_generate_vm_object_alloc_events = 1,
    .can_generate_native_method_bind_events = 1,
    .can_generate_early_vmstart = 1, /* monitors.c */
    .can_generate_garbage_collection_events = 1,
    .can_generate_object_free_events = 1,
    .can_generate_sampled_object_alloc_events = 1,
    .can_get_current_thread_cpu_time = 1,
    .can_get_thread_cpu_time = 1,
    .can_support_virtual_threads = 1, /* else ThreadStart would come for them, too */
};

static bool capabilities_take(jvmtiEnv *env, const jvmtiCapabilities *wanted)
{
    jvmtiCapabilities there, take;
    unsigned char a[sizeof take], b[sizeof take];
    if ((*env)->GetPotentialCapabilities(env, &there) != JVMTI_ERROR_NONE)
        return false;
    memcpy(a, wanted, sizeof a);
    memcpy(b, &there, sizeof b);
    for (size_t i = 0; i < sizeof a; i++)
        a[i] &= b[i];
    memcpy(&take, a, sizeof take);
    return (*env)->AddCapabilities(env, &take) == JVMTI_ERROR_NONE;
}

static jvmtiEnv *environment_make(const jvmtiCapabilities *wanted, const jvmtiEventCallbacks *calls)
{
    void *env = NULL;
    if ((*java_vm)->GetEnv(java_vm, &env, JVMTI_VERSION_1_2) != JNI_OK)
        return NULL;
    jvmtiEnv *made = env;
    if (!capabilities_take(made, wanted) || (*made)->SetEventCallbacks(made, calls, sizeof *calls) != JVMTI_ERROR_NONE)
        return NULL;
    return made;
}

static bool environments_make(JavaVM *vm)
{
    static const jvmtiCapabilities tags = {.can_tag_objects = 1, .can_generate_object_free_events = 1};
    java_vm = vm;
    ti = environment_make(&useful, &callbacks);
    class_ti = environment_make(&tags, &class_callbacks);
    if (ti == NULL || class_ti == NULL)
        return false;
    (*ti)->GetCapabilities(ti, &has);
    static const jvmtiEvent always[] = {JVMTI_EVENT_VM_DEATH, JVMTI_EVENT_THREAD_START, JVMTI_EVENT_THREAD_END};
    for (size_t i = 0; i < COUNT_OF(always); i++)
        (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, always[i], NULL);
    extensions_find();
    ids_start();
    (*ti)->SetHeapSamplingInterval(ti, 0); /* a thread keeps the interval that it began with for a while */
    return true;
}

/* ---- from the start to the end ---- */

static void milestone(JNIEnv *env, jint type)
{
    JVMPI_Event e = {0};
    if (is_on(type))
        notify(&e, type, env);
}

/* JVM_OnLoad has returned: what exists is told, then JVM_INIT_DONE. */
static void begin(JNIEnv *env)
{
    atomic_store(&stage, STAGE_TELLING);
    monitors_start();
    refs_start(env);
    collector_start(env);
    methods_begin();
    events_apply(); /* threads and classes that come now tell of themselves */
    threads_tell(env);
    classes_tell(env);
    atomic_store(&stage, STAGE_LIVE);
    events_apply();
    if (is_on(JVMPI_EVENT_COMPILED_METHOD_LOAD))
        (*ti)->GenerateEvents(ti, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    milestone(env, JVMPI_EVENT_JVM_INIT_DONE);
}

static void JNICALL on_vm_init(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread UNUSED)
{
    atomic_store(&stage, STAGE_LOADING);
    jint result = profiler_start((JavaVM *)&vm_shown, profiler_options, NULL);
    if (result != JNI_OK) {
        fprintf(stderr, "jvmpi: JVM_OnLoad of the profiler failed: %d\n", (int)result);
        exit(1);
    }
    if (interface_table.version != 0)
        begin(env);
}

static void JNICALL on_vm_death(jvmtiEnv *t UNUSED, JNIEnv *env)
{
    if (atomic_load(&stage) != STAGE_LIVE)
        return;
    collector_stop(env);
    milestone(env, JVMPI_EVENT_JVM_SHUT_DOWN);
    atomic_store(&stage, STAGE_DEAD);
    threads_settle();
    events_apply();
}

/* The user asked for a dump: what the profiler has shown it may begin anew. */
static void JNICALL on_data_dump(jvmtiEnv *t UNUSED)
{
    JNIEnv *env = current_env();
    if (atomic_load(&stage) != STAGE_LIVE)
        return;
    milestone(env, JVMPI_EVENT_DATA_DUMP_REQUEST);
    milestone(env, JVMPI_EVENT_DATA_RESET_REQUEST);
}

/* ---- ways in ---- */

/* For the VM: GetEnv of a profiler that it started. */
JNIEXPORT jint JNICALL JVMPI_GetInterface(JavaVM *vm, void **env, jint version)
{
    if (ti == NULL && !environments_make(vm))
        return JNI_EVERSION;
    if (profiler_start != NULL) /* this library has loaded a profiler itself */
        return JNI_EVERSION;
    if (atomic_load(&stage) == STAGE_NONE)
        atomic_store(&stage, STAGE_LOADING);
    return interface_get(env, version);
}

/* For the VM: that profiler's JVM_OnLoad has returned JNI_OK. */
JNIEXPORT jint JNICALL JVMPI_Begin(JavaVM *vm UNUSED)
{
    JNIEnv *env = current_env();
    if (env == NULL)
        return JNI_ERR;
    begin(env);
    return JNI_OK;
}

/* "name" is libname.so where the loader looks and beside this library; a name with a slash is a file. */
static void *library_open(const char *name)
{
    if (strchr(name, '/') != NULL)
        return dlopen(name, RTLD_LAZY);
    size_t room = strlen(name) + sizeof "lib.so";
    char *file = zeroed(room);
    snprintf(file, room, "lib%s.so", name);
    Dl_info self;
    void *library = NULL;
    const char *slash = dladdr((void *)(uintptr_t)&interface_get, &self) != 0 ? strrchr(self.dli_fname, '/') : NULL;
    if (slash != NULL) {
        int folder = (int)(slash - self.dli_fname);
        char *beside = zeroed(room + (size_t)folder + 1);
        sprintf(beside, "%.*s/%s", folder, self.dli_fname, file);
        library = dlopen(beside, RTLD_LAZY);
        free(beside);
    }
    if (library == NULL)
        library = dlopen(file, RTLD_LAZY);
    free(file);
    return library;
}

static bool profiler_load(const char *text)
{
    size_t n = text == NULL ? 0 : strcspn(text, ":,");
    if (n == 0) {
        fputs("jvmpi: which profiler? -agentpath:libjvmpi.so=NAME[:OPTIONS], or =/path/libNAME.so[:OPTIONS]\n", stderr);
        return false;
    }
    char *name = copied(text);
    name[n] = '\0';
    profiler_options = text[n] == '\0' ? NULL : copied(text + n + 1);
    void *library = library_open(name);
    if (library == NULL)
        fprintf(stderr, "jvmpi: cannot open the profiler: %s\n", dlerror());
    else
        profiler_start = (OnLoad)dlsym(library, "JVM_OnLoad");
    if (library != NULL && profiler_start == NULL)
        fprintf(stderr, "jvmpi: there is no JVM_OnLoad in %s\n", name);
    free(name);
    return profiler_start != NULL;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved UNUSED)
{
    if (profiler_start != NULL) {
        fputs("jvmpi: there is a profiler already, and a VM has one at most\n", stderr);
        return JNI_ERR;
    }
    if (!profiler_load(options))
        return JNI_ERR;
    if (!environments_make(vm)) {
        fputs("jvmpi: this JVM has no JVMTI that would do\n", stderr);
        return JNI_ERR;
    }
    vm_table_fill();
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL);
    monitors_watch();
    return JNI_OK;
}
