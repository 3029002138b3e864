/* ti_redefine.c - chapter Class, second part: RedefineClasses and RetransformClasses.
 *
 * The VM does the work (vm/load/redefine.h) and answers with the numbers of JVMTI errors. Here the lists are checked,
 * and the hook is told which of the two it is: a retransformation goes to environments that are capable of it, nobody
 * else. The breakpoints of a class go with its old version.
 *
 * Read next: ti_object.c. */
#include "jvmti/asked.h"
#include "jvmti/call.h"
#include "jvmti/post.h"
#include "ti_bodies.h"

static void breakpoints_forget(const Redefinition *defs, int count)
{
    for (int i = 0; i < count; i++)
        breakpoints_drop_class(defs[i].cls);
}

static jvmtiError run(const Redefinition *defs, int count)
{
    RedefineResult result = redefine_classes(thread_self(), defs, count);
    if (result == REDEFINE_OK)
        breakpoints_forget(defs, count);
    return (jvmtiError)result;
}

static jvmtiError class_check(jclass h, Class **out)
{
    *out = h == NULL ? NULL : inspect_class(thread_self(), (Ref)h);
    if (*out == NULL)
        return JVMTI_ERROR_INVALID_CLASS;
    call_keep_handle(thread_self(), h);
    return redefine_is_modifiable(*out) ? JVMTI_ERROR_NONE : JVMTI_ERROR_UNMODIFIABLE_CLASS;
}

static jvmtiError definition_check(const jvmtiClassDefinition *d, Redefinition *out)
{
    jvmtiError error = class_check(d->klass, &out->cls);
    if (error != 0)
        return error;
    if (d->class_bytes == NULL)
        return JVMTI_ERROR_NULL_POINTER;
    if (d->class_byte_count <= 0)
        return JVMTI_ERROR_INVALID_CLASS_FORMAT;
    out->bytes = d->class_bytes;
    out->len = (u4)d->class_byte_count;
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_RedefineClasses(Env *env UNUSED, jint count, const jvmtiClassDefinition *definitions)
{
    Redefinition *defs = try_calloc((size_t)count + 1, sizeof *defs);
    jvmtiError error = defs == NULL ? JVMTI_ERROR_OUT_OF_MEMORY : JVMTI_ERROR_NONE;
    for (jint i = 0; error == 0 && i < count; i++)
        error = definition_check(&definitions[i], &defs[i]);
    if (error == 0 && count > 0)
        error = run(defs, count);
    free(defs);
    return error;
}

jvmtiError ti_RetransformClasses(Env *env UNUSED, jint count, const jclass *classes)
{
    Redefinition *defs = try_calloc((size_t)count + 1, sizeof *defs);
    jvmtiError error = defs == NULL ? JVMTI_ERROR_OUT_OF_MEMORY : JVMTI_ERROR_NONE;
    for (jint i = 0; error == 0 && i < count; i++)
        error = class_check(classes[i], &defs[i].cls);
    bool outer = post_retransforming;
    post_retransforming = true;
    if (error == 0 && count > 0)
        error = run(defs, count);
    post_retransforming = outer;
    free(defs);
    return error;
}
