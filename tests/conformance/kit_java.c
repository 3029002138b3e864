/*
 * kit_java.c - Java states for checks: classes and their members, class file bytes, and workers, threads that are
 * brought into a known state and out of it again. Every wait is bounded; a helper that gives up notes why and answers 0
 * or NULL.
 *
 * Workers that a check has started are ended after it, whatever it did to them: resumed, released, interrupted, joined.
 * Used by check_*.c through kit.h; runs on the thread that runs the checks.
 */
#include "kit.h"

#include <semaphore.h>
#include <time.h>

#define WORKER_MAX 64

static jobject workers[WORKER_MAX]; /* global references */
static int worker_count;
static sem_t native_gate;
static atomic_int native_waiting;

void kit_nap(void)
{
    nanosleep(&(struct timespec){0, 1000000}, NULL);
}

int kit_cleared(Kit *k)
{
    if (!J(ExceptionCheck))
        return 0;
    jthrowable thrown = J(ExceptionOccurred);
    J(ExceptionClear);
    jclass klass = J(GetObjectClass, thrown);
    char *signature = NULL;
    if (TI(GetClassSignature, klass, &signature, NULL) == JVMTI_ERROR_NONE) {
        snprintf(k->detail, sizeof k->detail, "Java threw %s", signature);
        FREE(signature);
    }
    J(DeleteLocalRef, thrown);
    J(DeleteLocalRef, klass);
    return 1;
}

/* ---- classes and members */

jclass kit_class(Kit *k, const char *name)
{
    jclass klass = J(FindClass, name);
    return kit_cleared(k) ? NULL : klass;
}

jmethodID kit_method(Kit *k, jclass klass, const char *name, const char *descriptor)
{
    jmethodID method = klass != NULL ? J(GetMethodID, klass, name, descriptor) : NULL;
    return kit_cleared(k) ? NULL : method;
}

jmethodID kit_static(Kit *k, jclass klass, const char *name, const char *descriptor)
{
    jmethodID method = klass != NULL ? J(GetStaticMethodID, klass, name, descriptor) : NULL;
    return kit_cleared(k) ? NULL : method;
}

int kit_run(Kit *k, const char *klass_name, const char *name)
{
    jclass klass = kit_class(k, klass_name);
    jmethodID method = kit_static(k, klass, name, "()V");
    if (method == NULL)
        return 0;
    J(CallStaticVoidMethod, klass, method);
    return !kit_cleared(k);
}

int kit_run_int(Kit *k, const char *klass_name, const char *name, jint argument, jint *result)
{
    jclass klass = kit_class(k, klass_name);
    jmethodID method = kit_static(k, klass, name, "(I)I");
    if (method == NULL)
        return 0;
    *result = J(CallStaticIntMethod, klass, method, argument);
    return !kit_cleared(k);
}

jobject kit_new(Kit *k, const char *name)
{
    jclass klass = kit_class(k, name);
    jmethodID method = kit_method(k, klass, "<init>", "()V");
    jobject object = method != NULL ? J(NewObject, klass, method) : NULL;
    return kit_cleared(k) ? NULL : object;
}

jobject kit_get(Kit *k, const char *name, const char *field, const char *descriptor)
{
    jclass klass = kit_class(k, name);
    jfieldID id = klass != NULL ? J(GetStaticFieldID, klass, field, descriptor) : NULL;
    jobject object = id != NULL ? J(GetStaticObjectField, klass, id) : NULL;
    return kit_cleared(k) ? NULL : object;
}

int kit_get_int(Kit *k, const char *name, const char *field, jint *value)
{
    jclass klass = kit_class(k, name);
    jfieldID id = klass != NULL ? J(GetStaticFieldID, klass, field, "I") : NULL;
    if (id != NULL)
        *value = J(GetStaticIntField, klass, id);
    return !kit_cleared(k) && id != NULL;
}

/* ---- class files */

static unsigned char *file_read(const char *path, jint *length)
{
    FILE *f = fopen(path, "rb");
    if (f == NULL)
        return NULL;
    unsigned char *bytes = malloc(1 << 20);
    size_t n = bytes != NULL ? fread(bytes, 1, 1 << 20, f) : 0;
    fclose(f);
    *length = (jint)n;
    return bytes;
}

/* Replaces every "kit/FROM" by "kit/TO": the names are equally long, so the class file keeps its shape. */
static void name_replace(unsigned char *bytes, jint length, const char *from, const char *to)
{
    char old[100];
    int n = snprintf(old, sizeof old, "kit/%s", from);
    for (jint i = 0; i + n <= length; i++) {
        if (memcmp(bytes + i, old, (size_t)n) == 0)
            memcpy(bytes + i + 4, to, strlen(to));
    }
}

unsigned char *kit_bytes(Kit *k, const char *name, const char *as, jint *length)
{
    char path[5000];
    snprintf(path, sizeof path, "%s/classes/kit/%s.class", kit_dir, name);
    unsigned char *bytes = file_read(path, length);
    if (bytes == NULL) {
        snprintf(k->detail, sizeof k->detail, "cannot read %.500s", path);
        return NULL;
    }
    if (as != NULL && strlen(as) == strlen(name))
        name_replace(bytes, *length, name, as);
    return bytes;
}

jclass kit_define_bytes(Kit *k, const char *name, const unsigned char *bytes, jint length)
{
    char dotted[200];
    jobject loader = kit_new(k, "kit/Loader");
    jmethodID define = kit_method(k, kit_class(k, "kit/Loader"), "define", "(Ljava/lang/String;[B)Ljava/lang/Class;");
    jbyteArray array = J(NewByteArray, length);
    if (loader == NULL || define == NULL || array == NULL)
        return NULL;
    snprintf(dotted, sizeof dotted, "kit.%s", name);
    jstring text = J(NewStringUTF, dotted);
    J(SetByteArrayRegion, array, 0, length, (const jbyte *)bytes);
    jclass klass = J(CallObjectMethod, loader, define, text, array);
    if (kit_cleared(k))
        klass = NULL;
    J(DeleteLocalRef, array);
    J(DeleteLocalRef, loader);
    return klass;
}

jclass kit_define(Kit *k, const char *name)
{
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, name, NULL, &length);
    jclass klass = bytes != NULL ? kit_define_bytes(k, name, bytes, length) : NULL;
    free(bytes);
    return klass;
}

jclass kit_define_with(Kit *k, const char *name, const char *old, const char *new, size_t size)
{
    jint length = 0;
    int taken = 0;
    unsigned char *bytes = kit_bytes(k, name, NULL, &length);
    for (jint i = 0; bytes != NULL && i + (jint)size <= length; i++)
        if (memcmp(bytes + i, old, size) == 0)
            memcpy(bytes + i, new, size), taken++;
    jclass klass = taken == 1 ? kit_define_bytes(k, name, bytes, length) : NULL;
    free(bytes);
    return klass;
}

/* ---- workers */

static jfieldID worker_field(Kit *k, const char *name, const char *descriptor)
{
    jclass klass = kit_class(k, "kit/Worker");
    jfieldID field = klass != NULL ? J(GetFieldID, klass, name, descriptor) : NULL;
    return kit_cleared(k) ? NULL : field;
}

jint kit_worker_int(Kit *k, jthread worker, const char *name)
{
    jfieldID field = worker_field(k, name, "I");
    return field != NULL ? J(GetIntField, worker, field) : -1;
}

jobject kit_worker_object(Kit *k, jthread worker, const char *name, const char *descriptor)
{
    jfieldID field = worker_field(k, name, descriptor);
    return field != NULL ? J(GetObjectField, worker, field) : NULL;
}

jthread kit_worker_new(Kit *k, const char *mode)
{
    jclass klass = kit_class(k, "kit/Worker");
    jmethodID make = kit_method(k, klass, "<init>", "(Ljava/lang/String;)V");
    jstring text = J(NewStringUTF, mode);
    if (make == NULL || text == NULL || worker_count == WORKER_MAX)
        return NULL;
    jobject worker = J(NewObject, klass, make, text);
    if (kit_cleared(k))
        return NULL;
    return worker;
}

int kit_worker_begin(Kit *k, jthread worker)
{
    jmethodID start = kit_method(k, kit_class(k, "java/lang/Thread"), "start", "()V");
    if (worker == NULL || start == NULL || worker_count == WORKER_MAX)
        return 0;
    J(CallVoidMethod, worker, start);
    if (kit_cleared(k))
        return 0;
    workers[worker_count++] = J(NewGlobalRef, worker);
    return 1;
}

/* The state in which a thread of that mode rests; mask 0 when the mark alone tells. */
static void rest_state(const char *mode, jint *mask, jint *want)
{
    static const struct {
        const char *mode;
        jint want;
    } rests[] = {
        {"wait", JVMTI_THREAD_STATE_IN_OBJECT_WAIT | JVMTI_THREAD_STATE_WAITING_INDEFINITELY},
        {"ownwait", JVMTI_THREAD_STATE_IN_OBJECT_WAIT | JVMTI_THREAD_STATE_WAITING_INDEFINITELY},
        {"timed", JVMTI_THREAD_STATE_IN_OBJECT_WAIT | JVMTI_THREAD_STATE_WAITING_WITH_TIMEOUT},
        {"sleep", JVMTI_THREAD_STATE_SLEEPING},
        {"park", JVMTI_THREAD_STATE_PARKED},
        {"parktimed", JVMTI_THREAD_STATE_PARKED},
        {"enter", JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER},
        {"self", JVMTI_THREAD_STATE_SUSPENDED},
    };
    *mask = *want = 0;
    for (size_t i = 0; i < sizeof rests / sizeof rests[0]; i++) {
        if (strcmp(mode, rests[i].mode) == 0)
            *mask = *want = rests[i].want;
    }
}

int kit_worker_reached(Kit *k, jthread worker)
{
    jfieldID reached = worker_field(k, "reached", "I");
    for (int i = 0; reached != NULL && i < 10000; i++, kit_nap()) {
        if (J(GetIntField, worker, reached) != 0)
            return 1;
    }
    snprintf(k->detail, sizeof k->detail, "the worker did not reach its place");
    return 0;
}

int kit_worker_is(Kit *k, jthread worker, const char *name, jint value)
{
    jint now = -1;
    for (int i = 0; i < 10000; i++, kit_nap()) {
        now = kit_worker_int(k, worker, name);
        if (now == value)
            return 1;
    }
    snprintf(k->detail, sizeof k->detail, "the worker's %s stays %d, awaited %d", name, now, value);
    return 0;
}

int kit_worker_moves(Kit *k, jthread worker)
{
    jint before = kit_worker_int(k, worker, "count");
    for (int i = 0; i < 10000; i++, kit_nap()) {
        if (kit_worker_int(k, worker, "count") != before)
            return 1;
    }
    snprintf(k->detail, sizeof k->detail, "the worker stands still");
    return 0;
}

int kit_state(Kit *k, jthread thread, jint mask, jint want)
{
    jint state = 0;
    for (int i = 0; i < 10000; i++, kit_nap()) {
        jvmtiError e = TI(GetThreadState, thread, &state);
        if (e != JVMTI_ERROR_NONE) {
            snprintf(k->detail, sizeof k->detail, "GetThreadState answered %s", kit_error_name(e));
            return 0;
        }
        if ((state & mask) == want)
            return 1;
    }
    snprintf(k->detail, sizeof k->detail, "the thread's state stays 0x%x, awaited 0x%x of 0x%x", state, want, mask);
    return 0;
}

jthread kit_worker(Kit *k, const char *mode)
{
    jint mask, want;
    jthread worker = kit_worker_new(k, mode);
    if (worker == NULL || !kit_worker_begin(k, worker) || !kit_worker_reached(k, worker))
        return NULL;
    rest_state(mode, &mask, &want);
    if (mask != 0 && !kit_state(k, worker, mask, want))
        return NULL;
    if (strcmp(mode, "native") == 0 || strcmp(mode, "ownnative") == 0) {
        for (int i = 0; i < 10000 && !kit_native_wait(); i++)
            kit_nap();
    }
    return worker;
}

void kit_worker_release(Kit *k, jthread worker)
{
    jfieldID stop = worker_field(k, "stop", "Z");
    if (stop != NULL)
        J(SetBooleanField, worker, stop, JNI_TRUE);
}

int kit_worker_end(Kit *k, jthread worker)
{
    jclass klass = kit_class(k, "kit/Worker");
    jmethodID finish = kit_static(k, klass, "finish", "(Lkit/Worker;)Z");
    jint state = 0;
    if (finish == NULL)
        return 0;
    kit_worker_release(k, worker);
    if (TI(GetThreadState, worker, &state) == JVMTI_ERROR_NONE && (state & JVMTI_THREAD_STATE_SUSPENDED))
        TI(ResumeThread, worker);
    kit_native_release();
    int ended = J(CallStaticBooleanMethod, klass, finish, worker);
    return !kit_cleared(k) && ended;
}

void kit_java_cleanup(Kit *k)
{
    if (J(ExceptionCheck)) {
        if (!k->failed && !k->skipped)
            kit_fail(k, 0, "a Java exception was left pending");
        J(ExceptionClear);
    }
    jmethodID interrupted = kit_static(k, kit_class(k, "java/lang/Thread"), "interrupted", "()Z");
    if (interrupted != NULL)
        J(CallStaticBooleanMethod, kit_class(k, "java/lang/Thread"), interrupted);
    if (worker_count == 0)
        return;
    char keep[sizeof k->detail];
    memcpy(keep, k->detail, sizeof keep);
    while (worker_count > 0) {
        jobject worker = workers[--worker_count];
        if (!kit_worker_end(k, worker)) {
            memcpy(k->detail, keep, sizeof keep);
            kit_fail(k, 0, "a worker did not end");
            memcpy(keep, k->detail, sizeof keep);
        }
        J(DeleteGlobalRef, worker);
    }
    memcpy(k->detail, keep, sizeof keep);
    while (sem_trywait(&native_gate) == 0)
        continue;
}

int kit_native_wait(void)
{
    return atomic_load(&native_waiting);
}

void kit_native_release(void)
{
    for (int n = atomic_load(&native_waiting); n > 0; n--)
        sem_post(&native_gate);
}

__attribute__((constructor)) static void gate_make(void)
{
    sem_init(&native_gate, 0, 0);
}

void kit_native_block(JNIEnv *jni)
{
    atomic_fetch_add(&native_waiting, 1);
    while (sem_wait(&native_gate) != 0)
        continue;
    (*jni)->GetVersion(jni); /* a call that a replaced JNI table shows */
    atomic_fetch_sub(&native_waiting, 1);
}

JNIEXPORT void JNICALL Java_kit_Worker_block(JNIEnv *jni, jclass klass)
{
    (void)klass;
    kit_native_block(jni);
}

static void JNICALL agent_wait(jvmtiEnv *ti, JNIEnv *jni, void *arg)
{
    (void)ti, (void)arg;
    kit_native_block(jni);
}

jthread kit_agent_suspended(Kit *k)
{
    jthread thread = kit_new(k, "java/lang/Thread");
    if (thread == NULL || TI(RunAgentThread, thread, agent_wait, NULL, JVMTI_THREAD_NORM_PRIORITY) != JVMTI_ERROR_NONE)
        return NULL;
    for (int i = 0; i < 10000 && !kit_native_wait(); i++)
        kit_nap();
    return TI(SuspendThread, thread) == JVMTI_ERROR_NONE ? thread : NULL;
}

int kit_agent_end(Kit *k, jthread thread)
{
    jvmtiError e = TI(ResumeThread, thread);
    kit_native_release();
    return e == JVMTI_ERROR_NONE && kit_state(k, thread, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED);
}

/* ---- frames */

int kit_method_is(Kit *k, jmethodID method, const char *name)
{
    char *found = NULL;
    int same = TI(GetMethodName, method, &found, NULL, NULL) == JVMTI_ERROR_NONE && strcmp(found, name) == 0;
    FREE(found);
    return same;
}

int kit_depth_of(Kit *k, jthread thread, const char *method)
{
    jvmtiFrameInfo frames[200];
    jint count = 0;
    if (TI(GetStackTrace, thread, 0, 200, frames, &count) != JVMTI_ERROR_NONE)
        return -1;
    for (jint i = 0; i < count; i++) {
        if (kit_method_is(k, frames[i].method, method))
            return i;
    }
    return -1;
}

jstring kit_string(Kit *k, const char *text)
{
    jstring string = J(NewStringUTF, text);
    return kit_cleared(k) ? NULL : string;
}
