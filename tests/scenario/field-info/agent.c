/* The field chapter; an inherited field is asked for through the subclass. */
#include "scenario.h"

/* The flags that the class-file format defines for fields; a VM may return more. */
#define FIELD_FLAGS 0x50df

static jvmtiEnv *ti;

JNIEXPORT void JNICALL Java_Main_show(JNIEnv *jni, jclass main, jclass c, jstring jname, jstring jsig,
                                      jboolean is_static)
{
    const char *want = (*jni)->GetStringUTFChars(jni, jname, NULL);
    const char *want_sig = (*jni)->GetStringUTFChars(jni, jsig, NULL);
    jfieldID f =
        is_static ? (*jni)->GetStaticFieldID(jni, c, want, want_sig) : (*jni)->GetFieldID(jni, c, want, want_sig);
    char *name, *sig, *generic;
    jclass owner;
    jint modifiers;
    jboolean synthetic;
    must(ti, (*ti)->GetFieldDeclaringClass(ti, c, f, &owner));
    must(ti, (*ti)->GetFieldName(ti, owner, f, &name, &sig, &generic));
    must(ti, (*ti)->GetFieldModifiers(ti, owner, f, &modifiers));
    must(ti, (*ti)->IsFieldSynthetic(ti, owner, f, &synthetic));
    say("%s.%s %s %s, modifiers 0x%04x, synthetic %d", class_name(ti, owner), name, sig,
        generic ? generic : "no generic", modifiers & FIELD_FLAGS, synthetic);
    say("  null field: %s, null class: %s", name_of(ti, (*ti)->GetFieldName(ti, c, NULL, &name, NULL, NULL)),
        name_of(ti, (*ti)->GetFieldName(ti, NULL, f, &name, NULL, NULL)));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    jvmtiCapabilities add = {.can_get_synthetic_attribute = 1};
    must(ti, (*ti)->AddCapabilities(ti, &add));
    return JNI_OK;
}
