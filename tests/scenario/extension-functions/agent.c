/*
 * Extension functions are each VM's own. Those that are not there count as right.
 */
#include "scenario.h"

static jvmtiEnv *ti;
static jvmtiEnv *gone; /* disposed of */
static int wrong, unloading_told, ours;

static void expect(const char *what, int ok)
{
    if (!ok) {
        say("wrong: %s", what);
        wrong++;
    }
}

static void thread_bytes(jvmtiExtensionFunction f, jobject no_thread, jthread unstarted)
{
    jthread self;
    jlong own = 0, same = 0;
    must(ti, (*ti)->GetCurrentThread(ti, &self));
    expect("bytes of this thread", f(ti, NULL, &own) == JVMTI_ERROR_NONE && own > 1000000);
    expect("bytes by handle", f(ti, self, &same) == JVMTI_ERROR_NONE && same >= own);
    expect("no thread", f(ti, no_thread, &own) == JVMTI_ERROR_INVALID_THREAD);
    expect("no thread and no place", f(ti, no_thread, NULL) == JVMTI_ERROR_INVALID_THREAD);
    expect("not begun", f(ti, unstarted, &own) == JVMTI_ERROR_THREAD_NOT_ALIVE);
    expect("no place", f(ti, self, NULL) == JVMTI_ERROR_NULL_POINTER);
}

static void heap_usage(jvmtiExtensionFunction f)
{
    jlong used = 0, committed = 0, most = 0;
    expect("usage", f(ti, &used, &committed, &most) == JVMTI_ERROR_NONE);
    expect("order", used > 1000000 && used <= committed && committed <= most);
    expect("no place", f(ti, &used, NULL, &most) == JVMTI_ERROR_NULL_POINTER &&
                           f(ti, NULL, &committed, &most) == JVMTI_ERROR_NULL_POINTER &&
                           f(ti, &used, &committed, NULL) == JVMTI_ERROR_NULL_POINTER);
}

static void unloading(jvmtiExtensionFunction f)
{
    jboolean enabled = JNI_FALSE;
    expect("unloading", f(ti, &enabled) == JVMTI_ERROR_NONE && enabled);
    if (ours)
        expect("unloading, no place", f(ti, NULL) == JVMTI_ERROR_NULL_POINTER);
}

static void carrier(jvmtiExtensionFunction f, jthread self, jobject no_thread)
{
    jthread out = NULL;
    jvmtiCapabilities caps;
    (*ti)->GetCapabilities(ti, &caps);
    if (!caps.can_support_virtual_threads) {
        expect("carrier without the capability", f(ti, self, &out) == JVMTI_ERROR_MUST_POSSESS_CAPABILITY);
        return;
    }
    expect("carrier of a platform thread", f(ti, self, &out) == JVMTI_ERROR_INVALID_THREAD);
    expect("carrier of no thread", f(ti, no_thread, &out) == JVMTI_ERROR_INVALID_THREAD);
    expect("carrier, no place", f(ti, self, NULL) == JVMTI_ERROR_NULL_POINTER);
}

static void enable_collection(jvmtiExtensionFunction f)
{
    expect("collection let go that was not held", f(ti) == JVMTI_ERROR_ILLEGAL_ARGUMENT);
}

static void last_collection(jvmtiExtensionFunction f)
{
    jlong a = -1, b = -1, c = -1;
    expect("no place for objects", f(ti, NULL, &b, &c) == JVMTI_ERROR_NULL_POINTER);
    expect("no place for bytes", f(ti, &a, NULL, &c) == JVMTI_ERROR_NULL_POINTER);
    expect("no place for all", f(ti, &a, &b, NULL) == JVMTI_ERROR_NULL_POINTER);
    must(ti, (*ti)->ForceGarbageCollection(ti));
    expect("last collection", f(ti, &a, &b, &c) == JVMTI_ERROR_NONE && a > 1000 && b > 1000000 && c >= b);
}

/* In environments of its own, because it is for good. */
static void address_tags(JNIEnv *jni, jvmtiExtensionFunction f, jobject object)
{
    JavaVM *vm;
    jvmtiCapabilities caps = {.can_tag_objects = 1};
    (*jni)->GetJavaVM(jni, &vm);
    jlong tag = 0;
    jvmtiEnv *none = new_env(vm), *late = new_env(vm), *early = new_env(vm);
    expect("addresses without the capability", f(none) == JVMTI_ERROR_MUST_POSSESS_CAPABILITY);
    must(late, (*late)->AddCapabilities(late, &caps));
    must(late, (*late)->SetTag(late, object, 5));
    expect("addresses after a tag", f(late) == JVMTI_ERROR_ILLEGAL_ARGUMENT);
    must(early, (*early)->AddCapabilities(early, &caps));
    expect("addresses", f(early) == JVMTI_ERROR_NONE && (*early)->GetTag(early, object, &tag) == 0 && tag != 0);
    must(early, (*early)->DisposeEnvironment(early));
    must(none, (*none)->DisposeEnvironment(none));
    must(late, (*late)->DisposeEnvironment(late));
}

static jthread waiting; /* in Object.wait, whose C code holds this: */
static jobject waited_on;

static void held_by_c_code(jvmtiExtensionFunction f)
{
    enum { TAG = 4711 };
    jlong *tags = NULL;
    jint count = -1;
    must(ti, (*ti)->SetTag(ti, waited_on, TAG));
    expect("what Object.wait holds", f(ti, waiting, &count, &tags) == JVMTI_ERROR_NONE && count == 1 && *tags == TAG);
    drop(ti, tags);
    must(ti, (*ti)->SetTag(ti, waited_on, 0));
}

static void native_roots(jvmtiExtensionFunction f, jthread self, jobject no_thread)
{
    jlong *tags = NULL;
    jint count = -1;
    expect("roots, no place for them", f(ti, self, &count, NULL) == JVMTI_ERROR_NULL_POINTER && count == -1);
    expect("roots, no place", f(ti, self, NULL, &tags) == JVMTI_ERROR_NULL_POINTER);
    expect("roots of no thread", f(ti, no_thread, &count, &tags) == JVMTI_ERROR_INVALID_THREAD);
    expect("roots, none of them tagged", f(ti, self, &count, &tags) == JVMTI_ERROR_NONE && count == 0);
    drop(ti, tags);
    held_by_c_code(f);
}

static jvmtiExtensionFunction slot_of;

static void stack_slot(jvmtiExtensionFunction f, jthread self, jthread unstarted)
{
    slot_of = f;
    expect("a slot of a thread that has not begun", f(ti, unstarted, 0, 0, &f) == JVMTI_ERROR_THREAD_NOT_ALIVE);
    jlong value;
    expect("a slot of no frame", f(ti, self, 1000, 0, &value) == JVMTI_ERROR_NO_MORE_FRAMES);
    expect("no such slot", f(ti, self, 1, 1000, &value) == JVMTI_ERROR_INVALID_SLOT);
    expect("a negative depth", f(ti, self, -1, 0, &value) == JVMTI_ERROR_ILLEGAL_ARGUMENT);
    expect("a negative slot", f(ti, self, 1, -1, &value) == JVMTI_ERROR_ILLEGAL_ARGUMENT);
    expect("a slot, no place", f(ti, self, 1, 0, NULL) == JVMTI_ERROR_NULL_POINTER);
}

/* Its caller is in the midst of an addition of an addition. */
JNIEXPORT jint JNICALL Java_Main_within(JNIEnv *jni, jclass c, jint deep, jint top)
{
    (void)jni, (void)c;
    jlong value = 0, second = 0, beyond;
    if (slot_of == NULL)
        return 0;
    jint arguments = 0; /* those of the call may count as words of the caller still */
    expect("a word", slot_of(ti, NULL, 1, 0, &value) == JVMTI_ERROR_NONE);
    while (arguments < 2 && slot_of(ti, NULL, 1, arguments + 2, &beyond) == JVMTI_ERROR_NONE)
        arguments++;
    expect("the topmost word", slot_of(ti, NULL, 1, arguments, &value) == JVMTI_ERROR_NONE && (jint)value == top);
    expect("the word below", slot_of(ti, NULL, 1, arguments + 1, &second) == JVMTI_ERROR_NONE && (jint)second == deep);
    expect("no third", slot_of(ti, NULL, 1, arguments + 2, &beyond) == JVMTI_ERROR_INVALID_SLOT);
    expect("none of a native method", slot_of(ti, NULL, 0, 0, &beyond) == JVMTI_ERROR_INVALID_SLOT);
    return 0;
}

/* Of an environment that is gone: that is found before anything else that is wrong. */
static void of_no_environment(jvmtiExtensionFunction f)
{
    jlong a, b, c, d; /* none takes more */
    expect("no environment", f(gone, &a, &b, &c, &d) == JVMTI_ERROR_INVALID_ENVIRONMENT);
}

static void info_free(jvmtiExtensionFunctionInfo *f)
{
    for (jint i = 0; i < f->param_count; i++)
        drop(ti, f->params[i].name);
    drop(ti, f->params);
    drop(ti, f->errors);
    drop(ti, f->short_description);
    drop(ti, f->id);
}

/* What is told of the one event that each VM has, as agents know it. */
static void events_look(void)
{
    jint count, known = 0;
    jvmtiExtensionEventInfo *list;
    must(ti, (*ti)->GetExtensionEvents(ti, &count, &list));
    for (jint i = 0; i < count; i++) {
        const jvmtiExtensionEventInfo *e = &list[i];
        if (strcmp(e->id, "com.sun.hotspot.events.ClassUnload") == 0) {
            known++;
            expect("two parameters", e->param_count == 2);
            expect("a JNIEnv", e->param_count > 0 && e->params[0].kind == JVMTI_KIND_IN_PTR &&
                                   e->params[0].base_type == JVMTI_TYPE_JNIENV);
            expect("a name", e->param_count > 1 && e->params[1].kind == JVMTI_KIND_IN_PTR &&
                                 e->params[1].base_type == JVMTI_TYPE_CCHAR && !e->params[1].null_ok);
        }
        for (jint k = 0; k < e->param_count; k++)
            drop(ti, e->params[k].name);
        drop(ti, e->params);
        drop(ti, e->short_description);
        drop(ti, e->id);
    }
    drop(ti, list);
    expect("the event", known == 1);
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *jni, jclass c, jthread unstarted, jthread waits, jobject lock)
{
    waiting = waits;
    waited_on = lock;
    jint count;
    jvmtiExtensionFunctionInfo *list;
    jthread self;
    must(ti, (*ti)->GetCurrentThread(ti, &self));
    must(ti, (*ti)->GetExtensionFunctions(ti, &count, &list));
    for (jint i = 0; i < count; i++)
        ours |= strncmp(list[i].id, "tivm.", 5) == 0;
    for (jint i = 0; i < count; i++) {
        expect("name", list[i].id != NULL && strchr(list[i].id, '.') != NULL);
        expect("description", list[i].short_description != NULL && list[i].func != NULL);
        for (jint k = 0; k < list[i].param_count; k++)
            expect("parameter", list[i].params[k].name != NULL && list[i].params[k].base_type != 0);
        if (ours)
            of_no_environment(list[i].func);
        if (strcmp(list[i].id, "tivm.functions.ThreadAllocatedBytes") == 0)
            thread_bytes(list[i].func, c, unstarted);
        if (strcmp(list[i].id, "tivm.functions.HeapUsage") == 0)
            heap_usage(list[i].func);
        if (strcmp(list[i].id, "com.sun.hotspot.functions.GetCarrierThread") == 0)
            carrier(list[i].func, self, c);
        if (strcmp(list[i].id, "tivm.functions.EnableCollection") == 0)
            enable_collection(list[i].func);
        if (strcmp(list[i].id, "tivm.functions.LastCollection") == 0)
            last_collection(list[i].func);
        if (strcmp(list[i].id, "tivm.functions.UseAddressTags") == 0)
            address_tags(jni, list[i].func, c);
        if (strcmp(list[i].id, "tivm.functions.NativeRoots") == 0)
            native_roots(list[i].func, self, c);
        if (strcmp(list[i].id, "tivm.functions.StackSlot") == 0)
            stack_slot(list[i].func, self, unstarted);
        if (strcmp(list[i].id, "com.sun.hotspot.functions.IsClassUnloadingEnabled") == 0) {
            unloading(list[i].func);
            unloading_told++;
            expect("its parameter", list[i].param_count == 1 && list[i].params[0].kind == JVMTI_KIND_OUT &&
                                        list[i].params[0].base_type == JVMTI_TYPE_JBOOLEAN);
        }
        info_free(&list[i]);
    }
    drop(ti, list);
    events_look();
    expect("class unloading is told of", unloading_told == 1);
    say("%d wrong", wrong);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities caps;
    must(ti, (*ti)->GetPotentialCapabilities(ti, &caps));
    jvmtiCapabilities wanted = {.can_tag_objects = 1, .can_support_virtual_threads = caps.can_support_virtual_threads};
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    gone = new_env(vm);
    must(gone, (*gone)->DisposeEnvironment(gone));
    return 0;
}
