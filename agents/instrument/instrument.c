/*
 * instrument: Java agents (the package java.lang.instrument). This is the native half; the Java half is
 * sun.instrument.InstrumentationImpl, which keeps the transformers.
 *
 * An agent begins in one of three ways, each with an attribute of its jar's manifest and a method of its class:
 *
 *   -javaagent:JAR[=OPTIONS]      Agent_OnLoad, then VMInit    Premain-Class          premain
 *   attach to a running VM        Agent_OnAttach               Agent-Class            agentmain
 *   java -jar JAR                 loadAgent0 (natives.c)       Launcher-Agent-Class   agentmain
 *
 * Agent_OnLoad reads the manifest, asks for the capabilities that it names and extends the search paths; a fault here
 * keeps the VM from starting. VMInit then makes the Java half, switches the hook on and calls premain; if that fails,
 * the VM is ended by FatalError. A fault while attaching is told to the asker as one of the numbers below, and the
 * program runs on. A library that is named twice is called twice: each call makes a JavaAgent.
 *
 * Messages are those that scripts know from other JVMs. Lock: agents_lock for the list of all agents, which is never
 * read but by leak checkers. Read next: hook.c (what a class file goes through), natives.c.
 */
#include "instrument.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ATTACH_BAD_JAR = 100, ATTACH_NOT_ON_PATH = 101, ATTACH_START_FAILED = 102 }; /* the attach API knows these */

static JavaAgent *agents;
static pthread_mutex_t agents_lock = PTHREAD_MUTEX_INITIALIZER;

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread);

/* ---- strings ---- */

jstring string_of(JNIEnv *jni, const char *utf8)
{
    if (utf8 == NULL) {
        return NULL;
    }
    jsize len = (jsize)strlen(utf8);
    jclass c = (*jni)->FindClass(jni, "java/lang/String");
    jmethodID init = c ? (*jni)->GetMethodID(jni, c, "<init>", "([BLjava/lang/String;)V") : NULL;
    jstring charset = init ? (*jni)->NewStringUTF(jni, "UTF-8") : NULL;
    jbyteArray bytes = charset ? (*jni)->NewByteArray(jni, len) : NULL;
    if (bytes == NULL) {
        return NULL;
    }
    (*jni)->SetByteArrayRegion(jni, bytes, 0, len, (const jbyte *)utf8);
    jstring made = (*jni)->NewObject(jni, c, init, bytes, charset);
    return (*jni)->ExceptionCheck(jni) ? NULL : made;
}

/* ---- the environments ---- */

static bool hook_open(JavaAgent *agent, Hook *hook, bool is_retransforming)
{
    *hook = (Hook){.agent = agent, .is_retransforming = is_retransforming};
    if ((*agent->vm)->GetEnv(agent->vm, (void **)&hook->ti, JVMTI_VERSION_1_1) != JNI_OK) {
        hook->ti = NULL;
        return false;
    }
    jvmtiEventCallbacks calls = {.VMInit = is_retransforming ? NULL : vm_init, .ClassFileLoadHook = hook_class_file};
    return (*hook->ti)->SetEnvironmentLocalStorage(hook->ti, hook) == JVMTI_ERROR_NONE &&
           (*hook->ti)->SetEventCallbacks(hook->ti, &calls, sizeof calls) == JVMTI_ERROR_NONE;
}

/* Asks for the wanted capabilities, and for the order of methods as in the class file if the VM has a choice. */
static bool hook_add_capabilities(Hook *hook, jvmtiCapabilities wanted)
{
    jvmtiCapabilities potential;
    if ((*hook->ti)->GetPotentialCapabilities(hook->ti, &potential) != JVMTI_ERROR_NONE) {
        return false;
    }
    wanted.can_maintain_original_method_order = potential.can_maintain_original_method_order;
    return (*hook->ti)->AddCapabilities(hook->ti, &wanted) == JVMTI_ERROR_NONE;
}

static bool environments_open(JavaAgent *agent)
{
    const Manifest *m = &agent->manifest;
    jvmtiCapabilities first = {.can_redefine_classes = m->can_redefine,
                               .can_set_native_method_prefix = m->can_set_prefix};
    jvmtiCapabilities second = {.can_retransform_classes = 1, .can_set_native_method_prefix = m->can_set_prefix};
    bool ok = hook_open(agent, &agent->plain, false) && hook_add_capabilities(&agent->plain, first);
    if (ok && m->can_retransform) {
        ok = hook_open(agent, &agent->retransforming, true) && hook_add_capabilities(&agent->retransforming, second);
    }
    return ok;
}

static void environment_close(Hook *hook)
{
    if (hook->ti != NULL) {
        (*hook->ti)->DisposeEnvironment(hook->ti);
    }
    hook->ti = NULL;
}

/* ---- making and keeping ---- */

/* An agent whose manifest is read; nothing else is done. options may be NULL. NULL after a message, which differs by a
 * blank between an agent that comes at start and a late one. */
static JavaAgent *agent_make(JavaVM *vm, const char *jar, size_t jar_len, const char *options, bool late)
{
    JavaAgent *agent = calloc(1, sizeof *agent);
    if (agent != NULL) {
        agent->vm = vm;
        agent->jar = strndup(jar, jar_len);
        agent->options = options != NULL ? strdup(options) : NULL;
    }
    if (agent == NULL || agent->jar == NULL || (options != NULL && agent->options == NULL)) {
        fprintf(stderr, "Out of memory while a Java agent was loaded\n");
        return NULL; /* what was allocated is lost with the process */
    }
    if (manifest_read(agent->jar, &agent->manifest)) {
        return agent;
    }
    fprintf(stderr, "Error opening zip file or JAR manifest missing%s: %s\n", late ? "" : " ", agent->jar);
    free(agent->jar);
    free(agent->options);
    free(agent);
    return NULL;
}

/* The same from "JAR" or "JAR=OPTIONS". */
static JavaAgent *agent_make_from(JavaVM *vm, const char *tail, bool late)
{
    const char *text = tail != NULL ? tail : "", *split = strchr(text, '=');
    size_t jar_len = split != NULL ? (size_t)(split - text) : strlen(text);
    return agent_make(vm, text, jar_len, split != NULL ? split + 1 : NULL, late);
}

/* Only for an agent that no Java code has seen. */
static void agent_drop(JavaAgent *agent)
{
    environment_close(&agent->plain);
    environment_close(&agent->retransforming);
    manifest_free(&agent->manifest);
    free(agent->jar);
    free(agent->options);
    free(agent);
}

static void agent_keep(JavaAgent *agent)
{
    pthread_mutex_lock(&agents_lock);
    agent->next = agents;
    agents = agent;
    pthread_mutex_unlock(&agents_lock);
}

/* ---- the Java half ---- */

/* Is the user to be warned of an agent that comes late? A VM that knows this says so by a function of its library. */
static bool late_agents_warn(void)
{
    jboolean (*warns)(void);
    *(void **)&warns = dlsym(RTLD_DEFAULT, "JVM_PrintWarningAtDynamicAgentLoad");
    return warns != NULL && warns();
}

/* The constructor of Java 21 and later is told whether to warn; the older one has three parameters. */
static jobject instance_make(JNIEnv *jni, jclass c, const JavaAgent *agent, bool warn)
{
    jlong address = (jlong)(intptr_t)agent;
    jboolean redefine = agent->manifest.can_redefine, prefix = agent->manifest.can_set_prefix;
    jmethodID init = (*jni)->GetMethodID(jni, c, "<init>", "(JZZZ)V");
    if (init != NULL) {
        return (*jni)->NewObject(jni, c, init, address, redefine, prefix, (jboolean)warn);
    }
    (*jni)->ExceptionClear(jni);
    init = (*jni)->GetMethodID(jni, c, "<init>", "(JZZ)V");
    return init != NULL ? (*jni)->NewObject(jni, c, init, address, redefine, prefix) : NULL;
}

static bool java_half_make(JNIEnv *jni, JavaAgent *agent, bool warn)
{
    jclass c = (*jni)->FindClass(jni, "sun/instrument/InstrumentationImpl");
    if (c == NULL) {
        return false;
    }
    natives_register(jni, c);
    static const char sig[] = "(Ljava/lang/Module;Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/Class;"
                              "Ljava/security/ProtectionDomain;[BZ)[B";
    agent->transform = (*jni)->GetMethodID(jni, c, "transform", sig);
    jobject made = agent->transform != NULL ? instance_make(jni, c, agent, warn) : NULL;
    bool is_made = !(*jni)->ExceptionCheck(jni) && made != NULL;
    agent->instance = is_made ? (*jni)->NewGlobalRef(jni, made) : NULL;
    return agent->instance != NULL;
}

/* Calls loadClassAndCallPremain or ...Agentmain. False with an exception pending. */
static bool java_half_start(JNIEnv *jni, const JavaAgent *agent, const char *method, const char *class_name,
                            const char *options)
{
    jclass c = (*jni)->GetObjectClass(jni, agent->instance);
    jmethodID id = (*jni)->GetMethodID(jni, c, method, "(Ljava/lang/String;Ljava/lang/String;)V");
    jstring name = id != NULL ? string_of(jni, class_name) : NULL;
    jstring text = name != NULL ? string_of(jni, options) : NULL;
    if (name != NULL && (text != NULL || options == NULL)) {
        (*jni)->CallVoidMethod(jni, agent->instance, id, name, text);
    }
    return !(*jni)->ExceptionCheck(jni);
}

/* From the first moment on, so that classes which premain loads are seen by what it adds. */
static bool hook_switch_on(const JavaAgent *agent)
{
    jvmtiEnv *ti = agent->plain.ti;
    jvmtiEvent event = JVMTI_EVENT_CLASS_FILE_LOAD_HOOK;
    return (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, event, NULL) == JVMTI_ERROR_NONE;
}

static bool agent_start(JNIEnv *jni, JavaAgent *agent, const char *method, const char *class_name, const char *options,
                        bool warn)
{
    return java_half_make(jni, agent, warn) && hook_switch_on(agent) &&
           java_half_start(jni, agent, method, class_name, options);
}

/* ---- -javaagent ---- */

/* Only now the jar joins the class path: in OnLoad it would be added to java.class.path, too. */
static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)thread;
    Hook *hook = NULL;
    if ((*ti)->GetEnvironmentLocalStorage(ti, (void **)&hook) != JVMTI_ERROR_NONE || hook == NULL) {
        (*jni)->FatalError(jni, "processing of -javaagent failed, no environment");
        return;
    }
    JavaAgent *agent = hook->agent;
    if ((*ti)->AddToSystemClassLoaderSearch(ti, agent->jar) != JVMTI_ERROR_NONE) {
        fprintf(stderr, "The system class loader does not take %s\n", agent->jar);
        (*jni)->FatalError(jni, "processing of -javaagent failed, no class path");
        return;
    }
    const char *name = agent->manifest.premain_class;
    if (!agent_start(jni, agent, "loadClassAndCallPremain", name, agent->options, false)) {
        (*jni)->ExceptionDescribe(jni);
        (*jni)->FatalError(jni, "processing of -javaagent failed, processJavaStart failed");
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *tail, void *reserved)
{
    (void)reserved;
    JavaAgent *agent = agent_make_from(vm, tail, false);
    if (agent == NULL) {
        return JNI_ERR;
    }
    const char *jar = agent->jar, *missing = agent->manifest.premain_class == NULL ? "Premain-Class" : NULL;
    if (missing != NULL) {
        fprintf(stderr, "Failed to find %s manifest attribute in %s\n", missing, jar);
    }
    bool ok = missing == NULL && environments_open(agent) &&
              boot_path_append(agent->plain.ti, jar, agent->manifest.boot_class_path);
    jvmtiEnv *ti = agent->plain.ti;
    if (!ok || (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL) != JVMTI_ERROR_NONE) {
        agent_drop(agent);
        return JNI_ERR;
    }
    agent_keep(agent);
    return JNI_OK;
}

/* ---- a running VM ---- */

/* Opens the environments and starts agentmain of the class; 0 or one of ATTACH_. An exception may be pending. */
static jint agent_start_late(JNIEnv *jni, JavaAgent *agent, const char *class_name, const char *options, bool on_path)
{
    bool ok =
        environments_open(agent) && boot_path_append(agent->plain.ti, agent->jar, agent->manifest.boot_class_path);
    jvmtiEnv *ti = agent->plain.ti;
    if (!ok) {
        agent_drop(agent);
        return ATTACH_BAD_JAR;
    }
    if (!on_path && (*ti)->AddToSystemClassLoaderSearch(ti, agent->jar) != JVMTI_ERROR_NONE) {
        agent_drop(agent);
        return ATTACH_NOT_ON_PATH;
    }
    agent_keep(agent);
    bool warn = !on_path && late_agents_warn();
    ok = agent_start(jni, agent, "loadClassAndCallAgentmain", class_name, options, warn);
    return ok ? 0 : ATTACH_START_FAILED;
}

JNIEXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *tail, void *reserved)
{
    (void)reserved;
    JNIEnv *jni;
    bool attached = (*vm)->GetEnv(vm, (void **)&jni, JNI_VERSION_1_2) == JNI_OK;
    JavaAgent *agent = attached ? agent_make_from(vm, tail, true) : NULL;
    if (agent == NULL) {
        return ATTACH_BAD_JAR;
    }
    if (agent->manifest.agent_class == NULL) {
        fprintf(stderr, "Failed to find Agent-Class manifest attribute from %s\n", agent->jar);
        agent_drop(agent);
        return ATTACH_BAD_JAR;
    }
    (*jni)->PushLocalFrame(jni, 32);
    jint result = agent_start_late(jni, agent, agent->manifest.agent_class, agent->options, false);
    if ((*jni)->ExceptionCheck(jni)) {
        (*jni)->ExceptionDescribe(jni);
    }
    if (result == ATTACH_START_FAILED) {
        fprintf(stderr, "Agent failed to start!\n");
    }
    (*jni)->PopLocalFrame(jni, NULL);
    return result;
}

bool agent_launch(JNIEnv *jni, const char *jar)
{
    JavaVM *vm;
    JavaAgent *agent = (*jni)->GetJavaVM(jni, &vm) == JNI_OK ? agent_make(vm, jar, strlen(jar), NULL, true) : NULL;
    if (agent == NULL) {
        return false;
    }
    const char *class_name = agent->manifest.launcher_agent_class;
    if (class_name == NULL) {
        fprintf(stderr, "Failed to find Launcher-Agent-Class manifest attribute in %s\n", jar);
        agent_drop(agent);
        return false;
    }
    return agent_start_late(jni, agent, class_name, "", true) == 0;
}
