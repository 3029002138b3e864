/* indy_record.c - equals, hashCode and toString of records (java.lang.runtime.ObjectMethods): one static method per
 * call site in a hidden nest mate of the record, which may read its private fields.
 *
 * Static arguments: the record class, the component names joined by ';', then one getter handle per component
 * (REF_getField). hashCode is 31 * so far + hash of the component, from 0; equals compares float and double by their
 * wrapper's compare, references by Objects.equals (java.lang.Record).
 * No lock; all state is in the caller's frame. Read next: indy_lambda.c.
 */
#include "vm/invoke/assemble.h"
#include "vm/invoke/indy.h"

#include "vm/run/throw.h"

#define BUILDER "java/lang/StringBuilder"

typedef struct RecordParts {
    Asm a;
    const Bootstrap *b;
    const char *record; /* internal name */
    Type self;
    u2 first, count; /* getters: b->args[first .. first + count - 1] */
} RecordParts;

/* Pushes component i of the record in local `slot`. */
static Type push_component(RecordParts *r, u2 i, u4 slot)
{
    HandleConst h = indy_handle(r->b->file, r->b->args[r->first + i]);
    asm_load(&r->a, r->self, slot);
    asm_getfield(&r->a, h.cls->text, h.name->text, h.desc->text);
    return type_of(h.desc->text);
}

static void emit_hash(RecordParts *r)
{
    Asm *a = &r->a;
    asm_op(a, BC_ICONST_0);
    for (u2 i = 0; i < r->count; i++) {
        asm_op(a, BC_BIPUSH);
        asm_op(a, 31);
        asm_op(a, BC_IMUL);
        Type x = push_component(r, i, 0);
        if (type_is_ref(x)) {
            asm_invoke(a, BC_INVOKESTATIC, CP_METHODREF, "java/util/Objects", "hashCode", "(Ljava/lang/Object;)I");
        } else {
            char desc[8];
            snprintf(desc, sizeof desc, "(%c)I", x.letter);
            asm_invoke(a, BC_INVOKESTATIC, CP_METHODREF, asm_wrapper(x.letter), "hashCode", desc);
        }
        asm_op(a, BC_IADD);
    }
    asm_op(a, BC_IRETURN);
}

/* Leaves the method with 0 unless component i of locals 0 and 2 is equal. */
static void emit_component_equal(RecordParts *r, u2 i)
{
    Asm *a = &r->a;
    Type x = push_component(r, i, 0);
    push_component(r, i, 2);
    if (type_is_ref(x)) {
        asm_invoke(a, BC_INVOKESTATIC, CP_METHODREF, "java/util/Objects", "equals",
                   "(Ljava/lang/Object;Ljava/lang/Object;)Z");
        asm_unless_return_0(a, BC_IFNE);
    } else if (x.letter == 'F' || x.letter == 'D') {
        char desc[8];
        snprintf(desc, sizeof desc, "(%c%c)I", x.letter, x.letter);
        asm_invoke(a, BC_INVOKESTATIC, CP_METHODREF, asm_wrapper(x.letter), "compare", desc);
        asm_unless_return_0(a, BC_IFEQ);
    } else if (x.letter == 'J') {
        asm_op(a, BC_LCMP);
        asm_unless_return_0(a, BC_IFEQ);
    } else {
        asm_unless_return_0(a, BC_IF_ICMPEQ);
    }
}

/* "equals" is two methods: equals(record, Object) checks the class, same(record, Object, record) compares locals 0 and
 * 2. */
static void emit_equals(RecordParts *r, const char *owner)
{
    Asm *a = &r->a;
    Type object = type_of("Ljava/lang/Object;");
    char *same = xformat("(L%s;Ljava/lang/Object;L%s;)Z", r->record, r->record);
    asm_load(a, object, 1);
    asm_op_u2(a, BC_INSTANCEOF, asm_class(a, r->record, (u4)strlen(r->record)));
    asm_unless_return_0(a, BC_IFNE);
    asm_load(a, r->self, 0);
    asm_load(a, object, 1);
    asm_op(a, BC_DUP);
    asm_cast(a, r->self);
    asm_invoke(a, BC_INVOKESTATIC, CP_METHODREF, owner, "same", same);
    asm_op(a, BC_IRETURN);
    asm_method_end(a, ACC_STATIC, r->b->name, r->b->desc);

    asm_method(a, ACC_STATIC | ACC_PRIVATE, "same", same, 8);
    for (u2 i = 0; i < r->count; i++)
        emit_component_equal(r, i);
    asm_op(a, BC_ICONST_1);
    asm_op(a, BC_IRETURN);
    asm_method_end(a, ACC_STATIC | ACC_PRIVATE, "same", same);
    free(same);
}

static void append(Asm *a, const char *type)
{
    char desc[96];
    snprintf(desc, sizeof desc, "(%s)L" BUILDER ";", type);
    asm_invoke(a, BC_INVOKEVIRTUAL, CP_METHODREF, BUILDER, "append", desc);
}

static void append_text(Asm *a, char *s)
{
    asm_push_string(a, s, (u4)strlen(s));
    append(a, "Ljava/lang/String;");
    free(s);
}

/* The record's simple name: its InnerClasses entry, else what follows the last '/'. malloc'ed. */
static char *simple_name(const RecordParts *r)
{
    const ClassFile *f = r->b->file;
    for (u2 i = 0; i < f->inner_count; i++) {
        const InnerInfo *in = &f->inners[i];
        if (in->name != 0 && strcmp(classfile_class_name(f, in->inner)->text, r->record) == 0)
            return xstrdup(classfile_utf8(f, in->name)->text);
    }
    const char *slash = strrchr(r->record, '/');
    return xstrdup(slash ? slash + 1 : r->record);
}

static void emit_to_string(RecordParts *r)
{
    Asm *a = &r->a;
    asm_op_u2(a, BC_NEW, asm_class(a, BUILDER, (u4)strlen(BUILDER)));
    asm_op(a, BC_DUP);
    asm_invoke(a, BC_INVOKESPECIAL, CP_METHODREF, BUILDER, "<init>", "()V");
    char *name = simple_name(r);
    append_text(a, xformat("%s[", name));
    free(name);
    for (u2 i = 0; i < r->count; i++) {
        HandleConst h = indy_handle(r->b->file, r->b->args[r->first + i]);
        append_text(a, xformat("%s%s=", i ? ", " : "", h.name->text));
        Type x = push_component(r, i, 0);
        char letter[2] = {x.letter == 'B' || x.letter == 'S' ? 'I' : x.letter, 0};
        append(a, type_is_ref(x) ? "Ljava/lang/Object;" : letter);
    }
    append_text(a, xstrdup("]"));
    asm_invoke(a, BC_INVOKEVIRTUAL, CP_METHODREF, BUILDER, "toString", "()Ljava/lang/String;");
    asm_return(a, type_of("Ljava/lang/String;"));
}

/* The class that holds the method. */
static u1 *record_class(RecordParts *r, u4 *len)
{
    const Bootstrap *b = r->b;
    char *self = xformat("L%s;", r->record), *name = xformat("%s$$Methods", r->record);
    r->self = type_of(self);
    asm_begin(&r->a, ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, name, "java/lang/Object");
    asm_method(&r->a, ACC_STATIC, b->name, b->desc, 8);
    if (strcmp(b->name, "equals") == 0) {
        emit_equals(r, name);
    } else {
        if (strcmp(b->name, "hashCode") == 0)
            emit_hash(r);
        else
            emit_to_string(r);
        asm_method_end(&r->a, ACC_STATIC, b->name, b->desc);
    }
    free(self);
    free(name);
    return asm_end(&r->a, len);
}

bool indy_record(Thread *t, const Bootstrap *b, CallSite *site)
{
    bool known = strcmp(b->name, "equals") == 0 || strcmp(b->name, "hashCode") == 0 || strcmp(b->name, "toString") == 0;
    if (!known || b->arg_count < 2 || b->file->pool[b->args[0]].tag != CP_CLASS) {
        throw_name(t, "java/lang/IllegalArgumentException", "%s", b->name);
        return false;
    }
    RecordParts r = {
        .b = b, .record = classfile_class_name(b->file, b->args[0])->text, .first = 2, .count = b->arg_count - 2};
    u4 len;
    u1 *bytes = record_class(&r, &len);
    site->kind = SITE_STATIC;
    site->target = indy_define(t, b->host, false, bytes, len, b->name);
    return site->target != NULL;
}
