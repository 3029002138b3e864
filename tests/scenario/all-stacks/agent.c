/* Of each thread the frames of the program's own methods are printed; the class library's differ between VMs. */
#include "scenario.h"

static jvmtiEnv *ti;

static void show(jvmtiStackInfo *s, char *out)
{
    sprintf(out, "%s%s:", thread_name(ti, s->thread), s->state & JVMTI_THREAD_STATE_ALIVE ? "" : " (not alive)");
    for (jint i = 0; i < s->frame_count; i++) {
        char *owner = method_class(ti, s->frame_buffer[i].method), *name = method_name(ti, s->frame_buffer[i].method);
        if (is_ours(owner)) {
            strcat(strcat(out, " "), name);
        }
        drop(ti, owner);
        drop(ti, name);
    }
}

JNIEXPORT void JNICALL Java_Main_list(JNIEnv *jni, jclass c, jobjectArray array)
{
    jthread threads[10];
    jvmtiStackInfo *info;
    char line[1000];
    jint n = (*jni)->GetArrayLength(jni, array);
    for (jint i = 0; i < n; i++) {
        threads[i] = (*jni)->GetObjectArrayElement(jni, array, i);
    }
    must(ti, (*ti)->GetThreadListStackTraces(ti, n, threads, 20, &info));
    for (jint i = 0; i < n; i++) {
        show(&info[i], line);
        say("%s", line);
    }
    must(ti, (*ti)->GetThreadListStackTraces(ti, 1, threads + 3, 1, &info));
    say("one frame: %d", info[0].frame_count);
    drop(ti, info);
    say("count -1: %s, frames -1: %s, null: %s",
        name_of(ti, (*ti)->GetThreadListStackTraces(ti, -1, threads, 1, &info)),
        name_of(ti, (*ti)->GetThreadListStackTraces(ti, 1, threads, -1, &info)),
        name_of(ti, (*ti)->GetThreadListStackTraces(ti, 1, NULL, 1, &info)));
    threads[0] = c;
    say("no thread: %s", name_of(ti, (*ti)->GetThreadListStackTraces(ti, 1, threads, 1, &info)));
}

JNIEXPORT void JNICALL Java_Main_all(JNIEnv *jni, jclass c)
{
    static const char *names[] = {"main", "sleeper", "spinner", "waiter", "done", "new"};
    jvmtiStackInfo *info;
    jint n;
    char line[1000];
    must(ti, (*ti)->GetAllStackTraces(ti, 20, &info, &n));
    for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
        for (jint i = 0; i < n; i++) {
            if (strcmp(thread_name(ti, info[i].thread), names[k]) == 0) {
                show(&info[i], line);
                say("all, %s", line);
            }
        }
    }
    drop(ti, info);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    ti = new_env(vm);
    return JNI_OK;
}
