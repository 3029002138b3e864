/* string.c - looking into java.lang.String objects.
 *
 * A String holds its UTF-16 units in a char[] (String.value); nothing here looks at any other field of it. Strings are
 * made, and interned, in heap/string_new.c. No locks. Read next: utf8.h, string_new.h.
 */
#include "vm/class/string.h"

#include "vm/base/utf8.h"
#include "vm/class/wellknown.h"

Array *string_chars(const Object *string)
{
    return (Array *)WK_LOAD(string, String_value);
}

int32_t string_length(const Object *string)
{
    const Array *chars = string_chars(string);
    return chars ? chars->length : 0;
}

const u2 *string_units(const Object *string)
{
    Array *chars = string_chars(string);
    return chars ? ARRAY_DATA(chars, u2) : NULL;
}

char *string_to_utf8(const Object *string)
{
    const u2 *units = string_units(string);
    size_t count = (size_t)string_length(string);
    size_t len = utf8_std_bytes(units, count);
    char *text = xmalloc(len + 1);
    utf8_std_encode(units, count, text);
    text[len] = 0;
    return text;
}

char *string_to_mutf8(const Object *string, size_t *len)
{
    const u2 *units = string_units(string);
    size_t count = (size_t)string_length(string);
    size_t bytes = utf8_bytes(units, count);
    char *text = xmalloc(bytes + 1);
    utf8_encode(units, count, text);
    text[bytes] = 0;
    if (len != NULL)
        *len = bytes;
    return text;
}

bool string_has_units(const Object *s, const u2 *units, size_t count)
{
    return (size_t)string_length(s) == count && (count == 0 || memcmp(string_units(s), units, count * sizeof(u2)) == 0);
}
