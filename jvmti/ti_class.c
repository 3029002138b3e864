/* ti_class.c - chapter Class, but for redefinition (ti_redefine.c).
 *
 * Everything is read from the Class and its current ClassFile; an array or a primitive type has no class file. Members
 * can be asked for once the class is prepared. Lists of classes are snapshots, turned into references at once.
 *
 * Read next: ti_method.c, ti_field.c, ti_object.c. */
#include "ti_bodies.h"

jvmtiError ti_GetClassSignature(Env *env UNUSED, Class *c, char **signature, char **generic)
{
    const ClassFile *file = inspect_class_file(c);
    const Symbol *from[3] = {inspect_class_signature(c), file == NULL ? NULL : file->signature};
    return agent_symbols(from, (char **[3]){signature, generic});
}

jvmtiError ti_GetClassStatus(Env *env UNUSED, Class *c, jint *status)
{
    *status = inspect_class_status(c);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetSourceFileName(Env *env UNUSED, Class *c, char **name)
{
    const ClassFile *file = inspect_class_file(c);
    if (file == NULL || file->source_file == NULL)
        return JVMTI_ERROR_ABSENT_INFORMATION;
    return agent_symbol(file->source_file, name);
}

/* The flags of an inner class stand in its InnerClasses attribute, but for ACC_SUPER, which only the class has. */
static u2 instance_modifiers(const Class *c)
{
    const ClassFile *file = inspect_class_file(c);
    u2 access = inspect_class_access(c);
    u2 super = access & ACC_SUPER;
    for (u2 i = 0; i < file->inner_count; i++)
        if (classfile_class_name(file, file->inners[i].inner) == inspect_class_name(c))
            access = file->inners[i].access;
    return (access & (u2)~ACC_SUPER) | super;
}

/* An array is as visible as its innermost element class. */
jvmtiError ti_GetClassModifiers(Env *env UNUSED, Class *c, jint *modifiers)
{
    static const u2 visibility = ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED;
    bool is_array = inspect_is_array_class(c);
    const Class *named = is_array ? inspect_base_elem(c) : c;
    if (inspect_is_primitive(named))
        *modifiers = ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT;
    else if (is_array)
        *modifiers = (instance_modifiers(named) & visibility) | ACC_FINAL | ACC_ABSTRACT;
    else
        *modifiers = instance_modifiers(named);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetClassMethods(Env *env UNUSED, Class *c, jint *count, jmethodID **out)
{
    if (!inspect_is_prepared(c))
        return JVMTI_ERROR_CLASS_NOT_PREPARED;
    int n = inspect_method_count(c);
    jvmtiError error = agent_alloc((size_t)n * sizeof(jmethodID), out);
    for (int i = 0; error == 0 && i < n; i++)
        (*out)[i] = (jmethodID)method_id(inspect_method_at(c, i));
    *count = error == 0 ? n : 0;
    return error;
}

jvmtiError ti_GetClassFields(Env *env UNUSED, Class *c, jint *count, jfieldID **out)
{
    if (!inspect_is_prepared(c))
        return JVMTI_ERROR_CLASS_NOT_PREPARED;
    int n = inspect_field_count(c);
    jvmtiError error = agent_alloc((size_t)n * sizeof(jfieldID), out);
    for (int i = 0; error == 0 && i < n; i++)
        (*out)[i] = (jfieldID)inspect_field_at(c, i);
    *count = error == 0 ? n : 0;
    return error;
}

/* An array class names Cloneable and Serializable in the VM, but the answer for it is an empty list. */
jvmtiError ti_GetImplementedInterfaces(Env *env UNUSED, Class *c, jint *count, jclass **out)
{
    if (!inspect_is_prepared(c))
        return JVMTI_ERROR_CLASS_NOT_PREPARED;
    int n = inspect_is_array_class(c) ? 0 : inspect_interface_count(c);
    jvmtiError error = agent_refs((size_t)n, out);
    for (int i = 0; error == 0 && i < n; i++)
        (*out)[i] = result_class(inspect_interface_at(c, i));
    *count = error == 0 ? n : 0;
    return error;
}

jvmtiError ti_IsInterface(Env *env UNUSED, Class *c, jboolean *answer)
{
    *answer = class_is_interface(c);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_IsArrayClass(Env *env UNUSED, Class *c, jboolean *answer)
{
    *answer = inspect_is_array_class(c);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_IsModifiableClass(Env *env UNUSED, Class *c, jboolean *answer)
{
    *answer = redefine_is_modifiable(c);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetClassLoader(Env *env UNUSED, Class *c, jobject *out)
{
    *out = result_object(inspect_class_loader(c));
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetClassVersionNumbers(Env *env UNUSED, Class *c, jint *minor, jint *major)
{
    const ClassFile *file = inspect_class_file(c);
    if (file == NULL)
        return JVMTI_ERROR_ABSENT_INFORMATION;
    *minor = file->minor;
    *major = file->major;
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetConstantPool(Env *env UNUSED, Class *c, jint *count, jint *size, unsigned char **out)
{
    const ClassFile *file = inspect_class_file(c);
    if (file == NULL)
        return JVMTI_ERROR_ABSENT_INFORMATION;
    size_t bytes = file->pool_end - file->pool_start;
    jvmtiError error = agent_copy(file->bytes + file->pool_start, bytes, out);
    *count = file->pool_count;
    *size = (jint)bytes;
    return error;
}

jvmtiError ti_GetSourceDebugExtension(Env *env UNUSED, Class *c, char **out)
{
    const ClassFile *file = inspect_class_file(c);
    if (file == NULL || file->source_debug_extension.data == NULL)
        return JVMTI_ERROR_ABSENT_INFORMATION;
    Attr a = file->source_debug_extension;
    jvmtiError error = agent_alloc((size_t)a.len + 1, out);
    if (error != 0)
        return error;
    memcpy(*out, a.data, a.len);
    (*out)[a.len] = '\0';
    return JVMTI_ERROR_NONE;
}

/* ---- lists of classes ---- */

typedef struct ClassList {
    Class **classes;
    size_t count, room;
    bool cut; /* memory was out */
} ClassList;

static void class_collect(Class *c, void *arg)
{
    ClassList *list = arg;
    if (inspect_class_mirror(c) == NULL)
        return;
    list->cut = list->cut || !try_grow(list->classes, list->room, list->count + 1, 512);
    if (!list->cut)
        list->classes[list->count++] = c;
}

static jvmtiError class_list_result(ClassList *list, jint *count, jclass **out)
{
    jvmtiError error = list->cut ? JVMTI_ERROR_OUT_OF_MEMORY : agent_refs(list->count, out);
    for (size_t i = 0; error == 0 && i < list->count; i++)
        (*out)[i] = result_class(list->classes[i]);
    *count = error == 0 ? (jint)list->count : 0;
    free(list->classes);
    return error;
}

jvmtiError ti_GetLoadedClasses(Env *env UNUSED, jint *count, jclass **out)
{
    ClassList list = {0};
    loader_each_class(class_collect, &list);
    return class_list_result(&list, count, out);
}

/* Arrays of primitive types can be used by way of any loader. */
static void primitive_array_collect(Class *c, void *arg)
{
    if (inspect_is_array_class(c) && inspect_is_primitive(inspect_base_elem(c)))
        class_collect(c, arg);
}

jvmtiError ti_GetClassLoaderClasses(Env *env UNUSED, Object *loader, jint *count, jclass **out)
{
    ClassList list = {0};
    inspect_each_initiated(loader, class_collect, &list);
    loader_each_class(primitive_array_collect, &list);
    return class_list_result(&list, count, out);
}
