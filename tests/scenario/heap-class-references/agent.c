/*
 * Counts what the class Main refers to, by kind; looks at the JNI references of the thread that is in VMInit.
 */
#include "scenario.h"

enum { MAIN = 1, LOADER, DOMAIN, HELD };
static jvmtiEnv *ti;
static int to_loader, by_loader_kind, to_domain, by_domain_kind, held, wrong;

static jint JNICALL reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                              jlong from_class_tag, jlong size, jlong *tag, jlong *from_tag, jint length, void *data)
{
    (void)class_tag, (void)from_class_tag, (void)size, (void)length, (void)data;
    int from_main = from_tag != NULL && *from_tag == MAIN;
    if (from_main && *tag == LOADER) {
        to_loader++;
        by_loader_kind += kind == JVMTI_HEAP_REFERENCE_CLASS_LOADER;
    }
    if (from_main && *tag == DOMAIN) {
        to_domain++;
        by_domain_kind += kind == JVMTI_HEAP_REFERENCE_PROTECTION_DOMAIN;
    }
    if (kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL && *tag == HELD) {
        held++;
        wrong += info->jni_local.depth != 0 || info->jni_local.method != NULL;
    }
    return JVMTI_VISIT_OBJECTS;
}

static void follow(void)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    must(ti, (*ti)->FollowReferences(ti, 0, NULL, NULL, &callbacks, NULL));
}

static void JNICALL started(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    (void)thread;
    jobject text = (*jni)->NewStringUTF(jni, "held");
    must(env, (*env)->SetTag(env, text, HELD));
    follow();
    say("without frames: %s, with another depth or a method: %d", held > 0 ? "reported" : "missing", wrong);
    must(env, (*env)->SetTag(env, text, 0));
}

JNIEXPORT void JNICALL Java_Main_walk(JNIEnv *jni, jclass c, jobject loader, jobject domain)
{
    (void)jni;
    must(ti, (*ti)->SetTag(ti, c, MAIN));
    must(ti, (*ti)->SetTag(ti, loader, LOADER));
    must(ti, (*ti)->SetTag(ti, domain, DOMAIN));
    follow();
    say("loader: %d, by its kind %d", to_loader, by_loader_kind);
    say("protection domain: %d, by its kind %d", to_domain, by_domain_kind);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.VMInit = started};
    jvmtiCapabilities caps = {.can_tag_objects = 1};
    (void)options, (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_INIT);
    return 0;
}
