/* check_jni.c - chapter JNI Function Interception: the table that all threads call through can be read and replaced. */
#define CHAPTER "jni_interception"
#include "kit.h"

static atomic_int calls;
static jniNativeInterface *original;

static jint JNICALL version_counted(JNIEnv *jni)
{
    atomic_fetch_add(&calls, 1);
    return original->GetVersion(jni);
}

CHECK(GetJNIFunctionTable, copy, NEEDS(), "It gives a copy of the table that is in use.")
{
    jniNativeInterface *t = NULL;
    MUST(GetJNIFunctionTable, &t);
    TRUE(t != NULL && t != (jniNativeInterface *)*k->jni, "the table itself");
    TRUE(t->FindClass != NULL && t->FindClass == (*k->jni)->FindClass, "FindClass differs");
    TRUE(t->GetVersion == (*k->jni)->GetVersion, "GetVersion differs");
    MUST(Deallocate, (unsigned char *)t);
}

CHECK(GetJNIFunctionTable, copy_is_private, NEEDS(), "Writing to the copy changes nothing.")
{
    jniNativeInterface *t = NULL;
    MUST(GetJNIFunctionTable, &t);
    t->GetVersion = version_counted;
    TRUE((*k->jni)->GetVersion != version_counted, "the table in use changed");
    FREE(t);
}

CHECK_AT(KIT_START, GetJNIFunctionTable, in_start, NEEDS(), "It may be called in the start phase.")
{
    jniNativeInterface *t = NULL;
    MUST(GetJNIFunctionTable, &t);
    int same = t != NULL && t->GetVersion == (*k->jni)->GetVersion && t->FindClass == (*k->jni)->FindClass;
    FREE(t);
    TRUE(same, "another table than the one in use");
}

CHECK(SetJNIFunctionTable, replaces, NEEDS(),
      "After it calls go to the new function, until the old table is set again.")
{
    jniNativeInterface *mine = NULL;
    atomic_store(&calls, 0);
    MUST(GetJNIFunctionTable, &original);
    MUST(GetJNIFunctionTable, &mine);
    mine->GetVersion = version_counted;
    MUST(SetJNIFunctionTable, mine);
    jint v = J(GetVersion);
    MUST(SetJNIFunctionTable, original);
    J(GetVersion);
    FREE(mine);
    FREE(original);
    SAME_INT(atomic_load(&calls), 1, "calls of the new function");
    TRUE(v >= 0x00010008, "version 0x%x", v);
}

CHECK(SetJNIFunctionTable, is_copied, NEEDS(), "The table is copied: the agent's memory may change or go.")
{
    jniNativeInterface *mine = NULL;
    MUST(GetJNIFunctionTable, &mine);
    MUST(SetJNIFunctionTable, mine);
    memset(mine, 0, sizeof *mine);
    FREE(mine);
    TRUE(J(GetVersion) >= 0x00010008, "no version");
}

CHECK(SetJNIFunctionTable, other_threads, NEEDS(), "The new function serves threads that run already.")
{
    jniNativeInterface *mine = NULL;
    jthread worker = kit_worker(k, "native");
    DO(worker != NULL);
    atomic_store(&calls, 0);
    MUST(GetJNIFunctionTable, &original);
    MUST(GetJNIFunctionTable, &mine);
    mine->GetVersion = version_counted;
    MUST(SetJNIFunctionTable, mine);
    kit_native_release(); /* block() asks for the version when it wakes */
    int came = kit_wait(k, &calls, 1);
    MUST(SetJNIFunctionTable, original);
    FREE(mine);
    TRUE(came, "the other thread called the old function");
}
