/* classfile_names.h - which names and descriptors a class file may hold (JVMS 4.2, 4.3). Pure functions on
 * modified UTF-8. */
#ifndef VM_CLASSFILE_NAMES_H
#define VM_CLASSFILE_NAMES_H

#include "vm/base/symbol.h"

/* Class or interface name in internal form: unqualified names with '/' between them (JVMS 4.2.1). No array. */
bool name_is_class(const char *s, size_t len);
/* What CONSTANT_Class may hold: a class name or an array descriptor of at most 255 dimensions. */
bool name_is_class_or_array(const char *s, size_t len);
bool name_is_module(const char *s, size_t len); /* JVMS 4.2.3 */

/* What class files before version 49 ask for besides: Java identifiers with '/' between them; in a descriptor, as the
 * names of its classes. Well-formed names and descriptors only. */
bool name_is_identifiers(const char *s, size_t len);
bool desc_has_identifiers(const char *s, size_t len);

/* Length of the field descriptor at the start of s; 0 if there is none (JVMS 4.3.2). */
size_t desc_field_length(const char *s, size_t len);
bool desc_is_field(const char *s, size_t len);

/* One letter for the type at *p, which moves behind it: that of the primitive type, L for all references. */
char desc_next_kind(const char **p);

/* Questions about symbols. A yes is remembered in the symbol. */
enum { SYMBOL_UNQUALIFIED = 1, SYMBOL_METHOD = 2, SYMBOL_CLASS_OR_ARRAY = 4, SYMBOL_FIELD_DESC = 8 };
bool symbol_is_unqualified(Symbol *s); /* name of a field or local variable (JVMS 4.2.2) */
bool symbol_is_method_name(Symbol *s); /* the same without '<' and '>', or <init>, or <clinit> */
bool symbol_is_class_or_array(Symbol *s);
bool symbol_is_field_desc(Symbol *s);
/* Method descriptor (JVMS 4.3.3): its argument slots (long and double count two, `this` not counted), or -1. */
int symbol_method_slots(Symbol *s);

#endif
