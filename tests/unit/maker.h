/*
 * maker: puts class files together byte by byte, so that a test can make exactly the file it talks about.
 *
 *     Maker m;
 *     maker_init(&m, "A", "java/lang/Object");
 *     maker_method(&m, ACC_STATIC, "f", "()V", 1, 0, (u1[]){ 0xb1 }, 1);
 *     size_t len;
 *     u1 *bytes = maker_finish(&m, &len);     // malloc'ed
 *
 * The constant pool grows with each maker_* call that needs a constant; equal constants are not shared.
 */
#ifndef UNIT_MAKER_H
#define UNIT_MAKER_H

#include "vm/class/classfile.h"

typedef struct Raw {
    u1 *p;
    size_t len, max;
} Raw;

void raw_u1(Raw *b, unsigned v);
void raw_u2(Raw *b, unsigned v);
void raw_u4(Raw *b, u4 v);
void raw_add(Raw *b, const void *p, size_t len);

typedef struct Maker {
    u2 major, minor, access;
    unsigned pool_count, interface_count, field_count, method_count, attr_count;
    unsigned this_class, super_class;
    Raw pool, interfaces, fields, methods, attrs;
} Maker;

void maker_init(Maker *m, const char *name, const char *super); /* version 52, public, super may be NULL */
u1 *maker_finish(Maker *m, size_t *len);                        /* frees the maker's buffers */

/* Constants; the result is the index. */
unsigned maker_utf8(Maker *m, const char *text);
unsigned maker_utf8_bytes(Maker *m, const void *bytes, size_t len);
unsigned maker_class(Maker *m, const char *name);
unsigned maker_string(Maker *m, const char *text);
unsigned maker_int(Maker *m, int32_t v);
unsigned maker_long(Maker *m, int64_t v);
unsigned maker_ref(Maker *m, u1 tag, const char *cls, const char *name, const char *desc);
unsigned maker_raw(Maker *m, u1 tag, const void *bytes, size_t len); /* any tag with any content */

void maker_interface(Maker *m, const char *name);
void maker_field(Maker *m, unsigned access, const char *name, const char *desc);

/* A method with a Code attribute; handlers may be NULL. code NULL: a method without one. */
void maker_method(Maker *m, unsigned access, const char *name, const char *desc, unsigned max_stack,
                  unsigned max_locals, const u1 *code, size_t len);
typedef struct Handler {
    unsigned start, end, handler;
    const char *type; /* NULL: any */
} Handler;
/* attrs: attributes of the Code attribute, ready-made, attr_count of them; may be NULL. */
void maker_method_full(Maker *m, unsigned access, const char *name, const char *desc, unsigned max_stack,
                       unsigned max_locals, const u1 *code, size_t len, const Handler *handlers, unsigned handler_count,
                       const Raw *attrs, unsigned attr_count);
/* An attribute with this name and content, appended to b. */
void maker_attribute(Maker *m, Raw *b, const char *name, const void *content, size_t len);

#endif
