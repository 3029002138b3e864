/* listing.c - the members of a class file, a line each: enough to see what a transformer did where there is no javap.
 *
 * The bytes are an agent's and may be anything: every read is within them. */
#include "agents/trace/trace.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Reader {
    const unsigned char *bytes;
    size_t size, at;
    bool bad;
    size_t *constant; /* where each constant begins, by index; 0: none */
    unsigned constants;
} Reader;

static unsigned take(Reader *r, int bytes)
{
    unsigned value = 0;
    if (r->bad || r->size - r->at < (size_t)bytes) {
        r->bad = true;
        return 0;
    }
    for (int i = 0; i < bytes; i++)
        value = value << 8 | r->bytes[r->at++];
    return value;
}

static void skip(Reader *r, size_t bytes)
{
    if (r->bad || r->size - r->at < bytes)
        r->bad = true;
    else
        r->at += bytes;
}

/* How many bytes follow the tag; -1: a text, whose length comes first. */
static int constant_size(unsigned tag)
{
    switch (tag) {
    case 1: return -1;
    case 3:
    case 4:
    case 9:
    case 10:
    case 11:
    case 12:
    case 17:
    case 18: return 4;
    case 5:
    case 6: return 8;
    case 7:
    case 8:
    case 16:
    case 19:
    case 20: return 2;
    case 15: return 3;
    default: return -2;
    }
}

static void constants_read(Reader *r)
{
    r->constants = take(r, 2);
    r->constant = calloc(r->constants + 1, sizeof *r->constant);
    if (r->constant == NULL)
        r->bad = true;
    for (unsigned i = 1; i < r->constants && !r->bad; i++) {
        r->constant[i] = r->at;
        unsigned tag = take(r, 1);
        int size = constant_size(tag);
        if (size == -2)
            r->bad = true;
        else
            skip(r, size == -1 ? take(r, 2) : (size_t)size);
        i += tag == 5 || tag == 6; /* a long or double takes two places */
    }
}

/* "" if the constant is no text. */
static void text_of(const Reader *r, unsigned index, char *text, size_t size)
{
    text[0] = '\0';
    if (index == 0 || index >= r->constants || r->constant[index] == 0)
        return;
    Reader at = *r;
    at.at = r->constant[index];
    if (take(&at, 1) != 1)
        return;
    unsigned n = take(&at, 2);
    if (!at.bad && at.size - at.at >= n)
        snprintf(text, size, "%.*s", (int)n, (const char *)at.bytes + at.at);
}

/* The string constants of the program, which are not seen in the code's length. */
static void strings_write(const Reader *r, FILE *out)
{
    for (unsigned i = 1; i < r->constants && !r->bad; i++) {
        Reader at = *r;
        char text[200];
        at.at = r->constant[i];
        if (at.at == 0 || take(&at, 1) != 8)
            continue;
        text_of(r, take(&at, 2), text, sizeof text);
        for (char *c = text; *c != '\0'; c++)
            *c = (unsigned char)*c < ' ' ? '?' : *c;
        fprintf(out, "  string \"%s\"\n", text);
    }
}

/* A short sum of bytes, so that other code of the same length is seen. */
static unsigned sum_of(const unsigned char *bytes, size_t size)
{
    unsigned sum = 2166136261u;
    for (size_t i = 0; i < size; i++)
        sum = (sum ^ bytes[i]) * 16777619u;
    return sum;
}

static void attributes_read(Reader *r, FILE *out, const char *indent)
{
    for (unsigned n = take(r, 2); n > 0 && !r->bad; n--) {
        char name[100];
        text_of(r, take(r, 2), name, sizeof name);
        size_t size = take(r, 4), start = r->at;
        skip(r, size);
        if (r->bad)
            return;
        if (strcmp(name, "Code") == 0 && size >= 8) {
            Reader code = *r;
            code.at = start + 4;
            unsigned length = take(&code, 4);
            if (length <= size - 8)
                fprintf(out, "%sCode: %u bytes, sum %08x\n", indent, length, sum_of(r->bytes + code.at, length));
        } else {
            fprintf(out, "%s%s: %zu bytes\n", indent, name, size);
        }
    }
}

static void members_read(Reader *r, FILE *out, const char *kind)
{
    for (unsigned n = take(r, 2); n > 0 && !r->bad; n--) {
        char name[300], descriptor[500];
        unsigned flags = take(r, 2);
        text_of(r, take(r, 2), name, sizeof name);
        text_of(r, take(r, 2), descriptor, sizeof descriptor);
        fprintf(out, "  %s %s %s, flags 0x%04x\n", kind, name, descriptor, flags);
        attributes_read(r, out, "    ");
    }
}

char *class_listing(const unsigned char *bytes, size_t size)
{
    char *text = NULL;
    size_t length;
    Reader r = {.bytes = bytes, .size = size};
    FILE *out = open_memstream(&text, &length);
    if (out == NULL)
        return NULL;
    r.bad = take(&r, 4) != 0xcafebabe;
    unsigned minor = take(&r, 2), major = take(&r, 2);
    constants_read(&r);
    fprintf(out, "class file %u.%u, %u constants\n", major, minor, r.constants);
    skip(&r, 6);
    unsigned interfaces = take(&r, 2);
    skip(&r, interfaces * 2u);
    strings_write(&r, out);
    members_read(&r, out, "field");
    members_read(&r, out, "method");
    attributes_read(&r, out, "  ");
    fclose(out);
    free(r.constant);
    if (!r.bad)
        return text;
    free(text);
    return NULL;
}
