/* class_names.c - how classes, methods and types are named in messages.
 *
 *   internal                               external
 *   java/lang/String, [[I                  java.lang.String, int[][]
 *   f (ILjava/lang/String;)V of class A    void A.f(int, java.lang.String)
 *   pkg/Name+0x01 (hidden)                 pkg.Name/0x01
 *
 * and where they are: "A and p.B are in unnamed module of loader 'app'". All results are malloc'ed. No locks, no state.
 * Read next: pool.c and throw.c, the clients.
 */
#include "vm/class.h"
#include "vm/loader.h"
#include "vm/module.h"
#include "vm/string.h"
#include "vm/wellknown.h"

/* A growing text. */
typedef struct Text {
    char *s;
    size_t len, max;
} Text;

static void add_bytes(Text *x, const char *s, size_t len)
{
    if (x->len + len + 1 > x->max) {
        x->max = (x->len + len + 1) * 2;
        x->s = xrealloc(x->s, x->max);
    }
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
        else if (x->s[i] == '+') /* the mark of a hidden class */
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

char *field_external_type(const Symbol *desc)
{
    Text x = {0};
    add_bytes(&x, "", 0);
    add_type(&x, desc->text);
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

char *loader_describe(const Loader *l)
{
    if (l == boot_loader)
        return xstrdup("'bootstrap'");
    if (l->is_app)
        return xstrdup("'app'");
    if (l->is_platform)
        return xstrdup("'platform'");
    if (l->mirror == NULL)
        return xstrdup("<unloaded>");
    char *type = class_external_name(l->mirror->cls);
    Object *name = wk.ClassLoader_name ? WK_GET(l->mirror, ClassLoader_name, Object *) : NULL;
    char *given = name ? string_to_utf8(name) : NULL;
    char *result = given ? xformat("'%s' @%x", given, (unsigned)object_hash(l->mirror))
                         : xformat("%s @%x", type, (unsigned)object_hash(l->mirror));
    free(given);
    free(type);
    return result;
}

/* "unnamed module of loader 'app'", "module java.base of loader 'bootstrap'", "module m@1.0 of loader 'app'". */
static char *module_and_loader(const Class *c)
{
    char *loader = loader_describe(c->loader);
    const VmModule *m = module_of_class(c);
    const char *version = m->version && !m->is_library ? m->version : "";
    char *result = m->name ? xformat("module %s%s%s of loader %s", m->name->text, *version ? "@" : "", version, loader)
                           : xformat("unnamed module of loader %s", loader);
    free(loader);
    return result;
}

/* A class as these messages name it: arrays by their descriptor ("[I", "[Ljava.lang.String;"). */
static char *where_name(const Class *c)
{
    return c->kind == KIND_ARRAY ? xstrdup(symbol_replace(c->name, '/', '.')->text) : class_external_name(c);
}

char *class_where(const Class *c, bool parent)
{
    char *name = where_name(c), *where = module_and_loader(c), *result;
    Object *parent_object =
        parent && c->loader->mirror ? WK_GET(c->loader->mirror, ClassLoader_parent, Object *) : NULL;
    if (parent && c->loader != boot_loader && !c->loader->is_app && !c->loader->is_platform) {
        Loader *up = loader_known(parent_object);
        char *parent_name = up ? loader_describe(up) : xstrdup("'bootstrap'");
        result = xformat("%s is in %s, parent loader %s", name, where, parent_name);
        free(parent_name);
    } else {
        result = xformat("%s is in %s", name, where);
    }
    free(name);
    free(where);
    return result;
}

char *class_where_both(const Class *a, const Class *b)
{
    char *result;
    if (a->loader == b->loader) {
        char *x = where_name(a), *y = where_name(b), *where = module_and_loader(a);
        result = xformat("%s and %s are in %s", x, y, where);
        free(x);
        free(y);
        free(where);
    } else {
        char *x = class_where(a, false), *y = class_where(b, false);
        result = xformat("%s; %s", x, y);
        free(x);
        free(y);
    }
    return result;
}
