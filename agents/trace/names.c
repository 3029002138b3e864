/* names.c - names of methods, raw monitors and environments.
 *
 * Owns: two tables that only grow. An entry is put at the head of its chain without a lock; two threads that ask for
 * the same name at once may both put it, which does no harm. */
#include "agents/trace/trace.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHAINS = 1024 };

typedef struct Lines {
    jint count;
    jvmtiLineNumberEntry *entry;
} Lines;

typedef struct Name {
    struct Name *older;
    const void *key;
    _Atomic(Lines *) lines; /* of a method that was asked for a line */
    char text[];
} Name;

static _Atomic(Name *) methods[CHAINS], monitors[CHAINS];

static _Atomic(Name *) *chain_of(_Atomic(Name *) *table, const void *key)
{
    return &table[((uintptr_t)key >> 3 ^ (uintptr_t)key >> 13) % CHAINS];
}

static Name *name_find(_Atomic(Name *) *table, const void *key)
{
    Name *n = atomic_load_explicit(chain_of(table, key), memory_order_acquire);
    while (n != NULL && n->key != key)
        n = n->older;
    return n;
}

static Name *name_put(_Atomic(Name *) *table, const void *key, const char *text)
{
    Name *n = calloc(1, sizeof *n + strlen(text) + 1);
    if (n == NULL)
        return NULL;
    n->key = key;
    strcpy(n->text, text);
    n->older = atomic_load(chain_of(table, key));
    while (!atomic_compare_exchange_weak(chain_of(table, key), &n->older, n))
        ;
    return n;
}

/* ---- methods ---- */

/* "Ljava/lang/String;" as "java.lang.String" */
static void signature_plain(char *signature)
{
    size_t n = strlen(signature);
    if (*signature == 'L' && n > 1) {
        memmove(signature, signature + 1, n);
        signature[n - 2] = '\0';
    }
    for (char *c = signature; *c != '\0'; c++)
        if (*c == '/')
            *c = '.';
}

static Name *method_ask(jmethodID method)
{
    jvmtiEnv *ti = between_own();
    char *name = NULL, *descriptor = NULL, *owner = NULL, text[1024];
    jclass klass = NULL;
    JNIEnv *jni;
    Name *n = NULL;
    if (reach_now(&jni) == REACH_NOTHING ||
        (*ti)->GetMethodName(ti, method, &name, &descriptor, NULL) != JVMTI_ERROR_NONE)
        return NULL;
    if ((*ti)->GetMethodDeclaringClass(ti, method, &klass) == JVMTI_ERROR_NONE &&
        (*ti)->GetClassSignature(ti, klass, &owner, NULL) == JVMTI_ERROR_NONE) {
        signature_plain(owner);
        snprintf(text, sizeof text, "%s.%s%s", owner, name, descriptor);
        n = name_put(methods, method, text);
    }
    (*jni)->DeleteLocalRef(jni, klass);
    (*ti)->Deallocate(ti, (unsigned char *)name);
    (*ti)->Deallocate(ti, (unsigned char *)descriptor);
    (*ti)->Deallocate(ti, (unsigned char *)owner);
    return n;
}

static Name *method_entry(Reach reach, jmethodID method)
{
    Name *n = name_find(methods, method);
    return n != NULL || reach == REACH_NOTHING ? n : method_ask(method);
}

const char *method_name(Reach reach, jmethodID method)
{
    const Name *n = method != NULL ? method_entry(reach, method) : NULL;
    return n != NULL ? n->text : NULL;
}

/* A method that was redefined keeps the lines that it had when it was first asked for. */
static Lines *lines_ask(jmethodID method)
{
    jvmtiEnv *ti = between_own();
    Lines *lines = calloc(1, sizeof *lines);
    if (lines != NULL && (*ti)->GetLineNumberTable(ti, method, &lines->count, &lines->entry) != JVMTI_ERROR_NONE)
        lines->count = 0;
    return lines;
}

int method_line(Reach reach, jmethodID method, jlocation location)
{
    Name *n = method != NULL && location >= 0 ? method_entry(reach, method) : NULL;
    if (n == NULL)
        return 0;
    Lines *lines = atomic_load(&n->lines), *none = NULL;
    if (lines == NULL && reach != REACH_NOTHING && (lines = lines_ask(method)) != NULL &&
        !atomic_compare_exchange_strong(&n->lines, &none, lines))
        lines = none; /* another thread was first; the copy is lost */
    int line = 0;
    jlocation start = -1;
    for (jint i = 0; lines != NULL && i < lines->count; i++)
        if (lines->entry[i].start_location <= location && lines->entry[i].start_location > start) {
            start = lines->entry[i].start_location;
            line = lines->entry[i].line_number;
        }
    return line;
}

/* ---- monitors and environments ---- */

void monitor_named(jrawMonitorID monitor, const char *name)
{
    name_put(monitors, monitor, name);
}

const char *monitor_name(jrawMonitorID monitor)
{
    const Name *n = name_find(monitors, monitor);
    return n != NULL ? n->text : NULL;
}

void env_named(BetweenEnv *env)
{
    int same = 1;
    char *name = malloc(sizeof env->library + 16);
    for (const BetweenEnv *e = env->older; e != NULL; e = e->older)
        same += strcmp(e->library, env->library) == 0;
    if (name != NULL && same == 1)
        strcpy(name, env->library);
    else if (name != NULL)
        sprintf(name, "%s#%d", env->library, same);
    env->tool = name;
}

const char *env_name(const BetweenEnv *env)
{
    return env->tool != NULL ? env->tool : env->library;
}
