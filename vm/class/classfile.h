/* classfile.h - the bytes of a class as parsed data (JVMS 4). One ClassFile per version of a class; it owns its
 * constant pool and refers to nothing outside but Symbols. Parsing checks format (4.8) and never links. */
#ifndef VM_CLASSFILE_H
#define VM_CLASSFILE_H

#include "vm/base/arena.h"
#include "vm/base/symbol.h"

/* constant pool tags (JVMS table 4.4-A) */
enum {
    CP_UNUSABLE = 0,
    CP_UTF8 = 1,
    CP_INTEGER = 3,
    CP_FLOAT = 4,
    CP_LONG = 5,
    CP_DOUBLE = 6,
    CP_CLASS = 7,
    CP_STRING = 8,
    CP_FIELDREF = 9,
    CP_METHODREF = 10,
    CP_INTERFACE_METHODREF = 11,
    CP_NAME_AND_TYPE = 12,
    CP_METHOD_HANDLE = 15,
    CP_METHOD_TYPE = 16,
    CP_DYNAMIC = 17,
    CP_INVOKE_DYNAMIC = 18,
    CP_MODULE = 19,
    CP_PACKAGE = 20
};

/* access flags (JVMS tables 4.1-B, 4.5-A, 4.6-A) */
enum {
    ACC_PUBLIC = 0x0001,
    ACC_PRIVATE = 0x0002,
    ACC_PROTECTED = 0x0004,
    ACC_STATIC = 0x0008,
    ACC_FINAL = 0x0010,
    ACC_SYNCHRONIZED = 0x0020,
    ACC_SUPER = 0x0020,
    ACC_VOLATILE = 0x0040,
    ACC_BRIDGE = 0x0040,
    ACC_TRANSIENT = 0x0080,
    ACC_VARARGS = 0x0080,
    ACC_NATIVE = 0x0100,
    ACC_INTERFACE = 0x0200,
    ACC_ABSTRACT = 0x0400,
    ACC_STRICT = 0x0800,
    ACC_SYNTHETIC = 0x1000,
    ACC_ANNOTATION = 0x2000,
    ACC_ENUM = 0x4000,
    ACC_MODULE = 0x8000
};

/* One constant, as the class file has it: a and b are its indices. Of a Utf8 they are the halves of its place in the
 * file (a the upper one): that of its u2 length. What becomes of it is its value (classfile_value). */
typedef struct Const {
    u1 tag;
    u2 a, b;
} Const;

/* a slice of the class file */
typedef struct Attr {
    const u1 *data; /* NULL if the attribute is absent */
    u4 len;
} Attr;

/* JVMS 4.7.3 exception_table */
typedef struct ExceptionEntry {
    u2 start_pc, end_pc, handler_pc, catch_type; /* catch_type 0 = any */
} ExceptionEntry;
/* JVMS 4.7.12 */
typedef struct LineEntry {
    u2 start_pc, line;
} LineEntry;
/* JVMS 4.7.13; in a LocalVariableTypeTable (4.7.14) desc is the generic signature */
typedef struct VarEntry {
    u2 start_pc, length, slot;
    Symbol *name, *desc;
} VarEntry;

/* A table as it stands in the file, entry after entry; several tables of one kind are one here. Read by
 * classfile_line and classfile_var. */
typedef struct FileTable {
    const u1 *data; /* NULL if there is no such attribute */
    u4 count;
} FileTable;

/* A Code attribute. What is read rarely stays in the file, and only where it is stands here: classfile_handler,
 * classfile_table and classfile_stack_map read it. A place is a number of bytes from the start of the file; 0 means
 * that there is no such attribute; at or behind the file's end it is one of ClassFile.joined. */
typedef enum CodeTable { CODE_LINES, CODE_VARS, CODE_VAR_TYPES, CODE_TABLES } CodeTable;
typedef struct CodeInfo {
    const u1 *bytes; /* into ClassFile.bytes: the original bytecode, never written; exception_table follows it */
    u2 max_stack, max_locals, len, handler_count;
    u4 stack_map;                 /* place of StackMapTable's content */
    u4 table_places[CODE_TABLES]; /* of the first entries of LineNumberTable, LocalVariableTable, */
    u2 table_counts[CODE_TABLES]; /* LocalVariableTypeTable */
} CodeInfo;

/* attributes of fields and methods that most have not */
typedef struct RareInfo {
    Attr annotations, type_annotations, param_annotations, annotation_default, method_parameters;
} RareInfo;

/* a field or a method of the file */
typedef struct MemberInfo {
    Symbol *signature;    /* generic Signature attribute or NULL */
    CodeInfo *code;       /* methods: NULL for native and abstract */
    const RareInfo *rare; /* never NULL */
    u4 exceptions;        /* methods: place of Exceptions' content (classfile_exception), 0 if there is none */
    u2 name, desc;        /* pool indices, Utf8 */
    u2 access;
    u2 const_value; /* fields: ConstantValue pool index or 0 */
    bool synthetic, deprecated;
    bool hidden; /* methods: marked so that stack walks leave it out, which the class library's own may be */
} MemberInfo;

typedef struct InnerInfo {
    u2 inner, outer, name, access; /* pool indices (JVMS 4.7.6) */
} InnerInfo;
typedef struct BootstrapInfo {
    u2 method_handle, arg_count;
    u2 *args;
} BootstrapInfo;
typedef struct RecordInfo {
    Symbol *name, *desc, *signature;
    Attr annotations, type_annotations;
} RecordInfo;

struct ClassFile {
    const u1 *bytes; /* never written: the copy, or in the mapped class library */
    u1 *copy;        /* malloc'ed, or NULL */
    bool mapped;     /* this and its tables lie in the image of the class library: nothing of it is freed */
    u4 len;
    u4 joined_len, joined_room;
    u1 *joined; /* tables that stand in the file in several pieces, malloc'ed or NULL; its place is len */
    u2 minor, major, access;
    u2 pool_count; /* entries 1 .. pool_count - 1 */
    Const *pool;   /* not written once it is parsed */
    _Atomic(u8) *values;
    u4 pool_start, pool_end;    /* byte range of the constants in bytes: GetConstantPool's answer */
    u2 this_class, super_class; /* pool indices */
    Symbol *name, *super_name;  /* super_name NULL for java/lang/Object */
    u2 interface_count;
    u2 *interfaces; /* pool indices of Class entries */
    u2 field_count, method_count;
    MemberInfo *fields, *methods;
    Symbol *source_file, *signature; /* or NULL */
    Attr source_debug_extension, annotations, type_annotations, enclosing_method, module;
    u2 inner_count, bootstrap_count, nest_member_count, permitted_count, record_count;
    InnerInfo *inners;
    BootstrapInfo *bootstraps;
    u2 nest_host; /* pool index or 0 */
    u2 *nest_members, *permitted;
    RecordInfo *records;
    bool is_record, is_sealed, synthetic, deprecated;
    u2 enclosing_class, enclosing_method_nat; /* pool indices or 0 */
    _Atomic(struct PoolError *) errors;       /* remembered resolution failures, pool.c */
    Arena arena;                              /* memory of the tables above, freed with the file */
};

/* why a parse failed */
typedef struct ClassFormat {
    /* Class of the error to throw: java/lang/ClassFormatError, UnsupportedClassVersionError or NoClassDefFoundError
     * (wrong name). */
    const char *error;
    char message[512];
} ClassFormat;

/* Parses a copy of the bytes. expected: the internal name that was asked for, or NULL for any. Versions 45.0 to 69.0.
 * NULL and *why filled if the bytes are malformed: every index, length, name and flag of JVMS 4.1 to 4.8 is
 * checked. No locks. */
ClassFile *classfile_parse(const u1 *bytes, size_t len, const Symbol *expected, ClassFormat *why);
/* The same for a file of the VM's own class library, which is known to be well formed (tests/unit checks all of them):
 * neither the names and descriptors of its constants nor the entries of its debugging tables are looked at. The bytes
 * are not copied: they stand for as long as the ClassFile. */
ClassFile *classfile_parse_own(const u1 *bytes, size_t len, const Symbol *expected, ClassFormat *why);
void classfile_free(ClassFile *f);

/* Largest version that is understood: Java 25. Preview versions (minor 65535) are refused. */
enum { CLASSFILE_MIN_MAJOR = 45, CLASSFILE_MAX_MAJOR = 69, CLASSFILE_PREVIEW_MINOR = 65535 };

/* What the places of a CodeInfo and a MemberInfo lead to. No locks. */
static inline FileTable classfile_table(const ClassFile *f, const CodeInfo *c, CodeTable which)
{
    u4 place = c->table_places[which];
    const u1 *data = place == 0 ? NULL : place < f->len ? f->bytes + place : f->joined + (place - f->len);
    return (FileTable){data, c->table_counts[which]};
}
Attr classfile_stack_map(const ClassFile *f, const CodeInfo *c);
static inline ExceptionEntry classfile_handler(const CodeInfo *c, u4 i) /* i < handler_count */
{
    const u1 *e = c->bytes + c->len + 2 + (size_t)i * 8;
    return (ExceptionEntry){(u2)(e[0] << 8 | e[1]), (u2)(e[2] << 8 | e[3]), (u2)(e[4] << 8 | e[5]),
                            (u2)(e[6] << 8 | e[7])};
}
u4 classfile_exceptions(const ClassFile *f, const MemberInfo *m);      /* how many */
u2 classfile_exception(const ClassFile *f, const MemberInfo *m, u4 i); /* pool index, a Class */

/* Entry i of such a table; i < count. No locks, but classfile_var's symbols may be made. */
LineEntry classfile_line(const FileTable *lines, u4 i);
VarEntry classfile_var(const ClassFile *f, const FileTable *vars, u4 i);
/* The generic signature of a variable, NULL if it has none. *at: where the search begins, and then where it ended;
 * both tables mostly have one order, so that asking for one variable after the other takes linear time. */
Symbol *classfile_var_signature(const ClassFile *f, const CodeInfo *c, const VarEntry *v, u4 *at);

/* The value of pool entry i: filled at parse time for numbers, when the symbol is first asked for (classfile_utf8) for
 * Utf8, at resolution (pool.c) for the rest; 0 before that.
 *   Utf8: Symbol *   Integer, Float, Long, Double: the bits   Class: Class *   String: Object * (interned)
 *   Fieldref: Field *   Methodref, InterfaceMethodref: Method *   others: see pool.h
 * Who sees it sees what it points to. */
static inline u8 classfile_value(const ClassFile *f, u2 i)
{
    return atomic_load_explicit(&f->values[i], memory_order_acquire);
}
static inline void classfile_set_value(const ClassFile *f, u2 i, u8 value)
{
    atomic_store_explicit(&f->values[i], value, memory_order_release);
}

/* Symbol of pool entry i (Utf8), name of Class entry i, name and descriptor of a member reference. Indices were
 * checked. */
Symbol *classfile_utf8_make(const ClassFile *f, u2 i);
static inline Symbol *classfile_utf8(const ClassFile *f, u2 i)
{
    Symbol *s = (Symbol *)(uintptr_t)classfile_value(f, i);
    return s != NULL ? s : classfile_utf8_make(f, i);
}
Symbol *classfile_class_name(const ClassFile *f, u2 i);   /* of this_class: as the VM knows it, hidden or not */
Symbol *classfile_written_name(const ClassFile *f, u2 i); /* as the file says */
void classfile_member(const ClassFile *f, u2 i, Symbol **class_name, Symbol **name, Symbol **desc);

#endif
