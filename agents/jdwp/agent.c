/* agent.c - the debug agent's life: from the option text to the end of the VM.
 *
 * Owns the order of things:
 *
 *   OnLoad    options are read, capabilities taken, the socket is bound (server) or connected (client): what can go
 *             wrong goes wrong here, with a message, and the VM does not start
 *   VMInit    the two threads start; with suspend=y the main thread waits for a debugger and then in the VMStart event
 *   VMDeath   the debugger is told, the connection ends
 *
 * With onthrow or onuncaught the socket is bound, and the threads start, when the exception comes.
 * Three environments: `ti` has the events, the others lend their tags (ids.c, unload.c). It stands above all other
 * rooms, and fills the hooks by which lower ones call upper ones. Read next: session.c.
 */
#include "env.h"

#include "dispatch.h"
#include "events.h"
#include "hooks.h"
#include "ids.h"
#include "invoke.h"
#include "options.h"
#include "sender.h"
#include "session.h"
#include "step.h"
#include "threads.h"
#include "transport.h"
#include "unload.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static Options options;

/* ---- OnLoad ---- */

static bool take_capabilities(void)
{
    static const jvmtiCapabilities wanted = {
        .can_access_local_variables = 1,
        .can_generate_single_step_events = 1,
        .can_generate_exception_events = 1,
        .can_generate_frame_pop_events = 1,
        .can_generate_breakpoint_events = 1,
        .can_generate_field_access_events = 1,
        .can_generate_field_modification_events = 1,
        .can_generate_method_entry_events = 1,
        .can_generate_method_exit_events = 1,
        .can_generate_monitor_events = 1,
        .can_get_bytecodes = 1,
        .can_get_synthetic_attribute = 1,
        .can_get_owned_monitor_info = 1,
        .can_get_owned_monitor_stack_depth_info = 1,
        .can_get_current_contended_monitor = 1,
        .can_get_monitor_info = 1,
        .can_get_source_file_name = 1,
        .can_get_line_numbers = 1,
        .can_get_source_debug_extension = 1,
        .can_get_constant_pool = 1,
        .can_maintain_original_method_order = 1,
        .can_redefine_classes = 1,
        .can_redefine_any_class = 1,
        .can_pop_frame = 1,
        .can_force_early_return = 1,
        .can_signal_thread = 1,
        .can_suspend = 1,
        .can_support_virtual_threads = 1,
        .can_tag_objects = 1,
    };
    const unsigned char *want = (const unsigned char *)&wanted;
    unsigned char *have = (unsigned char *)&caps;
    if ((*ti)->GetPotentialCapabilities(ti, &caps) != JVMTI_ERROR_NONE)
        return false;
    for (size_t i = 0; i < sizeof caps; i++)
        have[i] &= want[i];
    return (*ti)->AddCapabilities(ti, &caps) == JVMTI_ERROR_NONE && caps.can_suspend;
}

static bool make_environments(void)
{
    static const jvmtiCapabilities tags = {.can_tag_objects = 1};
    static const jvmtiCapabilities frees = {.can_tag_objects = 1, .can_generate_object_free_events = 1};
    if ((*the_vm)->GetEnv(the_vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK || !take_capabilities())
        return false;
    ids_ti = new_environment(&tags);
    unload_ti = new_environment(&frees);
    if (unload_ti != NULL) {
        jvmtiEventCallbacks c = {.ObjectFree = unload_object_free};
        (*unload_ti)->SetEventCallbacks(unload_ti, &c, sizeof c);
    }
    return ids_ti != NULL && lock_create();
}

/* ---- starting ---- */

/* TRANSPORT and ADDRESS are added to the command of launch=. Nobody waits for it; its parent is gone at once. */
static bool launch_debugger(void)
{
    char port[32];
    snprintf(port, sizeof port, "%s", transport_port());
    pid_t child = fork();
    if (child == 0) {
        pid_t grandchild = fork();
        if (grandchild == 0) {
            size_t n = strlen(options.launch) + sizeof port + 16;
            char *command = malloc(n);
            if (command != NULL) {
                snprintf(command, n, "%s dt_socket %s", options.launch, port);
                execl("/bin/sh", "sh", "-c", command, (char *)NULL);
            }
            _exit(127);
        }
        _exit(grandchild < 0);
    }
    int status = 1;
    if (child > 0)
        waitpid(child, &status, 0);
    if (status != 0)
        fprintf(stderr, "jdwp: cannot run the command of launch=\n");
    return status == 0;
}

static bool start_transport(void)
{
    if (!options.server)
        return transport_attach(&options) == CONNECT_OK;
    return transport_listen(&options) && (options.launch == NULL || launch_debugger());
}

/* A java.lang.Thread for one of our own threads. */
static jthread make_thread(JNIEnv *jni, const char *name)
{
    jmethodID create = (*jni)->GetMethodID(jni, known.thread, "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V");
    jmethodID daemon = create == NULL ? NULL : (*jni)->GetMethodID(jni, known.thread, "setDaemon", "(Z)V");
    jstring text = daemon == NULL ? NULL : (*jni)->NewStringUTF(jni, name);
    jthreadGroup *groups = NULL;
    jint n = 0;
    if (text == NULL || (*ti)->GetTopThreadGroups(ti, &n, &groups) != JVMTI_ERROR_NONE || n == 0)
        return NULL;
    jthread thread = (*jni)->NewObject(jni, known.thread, create, groups[0], text);
    ti_free(groups);
    if (!(*jni)->ExceptionCheck(jni))
        (*jni)->CallVoidMethod(jni, thread, daemon, JNI_TRUE);
    if (!(*jni)->ExceptionCheck(jni))
        return thread;
    (*jni)->ExceptionDescribe(jni);
    return NULL;
}

static bool start_thread(JNIEnv *jni, const char *name, jvmtiStartFunction body)
{
    jthread thread = make_thread(jni, name);
    if (thread == NULL)
        return false;
    thread_hide(jni, thread);
    return (*ti)->RunAgentThread(ti, thread, body, NULL, JVMTI_THREAD_NORM_PRIORITY) == JVMTI_ERROR_NONE;
}

static bool start_threads(JNIEnv *jni)
{
    session_set_options(&options);
    threads_init(jni);
    if (start_thread(jni, "JDWP sender", sender_run) && start_thread(jni, "JDWP reader", session_run))
        return true;
    fprintf(stderr, "jdwp: cannot start the agent's threads\n");
    return false;
}

/* Waits until a debugger is there. */
static bool wait_for_debugger(void)
{
    bool interrupted = false;
    lock();
    while (!state.connected && !state.failed)
        interrupted = lock_wait() || interrupted;
    bool connected = state.connected;
    unlock();
    return connected;
}

static void give_up(void)
{
    fprintf(stderr, "jdwp: the VM ends, since no debugger can be reached\n");
    exit(1);
}

/* onthrow, onuncaught: the exception is there. */
static bool start_on_exception(JNIEnv *jni)
{
    thread_in_callback = true; /* what we do here is not the program's */
    bool started = start_transport() && start_threads(jni);
    if (!started || !wait_for_debugger())
        give_up();
    thread_in_callback = false;
    return true;
}

static jclass find_class(JNIEnv *jni, const char *name)
{
    jclass c = (*jni)->FindClass(jni, name), global = NULL;
    if (c != NULL)
        global = (*jni)->NewGlobalRef(jni, c);
    (*jni)->ExceptionClear(jni);
    return global;
}

static void find_classes(JNIEnv *jni)
{
    known.object = find_class(jni, "java/lang/Object");
    known.class_ = find_class(jni, "java/lang/Class");
    known.string = find_class(jni, "java/lang/String");
    known.thread = find_class(jni, "java/lang/Thread");
    known.group = find_class(jni, "java/lang/ThreadGroup");
    known.loader = find_class(jni, "java/lang/ClassLoader");
    known.module = find_class(jni, "java/lang/Module");
    known.throwable = find_class(jni, "java/lang/Throwable");
}

/* ---- events ---- */

static void JNICALL on_vm_init(jvmtiEnv *env UNUSED, JNIEnv *jni, jthread thread)
{
    find_classes(jni);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, NULL);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_THREAD_END, NULL);
    events_track_virtual_threads(options.virtual_threads);
    lock();
    events_recompute(jni);
    unlock();
    if (options.onthrow != NULL || options.onuncaught) {
        dispatch_wait_for_exception(options.onthrow, options.onuncaught, options.suspend, start_on_exception);
        return;
    }
    if (!start_threads(jni))
        give_up();
    if ((options.suspend || !options.server) && !wait_for_debugger())
        give_up();
    if (options.suspend || !options.server)
        dispatch_vm_start(jni, thread, options.suspend ? POLICY_ALL : POLICY_NONE);
}

static void JNICALL on_vm_death(jvmtiEnv *env UNUSED, JNIEnv *jni)
{
    dispatch_vm_death(jni);
    lock();
    state.dead = true;
    while (state.busy && !thread_is_ours)
        lock_wait();
    unlock();
    transport_shutdown();
}

Hooks hooks = {
    .all_resumed = sender_all_resumed,
    .thread_resumed = sender_thread_resumed,
    .has_work = invoke_is_asked,
    .work = invoke_run,
    .thread_ends = step_end,
    .step_begins = step_begin,
    .step_ends = step_cancel,
    .classes_gone = dispatch_class_unloads,
};

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *text, void *reserved UNUSED)
{
    bool help;
    if (the_vm != NULL) {
        fprintf(stderr, "jdwp: this agent can be loaded once only; look for -agentlib:jdwp that is there twice\n");
        return JNI_ERR;
    }
    the_vm = vm;
    if (!options_read(text, &options, &help))
        return JNI_ERR;
    if (help)
        exit(0);
    if (!make_environments()) {
        fprintf(stderr, "jdwp: this VM does not have what a debugger needs\n");
        return JNI_ERR;
    }
    jvmtiEventCallbacks callbacks = {.VMInit = on_vm_init, .VMDeath = on_vm_death};
    dispatch_callbacks(&callbacks);
    if ((*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks) != JVMTI_ERROR_NONE ||
        (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL) != JVMTI_ERROR_NONE ||
        (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL) != JVMTI_ERROR_NONE)
        return JNI_ERR;
    bool later = options.onthrow != NULL || options.onuncaught;
    return later || start_transport() ? JNI_OK : JNI_ERR;
}
