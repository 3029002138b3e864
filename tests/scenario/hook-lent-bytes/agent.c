/*
 * Four environments, none of which can retransform. The first writes into the bytes it was lent and hands them back
 * as its own, the second gives them to Deallocate, the third looks only, the fourth does as the first.
 */
#include "scenario.h"

static void tell(const char *who, const unsigned char *data, jint len)
{
    const char *text = memmem(data, (size_t)len, "good ", 5);
    say("%s: %.12s", who, text == NULL ? "(nothing)" : text);
}

static int is_greeter(const char *name)
{
    return name != NULL && strcmp(name, "Greeter") == 0;
}

static void write_over(const unsigned char *data, jint len, const char *old, const char *new, jint *new_len,
                       unsigned char **new_data)
{
    unsigned char *at = memmem(data, (size_t)len, old, strlen(old));
    if (at != NULL)
        memcpy(at, new, strlen(new));
    *new_data = (unsigned char *)data;
    *new_len = len;
}

#define HOOK(name_)                                                                                                    \
    static void JNICALL name_(jvmtiEnv *ti, JNIEnv *jni, jclass redefined, jobject loader, const char *name,           \
                              jobject domain, jint len, const unsigned char *data, jint *new_len,                      \
                              unsigned char **new_data)

HOOK(first)
{
    (void)ti, (void)jni, (void)redefined, (void)loader, (void)domain;
    if (!is_greeter(name))
        return;
    tell("first", data, len);
    write_over(data, len, "good morning", "good evening", new_len, new_data);
}

HOOK(second)
{
    (void)jni, (void)redefined, (void)loader, (void)domain, (void)new_len, (void)new_data;
    if (!is_greeter(name))
        return;
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)data));
    tell("second, after Deallocate", data, len);
}

HOOK(third)
{
    (void)ti, (void)jni, (void)redefined, (void)loader, (void)domain, (void)new_len, (void)new_data;
    if (is_greeter(name))
        tell("third", data, len);
}

HOOK(fourth)
{
    (void)ti, (void)jni, (void)redefined, (void)loader, (void)domain;
    if (!is_greeter(name))
        return;
    tell("fourth", data, len);
    write_over(data, len, "good evening", "good evenin?", new_len, new_data);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    const jvmtiEventClassFileLoadHook hooks[] = {first, second, third, fourth};
    for (int i = 0; i < 4; i++) {
        jvmtiEnv *ti = new_env(vm);
        jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = hooks[i]};
        must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
        on(ti, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK);
    }
    return JNI_OK;
}
