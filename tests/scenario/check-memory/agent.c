/* What the option names is done when the VM starts. */
#include "scenario.h"

static const char *what;
static char not_allocated[64], *kept[200];

static int is(const char *name)
{
    return strcmp(what, name) == 0;
}

static void keep(jvmtiEnv *ti, int blocks)
{
    for (int i = 0; i < blocks; i++) {
        char *name;
        must(ti, (*ti)->GetErrorName(ti, JVMTI_ERROR_NONE, &name));
        if (!is("never-freed") && !is("few"))
            must(ti, (*ti)->Deallocate(ti, (unsigned char *)name));
    }
}

static unsigned char *block(jvmtiEnv *ti)
{
    unsigned char *p;
    must(ti, (*ti)->Allocate(ti, 200, &p));
    return p;
}

/* The C library hands out again what was freed last, sooner or later. */
static void free_it(jvmtiEnv *ti)
{
    unsigned char *p[64];
    free(block(ti));
    for (int i = 0; i < 64; i++)
        p[i] = block(ti);
    for (int i = 0; i < 64; i++)
        must(ti, (*ti)->Deallocate(ti, p[i]));
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)jni, (void)thread;
    keep(ti, is("few") ? 15 : 200);
    for (int i = 0; i < 200; i++) { /* what is kept is no leak */
        must(ti, (*ti)->GetErrorName(ti, JVMTI_ERROR_NONE, &kept[i]));
    }
    if (is("with-free"))
        free_it(ti);
    unsigned char *p = block(ti);
    if (is("middle"))
        must(ti, (*ti)->Deallocate(ti, p + 8));
    must(ti, (*ti)->Deallocate(ti, p));
    if (is("twice"))
        must(ti, (*ti)->Deallocate(ti, p));
    if (is("static"))
        must(ti, (*ti)->Deallocate(ti, (unsigned char *)not_allocated));
    if (is("malloced"))
        must(ti, (*ti)->Deallocate(ti, malloc(100)));
    must(ti, (*ti)->Deallocate(ti, NULL));
}

static void JNICALL class_file(jvmtiEnv *ti, JNIEnv *jni, jclass redefined, jobject loader, const char *name,
                               jobject domain, jint len, const unsigned char *data, jint *new_len,
                               unsigned char **new_data)
{
    (void)jni, (void)redefined, (void)loader, (void)domain;
    if (name == NULL || strcmp(name, "Main") != 0)
        return;
    if (is("lent"))
        must(ti, (*ti)->Deallocate(ti, (unsigned char *)data));
    unsigned char *p;
    must(ti, (*ti)->Allocate(ti, len, &p));
    if (is("class-data")) {
        must(ti, (*ti)->Deallocate(ti, p));
        p = malloc((size_t)len);
    }
    memcpy(p, data, (size_t)len);
    *new_len = len;
    *new_data = p;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    what = strdup(options);
    jvmtiEnv *ti = new_env(vm);
    jvmtiCapabilities caps = {.can_generate_all_class_hook_events = 1};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks = {.VMInit = vm_init, .ClassFileLoadHook = class_file};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_INIT);
    on(ti, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK);
    return JNI_OK;
}
