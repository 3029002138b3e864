/* classfile.c - from the bytes of a class to a ClassFile (JVMS 4): the frame of the parser, memory, and queries.
 *
 * The parser reads the file once, front to back, and checks all that JVMS 4.1 to 4.8 says about format. Nothing here
 * looks at another class. After a successful parse the rest of the VM trusts every index in the tables.
 *
 *   classfile.c          header, this/super/interfaces, memory
 *   classfile_pool.c     constants            classfile_members.c  fields, methods, their flags
 *   classfile_code.c     Code and its tables  classfile_attrs.c    attributes of the class
 *   classfile_names.c    names and descriptors
 *
 * Memory: the bytes are copied first; the tables live in an arena that is freed with the file (also
 * when a parse fails half-way), and slices (Attr, CodeInfo.bytes) point into the bytes. A file is trusted to be no
 * larger than its own counts allow: tables are only allocated after FAIL_UNLESS_LEFT has shown that the file holds that
 * many entries, or the count is at most 65535.
 *
 * No locks; a finished ClassFile is read-only but for values and errors (pool.c). Read next: class_create.c.
 */
#include "vm/class/classfile.h"

#include "vm/class/classfile_names.h"
#include "vm/class/classfile_parse.h"

static bool fail_va(Parser *p, const char *error, const char *fmt, va_list args)
{
    p->why->error = error;
    vsnprintf(p->why->message, sizeof p->why->message, fmt, args);
    return false;
}

bool parse_fail(Parser *p, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    fail_va(p, "java/lang/ClassFormatError", fmt, args);
    va_end(args);
    return false;
}

/* Another error than ClassFormatError; answers false. */
static PRINTF(3, 4) bool parse_fail_as(Parser *p, const char *error, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    fail_va(p, error, fmt, args);
    va_end(args);
    return false;
}

static bool check_version(Parser *p)
{
    static const char error[] = "java/lang/UnsupportedClassVersionError";
    u2 major = p->f->major, minor = p->f->minor;
    if (major < CLASSFILE_MIN_MAJOR)
        return parse_fail_as(p, error, "%s (class file version %u.%u) was compiled with an invalid major version",
                             p->name, major, minor);
    if (major > CLASSFILE_MAX_MAJOR)
        return parse_fail_as(
            p, error,
            "%s has been compiled by a more recent version of the Java Runtime (class file version %u.%u), "
            "this version of the Java Runtime only recognizes class file versions up to %u.0",
            p->name, major, minor, CLASSFILE_MAX_MAJOR);
    if (major < 56 || minor == 0)
        return true;
    if (minor != CLASSFILE_PREVIEW_MINOR)
        return parse_fail_as(p, error,
                             "%s (class file version %u.%u) was compiled with an invalid non-zero minor version",
                             p->name, major, minor);
    return parse_fail_as(p, error,
                         "Preview features are not enabled for %s (class file version %u.%u). Try running with "
                         "'--enable-preview'",
                         p->name, major, minor);
}

/* The class's own flags (JVMS table 4.1-B). */
bool parse_class_flags(Parser *p, u2 *access, u2 shown)
{
    u2 a = *access, major = p->f->major;
    bool interface = a & ACC_INTERFACE;
    if (interface && !(a & ACC_ABSTRACT) && major < 50)
        a = *access |= ACC_ABSTRACT; /* old compilers left it out */
    u2 with_interface = major >= 49 ? ACC_FINAL | ACC_SUPER | ACC_ENUM : ACC_FINAL;
    bool ok = interface ? (a & ACC_ABSTRACT) && !(a & with_interface)
                        : (a & (ACC_FINAL | ACC_ABSTRACT)) != (ACC_FINAL | ACC_ABSTRACT) &&
                              !(major >= 49 && (a & ACC_ANNOTATION));
    FAIL_UNLESS(p, ok, "Illegal class modifiers in class %s: 0x%X", p->name, shown);
    return true;
}

/* Constants of modules belong in module-info (JVMS 4.4.11, 4.4.12). */
static bool check_module_constants(Parser *p)
{
    for (u4 i = 1; i < p->f->pool_count; i++) {
        u1 tag = p->f->pool[i].tag;
        FAIL_UNLESS(p, tag != CP_MODULE && tag != CP_PACKAGE, "Unknown constant tag %u in class file %s", tag, p->name);
    }
    return true;
}

static bool parse_this(Parser *p, const Symbol *expected)
{
    ClassFile *f = p->f;
    FAIL_UNLESS_LEFT(p, 6);
    f->access = read_u2(p);
    f->this_class = read_u2(p);
    f->super_class = read_u2(p);
    FAIL_UNLESS(p, pool_has(p, f->this_class, CP_CLASS),
                "Invalid this class index %u in constant pool in class file %s", f->this_class, p->name);
    f->name = classfile_written_name(f, f->this_class);
    FAIL_UNLESS(p, f->name->text[0] != '[', "Bad class name in class file %s", p->name);
    if ((f->access & ACC_MODULE) && f->major >= 53)
        return parse_fail_as(p, "java/lang/NoClassDefFoundError",
                             "%s is not a class because access_flag ACC_MODULE is set", f->name->text);
    f->access &=
        ACC_PUBLIC | ACC_FINAL | ACC_SUPER | ACC_INTERFACE | ACC_ABSTRACT | ACC_SYNTHETIC | ACC_ANNOTATION | ACC_ENUM;
    if (!check_module_constants(p) || !parse_class_flags(p, &f->access, f->access))
        return false;
    p->name = f->name->text;
    if (expected != NULL && expected != f->name)
        return parse_fail_as(p, "java/lang/NoClassDefFoundError", "%s (wrong name: %s)", expected->text, f->name->text);
    return true;
}

static bool parse_super(Parser *p)
{
    ClassFile *f = p->f;
    if (f->super_class == 0) {
        FAIL_UNLESS(p, symbol_is(f->name, "java/lang/Object"), "Invalid superclass index 0 in class file %s", p->name);
        return true;
    }
    FAIL_UNLESS(p, pool_has(p, f->super_class, CP_CLASS), "Invalid superclass index %u in class file %s",
                f->super_class, p->name);
    f->super_name = classfile_class_name(f, f->super_class);
    FAIL_UNLESS(p, f->super_name->text[0] != '[', "Bad superclass name in class file %s", p->name);
    FAIL_UNLESS(p, !symbol_is(f->name, "java/lang/Object"), "Invalid superclass index %u in class file %s",
                f->super_class, p->name);
    FAIL_UNLESS(p, !(f->access & ACC_INTERFACE) || symbol_is(f->super_name, "java/lang/Object"),
                "Interfaces must have java.lang.Object as superclass in class file %s", p->name);
    return true;
}

static int compare_pointers(const void *a, const void *b)
{
    uintptr_t x = (uintptr_t) * (Symbol *const *)a, y = (uintptr_t) * (Symbol *const *)b;
    return x < y ? -1 : x > y;
}

static bool check_duplicate_interfaces(Parser *p)
{
    ClassFile *f = p->f;
    if (f->interface_count < 2)
        return true;
    Symbol **names = xmalloc(f->interface_count * sizeof *names);
    for (u4 i = 0; i < f->interface_count; i++)
        names[i] = classfile_class_name(f, f->interfaces[i]);
    qsort(names, f->interface_count, sizeof *names, compare_pointers);
    Symbol *twice = NULL;
    for (u4 i = 1; i < f->interface_count; i++) {
        if (names[i] == names[i - 1])
            twice = names[i];
    }
    free(names);
    FAIL_UNLESS(p, twice == NULL, "Duplicate interface name \"%s\" in class file %s", twice->text, p->name);
    return true;
}

static bool parse_interfaces(Parser *p)
{
    ClassFile *f = p->f;
    FAIL_UNLESS_LEFT(p, 2);
    f->interface_count = read_u2(p);
    FAIL_UNLESS_LEFT(p, (size_t)f->interface_count * 2);
    f->interfaces = parse_alloc(p, f->interface_count, sizeof *f->interfaces);
    for (u4 i = 0; i < f->interface_count; i++) {
        u2 k = f->interfaces[i] = read_u2(p);
        FAIL_UNLESS(p, pool_has(p, k, CP_CLASS), "Interface name has bad constant pool index %u in class file %s", k,
                    p->name);
        FAIL_UNLESS(p, classfile_class_name(f, k)->text[0] != '[', "Bad interface name in class file %s", p->name);
    }
    return check_duplicate_interfaces(p);
}

static bool parse_file(Parser *p, const Symbol *expected)
{
    FAIL_UNLESS_LEFT(p, 4);
    u4 magic = read_u4(p);
    FAIL_UNLESS(p, magic == 0xCAFEBABE, "Incompatible magic value %u in class file %s", magic, p->name);
    FAIL_UNLESS_LEFT(p, 4);
    p->f->minor = read_u2(p);
    p->f->major = read_u2(p);
    if (!check_version(p) || !parse_pool(p) || !parse_this(p, expected) || !parse_super(p) || !parse_interfaces(p) ||
        !parse_fields(p) || !parse_methods(p) || !parse_class_attrs(p))
        return false;
    FAIL_UNLESS(p, p->p == p->end, "Extra bytes at the end of class file %s", p->name);
    return true;
}

static ClassFile *file_parse(const u1 *bytes, size_t len, const Symbol *expected, bool own, ClassFormat *why)
{
    ClassFile *f = xcalloc(1, sizeof *f);
    Parser p = {.f = f, .why = why, .name = expected ? expected->text : "<Unknown>", .own = own, .max_bootstrap = -1};
    if (len > INT32_MAX) {
        parse_fail(&p, "Class file %s is too large", p.name);
        free(f);
        return NULL;
    }
    f->len = (u4)len;
    f->bytes = own ? bytes : (f->copy = xmalloc(len));
    if (!own && len != 0)
        memcpy(f->copy, bytes, len);
    p.p = f->bytes;
    p.end = f->bytes + len;
    if (!parse_file(&p, expected)) {
        classfile_free(f);
        return NULL;
    }
    return f;
}

ClassFile *classfile_parse(const u1 *bytes, size_t len, const Symbol *expected, ClassFormat *why)
{
    return file_parse(bytes, len, expected, false, why);
}

ClassFile *classfile_parse_own(const u1 *bytes, size_t len, const Symbol *expected, ClassFormat *why)
{
    return file_parse(bytes, len, expected, true, why);
}

void classfile_free(ClassFile *f)
{
    if (f == NULL || f->mapped)
        return;
    arena_free(&f->arena);
    free(f->joined);
    free(f->copy);
    free(f);
}

/* Several threads may do so at once: they find the same symbol. */
Symbol *classfile_utf8_make(const ClassFile *f, u2 i)
{
    const Const *c = &f->pool[i];
    const u1 *place = f->bytes + ((u4)c->a << 16 | c->b);
    Symbol *s = symbol_of((const char *)place + 2, get_u2(place));
    classfile_set_value(f, i, (uintptr_t)s);
    return s;
}

Symbol *classfile_written_name(const ClassFile *f, u2 i)
{
    return classfile_utf8(f, f->pool[i].a);
}

Symbol *classfile_class_name(const ClassFile *f, u2 i)
{
    return i == f->this_class ? f->name : classfile_written_name(f, i);
}

void classfile_member(const ClassFile *f, u2 i, Symbol **class_name, Symbol **name, Symbol **desc)
{
    const Const *c = &f->pool[i];
    const Const *nat = &f->pool[c->b];
    if (class_name != NULL)
        *class_name = classfile_class_name(f, c->a);
    *name = classfile_utf8(f, nat->a);
    *desc = classfile_utf8(f, nat->b);
}
