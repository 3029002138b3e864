/*
 * Counts what breaks a rule; how much is compiled is the VM's own affair.
 */
#include "scenario.h"

enum { MOST = 1 << 16 };

static jvmtiEnv *ti;
static jrawMonitorID lock;
static const void *loaded[MOST];
static int loads, broken, unloads_unknown;

static int is_known(const void *address)
{
    for (int i = 0; i < loads; i++)
        if (loaded[i] == address)
            return 1;
    return 0;
}

static void JNICALL compiled(jvmtiEnv *env, jmethodID method, jint size, const void *address, jint length,
                             const jvmtiAddrLocationMap *map, const void *info)
{
    (void)info;
    const char *code = address;
    int bad = size <= 0 || address == NULL || length < 0;
    jclass c;
    bad |= (*env)->GetMethodDeclaringClass(env, method, &c) != JVMTI_ERROR_NONE;
    for (jint i = 0; map != NULL && i < length; i++) {
        const char *at = map[i].start_address;
        bad |= at < code || at > code + size || map[i].location < -1;
    }
    must(env, (*env)->RawMonitorEnter(env, lock));
    broken += bad;
    if (loads < MOST)
        loaded[loads++] = address;
    must(env, (*env)->RawMonitorExit(env, lock));
}

static void JNICALL unloaded(jvmtiEnv *env, jmethodID method, const void *address)
{
    (void)method;
    must(env, (*env)->RawMonitorEnter(env, lock));
    unloads_unknown += loads < MOST && !is_known(address);
    must(env, (*env)->RawMonitorExit(env, lock));
}

static void JNICALL dynamic(jvmtiEnv *env, const char *name, const void *address, jint length)
{
    (void)env;
    broken += name == NULL || *name == '\0' || address == NULL || length < 0;
}

JNIEXPORT void JNICALL Java_Main_report(JNIEnv *jni, jclass c, jstring when)
{
    (void)c;
    const char *text = (*jni)->GetStringUTFChars(jni, when, NULL);
    must(ti, (*ti)->GenerateEvents(ti, JVMTI_EVENT_COMPILED_METHOD_LOAD));
    must(ti, (*ti)->GenerateEvents(ti, JVMTI_EVENT_DYNAMIC_CODE_GENERATED));
    must(ti, (*ti)->RawMonitorEnter(ti, lock));
    say("%s: %s compiled, %d broken, %d unloaded that were not loaded", text, loads > 0 ? "some" : "nothing", broken,
        unloads_unknown);
    must(ti, (*ti)->RawMonitorExit(ti, lock));
}

JNIEXPORT void JNICALL Java_Main_collect(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    must(ti, (*ti)->ForceGarbageCollection(ti));
    must(ti, (*ti)->ForceGarbageCollection(ti));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {
        .CompiledMethodLoad = compiled, .CompiledMethodUnload = unloaded, .DynamicCodeGenerated = dynamic};
    jvmtiCapabilities caps = {.can_generate_compiled_method_load_events = 1};
    (void)options, (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->CreateRawMonitor(ti, "lock", &lock));
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_COMPILED_METHOD_LOAD);
    on(ti, JVMTI_EVENT_COMPILED_METHOD_UNLOAD);
    on(ti, JVMTI_EVENT_DYNAMIC_CODE_GENERATED);
    return 0;
}
