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
static jclass klass;
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

static void add(long number)
{
    sum = sum * 31 + (unsigned long)number;
}

static void add_text(char *text)
{
    for (const char *p = text; p != NULL && *p != 0; p++)
        add(*p);
    GIVE(text);
}

/* Functions that answer a count and an array. */
#define LIST(NAME, TYPE, CALL)                                                                                         \
    static jvmtiError NAME(void)                                                                                       \
    {                                                                                                                  \
        jint count = -1;                                                                                               \
        TYPE *list = NULL;                                                                                             \
        jvmtiError error = CALL;                                                                                       \
        if (error == 0) {                                                                                              \
            add(count);                                                                                                \
            GIVE(list);                                                                                                \
        }                                                                                                              \
        return error;                                                                                                  \
    }
LIST(all_threads, jthread, IN(GetAllThreads, &count, &list))
LIST(top_groups, jthreadGroup, IN(GetTopThreadGroups, &count, &list))
LIST(owned_monitors, jobject, IN(GetOwnedMonitorInfo, self, &count, &list))
LIST(owned_depths, jvmtiMonitorStackDepthInfo, IN(GetOwnedMonitorStackDepthInfo, self, &count, &list))
LIST(class_methods, jmethodID, IN(GetClassMethods, klass, &count, &list))
LIST(class_fields, jfieldID, IN(GetClassFields, klass, &count, &list))
LIST(interfaces, jclass, IN(GetImplementedInterfaces, klass, &count, &list))
LIST(loaded, jclass, IN(GetLoadedClasses, &count, &list))
LIST(loader_classes, jclass, IN(GetClassLoaderClasses, NULL, &count, &list))
LIST(modules, jobject, IN(GetAllModules, &count, &list))
LIST(lines, jvmtiLineNumberEntry, IN(GetLineNumberTable, corners, &count, &list))
LIST(bytecodes, unsigned char, IN(GetBytecodes, corners, &count, &list))
LIST(stacks, jvmtiStackInfo, IN(GetAllStackTraces, 0, &list, &count))

static jvmtiError thread_info(void)
{
    jvmtiThreadInfo info;
    jvmtiError error = IN(GetThreadInfo, worker, &info);
    if (error == 0)
        add_text(info.name);
    return error;
}

static jthreadGroup group_of_worker(void)
{
    jvmtiThreadInfo info = {0};
    (*ti)->GetThreadInfo(ti, worker, &info);
    GIVE(info.name);
    return info.thread_group;
}

static jvmtiError group_info(void)
{
    jvmtiThreadGroupInfo info;
    jvmtiError error = IN(GetThreadGroupInfo, group_of_worker(), &info);
    if (error == 0)
        add_text(info.name);
    return error;
}

static jvmtiError group_children(void)
{
    jint threads, groups;
    jthread *t;
    jthreadGroup *g, group = group_of_worker();
    jvmtiError error = IN(GetThreadGroupChildren, group, &threads, &t, &groups, &g);
    if (error != 0)
        return error;
    add(threads), add(groups);
    GIVE(t), GIVE(g);
    return error;
}

static jvmtiError list_stacks(void)
{
    jthread list[] = {self, self};
    jvmtiStackInfo *info;
    jvmtiError error = IN(GetThreadListStackTraces, 2, list, 10, &info);
    if (error != 0)
        return error;
    add(info[1].frame_count), add((long)info[1].frame_buffer[0].method);
    GIVE(info);
    return error;
}

static jvmtiError stack(void)
{
    jvmtiFrameInfo frames[10];
    jint count;
    jvmtiError error = IN(GetStackTrace, self, 0, 10, frames, &count);
    if (error == 0)
        add(count), add((long)frames[0].method);
    return error;
}

static jvmtiError signature(void)
{
    char *name, *sig;
    jvmtiError error = IN(GetClassSignature, klass, &name, &sig);
    if (error == 0)
        add_text(name), add_text(sig);
    return error;
}

static jvmtiError source_file(void)
{
    char *name;
    jvmtiError error = IN(GetSourceFileName, klass, &name);
    if (error == 0)
        add_text(name);
    return error;
}

static jvmtiError pool(void)
{
    jint count, size;
    unsigned char *p;
    jvmtiError error = IN(GetConstantPool, klass, &count, &size, &p);
    if (error != 0)
        return error;
    add(count), add(p[size - 1]);
    GIVE(p);
    return error;
}

static jvmtiError method_name(void)
{
    char *name, *sig, *gen;
    jvmtiError error = IN(GetMethodName, generic, &name, &sig, &gen);
    if (error == 0)
        add_text(name), add_text(sig), add_text(gen);
    return error;
}

static jvmtiError field_name(void)
{
    char *name, *sig, *gen;
    jvmtiError error = IN(GetFieldName, klass, second, &name, &sig, &gen);
    if (error == 0)
        add_text(name), add_text(sig), add_text(gen);
    return error;
}

static jvmtiError variables(void)
{
    jint count;
    jvmtiLocalVariableEntry *list;
    jvmtiError error = IN(GetLocalVariableTable, corners, &count, &list);
    if (error != 0)
        return error;
    for (jint i = 0; i < count; i++) {
        add_text(list[i].name), add_text(list[i].signature);
        add_text(list[i].generic_signature);
    }
    GIVE(list);
    return error;
}

static jvmtiError named_module(void)
{
    jobject module;
    jvmtiError error = IN(GetNamedModule, NULL, "java/util", &module);
    if (error == 0)
        add(module != NULL);
    return error;
}

/* ---- tags and the heap ---- */

static jvmtiError set_tag(void)
{
    jlong tag = -1;
    jvmtiError error = IN(SetTag, probe, 7);
    (*ti)->GetTag(ti, probe, &tag);
    if (error != 0 && tag != 0)
        return JVMTI_ERROR_INTERNAL; /* half done */
    (*ti)->SetTag(ti, probe, 0);
    add(tag);
    return error;
}

static jint JNICALL tag_it(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    (void)class_tag, (void)size, (void)length;
    ++*(int *)data;
    *tag = 9;
    return 0;
}

static jvmtiError tags_drop(void)
{
    jint count, n = (*jni)->GetArrayLength(jni, probes);
    (void)count;
    for (jint i = 0; i < n; i++) {
        jobject o = (*jni)->GetObjectArrayElement(jni, probes, i);
        (*ti)->SetTag(ti, o, 0);
        (*jni)->DeleteLocalRef(jni, o);
    }
    return 0;
}

static jvmtiError iterate(void)
{
    int n = 0;
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = tag_it};
    jvmtiError error = IN(IterateThroughHeap, 0, klass, &callbacks, &n);
    tags_drop();
    add(n);
    return error;
}

static jint JNICALL follow_it(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                              jlong from_class, jlong size, jlong *tag, jlong *from_tag, jint length, void *data)
{
    (void)kind, (void)info, (void)class_tag, (void)from_class, (void)size, (void)length, (void)from_tag;
    ++*(int *)data;
    *tag = 5;
    return JVMTI_VISIT_OBJECTS;
}

static jvmtiError follow(void)
{
    int n = 0;
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = follow_it};
    jvmtiError error = IN(FollowReferences, 0, klass, probes, &callbacks, &n);
    tags_drop();
    add(n);
    return error;
}

static jvmtiError follow_roots(void)
{
    int n = 0;
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = follow_it};
    jvmtiError error = IN(FollowReferences, 0, klass, NULL, &callbacks, &n);
    tags_drop();
    add(n >= 200);
    return error;
}

static jvmtiIterationControl JNICALL reach_it(jvmtiObjectReferenceKind kind, jlong class_tag, jlong size, jlong *tag,
                                              jlong referrer, jint index, void *data)
{
    (void)kind, (void)class_tag, (void)size, (void)tag, (void)referrer, (void)index;
    ++*(int *)data;
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError reachable(void)
{
    int n = 0;
    jvmtiError error = IN(IterateOverObjectsReachableFromObject, probes, reach_it, &n);
    add(n > 200);
    return error;
}

static jvmtiError with_tags(void)
{
    jlong wanted[] = {3, 4}, *tags;
    jobject *objects;
    jint count, n = (*jni)->GetArrayLength(jni, probes);
    for (jint i = 0; i < n; i++) {
        jobject o = (*jni)->GetObjectArrayElement(jni, probes, i);
        (*ti)->SetTag(ti, o, 3 + i % 2);
        (*jni)->DeleteLocalRef(jni, o);
    }
    jvmtiError error = IN(GetObjectsWithTags, 2, wanted, &count, &objects, &tags);
    tags_drop();
    if (error != 0)
        return error;
    add(count), add(tags[count - 1] + tags[0]);
    GIVE(objects), GIVE(tags);
    return error;
}

static jvmtiError monitor_usage(void)
{
    jvmtiMonitorUsage usage;
    jvmtiError error = IN(GetObjectMonitorUsage, probes, &usage);
    if (error != 0)
        return error;
    add(usage.entry_count), add(usage.waiter_count);
    GIVE(usage.waiters), GIVE(usage.notify_waiters);
    return error;
}

/* ---- what is set and cleared ---- */

static jvmtiError breakpoint(void)
{
    jvmtiError error = IN(SetBreakpoint, corners, 0), cleared = (*ti)->ClearBreakpoint(ti, corners, 0);
    return (error == 0) == (cleared == 0) ? error : JVMTI_ERROR_INTERNAL;
}

static jvmtiError access_watch(void)
{
    jvmtiError error = IN(SetFieldAccessWatch, klass, second),
               cleared = (*ti)->ClearFieldAccessWatch(ti, klass, second);
    return (error == 0) == (cleared == 0) ? error : JVMTI_ERROR_INTERNAL;
}

static jvmtiError modification_watch(void)
{
    jvmtiError error = IN(SetFieldModificationWatch, klass, second);
    jvmtiError cleared = (*ti)->ClearFieldModificationWatch(ti, klass, second);
    return (error == 0) == (cleared == 0) ? error : JVMTI_ERROR_INTERNAL;
}

static jvmtiError frame_pop(void)
{
    jvmtiError error = IN(NotifyFramePop, self, 1), cleared = (*ti)->ClearAllFramePops(ti, self);
    return cleared == 0 ? error : JVMTI_ERROR_INTERNAL;
}

static jvmtiError raw_monitor(void)
{
    jrawMonitorID m;
    jvmtiError error = IN(CreateRawMonitor, "a raw monitor", &m);
    if (error == 0)
        (*ti)->DestroyRawMonitor(ti, m);
    return error;
}

static jvmtiError thread_storage(void)
{
    void *there = NULL;
    jvmtiError error = IN(SetThreadLocalStorage, worker, &there);
    if (error == 0)
        (*ti)->GetThreadLocalStorage(ti, worker, &there);
    add(there != NULL);
    return error;
}

static jvmtiError prefixes(void)
{
    char *two[] = {"a_long_enough_prefix_", "another_prefix_"};
    jvmtiError error = IN(SetNativeMethodPrefixes, 2, two);
    (*ti)->SetNativeMethodPrefixes(ti, 0, NULL);
    return error;
}

static jvmtiError redefine(void)
{
    jvmtiClassDefinition def = {klass, byte_count, (const unsigned char *)bytes};
    return IN(RedefineClasses, 1, &def);
}

static jvmtiError retransform(void)
{
    return IN(RetransformClasses, 1, &klass);
}

static jvmtiError local(void)
{
    jobject o;
    jvmtiError error = IN(GetLocalObject, self, 1, 0, &o);
    if (error == 0)
        add(o != NULL);
    return error;
}

/* ---- the rest ---- */

static jvmtiError properties(void)
{
    jint count;
    char **keys;
    jvmtiError error = IN(GetSystemProperties, &count, &keys);
    if (error != 0)
        return error;
    for (jint i = 0; i < count; i++)
        add_text(keys[i]);
    GIVE(keys);
    return error;
}

static jvmtiError property(void)
{
    char *text;
    jvmtiError error = IN(GetSystemProperty, "java.class.path", &text);
    if (error == 0)
        add_text(text);
    return error;
}

static jvmtiError functions(void)
{
    jint count;
    jvmtiExtensionFunctionInfo *list;
    jvmtiError error = IN(GetExtensionFunctions, &count, &list);
    if (error != 0)
        return error;
    for (jint i = 0; i < count; i++) {
        add_text(list[i].id), add_text(list[i].short_description);
        for (jint k = 0; k < list[i].param_count; k++)
            add_text(list[i].params[k].name);
        GIVE(list[i].params), GIVE(list[i].errors);
    }
    GIVE(list);
    return error;
}

static jvmtiError events(void)
{
    jint count;
    jvmtiExtensionEventInfo *list;
    jvmtiError error = IN(GetExtensionEvents, &count, &list);
    if (error != 0)
        return error;
    for (jint i = 0; i < count; i++) {
        add_text(list[i].id), add_text(list[i].short_description);
        for (jint k = 0; k < list[i].param_count; k++)
            add_text(list[i].params[k].name);
        GIVE(list[i].params);
    }
    GIVE(list);
    return error;
}

static jvmtiError jni_table(void)
{
    jniNativeInterface *table;
    jvmtiError error = IN(GetJNIFunctionTable, &table);
    if (error == 0)
        GIVE(table);
    return error;
}

static jvmtiError allocate(void)
{
    unsigned char *p;
    jvmtiError error = IN(Allocate, 1000, &p);
    if (error == 0)
        GIVE(p);
    return error;
}

static jvmtiError error_name(void)
{
    char *text;
    jvmtiError error = IN(GetErrorName, JVMTI_ERROR_OUT_OF_MEMORY, &text);
    if (error == 0)
        add_text(text);
    return error;
}

static jvmtiError generate(void)
{
    return IN(GenerateEvents, JVMTI_EVENT_COMPILED_METHOD_LOAD);
}

static jvmtiError suspend_virtual(void)
{
    jvmtiError error = IN(SuspendAllVirtualThreads, 0, NULL);
    (*ti)->ResumeAllVirtualThreads(ti, 0, NULL);
    return error;
}

static jvmtiError mode(void)
{
    jvmtiError error = IN(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, worker);
    (*ti)->SetEventNotificationMode(ti, JVMTI_DISABLE, JVMTI_EVENT_FRAME_POP, worker);
    return error;
}

/* ---- JNI: NULL, and where its chapters say so OutOfMemoryError pending, stand for OUT_OF_MEMORY ---- */

static jvmtiError jni_answer(int null, int throws)
{
    jthrowable thrown = (*jni)->ExceptionOccurred(jni);
    (*jni)->ExceptionClear(jni);
    if ((thrown != NULL) != (null && throws))
        return JVMTI_ERROR_INTERNAL;
    jclass oom = (*jni)->FindClass(jni, "java/lang/OutOfMemoryError");
    return thrown != NULL && !(*jni)->IsInstanceOf(jni, thrown, oom) ? JVMTI_ERROR_INTERNAL
           : null                                                    ? JVMTI_ERROR_OUT_OF_MEMORY
                                                                     : JVMTI_ERROR_NONE;
}

/* Places of references are not given back, so each time more are made. */
static jvmtiError references(jobject(JNICALL *make)(JNIEnv *, jobject), void(JNICALL *drop)(JNIEnv *, jobject),
                             int throws)
{
    static jobject made[100000];
    static int many;
    int n = 0;
    many += 600;
    start();
    while (n < many && (made[n] = make(jni, probe)) != NULL)
        n++;
    stop(0);
    for (int i = 0; i < n; i++)
        drop(jni, made[i]);
    return jni_answer(n < many, throws);
}

static jvmtiError global_references(void)
{
    return references((*jni)->NewGlobalRef, (*jni)->DeleteGlobalRef, 0);
}

static jvmtiError weak_references(void)
{
    return references((*jni)->NewWeakGlobalRef, (*jni)->DeleteWeakGlobalRef, 1);
}

static jvmtiError array_elements(void)
{
    jbyteArray a = (*jni)->NewByteArray(jni, 5000);
    start();
    jbyte *p = (*jni)->GetByteArrayElements(jni, a, NULL);
    stop(0);
    if (p != NULL)
        (*jni)->ReleaseByteArrayElements(jni, a, p, 0);
    return jni_answer(p == NULL, 1);
}

static jvmtiError string_chars(void)
{
    jstring s = (*jni)->NewStringUTF(jni, "some characters, enough for an allocation of their own");
    start();
    const jchar *p = (*jni)->GetStringChars(jni, s, NULL);
    stop(0);
    if (p != NULL)
        (*jni)->ReleaseStringChars(jni, s, p);
    return jni_answer(p == NULL, 1);
}

static jvmtiError utf_chars(void)
{
    jstring s = (*jni)->NewStringUTF(jni, "some characters, enough for an allocation of their own");
    start();
    const char *p = (*jni)->GetStringUTFChars(jni, s, NULL);
    stop(0);
    if (p != NULL)
        (*jni)->ReleaseStringUTFChars(jni, s, p);
    return jni_answer(p == NULL, 1);
}

static const struct Function {
    const char *name;
    jvmtiError (*run)(void);
} all[] = {
    {"JNI NewGlobalRef", global_references},
    {"JNI NewWeakGlobalRef", weak_references},
    {"JNI GetByteArrayElements", array_elements},
    {"JNI GetStringChars", string_chars},
    {"JNI GetStringUTFChars", utf_chars},
    {"GetAllThreads", all_threads},
    {"GetTopThreadGroups", top_groups},
    {"GetOwnedMonitorInfo", owned_monitors},
    {"GetOwnedMonitorStackDepthInfo", owned_depths},
    {"GetClassMethods", class_methods},
    {"GetClassFields", class_fields},
    {"GetImplementedInterfaces", interfaces},
    {"GetLoadedClasses", loaded},
    {"GetClassLoaderClasses", loader_classes},
    {"GetAllModules", modules},
    {"GetLineNumberTable", lines},
    {"GetBytecodes", bytecodes},
    {"GetAllStackTraces", stacks},
    {"GetThreadInfo", thread_info},
    {"GetThreadGroupInfo", group_info},
    {"GetThreadGroupChildren", group_children},
    {"GetThreadListStackTraces", list_stacks},
    {"GetStackTrace", stack},
    {"GetClassSignature", signature},
    {"GetSourceFileName", source_file},
    {"GetConstantPool", pool},
    {"GetMethodName", method_name},
    {"GetFieldName", field_name},
    {"GetLocalVariableTable", variables},
    {"GetNamedModule", named_module},
    {"SetTag", set_tag},
    {"IterateThroughHeap", iterate},
    {"FollowReferences from an object", follow},
    {"FollowReferences from roots", follow_roots},
    {"IterateOverObjectsReachableFromObject", reachable},
    {"GetObjectsWithTags", with_tags},
    {"GetObjectMonitorUsage", monitor_usage},
    {"SetBreakpoint", breakpoint},
    {"SetFieldAccessWatch", access_watch},
    {"SetFieldModificationWatch", modification_watch},
    {"NotifyFramePop", frame_pop},
    {"CreateRawMonitor", raw_monitor},
    {"SetThreadLocalStorage", thread_storage},
    {"SetNativeMethodPrefixes", prefixes},
    {"RedefineClasses", redefine},
    {"RetransformClasses", retransform},
    {"GetLocalObject", local},
    {"GetSystemProperties", properties},
    {"GetSystemProperty", property},
    {"GetExtensionFunctions", functions},
    {"GetExtensionEvents", events},
    {"GetJNIFunctionTable", jni_table},
    {"Allocate", allocate},
    {"GetErrorName", error_name},
    {"GenerateEvents", generate},
    {"SuspendAllVirtualThreads", suspend_virtual},
    {"SetEventNotificationMode", mode},
};

/* One call, with memory out from its request `at` on; *answer: the sum of what it answered. */
static jvmtiError call(const struct Function *f, long at, unsigned long *answer)
{
    sum = 0;
    nth = at;
    was_out = 0;
    (*jni)->PushLocalFrame(jni, 16);
    jvmtiError error = f->run();
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

/* Places of references are kept. */
static int keeps(const struct Function *f)
{
    return f->run == global_references || f->run == weak_references;
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
        bad |= at <= 8 && !keeps(f) ? leaks(f, at, right) : try(f, at, right);
        (*jni)->ExceptionClear(jni);
    }
    printf("# %s: %ld tries, %ld refused\n", f->name, tries, refused);
    fflush(stdout);
    return bad;
}

static jint JNICALL sweep(JNIEnv *env, jclass cls, jclass k, jobjectArray p, jbyteArray b, jthread w)
{
    (void)cls;
    int bad = 0;
    jni = env, klass = k, probes = p, worker = w;
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
    return (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
}
