/* Keeps the bytes of Main$Target in the hook; running the methods must not change what is answered. */
#include "scenario.h"

static jvmtiEnv *ti;
static unsigned char *bytes;
static jint size;

static void JNICALL hook(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader, const char *name, jobject domain,
                         jint len, const unsigned char *data, jint *new_len, unsigned char **new_data)
{
    if (name != NULL && strcmp(name, "Main$Target") == 0) {
        bytes = malloc((size_t)len);
        memcpy(bytes, data, (size_t)len);
        size = len;
    }
}

JNIEXPORT void JNICALL Java_Main_compare(JNIEnv *jni, jclass main, jclass c)
{
    jint count = 0, len = 0, n;
    unsigned char *pool, *code;
    jmethodID *methods;
    (*jni)->GetStaticMethodID(jni, c, "twice", "(I)J"); /* initialises the class */
    must(ti, (*ti)->GetConstantPool(ti, c, &count, &len, &pool));
    say("pool: count as in the file %d, bytes as in the file %d", count == (bytes[8] << 8 | bytes[9]),
        len < size - 10 && memcmp(pool, bytes + 10, (size_t)len) == 0);
    must(ti, (*ti)->GetClassMethods(ti, c, &n, &methods));
    int same = 0;
    for (jint i = 0; i < n; i++) {
        must(ti, (*ti)->GetBytecodes(ti, methods[i], &len, &code));
        same += memmem(bytes, (size_t)size, code, (size_t)len) != NULL;
        drop(ti, code);
    }
    say("methods %d, bodies as in the file %d", n, same);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    jvmtiCapabilities add = {.can_get_constant_pool = 1, .can_get_bytecodes = 1};
    must(ti, (*ti)->AddCapabilities(ti, &add));
    jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hook};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK);
    return JNI_OK;
}
