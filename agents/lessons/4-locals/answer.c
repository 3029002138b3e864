/* Lesson 4, the answer: the variables by name. */
#include "lesson.h"

static void tell_variable(jvmtiEnv *ti, jthread thread, const jvmtiLocalVariableEntry *v, jlocation location)
{
    jint value;
    int visible = v->start_location <= location && location < v->start_location + v->length;
    if (!visible || strcmp(v->signature, "I") != 0)
        return;
    must(ti, (*ti)->GetLocalInt(ti, thread, 0, v->slot, &value));
    say("[agent] %s = %d", v->name, (int)value);
}

static void JNICALL breakpoint(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    jint count;
    jvmtiLocalVariableEntry *table;
    must(ti, (*ti)->GetLocalVariableTable(ti, method, &count, &table));
    for (jint i = 0; i < count; i++) {
        tell_variable(ti, thread, &table[i], location);
        give_back(ti, table[i].name);
        give_back(ti, table[i].signature);
        if (table[i].generic_signature != NULL)
            give_back(ti, table[i].generic_signature);
    }
    give_back(ti, table);
}

static void JNICALL class_prepare(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass cls)
{
    char *signature;
    must(ti, (*ti)->GetClassSignature(ti, cls, &signature, NULL));
    if (strcmp(signature, "LMain;") == 0)
        must(ti, (*ti)->SetBreakpoint(ti, (*jni)->GetStaticMethodID(jni, cls, "price", "(II)I"), 0));
    give_back(ti, signature);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    jvmtiCapabilities wanted = {.can_generate_breakpoint_events = 1, .can_access_local_variables = 1};
    jvmtiEventCallbacks callbacks = {.ClassPrepare = class_prepare, .Breakpoint = breakpoint};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    enable(ti, JVMTI_EVENT_CLASS_PREPARE);
    enable(ti, JVMTI_EVENT_BREAKPOINT);
    return JNI_OK;
}
