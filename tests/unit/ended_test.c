/* ended_test.c - a thread ends between the look that found it alive and what is then asked of it: each function of the
 * tool interface that asks a thread answers JVMTI_ERROR_THREAD_NOT_ALIVE, and stores nothing.
 *
 * The linker puts __wrap_NAME in the place of NAME (tests/unit/run): before the question gets to safepoint.c, the
 * thread that is asked is resumed, if it was suspended, and ends. */
#include "tests/unit/unit.h"

#include <semaphore.h>
#include <stdarg.h>

#include "vm/thread/safepoint.h"
#include "vm/thread/thread.h"

static JavaVM *java;
static JNIEnv *jni;
static jvmtiEnv *ti;

/* ---- the thread that ends */

static struct {
    pthread_t pthread;
    Thread *_Atomic t; /* NULL: not there, or it has ended */
    jthread object;    /* global */
    sem_t begun, may_end;
} one;

static void *live(void *arg)
{
    JNIEnv *own;
    ck_assert_int_eq((*java)->AttachCurrentThreadAsDaemon(java, (void **)&own, NULL), JNI_OK);
    jthread self;
    ck_assert_int_eq((*ti)->GetCurrentThread(ti, &self), JVMTI_ERROR_NONE);
    one.object = (*own)->NewGlobalRef(own, self);
    one.t = thread_self();
    sem_post(&one.begun);
    while (sem_wait(&one.may_end) != 0)
        ;
    ck_assert_int_eq((*java)->DetachCurrentThread(java), JNI_OK);
    return arg;
}

static void begin(void)
{
    sem_init(&one.begun, 0, 0);
    sem_init(&one.may_end, 0, 0);
    ck_assert_int_eq(pthread_create(&one.pthread, NULL, live, NULL), 0);
    while (sem_wait(&one.begun) != 0)
        ;
}

int __real_handshake(Thread *self, Thread *target, HandshakeFn fn, void *arg);
int __wrap_handshake(Thread *self, Thread *target, HandshakeFn fn, void *arg);
int __real_thread_suspend(Thread *self, Thread *target);
int __wrap_thread_suspend(Thread *self, Thread *target);
int __real_thread_resume(Thread *self, Thread *target);
int __wrap_thread_resume(Thread *self, Thread *target);

/* self is RUNNING, and has pinned target. */
static void end_if_it_is_asked(Thread *self, Thread *target)
{
    if (target != one.t || target == NULL)
        return;
    one.t = NULL;
    if (thread_is_suspended(target))
        ck_assert_int_eq(__real_thread_resume(self, target), 0);
    sem_post(&one.may_end);
    thread_to_safe(self);
    pthread_join(one.pthread, NULL);
    thread_to_running(self);
}

int __wrap_handshake(Thread *self, Thread *target, HandshakeFn fn, void *arg)
{
    end_if_it_is_asked(self, target);
    return __real_handshake(self, target, fn, arg);
}

static bool suspension_counts;

int __wrap_thread_suspend(Thread *self, Thread *target)
{
    if (suspension_counts)
        end_if_it_is_asked(self, target);
    return __real_thread_suspend(self, target);
}

int __wrap_thread_resume(Thread *self, Thread *target)
{
    if (suspension_counts)
        end_if_it_is_asked(self, target);
    return __real_thread_resume(self, target);
}

/* ---- what is asked of it */

enum { UNTOUCHED = 4711 };

static union {
    jint n;
    jlong l;
    jfloat f;
    jdouble d;
    void *p;
    jobject o;
    jlocation at;
} out[2]; /* where answers would be stored */

static jvmtiExtensionFunction extension(const char *id)
{
    jint count;
    jvmtiExtensionFunctionInfo *list;
    ck_assert_int_eq((*ti)->GetExtensionFunctions(ti, &count, &list), JVMTI_ERROR_NONE);
    for (jint i = 0; i < count; i++)
        if (strcmp(list[i].id, id) == 0)
            return list[i].func;
    ck_abort_msg("%s", id);
}

#define ASKS(name, call)                                                                                               \
    static jvmtiError name(jthread t)                                                                                  \
    {                                                                                                                  \
        return call;                                                                                                   \
    }
ASKS(stack_trace, (*ti)->GetStackTrace(ti, t, 0, 1, (jvmtiFrameInfo[1]){{0}}, &out[0].n))
ASKS(frame_count, (*ti)->GetFrameCount(ti, t, &out[0].n))
ASKS(frame_location, (*ti)->GetFrameLocation(ti, t, 0, (jmethodID *)&out[0].p, &out[1].at))
ASKS(owned, (*ti)->GetOwnedMonitorInfo(ti, t, &out[0].n, (jobject **)&out[1].p))
ASKS(owned_depths, (*ti)->GetOwnedMonitorStackDepthInfo(ti, t, &out[0].n, (jvmtiMonitorStackDepthInfo **)&out[1].p))
ASKS(contended, (*ti)->GetCurrentContendedMonitor(ti, t, &out[0].o))
ASKS(local_object, (*ti)->GetLocalObject(ti, t, 0, 0, &out[0].o))
ASKS(local_instance, (*ti)->GetLocalInstance(ti, t, 0, &out[0].o))
ASKS(local_int, (*ti)->GetLocalInt(ti, t, 0, 0, &out[0].n))
ASKS(local_long, (*ti)->GetLocalLong(ti, t, 0, 0, &out[0].l))
ASKS(local_float, (*ti)->GetLocalFloat(ti, t, 0, 0, &out[0].f))
ASKS(local_double, (*ti)->GetLocalDouble(ti, t, 0, 0, &out[0].d))
ASKS(set_object, (*ti)->SetLocalObject(ti, t, 0, 0, NULL))
ASKS(set_int, (*ti)->SetLocalInt(ti, t, 0, 0, 1))
ASKS(set_long, (*ti)->SetLocalLong(ti, t, 0, 0, 1))
ASKS(set_float, (*ti)->SetLocalFloat(ti, t, 0, 0, 1))
ASKS(set_double, (*ti)->SetLocalDouble(ti, t, 0, 0, 1))
ASKS(notify_pop, (*ti)->NotifyFramePop(ti, t, 0))
ASKS(clear_pops, (*ti)->ClearAllFramePops(ti, t))
ASKS(pop, (*ti)->PopFrame(ti, t))
ASKS(return_object, (*ti)->ForceEarlyReturnObject(ti, t, NULL))
ASKS(return_int, (*ti)->ForceEarlyReturnInt(ti, t, 1))
ASKS(return_long, (*ti)->ForceEarlyReturnLong(ti, t, 1))
ASKS(return_float, (*ti)->ForceEarlyReturnFloat(ti, t, 1))
ASKS(return_double, (*ti)->ForceEarlyReturnDouble(ti, t, 1))
ASKS(return_void, (*ti)->ForceEarlyReturnVoid(ti, t))
ASKS(bytes, extension("tivm.functions.ThreadAllocatedBytes")(ti, t, &out[0].l))
ASKS(roots, extension("tivm.functions.NativeRoots")(ti, t, &out[0].n, &out[1].p))
ASKS(slot, extension("tivm.functions.StackSlot")(ti, t, 0, 0, &out[0].l))

static jvmtiError stop(jthread t)
{
    jclass c = (*jni)->FindClass(jni, "java/lang/Error");
    return (*ti)->StopThread(ti, t, (*jni)->AllocObject(jni, c));
}

static jvmtiError suspend(jthread t)
{
    return (*ti)->SuspendThread(ti, t);
}

static jvmtiError resume(jthread t)
{
    return (*ti)->ResumeThread(ti, t);
}

static jvmtiError suspend_listed(jthread t)
{
    jvmtiError result = JVMTI_ERROR_NONE;
    ck_assert_int_eq((*ti)->SuspendThreadList(ti, 1, &t, &result), JVMTI_ERROR_NONE);
    return result;
}

static jvmtiError resume_listed(jthread t)
{
    jvmtiError result = JVMTI_ERROR_NONE;
    ck_assert_int_eq((*ti)->ResumeThreadList(ti, 1, &t, &result), JVMTI_ERROR_NONE);
    return result;
}

enum { ALIVE, SUSPENDED, COUNTS = 2 }; /* what the function wants first; its question is the suspension itself */

static const struct Question {
    const char *name;
    jvmtiError (*ask)(jthread t);
    int wants;
} questions[] = {
    {"GetStackTrace", stack_trace, ALIVE},
    {"GetFrameCount", frame_count, ALIVE},
    {"GetFrameLocation", frame_location, ALIVE},
    {"GetOwnedMonitorInfo", owned, ALIVE},
    {"GetOwnedMonitorStackDepthInfo", owned_depths, ALIVE},
    {"GetCurrentContendedMonitor", contended, ALIVE},
    {"StopThread", stop, ALIVE},
    {"GetLocalObject", local_object, SUSPENDED},
    {"GetLocalInstance", local_instance, SUSPENDED},
    {"GetLocalInt", local_int, SUSPENDED},
    {"GetLocalLong", local_long, SUSPENDED},
    {"GetLocalFloat", local_float, SUSPENDED},
    {"GetLocalDouble", local_double, SUSPENDED},
    {"SetLocalObject", set_object, SUSPENDED},
    {"SetLocalInt", set_int, SUSPENDED},
    {"SetLocalLong", set_long, SUSPENDED},
    {"SetLocalFloat", set_float, SUSPENDED},
    {"SetLocalDouble", set_double, SUSPENDED},
    {"NotifyFramePop", notify_pop, SUSPENDED},
    {"ClearAllFramePops", clear_pops, SUSPENDED},
    {"PopFrame", pop, SUSPENDED},
    {"ForceEarlyReturnObject", return_object, SUSPENDED},
    {"ForceEarlyReturnInt", return_int, SUSPENDED},
    {"ForceEarlyReturnLong", return_long, SUSPENDED},
    {"ForceEarlyReturnFloat", return_float, SUSPENDED},
    {"ForceEarlyReturnDouble", return_double, SUSPENDED},
    {"ForceEarlyReturnVoid", return_void, SUSPENDED},
    {"ThreadAllocatedBytes", bytes, ALIVE},
    {"NativeRoots", roots, ALIVE},
    {"StackSlot", slot, ALIVE},
    {"SuspendThread", suspend, ALIVE | COUNTS},
    {"ResumeThread", resume, SUSPENDED | COUNTS},
    {"SuspendThreadList", suspend_listed, ALIVE | COUNTS},
    {"ResumeThreadList", resume_listed, SUSPENDED | COUNTS},
};

static void start(void)
{
    unit_agent(&java, &jni, &ti);
}

START_TEST(who_ends_before_it_is_asked_is_not_alive)
{
    const struct Question *q = &questions[_i];
    begin();
    if (q->wants & SUSPENDED)
        ck_assert_int_eq((*ti)->SuspendThread(ti, one.object), JVMTI_ERROR_NONE);
    suspension_counts = (q->wants & COUNTS) != 0;
    out[0].l = out[1].l = UNTOUCHED;
    ck_assert_msg(q->ask(one.object) == JVMTI_ERROR_THREAD_NOT_ALIVE, "%s", q->name);
    ck_assert_msg(one.t == NULL, "%s has not asked", q->name);
    ck_assert_msg(out[0].l == UNTOUCHED && out[1].l == UNTOUCHED, "%s has stored something", q->name);
    suspension_counts = false;
    ck_assert_msg(q->ask(one.object) == JVMTI_ERROR_THREAD_NOT_ALIVE, "%s, later", q->name);
}
END_TEST

TCase *ended_tests(void)
{
    TCase *c = tcase_create("ended");
    tcase_add_checked_fixture(c, start, NULL);
    tcase_add_loop_test(c, who_ends_before_it_is_asked_is_not_alive, 0, COUNT_OF(questions));
    return c;
}
