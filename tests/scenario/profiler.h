/*
 * What the profilers of the scenarios jvmpi-* share: names for ids, learnt from the events that define them, and a
 * JVM_OnLoad. A profiler defines `wanted`, the events that it enables, and `notice`, which gets every event after it
 * has been learnt from here. Nothing of JVMTI is used.
 */
#ifndef PROFILER_H
#define PROFILER_H

#include <jvmpi.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static JVMPI_Interface *pi;
static JavaVM *java_vm __attribute__((unused));
static const jint wanted[] __attribute__((unused)); /* 0 ends it */
static void notice(JVMPI_Event *e, jint type, int requested);

/* One line, by one write. */
static void say(const char *format, ...)
{
    char line[4096];
    va_list ap;
    va_start(ap, format);
    int n = vsnprintf(line, sizeof line - 1, format, ap);
    va_end(ap);
    if (n > (int)sizeof line - 2)
        n = (int)sizeof line - 2;
    line[n++] = '\n';
    if (write(STDOUT_FILENO, line, (size_t)n) < 0)
        abort();
}

static int wrong;
static void expect(int ok, const char *what)
{
    if (!ok) {
        say("wrong: %s", what);
        wrong++;
    }
}

/* ---- names ---- */

typedef struct Name {
    struct Name *next;
    const void *id;
    char *text;
    jint statics, instances, interfaces;
    char **fields; /* signatures of the static ones, then of the others */
} Name;
static Name *class_names, *method_names, *thread_names;
static pthread_mutex_t names_lock = PTHREAD_MUTEX_INITIALIZER;

static Name *name_add(Name **list, const void *id, const char *text)
{
    Name *n = calloc(1, sizeof *n);
    n->id = id;
    n->text = strdup(text);
    pthread_mutex_lock(&names_lock);
    n->next = *list;
    *list = n;
    pthread_mutex_unlock(&names_lock);
    return n;
}

static Name *name_find(Name *const *list, const void *id)
{
    pthread_mutex_lock(&names_lock);
    Name *n = *list;
    while (n != NULL && n->id != id)
        n = n->next;
    pthread_mutex_unlock(&names_lock);
    return n;
}

static const char *name_of(Name *const *list, const void *id)
{
    const Name *n = name_find(list, id);
    return n == NULL ? id == NULL ? "null" : "?" : n->text;
}

static const void *id_named(Name *const *list, const char *text)
{
    pthread_mutex_lock(&names_lock);
    const Name *n = *list;
    while (n != NULL && strcmp(n->text, text) != 0)
        n = n->next;
    pthread_mutex_unlock(&names_lock);
    return n == NULL ? NULL : n->id;
}

static const char *class_name(jobjectID id)
{
    return name_of(&class_names, id);
}

static const char *method_name(jmethodID id)
{
    return name_of(&method_names, id);
}

static const char *thread_name(JNIEnv *id)
{
    return name_of(&thread_names, id);
}

static int is_ours(const char *name)
{
    return strncmp(name, "Main", 4) == 0;
}

static void learn_class(const JVMPI_Event *e)
{
    char text[1000];
    if (name_find(&class_names, e->u.class_load.class_id) != NULL)
        return;
    Name *n = name_add(&class_names, e->u.class_load.class_id, e->u.class_load.class_name);
    n->statics = e->u.class_load.num_static_fields;
    n->instances = e->u.class_load.num_instance_fields;
    n->interfaces = e->u.class_load.num_interfaces;
    n->fields = calloc((size_t)(n->statics + n->instances) + 1, sizeof *n->fields);
    for (jint i = 0; i < n->statics; i++)
        n->fields[i] = strdup(e->u.class_load.statics[i].field_signature);
    for (jint i = 0; i < n->instances; i++)
        n->fields[n->statics + i] = strdup(e->u.class_load.instances[i].field_signature);
    for (jint i = 0; i < e->u.class_load.num_methods; i++) {
        snprintf(text, sizeof text, "%s.%s", e->u.class_load.class_name, e->u.class_load.methods[i].method_name);
        name_add(&method_names, e->u.class_load.methods[i].method_id, text);
    }
}

/* Another thread may get its JNIEnv. The record is kept apart: other threads may print the name at this moment. */
static void forget_thread(const JNIEnv *env)
{
    static Name *ended;
    pthread_mutex_lock(&names_lock);
    Name **link = &thread_names;
    while (*link != NULL && (*link)->id != env)
        link = &(*link)->next;
    Name *n = *link;
    if (n != NULL) {
        *link = n->next;
        n->next = ended;
        ended = n;
    }
    pthread_mutex_unlock(&names_lock);
}

static void learn_and_notice(JVMPI_Event *e)
{
    jint type = e->event_type & ~JVMPI_REQUESTED_EVENT;
    if (type == JVMPI_EVENT_CLASS_LOAD)
        learn_class(e);
    if (type == JVMPI_EVENT_THREAD_START && name_find(&thread_names, e->u.thread_start.thread_env_id) == NULL)
        name_add(&thread_names, e->u.thread_start.thread_env_id, e->u.thread_start.thread_name);
    notice(e, type, (e->event_type & JVMPI_REQUESTED_EVENT) != 0);
    if (type == JVMPI_EVENT_THREAD_END)
        forget_thread(e->env_id);
}

#ifndef OWN_ONLOAD
JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    java_vm = vm;
    if ((*vm)->GetEnv(vm, (void **)&pi, JVMPI_VERSION_1_2) != JNI_OK) {
        say("there is no JVMPI");
        return JNI_ERR;
    }
    pi->NotifyEvent = learn_and_notice;
    pi->EnableEvent(JVMPI_EVENT_CLASS_LOAD, NULL);
    pi->EnableEvent(JVMPI_EVENT_THREAD_START, NULL);
    pi->EnableEvent(JVMPI_EVENT_THREAD_END, NULL);
    for (int i = 0; wanted[i] != 0; i++)
        if (pi->EnableEvent(wanted[i], NULL) != JVMPI_SUCCESS)
            say("event %d cannot be enabled", (int)wanted[i]);
    (void)options, (void)reserved;
    return JNI_OK;
}
#endif

#endif
