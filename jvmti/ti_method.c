/* ti_method.c - chapter Method. A jmethodID comes as the Code that it names, so an obsolete version answers with its
 * own tables and bytes; the identity is its Method.
 *
 * Bytes and tables are slices of the class file. Read next: ti_field.c. */
#include "jvmti/enable.h"
#include "ti_bodies.h"

jvmtiError ti_GetMethodName(Env *env UNUSED, Code *code, char **name, char **signature, char **generic)
{
    const Method *m = inspect_code_method(code);
    const Symbol *from[3] = {inspect_method_name(m), inspect_method_desc(m), inspect_method_signature(m)};
    return agent_symbols(from, (char **[3]){name, signature, generic});
}

jvmtiError ti_GetMethodDeclaringClass(Env *env UNUSED, Code *code, jclass *out)
{
    *out = result_class(inspect_method_class(inspect_code_method(code)));
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetMethodModifiers(Env *env UNUSED, Code *code, jint *modifiers)
{
    *modifiers = inspect_method_access(inspect_code_method(code));
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetMaxLocals(Env *env UNUSED, Code *code, jint *max)
{
    const CodeInfo *info = inspect_code_info(code);
    *max = info == NULL ? 0 : info->max_locals;
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetArgumentsSize(Env *env UNUSED, Code *code, jint *size)
{
    *size = inspect_arg_slots(inspect_code_method(code));
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetMethodLocation(Env *env UNUSED, Code *code, jlocation *start, jlocation *end)
{
    const CodeInfo *info = inspect_code_info(code);
    bool has_code = info != NULL && info->len > 0; /* an abstract method has none */
    *start = has_code ? 0 : -1;
    *end = has_code ? (jlocation)info->len - 1 : -1;
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetLineNumberTable(Env *env UNUSED, Code *code, jint *count, jvmtiLineNumberEntry **out)
{
    const CodeInfo *info = inspect_code_info(code);
    FileTable lines = {NULL, 0};
    if (info != NULL)
        lines = classfile_table(inspect_code_file(code), info, CODE_LINES);
    if (lines.data == NULL)
        return JVMTI_ERROR_ABSENT_INFORMATION;
    jvmtiError error = agent_alloc(lines.count * sizeof **out, out);
    for (u4 i = 0; error == 0 && i < lines.count; i++) {
        LineEntry line = classfile_line(&lines, i);
        (*out)[i] = (jvmtiLineNumberEntry){line.start_pc, line.line};
    }
    *count = error == 0 ? (jint)lines.count : 0;
    return error;
}

static jvmtiError variable(const VarEntry *v, const Symbol *signature, jvmtiLocalVariableEntry *out)
{
    out->start_location = v->start_pc;
    out->length = v->length;
    out->slot = v->slot;
    jvmtiError error = agent_symbol(v->name, &out->name);
    if (error == 0)
        error = agent_symbol(v->desc, &out->signature);
    if (error == 0)
        error = agent_symbol(signature, &out->generic_signature);
    return error;
}

static void variables_free(jvmtiLocalVariableEntry *list, u4 count)
{
    for (u4 i = 0; i < count; i++) {
        free(list[i].name);
        free(list[i].signature);
        free(list[i].generic_signature);
    }
    free(list);
}

/* Whether the class was compiled with local variables: then a method without a table has no variables. */
static bool file_has_variables(const ClassFile *f)
{
    for (int i = 0; f != NULL && i < f->method_count; i++)
        if (f->methods[i].code != NULL && classfile_table(f, f->methods[i].code, CODE_VARS).data != NULL)
            return true;
    return false;
}

jvmtiError ti_GetLocalVariableTable(Env *env UNUSED, Code *code, jint *count, jvmtiLocalVariableEntry **out)
{
    const ClassFile *f = inspect_code_file(code);
    const CodeInfo *info = inspect_code_info(code);
    FileTable vars = {NULL, 0};
    if (info != NULL)
        vars = classfile_table(f, info, CODE_VARS);
    if (vars.data == NULL && !file_has_variables(f))
        return JVMTI_ERROR_ABSENT_INFORMATION;
    u4 n = vars.count, at = 0;
    size_t size = n * sizeof **out;
    jvmtiError error = agent_alloc(size, out);
    if (error == 0 && size > 0)
        memset(*out, 0, size);
    for (u4 i = 0; error == 0 && i < n; i++) {
        VarEntry v = classfile_var(f, &vars, i);
        error = variable(&v, classfile_var_signature(f, info, &v, &at), &(*out)[i]);
    }
    if (error != 0 && *out != NULL) {
        variables_free(*out, n);
        *out = NULL;
    }
    *count = error == 0 ? (jint)n : 0;
    return error;
}

jvmtiError ti_GetBytecodes(Env *env UNUSED, Code *code, jint *count, unsigned char **out)
{
    const CodeInfo *info = inspect_code_info(code);
    u4 len = info == NULL ? 0 : info->len;
    *count = (jint)len;
    return agent_copy(len == 0 ? NULL : info->bytes, len, out);
}

jvmtiError ti_IsMethodNative(Env *env UNUSED, Code *code, jboolean *answer)
{
    *answer = method_is_native(inspect_code_method(code));
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_IsMethodSynthetic(Env *env UNUSED, Code *code, jboolean *answer)
{
    *answer = inspect_method_is_synthetic(inspect_code_method(code));
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_IsMethodObsolete(Env *env UNUSED, Code *code, jboolean *answer)
{
    *answer = inspect_is_obsolete(code);
    return JVMTI_ERROR_NONE;
}
