/* classfile_parse.h - what the parts of the class-file parser share. Included by classfile*.c only.
 *
 * A Parser is a cursor over the bytes. Functions answer false once the file is found malformed; the reason then
 * stands in parser->why. No byte is read before FAIL_UNLESS_LEFT has shown that it is there. */
#ifndef VM_CLASSFILE_PARSE_H
#define VM_CLASSFILE_PARSE_H

#include "vm/class/classfile.h"
#include "vm/class/classfile_names.h"

typedef struct Parser {
    const u1 *p, *end; /* rest of the file, or of the attribute being parsed */
    ClassFile *f;
    ClassFormat *why;
    const char *name; /* of the class, for messages: expected name, then the real one */
    bool own;         /* the VM's own file: well formed */
    bool nest_members_seen;
    int max_bootstrap; /* largest bootstrap index used by the pool; -1 = none */
} Parser;

/* The flags of a class, or of an entry of InnerClasses, fit together (JVMS 4.1, 4.7.6). */
bool parse_class_flags(Parser *p, u2 *access, u2 shown);       /* shown: in the message */
bool parse_fail(Parser *p, const char *fmt, ...) PRINTF(2, 3); /* ClassFormatError; answers false */

#define FAIL_UNLESS(parser, condition, ...)                                                                            \
    do {                                                                                                               \
        if (UNLIKELY(!(condition)))                                                                                    \
            return parse_fail(parser, __VA_ARGS__);                                                                    \
    } while (0)
#define FAIL_UNLESS_LEFT(parser, n)                                                                                    \
    FAIL_UNLESS(parser, (size_t)((parser)->end - (parser)->p) >= (size_t)(n), "Truncated class file")

/* Unchecked reads: after FAIL_UNLESS_LEFT. */
static inline u2 get_u2(const u1 *b)
{
    return (u2)(b[0] << 8 | b[1]);
}
static inline u4 get_u4(const u1 *b)
{
    return (u4)b[0] << 24 | (u4)b[1] << 16 | (u4)b[2] << 8 | b[3];
}
static inline u1 read_u1(Parser *p)
{
    return *p->p++;
}
static inline u2 read_u2(Parser *p)
{
    p->p += 2;
    return get_u2(p->p - 2);
}
static inline u4 read_u4(Parser *p)
{
    p->p += 4;
    return get_u4(p->p - 4);
}

/* Zeroed memory that lives as long as the file; NULL for count 0. */
static inline void *parse_alloc(Parser *p, size_t count, size_t size)
{
    return arena_alloc(&p->f->arena, count, size);
}
/* Where that stands in the file. */
static inline u4 parse_place(const Parser *p, const u1 *at)
{
    return (u4)(at - p->f->bytes);
}

/* Index checks: the entry exists and has this tag. */
static inline bool pool_has(const Parser *p, u2 i, u1 tag)
{
    return i != 0 && i < p->f->pool_count && p->f->pool[i].tag == tag;
}
static inline Symbol *pool_utf8(const Parser *p, u2 i)
{
    return classfile_utf8(p->f, i);
}

/* Names and descriptors of files before version 49 (classfile_names.h); <init> and <clinit> are excepted by callers. */
static inline bool old_name_ok(const Parser *p, const Symbol *s)
{
    return p->f->major >= 49 || name_is_identifiers(s->text, s->len);
}
static inline bool old_desc_ok(const Parser *p, const Symbol *s)
{
    return p->f->major >= 49 || desc_has_identifiers(s->text, s->len);
}
static inline bool field_name_ok(const Parser *p, Symbol *s)
{
    return symbol_is_unqualified(s) && old_name_ok(p, s);
}
static inline bool method_name_ok(const Parser *p, Symbol *s)
{
    return symbol_is_method_name(s) && (s->text[0] == '<' || old_name_ok(p, s));
}
static inline bool field_desc_ok(const Parser *p, Symbol *s)
{
    return symbol_is_field_desc(s) && old_desc_ok(p, s);
}
static inline int method_desc_slots(const Parser *p, Symbol *s) /* -1: bad */
{
    return old_desc_ok(p, s) ? symbol_method_slots(s) : -1;
}

/* An attribute's header and extent; the cursor is moved behind it. */
typedef struct AttrHead {
    Symbol *name;
    Attr body;
} AttrHead;
bool parse_attr_head(Parser *p, AttrHead *a);
/* Whose table of attributes is read. */
typedef enum AttrPlace {
    ATTR_CLASS = 1,
    ATTR_FIELD = 2,
    ATTR_METHOD = 4,
    ATTR_COMPONENT = 8,
    ATTR_CODE = 16
} AttrPlace;
/* Whether the table may have this one; seen, 0 at first, has what it had before. */
bool parse_single(Parser *p, const AttrHead *a, AttrPlace place, u4 *seen);
/* A cursor over an attribute's body, and the check at its end. */
static inline Parser parse_inside(const Parser *p, const AttrHead *a)
{
    Parser in = *p;
    in.p = a->body.data;
    in.end = a->body.data + a->body.len;
    return in;
}
bool parse_attr_end(Parser *in, const AttrHead *a); /* nothing may be left */
/* A table of n u2 pool indices, each a Class entry. */
bool check_class_list(Parser *in, const char *what, u2 n); /* what: starts the message */
bool parse_signature(Parser *p, const AttrHead *a, Symbol **out);
bool parse_empty(Parser *p, const AttrHead *a, bool *out); /* Synthetic, Deprecated */

/* The parts, in the order of the file. */
bool parse_pool(Parser *p);   /* classfile_pool.c */
bool parse_fields(Parser *p); /* classfile_members.c */
bool parse_methods(Parser *p);
bool parse_code(Parser *p, const AttrHead *a, MemberInfo *m, int arg_slots); /* classfile_code.c */
bool parse_class_attrs(Parser *p);                                           /* classfile_attrs.c */

#endif
