/* unicode.h - properties and simple case mappings of code points (Unicode 16.0), for java.lang.Character. */
#ifndef VM_UNICODE_H
#define VM_UNICODE_H

#include "vm/base/base.h"

/* The property word of a code point:
 *
 *   31        21 20    19    18   17    16    15     14    13     12     11     10     9         5 4        0
 *   +-----------+-----+-----+----+-----+-----+------+-----+------+------+------+------+-----------+----------+
 *   |     0     |upper|lower|ideo|alpha|white|ignor.|idPart|idSt. |jPart |jStart|mirror|direction+1| category |
 *   +-----------+-----+-----+----+-----+-----+------+-----+------+------+------+------+-----------+----------+
 *
 * category and direction are the values of Character.getType and getDirectionality; idPart and idStart the Unicode
 * identifier rules, jPart and jStart those of Java; ignor. is isIdentifierIgnorable; white is isWhitespace.
 * Any int may be asked; what is no code point has the properties of an unassigned one. Pure functions, any thread. */
u4 unicode_bits(int32_t cp);
int32_t unicode_lower(int32_t cp); /* the code point itself if there is no mapping */
int32_t unicode_upper(int32_t cp);
int32_t unicode_title(int32_t cp);
int32_t unicode_digit(int32_t cp);   /* 0 .. 35, letters included; -1 = no digit */
int32_t unicode_numeric(int32_t cp); /* Character.getNumericValue: -1 none, -2 no integer */

#endif
