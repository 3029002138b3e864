/* ti_field.c - chapter Field. The entry has checked that the field belongs to the class or a supertype of it.
 * Read next: ti_object.c. */
#include "ti_bodies.h"

jvmtiError ti_GetFieldName(Env *env UNUSED, Class *c UNUSED, Field *f, char **name, char **signature, char **generic)
{
    const Symbol *from[3] = {inspect_field_name(f), inspect_field_desc(f), inspect_field_signature(f)};
    return agent_symbols(from, (char **[3]){name, signature, generic});
}

jvmtiError ti_GetFieldDeclaringClass(Env *env UNUSED, Class *c UNUSED, Field *f, jclass *out)
{
    *out = result_class(inspect_field_class(f));
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetFieldModifiers(Env *env UNUSED, Class *c UNUSED, Field *f, jint *modifiers)
{
    *modifiers = inspect_field_access(f);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_IsFieldSynthetic(Env *env UNUSED, Class *c UNUSED, Field *f, jboolean *answer)
{
    *answer = inspect_field_is_synthetic(f);
    return JVMTI_ERROR_NONE;
}
