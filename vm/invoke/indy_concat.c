/* indy_concat.c - string concatenation (java.lang.invoke.StringConcatFactory): a static method that appends to a
 * StringBuilder.
 *
 * The recipe holds the text, with \1 where the next argument goes and \2 where the next constant goes
 * (StringConcatFactory, makeConcatWithConstants). References other than String are passed as Object, so the class needs
 * nothing of the caller and belongs to the class library: tools that list a program's classes do not see it. It goes
 * when the site goes.
 * No lock; all state is in the caller's frame. Read next: indy_record.c.
 */
#include "vm/invoke/assemble.h"
#include "vm/invoke/indy.h"

#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/load/pool.h"
#include "vm/run/throw.h"

#define BUILDER "java/lang/StringBuilder"
#define OBJECT  "Ljava/lang/Object;"
#define STRING  "Ljava/lang/String;"

/* The parameter type by which StringBuilder.append takes a value of this type. */
static const char *append_type(Type x)
{
    switch (x.letter) {
    case 'Z': return "Z";
    case 'C': return "C";
    case 'B':
    case 'S':
    case 'I': return "I";
    case 'J': return "J";
    case 'F': return "F";
    case 'D': return "D";
    default: return type_equal(x, type_of(STRING)) ? STRING : OBJECT;
    }
}

static void append(Asm *a, const char *type)
{
    char desc[96];
    snprintf(desc, sizeof desc, "(%s)L" BUILDER ";", type);
    asm_invoke(a, BC_INVOKEVIRTUAL, CP_METHODREF, BUILDER, "append", desc);
}

static void append_text(Asm *a, const char *s, u4 len)
{
    if (len == 0)
        return;
    asm_push_string(a, s, len);
    append(a, STRING);
}

/* Text of a static argument; malloc'ed, modified UTF-8. NULL with an exception pending. */
static char *constant_text(Thread *t, const Bootstrap *b, u2 index, size_t *len)
{
    const Const *c = &b->file->pool[index];
    Slot v;
    if (!pool_load(t, b->host, b->file, index, &v))
        return NULL;
    char *s = NULL;
    switch (c->tag) {
    case CP_STRING: return string_to_mutf8(v.o, len);
    case CP_INTEGER: s = xformat("%d", v.i); break;
    case CP_LONG: s = xformat("%lld", (long long)v.l); break;
    default:
        throw_name(t, "java/lang/invoke/StringConcatException", "constant of kind %d in a recipe", c->tag);
        return NULL;
    }
    *len = strlen(s);
    return s;
}

/* Emits one piece after the other; recipe NULL: all arguments in order. */
static bool emit_pieces(Thread *t, Asm *a, const Bootstrap *b, const Symbol *recipe, const Type *params, int count)
{
    u4 slot = 0, text = 0, used = 1; /* static argument 0 is the recipe */
    int next = 0;
    u4 len = recipe ? recipe->len : (u4)count;
    for (u4 i = 0; i < len; i++) {
        char ch = recipe ? recipe->text[i] : '\1';
        if (ch != '\1' && ch != '\2')
            continue;
        if (recipe != NULL)
            append_text(a, recipe->text + text, i - text);
        text = i + 1;
        if (ch == '\1' && next < count) {
            asm_load(a, params[next], slot);
            append(a, append_type(params[next]));
            slot += (u4)type_slots(params[next++]);
        } else if (ch == '\2' && used < b->arg_count) {
            size_t n;
            char *s = constant_text(t, b, b->args[used++], &n);
            if (s == NULL)
                return false;
            append_text(a, s, (u4)n);
            free(s);
        } else {
            throw_name(t, "java/lang/invoke/StringConcatException", "Mismatched number of concat arguments");
            return false;
        }
    }
    if (recipe != NULL)
        append_text(a, recipe->text + text, recipe->len - text);
    return true;
}

/* The call site's descriptor with every reference but String widened to Object; malloc'ed. */
static char *erased_desc(const Type *params, int count)
{
    Bytes d = {0};
    bytes_u1(&d, '(');
    for (int i = 0; i < count; i++) {
        if (type_is_ref(params[i])) {
            const char *s = append_type(params[i]);
            bytes_add(&d, s, (u4)strlen(s));
        } else {
            bytes_u1(&d, (u1)params[i].letter);
        }
    }
    bytes_add(&d, ")" STRING, (u4)sizeof(")" STRING));
    return (char *)d.data;
}

bool indy_concat(Thread *t, const Bootstrap *b, bool with_constants, CallSite *site)
{
    Type params[255], ret;
    int count = type_split(b->desc, params, &ret);
    if (with_constants && (b->arg_count == 0 || b->file->pool[b->args[0]].tag != CP_STRING)) {
        throw_name(t, "java/lang/invoke/StringConcatException", "the recipe is not a string");
        return false;
    }
    Class *home = wk_class(t, BUILDER);
    if (home == NULL)
        return false;
    const Symbol *recipe = with_constants ? classfile_utf8(b->file, b->file->pool[b->args[0]].a) : NULL;
    char *desc = erased_desc(params, count);
    Asm a;
    asm_begin(&a, ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, "java/lang/StringBuilder$$Concat", "java/lang/Object");
    asm_method(&a, ACC_STATIC, "concat", desc, 4);
    asm_op_u2(&a, BC_NEW, asm_class(&a, BUILDER, (u4)strlen(BUILDER)));
    asm_op(&a, BC_DUP);
    asm_invoke(&a, BC_INVOKESPECIAL, CP_METHODREF, BUILDER, "<init>", "()V");
    bool ok = emit_pieces(t, &a, b, recipe, params, count);
    asm_invoke(&a, BC_INVOKEVIRTUAL, CP_METHODREF, BUILDER, "toString", "()" STRING);
    asm_return(&a, type_of(STRING));
    asm_method_end(&a, ACC_STATIC, "concat", desc);
    u4 len;
    u1 *bytes = asm_end(&a, &len);
    free(desc);
    if (!ok) {
        free(bytes);
        return false;
    }
    site->kind = SITE_STATIC;
    site->target = indy_define(t, home, true, bytes, len, "concat");
    return site->target != NULL;
}
