/* letter.h - the kind of a type by the first letter of its descriptor (JVMS 4.3.2, 4.3.3): B C D F I J S Z for
 * primitive types, L for classes and interfaces, [ for arrays, V for no value. Pure functions. */
#ifndef VM_LETTER_H
#define VM_LETTER_H

#include <stdbool.h>

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

/* One letter for all references: L. */
static inline char letter_kind(char letter)
{
    return letter_is_ref(letter) ? 'L' : letter;
}

#endif
