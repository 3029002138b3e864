/*
 * driver.h - the kit outside the JVM: what was asked, what came, from which JVM. driver.c reads the command line and
 * leads, vm.c builds agents and runs JVMs, report.c writes the page and the JUnit file, coverage.c says what has no
 * check. One thread; all data lives as long as the process.
 */
#ifndef KIT_DRIVER_H
#define KIT_DRIVER_H

#include "kit_check.h"

#define VM_MAX 32

typedef enum { NOT_RUN, PASS, FAIL, SKIPPED, KNOWN, CRASHED, TIMEOUT } Status;

typedef struct Result {
    Status status;
    int here; /* this JVM's agent has the check */
    char *detail;
    double seconds;
    int flaky; /* it was not the same in every round */
} Result;

typedef struct Check {
    char *name, *chapter, *group, *sentence;
    char *option; /* for the JVM, or NULL */
    KitWhen when;
    int negative; /* belongs to the agent of generated checks */
    int is_exit;  /* not in an agent: how the JVM ends after the checks of its group */
} Check;

typedef struct Vm {
    const char *home;
    char *name, *version, *kind; /* from the JVM itself; kind: "HotSpot", else its name */
    int major, ti_version;       /* of java.vm.version; of JVMTI */
    char *dir;                   /* its folder below the output folder */
    char *agents[2];             /* hand-written checks, generated checks; NULL if it could not be built */
    Result *results;             /* by index into checks */
} Vm;

typedef struct Options {
    const char *out, *headers, *gen, *here; /* folders: output, JVMTI headers, generated checks, the kit itself */
    int repeat, timeout, list, coverage, vm_count, filter_count, java_option_count;
    const char *filters[64], *java_options[64];
    char *wrap; /* a command that runs the JVM, or NULL */
    Vm vms[VM_MAX];
} Options;

extern Options options;
extern Check *checks;
extern int check_count;

/* driver.c */
__attribute__((format(printf, 1, 2), noreturn)) void die(const char *format, ...);
__attribute__((format(printf, 1, 2))) char *format_new(const char *format, ...); /* malloc'ed */
int check_wanted(const Check *c);
int check_find(const char *name); /* index or -1 */
void result_set(Vm *vm, int check, Status status, const char *detail, double seconds);
const char *status_name(Status status);

/* vm.c */
void vm_build(Vm *vm, int needs_home); /* compiles agents and classes; dies with the compiler's own words */
void vm_list(Vm *vm);                  /* adds its agents' checks to the list */
void vm_run(Vm *vm);                   /* every wanted check, group by group */

/* difference.c: what DIFFERENCES.md says */
void differences_read(const char *path);
const char *difference_reason(const Vm *vm, const char *check, int *crashes); /* NULL if none is named */

/* report.c */
void report_junit(const char *path);
void report_page(const char *path);

/* coverage.c: what has no check */
void coverage_read(const char *documented, const char *excuses);
void coverage_asked(char *words); /* "Function=number ...": a check expected these errors */
int coverage_print(void);         /* the list, then the sums; answers how many have none */

#endif
