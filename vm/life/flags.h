/* flags.h - options that begin with -XX. */
#ifndef VM_FLAGS_H
#define VM_FLAGS_H

#include "vm/life/options.h"

/* Takes one flag: value is the text behind "-XX:", text the whole option. As options_parse. */
bool flag_take(const char *value, const char *text, char **why);
/* Was this boolean flag given with a plus, last? */
bool flag_is_on(const char *name);
/* When all are known: NULL, or what contradicts (malloc'ed). Prints flags if a flag asks for that, which
 * may be the end of the process. */
char *flags_check(void);

#endif
