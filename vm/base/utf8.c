/* utf8.c - between bytes and UTF-16 units, in two encodings.
 *
 * Modified UTF-8 (JVMS 4.4.7) is what class files and JNI speak: U+0000 is the two bytes C0 80, and a character
 * beyond U+FFFF is written as its two surrogates, three bytes each. Standard UTF-8 is what files, arguments and
 * terminals speak: such a character is one sequence of four bytes.
 *
 *   units 0001-007F            0xxxxxxx
 *   units 0000, 0080-07FF      110xxxxx 10xxxxxx
 *   units 0800-FFFF            1110xxxx 10xxxxxx 10xxxxxx
 *   U+10000-10FFFF (standard)  11110xxx 10xxxxxx 10xxxxxx 10xxxxxx
 *
 * Decoding never fails: JNI gives no way to report it. A byte that starts no well-formed sequence decodes to itself
 * as one unit (modified) or to U+FFFD (standard). An unpaired surrogate encodes to '?' in standard UTF-8, as Java's
 * encoder does.
 *
 * Pure functions: no state, no locks. Read next: string.h, the main client.
 */
#include "vm/base/utf8.h"

static inline bool is_tail(u1 b)
{
    return (b & 0xC0) == 0x80;
}

/* Length of the well-formed modified sequence at p (1 to 3) with its unit in *unit; 0 if there is none. */
static size_t modified_sequence(const u1 *p, size_t left, u2 *unit)
{
    u1 b = p[0];
    if (b < 0x80) {
        *unit = b;
        return 1;
    }
    if ((b & 0xE0) == 0xC0 && left >= 2 && is_tail(p[1])) {
        *unit = (u2)((b & 0x1F) << 6 | (p[1] & 0x3F));
        return 2;
    }
    if ((b & 0xF0) == 0xE0 && left >= 3 && is_tail(p[1]) && is_tail(p[2])) {
        *unit = (u2)((b & 0x0F) << 12 | (p[1] & 0x3F) << 6 | (p[2] & 0x3F));
        return 3;
    }
    return 0;
}

/* Are these eight bytes ASCII, and none of them 0? Of bytes below 0x80 adding 0x7f sets the high bit unless it is 0. */
static bool eight_plain(const u1 *bytes)
{
    const u8 high = 0x8080808080808080u;
    u8 word;
    memcpy(&word, bytes, sizeof word);
    return (word & high) == 0 && ((word + ~high) & high) == high;
}

bool utf8_valid_form(const u1 *bytes, size_t len, bool allow_overlong)
{
    for (size_t i = 0; i < len;) {
        if (len - i >= 8 && eight_plain(bytes + i)) {
            i += 8;
            continue;
        }
        if (bytes[i] - 1u < 0x7f) { /* nearly all are plain ASCII */
            i++;
            continue;
        }
        u2 unit = 0;
        size_t n = modified_sequence(bytes + i, len - i, &unit);
        if (n == 0 || (n == 1 && unit == 0))
            return false;
        if (!allow_overlong && ((n == 2 && unit < 0x80 && unit != 0) || (n == 3 && unit < 0x800)))
            return false;
        i += n;
    }
    return true;
}

bool utf8_valid(const u1 *bytes, size_t len)
{
    return utf8_valid_form(bytes, len, false);
}

size_t utf8_units(const char *bytes, size_t len)
{
    size_t count = 0;
    for (size_t i = 0; i < len;) {
        if (len - i >= 8 && eight_plain((const u1 *)bytes + i)) {
            i += 8;
            count += 8;
            continue;
        }
        u2 unit;
        size_t n = modified_sequence((const u1 *)bytes + i, len - i, &unit);
        i += n ? n : 1;
        count++;
    }
    return count;
}

void utf8_decode(const char *bytes, size_t len, u2 *units)
{
    for (size_t i = 0; i < len;) {
        if (len - i >= 8 && eight_plain((const u1 *)bytes + i)) {
            for (size_t end = i + 8; i < end; i++)
                HEAP_STORE(units++, (u1)bytes[i]);
            continue;
        }
        u2 unit = (u1)bytes[i];
        size_t n = modified_sequence((const u1 *)bytes + i, len - i, &unit);
        HEAP_STORE(units++, unit);
        i += n ? n : 1;
    }
}

static size_t unit_bytes(u2 unit)
{
    return unit != 0 && unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
}

/* Four units at once. Do they encode to a byte each? None is above 0x7f, and none is 0, from which 1 would borrow. */
static u8 four_units(const u2 *units)
{
    u8 four;
    memcpy(&four, units, sizeof four);
    return four;
}

static bool four_plain(u8 four)
{
    return ((four | (four - 0x0001000100010001)) & 0xFF80FF80FF80FF80) == 0;
}

size_t utf8_bytes(const u2 *units, size_t count)
{
    size_t bytes = 0;
    for (size_t i = 0; i < count;) {
        if (count - i >= 4 && four_plain(four_units(units + i))) {
            i += 4;
            bytes += 4;
        } else {
            bytes += unit_bytes(units[i++]);
        }
    }
    return bytes;
}

static char *put2(char *out, u4 c)
{
    *out++ = (char)(0xC0 | c >> 6);
    *out++ = (char)(0x80 | (c & 0x3F));
    return out;
}

static char *put3(char *out, u4 c)
{
    *out++ = (char)(0xE0 | c >> 12);
    *out++ = (char)(0x80 | (c >> 6 & 0x3F));
    *out++ = (char)(0x80 | (c & 0x3F));
    return out;
}

static char *put4(char *out, u4 c)
{
    *out++ = (char)(0xF0 | c >> 18);
    *out++ = (char)(0x80 | (c >> 12 & 0x3F));
    *out++ = (char)(0x80 | (c >> 6 & 0x3F));
    *out++ = (char)(0x80 | (c & 0x3F));
    return out;
}

/* Moves the lower bytes of four units together:  0a 0b 0c 0d  ->  00 ab 00 cd  ->  abcd */
static char *put_four(char *out, u8 plain)
{
    plain = (plain | plain >> 8) & 0x0000FFFF0000FFFF;
    u4 bytes = (u4)(plain | plain >> 16);
    memcpy(out, &bytes, sizeof bytes);
    return out + sizeof bytes;
}

char *utf8_encode(const u2 *units, size_t count, char *out)
{
    for (size_t i = 0; i < count;) {
        u8 four = count - i >= 4 ? four_units(units + i) : 0;
        if (four_plain(four)) {
            out = put_four(out, four);
            i += 4;
            continue;
        }
        u2 u = units[i++];
        switch (unit_bytes(u)) {
        case 1: *out++ = (char)u; break;
        case 2: out = put2(out, u); break;
        default: out = put3(out, u); break;
        }
    }
    return out;
}

/* Standard UTF-8. */

/* Length of the well-formed sequence at p (1 to 4) with its character in *c; what modified UTF-8 has beside, U+0000 in
 * two bytes and surrogates in three, is taken, too. A malformed byte answers 1 and U+FFFD. */
static size_t standard_sequence(const u1 *p, size_t left, u4 *c)
{
    u1 b = p[0];
    if (b < 0x80) {
        *c = b;
        return 1;
    }
    if (b == 0xC0 && left >= 2 && p[1] == 0x80) {
        *c = 0;
        return 2;
    }
    if (b >= 0xC2 && b <= 0xDF && left >= 2 && is_tail(p[1])) {
        *c = (u4)(b & 0x1F) << 6 | (p[1] & 0x3F);
        return 2;
    }
    if ((b & 0xF0) == 0xE0 && left >= 3 && is_tail(p[1]) && is_tail(p[2])) {
        *c = (u4)(b & 0x0F) << 12 | (u4)(p[1] & 0x3F) << 6 | (p[2] & 0x3F);
        if (*c >= 0x800)
            return 3;
    }
    if ((b & 0xF8) == 0xF0 && left >= 4 && is_tail(p[1]) && is_tail(p[2]) && is_tail(p[3])) {
        *c = (u4)(b & 7) << 18 | (u4)(p[1] & 0x3F) << 12 | (u4)(p[2] & 0x3F) << 6 | (p[3] & 0x3F);
        if (*c >= 0x10000 && *c <= 0x10FFFF)
            return 4;
    }
    *c = 0xFFFD;
    return 1;
}

size_t utf8_std_units(const char *bytes, size_t len)
{
    size_t count = 0;
    for (size_t i = 0; i < len;) {
        u4 c;
        i += standard_sequence((const u1 *)bytes + i, len - i, &c);
        count += c >= 0x10000 ? 2 : 1;
    }
    return count;
}

void utf8_std_decode(const char *bytes, size_t len, u2 *units)
{
    for (size_t i = 0; i < len;) {
        u4 c;
        i += standard_sequence((const u1 *)bytes + i, len - i, &c);
        if (c >= 0x10000) {
            HEAP_STORE(units++, (u2)(0xD800 + ((c - 0x10000) >> 10)));
            HEAP_STORE(units++, (u2)(0xDC00 + ((c - 0x10000) & 0x3FF)));
        } else {
            HEAP_STORE(units++, (u2)c);
        }
    }
}

/* The character at units[i], two units if they are a pair; '?' for an unpaired surrogate. */
static size_t character_at(const u2 *units, size_t i, size_t count, u4 *c)
{
    u2 u = units[i];
    if (u < 0xD800 || u > 0xDFFF) {
        *c = u;
        return 1;
    }
    if (u < 0xDC00 && i + 1 < count && units[i + 1] >= 0xDC00 && units[i + 1] <= 0xDFFF) {
        *c = 0x10000 + ((u4)(u - 0xD800) << 10) + (units[i + 1] - 0xDC00u);
        return 2;
    }
    *c = '?';
    return 1;
}

size_t utf8_std_bytes(const u2 *units, size_t count)
{
    size_t bytes = 0;
    for (size_t i = 0; i < count;) {
        u4 c;
        i += character_at(units, i, count, &c);
        bytes += c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    }
    return bytes;
}

void utf8_std_encode(const u2 *units, size_t count, char *out)
{
    for (size_t i = 0; i < count;) {
        u4 c;
        i += character_at(units, i, count, &c);
        if (c < 0x80)
            *out++ = (char)c;
        else if (c < 0x800)
            out = put2(out, c);
        else if (c < 0x10000)
            out = put3(out, c);
        else
            out = put4(out, c);
    }
}
