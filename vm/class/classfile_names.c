/* classfile_names.c - which names and descriptors a class file may hold (JVMS 4.2, 4.3).
 *
 *   FieldDescriptor   B C D F I J S Z | L ClassName ; | [ FieldDescriptor        at most 255 [
 *   MethodDescriptor  ( FieldDescriptor* ) FieldDescriptor-or-V
 *
 * Names are nearly free since class files of version 49: anything but the characters that the notation itself needs.
 * Before that they were identifiers of the Java language, which the parser asks for in addition.
 *
 * Functions on (pointer, length); nothing is read beyond the length. Symbols remember the answers. Clients: the
 * class-file parser, JNI and JVMTI, which take names from outside, the loader for names from Java code.
 */
#include "vm/class/classfile_names.h"

#include "vm/base/unicode.h"
#include "vm/base/utf8.h"

/* The characters that the notation itself needs: . ; [ / and < > (and the end of a C string). */
enum { MARK_DOT = 1, MARK_SLASH = 2, MARK_ANGLE = 4 };
static const u1 marks[256] = {[0] = MARK_DOT,     ['.'] = MARK_DOT,   [';'] = MARK_DOT,  ['['] = MARK_DOT,
                              ['/'] = MARK_SLASH, ['<'] = MARK_ANGLE, ['>'] = MARK_ANGLE};

static bool has_any(const char *s, size_t len, u1 bad)
{
    u1 found = 0;
    for (size_t i = 0; i < len; i++)
        found |= marks[(u1)s[i]];
    return (found & bad) != 0;
}

static bool name_is_unqualified(const char *s, size_t len)
{
    return len > 0 && !has_any(s, len, MARK_DOT | MARK_SLASH);
}

static bool name_is_method(const char *s, size_t len)
{
    if (len > 0 && s[0] == '<')
        return (len == 6 && memcmp(s, "<init>", 6) == 0) || (len == 8 && memcmp(s, "<clinit>", 8) == 0);
    return len > 0 && !has_any(s, len, MARK_DOT | MARK_SLASH | MARK_ANGLE);
}

bool name_is_class(const char *s, size_t len)
{
    if (len == 0 || s[0] == '/' || s[len - 1] == '/' || has_any(s, len, MARK_DOT))
        return false;
    for (size_t i = 1; i < len; i++) {
        if (s[i] == '/' && s[i - 1] == '/')
            return false;
    }
    return true;
}

bool name_is_class_or_array(const char *s, size_t len)
{
    return len > 0 && s[0] == '[' ? desc_is_field(s, len) : name_is_class(s, len);
}

bool name_is_module(const char *s, size_t len)
{
    if (len == 0)
        return false;
    for (size_t i = 0; i < len; i++) {
        u1 c = (u1)s[i];
        if (c < 0x20)
            return false;
        if (c == '\\') {
            if (++i == len || strchr("\\:@", s[i]) == NULL)
                return false;
        } else if (c == ':' || c == '@') {
            return false;
        }
    }
    return true;
}

size_t desc_field_length(const char *s, size_t len)
{
    size_t dims = 0;
    while (dims < len && s[dims] == '[')
        dims++;
    if (dims == len || dims > 255)
        return 0;
    switch (s[dims]) {
    case 'B':
    case 'C':
    case 'D':
    case 'F':
    case 'I':
    case 'J':
    case 'S':
    case 'Z': return dims + 1;
    case 'L': {
        const char *name = s + dims + 1;
        const char *semi = memchr(name, ';', len - dims - 1);
        return semi != NULL && name_is_class(name, (size_t)(semi - name)) ? (size_t)(semi - s) + 1 : 0;
    }
    default: return 0;
    }
}

bool desc_is_field(const char *s, size_t len)
{
    return len > 0 && desc_field_length(s, len) == len;
}

char desc_next_kind(const char **p)
{
    char kind = **p;
    *p = letter_behind(*p);
    return letter_kind(kind);
}

static int desc_method_slots(const char *s, size_t len)
{
    if (len < 3 || s[0] != '(')
        return -1;
    int slots = 0;
    size_t i = 1;
    while (i < len && s[i] != ')') {
        size_t n = desc_field_length(s + i, len - i);
        if (n == 0)
            return -1;
        slots += letter_slots(s[i]);
        i += n;
    }
    if (i >= len)
        return -1;
    i++;
    if (len - i == 1 && s[i] == 'V')
        return slots;
    return desc_is_field(s + i, len - i) ? slots : -1;
}

/* The identifier at *at, which moves behind it: modified UTF-8, well formed. Behind a '/' it may begin with a digit,
 * as it always could. */
static bool skip_identifier(const char *s, size_t len, size_t *at)
{
    enum { START = 1 << 11, PART = 1 << 12 }; /* of unicode.h */
    bool ok = true;
    size_t start = *at;
    while (*at < len && s[*at] != '/' && s[*at] != ';') {
        size_t n = (u1)s[*at] < 0x80 ? 1 : (u1)s[*at] < 0xe0 ? 2 : 3;
        u2 unit;
        utf8_decode(s + *at, n, &unit);
        bool surrogate = unit >= 0xd800 && unit <= 0xdfff; /* half of a letter of another plane: taken as it is */
        ok = ok && (surrogate || (unicode_bits(unit) & (*at == 0 ? START : PART)) != 0);
        *at += n;
    }
    return ok && *at > start;
}

bool name_is_identifiers(const char *s, size_t len)
{
    for (size_t i = 0;; i++) {
        if (!skip_identifier(s, len, &i))
            return false;
        if (i >= len || s[i] != '/')
            return i >= len;
    }
}

bool desc_has_identifiers(const char *s, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        const char *semi = s[i] == 'L' ? memchr(s + i, ';', len - i) : NULL;
        if (semi == NULL)
            continue;
        if (!name_is_identifiers(s + i + 1, (size_t)(semi - s) - i - 1))
            return false;
        i = (size_t)(semi - s);
    }
    return true;
}

static bool remember(Symbol *s, u1 bit, bool (*test)(const char *s, size_t len))
{
    if (atomic_load_explicit(&s->known, memory_order_relaxed) & bit)
        return true;
    if (!test(s->text, s->len))
        return false;
    atomic_fetch_or_explicit(&s->known, bit, memory_order_relaxed);
    return true;
}

bool symbol_is_unqualified(Symbol *s)
{
    return remember(s, SYMBOL_UNQUALIFIED, name_is_unqualified);
}

bool symbol_is_method_name(Symbol *s)
{
    return remember(s, SYMBOL_METHOD, name_is_method);
}

bool symbol_is_class_or_array(Symbol *s)
{
    return remember(s, SYMBOL_CLASS_OR_ARRAY, name_is_class_or_array);
}

bool symbol_is_field_desc(Symbol *s)
{
    return remember(s, SYMBOL_FIELD_DESC, desc_is_field);
}

int symbol_method_slots(Symbol *s)
{
    u1 known = atomic_load_explicit(&s->slots, memory_order_relaxed);
    if (known != 0)
        return known - 1;
    int slots = desc_method_slots(s->text, s->len);
    if (slots >= 0 && slots < 255)
        atomic_store_explicit(&s->slots, (u1)(slots + 1), memory_order_relaxed);
    return slots;
}
