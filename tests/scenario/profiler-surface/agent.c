/* Finds a thread the way profilers do: the number in Thread.eetop is looked for among the keys of the pthread; the
 * JNIEnv must lie at one distance from it for every thread, its first word be the same for all, and the table
 * gHotSpotVMStructs lead from it to the number that the system gave the thread. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <sys/syscall.h>

#include "scenario.h"

static JavaVM *vm;
static int key = -1;          /* where the first thread was found */
static intptr_t distance = 1; /* JNIEnv minus eetop */
static void *first_word;

static uint64_t number_at(const char *symbol)
{
    const uint64_t *p = dlsym(RTLD_DEFAULT, symbol);
    return p == NULL ? 0 : *p;
}

/* Offset of a field in the table; -1 if it is not there. */
static int64_t offset_of(const char *type, const char *field)
{
    const char *entry = (const char *)(uintptr_t)number_at("gHotSpotVMStructs");
    uint64_t stride = number_at("gHotSpotVMStructEntryArrayStride");
    uint64_t type_at = number_at("gHotSpotVMStructEntryTypeNameOffset");
    uint64_t field_at = number_at("gHotSpotVMStructEntryFieldNameOffset");
    uint64_t offset_at = number_at("gHotSpotVMStructEntryOffsetOffset");
    for (; entry != NULL && *(const char *const *)(entry + type_at) != NULL; entry += stride) {
        if (strcmp(*(const char *const *)(entry + type_at), type) == 0 &&
            strcmp(*(const char *const *)(entry + field_at), field) == 0) {
            return (int64_t) * (const uint64_t *)(entry + offset_at);
        }
    }
    return -1;
}

static jlong eetop_of(JNIEnv *env)
{
    jthread self;
    jvmtiEnv *ti = new_env(vm);
    must(ti, (*ti)->GetCurrentThread(ti, &self));
    must(ti, (*ti)->DisposeEnvironment(ti));
    jclass thread = (*env)->FindClass(env, "java/lang/Thread");
    return (*env)->GetLongField(env, self, (*env)->GetFieldID(env, thread, "eetop", "J"));
}

static int key_of(const void *value)
{
    for (int i = 0; i < 1024; i++) {
        if (pthread_getspecific((pthread_key_t)i) == value) {
            return i;
        }
    }
    return -1;
}

static int system_number(const char *thread)
{
    int64_t to_os = offset_of("Thread", "_osthread"), to_number = offset_of("OSThread", "_thread_id");
    if (to_os < 0) {
        to_os = offset_of("JavaThread", "_osthread");
    }
    return to_os < 0 || to_number < 0 ? -1 : *(const int *)(*(const char *const *)(thread + to_os) + to_number);
}

static void look_at(JNIEnv *env, const char *name)
{
    char *thread = (char *)(uintptr_t)eetop_of(env);
    int k = key_of(thread);
    if (key < 0) {
        key = k;
        distance = (char *)env - thread;
        first_word = *(void **)thread;
    }
    say("%s: %s key, JNIEnv at %s distance, %s first word, number of the system %s", name,
        k < 0      ? "no"
        : k == key ? "the"
                   : "another",
        (char *)env - thread == distance ? "the" : "another", *(void **)thread == first_word ? "the" : "another",
        system_number(thread) == (int)syscall(SYS_gettid) ? "right" : "wrong");
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *env, jclass c, jstring name)
{
    const char *text = (*env)->GetStringUTFChars(env, name, NULL);
    look_at(env, text);
    (*env)->ReleaseStringUTFChars(env, name, text);
}

static void *attached(void *arg)
{
    JNIEnv *env;
    say("before: the key holds %s", pthread_getspecific((pthread_key_t)key) == NULL ? "nothing" : "something");
    if ((*vm)->AttachCurrentThread(vm, (void **)&env, NULL) == JNI_OK) {
        look_at(env, "attached");
        (*vm)->DetachCurrentThread(vm);
    }
    say("after: the key holds %s", pthread_getspecific((pthread_key_t)key) == NULL ? "nothing" : "something");
    return NULL;
}

JNIEXPORT void JNICALL Java_Main_attachAndDetach(JNIEnv *env, jclass c)
{
    pthread_t t;
    pthread_create(&t, NULL, attached, NULL);
    pthread_join(t, NULL);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *v, char *options, void *reserved)
{
    vm = v;
    return JNI_OK;
}
