/* What the VM offers: versions, functions, events and capabilities, one of each time. */
#include "scenario.h"

static void tell_versions(JavaVM *vm)
{
    static const jint all[] = {JVMTI_VERSION_1_0, JVMTI_VERSION_1_1, JVMTI_VERSION_1_2, JVMTI_VERSION_9,
                               JVMTI_VERSION_11,  0x300d0000,        0x30110000,        0x30130000,
                               0x30150000,        0x30190000,        0x30190100,        0x301a0000,
                               0x30010300,        0x30020000,        0x30090100,        0x300a0000,
                               0x300b0100,        0x300c0000,        (jint)0xb0190000u};
    void *env;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        say("GetEnv %x: %d", (unsigned)all[i], (int)(*vm)->GetEnv(vm, &env, all[i]));
}

static void tell_event(jvmtiEnv *ti, const char *name, int event)
{
    jvmtiError error = (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, event, NULL);
    say("enabling %s: %s", name, name_of(ti, error));
}

static void tell_cap(jvmtiEnv *ti, const char *name, int bit)
{
    jvmtiCapabilities there, wanted = {0};
    must(ti, (*ti)->GetPotentialCapabilities(ti, &there));
    ((unsigned char *)&wanted)[bit / 8] = (unsigned char)(1 << bit % 8);
    int offered = ((unsigned char *)&there)[bit / 8] >> bit % 8 & 1;
    say("%s: %s, adding it: %s", name, offered ? "offered" : "not offered",
        name_of(ti, (*ti)->AddCapabilities(ti, &wanted)));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiEnv *ti = NULL;
    jint version;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_0) != JNI_OK)
        return JNI_ERR;
    must(ti, (*ti)->GetVersionNumber(ti, &version));
    say("version %x", (unsigned)version);
    tell_versions(vm);
    say("ForceEarlyReturnVoid (1.1) is %s", (*ti)->ForceEarlyReturnVoid == NULL ? "not there" : "there");
    say("GetAllModules (9) is %s", (*ti)->GetAllModules == NULL ? "not there" : "there");
    say("SetHeapSamplingInterval (11) is %s", (*ti)->SetHeapSamplingInterval == NULL ? "not there" : "there");
    say("GetTag (1.0) is %s", (*ti)->GetTag == NULL ? "not there" : "there");
    tell_cap(ti, "can_tag_objects (1.0)", 0);
    tell_cap(ti, "can_suspend (1.0)", 20);
    tell_cap(ti, "can_retransform_classes (1.1)", 37);
    tell_cap(ti, "can_generate_early_vmstart (9)", 41);
    tell_cap(ti, "can_generate_sampled_object_alloc_events (11)", 43);
    tell_cap(ti, "can_support_virtual_threads (21)", 44);
    tell_event(ti, "ResourceExhausted (1.1)", JVMTI_EVENT_RESOURCE_EXHAUSTED);
    tell_event(ti, "SampledObjectAlloc (11)", JVMTI_EVENT_SAMPLED_OBJECT_ALLOC);
    tell_event(ti, "VirtualThreadStart (21)", 87);
    tell_event(ti, "ThreadStart (1.0)", JVMTI_EVENT_THREAD_START);
    return JNI_OK;
}
