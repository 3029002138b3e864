/* outage.c - agent: in each call of the tool interface the first, second, third ... request for native memory is the
 * one from which on there is no more (nomem.c).
 *
 * The function must answer OUT_OF_MEMORY, or all the same the whole right answer; called again it must answer right;
 * and calls that were refused leave nothing behind. What is right it said before. */
#include <dlfcn.h>
#include <jvmti.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TIMES = 10, LEAST = 16 }; /* a leak is of at least so many bytes in each of so many calls */

static jvmtiEnv *ti;
static void (*begin)(long);
static int (*end)(void);
static long (*live)(void);

/* what is asked about */
static JNIEnv *jni;
static jclass klass, outage;
static jobjectArray probes;
static jobject probe;
static jthread self, worker;
static jmethodID corners, generic;
static jfieldID second;
static jbyte *bytes;
static jint byte_count;

static long nth;          /* the request from which on memory is out; 0: it never is */
static int was_out;       /* it was, in the last call */
static unsigned long sum; /* of what was answered */

static void start(void)
{
    if (nth > 0)
        begin(nth);
}

static jvmtiError stop(jvmtiError error)
{
    was_out = nth > 0 && end();
    return error;
}

/* the call in which memory runs out */
#define IN(FUNCTION, ...) (start(), stop((*ti)->FUNCTION(ti, ##__VA_ARGS__)))
#define GIVE(P)           (*ti)->Deallocate(ti, (unsigned char *)(P))

#include "outage_calls.h"
#include "outage_rest.h"

static int early_bad;

/* One call, with memory out from its request `at` on; *answer: the sum of what it answered. */
static jvmtiError call(const struct Function *f, long at, unsigned long *answer)
{
    sum = 0;
    nth = at;
    was_out = 0;
    if (jni != NULL)
        (*jni)->PushLocalFrame(jni, 16);
    jvmtiError error = f->run();
    if (jni != NULL)
        (*jni)->PopLocalFrame(jni, NULL);
    nth = 0;
    *answer = error == 0 ? sum : 0;
    return error;
}

static int complain(const struct Function *f, long at, const char *what, long error)
{
    printf("not right: %s, memory out from request %ld on: %s (%ld)\n", f->name, at, what, error);
    fflush(stdout);
    return 1;
}

/* One call without memory, and one with it. */
static int try(const struct Function *f, long at, unsigned long right)
{
    unsigned long answer;
    int bad = 0;
    jvmtiError error = call(f, at, &answer);
    if (error != 0 && error != JVMTI_ERROR_OUT_OF_MEMORY)
        bad = complain(f, at, "answers another error", error);
    if (error == 0 && answer != right)
        bad = complain(f, at, "answers wrong", 0);
    int out = was_out;
    error = call(f, 0, &answer);
    if (error != 0 || answer != right)
        bad = complain(f, at, "afterwards answers wrong", error);
    was_out = out;
    return bad;
}

/* The growth by ten refused calls. What good calls keep, as a class keeps its versions, is no leak. */
static long growth(const struct Function *f, long at, unsigned long right, int *bad)
{
    unsigned long answer;
    long before = live(), kept;
    for (int i = 0; i < TIMES; i++)
        call(f, 0, &answer);
    kept = live() - before;
    before = live();
    for (int i = 0; i < TIMES; i++)
        *bad |= try(f, at, right);
    return live() - before - (call(f, at, &answer) == 0 ? 2 : 1) * kept;
}

/* What leaks does so whenever it is measured; a cache grows once. */
static int leaks(const struct Function *f, long at, unsigned long right)
{
    int bad = try(f, at, right);
    long more = TIMES * LEAST;
    for (int i = 0; i < 3 && bad == 0 && more >= TIMES * LEAST; i++)
        more = growth(f, at, right, &bad);
    if (bad == 0 && more >= TIMES * LEAST)
        bad = complain(f, at, "leaves memory behind, bytes in ten calls", more);
    return bad;
}

static int sweep_one(const struct Function *f)
{
    unsigned long right, again;
    int bad = 0;
    long at = 1, tries = 0, refused = 0;
    jvmtiError error = call(f, 0, &right);
    if (error == 0)
        error = call(f, 0, &again);
    if (error != 0 || right != again)
        return complain(f, 0, "cannot be tried", error);
    for (;; at += 1 + at / 16, tries++) {
        unsigned long answer;
        refused += call(f, at, &answer) != 0;
        if (!was_out)
            break;
        bad |= at <= 8 && !f->keeps ? leaks(f, at, right) : try(f, at, right);
        if (jni != NULL)
            (*jni)->ExceptionClear(jni);
    }
    printf("# %s: %ld tries, %ld refused\n", f->name, tries, refused);
    fflush(stdout);
    return bad;
}

static jint JNICALL sweep(JNIEnv *env, jclass cls, jclass k, jobjectArray p, jbyteArray b, jthread w)
{
    int bad = early_bad;
    jni = env, outage = cls, klass = k, probes = p, worker = w;
    (*ti)->GetCurrentThread(ti, &self);
    probe = (*env)->GetObjectArrayElement(env, p, 0);
    corners = (*env)->GetMethodID(env, k, "corners", "()I");
    generic =
        (*env)->GetMethodID(env, k, "generic", "(Ljava/lang/Comparable;Ljava/lang/Comparable;)Ljava/lang/Comparable;");
    second = (*env)->GetFieldID(env, k, "second", "Ljava/lang/String;");
    bytes = (*env)->GetByteArrayElements(env, b, NULL);
    byte_count = (*env)->GetArrayLength(env, b);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        bad += sweep_one(&all[i]);
    for (size_t i = 0; i < sizeof rest / sizeof *rest; i++)
        bad += sweep_one(&rest[i]);
    (*env)->ReleaseByteArrayElements(env, b, bytes, JNI_ABORT);
    return bad;
}

static void JNICALL prepared(jvmtiEnv *jvmti, JNIEnv *env, jthread thread, jclass cls)
{
    JNINativeMethod native = {"sweep", "(Ljava/lang/Class;[Ljava/lang/Object;[BLjava/lang/Thread;)I", (void *)sweep};
    char *name;
    (void)thread;
    if ((*jvmti)->GetClassSignature(jvmti, cls, &name, NULL) != 0)
        return;
    if (strcmp(name, "LOutage;") == 0)
        (*env)->RegisterNatives(env, cls, &native, 1);
    GIVE(name);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    jvmtiCapabilities caps;
    jvmtiEventCallbacks callbacks = {.ClassPrepare = prepared};
    *(void **)&begin = dlsym(RTLD_DEFAULT, "nomem_begin");
    *(void **)&end = dlsym(RTLD_DEFAULT, "nomem_end");
    *(void **)&live = dlsym(RTLD_DEFAULT, "nomem_live");
    if (begin == NULL || end == NULL || live == NULL)
        return JNI_ERR;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION) != 0 || (*ti)->GetPotentialCapabilities(ti, &caps) != 0)
        return JNI_ERR;
    if ((*ti)->AddCapabilities(ti, &caps) != 0 || (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks) != 0)
        return JNI_ERR;
    for (size_t i = 0; i < sizeof early / sizeof *early; i++)
        early_bad += sweep_one(&early[i]);
    return (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
}
