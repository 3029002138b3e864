/* check_field.c - chapter Field: names, signatures, modifiers, declaring class, synthetic fields. */
#define CHAPTER "field"
#include "kit.h"

#define SHAPE kit_class(k, "kit/Shape0")

static jfieldID shape_field(Kit *k, const char *name, const char *descriptor)
{
    jfieldID f = J(GetFieldID, SHAPE, name, descriptor);
    return kit_cleared(k) ? NULL : f;
}

CHECK(GetFieldName, instance, NEEDS(), "Name and signature of an instance field.")
{
    char *name = NULL, *signature = NULL, *generic = (char *)k;
    MUST(GetFieldName, SHAPE, shape_field(k, "third", "Ljava/lang/String;"), &name, &signature, &generic);
    SAME_STR(name, "third", "name");
    SAME_STR(signature, "Ljava/lang/String;", "signature");
    TRUE(generic == NULL, "a generic signature: %s", generic);
    FREE(name);
    FREE(signature);
}

CHECK(GetFieldName, static_field, NEEDS(), "Name and signature of a static field.")
{
    char *name = NULL, *signature = NULL;
    jfieldID f = J(GetStaticFieldID, SHAPE, "fourth", "D");
    DO(f != NULL);
    MUST(GetFieldName, SHAPE, f, &name, &signature, NULL);
    SAME_STR(name, "fourth", "name");
    SAME_STR(signature, "D", "signature");
    FREE(name);
    FREE(signature);
}

CHECK(GetFieldName, generic, NEEDS(), "The generic signature is that of the class file.")
{
    char *generic = NULL;
    MUST(GetFieldName, SHAPE, shape_field(k, "generic", "Ljava/util/List;"), NULL, NULL, &generic);
    SAME_STR(generic, "Ljava/util/List<Ljava/lang/String;>;", "generic signature");
    FREE(generic);
}

CHECK(GetFieldName, all_declined, NEEDS(), "Each of the results may be declined.")
{
    MUST(GetFieldName, SHAPE, shape_field(k, "first", "I"), NULL, NULL, NULL);
}

CHECK_AT(KIT_START, GetFieldName, in_start, NEEDS(), "It may be called in the start phase.")
{
    jint count = 0;
    jfieldID *f = NULL;
    jclass klass = kit_class(k, "java/lang/String");
    MUST(GetClassFields, klass, &count, &f);
    TRUE(count > 0, "no fields");
    MUST(GetFieldName, klass, f[0], NULL, NULL, NULL);
    FREE(f);
}

CHECK(GetFieldDeclaringClass, own, NEEDS(), "For a declared field it is the class itself.")
{
    jclass d = NULL;
    MUST(GetFieldDeclaringClass, SHAPE, shape_field(k, "first", "I"), &d);
    SAME_OBJECT(d, SHAPE, "class");
}

CHECK(GetFieldDeclaringClass, inherited, NEEDS(), "For an inherited field it is the superclass that declares it.")
{
    jclass d = NULL;
    MUST(GetFieldDeclaringClass, SHAPE, shape_field(k, "base", "I"), &d);
    SAME_OBJECT(d, kit_class(k, "kit/Base"), "class");
}

CHECK(GetFieldDeclaringClass, interface_field, NEEDS(), "For a constant of an interface it is the interface.")
{
    jclass d = NULL, marked = kit_class(k, "kit/Marked");
    jfieldID f = J(GetStaticFieldID, marked, "MARK", "Ljava/lang/Object;");
    DO(f != NULL);
    MUST(GetFieldDeclaringClass, marked, f, &d);
    SAME_OBJECT(d, marked, "class");
}

#define MODIFIERS(rule, is_static, name, descriptor, want)                                                             \
    CHECK(GetFieldModifiers, rule, NEEDS(), "The access flags of the field " name " are those of the class file.")     \
    {                                                                                                                  \
        jint m = -1;                                                                                                   \
        jclass klass = SHAPE;                                                                                          \
        jfieldID f =                                                                                                   \
            is_static ? J(GetStaticFieldID, klass, name, descriptor) : J(GetFieldID, klass, name, descriptor);         \
        DO(f != NULL);                                                                                                 \
        MUST(GetFieldModifiers, klass, f, &m);                                                                         \
        SAME_INT(m & 0xffff, want, "flags");                                                                           \
    }

MODIFIERS(public_field, 0, "first", "I", 0x0001)
MODIFIERS(protected_field, 0, "second", "J", 0x0004)
MODIFIERS(private_field, 0, "third", "Ljava/lang/String;", 0x0002)
MODIFIERS(static_field, 1, "fourth", "D", 0x0008)
MODIFIERS(volatile_field, 0, "fifth", "Ljava/lang/Object;", 0x0040)
MODIFIERS(transient_field, 0, "sixth", "Z", 0x0080)
MODIFIERS(static_final_field, 1, "CONSTANT", "I", 0x0018)

CHECK(IsFieldSynthetic, written_in_source, NEEDS(.can_get_synthetic_attribute = 1),
      "A field of the source is not synthetic.")
{
    jboolean b = 2;
    MUST(IsFieldSynthetic, SHAPE, shape_field(k, "first", "I"), &b);
    SAME_INT(b, JNI_FALSE, "synthetic");
}

CHECK(IsFieldSynthetic, made_by_compiler, NEEDS(.can_get_synthetic_attribute = 1),
      "The outer object of an inner class is a synthetic field.")
{
    jboolean b = 2;
    jclass inner = kit_class(k, "kit/Shape0$Inner");
    jfieldID f = J(GetFieldID, inner, "this$0", "Lkit/Shape0;");
    DO(f != NULL);
    MUST(IsFieldSynthetic, inner, f, &b);
    SAME_INT(b, JNI_TRUE, "synthetic");
}
