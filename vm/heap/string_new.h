/* string_new.h - java.lang.String objects, made from C; the table of interned strings. */
#ifndef VM_STRING_NEW_H
#define VM_STRING_NEW_H

#include "vm/class/object.h"

/* RUNNING, may collect; NULL with OutOfMemoryError pending. */
Object *string_of_units(Thread *t, const u2 *units, int32_t count);
Object *string_of_utf8(Thread *t, const char *std_utf8);           /* standard or modified UTF-8 */
Object *string_of_mutf8(Thread *t, const char *bytes, size_t len); /* modified UTF-8 */
Object *string_of_symbol(Thread *t, const Symbol *s);
Object *string_intern(Thread *t, Object *string);         /* the one equal string of the table; weakly held */
Object *string_intern_symbol(Thread *t, const Symbol *s); /* for CONSTANT_String */
void string_sweep(bool (*is_live)(Object *o));            /* collector: drops dead interned strings */
void string_init(void);

#endif
