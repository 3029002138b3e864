/* given.h - what a VM was started with, before anybody reads its meaning: options of the environment, of a host, of
 * files. */
#ifndef VM_GIVEN_H
#define VM_GIVEN_H

#include "vm/base/base.h"

typedef struct Given {
    struct GivenOption {
        char *text;
        void *extra; /* extraInfo of a JavaVMOption */
    } * items;
    size_t count;
    bool has_file; /* this source of options, a variable or the host, has named a file */
} Given;

/* The options of an environment variable: words, of which quotes (' and ") and white space are no part. Says on the
 * error stream that it is there. Counts for nothing where real and effective ids differ. false: *why, malloc'ed. */
bool given_environment(Given *g, const char *variable, char **why);
/* One option of a host; of -XX:VMOptionsFile=FILE the words of the file. As above. */
bool given_argument(Given *g, const char *text, void *extra, char **why);
/* Is what nobody knows to be passed over? */
bool given_ignores_unknown(const Given *g);
void given_free(Given *g);

#endif
