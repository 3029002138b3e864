/* Prints what it is told of the program's classes. */
#include "profiler.h"

static const jint wanted[] = {JVMPI_EVENT_CLASS_UNLOAD, JVMPI_EVENT_CLASS_LOAD_HOOK, 0};
static int unloaded, hooked, loads_of_square;
static const char *kept; /* the class_name of Main$Square, as it was given and not copied */

static int compare(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void fields(const char *what, const JVMPI_Field *list, jint count)
{
    for (jint i = 0; i < count; i++)
        say("  %s %s %s", what, list[i].field_name, list[i].field_signature);
}

/* Methods in the order of their names: that of JVMs differs. */
static void methods(const JVMPI_Event *e)
{
    char *lines[20], line[200];
    jint n = e->u.class_load.num_methods;
    for (jint i = 0; i < n && i < 20; i++) {
        const JVMPI_Method *m = &e->u.class_load.methods[i];
        snprintf(line, sizeof line, "  method %s%s lines %d to %d", m->method_name, m->method_signature,
                 (int)m->start_lineno, (int)m->end_lineno);
        lines[i] = strdup(line);
    }
    qsort(lines, (size_t)n, sizeof *lines, compare);
    for (jint i = 0; i < n && i < 20; i++) {
        say("%s", lines[i]);
        free(lines[i]);
    }
}

static void loaded(const JVMPI_Event *e, int requested)
{
    const char *name = e->u.class_load.class_name, *source = e->u.class_load.source_name;
    if (strcmp(name, "Main$Square") == 0 && !requested)
        loads_of_square++;
    if (strcmp(name, "Main$Square") != 0 && strcmp(name, "Main$Shape") != 0 && strcmp(name, "[I") != 0)
        return;
    if (name[0] == '[' && !requested)
        return;
    if (strcmp(name, "Main$Square") == 0)
        kept = name;
    say("%s from %s, %d interfaces%s", name, source == NULL ? "nowhere" : source, (int)e->u.class_load.num_interfaces,
        requested ? ", requested" : "");
    fields("static", e->u.class_load.statics, e->u.class_load.num_static_fields);
    fields("field", e->u.class_load.instances, e->u.class_load.num_instance_fields);
    methods(e);
}

/* Changes the text in the constant pool of Main$Changed. */
static void hook(JVMPI_Event *e)
{
    const unsigned char *data = e->u.class_load_hook.class_data;
    jint length = e->u.class_load_hook.class_data_len;
    static const char old[] = "as it was", better[] = "as we like";
    const unsigned char *at = memmem(data, (size_t)length, old, sizeof old - 1);
    expect(length > 4 && data[0] == 0xca && data[1] == 0xfe, "a class file");
    hooked++;
    e->u.class_load_hook.new_class_data = (unsigned char *)data;
    e->u.class_load_hook.new_class_data_len = length;
    if (at == NULL || memmem(data, (size_t)length, "Main$Changed", 12) == NULL)
        return;
    size_t before = (size_t)(at - data);
    unsigned char *made = e->u.class_load_hook.malloc_f((unsigned)length + 1);
    memcpy(made, data, before);
    memcpy(made + before, better, sizeof better - 1);
    made[before - 1]++; /* the length of the string */
    memcpy(made + before + sizeof better - 1, at + sizeof old - 1, (size_t)length - before - (sizeof old - 1));
    e->u.class_load_hook.new_class_data = made;
    e->u.class_load_hook.new_class_data_len = length + 1;
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    if (type == JVMPI_EVENT_CLASS_LOAD)
        loaded(e, requested);
    if (type == JVMPI_EVENT_CLASS_LOAD_HOOK)
        hook(e);
    if (type == JVMPI_EVENT_CLASS_UNLOAD && strcmp(class_name(e->u.class_unload.class_id), "Main$Away") == 0)
        unloaded++;
}

JNIEXPORT void JNICALL Java_Main_collect(JNIEnv *env, jclass c)
{
    (void)env, (void)c;
    if (!unloaded) {
        pi->RunGC();
        usleep(1000);
    }
}

/* Profilers keep the pointer: it is good as long as the class is there, whatever uses memory meanwhile. */
static void expect_kept(void)
{
    char *other[8];
    for (int i = 0; i < 8; i++)
        other[i] = strdup("other names");
    expect(strcmp(kept, "Main$Square") == 0, "the name of a class after the event");
    for (int i = 0; i < 8; i++)
        free(other[i]);
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *env, jclass c, jobject of)
{
    pi->DisableGC();
    jmethodID run = (jmethodID)id_named(&method_names, "Main$Square.run");
    expect(strcmp(class_name(pi->GetMethodClass(run)), "Main$Square") == 0, "the class of a method, told before");
    expect(pi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, pi->jobject2jobjectID(of)) == JVMPI_SUCCESS, "a class on request");
    expect_kept();
    jobject other = (*env)->NewStringUTF(env, "no class");
    expect(pi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, pi->jobject2jobjectID(other)) == JVMPI_FAIL,
           "a string is no class");
    pi->EnableGC();
    if (unloaded)
        say("%d unloaded, Square told %d time, hook called: %d, %d wrong", unloaded, loads_of_square, hooked > 5,
            wrong);
    (void)c;
}
