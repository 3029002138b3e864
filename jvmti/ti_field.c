/* ti_field.c - chapter Field. The entry has checked that the field belongs to the class or a supertype of it.
 * Read next: ti_object.c. */
#include "ti_bodies.h"

jvmtiError ti_GetFieldName(Env *env UNUSED, Class *c UNUSED, Field *f, char **name, char **signature, char **generic)
{
    jvmtiError error = agent_symbol(f->name, name);
    if (error == 0)
        error = agent_symbol(f->desc, signature);
    if (error == 0)
        error = agent_symbol(f->signature, generic);
    return error;
}

jvmtiError ti_GetFieldDeclaringClass(Env *env UNUSED, Class *c UNUSED, Field *f, jclass *out)
{
    *out = result_class(f->cls);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetFieldModifiers(Env *env UNUSED, Class *c UNUSED, Field *f, jint *modifiers)
{
    *modifiers = f->access;
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_IsFieldSynthetic(Env *env UNUSED, Class *c UNUSED, Field *f, jboolean *answer)
{
    *answer = (f->access & ACC_SYNTHETIC) != 0 || (f->info != NULL && f->info->synthetic);
    return JVMTI_ERROR_NONE;
}
