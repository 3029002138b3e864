/* maker.c - see maker.h. Growing byte buffers, high byte first as the class-file format has it; no checks: what a test
 * asks for is written, right or wrong. Read next: classfile_test.c. */
#include "tests/unit/maker.h"

void raw_add(Raw *b, const void *p, size_t len)
{
    if (b->len + len > b->max) {
        b->max = 2 * (b->len + len) + 64;
        b->p = realloc(b->p, b->max);
    }
    if (len > 0)
        memcpy(b->p + b->len, p, len);
    b->len += len;
}

void raw_u1(Raw *b, unsigned v)
{
    u1 byte = (u1)v;
    raw_add(b, &byte, 1);
}

void raw_u2(Raw *b, unsigned v)
{
    raw_u1(b, v >> 8);
    raw_u1(b, v);
}

void raw_u4(Raw *b, u4 v)
{
    raw_u2(b, v >> 16);
    raw_u2(b, v);
}

/* ---- constants ---- */

unsigned maker_raw(Maker *m, u1 tag, const void *bytes, size_t len)
{
    raw_u1(&m->pool, tag);
    raw_add(&m->pool, bytes, len);
    return m->pool_count++;
}

unsigned maker_utf8_bytes(Maker *m, const void *bytes, size_t len)
{
    raw_u1(&m->pool, CP_UTF8);
    raw_u2(&m->pool, (unsigned)len);
    raw_add(&m->pool, bytes, len);
    return m->pool_count++;
}

unsigned maker_utf8(Maker *m, const char *text)
{
    return maker_utf8_bytes(m, text, strlen(text));
}

static unsigned one_index(Maker *m, u1 tag, unsigned a)
{
    raw_u1(&m->pool, tag);
    raw_u2(&m->pool, a);
    return m->pool_count++;
}

static unsigned two_indices(Maker *m, u1 tag, unsigned a, unsigned b)
{
    raw_u1(&m->pool, tag);
    raw_u2(&m->pool, a);
    raw_u2(&m->pool, b);
    return m->pool_count++;
}

unsigned maker_class(Maker *m, const char *name)
{
    return one_index(m, CP_CLASS, maker_utf8(m, name));
}

unsigned maker_string(Maker *m, const char *text)
{
    return one_index(m, CP_STRING, maker_utf8(m, text));
}

unsigned maker_int(Maker *m, int32_t v)
{
    raw_u1(&m->pool, CP_INTEGER);
    raw_u4(&m->pool, (u4)v);
    return m->pool_count++;
}

unsigned maker_long(Maker *m, int64_t v)
{
    raw_u1(&m->pool, CP_LONG);
    raw_u4(&m->pool, (u4)((u8)v >> 32));
    raw_u4(&m->pool, (u4)v);
    m->pool_count += 2;
    return m->pool_count - 2;
}

unsigned maker_ref(Maker *m, u1 tag, const char *cls, const char *name, const char *desc)
{
    unsigned c = maker_class(m, cls), n = maker_utf8(m, name), d = maker_utf8(m, desc);
    return two_indices(m, tag, c, two_indices(m, CP_NAME_AND_TYPE, n, d));
}

/* ---- members ---- */

void maker_interface(Maker *m, const char *name)
{
    unsigned c = maker_class(m, name);
    raw_u2(&m->interfaces, c);
    m->interface_count++;
}

static void member(Maker *m, Raw *b, unsigned access, const char *name, const char *desc)
{
    unsigned n = maker_utf8(m, name), d = maker_utf8(m, desc);
    raw_u2(b, access);
    raw_u2(b, n);
    raw_u2(b, d);
}

void maker_field(Maker *m, unsigned access, const char *name, const char *desc)
{
    member(m, &m->fields, access, name, desc);
    raw_u2(&m->fields, 0);
    m->field_count++;
}

void maker_attribute(Maker *m, Raw *b, const char *name, const void *content, size_t len)
{
    unsigned n = maker_utf8(m, name);
    raw_u2(b, n);
    raw_u4(b, (u4)len);
    raw_add(b, content, len);
}

void maker_method_full(Maker *m, unsigned access, const char *name, const char *desc, unsigned max_stack,
                       unsigned max_locals, const u1 *code, size_t len, const Handler *handlers, unsigned handler_count,
                       const Raw *attrs, unsigned attr_count)
{
    Raw body = {0};
    m->method_count++;
    member(m, &m->methods, access, name, desc);
    raw_u2(&m->methods, code != NULL);
    if (code == NULL)
        return;
    bool narrow = m->major == 45 && m->minor < 3;
    u1 counts[] = {(u1)max_stack, (u1)max_locals};
    if (narrow) {
        raw_add(&body, counts, 2);
        raw_u2(&body, (unsigned)len);
    } else {
        raw_u2(&body, max_stack);
        raw_u2(&body, max_locals);
        raw_u4(&body, (u4)len);
    }
    raw_add(&body, code, len);
    raw_u2(&body, handler_count);
    for (unsigned i = 0; i < handler_count; i++) {
        raw_u2(&body, handlers[i].start);
        raw_u2(&body, handlers[i].end);
        raw_u2(&body, handlers[i].handler);
        raw_u2(&body, handlers[i].type != NULL ? maker_class(m, handlers[i].type) : 0);
    }
    raw_u2(&body, attr_count);
    if (attrs != NULL)
        raw_add(&body, attrs->p, attrs->len);
    maker_attribute(m, &m->methods, "Code", body.p, body.len);
    free(body.p);
}

void maker_method(Maker *m, unsigned access, const char *name, const char *desc, unsigned max_stack,
                  unsigned max_locals, const u1 *code, size_t len)
{
    maker_method_full(m, access, name, desc, max_stack, max_locals, code, len, NULL, 0, NULL, 0);
}

/* ---- the whole ---- */

void maker_init(Maker *m, const char *name, const char *super)
{
    *m = (Maker){.major = 52, .access = ACC_PUBLIC | ACC_SUPER, .pool_count = 1};
    m->this_class = maker_class(m, name);
    m->super_class = super != NULL ? maker_class(m, super) : 0;
}

u1 *maker_finish(Maker *m, size_t *len)
{
    Raw b = {0};
    raw_u4(&b, 0xcafebabe);
    raw_u2(&b, m->minor);
    raw_u2(&b, m->major);
    raw_u2(&b, m->pool_count);
    raw_add(&b, m->pool.p, m->pool.len);
    raw_u2(&b, m->access);
    raw_u2(&b, m->this_class);
    raw_u2(&b, m->super_class);
    raw_u2(&b, m->interface_count);
    raw_add(&b, m->interfaces.p, m->interfaces.len);
    raw_u2(&b, m->field_count);
    raw_add(&b, m->fields.p, m->fields.len);
    raw_u2(&b, m->method_count);
    raw_add(&b, m->methods.p, m->methods.len);
    raw_u2(&b, m->attr_count);
    raw_add(&b, m->attrs.p, m->attrs.len);
    free(m->pool.p);
    free(m->interfaces.p);
    free(m->fields.p);
    free(m->methods.p);
    free(m->attrs.p);
    *len = b.len;
    return b.p;
}
