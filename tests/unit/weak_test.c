/* weak_test.c - what a function of the tool interface is given by a weak reference alone lives until it ends, though
 * the heap is collected while it waits for a stopped world.
 *
 * The linker puts __wrap_world_stop in the place of world_stop (tests/unit/run): the first one of a call collects. */
#include "tests/unit/unit.h"

#include "tests/unit/maker.h"
#include "vm/heap/heap.h"
#include "vm/heap/ref.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/thread.h"

static JNIEnv *jni;
static jvmtiEnv *ti;

void __real_world_stop(Thread *self);
void __wrap_world_stop(Thread *self);
static bool collects; /* before the next stop */
static jobject asked; /* a weak reference */
static bool stopped, was_lost;

void __wrap_world_stop(Thread *self)
{
    if (collects) {
        collects = false;
        stopped = true;
        heap_collect(self, "test");
        was_lost = ref_get((Ref)asked) == NULL;
    }
    __real_world_stop(self);
}

/* ---- what is asked, and of what */

static jint JNICALL on_reference(jvmtiHeapReferenceKind kind UNUSED, const jvmtiHeapReferenceInfo *info UNUSED,
                                 jlong class_tag UNUSED, jlong referrer_class_tag UNUSED, jlong size UNUSED,
                                 jlong *tag UNUSED, jlong *referrer_tag UNUSED, jint length UNUSED, void *user UNUSED)
{
    return 0;
}

static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_reference};

static jvmtiIterationControl JNICALL on_reachable(jvmtiObjectReferenceKind kind UNUSED, jlong class_tag UNUSED,
                                                  jlong size UNUSED, jlong *tag UNUSED, jlong referrer UNUSED,
                                                  jint index UNUSED, void *user UNUSED)
{
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError follow(jobject o)
{
    return (*ti)->FollowReferences(ti, 0, NULL, o, &callbacks, NULL);
}

static jvmtiError follow_class(jobject c)
{
    return (*ti)->FollowReferences(ti, 0, c, NULL, &callbacks, NULL);
}

static jvmtiError reachable(jobject o)
{
    return (*ti)->IterateOverObjectsReachableFromObject(ti, o, on_reachable, NULL);
}

static jvmtiError usage(jobject o)
{
    jvmtiMonitorUsage u;
    return (*ti)->GetObjectMonitorUsage(ti, o, &u);
}

static jvmtiError stacks(jobject thread)
{
    jvmtiStackInfo *info;
    return (*ti)->GetThreadListStackTraces(ti, 1, &thread, 1, &info);
}

static jvmtiError retransform(jobject c)
{
    return (*ti)->RetransformClasses(ti, 1, &c);
}

static u1 *bytes_of(size_t *len)
{
    Maker m;
    maker_init(&m, "Made", "java/lang/Object");
    return maker_finish(&m, len);
}

static jvmtiError redefine(jobject c)
{
    size_t len;
    u1 *bytes = bytes_of(&len);
    jvmtiClassDefinition d = {c, (jint)len, bytes};
    jvmtiError error = (*ti)->RedefineClasses(ti, 1, &d);
    free(bytes);
    return error;
}

static jobject instance(const char *name)
{
    return (*jni)->AllocObject(jni, (*jni)->FindClass(jni, name));
}

static jobject an_object(void)
{
    return instance("java/lang/Object");
}

static jobject a_thread(void)
{
    return instance("java/lang/Thread");
}

/* of a loader of its own, so that it can go */
static jobject a_class(void)
{
    jclass type = (*jni)->FindClass(jni, "java/net/URLClassLoader");
    jmethodID make = (*jni)->GetMethodID(jni, type, "<init>", "([Ljava/net/URL;)V");
    jobject none = (*jni)->NewObjectArray(jni, 0, (*jni)->FindClass(jni, "java/net/URL"), NULL);
    jobject loader = (*jni)->NewObject(jni, type, make, none);
    size_t len;
    u1 *bytes = bytes_of(&len);
    jclass made = (*jni)->DefineClass(jni, NULL, loader, (const jbyte *)bytes, (jsize)len);
    free(bytes);
    return made;
}

static const struct Question {
    const char *name;
    jobject (*make)(void);
    jvmtiError (*ask)(jobject o);
} questions[] = {
    {"FollowReferences", an_object, follow},
    {"FollowReferences of a class", a_class, follow_class},
    {"IterateOverObjectsReachableFromObject", an_object, reachable},
    {"GetObjectMonitorUsage", an_object, usage},
    {"GetThreadListStackTraces", a_thread, stacks},
    {"RedefineClasses", a_class, redefine},
    {"RetransformClasses", a_class, retransform},
};

static void start(void)
{
    JavaVM *java;
    unit_agent(&java, &jni, &ti);
}

START_TEST(what_a_weak_reference_names_lives_as_long_as_the_call)
{
    const struct Question *q = &questions[_i];
    ck_assert_int_eq((*jni)->PushLocalFrame(jni, 16), JNI_OK);
    jobject o = q->make();
    ck_assert_msg(o != NULL, "%s: nothing to ask of", q->name);
    asked = (*jni)->NewWeakGlobalRef(jni, o);
    (*jni)->PopLocalFrame(jni, NULL);
    ck_assert_int_eq((*jni)->PushLocalFrame(jni, 16), JNI_OK);
    collects = true;
    ck_assert_msg(q->ask(asked) == JVMTI_ERROR_NONE, "%s", q->name);
    (*jni)->PopLocalFrame(jni, NULL); /* with the thread of the stack */
    ck_assert_msg(stopped, "%s stops nothing", q->name);
    ck_assert_msg(!was_lost, "%s loses it", q->name);
    ck_assert_int_eq((*ti)->ForceGarbageCollection(ti), JVMTI_ERROR_NONE);
    ck_assert_msg((*jni)->IsSameObject(jni, asked, NULL), "%s keeps it afterwards", q->name);
}
END_TEST

TCase *weak_tests(void)
{
    TCase *c = tcase_create("weak");
    tcase_add_checked_fixture(c, start, NULL);
    tcase_add_loop_test(c, what_a_weak_reference_names_lives_as_long_as_the_call, 0, COUNT_OF(questions));
    return c;
}
