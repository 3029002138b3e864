/* string.h - looking into java.lang.String objects. UTF-16 in a char[] (String.value). */
#ifndef VM_STRING_H
#define VM_STRING_H

#include "vm/class/object.h"

Array *string_chars(const Object *string); /* String.value */
int32_t string_length(const Object *string);
const u2 *string_units(const Object *string);
char *string_to_utf8(const Object *string);               /* malloc'ed, standard UTF-8, 0-terminated */
char *string_to_mutf8(const Object *string, size_t *len); /* malloc'ed, modified UTF-8, 0-terminated */
bool string_has_units(const Object *string, const u2 *units, size_t count);

#endif
