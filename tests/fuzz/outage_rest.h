/* outage_rest.h - the calls in which memory runs out, second part: environments, and what is asked of a thread
 * for the first time; a part of outage.c, which includes it once after outage_calls.h.
 *
 * Functions that are in neither part take no memory for their answer (all others were tried). */

static jvmtiError prefix(void)
{
    jvmtiError error = IN(SetNativeMethodPrefix, "one_prefix_long_enough_for_a_block_");
    (*ti)->SetNativeMethodPrefix(ti, NULL);
    return error;
}

static jvmtiError debug_extension(void)
{
    static jclass mapped;
    if (mapped == NULL) {
        jmethodID make = (*jni)->GetStaticMethodID(jni, outage, "mapped", "()Ljava/lang/Class;");
        jclass made = (*jni)->CallStaticObjectMethod(jni, outage, make);
        if (made == NULL)
            return JVMTI_ERROR_INTERNAL;
        mapped = (*jni)->NewGlobalRef(jni, made);
    }
    char *text;
    jvmtiError error = IN(GetSourceDebugExtension, mapped, &text);
    if (error == 0)
        add_text(text);
    return error;
}

/* ---- environments ---- */

static jvmtiEnv *another(void)
{
    JavaVM *vm;
    jvmtiEnv *other = NULL;
    (*jni)->GetJavaVM(jni, &vm);
    return (*vm)->GetEnv(vm, (void **)&other, JVMTI_VERSION) == JNI_OK ? other : NULL;
}

static jvmtiError get_env(void)
{
    JavaVM *vm;
    jvmtiEnv *other = NULL;
    (*jni)->GetJavaVM(jni, &vm);
    start();
    jint result = (*vm)->GetEnv(vm, (void **)&other, JVMTI_VERSION);
    stop(0);
    if (result != JNI_OK)
        return result == JNI_ENOMEM ? JVMTI_ERROR_OUT_OF_MEMORY : JVMTI_ERROR_INTERNAL;
    return (*other)->DisposeEnvironment(other);
}

/* Whether the environment could get a breakpoint, a watch, a tag and storage for a thread. */
static int furnish(jvmtiEnv *other)
{
    static int value;
    return (*other)->SetBreakpoint(other, corners, 0) == 0 &&
           (*other)->SetFieldAccessWatch(other, klass, second) == 0 && (*other)->SetTag(other, probe, 3) == 0 &&
           (*other)->SetThreadLocalStorage(other, worker, &value) == 0;
}

static jvmtiError dispose(void)
{
    jvmtiCapabilities caps = {
        .can_tag_objects = 1, .can_generate_breakpoint_events = 1, .can_generate_field_access_events = 1};
    jvmtiEnv *other = another();
    if (other == NULL || (*other)->AddCapabilities(other, &caps) != 0 || !furnish(other))
        return JVMTI_ERROR_INTERNAL;
    start();
    return stop((*other)->DisposeEnvironment(other));
}

/* What cannot be refused any more is served from what the VM has put by for that, once; who comes then is refused. A
 * call that has memory puts by anew. */
static jvmtiError storage_of_two(void)
{
    static int value;
    jvmtiEnv *one = another(), *two = another();
    jint state;
    if ((*ti)->GetThreadState(ti, NULL, &state) != 0)
        return JVMTI_ERROR_INTERNAL;
    start();
    jvmtiError first = (*one)->SetThreadLocalStorage(one, NULL, &value);
    jvmtiError then = stop((*two)->SetThreadLocalStorage(two, NULL, &value));
    (*one)->DisposeEnvironment(one);
    (*two)->DisposeEnvironment(two);
    return nth == 1 && (first != 0 || then != JVMTI_ERROR_OUT_OF_MEMORY) ? JVMTI_ERROR_INTERNAL : then;
}

static jvmtiError capabilities(void)
{
    jvmtiCapabilities caps = {.can_tag_objects = 1, .can_redefine_classes = 1, .can_retransform_classes = 1};
    jvmtiEnv *other = another();
    if (other == NULL)
        return JVMTI_ERROR_INTERNAL;
    start();
    jvmtiError error = stop((*other)->AddCapabilities(other, &caps));
    (*other)->DisposeEnvironment(other);
    return error;
}

/* ---- threads ---- */

static jvmtiError collect(void)
{
    return IN(ForceGarbageCollection);
}

/* A new thread, suspended where it calls Outage.step or spins in it; then it is asked. */
static jvmtiError of_new_thread(jvmtiError (*ask)(jthread))
{
    jmethodID make = (*jni)->GetStaticMethodID(jni, outage, "stepping", "()Ljava/lang/Thread;");
    jmethodID step = (*jni)->GetStaticMethodID(jni, outage, "step", "(LOutage$Stepping;)V"), m = NULL;
    jmethodID over = (*jni)->GetStaticMethodID(jni, outage, "over", "(Ljava/lang/Thread;)V");
    jthread t = (*jni)->CallStaticObjectMethod(jni, outage, make);
    jlocation where;
    if (t == NULL || (*ti)->SuspendThread(ti, t) != 0)
        return JVMTI_ERROR_INTERNAL;
    while ((*ti)->GetFrameLocation(ti, t, 0, &m, &where) == 0 && m != step)
        (*ti)->ResumeThread(ti, t), (*ti)->SuspendThread(ti, t);
    jvmtiError error = ask(t);
    (*ti)->ResumeThread(ti, t);
    (*jni)->CallStaticVoidMethod(jni, outage, over, t);
    return error;
}

static jvmtiError ask_pop(jthread t)
{
    return IN(PopFrame, t);
}

static jvmtiError ask_return(jthread t)
{
    return IN(ForceEarlyReturnVoid, t);
}

static jvmtiError ask_storage(jthread t)
{
    void *there = NULL;
    jvmtiError error = IN(SetThreadLocalStorage, t, &there);
    (*ti)->GetThreadLocalStorage(ti, t, &there);
    return (there != NULL) == (error == 0) ? error : JVMTI_ERROR_INTERNAL;
}

static jvmtiError ask_mode(jthread t)
{
    return IN(SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_THREAD_END, t);
}

static jvmtiError ask_end_of_frame(jthread t)
{
    jvmtiError error = IN(NotifyFramePop, t, 0), again = (*ti)->NotifyFramePop(ti, t, 0);
    return (error == 0) == (again == JVMTI_ERROR_DUPLICATE) ? error : JVMTI_ERROR_INTERNAL;
}

static jvmtiError ask_stop(jthread t)
{
    jclass c = (*jni)->FindClass(jni, "java/lang/ThreadDeath");
    return IN(StopThread, t, (*jni)->AllocObject(jni, c));
}

static jvmtiError pop(void)
{
    return of_new_thread(ask_pop);
}

static jvmtiError force_return(void)
{
    return of_new_thread(ask_return);
}

static jvmtiError first_storage(void)
{
    return of_new_thread(ask_storage);
}

static jvmtiError first_mode(void)
{
    return of_new_thread(ask_mode);
}

static jvmtiError first_end(void)
{
    return of_new_thread(ask_end_of_frame);
}

static jvmtiError stop_thread(void)
{
    return of_new_thread(ask_stop);
}

static const struct Function rest[] = {
    {"SetNativeMethodPrefix", prefix, 0},
    {"GetSourceDebugExtension", debug_extension, 0},
    {"GetEnv", get_env, 1},
    {"DisposeEnvironment", dispose, 1},
    {"AddCapabilities of a new environment", capabilities, 1},
    {"SetThreadLocalStorage of two new environments", storage_of_two, 1},
    {"ForceGarbageCollection", collect, 1},
    {"PopFrame", pop, 1},
    {"ForceEarlyReturnVoid", force_return, 1},
    {"SetThreadLocalStorage of a new thread", first_storage, 1},
    {"SetEventNotificationMode of a new thread", first_mode, 1},
    {"NotifyFramePop of a new thread", first_end, 1},
    {"StopThread", stop_thread, 1},
};
