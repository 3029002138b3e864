/*
 * Extension functions are each VM's own. Those that are not there count as right.
 */
#include "scenario.h"

static jvmtiEnv *ti;
static int wrong, unloading_told;

static void expect(const char *what, int ok)
{
    if (!ok) {
        say("wrong: %s", what);
        wrong++;
    }
}

static void thread_bytes(jvmtiExtensionFunction f, jobject no_thread)
{
    jthread self;
    jlong own = 0, same = 0;
    must(ti, (*ti)->GetCurrentThread(ti, &self));
    expect("bytes of this thread", f(ti, NULL, &own) == JVMTI_ERROR_NONE && own > 1000000);
    expect("bytes by handle", f(ti, self, &same) == JVMTI_ERROR_NONE && same >= own);
    expect("no thread", f(ti, no_thread, &own) == JVMTI_ERROR_INVALID_THREAD);
    expect("no place", f(ti, self, NULL) == JVMTI_ERROR_NULL_POINTER);
}

static void heap_usage(jvmtiExtensionFunction f)
{
    jlong used = 0, committed = 0, most = 0;
    expect("usage", f(ti, &used, &committed, &most) == JVMTI_ERROR_NONE);
    expect("order", used > 1000000 && used <= committed && committed <= most);
    expect("no place", f(ti, &used, NULL, &most) == JVMTI_ERROR_NULL_POINTER);
}

static void unloading(jvmtiExtensionFunction f)
{
    jboolean enabled = JNI_FALSE;
    expect("unloading", f(ti, &enabled) == JVMTI_ERROR_NONE && enabled);
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

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *jni, jclass c)
{
    jint count;
    jvmtiExtensionFunctionInfo *list;
    (void)jni;
    must(ti, (*ti)->GetExtensionFunctions(ti, &count, &list));
    for (jint i = 0; i < count; i++) {
        expect("name", list[i].id != NULL && strchr(list[i].id, '.') != NULL);
        expect("description", list[i].short_description != NULL && list[i].func != NULL);
        for (jint k = 0; k < list[i].param_count; k++)
            expect("parameter", list[i].params[k].name != NULL && list[i].params[k].base_type != 0);
        if (strcmp(list[i].id, "tivm.functions.ThreadAllocatedBytes") == 0)
            thread_bytes(list[i].func, c);
        if (strcmp(list[i].id, "tivm.functions.HeapUsage") == 0)
            heap_usage(list[i].func);
        if (strcmp(list[i].id, "com.sun.hotspot.functions.IsClassUnloadingEnabled") == 0) {
            unloading(list[i].func);
            unloading_told++;
        }
        info_free(&list[i]);
    }
    drop(ti, list);
    expect("class unloading is told of", unloading_told == 1);
    say("%d wrong", wrong);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    return 0;
}
