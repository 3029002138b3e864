/* packet.c - bytes in and out (see packet.h).
 *
 * Owns the layout of numbers and strings on the wire and nothing else; no lock, no VM. The two translations of
 * strings go through UTF-16, which is what both ends really mean: utf8_decode (wire to UTF-16) and utf8_encode
 * (UTF-16 to either form). A surrogate without its partner has no form in UTF-8; it is written as three bytes, as in
 * modified UTF-8, so that nothing is lost. Read next: ids.c.
 */
#include "packet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- memory ---- */

static void *checked(void *p)
{
    if (p == NULL) {
        fprintf(stderr, "jdwp: out of memory\n");
        abort();
    }
    return p;
}

void *mem_alloc(size_t bytes)
{
    return checked(calloc(1, bytes == 0 ? 1 : bytes));
}

void *mem_grow(void *old, size_t bytes)
{
    return checked(realloc(old, bytes == 0 ? 1 : bytes));
}

char *mem_copy(const char *text)
{
    return checked(strdup(text));
}

/* ---- in ---- */

size_t in_left(const In *in)
{
    return (size_t)(in->end - in->at);
}

static uint64_t in_number(In *in, unsigned bytes)
{
    uint64_t value = 0;
    if (in_left(in) < bytes) {
        in->bad = true;
        in->at = in->end;
        return 0;
    }
    while (bytes-- > 0)
        value = value << 8 | *in->at++;
    return value;
}

uint8_t in_byte(In *in)
{
    return (uint8_t)in_number(in, 1);
}

jint in_int(In *in)
{
    return (jint)in_number(in, 4);
}

jlong in_long(In *in)
{
    return (jlong)in_number(in, 8);
}

const uint8_t *in_bytes(In *in, jint n)
{
    const uint8_t *bytes = in->at;
    if (n < 0 || (size_t)n > in_left(in)) {
        in->bad = true;
        return NULL;
    }
    in->at += n;
    return bytes;
}

jint in_count(In *in, size_t size)
{
    jint n = in_int(in);
    if (n < 0 || (size_t)n > in_left(in) / size) {
        in->bad = true;
        return 0;
    }
    return n;
}

/* ---- UTF-8 and UTF-16 ---- */

/* One character of UTF-8 at p, at most `left` bytes; the number of bytes, or 0 if there is none. */
static size_t utf8_char(const uint8_t *p, size_t left, uint32_t *c)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t n = p[0] < 0x80 ? 1 : (p[0] & 0xE0) == 0xC0 ? 2 : (p[0] & 0xF0) == 0xE0 ? 3 : (p[0] & 0xF8) == 0xF0 ? 4 : 0;
    if (n == 0 || n > left)
        return 0;
    *c = n == 1 ? p[0] : p[0] & (0x7Fu >> n);
    for (size_t i = 1; i < n; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return 0;
        *c = *c << 6 | (p[i] & 0x3F);
    }
    return *c < least[n] || *c > 0x10FFFF ? 0 : n;
}

/* The UTF-16 of n bytes of UTF-8; chars has room for n. -1 if they are not UTF-8. */
static jsize utf8_decode(const uint8_t *p, size_t n, jchar *chars)
{
    jsize length = 0;
    while (n > 0) {
        uint32_t c = 0;
        size_t used = utf8_char(p, n, &c);
        if (used == 0)
            return -1;
        if (c >= 0x10000) {
            chars[length++] = (jchar)(0xD800 + ((c - 0x10000) >> 10));
            c = 0xDC00 + (c & 0x3FF);
        }
        chars[length++] = (jchar)c;
        p += used;
        n -= used;
    }
    return length;
}

/* The bytes of one character; `modified` writes NUL as two bytes. */
static size_t utf8_put(uint8_t *p, uint32_t c, bool modified)
{
    if (c < 0x80 && (c != 0 || !modified)) {
        p[0] = (uint8_t)c;
        return 1;
    }
    size_t n = c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    for (size_t i = n - 1; i > 0; i--, c >>= 6)
        p[i] = (uint8_t)(0x80 | (c & 0x3F));
    p[0] = (uint8_t)((0xF00u >> n) | c);
    return n;
}

static bool is_pair(const jchar *chars, jsize i, jsize length)
{
    return (chars[i] & 0xFC00) == 0xD800 && i + 1 < length && (chars[i + 1] & 0xFC00) == 0xDC00;
}

/* UTF-8 of the characters into p, which has room for 3 bytes each; the number of bytes. */
static size_t utf8_encode(const jchar *chars, jsize length, uint8_t *p, bool modified)
{
    size_t n = 0;
    for (jsize i = 0; i < length; i++) {
        uint32_t c = chars[i];
        if (!modified && is_pair(chars, i, length))
            c = 0x10000 + ((c & 0x3FF) << 10) + (chars[++i] & 0x3FF);
        n += utf8_put(p + n, c, modified);
    }
    return n;
}

/* The UTF-16 of modified UTF-8 that the VM gave us (and which is therefore well formed). */
static jsize modified_decode(const char *text, jchar *chars)
{
    const uint8_t *p = (const uint8_t *)text;
    jsize length = 0;
    while (*p != 0) {
        if (*p < 0x80) {
            chars[length++] = *p++;
        } else if ((*p & 0xE0) == 0xC0 && p[1] != 0) {
            chars[length++] = (jchar)((p[0] & 0x1F) << 6 | (p[1] & 0x3F));
            p += 2;
        } else if (p[1] != 0 && p[2] != 0) {
            chars[length++] = (jchar)((p[0] & 0x0F) << 12 | (p[1] & 0x3F) << 6 | (p[2] & 0x3F));
            p += 3;
        } else {
            break;
        }
    }
    return length;
}

bool in_utf16(In *in, jchar **chars, jsize *length)
{
    jint n = in_int(in);
    const uint8_t *bytes = in_bytes(in, n);
    *chars = mem_alloc(sizeof(jchar) * (bytes == NULL ? 1 : (size_t)n + 1)); /* a character has a byte at least */
    *length = bytes == NULL || in->bad ? -1 : utf8_decode(bytes, (size_t)n, *chars);
    return *length >= 0;
}

char *in_string(In *in)
{
    jchar *chars;
    jsize length;
    if (!in_utf16(in, &chars, &length)) {
        in->bad = true;
        length = 0;
    }
    uint8_t *text = mem_alloc((size_t)length * 3 + 1);
    utf8_encode(chars, length, text, true);
    free(chars);
    return (char *)text;
}

/* ---- out ---- */

static uint8_t *out_room(Out *out, size_t n)
{
    if (out->room - out->length < n) {
        out->room = (out->room + n) * 2 + 64;
        out->data = mem_grow(out->data, out->room);
    }
    out->length += n;
    return out->data + out->length - n;
}

static void put_number(uint8_t *p, uint64_t value, unsigned bytes)
{
    while (bytes-- > 0) {
        p[bytes] = (uint8_t)value;
        value >>= 8;
    }
}

void out_byte(Out *out, int value)
{
    *out_room(out, 1) = (uint8_t)value;
}

void out_short(Out *out, int value)
{
    put_number(out_room(out, 2), (uint64_t)value, 2);
}

void out_int(Out *out, jint value)
{
    put_number(out_room(out, 4), (uint64_t)value, 4);
}

void out_long(Out *out, jlong value)
{
    put_number(out_room(out, 8), (uint64_t)value, 8);
}

void out_bytes(Out *out, const void *data, size_t n)
{
    if (n > 0)
        memcpy(out_room(out, n), data, n);
}

void out_utf16(Out *out, const jchar *chars, jsize length)
{
    uint8_t *text = mem_alloc((size_t)length * 3 + 1);
    size_t n = utf8_encode(chars, length, text, false);
    out_int(out, (jint)n);
    out_bytes(out, text, n);
    free(text);
}

void out_string(Out *out, const char *modified)
{
    size_t n = modified == NULL ? 0 : strlen(modified);
    jchar *chars = mem_alloc((n + 1) * sizeof *chars);
    out_utf16(out, chars, n == 0 ? 0 : modified_decode(modified, chars));
    free(chars);
}

size_t out_mark(Out *out)
{
    out_int(out, 0);
    return out->length - 4;
}

void out_patch(Out *out, size_t mark, jint value)
{
    put_number(out->data + mark, (uint64_t)value, 4);
}

void out_free(Out *out)
{
    free(out->data);
    *out = (Out){0};
}
