/* intrinsic_text.c - java.lang.StringCoding (bytes to chars and back) and jdk.internal.math.FloatingText (numbers to
 * digits and back).
 *
 * Coding: sources are arrays that stay rooted as arguments, so their data can be read while the result is allocated.
 * Each direction runs twice over its input, once to count, once to write, through the same step function. Malformed
 * UTF-8 decodes to U+FFFD for each maximal part of a sequence that could have been one (Unicode 3.9, table 3-8); what a
 * charset lacks encodes as '?'.
 *
 * Digits: the shortest decimal that reads back as the same number. 15 significant digits (6 for float) survive a round
 * trip always, so if those read back, the shortest is what is left without trailing zeros; else one or two more are
 * tried. At a power of two the gap below is half as wide, so a neighbour of the rounded decimal can be right where the
 * rounded one is not: both are tried. No lock. Text is made without the C locale's decimal point. Read next:
 * StringCoding.java, FloatingText.java.
 */
#include <math.h>

#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/string_new.h"
#include "vm/native/intrinsic.h"
#include "vm/run/throw.h"

enum { CODING_UTF_8, CODING_ISO_8859_1, CODING_US_ASCII };

static Array *new_array(Thread *t, char letter, size_t length)
{
    if (length > INT32_MAX) {
        throw_oom(t, "Requested array size exceeds VM limit");
        return NULL;
    }
    Class *c = class_array_of(t, class_primitive(letter));
    return c != NULL ? array_new(t, c, (int32_t)length) : NULL;
}

/* ---- decoding */

static bool is_continuation(const u1 *p, const u1 *end, u1 low, u1 high)
{
    return p < end && HEAP_LOAD(p) >= low && HEAP_LOAD(p) <= high;
}

/* One code point from *p, which moves on; U+FFFD for a malformed part. */
static u4 utf8_next(const u1 **at, const u1 *end)
{
    const u1 *p = *at;
    u1 a = HEAP_LOAD(p);
    p++;
    u4 cp = 0xfffd;
    if (a < 0x80) {
        cp = a;
    } else if (a >= 0xc2 && a <= 0xdf) {
        if (is_continuation(p, end, 0x80, 0xbf))
            cp = (u4)(a & 0x1f) << 6 | (HEAP_LOAD(p++) & 0x3f);
    } else if (a >= 0xe0 && a <= 0xef) {
        if (is_continuation(p, end, a == 0xe0 ? 0xa0 : 0x80, a == 0xed ? 0x9f : 0xbf)) {
            u1 b = HEAP_LOAD(p++);
            if (is_continuation(p, end, 0x80, 0xbf))
                cp = (u4)(a & 0x0f) << 12 | (u4)(b & 0x3f) << 6 | (HEAP_LOAD(p++) & 0x3f);
        }
    } else if (a >= 0xf0 && a <= 0xf4) {
        if (is_continuation(p, end, a == 0xf0 ? 0x90 : 0x80, a == 0xf4 ? 0x8f : 0xbf)) {
            u1 b = HEAP_LOAD(p++);
            if (is_continuation(p, end, 0x80, 0xbf)) {
                u1 c = HEAP_LOAD(p++);
                if (is_continuation(p, end, 0x80, 0xbf))
                    cp = (u4)(a & 7) << 18 | (u4)(b & 0x3f) << 12 | (u4)(c & 0x3f) << 6 | (HEAP_LOAD(p++) & 0x3f);
            }
        }
    }
    *at = p;
    return cp;
}

/* Units that the bytes decode to; written to out unless it is NULL, at most room of them. */
static size_t decode_utf8(const u1 *p, const u1 *end, u2 *out, size_t room)
{
    size_t n = 0;
    while (p < end) {
        u4 cp = utf8_next(&p, end);
        size_t width = cp > 0xffff ? 2 : 1;
        if (out != NULL && n + width > room)
            break; /* the bytes have changed under us */
        if (out != NULL && width == 1) {
            HEAP_STORE(&out[n], (u2)cp);
        } else if (out != NULL) {
            HEAP_STORE(&out[n], (u2)(0xd800 + ((cp - 0x10000) >> 10)));
            HEAP_STORE(&out[n + 1], (u2)(0xdc00 + ((cp - 0x10000) & 0x3ff)));
        }
        n += width;
    }
    return n;
}

static void decode(Thread *t, Slot *args)
{
    int kind = args[0].i;
    const u1 *p = ARRAY_DATA(args[1].o, const u1) + args[2].i;
    size_t len = (size_t)args[3].i;
    size_t n = kind == CODING_UTF_8 ? decode_utf8(p, p + len, NULL, 0) : len;
    Array *a = new_array(t, 'C', n);
    if (a == NULL)
        return;
    u2 *out = ARRAY_DATA(a, u2);
    if (kind == CODING_UTF_8) {
        decode_utf8(p, p + len, out, n);
    } else {
        for (size_t i = 0; i < len; i++) {
            u1 b = HEAP_LOAD(&p[i]);
            HEAP_STORE(&out[i], kind == CODING_US_ASCII && b >= 0x80 ? 0xfffd : b);
        }
    }
    args[0].o = (Object *)a;
}

/* ---- encoding */

/* One code point from *p, which moves on; an unpaired surrogate is answered as it is. */
static u4 utf16_next(const u2 **at, const u2 *end)
{
    u4 a = HEAP_LOAD(*at);
    (*at)++;
    if (a >= 0xd800 && a <= 0xdbff && *at < end) {
        u4 b = HEAP_LOAD(*at);
        if (b >= 0xdc00 && b <= 0xdfff) {
            (*at)++;
            return 0x10000 + ((a - 0xd800) << 10) + (b - 0xdc00);
        }
    }
    return a;
}

/* The bytes of a code point in out[0..3]: their count. */
static size_t encode_one(int kind, u4 cp, u1 *out)
{
    if (kind != CODING_UTF_8) {
        out[0] = cp < (kind == CODING_US_ASCII ? 0x80 : 0x100) ? (u1)cp : '?';
        return 1;
    }
    if (cp >= 0xd800 && cp <= 0xdfff)
        cp = '?';
    if (cp < 0x80) {
        out[0] = (u1)cp;
        return 1;
    }
    size_t n = cp < 0x800 ? 2 : cp < 0x10000 ? 3 : 4;
    for (size_t i = n - 1; i > 0; i--, cp >>= 6)
        out[i] = (u1)(0x80 | (cp & 0x3f));
    out[0] = (u1)((n == 2 ? 0xc0 : n == 3 ? 0xe0 : 0xf0) | cp);
    return n;
}

static void encode(Thread *t, Slot *args)
{
    int kind = args[0].i;
    const u2 *begin = ARRAY_DATA(args[1].o, const u2) + args[2].i, *end = begin + args[3].i;
    u1 bytes[4];
    size_t n = 0;
    for (const u2 *p = begin; p < end;)
        n += encode_one(kind, utf16_next(&p, end), bytes);
    Array *a = new_array(t, 'B', n);
    if (a == NULL)
        return;
    u1 *out = ARRAY_DATA(a, u1);
    size_t at = 0;
    for (const u2 *p = begin; p < end;) {
        size_t width = encode_one(kind, utf16_next(&p, end), bytes);
        if (at + width > n)
            break; /* the chars have changed under us */
        for (size_t i = 0; i < width; i++)
            HEAP_STORE(&out[at + i], bytes[i]);
        at += width;
    }
    args[0].o = (Object *)a;
}

/* ---- floating point */

/* 0.d1d2d3... * 10^exponent, digits without a point */
typedef struct Decimal {
    char digits[32];
    int exponent;
} Decimal;

/* v > 0 rounded to n significant digits. */
static void decimal_of(double v, int n, Decimal *d)
{
    char text[48];
    snprintf(text, sizeof text, "%.*e", n - 1, v);
    char *e = strchr(text, 'e');
    int at = 0;
    for (char *p = text; p < e; p++)
        if (*p >= '0' && *p <= '9')
            d->digits[at++] = *p;
    d->digits[at] = 0;
    d->exponent = atoi(e + 1) + 1;
}

static bool reads_back(const Decimal *d, double v, bool single)
{
    char text[64];
    snprintf(text, sizeof text, "%se%d", d->digits, d->exponent - (int)strlen(d->digits));
    return single ? strtof(text, NULL) == (float)v : strtod(text, NULL) == v;
}

/* The next decimal of the same length, upwards or downwards; false where the length would change. */
static bool decimal_step(Decimal *d, int by)
{
    for (size_t i = strlen(d->digits); i-- > 0;) {
        char c = d->digits[i];
        if (c != (by > 0 ? '9' : '0')) {
            d->digits[i] = (char)(c + by);
            return d->digits[0] != '0';
        }
        d->digits[i] = by > 0 ? '0' : '9';
    }
    return false;
}

/* A decimal of n digits that reads back as v, the nearest one; false if there is none. */
static bool decimal_fits(double v, int n, bool single, Decimal *d)
{
    decimal_of(v, n, d);
    if (reads_back(d, v, single))
        return true;
    int exponent;
    if (frexp(v, &exponent) != 0.5)
        return false;
    Decimal rounded = *d;
    for (int by = 1; by >= -1; by -= 2) {
        *d = rounded;
        if (decimal_step(d, by) && reads_back(d, v, single))
            return true;
    }
    return false;
}

static void shortest(double v, bool single, Decimal *d)
{
    bool normal = v >= (single ? 0x1p-126 : 0x1p-1022);
    int n = !normal ? 2 : single ? 6 : 15, most = single ? 9 : 17;
    while (n < most && !decimal_fits(v, n, single, d))
        n++;
    if (n == most)
        decimal_of(v, n, d);
    size_t len = strlen(d->digits);
    while (len > 1 && d->digits[len - 1] == '0')
        d->digits[--len] = 0;
}

static void digits_of(Thread *t, Slot *args, double v, bool single)
{
    Decimal d;
    char text[64];
    shortest(v, single, &d);
    snprintf(text, sizeof text, "%se%d", d.digits, d.exponent);
    args[0].o = string_of_utf8(t, text);
}

static void digits_double(Thread *t, Slot *args)
{
    digits_of(t, args, args[0].d, false);
}

static void digits_float(Thread *t, Slot *args)
{
    digits_of(t, args, (double)args[0].f, true);
}

static void read_double(UNUSED Thread *t, Slot *args)
{
    char *text = string_to_utf8(args[0].o);
    args[0].d = strtod(text, NULL);
    free(text);
}

static void read_float(UNUSED Thread *t, Slot *args)
{
    char *text = string_to_utf8(args[0].o);
    args[0].f = strtof(text, NULL);
    free(text);
}

#define STR "Ljava/lang/String;"

static const Intrinsic coding_rows[] = {{"decode", "(I[BII)[C", decode}, {"encode", "(I[CII)[B", encode}};
static const Intrinsic floating_rows[] = {
    {"digits", "(D)" STR, digits_double},
    {"digits", "(F)" STR, digits_float},
    {"read", "(" STR ")D", read_double},
    {"readFloat", "(" STR ")F", read_float},
};

const IntrinsicGroup intrinsics_text[] = {
    INTRINSIC_GROUP("java/lang/StringCoding", coding_rows),
    INTRINSIC_GROUP("jdk/internal/math/FloatingText", floating_rows),
    {NULL, 0, NULL, 0},
};
