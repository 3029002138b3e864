/* The options of -Xrunhprof: what can be asked for. */
#ifndef HPROF_OPTIONS_H
#define HPROF_OPTIONS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { MAX_DEPTH = 1024 };
typedef enum { CPU_OFF, CPU_SAMPLES, CPU_TIMES, CPU_OLD } CpuKind;

typedef struct Options {
    bool sites, dump; /* heap= */
    CpuKind cpu;
    bool monitor;
    bool binary;
    char file[1024];
    char host[256]; /* empty: write to the file */
    int port;
    _Atomic(int) depth; /* a command may change it while others read it */
    double cutoff;
    bool lineno, thread, doe;
} Options;

typedef enum { OPTIONS_GOOD, OPTIONS_HELP, OPTIONS_BAD } OptionsResult;

/* Reads the text after -Xrunhprof: into o; NULL and "" are the defaults. When it is bad, why says so. */
OptionsResult options_read(Options *o, const char *text, char *why, size_t room);
void options_usage(FILE *to);
#endif
