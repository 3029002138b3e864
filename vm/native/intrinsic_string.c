/* intrinsic_string.c - String, the builders, digits, and the character tables.
 *
 * A String is a char[] that nobody writes; a builder is a char[] with `count` units in use. Arguments stay rooted while
 * an intrinsic runs and objects do not move, so pointers into their arrays stay good across an allocation.
 * No lock: String is immutable, StringBuilder is not for sharing, StringBuffer's methods are synchronized in Java.
 * Read next: unicode.h, string.h.
 */
#include "vm/native/intrinsic.h"

#include "vm/base/unicode.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/run/throw.h"

static inline const Array *chars_of(const Object *s)
{
    return (const Array *)WK_LOAD(s, String_value);
}

static inline const u2 *units_of(const Array *chars)
{
    return ARRAY_DATA(chars, const u2);
}

/* Whole strings: their data is 8-byte aligned, so four units are compared at once. */
static bool units_equal(const u2 *p, const u2 *q, int32_t n)
{
    const u8 *a = (const u8 *)p, *b = (const u8 *)q;
    for (; n >= 4; n -= 4)
        if (HEAP_LOAD(a++) != HEAP_LOAD(b++))
            return false;
    for (p = (const u2 *)a, q = (const u2 *)b; n > 0; n--)
        if (HEAP_LOAD(p++) != HEAP_LOAD(q++))
            return false;
    return true;
}

static bool need(Thread *t, const Object *o)
{
    if (o == NULL)
        throw_new_plain(t, wk_class(t, "java/lang/NullPointerException"));
    return o != NULL;
}

/* -- String */

static void string_length_(UNUSED Thread *t, Slot *args)
{
    args[0].i = chars_of(args[0].o)->length;
}

static void string_is_empty(UNUSED Thread *t, Slot *args)
{
    args[0].i = chars_of(args[0].o)->length == 0;
}

static void string_char_at(Thread *t, Slot *args)
{
    const Array *a = chars_of(args[0].o);
    int32_t i = args[1].i;
    if ((u4)i >= (u4)a->length)
        throw_name(t, "java/lang/StringIndexOutOfBoundsException", "String index out of range: %d", i);
    else
        args[0].i = units_of(a)[i];
}

static void string_substring(Thread *t, Slot *args)
{
    const Array *a = chars_of(args[0].o);
    int32_t begin = args[1].i, end = args[2].i;
    if (begin < 0 || begin > end || end > a->length)
        throw_name(t, "java/lang/StringIndexOutOfBoundsException", "begin %d, end %d, length %d", begin, end,
                   a->length);
    else if (begin != 0 || end != a->length)
        args[0].o = string_of_units(t, units_of(a) + begin, end - begin);
}

static void string_equals_(UNUSED Thread *t, Slot *args)
{
    const Object *x = args[0].o, *y = args[1].o;
    bool same = x == y;
    if (!same && y != NULL && object_class(y) == wk.String) {
        const Array *a = chars_of(x), *b = chars_of(y);
        same = a->length == b->length && units_equal(units_of(a), units_of(b), a->length);
    }
    args[0].i = same;
}

static void string_hash(UNUSED Thread *t, Slot *args)
{
    int32_t *where = FIELD_AT(args[0].o, wk.String_hash->offset, int32_t);
    u4 h = (u4)HEAP_LOAD(where);
    if (h == 0) {
        const Array *a = chars_of(args[0].o);
        const u2 *p = units_of(a), *end = p + a->length;
        while (p < end)
            h = 31 * h + *p++;
        HEAP_STORE(where, (int32_t)h);
    }
    args[0].i = (int32_t)h;
}

static void string_compare(Thread *t, Slot *args)
{
    if (!need(t, args[1].o))
        return;
    const Array *a = chars_of(args[0].o), *b = chars_of(args[1].o);
    const u2 *p = units_of(a), *q = units_of(b);
    int32_t n = a->length < b->length ? a->length : b->length, i = 0;
    while (i < n && p[i] == q[i])
        i++;
    args[0].i = i < n ? p[i] - q[i] : a->length - b->length;
}

static int32_t find_unit(const u2 *p, int32_t from, int32_t end, u2 unit)
{
    for (; from < end; from++)
        if (p[from] == unit)
            return from;
    return -1;
}

static void string_index_of_char(UNUSED Thread *t, Slot *args)
{
    const Array *a = chars_of(args[0].o);
    const u2 *p = units_of(a);
    int32_t ch = args[1].i, from = args[2].i < 0 ? 0 : args[2].i, found = -1;
    if ((u4)ch < 0x10000) {
        found = find_unit(p, from, a->length, (u2)ch);
    } else if ((u4)ch <= 0x10ffff) {
        u2 high = (u2)(0xd800 + ((ch - 0x10000) >> 10)), low = (u2)(0xdc00 + (ch & 0x3ff));
        for (int32_t i = from; found < 0 && i < a->length - 1; i++)
            if (p[i] == high && p[i + 1] == low)
                found = i;
    }
    args[0].i = found;
}

static void string_index_of(Thread *t, Slot *args)
{
    if (!need(t, args[1].o))
        return;
    const Array *a = chars_of(args[0].o), *b = chars_of(args[1].o);
    const u2 *p = units_of(a), *q = units_of(b);
    int32_t from = args[2].i < 0 ? 0 : args[2].i, found = -1;
    if (from > a->length)
        from = a->length;
    if (b->length == 0)
        found = from;
    for (int32_t i = from; found < 0 && i <= a->length - b->length; i++) {
        i = find_unit(p, i, a->length - b->length + 1, q[0]);
        if (i < 0)
            break;
        if (memcmp(p + i, q, (size_t)b->length * 2) == 0)
            found = i;
    }
    args[0].i = found;
}

/* The code point that unit i of p[0 .. n) is, or is one half of. */
static int32_t code_point_including(const u2 *p, int32_t i, int32_t n)
{
    if ((p[i] & 0xfc00) == 0xdc00 && i > 0 && (p[i - 1] & 0xfc00) == 0xd800)
        i--;
    if ((p[i] & 0xfc00) != 0xd800 || i + 1 >= n || (p[i + 1] & 0xfc00) != 0xdc00)
        return p[i];
    return 0x10000 + ((p[i] & 0x3ff) << 10) + (p[i + 1] & 0x3ff);
}

static bool equal_ignoring_case(int32_t x, int32_t y)
{
    int32_t a = unicode_upper(x), b = unicode_upper(y);
    return a == b || unicode_lower(a) == unicode_lower(b);
}

/* regionMatches0(ignoreCase, toffset, other, ooffset, len): ranges were checked in Java. */
static void string_region_matches(UNUSED Thread *t, Slot *args)
{
    const u2 *p = units_of(chars_of(args[0].o)) + args[2].i, *q = units_of(chars_of(args[3].o)) + args[4].i;
    bool ignore_case = args[1].i != 0, same = true;
    int32_t n = args[5].i;
    for (int32_t i = 0; same && i < n; i++)
        same = p[i] == q[i] ||
               (ignore_case && equal_ignoring_case(code_point_including(p, i, n), code_point_including(q, i, n)));
    args[0].i = same;
}

static void string_intern_(Thread *t, Slot *args)
{
    args[0].o = string_intern(t, args[0].o);
}

/* -- the builders */

static inline HeapRef *builder_value(Object *b)
{
    return FIELD_AT(b, wk.Builder_value->offset, HeapRef);
}

/* Makes room for extra units and counts them; where they begin, or NULL with OutOfMemoryError pending. */
static u2 *builder_extend(Thread *t, Object *b, int32_t extra)
{
    Array *a = (Array *)load_reference(builder_value(b));
    int32_t *count = FIELD_AT(b, wk.Builder_count->offset, int32_t);
    int64_t used = HEAP_LOAD(count), wanted = used + extra;
    if (wanted > a->length) {
        int64_t size = (int64_t)a->length * 2 + 2;
        size = size < wanted ? wanted : size;
        if (wanted > INT32_MAX) {
            throw_oom(t, "Required length exceeds implementation limit");
            return NULL;
        }
        Array *grown = array_new(t, object_class(&a->head), (int32_t)(size > INT32_MAX ? INT32_MAX : size));
        if (grown == NULL)
            return NULL;
        heap_copy(ARRAY_DATA(grown, u2), ARRAY_DATA(a, u2), (size_t)used, sizeof(u2));
        store_reference(builder_value(b), grown);
        a = grown;
    }
    HEAP_STORE(count, (int32_t)wanted);
    return ARRAY_DATA(a, u2) + used;
}

static void builder_add_text(Thread *t, Object *b, const char *s)
{
    size_t n = strlen(s);
    u2 *to = builder_extend(t, b, (int32_t)n);
    for (size_t i = 0; to != NULL && i < n; i++)
        to[i] = (u1)s[i];
}

static void builder_add_string(Thread *t, Slot *args)
{
    if (args[1].o == NULL) {
        builder_add_text(t, args[0].o, "null");
        return;
    }
    const Array *s = chars_of(args[1].o);
    u2 *to = builder_extend(t, args[0].o, s->length);
    if (to != NULL)
        heap_copy(to, units_of(s), (size_t)s->length, sizeof(u2));
}

static void builder_add_char(Thread *t, Slot *args)
{
    u2 *to = builder_extend(t, args[0].o, 1);
    if (to != NULL)
        *to = (u2)args[1].i;
}

/* Decimal digits of v at the end of buf (of 24 bytes); where they begin. */
static char *digits(int64_t v, char *buf)
{
    char *p = buf + 23;
    u8 u = v < 0 ? 0 - (u8)v : (u8)v;
    *p = 0;
    do
        *--p = (char)('0' + u % 10);
    while ((u /= 10) != 0);
    if (v < 0)
        *--p = '-';
    return p;
}

static void builder_add_int(Thread *t, Slot *args)
{
    char buf[24];
    builder_add_text(t, args[0].o, digits(args[1].i, buf));
}

static void builder_to_string(Thread *t, Slot *args)
{
    Array *a = (Array *)load_reference(builder_value(args[0].o));
    int32_t count = HEAP_LOAD(FIELD_AT(args[0].o, wk.Builder_count->offset, int32_t));
    args[0].o = string_of_units(t, ARRAY_DATA(a, u2), count < a->length ? count : a->length);
}

static void number_to_string(Thread *t, Slot *args, int64_t v)
{
    char buf[24], *s = digits(v, buf);
    u2 units[24];
    int32_t n = 0;
    while (s[n] != 0) {
        units[n] = (u1)s[n];
        n++;
    }
    args[0].o = string_of_units(t, units, n);
}

static void int_to_string(Thread *t, Slot *args)
{
    number_to_string(t, args, args[0].i);
}

static void long_to_string(Thread *t, Slot *args)
{
    number_to_string(t, args, args[0].l);
}

/* -- characters */

#define CHARACTER(name, fn)                                                                                            \
    static void name(UNUSED Thread *t, Slot *args)                                                                     \
    {                                                                                                                  \
        args[0].i = (int32_t)fn(args[0].i);                                                                            \
    }
CHARACTER(char_bits, unicode_bits)
CHARACTER(char_lower, unicode_lower)
CHARACTER(char_upper, unicode_upper)
CHARACTER(char_title, unicode_title)
CHARACTER(char_digit, unicode_digit)
CHARACTER(char_numeric, unicode_numeric)

#define STR "Ljava/lang/String;"
#define SB  "Ljava/lang/StringBuilder;"

static const Intrinsic string_rows[] = {
    {"length", "()I", string_length_},
    {"isEmpty", "()Z", string_is_empty},
    {"charAt", "(I)C", string_char_at},
    {"substring", "(II)" STR, string_substring},
    {"equals", "(Ljava/lang/Object;)Z", string_equals_},
    {"hashCode", "()I", string_hash},
    {"compareTo", "(" STR ")I", string_compare},
    {"indexOf", "(II)I", string_index_of_char},
    {"indexOf", "(" STR "I)I", string_index_of},
    {"regionMatches0", "(ZI" STR "II)Z", string_region_matches},
    {"intern", "()" STR, string_intern_},
};
static const Intrinsic abstract_rows[] = {
    {"add", "(" STR ")V", builder_add_string},
    {"add", "(C)V", builder_add_char},
    {"add", "(I)V", builder_add_int},
};
static const Intrinsic builder_rows[] = {
    {"append", "(" STR ")" SB, builder_add_string},
    {"append", "(C)" SB, builder_add_char},
    {"append", "(I)" SB, builder_add_int},
    {"toString", "()" STR, builder_to_string},
};
static const Intrinsic buffer_rows[] = {{"toString", "()" STR, builder_to_string}};
static const Intrinsic int_rows[] = {{"toString", "(I)" STR, int_to_string}};
static const Intrinsic long_rows[] = {{"toString", "(J)" STR, long_to_string}};
static const Intrinsic char_rows[] = {
    {"bits", "(I)I", char_bits},         {"toLowerCase", "(I)I", char_lower}, {"toUpperCase", "(I)I", char_upper},
    {"toTitleCase", "(I)I", char_title}, {"digitOf", "(I)I", char_digit},     {"getNumericValue", "(I)I", char_numeric},
};

const IntrinsicGroup intrinsics_string[] = {
    INTRINSIC_GROUP("java/lang/String", string_rows),
    INTRINSIC_GROUP("java/lang/AbstractStringBuilder", abstract_rows),
    INTRINSIC_GROUP("java/lang/StringBuilder", builder_rows),
    INTRINSIC_GROUP("java/lang/StringBuffer", buffer_rows),
    INTRINSIC_GROUP("java/lang/Integer", int_rows),
    INTRINSIC_GROUP("java/lang/Long", long_rows),
    INTRINSIC_GROUP("java/lang/Character", char_rows),
    {NULL, 0, NULL, 0},
};
