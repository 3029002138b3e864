/*
 * kit_check.h - what the driver needs to know of a check: the part of kit.h without JVMTI types. The driver loads each
 * agent library with dlopen, asks for its list, and starts JVMs with plans drawn from it.
 */
#ifndef KIT_CHECK_H
#define KIT_CHECK_H

/* The points in the life of a JVM at which checks run, in order. */
typedef enum {
    KIT_ONLOAD, /* in Agent_OnLoad */
    KIT_START,  /* in the VMStart event */
    KIT_INIT,   /* in the VMInit event */
    KIT_LIVE,   /* in a native method that main() calls */
    KIT_DEATH   /* in the VMDeath event */
} KitWhen;

/* One check as the driver sees it. The strings live as long as the library. */
typedef struct KitInfo {
    const char *name;     /* Subject.rule: stable */
    const char *chapter;  /* of the specification */
    const char *group;    /* checks that share one run of a JVM */
    const char *sentence; /* the rule */
    KitWhen when;
    const char *option; /* the JVM of its group gets this option, or NULL */
} KitInfo;

#define KIT_LIST_SYMBOL "kit_list"

/* The checks of a library in the order in which they run within a group. */
typedef int (*KitList)(int index, KitInfo *info); /* 0 when index lies beyond the end */

/*
 * Agent options: "fd=N,plan=FILE,dir=DIR": results go to descriptor N, the names of the checks to run stand in FILE,
 * one to a line; DIR holds the files that checks need. What the agent writes, a line each, fields between tabs:
 *     vm     name   version  jvmti-version
 *     run    check
 *     asked  check  Function=number ...         the errors that it asked for
 *     end    check  pass|fail|skip  detail
 */
#endif
