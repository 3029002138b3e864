/* lesson.h - what the lessons share: one line of output, and a call that must succeed. */
#ifndef LESSON_H
#define LESSON_H

#include <jvmti.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#pragma GCC diagnostic ignored "-Wunused-parameter" /* a callback has the parameters that the event has */
#pragma GCC diagnostic ignored "-Wunused-function"  /* no lesson needs all of this */

/* A line beside the program's own output. */
static void say(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    putchar('\n');
    fflush(stdout);
}

/* JVMTI_ERROR_WRONG_PHASE as "WRONG_PHASE"; never freed, since a lesson is short. */
static const char *error_name(jvmtiEnv *ti, jvmtiError error)
{
    char *name;
    if ((*ti)->GetErrorName(ti, error, &name) != JVMTI_ERROR_NONE)
        return "an error without a name";
    return name + strlen("JVMTI_ERROR_");
}

/* A callback that is under way while the VM dies finds the functions closed: VMDeath does not wait for it. Its thread
 * has nothing more to tell, and stays here until the process ends. */
static void stay_if_dead(jvmtiEnv *ti)
{
    jvmtiPhase phase;
    while ((*ti)->GetPhase(ti, &phase) == JVMTI_ERROR_NONE && phase == JVMTI_PHASE_DEAD)
        pause();
}

/* Every function answers a jvmtiError. Where a lesson expects none, the call goes through here. */
#define must(ti, call) must_succeed(ti, call, #call)
static void must_succeed(jvmtiEnv *ti, jvmtiError error, const char *what)
{
    if (error == JVMTI_ERROR_NONE)
        return;
    if (error == JVMTI_ERROR_WRONG_PHASE)
        stay_if_dead(ti);
    say("%s answered %s", what, error_name(ti, error));
    exit(1);
}

static void enable(jvmtiEnv *ti, jvmtiEvent event)
{
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, event, NULL));
}

static void give_back(jvmtiEnv *ti, void *memory)
{
    must(ti, (*ti)->Deallocate(ti, memory));
}

#endif
