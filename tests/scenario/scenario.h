/*
 * What the agents of the scenarios share: printing a line at once, looking at an error, names of things.
 *
 * Each scenario compiles this file into its own library, against the headers of the JVM under test. Everything
 * printed must be the same on every JVM, so agents tell of the program's own classes and threads only; the VM's
 * own are filtered by name. A line is written by one write(2), so lines of several threads never mix.
 */
#ifndef SCENARIO_H
#define SCENARIO_H

#include <jvmti.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Prints one line to standard output, unbuffered, beside the program's own output. */
static void say(const char *format, ...)
{
    char line[4096];
    va_list ap;
    va_start(ap, format);
    int n = vsnprintf(line, sizeof line - 1, format, ap);
    va_end(ap);
    if (n > (int)sizeof line - 2) {
        n = (int)sizeof line - 2;
    }
    line[n++] = '\n';
    if (write(STDOUT_FILENO, line, (size_t)n) < 0) {
        abort();
    }
}

/* Name of an error, for printing: "NONE", "INVALID_THREAD", ... Each is asked for once and kept. */
static const char *name_of(jvmtiEnv *ti, jvmtiError error)
{
    static char *names[256];
    if ((unsigned)error >= sizeof names / sizeof *names) {
        return "(no name)";
    }
    char **name = &names[error];
    if (__atomic_load_n(name, __ATOMIC_ACQUIRE) == NULL) {
        char *text;
        if ((*ti)->GetErrorName(ti, error, &text) != JVMTI_ERROR_NONE) {
            return "(no name)";
        }
        __atomic_store_n(name, text, __ATOMIC_RELEASE);
    }
    return strncmp(*name, "JVMTI_ERROR_", 12) == 0 ? *name + 12 : *name;
}

/* A callback that is under way while the VM dies finds the functions closed, on any JVM: its thread stays here till the
 * process ends. Agent_OnUnload itself calls by must() only what every phase allows, such as raw monitors. */
static void stay_if_dead(jvmtiEnv *ti)
{
    jvmtiPhase phase;
    while ((*ti)->GetPhase(ti, &phase) == JVMTI_ERROR_NONE && phase == JVMTI_PHASE_DEAD)
        pause();
}

/* Every call that must succeed goes through must(): the agent stops the process where it does not. */
#define must(ti, call) must_at(ti, call, #call, __LINE__)
static void must_at(jvmtiEnv *ti, jvmtiError error, const char *what, int line)
{
    if (error == JVMTI_ERROR_WRONG_PHASE) {
        stay_if_dead(ti);
    }
    if (error != JVMTI_ERROR_NONE) {
        say("agent line %d: %s answered %s", line, what, name_of(ti, error));
        _exit(99);
    }
}

static jvmtiEnv *new_env(JavaVM *vm)
{
    jvmtiEnv *ti = NULL;
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK) {
        say("agent: no JVMTI environment");
        _exit(99);
    }
    return ti;
}

static void on(jvmtiEnv *ti, jvmtiEvent event)
{
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, event, NULL));
}

static void off(jvmtiEnv *ti, jvmtiEvent event)
{
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_DISABLE, event, NULL));
}

/* Signature of a class ("LMain;"); freed by the caller with drop() or left. */
static char *class_name(jvmtiEnv *ti, jclass c)
{
    char *s;
    must(ti, (*ti)->GetClassSignature(ti, c, &s, NULL));
    return s;
}

static char *method_name(jvmtiEnv *ti, jmethodID m)
{
    char *s;
    must(ti, (*ti)->GetMethodName(ti, m, &s, NULL, NULL));
    return s;
}

static char *method_class(jvmtiEnv *ti, jmethodID m)
{
    jclass c;
    must(ti, (*ti)->GetMethodDeclaringClass(ti, m, &c));
    return class_name(ti, c);
}

static char *thread_name(jvmtiEnv *ti, jthread t)
{
    jvmtiThreadInfo info;
    must(ti, (*ti)->GetThreadInfo(ti, t, &info));
    return info.name;
}

static void drop(jvmtiEnv *ti, void *p)
{
    must(ti, (*ti)->Deallocate(ti, p));
}

/* Is this one of the scenario's own classes? They live in no package and are not loaded by the boot loader. */
static int is_ours(const char *signature)
{
    return signature[0] == 'L' && strchr(signature, '/') == NULL && strchr(signature, '.') == NULL;
}

/* Source line of a location; -1 where there is none. */
static int line_of(jvmtiEnv *ti, jmethodID m, jlocation at)
{
    jint n = 0;
    jvmtiLineNumberEntry *t = NULL;
    if ((*ti)->GetLineNumberTable(ti, m, &n, &t) != JVMTI_ERROR_NONE) {
        return -1;
    }
    int line = -1;
    jlocation best = -1;
    for (jint i = 0; i < n; i++) {
        if (t[i].start_location <= at && t[i].start_location > best) {
            best = t[i].start_location;
            line = t[i].line_number;
        }
    }
    drop(ti, t);
    return line;
}

#endif
