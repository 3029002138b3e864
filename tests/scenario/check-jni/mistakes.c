/* Native code that breaks one rule of JNI for each name. */
#include <jvmti.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Case {
    JNIEnv *env;
    jclass main;
    jobject object;
    jintArray numbers;
    jobjectArray objects;
    jstring what;
} Case;

#define E   (*c->env)
#define ENV c->env

static jmethodID method(Case *c, const char *name, const char *sig, int is_static)
{
    return is_static ? E->GetStaticMethodID(ENV, c->main, name, sig) : E->GetMethodID(ENV, c->main, name, sig);
}

static void fine(Case *c)
{
    jmethodID m = method(c, "plain", "()I", 1);
    jint n = E->CallStaticIntMethod(ENV, c->main, m);
    if (E->ExceptionCheck(ENV))
        return;
    jint *p = E->GetIntArrayElements(ENV, c->numbers, NULL);
    p[0] = n;
    E->ReleaseIntArrayElements(ENV, c->numbers, p, 0);
    const char *s = E->GetStringUTFChars(ENV, c->what, NULL);
    E->ReleaseStringUTFChars(ENV, c->what, s);
    jint *q = E->GetPrimitiveArrayCritical(ENV, c->numbers, NULL);
    q[1] = 5;
    E->ReleasePrimitiveArrayCritical(ENV, c->numbers, q, 0);
    jint got[3];
    E->GetIntArrayRegion(ENV, c->numbers, 0, 3, got);
    printf("numbers %d %d %d\n", got[0], got[1], got[2]);
    fflush(stdout);
}

static void pending(Case *c)
{
    E->ThrowNew(ENV, E->FindClass(ENV, "java/lang/RuntimeException"), "pending");
    E->FindClass(ENV, "java/lang/String");
}

static void unchecked(Case *c)
{
    E->CallStaticIntMethod(ENV, c->main, method(c, "plain", "()I", 1));
    E->GetObjectClass(ENV, c->object);
}

static void unchecked_throw(Case *c)
{
    E->CallStaticVoidMethod(ENV, c->main, method(c, "thrower", "()V", 1));
    E->GetObjectClass(ENV, c->object);
}

static void null_object(Case *c)
{
    E->GetObjectClass(ENV, NULL);
}
static void null_class(Case *c)
{
    E->GetSuperclass(ENV, NULL);
}
static void null_array(Case *c)
{
    E->GetArrayLength(ENV, NULL);
}
static void no_array(Case *c)
{
    E->GetArrayLength(ENV, c->object);
}
static void object_array(Case *c)
{
    E->GetIntArrayElements(ENV, (jintArray)c->objects, NULL);
}
static void prim_array(Case *c)
{
    E->GetObjectArrayElement(ENV, (jobjectArray)c->numbers, 0);
}
static void wrong_array(Case *c)
{
    E->GetLongArrayElements(ENV, (jlongArray)c->numbers, NULL);
}
static void no_string(Case *c)
{
    E->GetStringLength(ENV, (jstring)c->object);
}
static void no_class(Case *c)
{
    E->GetSuperclass(ENV, (jclass)c->object);
}

static void bad_ref(Case *c)
{
    static void *junk[4];
    E->GetObjectClass(ENV, (jobject)&junk[1]);
}

static void dead_global(Case *c)
{
    jobject g = E->NewGlobalRef(ENV, c->object);
    E->DeleteGlobalRef(ENV, g);
    E->GetObjectClass(ENV, g);
}

static void dead_local(Case *c)
{
    jobject l = E->NewLocalRef(ENV, c->object);
    E->DeleteLocalRef(ENV, l);
    E->GetObjectClass(ENV, l);
}

/* The slot of the first reference is at once made anew, if the VM is not careful. */
static void dead_then_new(Case *c)
{
    jobject l = E->NewLocalRef(ENV, c->object);
    E->DeleteLocalRef(ENV, l);
    E->NewLocalRef(ENV, c->what);
    E->GetObjectClass(ENV, l);
}

static void dead_weak(Case *c)
{
    jobject w = E->NewWeakGlobalRef(ENV, c->object);
    E->DeleteWeakGlobalRef(ENV, w);
    E->GetObjectClass(ENV, w);
}

static void popped_local(Case *c)
{
    E->PushLocalFrame(ENV, 8);
    jobject l = E->NewLocalRef(ENV, c->object);
    E->PopLocalFrame(ENV, NULL);
    E->PushLocalFrame(ENV, 8);
    E->NewLocalRef(ENV, c->what);
    E->GetObjectClass(ENV, l);
}

/* A weak reference to an object that is gone. */
static jweak weak_of_garbage(Case *c)
{
    E->PushLocalFrame(ENV, 2);
    jweak w = E->NewWeakGlobalRef(ENV, E->AllocObject(ENV, c->main));
    E->PopLocalFrame(ENV, NULL);
    E->CallStaticVoidMethod(ENV, c->main, method(c, "collect", "()V", 1));
    E->ExceptionCheck(ENV);
    return w;
}

static void weak_object(Case *c)
{
    E->GetObjectClass(ENV, weak_of_garbage(c));
}
static void weak_receiver(Case *c)
{
    E->CallVoidMethod(ENV, weak_of_garbage(c), method(c, "nothing", "()V", 0));
}
static void weak_class(Case *c)
{
    E->GetSuperclass(ENV, weak_of_garbage(c));
}
static void weak_string(Case *c)
{
    E->GetStringLength(ENV, weak_of_garbage(c));
}
static void weak_array(Case *c)
{
    E->GetArrayLength(ENV, weak_of_garbage(c));
}
static void weak_throwable(Case *c)
{
    E->Throw(ENV, weak_of_garbage(c));
}

/* Where null may be, so may such a reference. */
static void weak_fine(Case *c)
{
    jweak w = weak_of_garbage(c);
    if (!E->IsSameObject(ENV, w, NULL) || E->NewLocalRef(ENV, w) != NULL || E->NewGlobalRef(ENV, w) != NULL)
        puts("not null");
    E->SetObjectArrayElement(ENV, c->objects, 0, w);
    E->ExceptionCheck(ENV);
    E->DeleteWeakGlobalRef(ENV, w);
}

static jobject kept;

/* A reference of one call, used in the next. */
static void keep(Case *c)
{
    kept = c->object;
}

static void use_kept(Case *c)
{
    E->GetObjectClass(ENV, kept);
}

static void pop_too_many(Case *c)
{
    E->PopLocalFrame(ENV, NULL);
    E->GetObjectClass(ENV, c->object);
}

static void delete_twice(Case *c)
{
    jobject l = E->NewLocalRef(ENV, c->object);
    E->DeleteLocalRef(ENV, l);
    E->DeleteLocalRef(ENV, l);
}

static void delete_local_as_global(Case *c)
{
    E->DeleteGlobalRef(ENV, E->NewLocalRef(ENV, c->object));
}
static void delete_global_as_local(Case *c)
{
    E->DeleteLocalRef(ENV, E->NewGlobalRef(ENV, c->object));
}

static void bad_method(Case *c)
{
    static int junk[8];
    E->CallStaticIntMethod(ENV, c->main, (jmethodID)&junk[2]);
}

static void null_method(Case *c)
{
    E->CallStaticIntMethod(ENV, c->main, NULL);
}
static void static_as_instance(Case *c)
{
    E->CallIntMethod(ENV, c->object, method(c, "plain", "()I", 1));
}
static void instance_as_static(Case *c)
{
    E->CallStaticIntMethod(ENV, c->main, method(c, "instance", "()I", 0));
}
static void method_of_other(Case *c)
{
    E->CallIntMethod(ENV, c->what, method(c, "instance", "()I", 0));
}

static void static_of_other(Case *c)
{
    E->CallStaticIntMethod(ENV, E->FindClass(ENV, "java/lang/String"), method(c, "plain", "()I", 1));
}

static void wrong_result(Case *c)
{
    E->CallStaticObjectMethod(ENV, c->main, method(c, "plain", "()I", 1));
}

static void wrong_result_a(Case *c)
{
    E->CallIntMethodA(ENV, c->object, method(c, "nothing", "()V", 0), NULL);
}

static void nonvirtual_of_other(Case *c)
{
    E->CallNonvirtualIntMethod(ENV, c->object, E->FindClass(ENV, "java/lang/Object"), method(c, "instance", "()I", 0));
}

static void field_value(Case *c)
{
    E->SetObjectField(ENV, c->object, E->GetFieldID(ENV, c->main, "text", "Ljava/lang/String;"), c->object);
}

static void static_field_value(Case *c)
{
    jfieldID field = E->GetStaticFieldID(ENV, c->main, "list", "[I");
    E->SetStaticObjectField(ENV, c->main, field, NULL);
    E->SetStaticObjectField(ENV, c->main, field, c->numbers);
    E->SetStaticObjectField(ENV, c->main, field, c->what);
}

static void field_type(Case *c)
{
    E->GetLongField(ENV, c->object, E->GetFieldID(ENV, c->main, "number", "I"));
}
static void field_static(Case *c)
{
    E->GetIntField(ENV, c->object, E->GetStaticFieldID(ENV, c->main, "shared", "I"));
}
static void static_field_type(Case *c)
{
    E->GetStaticLongField(ENV, c->main, E->GetStaticFieldID(ENV, c->main, "shared", "I"));
}
static void field_of_other(Case *c)
{
    E->GetIntField(ENV, c->what, E->GetFieldID(ENV, c->main, "number", "I"));
}
static void static_field_of_other(Case *c)
{
    E->GetStaticIntField(ENV, E->FindClass(ENV, "java/lang/String"), E->GetStaticFieldID(ENV, c->main, "shared", "I"));
}
static void bad_field(Case *c)
{
    static int junk[8];
    E->GetStaticIntField(ENV, c->main, (jfieldID)&junk[1]);
}
static void null_field(Case *c)
{
    E->GetIntField(ENV, c->object, NULL);
}

static void reflected_field(Case *c)
{
    E->ToReflectedField(ENV, c->main, E->GetFieldID(ENV, c->main, "number", "I"), JNI_TRUE);
}
static void reflected_static_field(Case *c)
{
    E->ToReflectedField(ENV, c->main, E->GetStaticFieldID(ENV, c->main, "shared", "I"), JNI_FALSE);
}
static void reflected_method(Case *c)
{
    E->ToReflectedMethod(ENV, c->main, method(c, "instance", "()I", 0), JNI_TRUE);
}
static void reflected_of_other(Case *c)
{
    E->ToReflectedMethod(ENV, E->FindClass(ENV, "java/lang/String"), method(c, "plain", "()I", 1), JNI_TRUE);
}
static void reflected_fine(Case *c)
{
    E->ToReflectedMethod(ENV, c->main, method(c, "instance", "()I", 0), JNI_FALSE);
    E->ToReflectedMethod(ENV, c->main, method(c, "plain", "()I", 1), JNI_TRUE);
    E->ToReflectedField(ENV, c->main, E->GetFieldID(ENV, c->main, "number", "I"), JNI_FALSE);
    E->ToReflectedField(ENV, c->main, E->GetStaticFieldID(ENV, c->main, "shared", "I"), JNI_TRUE);
}

static void null_array_region(Case *c)
{
    E->GetIntArrayRegion(ENV, c->numbers, 0, 2, NULL);
}
static void null_array_source(Case *c)
{
    E->SetIntArrayRegion(ENV, c->numbers, 0, 2, NULL);
}
static void null_string_region(Case *c)
{
    E->GetStringUTFRegion(ENV, c->what, 0, 2, NULL);
}
static void null_units(Case *c)
{
    E->NewString(ENV, NULL, 2);
}
static void null_natives(Case *c)
{
    E->RegisterNatives(ENV, c->main, NULL, 1);
}
static void null_memory(Case *c)
{
    E->NewDirectByteBuffer(ENV, NULL, 2);
}
static void null_class_file(Case *c)
{
    E->DefineClass(ENV, "New", NULL, NULL, 2);
}
static void null_vm(Case *c)
{
    E->GetJavaVM(ENV, NULL);
}

/* Of nothing there need be no memory. */
static void nothing_fine(Case *c)
{
    E->GetIntArrayRegion(ENV, c->numbers, 0, 0, NULL);
    E->SetIntArrayRegion(ENV, c->numbers, 0, 0, NULL);
    E->GetStringRegion(ENV, c->what, 0, 0, NULL);
    E->NewString(ENV, NULL, 0);
    E->RegisterNatives(ENV, c->main, NULL, 0);
    E->DeleteLocalRef(ENV, NULL);
}

static void null_elements(Case *c)
{
    E->ReleaseIntArrayElements(ENV, c->numbers, NULL, 0);
}
static void no_loader(Case *c)
{
    jbyte byte = 0;
    E->DefineClass(ENV, "New", c->object, &byte, 1);
}
static void negative_push(Case *c)
{
    E->PushLocalFrame(ENV, -1);
}
static void negative_ensure(Case *c)
{
    E->EnsureLocalCapacity(ENV, -1);
}

static void many_locals(Case *c)
{
    for (int i = 0; i < 40; i++)
        E->NewLocalRef(ENV, c->object);
}

static void very_many_locals(Case *c)
{
    for (int i = 0; i < 400; i++)
        E->NewLocalRef(ENV, c->object);
    E->PushLocalFrame(ENV, 1);
    for (int i = 0; i < 400; i++)
        E->NewLocalRef(ENV, c->object);
    E->PopLocalFrame(ENV, NULL);
    E->NewLocalRef(ENV, c->object);
}

#define TEN(x)                                                                                                         \
    jobject x##0, jobject x##1, jobject x##2, jobject x##3, jobject x##4, jobject x##5, jobject x##6, jobject x##7,    \
        jobject x##8, jobject x##9

/* What it is given is no reference that it has made. */
JNIEXPORT void JNICALL Java_Main_many(JNIEnv *env, jclass main, TEN(a), TEN(b), TEN(c), TEN(d))
{
    (*env)->NewLocalRef(env, d9);
}

static void many_given(Case *c)
{
    char sig[40 * 18 + 4] = "(";
    jvalue args[40];
    for (int i = 0; i < 40; i++) {
        strcat(sig, "Ljava/lang/Object;");
        args[i].l = c->object;
    }
    strcat(sig, ")V");
    E->CallStaticVoidMethodA(ENV, c->main, method(c, "many", sig, 1), args);
}

/* The class that is missing is why there is no class for what follows. */
static void not_found(Case *c)
{
    jclass none = E->FindClass(ENV, "no/Such");
    jmethodID m = E->GetMethodID(ENV, none, "nothing", "()V");
    E->GetFieldID(ENV, none, "number", "I");
    E->NewObject(ENV, none, m);
    E->GetStringLength(ENV, NULL);
    E->GetArrayLength(ENV, NULL);
    E->GetObjectClass(ENV, NULL);
    E->GetIntField(ENV, c->object, NULL);
}

static void many_ensured(Case *c)
{
    E->EnsureLocalCapacity(ENV, 200);
    for (int i = 0; i < 80; i++)
        E->NewLocalRef(ENV, c->object);
}

static void critical(Case *c)
{
    void *p = E->GetPrimitiveArrayCritical(ENV, c->numbers, NULL);
    E->GetObjectClass(ENV, c->object);
    E->ReleasePrimitiveArrayCritical(ENV, c->numbers, p, 0);
}

static void foreign_release(Case *c)
{
    static jint mine[64];
    E->ReleaseIntArrayElements(ENV, c->numbers, mine + 16, 0);
}

static void release_critical_as_elements(Case *c)
{
    void *p = E->GetPrimitiveArrayCritical(ENV, c->numbers, NULL);
    E->ReleaseIntArrayElements(ENV, c->numbers, p, 0);
}

static void release_chars_as_utf(Case *c)
{
    const jchar *p = E->GetStringChars(ENV, c->what, NULL);
    E->ReleaseStringUTFChars(ENV, c->what, (const char *)p);
}

static void release_for_other(Case *c)
{
    jintArray other = E->NewIntArray(ENV, 3);
    jint *p = E->GetIntArrayElements(ENV, c->numbers, NULL);
    E->ReleaseIntArrayElements(ENV, other, p, 0);
}

static void release_twice(Case *c)
{
    jint *p = E->GetIntArrayElements(ENV, c->numbers, NULL);
    E->ReleaseIntArrayElements(ENV, c->numbers, p, 0);
    E->ReleaseIntArrayElements(ENV, c->numbers, p, 0);
}

static void release_mode(Case *c)
{
    jint *p = E->GetIntArrayElements(ENV, c->numbers, NULL);
    E->ReleaseIntArrayElements(ENV, c->numbers, p, 17);
}

static void stays_critical(Case *c)
{
    E->GetPrimitiveArrayCritical(ENV, c->numbers, NULL);
}

static void overrun(Case *c)
{
    jint *p = E->GetIntArrayElements(ENV, c->numbers, NULL);
    p[3] = 42;
    E->ReleaseIntArrayElements(ENV, c->numbers, p, 0);
}

static void underrun(Case *c)
{
    jint *p = E->GetIntArrayElements(ENV, c->numbers, NULL);
    p[-1] = 42;
    E->ReleaseIntArrayElements(ENV, c->numbers, p, 0);
}

static void string_overrun(Case *c)
{
    char *s = (char *)E->GetStringUTFChars(ENV, c->what, NULL);
    s[strlen(s) + 1] = 'x';
    E->ReleaseStringUTFChars(ENV, c->what, s);
}

static void critical_overrun(Case *c)
{
    jint *p = E->GetPrimitiveArrayCritical(ENV, c->numbers, NULL);
    p[3] = 42;
    E->ReleasePrimitiveArrayCritical(ENV, c->numbers, p, 0);
}

static void bad_utf(Case *c)
{
    E->NewStringUTF(ENV, "ab\xff\xfe");
}
static void bad_class_name(Case *c)
{
    E->FindClass(ENV, "java.lang.String");
}
static void class_descriptor(Case *c)
{
    E->FindClass(ENV, "Ljava/lang/String;");
}
static void bad_array_name(Case *c)
{
    E->FindClass(ENV, "[java/lang/String");
}
static void empty_name(Case *c)
{
    E->FindClass(ENV, "");
}
static void bad_message(Case *c)
{
    E->ThrowNew(ENV, E->FindClass(ENV, "java/lang/Error"), "\xff");
}
static void bad_native(Case *c)
{
    JNINativeMethod m = {(char *)"\xff", (char *)"()V", NULL};
    E->RegisterNatives(ENV, c->main, &m, 1);
}
static void null_member(Case *c)
{
    E->GetMethodID(ENV, c->main, NULL, "()V");
}
static void null_name(Case *c)
{
    E->FindClass(ENV, NULL);
}
static void no_throwable(Case *c)
{
    E->Throw(ENV, (jthrowable)c->object);
}

static void *other_thread(void *arg)
{
    Case *c = arg;
    E->GetVersion(ENV);
    return NULL;
}

static void wrong_argument(Case *c)
{
    jvalue value = {.l = c->object};
    E->CallStaticVoidMethodA(ENV, c->main, method(c, "takes", "(Ljava/lang/String;)V", 1), &value);
}

static void dead_argument(Case *c)
{
    jobject dead = E->NewLocalRef(ENV, c->what);
    E->DeleteLocalRef(ENV, dead);
    E->CallStaticVoidMethod(ENV, c->main, method(c, "takes", "(Ljava/lang/String;)V", 1), dead);
}

static void wrong_thread(Case *c)
{
    pthread_t t;
    pthread_create(&t, NULL, other_thread, c);
    pthread_join(t, NULL);
}

static JavaVM *vm;

static void *attached_user(void *arg)
{
    Case *c = arg;
    JNIEnv *own;
    (*vm)->AttachCurrentThread(vm, (void **)&own, NULL);
    (*own)->GetObjectClass(own, c->object);
    (*vm)->DetachCurrentThread(vm);
    return NULL;
}

static void other_thread_local(Case *c)
{
    pthread_t t;
    E->GetJavaVM(ENV, &vm);
    pthread_create(&t, NULL, attached_user, c);
    pthread_join(t, NULL);
}

/* Runs work on a thread that attaches, detaches and attaches again. */
static void on_attached(Case *c, void *(*work)(void *))
{
    pthread_t t;
    E->GetJavaVM(ENV, &vm);
    Case global = {.main = E->NewGlobalRef(ENV, c->main),
                   .object = E->NewGlobalRef(ENV, c->object),
                   .numbers = E->NewGlobalRef(ENV, c->numbers)};
    pthread_create(&t, NULL, work, &global);
    pthread_join(t, NULL);
}

static void *keeper(void *arg)
{
    Case *c = arg;
    (*vm)->AttachCurrentThread(vm, (void **)&c->env, NULL);
    jobject local = E->NewLocalRef(ENV, c->object);
    (*vm)->DetachCurrentThread(vm);
    (*vm)->AttachCurrentThread(vm, (void **)&c->env, NULL);
    E->GetObjectClass(ENV, local);
    return NULL;
}
static void kept_over_detach(Case *c)
{
    on_attached(c, keeper);
}

/* What was owed is owed no more: by a thread that went, and while its exception was told of. */
static void *debtor(void *arg)
{
    Case *c = arg;
    (*vm)->AttachCurrentThread(vm, (void **)&c->env, NULL);
    E->CallStaticIntMethod(ENV, c->main, method(c, "plain", "()I", 1));
    (*vm)->DetachCurrentThread(vm);
    (*vm)->AttachCurrentThread(vm, (void **)&c->env, NULL);
    E->CallStaticVoidMethod(ENV, c->main, method(c, "thrower", "()V", 1));
    (*vm)->DetachCurrentThread(vm);
    return NULL;
}
static void owed_over_detach(Case *c)
{
    on_attached(c, debtor);
}

static void *critical_leaver(void *arg)
{
    Case *c = arg;
    (*vm)->AttachCurrentThread(vm, (void **)&c->env, NULL);
    E->GetPrimitiveArrayCritical(ENV, c->numbers, NULL);
    (*vm)->DetachCurrentThread(vm);
    (*vm)->AttachCurrentThread(vm, (void **)&c->env, NULL);
    E->GetObjectClass(ENV, c->object);
    (*vm)->DetachCurrentThread(vm);
    return NULL;
}
static void critical_over_detach(Case *c)
{
    on_attached(c, critical_leaver);
}

static JNIEnv *env_of_gone;
static void *goer(void *arg)
{
    (void)arg;
    (*vm)->AttachCurrentThread(vm, (void **)&env_of_gone, NULL);
    (*vm)->DetachCurrentThread(vm);
    return NULL;
}
static void gone_env(Case *c)
{
    on_attached(c, goer);
    (*env_of_gone)->GetVersion(env_of_gone);
}

static void detaches(Case *c)
{
    E->GetJavaVM(ENV, &vm);
    if ((*vm)->DetachCurrentThread(vm) == JNI_OK)
        puts("detached");
}
static void destroys(Case *c)
{
    E->GetJavaVM(ENV, &vm);
    if ((*vm)->DestroyJavaVM(vm) == JNI_OK)
        puts("destroyed");
}

/* A callback that does not ask for an exception behind its last call: nobody else owes that. */
static jmethodID called_back;
static int callbacks;
static void JNICALL modified(jvmtiEnv *jvmti, JNIEnv *env, jthread thread, jmethodID in, jlocation at, jclass cls,
                             jobject object, jfieldID field, char type, jvalue value)
{
    (void)jvmti, (void)thread, (void)in, (void)at, (void)field, (void)type, (void)value;
    (*env)->GetObjectClass(env, object);
    (*env)->CallStaticIntMethod(env, cls, called_back);
    callbacks++;
}
static void owed_by_callback(Case *c)
{
    jvmtiEnv *jvmti;
    jvmtiCapabilities wanted = {.can_generate_field_modification_events = 1};
    jvmtiEventCallbacks functions = {.FieldModification = modified};
    jfieldID field = E->GetFieldID(ENV, c->main, "number", "I");
    called_back = method(c, "plain", "()I", 1);
    E->GetJavaVM(ENV, &vm);
    (*vm)->GetEnv(vm, (void **)&jvmti, JVMTI_VERSION_1_2);
    (*jvmti)->AddCapabilities(jvmti, &wanted);
    (*jvmti)->SetEventCallbacks(jvmti, &functions, sizeof functions);
    (*jvmti)->SetFieldModificationWatch(jvmti, c->main, field);
    (*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, JVMTI_EVENT_FIELD_MODIFICATION, NULL);
    E->SetIntField(ENV, c->object, field, 1);
    E->SetIntField(ENV, c->object, field, 2);
    (*jvmti)->DisposeEnvironment(jvmti);
    if (callbacks != 2)
        printf("called back %d times\n", callbacks);
}

static void *attached_thread(void *arg)
{
    Case *c = arg;
    JNIEnv *own;
    (*vm)->AttachCurrentThread(vm, (void **)&own, NULL);
    E->GetVersion(ENV);
    (*vm)->DetachCurrentThread(vm);
    return NULL;
}

static void other_env(Case *c)
{
    pthread_t t;
    E->GetJavaVM(ENV, &vm);
    pthread_create(&t, NULL, attached_thread, c);
    pthread_join(t, NULL);
}

static const struct {
    const char *name;
    void (*run)(Case *c);
} cases[] = {
#define CASE(name)                                                                                                     \
    {                                                                                                                  \
#name, name                                                                                                    \
    }
    CASE(fine),
    CASE(pending),
    CASE(unchecked),
    CASE(unchecked_throw),
    CASE(null_object),
    CASE(null_class),
    CASE(null_array),
    CASE(no_array),
    CASE(object_array),
    CASE(prim_array),
    CASE(wrong_array),
    CASE(no_string),
    CASE(no_class),
    CASE(bad_ref),
    CASE(dead_global),
    CASE(dead_local),
    CASE(delete_local_as_global),
    CASE(delete_global_as_local),
    CASE(bad_method),
    CASE(null_method),
    CASE(static_as_instance),
    CASE(instance_as_static),
    CASE(method_of_other),
    CASE(static_of_other),
    CASE(wrong_result),
    CASE(field_type),
    CASE(field_static),
    CASE(static_field_type),
    CASE(field_of_other),
    CASE(static_field_of_other),
    CASE(bad_field),
    CASE(null_field),
    CASE(many_locals),
    CASE(many_ensured),
    CASE(many_given),
    CASE(not_found),
    CASE(critical),
    CASE(foreign_release),
    CASE(overrun),
    CASE(underrun),
    CASE(string_overrun),
    CASE(critical_overrun),
    CASE(bad_utf),
    CASE(bad_class_name),
    CASE(null_name),
    CASE(no_throwable),
    CASE(wrong_argument),
    CASE(dead_argument),
    CASE(wrong_thread),
    CASE(other_env),
    CASE(dead_then_new),
    CASE(dead_weak),
    CASE(popped_local),
    CASE(keep),
    CASE(use_kept),
    CASE(pop_too_many),
    CASE(delete_twice),
    CASE(wrong_result_a),
    CASE(nonvirtual_of_other),
    CASE(field_value),
    CASE(static_field_value),
    CASE(very_many_locals),
    CASE(release_critical_as_elements),
    CASE(release_chars_as_utf),
    CASE(release_for_other),
    CASE(release_twice),
    CASE(release_mode),
    CASE(stays_critical),
    CASE(class_descriptor),
    CASE(null_member),
    CASE(other_thread_local),
    CASE(weak_object),
    CASE(weak_receiver),
    CASE(weak_class),
    CASE(weak_string),
    CASE(weak_array),
    CASE(weak_throwable),
    CASE(weak_fine),
    CASE(reflected_field),
    CASE(reflected_static_field),
    CASE(reflected_method),
    CASE(reflected_of_other),
    CASE(reflected_fine),
    CASE(null_array_region),
    CASE(null_array_source),
    CASE(null_string_region),
    CASE(null_units),
    CASE(null_natives),
    CASE(null_memory),
    CASE(null_class_file),
    CASE(null_vm),
    CASE(nothing_fine),
    CASE(null_elements),
    CASE(no_loader),
    CASE(negative_push),
    CASE(negative_ensure),
    CASE(bad_array_name),
    CASE(empty_name),
    CASE(bad_message),
    CASE(bad_native),
    CASE(kept_over_detach),
    CASE(owed_over_detach),
    CASE(critical_over_detach),
    CASE(gone_env),
    CASE(detaches),
    CASE(destroys),
    CASE(owed_by_callback),
};

JNIEXPORT void JNICALL Java_Main_act(JNIEnv *env, jclass main, jstring what, jobject object, jintArray numbers,
                                     jobjectArray objects)
{
    Case c = {env, main, object, numbers, objects, what};
    char name[64];
    (*env)->GetStringUTFRegion(env, what, 0, (*env)->GetStringLength(env, what), name);
    name[(*env)->GetStringLength(env, what)] = 0;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        if (strcmp(cases[i].name, name) == 0)
            cases[i].run(&c);
}

JNIEXPORT jobject JNICALL Java_Main_give(JNIEnv *env, jclass main, jobject object)
{
    (void)main;
    jobject dead = (*env)->NewLocalRef(env, object);
    (*env)->NewLocalRef(env, object);
    (*env)->DeleteLocalRef(env, dead);
    return dead;
}

JNIEXPORT jstring JNICALL Java_Main_text(JNIEnv *env, jclass main, jobject object)
{
    (void)env, (void)main;
    return (jstring)object;
}
