/* The VM's part: extensions of our own, put into the shared function table before the tracing agent looks at it. So
 * what is told depends on no VM. */
#include "scenario.h"
#include <stdarg.h>
#include <stdint.h>

static jvmtiEnv *ti;
static jvmtiExtensionEvent told;

static jvmtiError JNICALL mix(jvmtiEnv *env, ...)
{
    va_list a;
    va_start(a, env);
    jint i = va_arg(a, jint);
    jdouble d = va_arg(a, jdouble);
    jlong l = va_arg(a, jlong);
    jfloat f = (jfloat)va_arg(a, jdouble);
    jboolean z = (jboolean)va_arg(a, int);
    const char *text = va_arg(a, const char *);
    jclass c = va_arg(a, jclass);
    void *buffer = va_arg(a, void *);
    jlong *sum = va_arg(a, jlong *);
    char **copy = va_arg(a, char **);
    va_end(a);
    *sum = i + (jlong)d + l + (jlong)f + z + (c != NULL) + (buffer != NULL);
    must(env, (*env)->Allocate(env, (jlong)strlen(text) + 1, (unsigned char **)copy));
    strcpy(*copy, text);
    return JVMTI_ERROR_NONE;
}

static jvmtiError JNICALL refuses(jvmtiEnv *env, ...)
{
    return JVMTI_ERROR_ILLEGAL_ARGUMENT;
}

/* Tells the event, on this thread. */
static jvmtiError JNICALL fire(jvmtiEnv *env, ...)
{
    va_list a;
    va_start(a, env);
    JNIEnv *jni = va_arg(a, JNIEnv *);
    va_end(a);
    if (told != NULL)
        told(env, jni, "a name", (jint)-7, 2.5);
    return JVMTI_ERROR_NONE;
}

static char *copied(const char *text)
{
    char *copy;
    must(ti, (*ti)->Allocate(ti, (jlong)strlen(text) + 1, (unsigned char **)&copy));
    return strcpy(copy, text);
}

static jvmtiParamInfo *params(const jvmtiParamInfo *from, jint count)
{
    jvmtiParamInfo *copy;
    must(ti, (*ti)->Allocate(ti, count * (jlong)sizeof *copy + 1, (unsigned char **)&copy));
    for (jint i = 0; i < count; i++) {
        copy[i] = from[i];
        copy[i].name = copied(from[i].name);
    }
    return copy;
}

static const jvmtiParamInfo of_mix[] = {
    {"count", JVMTI_KIND_IN, JVMTI_TYPE_JINT, 0},    {"real", JVMTI_KIND_IN, JVMTI_TYPE_JDOUBLE, 0},
    {"long", JVMTI_KIND_IN, JVMTI_TYPE_JLONG, 0},    {"small", JVMTI_KIND_IN, JVMTI_TYPE_JFLOAT, 0},
    {"flag", JVMTI_KIND_IN, JVMTI_TYPE_JBOOLEAN, 0}, {"text", JVMTI_KIND_IN_PTR, JVMTI_TYPE_CCHAR, 0},
    {"class", JVMTI_KIND_IN, JVMTI_TYPE_JCLASS, 0},  {"buffer", JVMTI_KIND_IN_BUF, JVMTI_TYPE_CVOID, 0},
    {"sum", JVMTI_KIND_OUT, JVMTI_TYPE_JLONG, 0},    {"copy", JVMTI_KIND_ALLOC_BUF, JVMTI_TYPE_CCHAR, 0},
};
static const jvmtiParamInfo of_fire[] = {{"jni", JVMTI_KIND_IN_PTR, JVMTI_TYPE_JNIENV, 0}};
static const jvmtiParamInfo of_told[] = {{"jni", JVMTI_KIND_IN_PTR, JVMTI_TYPE_JNIENV, 0},
                                         {"name", JVMTI_KIND_IN_PTR, JVMTI_TYPE_CCHAR, 0},
                                         {"number", JVMTI_KIND_IN, JVMTI_TYPE_JINT, 0},
                                         {"real", JVMTI_KIND_IN, JVMTI_TYPE_JDOUBLE, 0}};

static jvmtiError JNICALL extension_functions(jvmtiEnv *env, jint *count, jvmtiExtensionFunctionInfo **out)
{
    const jvmtiExtensionFunctionInfo all[] = {
        {mix, copied("test.functions.Mix"), copied("adds up"), 10, params(of_mix, 10), 0, NULL},
        {refuses, copied("test.functions.Refuses"), copied("always"), 0, NULL, 0, NULL},
        {fire, copied("test.functions.Fire"), copied("tells the event"), 1, params(of_fire, 1), 0, NULL},
    };
    must(ti, (*ti)->Allocate(ti, sizeof all, (unsigned char **)out));
    memcpy(*out, all, sizeof all);
    *count = 3;
    return JVMTI_ERROR_NONE;
}

static jvmtiError JNICALL extension_events(jvmtiEnv *env, jint *count, jvmtiExtensionEventInfo **out)
{
    const jvmtiExtensionEventInfo all[] = {
        {4711, copied("test.events.Told"), copied("when it is asked for"), 4, params(of_told, 4)}};
    must(ti, (*ti)->Allocate(ti, sizeof all, (unsigned char **)out));
    memcpy(*out, all, sizeof all);
    *count = 1;
    return JVMTI_ERROR_NONE;
}

static jvmtiError JNICALL set_callback(jvmtiEnv *env, jint index, jvmtiExtensionEvent callback)
{
    if (index != 4711)
        return JVMTI_ERROR_ILLEGAL_ARGUMENT;
    told = callback;
    return JVMTI_ERROR_NONE;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    struct jvmtiInterface_1_ *table = (struct jvmtiInterface_1_ *)(uintptr_t)*ti;
    table->GetExtensionFunctions = extension_functions;
    table->GetExtensionEvents = extension_events;
    table->SetExtensionEventCallback = set_callback;
    return 0;
}
