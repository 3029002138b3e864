/* jar.h - the manifest of an agent's jar. No JVM in here: libc and zlib. */
#ifndef INSTRUMENT_JAR_H
#define INSTRUMENT_JAR_H

#include <stdbool.h>

/* What is needed of the main section of a manifest; malloc'ed, NULL where the attribute is not there. */
typedef struct Manifest {
    char *premain_class, *agent_class, *launcher_agent_class;
    char *boot_class_path;
    bool can_redefine, can_retransform, can_set_prefix;
} Manifest;

/* Reads META-INF/MANIFEST.MF of a jar. False if the file cannot be read, is no archive or has no manifest;
 * *m is empty then. */
bool manifest_read(const char *jar, Manifest *m);
/* The same from the text of a manifest, which this function changes. */
void manifest_parse(char *text, Manifest *m);
void manifest_free(Manifest *m);

#endif
