/* Redefines a class with texts of its constant pool changed, and tells what that answered. */
#include "scenario.h"

static jvmtiEnv *ti;

/* Changes the Utf8 constants (JVMS 4.4.7) that are old, of the same length, into new. */
static void change(unsigned char *bytes, jint n, const char *old, const char *new)
{
    size_t len = strlen(old);
    for (jint i = 0; i + 3 + (jint)len <= n; i++)
        if (bytes[i] == 1 && bytes[i + 1] == 0 && bytes[i + 2] == len && memcmp(bytes + i + 3, old, len) == 0)
            memcpy(bytes + i + 3, new, len);
}

/* What is new is written with a mark in its first character, so that no later pair changes it again. */
static const char *marked(char *to, size_t size, const char *text, int mark)
{
    snprintf(to, size, "%s", text);
    to[0] = (char)(to[0] ^ mark);
    return to;
}

JNIEXPORT jstring JNICALL Java_Main_redefine(JNIEnv *jni, jclass c, jclass cls, jbyteArray array, jobjectArray texts)
{
    (void)c;
    jint n = (*jni)->GetArrayLength(jni, array), pairs = (*jni)->GetArrayLength(jni, texts);
    unsigned char *bytes = malloc((size_t)n);
    (*jni)->GetByteArrayRegion(jni, array, 0, n, (jbyte *)bytes);
    for (int round = 0; round < 2; round++)
        for (jint i = 0; i < pairs; i += 2) {
            jstring a = (*jni)->GetObjectArrayElement(jni, texts, i),
                    b = (*jni)->GetObjectArrayElement(jni, texts, i + 1);
            const char *old = (*jni)->GetStringUTFChars(jni, a, NULL), *new = (*jni)->GetStringUTFChars(jni, b, NULL);
            char mark[100];
            marked(mark, sizeof mark, new, 1);
            change(bytes, n, round == 0 ? old : mark, round == 0 ? mark : new);
            (*jni)->ReleaseStringUTFChars(jni, a, old);
            (*jni)->ReleaseStringUTFChars(jni, b, new);
        }
    jvmtiClassDefinition d = {cls, n, bytes};
    jvmtiError error = (*ti)->RedefineClasses(ti, 1, &d);
    free(bytes);
    (*jni)->ExceptionClear(jni);
    return (*jni)->NewStringUTF(jni, name_of(ti, error));
}

/* Names of the fields as they come. */
JNIEXPORT jstring JNICALL Java_Main_order(JNIEnv *jni, jclass c, jclass cls)
{
    (void)c;
    jint n;
    jfieldID *fields;
    char *name, text[100] = "";
    must(ti, (*ti)->GetClassFields(ti, cls, &n, &fields));
    for (jint i = 0; i < n; i++) {
        must(ti, (*ti)->GetFieldName(ti, cls, fields[i], &name, NULL, NULL));
        snprintf(text + strlen(text), sizeof text - strlen(text), " %s", name);
        must(ti, (*ti)->Deallocate(ti, (unsigned char *)name));
    }
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)fields));
    return (*jni)->NewStringUTF(jni, text);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps = {.can_redefine_classes = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    return JNI_OK;
}
