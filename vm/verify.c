/* verify.c - verification of a class before it is linked (JVMS 4.9, 4.10).
 *
 * Every method's bytecode is decoded (code_prepare refuses what are no instructions, jumps into operands and pool indices of the
 * wrong kind) and run through the abstract interpreter of typestate.c, which finds inconsistent stack depths, wrong
 * kinds of operands and code that runs off its end.
 *
 * No locks: runs under the class's linking. Read next: typestate.h, code.h.
 */
#include "vm/verify.h"

#include "vm/code.h"
#include "vm/throw.h"
#include "vm/typestate.h"

static bool verify_method(Thread *t, Method *m)
{
    Code *code = atomic_load_explicit(&m->code, memory_order_acquire);
    if (code->info == NULL)
        return true;
    if (!code_prepare(t, code))
        return false;
    char *why = typestate_check(code);
    if (why == NULL)
        return true;
    char *name = class_external_name(m->cls);
    throw_name(t, "java/lang/VerifyError", "(class: %s, method: %s signature: %s) %s", name, m->name->text, m->desc->text, why);
    free(name);
    free(why);
    return false;
}

bool verify_class(Thread *t, Class *c)
{
    for (u4 i = 0; i < c->method_count; i++) {
        if (!verify_method(t, c->methods[i]))
            return false;
    }
    return true;
}
