/* Prints entry and exit of the methods of the program, indented by depth. */
#include "scenario.h"

static int depth;

static int ours(jvmtiEnv *ti, jmethodID m)
{
    char *name = method_class(ti, m);
    int yes = is_ours(name);
    drop(ti, name);
    return yes;
}

static void JNICALL entry(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID m)
{
    if (ours(ti, m)) {
        say("%*s> %s", 2 * depth++, "", method_name(ti, m));
    }
}

static void value(jvmtiEnv *ti, JNIEnv *jni, jmethodID m, jvalue v, char *out, size_t size)
{
    char *signature;
    must(ti, (*ti)->GetMethodName(ti, m, NULL, &signature, NULL));
    switch (strchr(signature, ')')[1]) {
    case 'I': snprintf(out, size, " = %d", v.i); break;
    case 'J': snprintf(out, size, " = %lld", (long long)v.j); break;
    case 'D': snprintf(out, size, " = %g", v.d); break;
    case 'F': snprintf(out, size, " = %g", v.f); break;
    case 'Z': snprintf(out, size, " = %s", v.z ? "true" : "false"); break;
    case 'C': snprintf(out, size, " = '%c'", v.c); break;
    case 'L':
        if (v.l == NULL) {
            snprintf(out, size, " = null");
        } else {
            const char *s = (*jni)->GetStringUTFChars(jni, v.l, NULL);
            snprintf(out, size, " = \"%s\"", s);
            (*jni)->ReleaseStringUTFChars(jni, v.l, s);
        }
        break;
    default: out[0] = 0;
    }
    drop(ti, signature);
}

static void JNICALL method_exit(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID m, jboolean by_exception, jvalue v)
{
    if (ours(ti, m)) {
        char text[100] = " by exception";
        if (!by_exception) {
            value(ti, jni, m, v, text, sizeof text);
        }
        say("%*s< %s%s", 2 * --depth, "", method_name(ti, m), text);
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = new_env(vm);
    jvmtiCapabilities add = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1};
    must(ti, (*ti)->AddCapabilities(ti, &add));
    jvmtiEventCallbacks callbacks = {.MethodEntry = entry, .MethodExit = method_exit};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_METHOD_ENTRY);
    on(ti, JVMTI_EVENT_METHOD_EXIT);
    return JNI_OK;
}
