/* outage_calls.h - the calls in which memory runs out, and the tables of them; a part of outage.c, which includes it
 * once and says what each call uses.
 *
 * Each function makes one call, inside IN, and adds up what it answers; it leaves all as it was, but for what its row
 * in the table says that it keeps. */

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

/* A loader that no constructor has run for: its unnamed module is made anew. */
static jvmtiError no_named_module(void)
{
    jclass loaders = (*jni)->FindClass(jni, "Outage$Own");
    jobject loader = (*jni)->AllocObject(jni, loaders), module = loader;
    jvmtiError error = IN(GetNamedModule, loader, "of/nobody", &module);
    if (error == 0)
        add(module == NULL);
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

static jvmtiError ask_frame_pop(jint depth)
{
    jvmtiError error = IN(NotifyFramePop, self, depth), again = (*ti)->NotifyFramePop(ti, self, depth);
    jvmtiError cleared = (*ti)->ClearAllFramePops(ti, self);
    return cleared == 0 && (error == 0) == (again == JVMTI_ERROR_DUPLICATE) ? error : JVMTI_ERROR_INTERNAL;
}

static jvmtiError frame_pop(void)
{
    return ask_frame_pop(1);
}

static jvmtiError deep_frame_pop(void)
{
    return ask_frame_pop(45);
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

/* ---- threads ---- */

static jvmtiError suspend(void)
{
    jvmtiError error = IN(SuspendThread, worker), resumed = (*ti)->ResumeThread(ti, worker);
    return (error == 0) == (resumed == 0) ? error : JVMTI_ERROR_INTERNAL;
}

static jvmtiError suspend_list(void)
{
    jthread list[] = {worker};
    jvmtiError answer, error = IN(SuspendThreadList, 1, list, &answer), resumed = (*ti)->ResumeThread(ti, worker);
    return (error == 0 && answer == 0) == (resumed == 0) ? error : JVMTI_ERROR_INTERNAL;
}

static void JNICALL agent_ran(jvmtiEnv *jvmti, JNIEnv *env, void *arg)
{
    (void)env;
    (*jvmti)->RawMonitorEnter(jvmti, arg);
    (*jvmti)->RawMonitorNotify(jvmti, arg);
    (*jvmti)->RawMonitorExit(jvmti, arg);
}

/* It begins and ends, or is never begun. */
static jvmtiError agent_thread(void)
{
    jclass k = (*jni)->FindClass(jni, "java/lang/Thread");
    jthread t = (*jni)->NewObject(jni, k, (*jni)->GetMethodID(jni, k, "<init>", "()V"));
    static jrawMonitorID over;
    if (over == NULL)
        (*ti)->CreateRawMonitor(ti, "an agent's thread is over", &over);
    (*ti)->RawMonitorEnter(ti, over);
    jvmtiError error = IN(RunAgentThread, t, agent_ran, over, JVMTI_THREAD_NORM_PRIORITY);
    if (error == 0)
        (*ti)->RawMonitorWait(ti, over, 0);
    (*ti)->RawMonitorExit(ti, over);
    if (error == 0) /* what it takes is given back when it is gone */
        (*jni)->CallVoidMethod(jni, t, (*jni)->GetMethodID(jni, k, "join", "()V"));
    return error;
}

/* ---- the heap of version 1.0 ---- */

static jvmtiIterationControl JNICALL object_it(jlong class_tag, jlong size, jlong *tag, void *data)
{
    (void)class_tag, (void)size;
    ++*(int *)data;
    *tag = 9;
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError instances(void)
{
    int n = 0;
    jvmtiError error = IN(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_EITHER, object_it, &n);
    tags_drop();
    add(error == 0 ? n : 0);
    return error;
}

static jvmtiIterationControl JNICALL count_it(jlong class_tag, jlong size, jlong *tag, void *data)
{
    (void)class_tag, (void)size, (void)tag;
    ++*(int *)data;
    return JVMTI_ITERATION_CONTINUE;
}

static jvmtiError over_heap(void)
{
    int n = 0;
    jvmtiError error = IN(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, count_it, &n);
    add(n > 200);
    return error;
}

static jvmtiIterationControl JNICALL root_it(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag,
                                             void *data)
{
    (void)kind;
    return count_it(class_tag, size, tag, data);
}

static jvmtiIterationControl JNICALL local_it(jvmtiHeapRootKind kind, jlong class_tag, jlong size, jlong *tag,
                                              jlong thread_tag, jint depth, jmethodID method, jint slot, void *data)
{
    (void)kind, (void)thread_tag, (void)depth, (void)method, (void)slot;
    return count_it(class_tag, size, tag, data);
}

static jvmtiError from_roots(void)
{
    int n = 0;
    jvmtiError error = IN(IterateOverReachableObjects, root_it, local_it, reach_it, &n);
    add(n > 200);
    return error;
}

/* ---- modules, search paths ---- */

static jobject module_of(jclass k)
{
    jclass c = (*jni)->FindClass(jni, "java/lang/Class");
    return (*jni)->CallObjectMethod(jni, k, (*jni)->GetMethodID(jni, c, "getModule", "()Ljava/lang/Module;"));
}

static jvmtiError module_reads(void)
{
    jobject base = module_of((*jni)->FindClass(jni, "java/lang/Object")), ours = module_of(klass);
    return IN(AddModuleReads, base, ours);
}

static jvmtiError module_exports(void)
{
    jobject base = module_of((*jni)->FindClass(jni, "java/lang/Object")), ours = module_of(klass);
    return IN(AddModuleExports, base, "jdk.internal.loader", ours);
}

static jvmtiError module_opens(void)
{
    jobject base = module_of((*jni)->FindClass(jni, "java/lang/Object")), ours = module_of(klass);
    return IN(AddModuleOpens, base, "jdk.internal.loader", ours);
}

static jvmtiError module_uses(void)
{
    jclass service = (*jni)->FindClass(jni, "java/lang/Runnable");
    jobject base = module_of(service);
    return IN(AddModuleUses, base, service);
}

static jvmtiError module_provides(void)
{
    jclass service = (*jni)->FindClass(jni, "java/lang/Runnable"), thread = (*jni)->FindClass(jni, "java/lang/Thread");
    jobject base = module_of(service);
    return IN(AddModuleProvides, base, service, thread);
}

static jvmtiError boot_search(void)
{
    return IN(AddToBootstrapClassLoaderSearch, "stored.jar");
}

static jvmtiError system_search(void)
{
    return IN(AddToSystemClassLoaderSearch, "stored.jar");
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

static void JNICALL nothing(JNIEnv *env, jclass c)
{
    (void)env, (void)c;
}

static jvmtiError register_natives(void)
{
    JNINativeMethod native = {"bound", "()V", (void *)nothing};
    start();
    jint result = (*jni)->RegisterNatives(jni, klass, &native, 1);
    stop(0);
    return jni_answer(result != 0, 1);
}

/* A class of the same bytes, in a loader of its own. */
static jclass defined(void)
{
    jclass k = (*jni)->FindClass(jni, "Outage$Own");
    jobject loader = (*jni)->NewObject(jni, k, (*jni)->GetMethodID(jni, k, "<init>", "()V"));
    start();
    jclass c = (*jni)->DefineClass(jni, "Outage$Probe", loader, bytes, byte_count);
    stop(0);
    return c;
}

static jvmtiError define(void)
{
    return jni_answer(defined() == NULL, 1);
}

/* In a method that nobody has called. */
static jvmtiError first_breakpoint(void)
{
    long at = nth;
    nth = 0;
    jclass c = defined();
    jmethodID m = c == NULL ? NULL : (*jni)->GetMethodID(jni, c, "corners", "()I");
    nth = at;
    if (m == NULL)
        return jni_answer(1, 1);
    jvmtiError error = IN(SetBreakpoint, m, 0), cleared = (*ti)->ClearBreakpoint(ti, m, 0);
    return (error == 0) == (cleared == 0) ? error : JVMTI_ERROR_INTERNAL;
}

static jvmtiError local_frame(void)
{
    static int many;
    int n = 0;
    many += 100;
    start();
    while (n < many && (*jni)->PushLocalFrame(jni, 1) == 0)
        n++;
    stop(0);
    for (int i = 0; i < n; i++)
        (*jni)->PopLocalFrame(jni, NULL);
    return jni_answer(n < many, 1);
}

static jvmtiError set_property(void)
{
    char *text;
    jvmtiError error = IN(SetSystemProperty, "outage.property", "a value of its own");
    if (error == 0 && (error = (*ti)->GetSystemProperty(ti, "outage.property", &text)) == 0)
        add_text(text);
    return error;
}

static const struct Function {
    const char *name;
    jvmtiError (*run)(void);
    int keeps; /* memory, by design: places of references, paths, classes, threads till they are gone */
} all[] = {
    {"JNI NewGlobalRef", global_references, 1},
    {"JNI NewWeakGlobalRef", weak_references, 1},
    {"JNI GetByteArrayElements", array_elements, 0},
    {"JNI GetStringChars", string_chars, 0},
    {"JNI GetStringUTFChars", utf_chars, 0},
    {"GetAllThreads", all_threads, 0},
    {"GetTopThreadGroups", top_groups, 0},
    {"GetOwnedMonitorInfo", owned_monitors, 0},
    {"GetOwnedMonitorStackDepthInfo", owned_depths, 0},
    {"GetClassMethods", class_methods, 0},
    {"GetClassFields", class_fields, 0},
    {"GetImplementedInterfaces", interfaces, 0},
    {"GetLoadedClasses", loaded, 0},
    {"GetClassLoaderClasses", loader_classes, 0},
    {"GetAllModules", modules, 0},
    {"GetLineNumberTable", lines, 0},
    {"GetBytecodes", bytecodes, 0},
    {"GetAllStackTraces", stacks, 0},
    {"GetThreadInfo", thread_info, 0},
    {"GetThreadGroupInfo", group_info, 0},
    {"GetThreadGroupChildren", group_children, 0},
    {"GetThreadListStackTraces", list_stacks, 0},
    {"GetStackTrace", stack, 0},
    {"GetClassSignature", signature, 0},
    {"GetSourceFileName", source_file, 0},
    {"GetConstantPool", pool, 0},
    {"GetMethodName", method_name, 0},
    {"GetFieldName", field_name, 0},
    {"GetLocalVariableTable", variables, 0},
    {"GetNamedModule", named_module, 0},
    {"GetNamedModule of a loader", no_named_module, 0},
    {"SetTag", set_tag, 0},
    {"IterateThroughHeap", iterate, 0},
    {"FollowReferences from an object", follow, 0},
    {"FollowReferences from roots", follow_roots, 0},
    {"IterateOverObjectsReachableFromObject", reachable, 0},
    {"GetObjectsWithTags", with_tags, 0},
    {"GetObjectMonitorUsage", monitor_usage, 0},
    {"SetBreakpoint", breakpoint, 0},
    {"SetFieldAccessWatch", access_watch, 0},
    {"SetFieldModificationWatch", modification_watch, 0},
    {"NotifyFramePop", frame_pop, 0},
    {"NotifyFramePop of a deep frame", deep_frame_pop, 0},
    {"CreateRawMonitor", raw_monitor, 0},
    {"SetThreadLocalStorage", thread_storage, 0},
    {"SetNativeMethodPrefixes", prefixes, 0},
    {"RedefineClasses", redefine, 0},
    {"RetransformClasses", retransform, 0},
    {"GetLocalObject", local, 0},
    {"GetSystemProperties", properties, 0},
    {"GetSystemProperty", property, 0},
    {"GetExtensionFunctions", functions, 0},
    {"GetExtensionEvents", events, 0},
    {"GetJNIFunctionTable", jni_table, 0},
    {"Allocate", allocate, 0},
    {"GetErrorName", error_name, 0},
    {"GenerateEvents", generate, 0},
    {"SuspendAllVirtualThreads", suspend_virtual, 0},
    {"SetEventNotificationMode", mode, 0},
    {"JNI PushLocalFrame", local_frame, 1},
    {"JNI RegisterNatives", register_natives, 0},
    {"JNI DefineClass", define, 1},
    {"SetBreakpoint in a new method", first_breakpoint, 1},
    {"SuspendThread", suspend, 0},
    {"SuspendThreadList", suspend_list, 0},
    {"RunAgentThread", agent_thread, 1},
    {"IterateOverInstancesOfClass", instances, 0},
    {"IterateOverHeap", over_heap, 0},
    {"IterateOverReachableObjects", from_roots, 0},
    {"AddModuleReads", module_reads, 0},
    {"AddModuleExports", module_exports, 0},
    {"AddModuleOpens", module_opens, 0},
    {"AddModuleUses", module_uses, 0},
    {"AddModuleProvides", module_provides, 0},
    {"AddToBootstrapClassLoaderSearch", boot_search, 1},
    {"AddToSystemClassLoaderSearch", system_search, 1},
};

/* before there is a VM */
static const struct Function early[] = {
    {"SetSystemProperty", set_property, 0},
};
