/* A library of JNI that becomes the profiler when the program tells it to. */
#include "profiler.h"

static const jint wanted[] = {JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_OBJECT_ALLOC, JVMPI_EVENT_JVM_SHUT_DOWN, 0};
static int entered, allocated, ended, dumped;

/* Classes that were loaded before are told of when they are asked for. */
static int is_work(jmethodID method)
{
    if (name_find(&method_names, method) == NULL)
        expect(pi->GetMethodClass(method) != NULL, "the class of a method");
    return strcmp(method_name(method), "Main.work") == 0;
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    if (type == JVMPI_EVENT_METHOD_ENTRY && is_work(e->u.method.method_id))
        entered++;
    if (type == JVMPI_EVENT_OBJECT_ALLOC && !requested &&
        strcmp(class_name(e->u.obj_alloc.class_id), "Main$After") == 0)
        allocated++;
    if (type == JVMPI_EVENT_THREAD_END && strcmp(thread_name(e->env_id), "other") == 0)
        ended++;
    if (type == JVMPI_EVENT_HEAP_DUMP && e->u.heap_dump.end > e->u.heap_dump.begin)
        dumped++;
    if (type == JVMPI_EVENT_JVM_SHUT_DOWN)
        say("the VM ends, %d wrong", wrong);
}

JNIEXPORT void JNICALL Java_Main_begin(JNIEnv *env, jclass c)
{
    JavaVM *vm;
    (*env)->GetJavaVM(env, &vm);
    if (pi == NULL)
        say("begins: %d", (int)JVM_OnLoad(vm, NULL, NULL));
    (void)c;
}

JNIEXPORT jboolean JNICALL Java_Main_ask(JNIEnv *env, jclass c)
{
    JVMPI_Interface *other = NULL;
    jint result = (*java_vm)->GetEnv(java_vm, (void **)&other, JVMPI_VERSION_1);
    (void)env, (void)c;
    return result == JNI_OK && other->NotifyEvent == pi->NotifyEvent;
}

static const char *class_of(JNIEnv *env, jobject object)
{
    jobjectID id = pi->jobject2jobjectID((*env)->GetObjectClass(env, object));
    pi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, id);
    return class_name(id);
}

JNIEXPORT void JNICALL Java_Main_report(JNIEnv *env, jclass c, jobject before, jobject after)
{
    pi->DisableGC();
    say("%s and %s", class_of(env, before), class_of(env, after));
    pi->EnableGC();
    say("entered %d times, %d allocated, %d ended, this is %s", entered, allocated, ended, thread_name(env));
    expect(pi->RequestEvent(JVMPI_EVENT_HEAP_DUMP, NULL) == JVMPI_SUCCESS && dumped == 1, "a heap dump");
    expect(pi->GetCurrentThreadCpuTime() > 0, "the time of the thread");
    (void)c;
}
