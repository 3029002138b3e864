/* What is wrong is undefined in the specification; tivm throws, and answers 0. */
#include "scenario.h"

static jvmtiEnv *ti;
static int told;

static jclass class_of(JNIEnv *jni, const char *name)
{
    return (*jni)->FindClass(jni, name);
}

static jfieldID field(JNIEnv *jni, const char *name, const char *type)
{
    return (*jni)->GetFieldID(jni, class_of(jni, "Main$Base"), name, type);
}

static void read_by(JNIEnv *jni, const char *what, const char *how, jobject o)
{
    say("%s, %s: %d %lld %.1f %d", what, how, (*jni)->GetIntField(jni, o, field(jni, "number", "I")),
        (long long)(*jni)->GetLongField(jni, o, field(jni, "wide", "J")),
        (*jni)->GetDoubleField(jni, o, field(jni, "real", "D")),
        (*jni)->GetBooleanField(jni, o, field(jni, "truth", "Z")));
}

JNIEXPORT void JNICALL Java_Main_read(JNIEnv *jni, jclass c, jstring jwhat, jobject o)
{
    const char *what = (*jni)->GetStringUTFChars(jni, jwhat, NULL);
    (void)c;
    read_by(jni, what, "local", o);
    read_by(jni, what, "global", (*jni)->NewGlobalRef(jni, o));
    read_by(jni, what, "weak", (*jni)->NewWeakGlobalRef(jni, o));
    (*jni)->ReleaseStringUTFChars(jni, jwhat, what);
}

/* By its name: what was thrown. */
static void thrown(JNIEnv *jni, const char *what, jlong answer)
{
    static const char *const names[] = {"java/lang/NullPointerException", "java/lang/NoSuchFieldError",
                                        "java/lang/IncompatibleClassChangeError"};
    jthrowable t = (*jni)->ExceptionOccurred(jni);
    const char *name = "nothing";
    (*jni)->ExceptionClear(jni);
    for (int i = 2; t != NULL && i >= 0; i--) /* a NoSuchFieldError is the last one, too */
        if ((*jni)->IsInstanceOf(jni, t, class_of(jni, names[i])))
            name = names[i];
    say("%s: %s, %lld", what, name, (long long)answer);
}

JNIEXPORT void JNICALL Java_Main_mistakes(JNIEnv *jni, jclass c, jobject base, jobject other)
{
    jfieldID number = field(jni, "number", "I"), wide = field(jni, "wide", "J");
    jfieldID shared = (*jni)->GetStaticFieldID(jni, class_of(jni, "Main$Base"), "shared", "I");
    (void)c;
    thrown(jni, "of another class", (*jni)->GetIntField(jni, other, number));
    thrown(jni, "of another type", (*jni)->GetIntField(jni, base, wide));
    thrown(jni, "a narrower one", (*jni)->GetLongField(jni, base, number));
    thrown(jni, "static", (*jni)->GetIntField(jni, base, shared));
    thrown(jni, "no field", (*jni)->GetIntField(jni, base, NULL));
    thrown(jni, "no object", (*jni)->GetIntField(jni, NULL, number));
    jobject local = (*jni)->NewLocalRef(jni, base);
    (*jni)->DeleteLocalRef(jni, local);
    thrown(jni, "a reference that was deleted", (*jni)->GetIntField(jni, local, number));
}

static void JNICALL was_read(jvmtiEnv *env, JNIEnv *jni, jthread t, jmethodID m, jlocation at, jclass c, jobject o,
                             jfieldID f)
{
    (void)env, (void)jni, (void)t, (void)m, (void)at, (void)c, (void)o, (void)f;
    told++;
}

static void JNICALL was_written(jvmtiEnv *env, JNIEnv *jni, jthread t, jmethodID m, jlocation at, jclass c, jobject o,
                                jfieldID f, char type, jvalue value)
{
    (void)env, (void)jni, (void)t, (void)m, (void)at, (void)c, (void)o, (void)f, (void)type, (void)value;
    told += 100;
}

static void use(JNIEnv *jni, const char *when, jobject base, jobject sub)
{
    jfieldID number = field(jni, "number", "I");
    told = 0;
    (*jni)->GetIntField(jni, base, number);
    (*jni)->GetIntField(jni, sub, number);
    (*jni)->GetIntField(jni, base, number);
    (*jni)->SetIntField(jni, base, number, 7);
    say("%s: told of %d reads, %d writes", when, told % 100, told / 100);
}

JNIEXPORT void JNICALL Java_Main_watched(JNIEnv *jni, jclass c, jobject base, jobject sub)
{
    jclass holder = class_of(jni, "Main$Base");
    jfieldID number = field(jni, "number", "I");
    (void)c;
    use(jni, "without a watch", base, sub);
    must(ti, (*ti)->SetFieldAccessWatch(ti, holder, number));
    use(jni, "access", base, sub);
    must(ti, (*ti)->SetFieldModificationWatch(ti, holder, number));
    use(jni, "both", base, sub);
    must(ti, (*ti)->ClearFieldAccessWatch(ti, holder, number));
    use(jni, "modification", base, sub);
    must(ti, (*ti)->ClearFieldModificationWatch(ti, holder, number));
    use(jni, "no more", base, sub);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.FieldAccess = was_read, .FieldModification = was_written};
    jvmtiCapabilities caps = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1};
    (void)options, (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_FIELD_ACCESS);
    on(ti, JVMTI_EVENT_FIELD_MODIFICATION);
    return JNI_OK;
}
