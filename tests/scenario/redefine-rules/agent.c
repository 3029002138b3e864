/* Redefines the class of a method that is running, and tells what that answered and what became of the method. */
#include "scenario.h"

static jvmtiEnv *ti;

/* The frames: this one, Main.now, then the method of the class. */
JNIEXPORT jstring JNICALL Java_Main_redefine(JNIEnv *jni, jclass c, jclass cls, jbyteArray array)
{
    (void)c;
    jint n = (*jni)->GetArrayLength(jni, array);
    unsigned char *bytes = malloc((size_t)n);
    (*jni)->GetByteArrayRegion(jni, array, 0, n, (jbyte *)bytes);
    jvmtiClassDefinition d = {cls, n, bytes};
    jvmtiError error = (*ti)->RedefineClasses(ti, 1, &d);
    free(bytes);
    (*jni)->ExceptionClear(jni);
    jmethodID method;
    jlocation location;
    jboolean obsolete;
    must(ti, (*ti)->GetFrameLocation(ti, NULL, 2, &method, &location));
    must(ti, (*ti)->IsMethodObsolete(ti, method, &obsolete));
    char text[200];
    snprintf(text, sizeof text, "%s%s", name_of(ti, error), obsolete ? ", obsolete" : "");
    return (*jni)->NewStringUTF(jni, text);
}

/* Redefines a class of which nothing runs. */
JNIEXPORT jstring JNICALL Java_Main_replace(JNIEnv *jni, jclass c, jclass cls, jbyteArray array)
{
    (void)c;
    jint n = (*jni)->GetArrayLength(jni, array);
    jvmtiClassDefinition d = {cls, n, (unsigned char *)(*jni)->GetByteArrayElements(jni, array, NULL)};
    jvmtiError error = (*ti)->RedefineClasses(ti, 1, &d);
    (*jni)->ReleaseByteArrayElements(jni, array, (jbyte *)d.class_bytes, JNI_ABORT);
    (*jni)->ExceptionClear(jni);
    return (*jni)->NewStringUTF(jni, name_of(ti, error));
}

static int compare(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* Names, types and generic signatures of the methods of a class, sorted: VMs have them in orders of their own. */
JNIEXPORT void JNICALL Java_Main_describe(JNIEnv *jni, jclass c, jclass cls)
{
    (void)jni, (void)c;
    jint n;
    jmethodID *methods;
    char *name, *type, *generic, lines[20][100];
    must(ti, (*ti)->GetClassMethods(ti, cls, &n, &methods));
    for (jint i = 0; i < n; i++) {
        must(ti, (*ti)->GetMethodName(ti, methods[i], &name, &type, &generic));
        snprintf(lines[i], sizeof lines[i], "    %s %s %s", name, type, generic != NULL ? generic : "-");
    }
    qsort(lines, (size_t)n, sizeof *lines, compare);
    for (jint i = 0; i < n; i++)
        say("%s", lines[i]);
}

/* Names of the methods as they come. */
JNIEXPORT jstring JNICALL Java_Main_order(JNIEnv *jni, jclass c, jclass cls)
{
    (void)c;
    jint n;
    jmethodID *methods;
    char *name, text[100] = "";
    must(ti, (*ti)->GetClassMethods(ti, cls, &n, &methods));
    for (jint i = 0; i < n; i++) {
        must(ti, (*ti)->GetMethodName(ti, methods[i], &name, NULL, NULL));
        snprintf(text + strlen(text), sizeof text - strlen(text), " %s", name);
        must(ti, (*ti)->Deallocate(ti, (unsigned char *)name));
    }
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)methods));
    return (*jni)->NewStringUTF(jni, text);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps = {.can_redefine_classes = 1, .can_maintain_original_method_order = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    return JNI_OK;
}
