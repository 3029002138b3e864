// tablegen.c: reads jvmti/jvmti.tab, jni/jni.tab and agents/jvmpi/jvmpi.tab and writes every file that follows from
// them.
//
//   tablegen OUT-DIRECTORY JVMTI.TAB JNI.TAB JVMPI.TAB
//
// Below OUT-DIRECTORY, which is created:
//   include/jvmti.h include/jni.h include/jvmpi.h   the public headers
//   jvmpi/jvmpi_meta.h jvmpi_reference.md           what agents/jvmpi and its tests are made of, and its page
//   jni_proto.h jni_table.inc       for jni/: prototypes and table of the functions it defines
//   ti_bodies.h ti_entry.c          for jvmti/: prototypes of the hand-written bodies, and the checked entries
//   jni_check.c                     the checking table of JNI
//   ti_fault.c                      the function table whose calls fail on demand
//   ti_post.h ti_post.c             one poster per event
//   ti_meta.h ti_meta.c             names, phases, capabilities as data
//   neg_checks.inc                  the negative checks of the conformance kit
//   documented.tsv                  errors and defaults that the kit must have checks of
//   between/between_calls.c between/between_events.c between/between_meta.c   for agents/between
//   between/check_jni.c                                                        for agents/check
//   call_draws.inc                  a call with drawn arguments for each function: tests/fuzz
//   reference.md coverage.tsv       for people
//
// A file is only replaced when its contents change, so that make rebuilds no more than it must.
#include "tools/tablegen.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const struct {
    const char *name;
    void (*emit)(FILE *, const Table *);
} files[] = {
    {"include/jvmti.h", emit_jvmti_h},
    {"include/jni.h", emit_jni_h},
    {"jni_proto.h", emit_jni_proto},
    {"jni_table.inc", emit_jni_table},
    {"ti_bodies.h", emit_bodies},
    {"ti_entry.c", emit_entry},
    {"jni_check.c", emit_jni_check},
    {"ti_fault.c", emit_fault},
    {"ti_post.h", emit_post_h},
    {"ti_post.c", emit_post_c},
    {"ti_meta.h", emit_meta_h},
    {"ti_meta.c", emit_meta_c},
    {"neg_checks.inc", emit_checks},
    {"reference.md", emit_reference},
    {"ti_extension.inc", emit_extension},
    {"coverage.tsv", emit_coverage},
    {"documented.tsv", emit_documented},
    {"call_draws.inc", emit_draws},
    {"between/between_calls.c", emit_between_calls},
    {"between/between_events.c", emit_between_events},
    {"between/between_meta.c", emit_between_meta},
    {"between/check_jni.c", emit_seen},
    {"include/jvmpi.h", emit_jvmpi_h},
    {"jvmpi/jvmpi_meta.h", emit_jvmpi_meta},
    {"jvmpi_reference.md", emit_jvmpi_reference},
};

static void die(const char *what)
{
    fprintf(stderr, "tablegen: %s: %s\n", what, strerror(errno));
    exit(1);
}

static void directory_make(const char *path)
{
    char part[1024];
    size_t n = strlen(path);
    if (n >= sizeof part) {
        errno = ENAMETOOLONG;
        die(path);
    }
    for (size_t i = 1; i <= n; i++) {
        if (path[i] != '/' && path[i] != '\0')
            continue;
        memcpy(part, path, i);
        part[i] = '\0';
        if (mkdir(part, 0777) != 0 && errno != EEXIST)
            die(part);
    }
}

static bool file_holds(const char *path, const char *text, size_t size)
{
    FILE *in = fopen(path, "r");
    if (in == NULL)
        return false;
    bool same = true;
    for (size_t i = 0; same && i < size; i++)
        same = getc(in) == (unsigned char)text[i];
    same = same && getc(in) == EOF;
    fclose(in);
    return same;
}

static void file_write(const char *directory, const char *name, void (*emit)(FILE *, const Table *), const Table *t)
{
    char path[1200];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    char *text = NULL;
    size_t size = 0;
    FILE *memory = open_memstream(&text, &size);
    if (memory == NULL)
        die(path);
    emit(memory, t);
    if (fclose(memory) != 0)
        die(path);
    if (!file_holds(path, text, size)) {
        FILE *out = fopen(path, "w");
        if (out == NULL || fwrite(text, 1, size, out) != size || fclose(out) != 0)
            die(path);
    }
    free(text);
}

int main(int argc, char **argv)
{
    if (argc != 5) {
        fprintf(stderr, "usage: tablegen OUT-DIRECTORY JVMTI.TAB JNI.TAB JVMPI.TAB\n");
        return 2;
    }
    static Table table;
    table_read(&table, argv[2], argv[3]);
    table.jvmpi = jvmpi_read(&table, argv[4]);
    static const char *const folders[] = {"include", "jvmpi", "between"};
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++) {
        char folder[1024];
        snprintf(folder, sizeof folder, "%s/%s", argv[1], folders[i]);
        directory_make(folder);
    }
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
        file_write(argv[1], files[i].name, files[i].emit, &table);
    return 0;
}
