/* Two environments that each change a word in a class file; then a redefinition with bytes that were seen. */
#include "scenario.h"

static jvmtiEnv *first, *second;
static unsigned char *seen;
static jint seen_size;

static void word_change(unsigned char *bytes, jint size, const char *from, const char *to)
{
    size_t n = strlen(from);
    for (jint i = 0; i + (jint)n <= size; i++)
        if (memcmp(bytes + i, from, n) == 0)
            memcpy(bytes + i, to, n);
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jclass old, jobject loader, const char *name, jobject domain,
                            jint size, const unsigned char *bytes, jint *new_size, unsigned char **made)
{
    (void)jni, (void)old, (void)loader, (void)domain;
    if (name == NULL || strcmp(name, "Main$Talker") != 0)
        return;
    must(env, (*env)->Allocate(env, size, made));
    memcpy(*made, bytes, (size_t)size);
    *new_size = size;
    word_change(*made, size, env == first ? "two" : "three", env == first ? "TWO" : "THREE");
    if (seen == NULL) {
        seen = malloc((size_t)size);
        memcpy(seen, bytes, (size_t)size);
        seen_size = size;
    }
}

JNIEXPORT void JNICALL Java_Main_again(JNIEnv *jni, jclass klass, jclass talker)
{
    (void)jni, (void)klass;
    must(first, (*first)->RetransformClasses(first, 1, &talker));
    word_change(seen, seen_size, "one", "ONE");
    off(first, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK);
    off(second, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK);
    jvmtiClassDefinition definition = {talker, seen_size, seen};
    must(first, (*first)->RedefineClasses(first, 1, &definition));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiCapabilities wanted = {.can_retransform_classes = 1, .can_redefine_classes = 1};
    jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = on_load};
    first = new_env(vm);
    second = new_env(vm);
    for (int i = 0; i < 2; i++) {
        jvmtiEnv *env = i == 0 ? first : second;
        must(env, (*env)->AddCapabilities(env, &wanted));
        must(env, (*env)->SetEventCallbacks(env, &callbacks, sizeof callbacks));
        on(env, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK);
    }
    return JNI_OK;
}
