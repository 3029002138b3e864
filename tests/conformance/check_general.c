/* check_general.c - chapter General: phases, environments, versions, error names, verbose flags. */
#define CHAPTER "general"
#include "kit.h"

#include <pthread.h>

/* ---- phases */

static jvmtiPhase phase_in_hook = 0;

AT_LOAD(general_load)
{
    TI(GetPhase, &phase_in_hook);
}

CHECK_AT(KIT_ONLOAD, GetPhase, onload, NEEDS(), "In Agent_OnLoad the phase is OnLoad.")
{
    jvmtiPhase phase = 0;
    MUST(GetPhase, &phase);
    SAME_INT(phase, JVMTI_PHASE_ONLOAD, "phase");
    SAME_INT(phase_in_hook, JVMTI_PHASE_ONLOAD, "phase before");
}

CHECK_AT(KIT_START, GetPhase, start, NEEDS(), "In the VMStart event the phase is start.")
{
    jvmtiPhase phase = 0;
    MUST(GetPhase, &phase);
    SAME_INT(phase, JVMTI_PHASE_START, "phase");
}

CHECK_AT(KIT_INIT, GetPhase, init, NEEDS(), "In the VMInit event the phase is live.")
{
    jvmtiPhase phase = 0;
    MUST(GetPhase, &phase);
    SAME_INT(phase, JVMTI_PHASE_LIVE, "phase");
}

CHECK(GetPhase, live, NEEDS(), "While the program runs the phase is live.")
{
    jvmtiPhase phase = 0;
    MUST(GetPhase, &phase);
    SAME_INT(phase, JVMTI_PHASE_LIVE, "phase");
}

CHECK_AT(KIT_DEATH, GetPhase, death, NEEDS(), "In the VMDeath event the phase is still live.")
{
    jvmtiPhase phase = 0;
    MUST(GetPhase, &phase);
    SAME_INT(phase, JVMTI_PHASE_LIVE, "phase");
}

CHECK(GetPhase, refuses_no_environment, NEEDS(),
      "What is no environment is INVALID_ENVIRONMENT: other memory, and a place beside one.")
{
    static void *other[200];
    jvmtiPhase phase = 0;
    jvmtiEnv *beside = (jvmtiEnv *)((char *)k->ti + sizeof(void *));
    GIVES(JVMTI_ERROR_INVALID_ENVIRONMENT, (*k->ti)->GetPhase((jvmtiEnv *)&other[100], &phase));
    GIVES(JVMTI_ERROR_INVALID_ENVIRONMENT, (*k->ti)->GetPhase(beside, &phase));
    MUST(GetPhase, &phase);
    SAME_INT(phase, JVMTI_PHASE_LIVE, "phase");
}

static void *phase_detached(void *arg)
{
    Kit *k = arg;
    jvmtiPhase phase = 0;
    return TI(GetPhase, &phase) == JVMTI_ERROR_UNATTACHED_THREAD ? k : NULL;
}

CHECK(GetPhase, detached_thread, NEEDS(), "On a thread that is not attached GetPhase is UNATTACHED_THREAD.")
{
    pthread_t thread;
    void *result = NULL;
    DO(pthread_create(&thread, NULL, phase_detached, k) == 0 && pthread_join(thread, &result) == 0);
    TRUE(result == k, "another answer");
}

/* ---- version */

CHECK(GetVersionNumber, is_jvmti, NEEDS(), "The interface type of the version is JVMTI.")
{
    jint v = 0;
    MUST(GetVersionNumber, &v);
    SAME_INT(v & JVMTI_VERSION_MASK_INTERFACE_TYPE, JVMTI_VERSION_INTERFACE_JVMTI, "interface type");
}

CHECK(GetVersionNumber, at_least_headers, NEEDS(), "The version is at least that of the JVM's own headers.")
{
    jint v = 0;
    MUST(GetVersionNumber, &v);
    SAME_INT((v & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR,
             (JVMTI_VERSION & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR, "major version");
}

CHECK_AT(KIT_ONLOAD, GetVersionNumber, in_onload, NEEDS(), "The version can be asked in the OnLoad phase.")
{
    jint v = 0;
    MUST(GetVersionNumber, &v);
    SAME_INT((v & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR, k->version, "major version");
    SAME_INT(v & JVMTI_VERSION_MASK_INTERFACE_TYPE, JVMTI_VERSION_INTERFACE_JVMTI, "kind of interface");
}

CHECK(GetVersionNumber, same_for_old_environments, NEEDS(),
      "An environment made for version 1.0 reports the JVM's version all the same.")
{
    jvmtiEnv *old = NULL;
    jint a = 0, b = 0;
    SAME_INT((*k->vm)->GetEnv(k->vm, (void **)&old, JVMTI_VERSION_1_0), JNI_OK, "GetEnv");
    jvmtiError e = (*old)->GetVersionNumber(old, &a);
    (*old)->DisposeEnvironment(old);
    GIVES(JVMTI_ERROR_NONE, e);
    MUST(GetVersionNumber, &b);
    SAME_INT(a, b, "version");
}

/* ---- environments */

CHECK(DisposeEnvironment, new_one_each_time, NEEDS(), "Each GetEnv for JVMTI makes a new environment.")
{
    jvmtiEnv *a = kit_env(k, NULL), *b = kit_env(k, NULL);
    DO(a != NULL && b != NULL);
    TRUE(a != b, "the same environment twice");
}

CHECK(DisposeEnvironment, versions, NEEDS(),
      "GetEnv takes the versions 1, 1.1, 1.2, 9, 11, those from 13 on to its own, and refuses what is no version.")
{
    static const jint versions[] = {JVMTI_VERSION_1, JVMTI_VERSION_1_1, JVMTI_VERSION_1_2, JVMTI_VERSION_9,
                                    JVMTI_VERSION_11};
    jvmtiEnv *env = NULL;
    for (size_t i = 0; i < sizeof versions / sizeof versions[0]; i++) {
        SAME_INT((*k->vm)->GetEnv(k->vm, (void **)&env, versions[i]), JNI_OK, "GetEnv");
        (*env)->DisposeEnvironment(env);
    }
    for (jint major = 13; major <= k->version; major++) {
        SAME_INT(
            (*k->vm)->GetEnv(k->vm, (void **)&env, JVMTI_VERSION_INTERFACE_JVMTI | major << JVMTI_VERSION_SHIFT_MAJOR),
            JNI_OK, "GetEnv of a version from 13 on");
        (*env)->DisposeEnvironment(env);
    }
    SAME_INT((*k->vm)->GetEnv(k->vm, (void **)&env,
                              JVMTI_VERSION_INTERFACE_JVMTI | (k->version + 1) << JVMTI_VERSION_SHIFT_MAJOR),
             JNI_EVERSION, "GetEnv of a later version");
    SAME_INT((*k->vm)->GetEnv(k->vm, (void **)&env, 0x30020000), JNI_EVERSION, "GetEnv of version 2.0");
    SAME_INT((*k->vm)->GetEnv(k->vm, (void **)&env, 0x3fff0000), JNI_EVERSION, "GetEnv of version 4095");
}

CHECK(DisposeEnvironment, then_invalid, NEEDS(), "After it the environment answers INVALID_ENVIRONMENT.")
{
    jvmtiEnv *env = NULL;
    jvmtiPhase phase;
    SAME_INT((*k->vm)->GetEnv(k->vm, (void **)&env, JVMTI_VERSION_1_2), JNI_OK, "GetEnv");
    GIVES(JVMTI_ERROR_NONE, (*env)->DisposeEnvironment(env));
    GIVES(JVMTI_ERROR_INVALID_ENVIRONMENT, (*env)->GetPhase(env, &phase));
    GIVES(JVMTI_ERROR_INVALID_ENVIRONMENT, (*env)->DisposeEnvironment(env));
}

static atomic_int starts;

static void JNICALL count_thread_start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)ti, (void)jni, (void)thread;
    atomic_fetch_add(&starts, 1);
}

CHECK(DisposeEnvironment, ends_events, NEEDS(), "A disposed environment gets no events.")
{
    jvmtiEnv *env = NULL;
    jvmtiEventCallbacks callbacks = {.ThreadStart = count_thread_start};
    DO((*k->vm)->GetEnv(k->vm, (void **)&env, JVMTI_VERSION_1_2) == JNI_OK);
    GIVES(JVMTI_ERROR_NONE, (*env)->SetEventCallbacks(env, &callbacks, sizeof callbacks));
    GIVES(JVMTI_ERROR_NONE, (*env)->SetEventNotificationMode(env, JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, NULL));
    jthread first = kit_worker(k, "finished");
    DO(first != NULL && kit_worker_end(k, first));
    int seen = atomic_load(&starts);
    GIVES(JVMTI_ERROR_NONE, (*env)->DisposeEnvironment(env));
    jthread second = kit_worker(k, "finished");
    DO(second != NULL && kit_worker_end(k, second));
    TRUE(seen >= 1, "no event before");
    SAME_INT(atomic_load(&starts), seen, "events afterwards");
}

CHECK(DisposeEnvironment, gives_up_capabilities, NEEDS(.can_tag_objects = 1),
      "What it has tagged is tagged no more for a later environment.")
{
    jvmtiEnv *env = NULL;
    jvmtiCapabilities caps = {.can_tag_objects = 1};
    jlong tag = -1;
    jobject object = J(NewStringUTF, "tagged");
    DO((*k->vm)->GetEnv(k->vm, (void **)&env, JVMTI_VERSION_1_2) == JNI_OK);
    GIVES(JVMTI_ERROR_NONE, (*env)->AddCapabilities(env, &caps));
    GIVES(JVMTI_ERROR_NONE, (*env)->SetTag(env, object, 5));
    GIVES(JVMTI_ERROR_NONE, (*env)->DisposeEnvironment(env));
    MUST(GetTag, object, &tag);
    SAME_INT(tag, 0, "tag");
}

CHECK(SetEnvironmentLocalStorage, kept, NEEDS(), "The pointer stored is the pointer got.")
{
    int x = 0;
    void *got = NULL;
    MUST(SetEnvironmentLocalStorage, &x);
    MUST(GetEnvironmentLocalStorage, &got);
    TRUE(got == &x, "another pointer");
    MUST(SetEnvironmentLocalStorage, NULL);
    MUST(GetEnvironmentLocalStorage, &got);
    TRUE(got == NULL, "null is not stored");
}

CHECK(SetEnvironmentLocalStorage, separate, NEEDS(), "Each environment has its own pointer.")
{
    jvmtiEnv *other = kit_env(k, NULL);
    int x = 0;
    void *got = &x;
    DO(other != NULL);
    MUST(SetEnvironmentLocalStorage, &x);
    GIVES(JVMTI_ERROR_NONE, (*other)->GetEnvironmentLocalStorage(other, &got));
    MUST(SetEnvironmentLocalStorage, NULL);
    TRUE(got == NULL, "the other environment's pointer");
}

CHECK(GetEnvironmentLocalStorage, default_null, NEEDS(), "Before anything is stored the pointer is null.")
{
    jvmtiEnv *fresh = kit_env(k, NULL);
    void *got = k;
    DO(fresh != NULL);
    GIVES(JVMTI_ERROR_NONE, (*fresh)->GetEnvironmentLocalStorage(fresh, &got));
    TRUE(got == NULL, "a pointer");
}

static void *storage_detached(void *arg)
{
    Kit *k = arg;
    void *got = NULL;
    return TI(GetEnvironmentLocalStorage, &got) == JVMTI_ERROR_NONE &&
                   TI(SetEnvironmentLocalStorage, got) == JVMTI_ERROR_NONE
               ? k
               : NULL;
}

CHECK(GetEnvironmentLocalStorage, detached_thread, NEEDS(), "It may be called on a thread that is not attached.")
{
    pthread_t thread;
    void *result = NULL;
    DO(pthread_create(&thread, NULL, storage_detached, k) == 0 && pthread_join(thread, &result) == 0);
    TRUE(result == k, "refused");
}

/* ---- names */

static const struct {
    jvmtiError error;
    const char *name;
} errors[] = {
#define E(name)                                                                                                        \
    {                                                                                                                  \
        JVMTI_ERROR_##name, "JVMTI_ERROR_" #name                                                                       \
    }
    E(NONE),
    E(INVALID_THREAD),
    E(INVALID_THREAD_GROUP),
    E(INVALID_PRIORITY),
    E(THREAD_NOT_SUSPENDED),
    E(THREAD_SUSPENDED),
    E(THREAD_NOT_ALIVE),
    E(INVALID_OBJECT),
    E(INVALID_CLASS),
    E(CLASS_NOT_PREPARED),
    E(INVALID_METHODID),
    E(INVALID_LOCATION),
    E(INVALID_FIELDID),
    E(INVALID_MODULE),
    E(NO_MORE_FRAMES),
    E(OPAQUE_FRAME),
    E(TYPE_MISMATCH),
    E(INVALID_SLOT),
    E(DUPLICATE),
    E(NOT_FOUND),
    E(INVALID_MONITOR),
    E(NOT_MONITOR_OWNER),
    E(INTERRUPT),
    E(INVALID_CLASS_FORMAT),
    E(CIRCULAR_CLASS_DEFINITION),
    E(FAILS_VERIFICATION),
    E(UNSUPPORTED_REDEFINITION_METHOD_ADDED),
    E(UNSUPPORTED_REDEFINITION_SCHEMA_CHANGED),
    E(INVALID_TYPESTATE),
    E(UNSUPPORTED_REDEFINITION_HIERARCHY_CHANGED),
    E(UNSUPPORTED_REDEFINITION_METHOD_DELETED),
    E(UNSUPPORTED_VERSION),
    E(NAMES_DONT_MATCH),
    E(UNSUPPORTED_REDEFINITION_CLASS_MODIFIERS_CHANGED),
    E(UNSUPPORTED_REDEFINITION_METHOD_MODIFIERS_CHANGED),
    E(UNMODIFIABLE_CLASS),
    E(UNMODIFIABLE_MODULE),
    E(NOT_AVAILABLE),
    E(MUST_POSSESS_CAPABILITY),
    E(NULL_POINTER),
    E(ABSENT_INFORMATION),
    E(INVALID_EVENT_TYPE),
    E(ILLEGAL_ARGUMENT),
    E(NATIVE_METHOD),
    E(CLASS_LOADER_UNSUPPORTED),
    E(OUT_OF_MEMORY),
    E(ACCESS_DENIED),
    E(WRONG_PHASE),
    E(INTERNAL),
    E(UNATTACHED_THREAD),
    E(INVALID_ENVIRONMENT),
#undef E
};

CHECK(GetErrorName, all, NEEDS(), "The name of an error is that of its constant.")
{
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++) {
        char *name = NULL;
        MUST(GetErrorName, errors[i].error, &name);
        SAME_STR(name, errors[i].name, "name");
        FREE(name);
    }
}

CHECK(GetErrorName, refuses_unknown, NEEDS(), "A number that is no error is ILLEGAL_ARGUMENT.")
{
    char *name = NULL;
    static const int none[] = {-1, 1, 9, 16, 57, 81, 118, 9999};
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        REFUSE(ILLEGAL_ARGUMENT, GetErrorName, (jvmtiError)none[i], &name);
    }
}

CHECK_AT(KIT_ONLOAD, GetErrorName, in_onload, NEEDS(), "Names can be asked in the OnLoad phase.")
{
    char *name = NULL;
    MUST(GetErrorName, JVMTI_ERROR_INTERRUPT, &name);
    SAME_STR(name, "JVMTI_ERROR_INTERRUPT", "name");
    FREE(name);
}

CHECK(GetJLocationFormat, one_of_three, NEEDS(),
      "A location is a bytecode index, a machine address, or something else.")
{
    jvmtiJlocationFormat format = (jvmtiJlocationFormat)77;
    MUST(GetJLocationFormat, &format);
    TRUE(format == JVMTI_JLOCATION_JVMBCI || format == JVMTI_JLOCATION_MACHINEPC || format == JVMTI_JLOCATION_OTHER,
         "format %d", format);
}

CHECK(GetJLocationFormat, agrees_with_methods, NEEDS(),
      "Where locations are bytecode indices, a method starts at location zero.")
{
    jvmtiJlocationFormat format = JVMTI_JLOCATION_OTHER;
    jlocation start = -1, end = -1;
    MUST(GetJLocationFormat, &format);
    if (format != JVMTI_JLOCATION_JVMBCI)
        SKIP("locations are no bytecode indices");
    MUST(GetMethodLocation, kit_static(k, kit_class(k, "kit/Lines"), "three", "(I)I"), &start, &end);
    SAME_INT(start, 0, "start");
    SAME_INT(end, 11, "end");
}

/* What is printed, and where, is each JVM's own: scenarios look at it. */
CHECK(SetVerboseFlag, all_flags, NEEDS(), "Each of the flags can be turned on and off.")
{
    MUST(SetVerboseFlag, JVMTI_VERBOSE_OTHER, JNI_FALSE);
    MUST(SetVerboseFlag, JVMTI_VERBOSE_GC, JNI_TRUE);
    MUST(SetVerboseFlag, JVMTI_VERBOSE_GC, JNI_FALSE);
    MUST(SetVerboseFlag, JVMTI_VERBOSE_CLASS, JNI_TRUE);
    MUST(SetVerboseFlag, JVMTI_VERBOSE_CLASS, JNI_FALSE);
    MUST(SetVerboseFlag, JVMTI_VERBOSE_JNI, JNI_TRUE);
    MUST(SetVerboseFlag, JVMTI_VERBOSE_JNI, JNI_FALSE);
}

CHECK(SetVerboseFlag, refuses_unknown, NEEDS(), "A number that is no flag is ILLEGAL_ARGUMENT.")
{
    REFUSE(ILLEGAL_ARGUMENT, SetVerboseFlag, (jvmtiVerboseFlag)3, JNI_TRUE);
    REFUSE(ILLEGAL_ARGUMENT, SetVerboseFlag, (jvmtiVerboseFlag)99, JNI_FALSE);
}
