/* manifest.h - what the manifest of a jar says (JAR File Specification). */
#ifndef VM_MANIFEST_H
#define VM_MANIFEST_H

#include "vm/class/class.h"

/* A manifest's lines, each ended by '\n', with their continuations. malloc'ed. */
char *manifest_text(const u1 *bytes, size_t len);
/* The value of a header of the main section, or of the section of this name. malloc'ed; NULL if it is not there. */
char *manifest_value(const char *text, const char *section, const char *header);

/* May a class of this package of the class path come from this place, whose manifest's text is given (NULL: there is
 * none, or it seals nothing)? The classes of a sealed package come from one place. NULL, or why not. malloc'ed. */
char *seal_violation(Symbol *package, const char *where, const char *manifest);
void seals_forget(void);

#endif
