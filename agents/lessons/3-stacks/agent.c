/* Lesson 3: the stack of a thread. Read it from the bottom up. */
#include "lesson.h"

static jvmtiEnv *ti; /* written once, before there is Java */

/* The last line that begins at or before the location; 0 if the method has none. */
static jint line_of(jmethodID method, jlocation location)
{
    jint count, line = 0;
    jvmtiLineNumberEntry *table;
    if (location < 0 || (*ti)->GetLineNumberTable(ti, method, &count, &table) != JVMTI_ERROR_NONE)
        return 0;
    jlocation best = -1;
    for (jint i = 0; i < count; i++)
        if (table[i].start_location <= location && table[i].start_location > best) {
            best = table[i].start_location;
            line = table[i].line_number;
        }
    give_back(ti, table);
    return line;
}

static void tell_frame(const jvmtiFrameInfo *frame)
{
    char *name, *signature;
    jclass cls;
    must(ti, (*ti)->GetMethodName(ti, frame->method, &name, NULL, NULL));
    must(ti, (*ti)->GetMethodDeclaringClass(ti, frame->method, &cls));
    must(ti, (*ti)->GetClassSignature(ti, cls, &signature, NULL));
    if (frame->location < 0)
        say("[agent]   %s %s, native", signature, name);
    else
        say("[agent]   %s %s, line %d", signature, name, (int)line_of(frame->method, frame->location));
    give_back(ti, name);
    give_back(ti, signature);
}

JNIEXPORT void JNICALL Java_Main_here(JNIEnv *jni, jclass cls)
{
    jvmtiFrameInfo frames[20];
    jint count;
    must(ti, (*ti)->GetStackTrace(ti, NULL, 0, 20, frames, &count)); /* NULL: the thread that calls */
    say("[agent] %d frames", (int)count);
    for (jint i = 0; i < count; i++)
        tell_frame(&frames[i]);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities wanted = {.can_get_line_numbers = 1};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    return JNI_OK;
}
