/* class_names.c - how classes, methods and types are named in messages.
 *
 *   internal                               external
 *   java/lang/String, [[I                  java.lang.String, int[][]
 *   f (ILjava/lang/String;)V of class A    void A.f(int, java.lang.String)
 *   pkg/Name.0x01 (hidden)                 pkg.Name/0x01
 *
 * All results are malloc'ed. No locks, no state. Read next: where.c, which says where they are; pool.c and throw.c, the
 * clients.
 */
#include "vm/class/class_names.h"
#include "vm/class/class.h"

/* A growing text. */
typedef struct Text {
    char *s;
    size_t len, max;
} Text;

static void add_bytes(Text *x, const char *s, size_t len)
{
    xgrow(x->s, x->max, x->len + len + 1, 64);
    memcpy(x->s + x->len, s, len);
    x->len += len;
    x->s[x->len] = 0;
}

static void add(Text *x, const char *s)
{
    add_bytes(x, s, strlen(s));
}

static void add_dotted(Text *x, const char *s, size_t len)
{
    size_t start = x->len;
    add_bytes(x, s, len);
    for (size_t i = start; i < x->len; i++) {
        if (x->s[i] == '/')
            x->s[i] = '.';
        else if (x->s[i] == '.') /* the mark of a hidden class */
            x->s[i] = '/';
    }
}

/* Adds the type of the field descriptor at s (checked before) and answers its end. */
static const char *add_type(Text *x, const char *s)
{
    static const struct {
        char letter;
        const char *name;
    } names[] = {{'Z', "boolean"}, {'B', "byte"}, {'C', "char"},   {'S', "short"}, {'I', "int"},
                 {'F', "float"},   {'J', "long"}, {'D', "double"}, {'V', "void"}};
    int dims = 0;
    for (; *s == '['; s++)
        dims++;
    if (*s == 'L') {
        const char *semi = strchr(s, ';');
        size_t len = semi ? (size_t)(semi - s - 1) : strlen(s + 1);
        add_dotted(x, s + 1, len);
        s += len + (semi ? 2 : 1);
    } else {
        for (size_t i = 0; i < COUNT_OF(names); i++) {
            if (names[i].letter == *s)
                add(x, names[i].name);
        }
        s += *s != 0;
    }
    while (dims-- > 0)
        add(x, "[]");
    return s;
}

char *class_external_name(const Class *c)
{
    Text x = {0};
    if (c->kind == KIND_ARRAY)
        add_type(&x, c->name->text);
    else
        add_dotted(&x, c->name->text, c->name->len);
    return x.s;
}

char *class_binary_name(const Class *c)
{
    Text x = {0};
    add_dotted(&x, c->name->text, c->name->len);
    return x.s;
}

char *method_external_name_of(const char *class_name, const Symbol *name, const Symbol *desc)
{
    Text x = {0};
    const char *close = strchr(desc->text, ')');
    add_bytes(&x, "", 0);
    if (close != NULL)
        add_type(&x, close + 1);
    add(&x, " ");
    if (class_name[0] != 0) {
        add(&x, class_name);
        add(&x, ".");
    }
    add(&x, name->text);
    add(&x, "(");
    for (const char *s = desc->text + 1; close != NULL && s < close;) {
        s = add_type(&x, s);
        if (s < close)
            add(&x, ", ");
    }
    add(&x, ")");
    return x.s;
}

char *method_external_name(const Method *m)
{
    char *owner = class_external_name(m->cls);
    char *result = method_external_name_of(owner, m->name, m->desc);
    free(owner);
    return result;
}
