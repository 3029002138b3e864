/* utf8.h - modified UTF-8 (JVMS 4.4.7, JNI chapter 3) to UTF-16 and back. Pure functions, no locks. */
#ifndef VM_UTF8_H
#define VM_UTF8_H

#include "vm/base/base.h"

/* True if the bytes are well-formed modified UTF-8 (no 0 byte, no 4-byte form, no overlong form but C0 80). */
bool utf8_valid(const u1 *bytes, size_t len);
/* The same; allow_overlong accepts longer forms than needed (class files up to version 47 may hold them). */
bool utf8_valid_form(const u1 *bytes, size_t len, bool allow_overlong);
/* UTF-16 units that len bytes decode to. Malformed bytes count one unit each and decode to themselves. */
size_t utf8_units(const char *bytes, size_t len);
void utf8_decode(const char *bytes, size_t len, u2 *units);
/* Bytes that these units encode to (no final 0); encodes them (writes no final 0) and answers the end; both in modified
 * UTF-8. */
size_t utf8_bytes(const u2 *units, size_t count);
char *utf8_encode(const u2 *units, size_t count, char *bytes);
/* The same in standard UTF-8, for text that goes to or comes from the outside (file names, arguments, stderr). What is
 * decoded may be modified UTF-8, too: messages hold names of classes and what JNI was given. */
size_t utf8_std_units(const char *bytes, size_t len);
void utf8_std_decode(const char *bytes, size_t len, u2 *units);
size_t utf8_std_bytes(const u2 *units, size_t count);
void utf8_std_encode(const u2 *units, size_t count, char *bytes);

#endif
