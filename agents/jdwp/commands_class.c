/* commands_class.c - the command sets ClassType, ArrayType, InterfaceType and Method.
 *
 * Owns static members that are set and called, and what is known of a method's code. A method is named by its class
 * and its id, and must be declared by that class. Read next: commands_object.c.
 */
#include "commands.h"

#include "invoke.h"

#include <string.h>

/* A class that is of the kind asked for: TYPE_CLASS, TYPE_INTERFACE, TYPE_ARRAY. */
static int call_class_of(Call *call, int kind, jclass *c)
{
    TRY(call_class(call, c));
    return class_tag(*c) == kind ? E_NONE : E_INVALID_CLASS;
}

int class_superclass(Call *call)
{
    jclass c;
    TRY(call_class_of(call, TYPE_CLASS, &c));
    out_long(&call->out, id_of(call->jni, (*call->jni)->GetSuperclass(call->jni, c)));
    return E_NONE;
}

int class_set_values(Call *call)
{
    jclass c;
    FieldInfo f;
    jvalue value;
    TRY(call_class_of(call, TYPE_CLASS, &c));
    jint n = in_count(&call->in, 9);
    TRY(call_ok(call));
    refs_reserve(call->jni, 2 * n); /* the class that has the field, and its value */
    for (jint i = 0; i < n; i++) {
        TRY(call_field(call, c, &f));
        bool is_static = f.modifiers & ACC_STATIC;
        int error = is_static ? in_untagged(call->jni, &call->in, f.descriptor, &value) : E_INVALID_FIELDID;
        if (error == E_NONE)
            field_set(call->jni, f.class_, NULL, f.id, *f.descriptor, value);
        ti_free(f.descriptor);
        TRY(error);
    }
    return E_NONE;
}

/* A class's own method, or one of a superclass; an interface's own. */
static int invoke_static(Call *call, int kind)
{
    jclass c;
    jthread thread;
    MethodInfo m;
    TRY(call_class_of(call, kind, &c));
    TRY(call_thread(call, &thread));
    TRY(call_method(call, c, kind == TYPE_CLASS, &m));
    int error = !(m.modifiers & ACC_STATIC) || strcmp(m.name, "<clinit>") == 0 || class_tag(m.class_) != kind
                    ? E_INVALID_METHODID
                    : invoke_request(call, thread, m.class_, NULL, &m, false);
    ti_free(m.descriptor);
    return error;
}

int class_invoke_method(Call *call)
{
    return invoke_static(call, TYPE_CLASS);
}

int interface_invoke_method(Call *call)
{
    return invoke_static(call, TYPE_INTERFACE);
}

int class_new_instance(Call *call)
{
    jclass c;
    jthread thread;
    MethodInfo m;
    TRY(call_class_of(call, TYPE_CLASS, &c));
    TRY(call_thread(call, &thread));
    TRY(call_method(call, c, false, &m));
    int error = strcmp(m.name, "<init>") != 0 ? E_INVALID_METHODID : invoke_request(call, thread, c, NULL, &m, true);
    ti_free(m.descriptor);
    return error;
}

/* ---- arrays ---- */

static jarray new_primitive_array(JNIEnv *jni, int tag, jint n)
{
    switch (tag) {
    case 'Z': return (*jni)->NewBooleanArray(jni, n);
    case 'B': return (*jni)->NewByteArray(jni, n);
    case 'C': return (*jni)->NewCharArray(jni, n);
    case 'S': return (*jni)->NewShortArray(jni, n);
    case 'I': return (*jni)->NewIntArray(jni, n);
    case 'F': return (*jni)->NewFloatArray(jni, n);
    case 'J': return (*jni)->NewLongArray(jni, n);
    default: return (*jni)->NewDoubleArray(jni, n);
    }
}

/* An array of objects: its component is asked from the class itself. */
static jarray new_object_array(JNIEnv *jni, jclass array, jint n)
{
    jmethodID get = (*jni)->GetMethodID(jni, known.class_, "getComponentType", "()Ljava/lang/Class;");
    jclass component = get == NULL ? NULL : (*jni)->CallObjectMethod(jni, array, get);
    bool known_one = !(*jni)->ExceptionCheck(jni) && component != NULL;
    return known_one ? (*jni)->NewObjectArray(jni, n, component, NULL) : NULL;
}

int array_type_new_instance(Call *call)
{
    jclass c;
    char *signature = NULL;
    TRY(call_class_of(call, TYPE_ARRAY, &c));
    jint n = in_int(&call->in);
    TRY(call_ok(call));
    if (n < 0) /* the protocol has no other error here */
        return E_OUT_OF_MEMORY;
    TRY_TI((*ti)->GetClassSignature(ti, c, &signature, NULL));
    jarray array = tag_is_object(signature[1]) ? new_object_array(call->jni, c, n)
                                               : new_primitive_array(call->jni, signature[1], n);
    ti_free(signature);
    if (array == NULL)
        return E_OUT_OF_MEMORY;
    out_object(call->jni, &call->out, array);
    return E_NONE;
}

/* ---- methods ---- */

static int read_method(Call *call, MethodInfo *m)
{
    jclass c;
    TRY(call_class(call, &c));
    TRY(call_method(call, c, false, m));
    ti_free(m->descriptor);
    m->descriptor = NULL;
    return E_NONE;
}

static void write_lines(Call *call, jlong first, jlong last, jint n, const jvmtiLineNumberEntry *lines)
{
    out_long(&call->out, first);
    out_long(&call->out, last);
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++) {
        out_long(&call->out, lines[i].start_location);
        out_int(&call->out, lines[i].line_number);
    }
}

int method_line_table(Call *call)
{
    MethodInfo m;
    jlocation first = -1, last = -1;
    jint n = 0;
    jvmtiLineNumberEntry *lines = NULL;
    TRY(read_method(call, &m));
    if (!m.native_) {
        TRY_TI((*ti)->GetMethodLocation(ti, m.id, &first, &last));
        jvmtiError error = (*ti)->GetLineNumberTable(ti, m.id, &n, &lines);
        if (error != JVMTI_ERROR_ABSENT_INFORMATION)
            TRY_TI(error);
    }
    write_lines(call, first, last, n, lines);
    ti_free(lines);
    return E_NONE;
}

static void write_variable(Call *call, jvmtiLocalVariableEntry *v, bool generic)
{
    out_long(&call->out, v->start_location);
    out_string(&call->out, v->name);
    out_string(&call->out, v->signature);
    if (generic)
        out_string(&call->out, v->generic_signature);
    out_int(&call->out, v->length);
    out_int(&call->out, v->slot);
    ti_free(v->name);
    ti_free(v->signature);
    ti_free(v->generic_signature);
}

static int write_variables(Call *call, bool generic)
{
    MethodInfo m;
    jint n = 0, arguments = 0;
    jvmtiLocalVariableEntry *list = NULL;
    TRY(read_method(call, &m));
    if (m.native_)
        return E_NATIVE_METHOD;
    TRY_TI((*ti)->GetArgumentsSize(ti, m.id, &arguments));
    TRY_TI((*ti)->GetLocalVariableTable(ti, m.id, &n, &list));
    out_int(&call->out, arguments);
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++)
        write_variable(call, &list[i], generic);
    ti_free(list);
    return E_NONE;
}

int method_variable_table(Call *call)
{
    return write_variables(call, false);
}

int method_variable_table_with_generic(Call *call)
{
    return write_variables(call, true);
}

int method_bytecodes(Call *call)
{
    MethodInfo m;
    jint n = 0;
    unsigned char *code = NULL;
    TRY(read_method(call, &m));
    if (!m.native_)
        TRY_TI((*ti)->GetBytecodes(ti, m.id, &n, &code));
    out_int(&call->out, n);
    out_bytes(&call->out, code, (size_t)n);
    ti_free(code);
    return E_NONE;
}

/* A method whose id is no longer that of a method of its class was replaced: its id was told as 0. */
int method_is_obsolete(Call *call)
{
    MethodInfo m;
    jboolean obsolete = JNI_FALSE;
    const uint8_t *start = call->in.at;
    if (in_left(&call->in) >= 16) {
        call->in.at += 8;
        bool none = in_long(&call->in) == 0;
        call->in.at = start;
        if (none) {
            jclass c;
            TRY(call_class(call, &c));
            out_byte(&call->out, 1);
            return E_NONE;
        }
    }
    TRY(read_method(call, &m));
    TRY_TI((*ti)->IsMethodObsolete(ti, m.id, &obsolete));
    out_byte(&call->out, obsolete);
    return E_NONE;
}
