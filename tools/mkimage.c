/* mkimage.c - parses the class library and writes what comes of it as the image that the VM maps:
 *
 *   mkimage OUT.image CLASSLIB.jar FIRST
 *
 * It is linked with the VM's own parser, table of symbols and reader of the jar. A class is taken apart structure by
 * structure: each becomes a part of the class's parts, or of its still parts, if it has no pointers and is never
 * written; and each pointer becomes an offset, named by a slot (vm/load/image.h has the picture). Whoever adds a
 * pointer to a structure of vm/class/classfile.h adds it here; one that is forgotten ends the build (check_same), or,
 * to a symbol, fails tests/unit (image_test.c).
 *
 * Symbols are those by which constants of classes, members and types go; text, but for the first classes', and names of
 * variables become symbols when somebody asks. They and the classes stand in the order of the jar, in two halves: those
 * that every start needs (FIRST, the list that tools/mkjar had) with their symbols and what the VM knows by name, then
 * all others. The same input gives the same bytes. A build-time tool; single-threaded. */
#include "vm/class/classfile_names.h"
#include "vm/life/options.h"
#include "vm/load/image.h"
#include "vm/load/loader_jar.h"

Options options; /* of the jar's reader, which asks them only for jars of programs */

static NORETURN void fail(const char *what, const char *name)
{
    fprintf(stderr, "mkimage: %s: %s\n", what, name);
    exit(1);
}

/* ---- bytes that grow */

typedef struct Buffer {
    char *at;
    size_t used, size;
} Buffer;

/* Room for so many more, zeroed; a multiple of 8. Answers its offset. */
static size_t buffer_take(Buffer *b, size_t bytes)
{
    size_t here = b->used;
    bytes = ALIGN_UP(bytes, 8);
    b->used += bytes;
    if (b->used > b->size) {
        size_t zeroed = b->size;
        xgrow(b->at, b->size, b->used, 65536);
        memset(b->at + zeroed, 0, b->size - zeroed);
    }
    return here;
}

static size_t buffer_add(Buffer *b, const void *bytes, size_t n)
{
    size_t here = buffer_take(b, n);
    if (n != 0)
        memcpy(b->at + here, bytes, n);
    return here;
}

/* ---- the halves of the file, and symbols: where its parts begin, and where it ends */

typedef struct Half {
    size_t start; /* in the file: first its symbols */
    Buffer symbols, stills, classes, buckets, places;
    u4 symbol_count, bucket_count;
} Half;

static Half halves[2], *half;     /* the one that grows */
static u4 *buckets, bucket_count; /* of all symbols */

static void half_begin(Half *h, size_t start)
{
    half = h;
    h->start = start;
}

static size_t half_stills(const Half *h)
{
    return h->start + h->symbols.used;
}

static size_t half_classes(const Half *h)
{
    return half_stills(h) + h->stills.used;
}

static size_t half_buckets(const Half *h)
{
    return half_classes(h) + h->classes.used;
}

static size_t half_places(const Half *h)
{
    return half_buckets(h) + h->buckets.used;
}

static size_t half_past(const Half *h)
{
    return half_places(h) + h->places.used;
}

static Symbol *symbol_at(u4 place)
{
    size_t at = SYMBOL_PLACE_OFFSET(place);
    const Half *h = &halves[at >= half_classes(&halves[0])];
    return (Symbol *)(void *)(h->symbols.at + (at - h->start));
}

static u4 *bucket_of(const Symbol *s)
{
    u4 i = s->hash & (bucket_count - 1);
    for (; buckets[i] != 0; i = (i + 1) & (bucket_count - 1)) {
        const Symbol *other = symbol_at(buckets[i]);
        if (other->hash == s->hash && other->len == s->len && memcmp(other->text, s->text, s->len) == 0)
            break;
    }
    return &buckets[i];
}

/* Its offset in the file. */
static u4 symbol_put(const Symbol *s)
{
    u4 *bucket = bucket_of(s);
    if (*bucket != 0)
        return SYMBOL_PLACE_OFFSET(*bucket);
    half->symbol_count++;
    if (halves[0].symbol_count + halves[1].symbol_count > bucket_count / 2)
        fail("more symbols than there is room for", s->text);
    size_t here = buffer_add(&half->symbols, s, offsetof(Symbol, text) + s->len + 1);
    if (half->start + half->symbols.used > SYMBOL_PLACE_MOST)
        fail("more text than there is room for", s->text);
    *bucket = SYMBOL_PLACE(half->start + here, s->hash);
    symbol_at(*bucket)->next = NULL;
    return (u4)(half->start + here);
}

/* The names of wellknown.def, which the VM looks for at its start, and those of variables that every program has. */
static void symbols_known(void)
{
    static const char *const names[] = {
        "this",
        "args",
#define WK_CLASS(id, name)             name,
#define WK_LAZY(id, name)              name,
#define WK_FIELD(cls, id, name, desc)  name, desc,
#define WK_STATIC(cls, id, name, desc) name, desc,
#define WK_METHOD(cls, id, name, desc) name, desc,
#include "vm/class/wellknown.def"
    };
    for (size_t i = 0; i < COUNT_OF(names); i++)
        symbol_put(symbol_of_cstr(names[i]));
}

/* The half's own table, which is as small as it can be, so that few pages are looked at. */
static void half_symbols_end(Half *h)
{
    for (h->bucket_count = 64; h->bucket_count < h->symbol_count + h->symbol_count / 2; h->bucket_count *= 2)
        ;
    buffer_take(&h->buckets, h->bucket_count * sizeof *buckets);
    u4 *own = (u4 *)(void *)h->buckets.at;
    for (size_t at = 0; at < h->symbols.used;) {
        const Symbol *s = (const Symbol *)(const void *)(h->symbols.at + at);
        u4 i = s->hash & (h->bucket_count - 1);
        while (own[i] != 0)
            i = (i + 1) & (h->bucket_count - 1);
        own[i] = SYMBOL_PLACE(h->start + at, s->hash);
        at += ALIGN_UP(offsetof(Symbol, text) + s->len + 1, 8);
    }
}

/* ---- one class */

typedef enum Kind { INNER, STILL, OUTER, SYMBOL, KINDS } Kind;

typedef struct Shape {
    const ClassFile *f;
    Buffer parts, stills;
    Buffer slots[KINDS]; /* u2 each, without gaps */
    u2 counts[KINDS];
    size_t none; /* the RareInfo of those that have none, or 0 */
} Shape;

static u8 *word(Shape *s, size_t at)
{
    return (u8 *)(void *)(s->parts.at + at);
}

/* The word at that offset of the parts is a pointer of this kind to `offset`. */
static void pointer(Shape *s, size_t at, Kind kind, u8 offset)
{
    if (at / 8 > UINT16_MAX || s->counts[kind] == UINT16_MAX)
        fail("too large for the image", s->f->name->text);
    *word(s, at) = offset;
    Buffer *slots = &s->slots[kind];
    if (slots->used - s->counts[kind] * sizeof(u2) < sizeof(u2))
        buffer_take(slots, 4096);
    ((u2 *)(void *)slots->at)[s->counts[kind]++] = (u2)(at / 8);
}

/* What it points to becomes a part of its own. Answers where that begins. */
static size_t part(Shape *s, size_t at, const void *from, size_t count, size_t size)
{
    if (from == NULL)
        return 0;
    size_t here = count != 0 ? buffer_add(&s->parts, from, count * size) : buffer_take(&s->parts, 8);
    pointer(s, at, INNER, here);
    return here;
}

/* The same for what has no pointers and is never written. */
static void still(Shape *s, size_t at, const void *from, size_t count, size_t size)
{
    if (from != NULL)
        pointer(s, at, STILL, count != 0 ? buffer_add(&s->stills, from, count * size) : 0);
}

static void symbol(Shape *s, size_t at, const Symbol *to)
{
    if (to != NULL)
        pointer(s, at, SYMBOL, symbol_put(to));
}

/* Into the class file. */
static void bytes(Shape *s, size_t at, const u1 *to)
{
    if (to != NULL)
        pointer(s, at, OUTER, (u8)(to - s->f->bytes));
}

/* A pointer and a number, and then nothing, whatever the compiler left there. */
static void slice(Shape *s, size_t at, const u1 *to)
{
    _Static_assert(sizeof(Attr) == 16 && offsetof(Attr, len) == 8, "a pointer and a u4");
    memset(s->parts.at + at + 12, 0, 4);
    bytes(s, at, to);
}

#define AT(base, type, field)            ((base) + offsetof(type, field))
#define ATTR(s, base, type, field, from) slice(s, AT(base, type, field), (from)->field.data)

/* Whether the class is one that every start needs. What is read of its class file is copied, so that a start touches a
 * tenth of the pages; GetBytecodes and ClassFileLoadHook see the same bytes either way. */
static bool in_front(void)
{
    return half == &halves[0];
}

static void code(Shape *s, size_t at, const CodeInfo *c)
{
    size_t here = part(s, at, c, 1, sizeof *c), handlers = 2 + (size_t)c->handler_count * 8; /* JVMS 4.7.3 */
    if (in_front())
        still(s, AT(here, CodeInfo, bytes), c->bytes, c->len + handlers, 1);
    else
        bytes(s, AT(here, CodeInfo, bytes), c->bytes);
}

static void rare(Shape *s, size_t at, const RareInfo *r)
{
    static const RareInfo none;
    bool is_none = memcmp(r, &none, sizeof none) == 0;
    if (is_none && s->none != 0) {
        pointer(s, at, INNER, s->none);
        return;
    }
    size_t here = part(s, at, r, 1, sizeof *r);
    if (is_none)
        s->none = here;
    ATTR(s, here, RareInfo, annotations, r);
    ATTR(s, here, RareInfo, type_annotations, r);
    ATTR(s, here, RareInfo, param_annotations, r);
    ATTR(s, here, RareInfo, annotation_default, r);
    ATTR(s, here, RareInfo, method_parameters, r);
}

static void members(Shape *s, size_t at, const MemberInfo *all, u2 count)
{
    size_t here = part(s, at, all, count, sizeof *all);
    for (const MemberInfo *m = all; m < all + count; m++, here += sizeof *m) {
        symbol(s, AT(here, MemberInfo, signature), m->signature);
        rare(s, AT(here, MemberInfo, rare), m->rare);
        if (m->code != NULL)
            code(s, AT(here, MemberInfo, code), m->code);
    }
}

static void names_made(const ClassFile *f, const MemberInfo *all, u2 count)
{
    for (u4 i = 0; i < count; i++) {
        classfile_utf8(f, all[i].name);
        classfile_utf8(f, all[i].desc);
    }
}

/* The names that members and other constants go by are symbols from the start, and text that every start may want. */
static void pool(Shape *s, const ClassFile *f)
{
    names_made(f, f->fields, f->field_count);
    names_made(f, f->methods, f->method_count);
    for (u4 i = 1; i < f->pool_count; i++) {
        const Const *c = &f->pool[i];
        bool is_text = c->tag == CP_STRING && in_front();
        if (c->tag == CP_CLASS || c->tag == CP_METHOD_TYPE || c->tag == CP_NAME_AND_TYPE || is_text)
            classfile_utf8(f, c->a);
        if (c->tag == CP_NAME_AND_TYPE)
            classfile_utf8(f, c->b);
    }
    still(s, offsetof(ClassFile, pool), f->pool, f->pool_count, sizeof *f->pool);
    size_t here = part(s, offsetof(ClassFile, values), f->values, f->pool_count, sizeof *f->values);
    for (u2 i = 1; i < f->pool_count; i++)
        if (f->pool[i].tag == CP_UTF8)
            symbol(s, here + i * sizeof *f->values, (const Symbol *)(uintptr_t)classfile_value(f, i));
}

static void bootstraps(Shape *s, size_t at, const ClassFile *f)
{
    size_t here = part(s, at, f->bootstraps, f->bootstrap_count, sizeof *f->bootstraps);
    for (u4 i = 0; i < f->bootstrap_count; i++)
        still(s, here + i * sizeof *f->bootstraps + offsetof(BootstrapInfo, args), f->bootstraps[i].args,
              f->bootstraps[i].arg_count, sizeof(u2));
}

static void records(Shape *s, size_t at, const ClassFile *f)
{
    size_t here = part(s, at, f->records, f->record_count, sizeof *f->records);
    for (const RecordInfo *r = f->records; r < f->records + f->record_count; r++, here += sizeof *r) {
        symbol(s, AT(here, RecordInfo, name), r->name);
        symbol(s, AT(here, RecordInfo, desc), r->desc);
        symbol(s, AT(here, RecordInfo, signature), r->signature);
        ATTR(s, here, RecordInfo, annotations, r);
        ATTR(s, here, RecordInfo, type_annotations, r);
    }
}

/* The ClassFile itself is the first part, at 0. */
static void file(Shape *s, const ClassFile *f)
{
    s->f = f;
    buffer_add(&s->parts, f, sizeof *f);
    ClassFile *own = (ClassFile *)(void *)s->parts.at;
    own->mapped = true;
    own->arena = (Arena){0};
    bytes(s, offsetof(ClassFile, bytes), f->bytes);
    still(s, offsetof(ClassFile, joined), f->joined, f->joined_len, 1);
    pool(s, f);
    symbol(s, offsetof(ClassFile, name), f->name);
    symbol(s, offsetof(ClassFile, super_name), f->super_name);
    symbol(s, offsetof(ClassFile, source_file), f->source_file);
    symbol(s, offsetof(ClassFile, signature), f->signature);
    still(s, offsetof(ClassFile, interfaces), f->interfaces, f->interface_count, sizeof *f->interfaces);
    members(s, offsetof(ClassFile, fields), f->fields, f->field_count);
    members(s, offsetof(ClassFile, methods), f->methods, f->method_count);
    ATTR(s, 0, ClassFile, source_debug_extension, f);
    ATTR(s, 0, ClassFile, annotations, f);
    ATTR(s, 0, ClassFile, type_annotations, f);
    ATTR(s, 0, ClassFile, enclosing_method, f);
    ATTR(s, 0, ClassFile, module, f);
    still(s, offsetof(ClassFile, inners), f->inners, f->inner_count, sizeof *f->inners);
    bootstraps(s, offsetof(ClassFile, bootstraps), f);
    still(s, offsetof(ClassFile, nest_members), f->nest_members, f->nest_member_count, sizeof *f->nest_members);
    still(s, offsetof(ClassFile, permitted), f->permitted, f->permitted_count, sizeof *f->permitted);
    records(s, offsetof(ClassFile, records), f);
}

static bool same_bytes(const Buffer *a, const Buffer *b)
{
    return a->used == b->used && (a->used == 0 || memcmp(a->at, b->at, a->used) == 0);
}

/* No pointer into the parser's memory or the class file was forgotten: a class is parsed at two places, and a word that
 * is not the same both times is such a pointer. */
static void check_same(const Shape *one, const Shape *other)
{
    if (!same_bytes(&one->parts, &other->parts) || !same_bytes(&one->stills, &other->stills))
        fail("a structure has a pointer that mkimage does not know", one->f->name->text);
}

static void shape_free(Shape *s)
{
    free(s->parts.at);
    free(s->stills.at);
    for (int kind = 0; kind < KINDS; kind++)
        free(s->slots[kind].at);
}

/* ---- all classes */

enum { NO_CLASS = 1 }; /* where no class can be */

typedef struct Entry {
    char *name;
    const u1 *bytes;
    size_t len;
} Entry;

static Jar *jar;
static Entry *entries;
static size_t entry_count;

static void entry_add(const char *text, size_t len, void *arg UNUSED)
{
    char *name = xformat("%.*s", (int)len, text);
    const char *end = len > 6 ? name + len - 6 : "";
    Entry e = {name, NULL, 0};
    if (strcmp(end, ".class") == 0)
        e.bytes = jar_view(jar, name, &e.len);
    if (e.bytes == NULL) {
        free(name);
        return;
    }
    entries = xrealloc(entries, (entry_count + 1) * sizeof *entries);
    entries[entry_count++] = e;
}

/* Whether every start reads this class: the list has a name a line. */
static bool list_has(const char *list, const char *name)
{
    size_t n = strlen(name);
    for (const char *line = list; line != NULL; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, name, n) == 0 && (line[n] == '\n' || line[n] == 0))
            return true;
    }
    return false;
}

static char *list_read(const char *path)
{
    FILE *in = fopen(path, "r");
    char *text = xcalloc(1, 65536);
    if (in == NULL || fread(text, 1, 65535, in) == 65535)
        fail("cannot read", path);
    fclose(in);
    return text;
}

/* How many of the entries, which are in the order of the jar, end with the last one of the list. */
static size_t front_count(const char *path)
{
    char *first = list_read(path);
    size_t count = 0;
    for (size_t i = 0; i < entry_count; i++)
        if (list_has(first, entries[i].name))
            count = i + 1;
    free(first);
    if (count == 0 || count == entry_count)
        fail("names no class, or the last one", path);
    return count;
}

static int by_place(const void *a, const void *b)
{
    const Entry *x = a, *y = b;
    return (x->bytes > y->bytes) - (x->bytes < y->bytes);
}

static ClassFile *parse(const Entry *e, const u1 *at, bool own)
{
    ClassFormat why;
    ClassFile *f = (own ? classfile_parse_own : classfile_parse)(at, e->len, NULL, &why);
    if (f == NULL)
        fail(why.message, e->name);
    return f;
}

/* Answers where they are among what is still. */
static size_t slots_put(const Shape *s)
{
    size_t count = 0;
    for (int kind = 0; kind < KINDS; kind++)
        count += s->counts[kind];
    size_t here = buffer_take(&half->stills, count * sizeof(u2));
    char *slots = half->stills.at + here;
    for (int kind = 0; kind < KINDS; slots += s->counts[kind++] * sizeof(u2))
        if (s->counts[kind] != 0)
            memcpy(slots, s->slots[kind].at, s->counts[kind] * sizeof(u2));
    return here;
}

/* Appends the class. First a parse with all checks, so that symbols know what has been found out about them. */
static size_t class_put(const Entry *e, const Symbol *name)
{
    Buffer *classes = &half->classes;
    classfile_free(parse(e, e->bytes, false));
    u1 *elsewhere = memcpy(xmalloc(e->len), e->bytes, e->len);
    ClassFile *f = parse(e, e->bytes, true), *g = parse(e, elsewhere, true);
    Shape s = {0}, other = {0};
    if (f->name != name)
        fail("has a class of another name", e->name);
    file(&s, f);
    file(&other, g);
    check_same(&s, &other);
    ImageClass c = {.size = (u4)(sizeof c - offsetof(ImageClass, still_check) + s.parts.used),
                    .still = (u4)slots_put(&s),
                    .inner = s.counts[INNER],
                    .to_still = s.counts[STILL],
                    .outer = s.counts[OUTER],
                    .symbols = s.counts[SYMBOL]};
    buffer_add(&half->stills, s.stills.at, s.stills.used);
    c.still_size = (u4)half->stills.used - c.still;
    c.still_check = image_sum(half->stills.at + c.still, c.still_size);
    size_t here = buffer_add(classes, &c, sizeof c);
    buffer_add(classes, s.parts.at, s.parts.used);
    shape_free(&s);
    shape_free(&other);
    classfile_free(f);
    classfile_free(g);
    free(elsewhere);
    return here;
}

static void buckets_make(void)
{
    for (bucket_count = 1024; bucket_count < entry_count * 16; bucket_count *= 2)
        ;
    buckets = xcalloc(bucket_count, sizeof *buckets);
}

static Symbol *class_name(const Entry *e)
{
    return symbol_of(e->name, strlen(e->name) - strlen(".class"));
}

/* How many classes have a name that is a symbol by now. */
static size_t names_put(void)
{
    size_t count = 0;
    for (size_t i = 0; i < entry_count; i++)
        count += *bucket_of(class_name(&entries[i])) != 0;
    return count;
}

static void places_take(Half *h, size_t count)
{
    buffer_take(&h->places, count * sizeof(ImagePlace));
}

static int by_symbol(const void *a, const void *b)
{
    const ImagePlace *x = a, *y = b;
    return (x->name > y->name) - (x->name < y->name);
}

/* Where its still parts are has been counted from the first of the half. */
static void class_end(const Half *h, size_t here)
{
    ImageClass *c = (ImageClass *)(void *)(h->classes.at + here);
    c->still += (u4)half_stills(h);
    c->check = image_sum(&c->still_check, c->size);
}

/* All symbols and classes are there: now their places are known. The first `front` classes are in the first half. */
static void places_fill(ImagePlace *places, size_t front, const u1 *file)
{
    for (size_t i = 0; i < entry_count; i++) {
        const Half *h = &halves[i >= front];
        places[i].at = (u4)(entries[i].bytes - file);
        if (places[i].here != NO_CLASS)
            class_end(h, places[i].here);
        places[i].here = places[i].here == NO_CLASS ? 0 : (u4)(half_classes(h) + places[i].here);
    }
    qsort(places, entry_count, sizeof *places, by_symbol);
    for (Half *h = halves; h < halves + 2; places += h++->places.used / sizeof *places)
        memcpy(h->places.at, places, h->places.used);
}

static ImageHalf half_head(const Half *h)
{
    return (ImageHalf){.buckets = (u4)half_buckets(h),
                       .bucket_count = h->bucket_count,
                       .end = (u4)half_stills(h),
                       .places = (u4)half_places(h),
                       .place_count = (u4)(h->places.used / sizeof(ImagePlace)),
                       .places_check = image_sum(h->places.at, h->places.used)};
}

static ImageHeader head_make(u8 jar_number, size_t jar_size)
{
    ImageHeader h = {.magic = IMAGE_MAGIC,
                     .layout = image_layout(),
                     .jar = jar_number,
                     .jar_size = jar_size,
                     .size = half_past(&halves[1]),
                     .front = (u4)half_classes(&halves[0]),
                     .front_size = (u4)halves[0].classes.used,
                     .halves = {half_head(&halves[0]), half_head(&halves[1])}};
    if (h.size > UINT32_MAX)
        fail("too large", "the image");
    h.check = image_sum(&h, offsetof(ImageHeader, check));
    return h;
}

static bool write_part(FILE *out, const void *at, size_t n)
{
    return n == 0 || fwrite(at, 1, n, out) == n;
}

static void write_image(const char *path, ImageHeader head)
{
    FILE *out = fopen(path, "wb");
    bool ok = out != NULL && write_part(out, &head, sizeof head);
    for (const Half *h = halves; h < halves + 2 && ok; h++) {
        const Buffer *parts[] = {&h->symbols, &h->stills, &h->classes, &h->buckets, &h->places};
        for (size_t i = 0; i < COUNT_OF(parts); i++)
            ok = ok && write_part(out, parts[i]->at, parts[i]->used);
    }
    if (!ok || fclose(out) != 0)
        fail("cannot write", path);
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fputs("usage: mkimage OUT.image CLASSLIB.jar FIRST\n", stderr);
        return 1;
    }
    jar = jar_open(argv[2], true);
    if (jar == NULL)
        fail("is no class library", argv[2]);
    jar_each(jar, entry_add, NULL);
    qsort(entries, entry_count, sizeof *entries, by_place);
    buckets_make();
    size_t front = front_count(argv[3]);
    ImagePlace *places = xcalloc(entry_count, sizeof *places);
    half_begin(&halves[0], sizeof(ImageHeader));
    for (size_t i = 0; i < entry_count; i++) {
        if (i == front) {
            symbols_known();
            half_symbols_end(&halves[0]);
            places_take(&halves[0], names_put());
            half_begin(&halves[1], half_past(&halves[0]));
        }
        Symbol *name = class_name(&entries[i]);
        bool is_module = strstr(name->text, "module-info") != NULL;
        places[i] = (ImagePlace){symbol_put(name), 0, (u4)entries[i].len, NO_CLASS};
        if (!is_module)
            places[i].here = (u4)class_put(&entries[i], name);
    }
    half_symbols_end(&halves[1]);
    places_take(&halves[1], entry_count - halves[0].places.used / sizeof *places);
    u8 jar_number;
    size_t jar_size;
    places_fill(places, front, jar_file(jar, &jar_size, &jar_number));
    write_image(argv[1], head_make(jar_number, jar_size));
    for (size_t i = 0; i < entry_count; i++)
        free(entries[i].name);
    free(entries);
    free(places);
    free(buckets);
    for (Half *h = halves; h < halves + 2; h++) {
        free(h->symbols.at);
        free(h->stills.at);
        free(h->classes.at);
        free(h->buckets.at);
        free(h->places.at);
    }
    symbols_destroy();
    jar_close(jar);
    return 0;
}
