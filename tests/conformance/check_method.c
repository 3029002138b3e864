/* check_method.c - chapter Method: names, modifiers, sizes, line and variable tables, bytecodes, native methods and
 * their prefixes. */
#define CHAPTER "method"
#include "kit.h"

#define SHAPE kit_class(k, "kit/Shape0")
#define LINES kit_class(k, "kit/Lines")
#define THREE kit_static(k, LINES, "three", "(I)I")

static jmethodID partial(Kit *k)
{
    return kit_method(k, kit_class(k, "kit/Shape0$Partial"), "unfinished", "()I");
}

static jmethodID native_method(Kit *k)
{
    return kit_method(k, SHAPE, "nativeMethod", "(IJ)V");
}

CHECK(GetMethodName, plain, NEEDS(), "Name and signature of a method.")
{
    char *name = NULL, *signature = NULL, *generic = (char *)k;
    MUST(GetMethodName, kit_method(k, SHAPE, "virtually", "(IJLjava/lang/Object;)Ljava/lang/Object;"), &name,
         &signature, &generic);
    SAME_STR(name, "virtually", "name");
    SAME_STR(signature, "(IJLjava/lang/Object;)Ljava/lang/Object;", "signature");
    TRUE(generic == NULL, "a generic signature: %s", generic);
    FREE(name);
    FREE(signature);
}

CHECK(GetMethodName, constructor, NEEDS(), "A constructor is called <init>.")
{
    char *name = NULL;
    MUST(GetMethodName, kit_method(k, SHAPE, "<init>", "()V"), &name, NULL, NULL);
    SAME_STR(name, "<init>", "name");
    FREE(name);
}

CHECK(GetMethodName, generic, NEEDS(), "The generic signature is that of the class file.")
{
    char *generic = NULL;
    MUST(GetMethodName, kit_method(k, SHAPE, "generically", "(Ljava/util/List;)Ljava/util/List;"), NULL, NULL,
         &generic);
    SAME_STR(generic, "(Ljava/util/List<Ljava/lang/String;>;)Ljava/util/List<Ljava/lang/String;>;",
             "generic signature");
    FREE(generic);
}

CHECK(GetMethodName, all_declined, NEEDS(), "Each of the results may be declined.")
{
    MUST(GetMethodName, THREE, NULL, NULL, NULL);
}

CHECK(GetMethodDeclaringClass, own, NEEDS(), "For a declared method it is the class itself.")
{
    jclass d = NULL;
    MUST(GetMethodDeclaringClass, THREE, &d);
    SAME_OBJECT(d, LINES, "class");
}

CHECK(GetMethodDeclaringClass, inherited, NEEDS(),
      "For an inherited method it is the class or interface that declares it.")
{
    jclass d = NULL;
    MUST(GetMethodDeclaringClass, kit_method(k, SHAPE, "hashCode", "()I"), &d);
    SAME_OBJECT(d, kit_class(k, "java/lang/Object"), "class of hashCode");
    MUST(GetMethodDeclaringClass, kit_method(k, SHAPE, "marked", "()I"), &d);
    SAME_OBJECT(d, kit_class(k, "kit/Marked"), "interface of the default method");
}

#define MODIFIERS(rule, method, want)                                                                                  \
    CHECK(GetMethodModifiers, rule, NEEDS(), "The access flags are those of the class file.")                          \
    {                                                                                                                  \
        jint m = -1;                                                                                                   \
        jmethodID id = method;                                                                                         \
        DO(id != NULL);                                                                                                \
        MUST(GetMethodModifiers, id, &m);                                                                              \
        SAME_INT(m & 0xffff, want, "flags");                                                                           \
    }

MODIFIERS(public_static, kit_static(k, SHAPE, "statically", "(I)I"), 0x0009)
MODIFIERS(protected_final_synchronized, kit_method(k, SHAPE, "virtually", "(IJLjava/lang/Object;)Ljava/lang/Object;"),
          0x0034)
MODIFIERS(private_strict_varargs, kit_method(k, SHAPE, "privately", "([D)D"), 0x0882)
MODIFIERS(native_flag, native_method(k), 0x0100)
MODIFIERS(abstract_flag, partial(k), 0x0400)
MODIFIERS(bridge, kit_method(k, SHAPE, "copy", "()Lkit/Base;"), 0x1041)

CHECK(GetMaxLocals, of_code, NEEDS(), "It is max_locals of the class file.")
{
    jint n = 0;
    MUST(GetMaxLocals, THREE, &n);
    SAME_INT(n, 3, "locals of three()");
    MUST(GetMaxLocals, kit_method(k, LINES, "wide", "(JDI)J"), &n);
    SAME_INT(n, 8, "locals of wide()");
}

CHECK(GetMaxLocals, refuses_native, NEEDS(), "A native method is NATIVE_METHOD.")
{
    jint n = 0;
    REFUSE(NATIVE_METHOD, GetMaxLocals, native_method(k), &n);
}

CHECK(GetArgumentsSize, in_slots, NEEDS(),
      "Slots of the arguments: two for long and double, one for the object of an instance method.")
{
    jint n = 0;
    MUST(GetArgumentsSize, THREE, &n);
    SAME_INT(n, 1, "static (I)");
    MUST(GetArgumentsSize, kit_method(k, LINES, "wide", "(JDI)J"), &n);
    SAME_INT(n, 6, "instance (JDI)");
    MUST(GetArgumentsSize, kit_static(k, LINES, "empty", "()V"), &n);
    SAME_INT(n, 0, "static ()");
}

CHECK(GetArgumentsSize, refuses_native, NEEDS(), "A native method is NATIVE_METHOD.")
{
    jint n = 0;
    REFUSE(NATIVE_METHOD, GetArgumentsSize, native_method(k), &n);
}

CHECK(GetLineNumberTable, entries, NEEDS(.can_get_line_numbers = 1),
      "Each line with the location where it begins, as in the class file.")
{
    jint n = 0;
    jvmtiLineNumberEntry *t = NULL;
    MUST(GetLineNumberTable, THREE, &n, &t);
    SAME_INT(n, 3, "entries");
    for (int i = 0; i < 3; i++)
        TRUE(t[i].start_location == i * 4 && t[i].line_number == 5 + i, "entry %d: %lld line %d", i,
             (long long)t[i].start_location, t[i].line_number);
    FREE(t);
}

CHECK(GetLineNumberTable, refuses_native, NEEDS(.can_get_line_numbers = 1), "A native method is NATIVE_METHOD.")
{
    jint n = 0;
    jvmtiLineNumberEntry *t = NULL;
    REFUSE(NATIVE_METHOD, GetLineNumberTable, native_method(k), &n, &t);
}

CHECK(GetLineNumberTable, absent, NEEDS(.can_get_line_numbers = 1), "An abstract method has none: ABSENT_INFORMATION.")
{
    jint n = 0;
    jvmtiLineNumberEntry *t = NULL;
    REFUSE(ABSENT_INFORMATION, GetLineNumberTable, partial(k), &n, &t);
}

CHECK(GetMethodLocation, range, NEEDS(), "From zero to the last byte of the code.")
{
    jlocation start = -1, end = -1;
    MUST(GetMethodLocation, THREE, &start, &end);
    SAME_INT(start, 0, "start");
    SAME_INT(end, 11, "end");
    MUST(GetMethodLocation, kit_static(k, LINES, "empty", "()V"), &start, &end);
    SAME_INT(end, 0, "end of a method of one instruction");
}

CHECK(GetMethodLocation, abstract_is_minus_one, NEEDS(),
      "A method without code has -1 twice, or is ABSENT_INFORMATION.")
{
    jlocation start = 0, end = 0;
    jvmtiError e = TI(GetMethodLocation, partial(k), &start, &end);
    if (e == JVMTI_ERROR_ABSENT_INFORMATION)
        return;
    GIVES(JVMTI_ERROR_NONE, e);
    SAME_INT(start, -1, "start");
    SAME_INT(end, -1, "end");
}

CHECK(GetMethodLocation, refuses_native, NEEDS(), "A native method is NATIVE_METHOD.")
{
    jlocation start, end;
    REFUSE(NATIVE_METHOD, GetMethodLocation, native_method(k), &start, &end);
}

CHECK(GetLocalVariableTable, entries, NEEDS(.can_access_local_variables = 1),
      "Each variable with name, signature, slot, and where it lives.")
{
    jint n = 0;
    jvmtiLocalVariableEntry *t = NULL;
    static const struct {
        const char *name;
        int start, length, slot;
    } want[] = {{"n", 0, 12, 0}, {"a", 4, 8, 1}, {"b", 8, 4, 2}};
    MUST(GetLocalVariableTable, THREE, &n, &t);
    SAME_INT(n, 3, "variables");
    int found = 0;
    for (int i = 0; i < 3; i++) {
        for (int w = 0; w < 3; w++) {
            found += strcmp(t[i].name, want[w].name) == 0 && t[i].start_location == want[w].start &&
                     t[i].length == want[w].length && t[i].slot == want[w].slot && strcmp(t[i].signature, "I") == 0 &&
                     t[i].generic_signature == NULL;
        }
        FREE(t[i].name);
        FREE(t[i].signature);
    }
    FREE(t);
    SAME_INT(found, 3, "variables as expected");
}

CHECK(GetLocalVariableTable, wide_slots, NEEDS(.can_access_local_variables = 1),
      "A long takes two slots: later variables come after it.")
{
    jint n = 0, slot = -1;
    jvmtiLocalVariableEntry *t = NULL;
    MUST(GetLocalVariableTable, kit_method(k, LINES, "wide", "(JDI)J"), &n, &t);
    for (int i = 0; i < n; i++) {
        if (strcmp(t[i].name, "sum") == 0)
            slot = t[i].slot;
        FREE(t[i].name);
        FREE(t[i].signature);
    }
    FREE(t);
    SAME_INT(n, 5, "variables");
    SAME_INT(slot, 6, "slot of the last");
}

CHECK(GetLocalVariableTable, refuses_native, NEEDS(.can_access_local_variables = 1),
      "A native method is NATIVE_METHOD.")
{
    jint n;
    jvmtiLocalVariableEntry *t;
    REFUSE(NATIVE_METHOD, GetLocalVariableTable, native_method(k), &n, &t);
}

CHECK(GetLocalVariableTable, abstract_has_none, NEEDS(.can_access_local_variables = 1),
      "An abstract method has none: an empty table, or ABSENT_INFORMATION.")
{
    jint n = -1;
    jvmtiLocalVariableEntry *t = NULL;
    jvmtiError e = TI(GetLocalVariableTable, partial(k), &n, &t);
    if (e == JVMTI_ERROR_ABSENT_INFORMATION)
        return;
    GIVES(JVMTI_ERROR_NONE, e);
    FREE(t);
    SAME_INT(n, 0, "variables");
}

CHECK(GetLocalVariableTable, absent, NEEDS(.can_access_local_variables = 1),
      "A class file without variable tables is ABSENT_INFORMATION.")
{
    jint n = -1;
    jvmtiLocalVariableEntry *t = NULL;
    jclass klass = kit_class(k, "kit/more/Plain");
    REFUSE(ABSENT_INFORMATION, GetLocalVariableTable, kit_static(k, klass, "plain", "(I)I"), &n, &t);
}

CHECK(GetLineNumberTable, absent_in_file, NEEDS(.can_get_line_numbers = 1),
      "A class file without line numbers is ABSENT_INFORMATION.")
{
    jint n = -1;
    jvmtiLineNumberEntry *t = NULL;
    jclass klass = kit_class(k, "kit/more/Plain");
    REFUSE(ABSENT_INFORMATION, GetLineNumberTable, kit_static(k, klass, "plain", "(I)I"), &n, &t);
}

CHECK(GetSourceFileName, absent_in_file, NEEDS(.can_get_source_file_name = 1),
      "A class file without that attribute is ABSENT_INFORMATION.")
{
    char *s = NULL;
    REFUSE(ABSENT_INFORMATION, GetSourceFileName, kit_class(k, "kit/more/Plain"), &s);
}

CHECK(GetBytecodes, exact, NEEDS(.can_get_bytecodes = 1), "They are the bytes of the class file.")
{
    static const unsigned char want[] = {0x1a, 0x04, 0x60, 0x3c, 0x1b, 0x05, 0x68, 0x3d, 0x1b, 0x1c, 0x60, 0xac};
    jint n = 0, result;
    unsigned char *code = NULL;
    DO(kit_run_int(k, "kit/Lines", "three", 1, &result)); /* even after the method ran */
    MUST(GetBytecodes, THREE, &n, &code);
    int same = n == sizeof want && memcmp(code, want, sizeof want) == 0;
    FREE(code);
    TRUE(same, "other bytes, %d of them", n);
}

CHECK(GetBytecodes, not_quickened, NEEDS(.can_get_bytecodes = 1),
      "Instructions with constant pool indexes are those of the class file after they ran.")
{
    jint n = 0, result = 0;
    unsigned char *before = NULL, *after = NULL;
    jmethodID calls = kit_static(k, LINES, "calls", "(I)I");
    MUST(GetBytecodes, calls, &n, &before);
    DO(kit_run_int(k, "kit/Lines", "calls", 1, &result));
    MUST(GetBytecodes, calls, &n, &after);
    int same = memcmp(before, after, (size_t)n) == 0, opcode = after[1];
    FREE(before);
    FREE(after);
    TRUE(same, "they have changed");
    SAME_INT(opcode, 0xb8, "second instruction");
}

CHECK(GetBytecodes, without_breakpoint, NEEDS(.can_get_bytecodes = 1, .can_generate_breakpoint_events = 1),
      "A breakpoint does not show.")
{
    jint n = 0;
    unsigned char *code = NULL;
    MUST(SetBreakpoint, THREE, 0);
    jvmtiError e = TI(GetBytecodes, THREE, &n, &code);
    MUST(ClearBreakpoint, THREE, 0);
    GIVES(JVMTI_ERROR_NONE, e);
    int first = code[0];
    FREE(code);
    SAME_INT(first, 0x1a, "first instruction");
}

CHECK(GetBytecodes, refuses_native, NEEDS(.can_get_bytecodes = 1), "A native method is NATIVE_METHOD.")
{
    jint n;
    unsigned char *code;
    REFUSE(NATIVE_METHOD, GetBytecodes, native_method(k), &n, &code);
}

CHECK(GetBytecodes, abstract_is_empty, NEEDS(.can_get_bytecodes = 1), "An abstract method has no bytes.")
{
    jint n = -1;
    unsigned char *code = NULL;
    MUST(GetBytecodes, partial(k), &n, &code);
    FREE(code);
    SAME_INT(n, 0, "bytes");
}

CHECK(IsMethodNative, kinds, NEEDS(), "True for native methods alone.")
{
    jboolean b = 2;
    MUST(IsMethodNative, native_method(k), &b);
    SAME_INT(b, JNI_TRUE, "a native method");
    MUST(IsMethodNative, THREE, &b);
    SAME_INT(b, JNI_FALSE, "a Java method");
    MUST(IsMethodNative, partial(k), &b);
    SAME_INT(b, JNI_FALSE, "an abstract method");
}

CHECK(IsMethodSynthetic, kinds, NEEDS(.can_get_synthetic_attribute = 1),
      "True for the bridge that the compiler made, not for methods of the source.")
{
    jboolean b = 2;
    MUST(IsMethodSynthetic, kit_method(k, SHAPE, "copy", "()Lkit/Base;"), &b);
    SAME_INT(b, JNI_TRUE, "the bridge");
    MUST(IsMethodSynthetic, kit_method(k, SHAPE, "copy", "()Lkit/Shape0;"), &b);
    SAME_INT(b, JNI_FALSE, "the method itself");
}

CHECK(IsMethodObsolete, current, NEEDS(), "A method that was not replaced is not obsolete.")
{
    jboolean b = 2;
    MUST(IsMethodObsolete, THREE, &b);
    SAME_INT(b, JNI_FALSE, "obsolete");
}

/* ---- native method prefixes: kit.Prefixed declares wrapped_answer() alone, the library only answer() */

JNIEXPORT jint JNICALL Java_kit_Prefixed_answer(JNIEnv *jni, jclass klass, jint n);
JNIEXPORT jint JNICALL Java_kit_Prefixed_twice(JNIEnv *jni, jclass klass, jint n);
JNIEXPORT jint JNICALL Java_kit_Prefixed_crossed(JNIEnv *jni, jclass klass, jint n);

jint JNICALL Java_kit_Prefixed_answer(JNIEnv *jni, jclass klass, jint n)
{
    (void)jni, (void)klass;
    return n + 1000;
}

jint JNICALL Java_kit_Prefixed_twice(JNIEnv *jni, jclass klass, jint n)
{
    (void)jni, (void)klass;
    return n + 2000;
}

jint JNICALL Java_kit_Prefixed_crossed(JNIEnv *jni, jclass klass, jint n)
{
    (void)jni, (void)klass;
    return n + 3000;
}

CHECK(SetNativeMethodPrefix, links_without_prefix, NEEDS(.can_set_native_method_prefix = 1),
      "A native method that is not found is sought without the prefix.")
{
    jint result = 0;
    MUST(SetNativeMethodPrefix, "wrapped_");
    int ran = kit_run_int(k, "kit/Prefixed", "wrapped_answer", 1, &result);
    MUST(SetNativeMethodPrefix, NULL);
    DO(ran);
    SAME_INT(result, 1001, "result");
}

CHECK(SetNativeMethodPrefixes, several, NEEDS(.can_set_native_method_prefix = 1),
      "Several prefixes are taken off one after the other.")
{
    char *prefixes[] = {"inner_", "outer_"};
    jint result = 0;
    MUST(SetNativeMethodPrefixes, 2, prefixes);
    int ran = kit_run_int(k, "kit/Prefixed", "outer_inner_twice", 1, &result);
    MUST(SetNativeMethodPrefixes, 0, prefixes);
    DO(ran);
    SAME_INT(result, 2001, "result");
}

CHECK(SetNativeMethodPrefixes, in_their_order, NEEDS(.can_set_native_method_prefix = 1),
      "The last prefix is the outermost: with the two in the other order the method is not found.")
{
    char *prefixes[] = {"outer_", "inner_"};
    jint result = 0;
    MUST(SetNativeMethodPrefixes, 2, prefixes);
    int ran = kit_run_int(k, "kit/Prefixed", "outer_inner_crossed", 1, &result);
    MUST(SetNativeMethodPrefixes, 0, prefixes);
    TRUE(!ran, "it was found");
}

CHECK(SetNativeMethodPrefixes, refuses_null_among, NEEDS(.can_set_native_method_prefix = 1),
      "A null among the prefixes is NULL_POINTER, and those that were set stay.")
{
    char *good[] = {"wrapped_"}, *bad[] = {"outer_", NULL};
    jint result = 0;
    MUST(SetNativeMethodPrefixes, 1, good);
    jvmtiError e = TI(SetNativeMethodPrefixes, 2, bad);
    kit_asked(k, "SetNativeMethodPrefixes", JVMTI_ERROR_NULL_POINTER);
    int ran = kit_run_int(k, "kit/Prefixed", "wrapped_answer", 1, &result);
    MUST(SetNativeMethodPrefixes, 0, good);
    GIVES(JVMTI_ERROR_NULL_POINTER, e);
    DO(ran);
    SAME_INT(result, 1001, "result");
}

CHECK(SetNativeMethodPrefix, default_prefix, NEEDS(.can_set_native_method_prefix = 1),
      "Null takes the prefix back: the method is not found.")
{
    jint result = 0;
    MUST(SetNativeMethodPrefix, "wrapped_");
    MUST(SetNativeMethodPrefix, NULL);
    int ran = kit_run_int(k, "kit/Prefixed", "wrapped_missing", 1, &result);
    TRUE(!ran, "it was found");
}

CHECK_AT(KIT_ONLOAD, SetNativeMethodPrefix, in_onload, NEEDS(.can_set_native_method_prefix = 1),
         "It may be called in the OnLoad phase.")
{
    MUST(SetNativeMethodPrefix, "kit_");
    MUST(SetNativeMethodPrefix, NULL);
}
