/* symbol.h - interned names. Two symbols are equal exactly if their pointers are. They die with the VM. */
#ifndef VM_SYMBOL_H
#define VM_SYMBOL_H

#include "vm/base/base.h"
#include "vm/base/letter.h"

struct Symbol {
    Symbol *next; /* in its hash bucket */
    u4 hash;
    u4 len; /* bytes, without the final 0 */
    /* What classfile_names.c has found out about the text, so that it is looked at only once. */
    _Atomic(u1) known; /* SYMBOL_* */
    _Atomic(u1) slots; /* argument slots of a method descriptor + 1; 0 = not known (or more than 254) */
    char text[];       /* modified UTF-8 (JVMS 4.4.7), then a 0 byte */
};

/* The symbol of these bytes; made on first use. Any thread, any state; takes the table's own lock. Never NULL. */
Symbol *symbol_of(const char *bytes, size_t len);
Symbol *symbol_of_cstr(const char *s);
/* The symbol of these bytes if there is one, else NULL. */
Symbol *symbol_find(const char *bytes, size_t len);
/* A name with '.' and '/' exchanged ("java/lang/Object" <-> "java.lang.Object"). */
Symbol *symbol_replace(const Symbol *s, char from, char to);
/* The name of the class that a field descriptor of reference type, checked before, stands for: of La; it is a. */
Symbol *symbol_of_type(const char *desc, size_t len);
/* The next class named in a descriptor from *p on, or an element of arrays, with *p behind it; NULL at the end. */
Symbol *symbol_next_class(const char **p);
/* The name of the class of arrays whose elements are of the class, or array class, of this name. */
Symbol *symbol_of_array(const Symbol *elem);
/* Where a symbol stands in such a file, and the upper bits of its hash, so that most others are not looked at:
 *   31          11 10         0
 *   [ offset / 8 ][ hash >> 21 ] */
#define SYMBOL_PLACE(offset, hash) ((u4)(offset) / 8 << 11 | (hash) >> 21)
#define SYMBOL_PLACE_OFFSET(place) ((place) >> 11 << 3)
enum { SYMBOL_PLACE_MOST = 1 << 24 };
/* Symbols that stand in a file which is mapped at base: count places (a power of two, 0 is none) are searched from that
 * of the hash on; no Symbol begins at or behind `end`. Called at most twice; the first ones are looked at first. They
 * are there until symbols_destroy. False if there are symbols already. */
bool symbols_adopt(const u1 *base, u4 places, u4 count, u4 end);
/* The VM ends: all go, at once. No other thread is there, and none of this one's looks at a symbol any more. */
void symbols_destroy(void);
static inline bool symbol_is(const Symbol *s, const char *text)
{
    size_t len = strlen(text); /* a constant, mostly: then there is no call */
    return s->len == len && memcmp(s->text, text, len) == 0;
}

#endif
