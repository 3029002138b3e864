/* letter.h - the kind of a type by the first letter of its descriptor (JVMS 4.3.2, 4.3.3): B C D F I J S Z for
 * primitive types, L for classes and interfaces, [ for arrays, V for no value; and where a descriptor ends. Pure
 * functions. */
#ifndef VM_LETTER_H
#define VM_LETTER_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* The primitive types that have values; and void too, which has a class like them. */
#define LETTER_VALUES     "ZBCSIFJD"
#define LETTER_PRIMITIVES LETTER_VALUES "V"

static inline bool letter_is_ref(char letter)
{
    return letter == 'L' || letter == '[';
}

/* Does a value take two slots (JVMS 2.6.1)? */
static inline bool letter_is_wide(char letter)
{
    return letter == 'J' || letter == 'D';
}

/* Slots of a value. */
static inline int letter_slots(char letter)
{
    return letter_is_wide(letter) ? 2 : letter == 'V' ? 0 : 1;
}

/* Bytes of a value in memory, as their log2; ref: that of references. */
static inline int letter_shift(char letter, int ref)
{
    switch (letter) {
    case 'Z':
    case 'B': return 0;
    case 'C':
    case 'S': return 1;
    case 'I':
    case 'F': return 2;
    case 'J':
    case 'D': return 3;
    default: return ref;
    }
}

/* The element types of newarray by its operand atype, which begins at 4 (JVMS table 6.5.newarray-A). */
#define LETTER_ATYPES "ZCFDBSIJ"

/* 0 if there is none. */
static inline char letter_of_atype(int atype)
{
    return atype >= 4 && atype <= 11 ? LETTER_ATYPES[atype - 4] : 0;
}

static inline int letter_atype(char letter)
{
    const char *all = LETTER_ATYPES;
    return 4 + (int)(strchr(all, letter) - all);
}

/* What a slot (base.h) holds of a value of this type, from the bits of a wider one: as ireturn narrows (JVMS 6.5). */
static inline uint64_t letter_narrow(char letter, uint64_t bits)
{
    switch (letter) {
    case 'Z': return bits & 1;
    case 'B': return (uint32_t)(int8_t)bits;
    case 'C': return (uint16_t)bits;
    case 'S': return (uint32_t)(int16_t)bits;
    case 'I':
    case 'F': return (uint32_t)bits;
    default: return bits;
    }
}

/* One letter for all references: L. */
static inline char letter_kind(char letter)
{
    return letter_is_ref(letter) ? 'L' : letter;
}

/* One letter for all that a frame holds and instructions move alike (JVMS 2.11.1): I J F D L, and V for no value. */
static inline char letter_held(char letter)
{
    return letter_is_ref(letter) ? 'L' : letter_is_wide(letter) || letter == 'F' || letter == 'V' ? letter : 'I';
}

/* The place of a type's instruction among its kin, from that of int on: iload lload fload dload aload; ireturn lreturn
 * freturn dreturn areturn return. */
static inline int letter_column(char letter)
{
    static const char columns[] = "IJFDLV";
    return (int)(strchr(columns, letter_held(letter)) - columns);
}

/* Behind the field descriptor at d, which was checked before (classfile_names.h). */
static inline const char *letter_behind(const char *d)
{
    while (*d == '[')
        d++;
    return (*d == 'L' ? strchr(d, ';') : d) + 1;
}

#endif
