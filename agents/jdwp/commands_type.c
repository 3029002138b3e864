/* commands_type.c - the command set ReferenceType: what a class, interface or array type is and has.
 *
 * Members are told in the order in which the class declares them. A member that the compiler made up carries the
 * protocol's synthetic bits (the top four) beside the access flags. Read next: commands_class.c.
 */
#include "commands.h"

#include "heap.h"

#include <stdlib.h>
#include <string.h>

static int write_signature(Call *call, bool generic)
{
    jclass c;
    char *signature = NULL, *generic_signature = NULL;
    TRY(call_class(call, &c));
    TRY_TI((*ti)->GetClassSignature(ti, c, &signature, &generic_signature));
    out_string(&call->out, signature);
    if (generic)
        out_string(&call->out, generic_signature);
    ti_free(signature);
    ti_free(generic_signature);
    return E_NONE;
}

int type_signature(Call *call)
{
    return write_signature(call, false);
}

int type_signature_with_generic(Call *call)
{
    return write_signature(call, true);
}

int type_class_loader(Call *call)
{
    jclass c;
    jobject loader = NULL;
    TRY(call_class(call, &c));
    TRY_TI((*ti)->GetClassLoader(ti, c, &loader));
    out_long(&call->out, id_of(call->jni, loader));
    return E_NONE;
}

int type_modifiers(Call *call)
{
    jclass c;
    jint modifiers = 0;
    TRY(call_class(call, &c));
    TRY_TI((*ti)->GetClassModifiers(ti, c, &modifiers));
    out_int(&call->out, modifiers);
    return E_NONE;
}

/* ---- members ---- */

static void write_field(Call *call, jclass c, jfieldID field, bool generic)
{
    char *name = NULL, *signature = NULL, *generic_signature = NULL;
    jint modifiers = 0;
    jboolean synthetic = JNI_FALSE;
    (*ti)->GetFieldName(ti, c, field, &name, &signature, &generic_signature);
    (*ti)->GetFieldModifiers(ti, c, field, &modifiers);
    (*ti)->IsFieldSynthetic(ti, c, field, &synthetic);
    out_long(&call->out, field_id(field));
    out_string(&call->out, name);
    out_string(&call->out, signature);
    if (generic)
        out_string(&call->out, generic_signature);
    out_int(&call->out, synthetic ? modifiers | ACC_SYNTHETIC_BIT : modifiers);
    ti_free(name);
    ti_free(signature);
    ti_free(generic_signature);
}

static int write_fields(Call *call, bool generic)
{
    jclass c;
    jint n = 0;
    jfieldID *list = NULL;
    TRY(call_class(call, &c));
    TRY_TI((*ti)->GetClassFields(ti, c, &n, &list));
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++)
        write_field(call, c, list[i], generic);
    ti_free(list);
    return E_NONE;
}

int type_fields(Call *call)
{
    return write_fields(call, false);
}

int type_fields_with_generic(Call *call)
{
    return write_fields(call, true);
}

static void write_method(Call *call, jmethodID method, bool generic)
{
    char *name = NULL, *signature = NULL, *generic_signature = NULL;
    jint modifiers = 0;
    jboolean synthetic = JNI_FALSE;
    (*ti)->GetMethodName(ti, method, &name, &signature, &generic_signature);
    (*ti)->GetMethodModifiers(ti, method, &modifiers);
    (*ti)->IsMethodSynthetic(ti, method, &synthetic);
    out_long(&call->out, method_id(method));
    out_string(&call->out, name);
    out_string(&call->out, signature);
    if (generic)
        out_string(&call->out, generic_signature);
    out_int(&call->out, synthetic ? modifiers | ACC_SYNTHETIC_BIT : modifiers);
    ti_free(name);
    ti_free(signature);
    ti_free(generic_signature);
}

static int write_methods(Call *call, bool generic)
{
    jclass c;
    jint n = 0;
    jmethodID *list = NULL;
    TRY(call_class(call, &c));
    TRY_TI((*ti)->GetClassMethods(ti, c, &n, &list));
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++)
        write_method(call, list[i], generic);
    ti_free(list);
    return E_NONE;
}

int type_methods(Call *call)
{
    return write_methods(call, false);
}

int type_methods_with_generic(Call *call)
{
    return write_methods(call, true);
}

int type_get_values(Call *call)
{
    jclass c;
    FieldInfo f;
    TRY(call_class(call, &c));
    jint n = in_count(&call->in, 8);
    TRY(call_ok(call));
    out_int(&call->out, n);
    refs_reserve(call->jni, 2 * n); /* the class that has the field, and its value */
    for (jint i = 0; i < n; i++) {
        TRY(call_field(call, c, &f));
        int tag = *f.descriptor;
        ti_free(f.descriptor);
        if (!(f.modifiers & ACC_STATIC))
            return E_INVALID_FIELDID;
        out_value(call->jni, &call->out, tag, field_get(call->jni, f.class_, NULL, f.id, tag));
    }
    return E_NONE;
}

/* ---- the type itself ---- */

int type_source_file(Call *call)
{
    jclass c;
    char *name = NULL;
    TRY(call_class(call, &c));
    TRY_TI((*ti)->GetSourceFileName(ti, c, &name));
    out_string(&call->out, name);
    ti_free(name);
    return E_NONE;
}

int type_source_debug_extension(Call *call)
{
    jclass c;
    char *text = NULL;
    TRY(call_class(call, &c));
    TRY_TI((*ti)->GetSourceDebugExtension(ti, c, &text));
    out_string(&call->out, text);
    ti_free(text);
    return E_NONE;
}

/* Is `other` a member or local class, by its name, of the class with this signature: LA$B; or LA$1B; of LA; but neither
 * LA$B$C; nor an anonymous LA$1; nor a hidden class, LA$B.1; ? */
static bool is_nested(const char *outer, const char *other)
{
    size_t n = strlen(outer) - 1; /* without the semicolon */
    if (strncmp(outer, other, n) != 0 || other[n] != '$')
        return false;
    const char *name = other + n + 1;
    name += strspn(name, "0123456789");
    return *name != ';' && strpbrk(name, "$.") == NULL;
}

static bool same_loader(Call *call, jclass a, jclass b)
{
    jobject la = NULL, lb = NULL;
    (*ti)->GetClassLoader(ti, a, &la);
    (*ti)->GetClassLoader(ti, b, &lb);
    bool same = (*call->jni)->IsSameObject(call->jni, la, lb);
    (*call->jni)->DeleteLocalRef(call->jni, la);
    (*call->jni)->DeleteLocalRef(call->jni, lb);
    return same;
}

/* All that are loaded: what is nested in a class says its name, not its state. */
static void write_nested(Call *call, jclass outer, const char *signature)
{
    jint n = 0, written = 0;
    jclass *list = NULL;
    size_t mark = out_mark(&call->out);
    (*ti)->GetLoadedClasses(ti, &n, &list);
    refs_reserve(call->jni, n);
    for (jint i = 0; i < n; i++) {
        char *other = NULL;
        if ((*ti)->GetClassSignature(ti, list[i], &other, NULL) == JVMTI_ERROR_NONE && is_nested(signature, other) &&
            same_loader(call, outer, list[i])) {
            out_class(call->jni, &call->out, list[i]);
            written++;
        }
        ti_free(other);
        (*call->jni)->DeleteLocalRef(call->jni, list[i]);
    }
    ti_free(list);
    out_patch(&call->out, mark, written);
}

int type_nested_types(Call *call)
{
    jclass c;
    char *signature = NULL;
    TRY(call_class(call, &c));
    TRY_TI((*ti)->GetClassSignature(ti, c, &signature, NULL));
    write_nested(call, c, signature);
    ti_free(signature);
    return E_NONE;
}

int type_status(Call *call)
{
    jclass c;
    jint status = 0;
    TRY(call_class(call, &c));
    TRY_TI((*ti)->GetClassStatus(ti, c, &status));
    out_int(&call->out, status & (JVMTI_CLASS_STATUS_VERIFIED | JVMTI_CLASS_STATUS_PREPARED |
                                  JVMTI_CLASS_STATUS_INITIALIZED | JVMTI_CLASS_STATUS_ERROR));
    return E_NONE;
}

int type_interfaces(Call *call)
{
    jclass c;
    jint n = 0;
    jclass *list = NULL;
    TRY(call_class(call, &c));
    TRY_TI((*ti)->GetImplementedInterfaces(ti, c, &n, &list));
    refs_reserve(call->jni, n);
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++)
        out_long(&call->out, id_of(call->jni, list[i]));
    ti_free(list);
    return E_NONE;
}

int type_class_object(Call *call)
{
    jclass c;
    TRY(call_class(call, &c));
    out_long(&call->out, id_of(call->jni, c));
    return E_NONE;
}

int type_instances(Call *call)
{
    jclass c;
    jint n = 0;
    jobject *list = NULL;
    TRY(call_class(call, &c));
    jint most = in_int(&call->in);
    TRY(call_ok(call));
    if (most < 0)
        return E_ILLEGAL_ARGUMENT;
    TRY(heap_find_instances(call->jni, c, most, &n, &list));
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++)
        out_object(call->jni, &call->out, list[i]);
    ti_free(list);
    return E_NONE;
}

int type_class_file_version(Call *call)
{
    jclass c;
    jint minor = 0, major = 0;
    TRY(call_class(call, &c));
    TRY_TI((*ti)->GetClassVersionNumbers(ti, c, &minor, &major));
    out_int(&call->out, major);
    out_int(&call->out, minor);
    return E_NONE;
}

int type_constant_pool(Call *call)
{
    jclass c;
    jint count = 0, length = 0;
    unsigned char *bytes = NULL;
    TRY(call_class(call, &c));
    TRY_TI((*ti)->GetConstantPool(ti, c, &count, &length, &bytes));
    out_int(&call->out, count);
    out_int(&call->out, length);
    out_bytes(&call->out, bytes, (size_t)length);
    ti_free(bytes);
    return E_NONE;
}

int type_module(Call *call)
{
    jclass c;
    TRY(call_class(call, &c));
    out_long(&call->out, id_of(call->jni, (*call->jni)->GetModule(call->jni, c)));
    return E_NONE;
}
