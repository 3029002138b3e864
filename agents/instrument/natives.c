/*
 * natives.c - the native methods of sun.instrument.InstrumentationImpl.
 *
 * Each gets the address of its JavaAgent, which the Java half was made with. They are exported under the names that
 * the VM looks for, and bound explicitly as well: in another VM its own library of this kind may stand in front.
 *
 * An error of the tool interface becomes an exception; `errors` says which. Arrays that hold null are refused with
 * NullPointerException before the VM sees them.
 *
 * No state, no locks. Read next: the Java half, in classlib.
 */
#include "instrument.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NATIVE(result, name) JNIEXPORT result JNICALL Java_sun_instrument_InstrumentationImpl_##name

static JavaAgent *agent_of(jlong address)
{
    return (JavaAgent *)(intptr_t)address;
}

/* ---- errors ---- */

static const struct ErrorText {
    jvmtiError error;
    const char *thrown, *message;
} errors[] = {
    {JVMTI_ERROR_UNMODIFIABLE_CLASS, "java/lang/instrument/UnmodifiableClassException", NULL},
    {JVMTI_ERROR_CLASS_NOT_PREPARED, "java/lang/instrument/UnmodifiableClassException", NULL},
    {JVMTI_ERROR_NULL_POINTER, "java/lang/NullPointerException", NULL},
    {JVMTI_ERROR_ILLEGAL_ARGUMENT, "java/lang/IllegalArgumentException", NULL},
    {JVMTI_ERROR_OUT_OF_MEMORY, "java/lang/OutOfMemoryError", NULL},
    {JVMTI_ERROR_CIRCULAR_CLASS_DEFINITION, "java/lang/ClassCircularityError", NULL},
    {JVMTI_ERROR_FAILS_VERIFICATION, "java/lang/VerifyError", NULL},
    {JVMTI_ERROR_INVALID_CLASS_FORMAT, "java/lang/ClassFormatError", NULL},
    {JVMTI_ERROR_UNSUPPORTED_VERSION, "java/lang/UnsupportedClassVersionError", NULL},
    {JVMTI_ERROR_NAMES_DONT_MATCH, "java/lang/NoClassDefFoundError", "class names don't match"},
    {JVMTI_ERROR_UNSUPPORTED_REDEFINITION_METHOD_ADDED, "java/lang/UnsupportedOperationException",
     "class redefinition failed: attempted to add a method"},
    {JVMTI_ERROR_UNSUPPORTED_REDEFINITION_SCHEMA_CHANGED, "java/lang/UnsupportedOperationException",
     "class redefinition failed: attempted to change the schema (add/remove fields)"},
    {JVMTI_ERROR_UNSUPPORTED_REDEFINITION_HIERARCHY_CHANGED, "java/lang/UnsupportedOperationException",
     "class redefinition failed: attempted to change superclass or interfaces"},
    {JVMTI_ERROR_UNSUPPORTED_REDEFINITION_METHOD_DELETED, "java/lang/UnsupportedOperationException",
     "class redefinition failed: attempted to delete a method"},
    {JVMTI_ERROR_UNSUPPORTED_REDEFINITION_CLASS_MODIFIERS_CHANGED, "java/lang/UnsupportedOperationException",
     "class redefinition failed: attempted to change the class modifiers"},
    {JVMTI_ERROR_UNSUPPORTED_REDEFINITION_METHOD_MODIFIERS_CHANGED, "java/lang/UnsupportedOperationException",
     "class redefinition failed: attempted to change method modifiers"},
    {JVMTI_ERROR_UNSUPPORTED_REDEFINITION_CLASS_ATTRIBUTE_CHANGED, "java/lang/UnsupportedOperationException",
     "class redefinition failed: attempted to change the class NestHost, NestMembers, Record, or PermittedSubclasses "
     "attribute"},
    {JVMTI_ERROR_MUST_POSSESS_CAPABILITY, "java/lang/UnsupportedOperationException",
     "the agent's manifest does not ask for this"},
};

/* Throws what `error` stands for; false if it is one. */
static bool check(JNIEnv *jni, jvmtiError error)
{
    if (error == JVMTI_ERROR_NONE) {
        return true;
    }
    const char *thrown = "java/lang/InternalError", *message = NULL;
    char text[60];
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
        if (errors[i].error == error) {
            thrown = errors[i].thrown;
            message = errors[i].message;
        }
    }
    if (strcmp(thrown, "java/lang/InternalError") == 0) {
        snprintf(text, sizeof text, "error %d of the tool interface", (int)error);
        message = text;
    }
    jclass c = (*jni)->FindClass(jni, thrown);
    if (c != NULL) {
        (*jni)->ThrowNew(jni, c, message);
    }
    return false;
}

static void throw_null(JNIEnv *jni, const char *what)
{
    jclass c = (*jni)->FindClass(jni, "java/lang/NullPointerException");
    if (c != NULL) {
        (*jni)->ThrowNew(jni, c, what);
    }
}

/* ---- what classes there are ---- */

/* Frees the VM's list. NULL with an exception pending. */
static jobjectArray class_array(JNIEnv *jni, jvmtiEnv *ti, jint count, jclass *classes)
{
    (*jni)->EnsureLocalCapacity(jni, count);
    jclass type = (*jni)->FindClass(jni, "java/lang/Class");
    jobjectArray array = type != NULL ? (*jni)->NewObjectArray(jni, count, type, NULL) : NULL;
    for (jint i = 0; i < count; i++) {
        if (array != NULL) {
            (*jni)->SetObjectArrayElement(jni, array, i, classes[i]);
            array = (*jni)->ExceptionCheck(jni) ? NULL : array;
        }
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    (*ti)->Deallocate(ti, (unsigned char *)classes);
    return array;
}

NATIVE(jobjectArray, getAllLoadedClasses0)(JNIEnv *jni, jobject self, jlong address)
{
    (void)self;
    jvmtiEnv *ti = agent_of(address)->plain.ti;
    jint count;
    jclass *classes;
    return check(jni, (*ti)->GetLoadedClasses(ti, &count, &classes)) ? class_array(jni, ti, count, classes) : NULL;
}

NATIVE(jobjectArray, getInitiatedClasses0)(JNIEnv *jni, jobject self, jlong address, jobject loader)
{
    (void)self;
    jvmtiEnv *ti = agent_of(address)->plain.ti;
    jint count;
    jclass *classes;
    bool ok = check(jni, (*ti)->GetClassLoaderClasses(ti, loader, &count, &classes));
    return ok ? class_array(jni, ti, count, classes) : NULL;
}

NATIVE(jlong, getObjectSize0)(JNIEnv *jni, jobject self, jlong address, jobject o)
{
    (void)self;
    jvmtiEnv *ti = agent_of(address)->plain.ti;
    jlong size = -1;
    check(jni, (*ti)->GetObjectSize(ti, o, &size));
    return size;
}

NATIVE(jboolean, isModifiableClass0)(JNIEnv *jni, jobject self, jlong address, jclass c)
{
    (void)self;
    jvmtiEnv *ti = agent_of(address)->plain.ti;
    jboolean answer = JNI_FALSE;
    check(jni, (*ti)->IsModifiableClass(ti, c, &answer));
    return answer;
}

NATIVE(jboolean, isRetransformClassesSupported0)(JNIEnv *jni, jobject self, jlong address)
{
    (void)jni;
    (void)self;
    return agent_of(address)->retransforming.ti != NULL;
}

/* ---- the hook ---- */

static void switch_hook(JNIEnv *jni, const Hook *hook, jboolean on)
{
    jvmtiEventMode mode = on ? JVMTI_ENABLE : JVMTI_DISABLE;
    if (hook->ti == NULL) {
        check(jni, JVMTI_ERROR_MUST_POSSESS_CAPABILITY);
        return;
    }
    check(jni, (*hook->ti)->SetEventNotificationMode(hook->ti, mode, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL));
}

NATIVE(void, setHasTransformers)(JNIEnv *jni, jobject self, jlong address, jboolean has)
{
    (void)self;
    switch_hook(jni, &agent_of(address)->plain, has);
}

NATIVE(void, setHasRetransformableTransformers)(JNIEnv *jni, jobject self, jlong address, jboolean has)
{
    (void)self;
    switch_hook(jni, &agent_of(address)->retransforming, has);
}

/* ---- new versions ---- */

NATIVE(void, retransformClasses0)(JNIEnv *jni, jobject self, jlong address, jobjectArray classes)
{
    (void)self;
    jvmtiEnv *ti = agent_of(address)->retransforming.ti;
    jsize count = (*jni)->GetArrayLength(jni, classes);
    if (ti == NULL) {
        check(jni, JVMTI_ERROR_MUST_POSSESS_CAPABILITY);
        return;
    }
    if ((*jni)->EnsureLocalCapacity(jni, count + 16) != JNI_OK) {
        return;
    }
    jclass *list = calloc((size_t)count + 1, sizeof *list);
    bool complete = list != NULL;
    for (jsize i = 0; complete && i < count; i++) {
        list[i] = (*jni)->GetObjectArrayElement(jni, classes, i);
        complete = list[i] != NULL;
    }
    if (complete) {
        check(jni, (*ti)->RetransformClasses(ti, count, list));
    } else {
        throw_null(jni, "null passed as an element of 'classes' in retransformClasses");
    }
    free(list);
}

/* One definition: its class, and its bytes in malloc'ed memory. False with an exception pending. */
static bool definition_take(JNIEnv *jni, jobject o, jvmtiClassDefinition *d)
{
    jclass type = o != NULL ? (*jni)->GetObjectClass(jni, o) : NULL;
    if (type == NULL) {
        throw_null(jni, "null passed as an element of 'definitions' in redefineClasses");
        return false;
    }
    jmethodID get_class = (*jni)->GetMethodID(jni, type, "getDefinitionClass", "()Ljava/lang/Class;");
    jmethodID get_file = get_class ? (*jni)->GetMethodID(jni, type, "getDefinitionClassFile", "()[B") : NULL;
    if (get_file == NULL) {
        return false;
    }
    d->klass = (*jni)->CallObjectMethod(jni, o, get_class);
    jbyteArray file = (*jni)->ExceptionCheck(jni) ? NULL : (*jni)->CallObjectMethod(jni, o, get_file);
    if ((*jni)->ExceptionCheck(jni) || d->klass == NULL || file == NULL) {
        return false;
    }
    d->class_byte_count = (*jni)->GetArrayLength(jni, file);
    unsigned char *bytes = malloc((size_t)d->class_byte_count + 1);
    if (bytes == NULL) {
        check(jni, JVMTI_ERROR_OUT_OF_MEMORY);
        return false;
    }
    (*jni)->GetByteArrayRegion(jni, file, 0, d->class_byte_count, (jbyte *)bytes);
    d->class_bytes = bytes;
    (*jni)->DeleteLocalRef(jni, file);
    (*jni)->DeleteLocalRef(jni, type);
    return true;
}

NATIVE(void, redefineClasses0)(JNIEnv *jni, jobject self, jlong address, jobjectArray definitions)
{
    (void)self;
    jvmtiEnv *ti = agent_of(address)->plain.ti;
    jsize count = (*jni)->GetArrayLength(jni, definitions);
    if ((*jni)->EnsureLocalCapacity(jni, 2 * count + 16) != JNI_OK) {
        return;
    }
    jvmtiClassDefinition *list = calloc((size_t)count + 1, sizeof *list);
    bool complete = list != NULL || check(jni, JVMTI_ERROR_OUT_OF_MEMORY);
    for (jsize i = 0; complete && i < count; i++) {
        complete = definition_take(jni, (*jni)->GetObjectArrayElement(jni, definitions, i), &list[i]);
    }
    if (complete) {
        check(jni, (*ti)->RedefineClasses(ti, count, list));
    }
    for (jsize i = 0; list != NULL && i < count; i++) {
        free((void *)list[i].class_bytes);
    }
    free(list);
}

/* ---- search paths, prefixes ---- */

NATIVE(void, appendToClassLoaderSearch0)(JNIEnv *jni, jobject self, jlong address, jstring jar, jboolean boot)
{
    (void)self;
    jvmtiEnv *ti = agent_of(address)->plain.ti;
    const char *path = jar != NULL ? (*jni)->GetStringUTFChars(jni, jar, NULL) : NULL;
    if (path == NULL) {
        if (jar == NULL) {
            throw_null(jni, "null passed as the name of a jar");
        }
        return;
    }
    jvmtiError error =
        boot ? (*ti)->AddToBootstrapClassLoaderSearch(ti, path) : (*ti)->AddToSystemClassLoaderSearch(ti, path);
    (*jni)->ReleaseStringUTFChars(jni, jar, path);
    check(jni, error);
}

/* Copies of the strings, malloc'ed; stops at the first that cannot be had. */
static jsize prefixes_take(JNIEnv *jni, jobjectArray prefixes, char **list, jsize count)
{
    jsize taken = 0;
    for (; taken < count; taken++) {
        jstring s = (*jni)->GetObjectArrayElement(jni, prefixes, taken);
        const char *text = s != NULL ? (*jni)->GetStringUTFChars(jni, s, NULL) : NULL;
        list[taken] = text != NULL ? strdup(text) : NULL;
        if (text != NULL) {
            (*jni)->ReleaseStringUTFChars(jni, s, text);
        }
        (*jni)->DeleteLocalRef(jni, s);
        if (list[taken] == NULL) {
            break;
        }
    }
    return taken;
}

NATIVE(void, setNativeMethodPrefixes)
(JNIEnv *jni, jobject self, jlong address, jobjectArray prefixes, jboolean retransforming)
{
    (void)self;
    jvmtiEnv *ti = retransforming ? agent_of(address)->retransforming.ti : agent_of(address)->plain.ti;
    jsize count = (*jni)->GetArrayLength(jni, prefixes), taken = 0;
    char **list = calloc((size_t)count + 1, sizeof *list);
    if (list != NULL) {
        taken = prefixes_take(jni, prefixes, list, count);
    }
    if (list == NULL || ti == NULL || taken < count) {
        check(jni, ti == NULL ? JVMTI_ERROR_MUST_POSSESS_CAPABILITY : JVMTI_ERROR_OUT_OF_MEMORY);
    } else {
        check(jni, (*ti)->SetNativeMethodPrefixes(ti, count, list));
    }
    for (jsize i = 0; i < taken; i++) {
        free(list[i]);
    }
    free(list);
}

/* ---- agents themselves ---- */

/* Static: the jar of an agent, for the warning about a late one. */
NATIVE(jstring, jarFile)(JNIEnv *jni, jclass c, jlong address)
{
    (void)c;
    return string_of(jni, agent_of(address)->jar);
}

/* Static: the launcher's jar names an agent. Ends the VM's start if it fails, as an exception or after a message. */
NATIVE(void, loadAgent0)(JNIEnv *jni, jclass c, jstring path)
{
    (void)c;
    const char *jar = path != NULL ? (*jni)->GetStringUTFChars(jni, path, NULL) : NULL;
    if (jar == NULL) {
        return;
    }
    bool ok = agent_launch(jni, jar);
    (*jni)->ReleaseStringUTFChars(jni, path, jar);
    jclass error = !ok && !(*jni)->ExceptionCheck(jni) ? (*jni)->FindClass(jni, "java/lang/InternalError") : NULL;
    if (error != NULL) {
        (*jni)->ThrowNew(jni, error, "the agent was not loaded");
    }
}

/* A VM of another version may lack some of them. */
void natives_register(JNIEnv *jni, jclass implementation)
{
#define BOUND(name, sig)                                                                                               \
    {                                                                                                                  \
        (char *)#name, (char *)(sig), (void *)Java_sun_instrument_InstrumentationImpl_##name                           \
    }
    static const JNINativeMethod methods[] = {
        BOUND(isModifiableClass0, "(JLjava/lang/Class;)Z"),
        BOUND(isRetransformClassesSupported0, "(J)Z"),
        BOUND(setHasTransformers, "(JZ)V"),
        BOUND(setHasRetransformableTransformers, "(JZ)V"),
        BOUND(retransformClasses0, "(J[Ljava/lang/Class;)V"),
        BOUND(redefineClasses0, "(J[Ljava/lang/instrument/ClassDefinition;)V"),
        BOUND(getAllLoadedClasses0, "(J)[Ljava/lang/Class;"),
        BOUND(getInitiatedClasses0, "(JLjava/lang/ClassLoader;)[Ljava/lang/Class;"),
        BOUND(getObjectSize0, "(JLjava/lang/Object;)J"),
        BOUND(appendToClassLoaderSearch0, "(JLjava/lang/String;Z)V"),
        BOUND(setNativeMethodPrefixes, "(J[Ljava/lang/String;Z)V"),
        BOUND(jarFile, "(J)Ljava/lang/String;"),
        BOUND(loadAgent0, "(Ljava/lang/String;)V"),
    };
#undef BOUND
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++) {
        if ((*jni)->RegisterNatives(jni, implementation, &methods[i], 1) != JNI_OK) {
            (*jni)->ExceptionClear(jni);
        }
    }
}
