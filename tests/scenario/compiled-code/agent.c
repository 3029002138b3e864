/*
 * Counts what breaks a rule; how much is compiled is the VM's own affair.
 */
#include "scenario.h"

enum { MOST = 1 << 16 };

static jvmtiEnv *ti;
static jrawMonitorID lock;
typedef struct Loaded {
    const void *address;
    int passing, unloaded; /* passing: of the class that is collected */
} Loaded;

static Loaded loaded[MOST];
static int loads, broken, unloads_unknown;

/* The latest at this address, which others may have had before; NULL: none. */
static Loaded *known(const void *address)
{
    for (int i = loads - 1; i >= 0; i--)
        if (loaded[i].address == address)
            return &loaded[i];
    return NULL;
}

static int is_passing(jclass c)
{
    char *signature;
    must(ti, (*ti)->GetClassSignature(ti, c, &signature, NULL));
    int is = strcmp(signature, "LMain$Passing;") == 0;
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)signature));
    return is;
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
    int passing = !bad && is_passing(c);
    must(env, (*env)->RawMonitorEnter(env, lock));
    broken += bad;
    const Loaded *same = known(address);
    if (loads < MOST && (same == NULL || same->unloaded)) /* else GenerateEvents tells it again */
        loaded[loads++] = (Loaded){address, passing, 0};
    must(env, (*env)->RawMonitorExit(env, lock));
}

static void JNICALL unloaded(jvmtiEnv *env, jmethodID method, const void *address)
{
    (void)method;
    must(env, (*env)->RawMonitorEnter(env, lock));
    Loaded *l = known(address);
    unloads_unknown += loads < MOST && l == NULL;
    if (l != NULL)
        l->unloaded = 1;
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

/* Have all methods of the class that is collected been told as unloaded? */
JNIEXPORT jboolean JNICALL Java_Main_passed(JNIEnv *jni, jclass c)
{
    int had = 0, left = 0;
    (void)jni, (void)c;
    must(ti, (*ti)->RawMonitorEnter(ti, lock));
    for (int i = 0; i < loads; i++)
        had += loaded[i].passing, left += loaded[i].passing && !loaded[i].unloaded;
    must(ti, (*ti)->RawMonitorExit(ti, lock));
    return had > 0 && left == 0;
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
