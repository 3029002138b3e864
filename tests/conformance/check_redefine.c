/*
 * check_redefine.c - chapter Class: RedefineClasses, RetransformClasses, obsolete methods. java/kit/Redef0.java is the
 * class, Redef1 to RedefB are its other versions; each check has its own copy of the class, defined by a loader of its
 * own.
 */
#define CHAPTER "class"
#define GROUP   "redefine"
#include "kit.h"

#define REDEFINES    NEEDS(.can_redefine_classes = 1)
#define RETRANSFORMS NEEDS(.can_retransform_classes = 1)

static jint answer(Kit *k, jclass klass)
{
    jmethodID m = kit_static(k, klass, "answer", "()I");
    jint value = m != NULL ? J(CallStaticIntMethod, klass, m) : -1;
    return kit_cleared(k) ? -1 : value;
}

/* Redefines the class by the version in kit/NAME. */
static jvmtiError redefine(Kit *k, jclass klass, const char *name)
{
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, name, "Redef0", &length);
    if (bytes == NULL)
        return JVMTI_ERROR_INTERNAL;
    jvmtiClassDefinition d = {klass, length, bytes};
    jvmtiError e = TI(RedefineClasses, 1, &d);
    free(bytes);
    kit_cleared(k);
    return e;
}

#define CLASS(name)                                                                                                    \
    jclass name = kit_define(k, "Redef0");                                                                             \
    DO(name != NULL)

/* ---- what is kept, what is new */

CHECK(RedefineClasses, new_body, REDEFINES, "After it calls run the new bodies.")
{
    CLASS(klass);
    SAME_INT(answer(k, klass), 0, "answer before");
    GIVES(JVMTI_ERROR_NONE, redefine(k, klass, "Redef1"));
    SAME_INT(answer(k, klass), 1, "answer after");
    GIVES(JVMTI_ERROR_NONE, redefine(k, klass, "Redef0"));
    SAME_INT(answer(k, klass), 0, "answer after going back");
}

CHECK(RedefineClasses, before_use, REDEFINES, "A class that was not initialized yet can be redefined.")
{
    CLASS(klass);
    GIVES(JVMTI_ERROR_NONE, redefine(k, klass, "Redef1"));
    SAME_INT(answer(k, klass), 1, "answer");
}

CHECK(RedefineClasses, keeps_instances, REDEFINES,
      "Objects keep their class and the values of their fields; their methods are the new ones.")
{
    CLASS(klass);
    jmethodID make = kit_method(k, klass, "<init>", "()V"), method = kit_method(k, klass, "method", "(I)I");
    jfieldID field = J(GetFieldID, klass, "field", "I");
    jobject object = J(NewObject, klass, make);
    J(SetIntField, object, field, 55);
    GIVES(JVMTI_ERROR_NONE, redefine(k, klass, "Redef1"));
    SAME_INT(J(GetIntField, object, field), 55, "field");
    SAME_INT(J(CallIntMethod, object, method, 10), 11, "method");
    TRUE(J(IsInstanceOf, object, klass), "another class");
}

CHECK(RedefineClasses, keeps_method_ids, REDEFINES,
      "A method that is still there keeps its identifier, which is not obsolete.")
{
    CLASS(klass);
    jboolean obsolete = 2;
    jmethodID before = kit_static(k, klass, "answer", "()I");
    GIVES(JVMTI_ERROR_NONE, redefine(k, klass, "Redef1"));
    TRUE(kit_static(k, klass, "answer", "()I") == before, "another identifier");
    MUST(IsMethodObsolete, before, &obsolete);
    SAME_INT(obsolete, JNI_FALSE, "obsolete");
}

CHECK(RedefineClasses, no_initializer, REDEFINES, "The class initializer does not run again.")
{
    jclass klass = kit_define(k, "Lazy");
    DO(klass != NULL);
    J(AllocObject, klass);
    jfieldID made = J(GetStaticFieldID, klass, "made", "Ljava/lang/Object;");
    jobject before = J(GetStaticObjectField, klass, made);
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, "Lazy", NULL, &length);
    jvmtiClassDefinition d = {klass, length, bytes};
    jvmtiError e = TI(RedefineClasses, 1, &d);
    free(bytes);
    GIVES(JVMTI_ERROR_NONE, e);
    jobject after = J(GetStaticObjectField, klass, made);
    SAME_OBJECT(after, before, "static field");
}

CHECK(RedefineClasses, clears_breakpoints, NEEDS(.can_redefine_classes = 1, .can_generate_breakpoint_events = 1),
      "Breakpoints of the class are cleared, where the new version is the same, too, and none of other classes.")
{
    CLASS(klass);
    CLASS(other);
    jmethodID m = kit_static(k, klass, "answer", "()I"), elsewhere = kit_static(k, other, "answer", "()I");
    MUST(SetBreakpoint, m, 0);
    MUST(SetBreakpoint, elsewhere, 0);
    GIVES(JVMTI_ERROR_NONE, redefine(k, klass, "Redef1"));
    REFUSE(NOT_FOUND, ClearBreakpoint, m, 0);
    MUST(SetBreakpoint, m, 0);
    GIVES(JVMTI_ERROR_NONE, redefine(k, klass, "Redef1"));
    REFUSE(NOT_FOUND, ClearBreakpoint, m, 0);
    MUST(ClearBreakpoint, elsewhere, 0);
}

CHECK(RedefineClasses, new_bytecodes, NEEDS(.can_redefine_classes = 1, .can_get_bytecodes = 1),
      "GetBytecodes gives the new ones.")
{
    CLASS(klass);
    jint n = 0;
    unsigned char *code = NULL;
    GIVES(JVMTI_ERROR_NONE, redefine(k, klass, "Redef1"));
    MUST(GetBytecodes, kit_static(k, klass, "answer", "()I"), &n, &code);
    int first = code[0];
    FREE(code);
    SAME_INT(first, 0x04, "first instruction");
}

/* The number of places where `old` was replaced by `new`, which is as long. */
static int patched(unsigned char *bytes, jint length, const char *old, const char *new)
{
    int n = 0;
    for (jint i = 0; i + (jint)strlen(old) <= length; i++)
        if (memcmp(bytes + i, old, strlen(old)) == 0) {
            memcpy(bytes + i, new, strlen(new));
            n++;
        }
    return n;
}

CHECK(RedefineClasses, new_field_signature, REDEFINES,
      "The generic signature of a field, which is an attribute, is that of the new version.")
{
    jclass klass = kit_define(k, "Generic");
    DO(klass != NULL);
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, "Generic", "Generic", &length);
    DO(bytes != NULL);
    DO(patched(bytes, length, "Ljava/util/List<Ljava/lang/String;>;", "Ljava/util/List<Ljava/lang/Object;>;") == 1);
    jvmtiClassDefinition d = {klass, length, bytes};
    jvmtiError e = TI(RedefineClasses, 1, &d);
    free(bytes);
    GIVES(JVMTI_ERROR_NONE, e);
    jfieldID names = J(GetFieldID, klass, "names", "Ljava/util/List;"),
             value = J(GetFieldID, klass, "value", "Ljava/lang/Object;");
    DO(names != NULL && value != NULL);
    char *text;
    MUST(GetFieldName, klass, names, NULL, NULL, &text);
    SAME_STR(text, "Ljava/util/List<Ljava/lang/Object;>;", "signature");
    FREE(text);
    MUST(GetFieldName, klass, value, NULL, NULL, &text);
    SAME_STR(text, "TT;", "signature of the other field");
    FREE(text);
}

CHECK(RedefineClasses, nothing, REDEFINES, "No class at all is no error.")
{
    jvmtiClassDefinition none = {NULL, 0, NULL};
    MUST(RedefineClasses, 0, &none);
}

CHECK(RedefineClasses, several_at_once, REDEFINES, "Several classes are redefined together.")
{
    CLASS(a);
    CLASS(b);
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, "Redef1", "Redef0", &length);
    jvmtiClassDefinition d[] = {{a, length, bytes}, {b, length, bytes}};
    jvmtiError e = TI(RedefineClasses, 2, d);
    free(bytes);
    GIVES(JVMTI_ERROR_NONE, e);
    SAME_INT(answer(k, a), 1, "first answer");
    SAME_INT(answer(k, b), 1, "second answer");
}

CHECK(RedefineClasses, all_or_none, REDEFINES, "When one of several is refused none is redefined.")
{
    CLASS(a);
    CLASS(b);
    jint good_length = 0, bad_length = 0;
    unsigned char *good = kit_bytes(k, "Redef1", "Redef0", &good_length),
                  *bad = kit_bytes(k, "Redef2", "Redef0", &bad_length);
    jvmtiClassDefinition d[] = {{a, good_length, good}, {b, bad_length, bad}};
    jvmtiError e = TI(RedefineClasses, 2, d);
    free(good);
    free(bad);
    GIVES(JVMTI_ERROR_UNSUPPORTED_REDEFINITION_METHOD_ADDED, e);
    SAME_INT(answer(k, a), 0, "answer of the good one");
}

/* ---- active and obsolete methods */

JNIEXPORT void JNICALL Java_kit_Redef0Stop_at(JNIEnv *jni, jclass klass);

void JNICALL Java_kit_Redef0Stop_at(JNIEnv *jni, jclass klass)
{
    kit_native_block(jni);
    (void)klass;
}

CHECK(IsMethodObsolete, active_frame, REDEFINES,
      "A frame that runs the old body has an obsolete method; it goes on to its end, later calls run the new one.")
{
    jmethodID method = NULL;
    jlocation location;
    jboolean obsolete = 2;
    jclass klass = kit_class(k, "kit/Redef0");
    jthread worker = kit_worker(k, "active");
    DO(klass != NULL && worker != NULL);
    for (int i = 0; i < 10000 && !kit_native_wait(); i++)
        kit_nap();
    GIVES(JVMTI_ERROR_NONE, redefine(k, klass, "Redef1"));
    MUST(GetFrameLocation, worker, 1, &method, &location);
    MUST(IsMethodObsolete, method, &obsolete);
    TRUE(method != kit_static(k, klass, "active", "(I)I"), "the identifier of the new method");
    kit_native_release();
    int ended = kit_worker_end(k, worker);
    GIVES(JVMTI_ERROR_NONE, redefine(k, klass, "Redef0"));
    DO(ended);
    SAME_INT(obsolete, JNI_TRUE, "obsolete");
    SAME_INT(kit_worker_int(k, worker, "result"), 5, "result of the old body");
}

static atomic_int breakpoints;

static void JNICALL on_breakpoint(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)ti, (void)jni, (void)thread, (void)method, (void)location;
    atomic_fetch_add(&breakpoints, 1);
}

/* How often a breakpoint behind the call in Redef0.active is hit, which is set before the class is redefined and the
 * frame goes on; -1: it could not be tried. version NULL: it is not redefined. */
static int hits_after(Kit *k, const char *version)
{
    jclass klass = kit_class(k, "kit/Redef0");
    jmethodID active = kit_static(k, klass, "active", "(I)I");
    jthread worker = kit_worker(k, "active");
    for (int i = 0; worker != NULL && i < 10000 && !kit_native_wait(); i++)
        kit_nap();
    atomic_store(&breakpoints, 0);
    int fine = worker != NULL && kit_native_wait() == 1 && TI(SetBreakpoint, active, 3) == JVMTI_ERROR_NONE;
    if (fine && version != NULL)
        fine = redefine(k, klass, version) == JVMTI_ERROR_NONE;
    fine = worker != NULL && kit_worker_end(k, worker) && fine;
    jvmtiError cleared = TI(ClearBreakpoint, active, 3);
    fine = fine && (version == NULL) == (cleared == JVMTI_ERROR_NONE);
    return redefine(k, klass, "Redef0") == JVMTI_ERROR_NONE && fine ? atomic_load(&breakpoints) : -1;
}

CHECK(RedefineClasses, clears_breakpoints_of_frames,
      NEEDS(.can_redefine_classes = 1, .can_generate_breakpoint_events = 1),
      "A frame that runs the old version does not stop at a breakpoint that the redefinition has cleared.")
{
    LISTEN(.Breakpoint = on_breakpoint);
    ON(BREAKPOINT, NULL);
    SAME_INT(hits_after(k, NULL), 1, "hits without a redefinition");
    SAME_INT(hits_after(k, "Redef0"), 0, "hits after one by an equal version");
    SAME_INT(hits_after(k, "Redef1"), 0, "hits after one by another version");
}

/* ---- what the constants of a version hold while one of its frames is active */

static struct {
    Kit *k;
    jclass klass;
    jvmtiError redefined;
    jint left; /* objects with the tag of the constant */
} held;

JNIEXPORT void JNICALL Java_kit_Held0Stop_at(JNIEnv *jni, jclass klass);

void JNICALL Java_kit_Held0Stop_at(JNIEnv *jni, jclass klass)
{
    (void)jni, (void)klass;
    Kit *k = held.k;
    jlong wanted = 660;
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, "Held1", "Held0", &length);
    if (bytes == NULL)
        return;
    jvmtiClassDefinition d = {held.klass, length, bytes};
    held.redefined = TI(RedefineClasses, 1, &d);
    free(bytes);
    for (int i = 0; i < 3; i++)
        TI(ForceGarbageCollection);
    TI(GetObjectsWithTags, 1, &wanted, &held.left, NULL, NULL);
}

CHECK(RedefineClasses, keeps_constants, NEEDS(.can_redefine_classes = 1, .can_tag_objects = 1),
      "While a frame of the old version is active, what its constants refer to lives and is the same.")
{
    jclass klass = kit_define(k, "Held0");
    DO(klass != NULL);
    held.k = k;
    held.klass = klass;
    held.redefined = JVMTI_ERROR_INTERNAL;
    held.left = -1;
    jmethodID constant = kit_static(k, klass, "constant", "()Ljava/lang/String;");
    jmethodID active = kit_static(k, klass, "active", "()Ljava/lang/String;");
    jstring text = J(CallStaticObjectMethod, klass, constant);
    DO(text != NULL && TI(SetTag, text, 660) == JVMTI_ERROR_NONE);
    J(DeleteLocalRef, text);
    jstring again = J(CallStaticObjectMethod, klass, active);
    DO(!kit_cleared(k));
    GIVES(JVMTI_ERROR_NONE, held.redefined);
    SAME_INT(held.left, 1, "objects that the constant refers to, after collections");
    TRUE(again != NULL && J(GetStringUTFLength, again) == 38, "another text");
    jlong t = 0;
    MUST(GetTag, again, &t);
    SAME_INT(t, 660, "tag of the constant");
}

/* ---- refusals: each rule of what may not change */

#define SCHEMA(function_rule, version, error, sentence)                                                                \
    CHECK(RedefineClasses, function_rule, REDEFINES, sentence)                                                         \
    {                                                                                                                  \
        CLASS(klass);                                                                                                  \
        GIVES(JVMTI_ERROR_##error, redefine(k, klass, version));                                                       \
        SAME_INT(answer(k, klass), 0, "answer afterwards");                                                            \
    }

SCHEMA(refuses_new_method, "Redef2", UNSUPPORTED_REDEFINITION_METHOD_ADDED, "A method more is METHOD_ADDED.")
SCHEMA(refuses_lost_method, "Redef3", UNSUPPORTED_REDEFINITION_METHOD_DELETED, "A method less is METHOD_DELETED.")
SCHEMA(refuses_new_field, "Redef4", UNSUPPORTED_REDEFINITION_SCHEMA_CHANGED, "A field more is SCHEMA_CHANGED.")
SCHEMA(refuses_other_field, "Redef9", UNSUPPORTED_REDEFINITION_SCHEMA_CHANGED,
       "Another type of a field is SCHEMA_CHANGED.")
SCHEMA(refuses_field_flags, "RedefA", UNSUPPORTED_REDEFINITION_SCHEMA_CHANGED,
       "Other flags of a field are SCHEMA_CHANGED.")
SCHEMA(refuses_field_access, "RedefB", UNSUPPORTED_REDEFINITION_SCHEMA_CHANGED,
       "So is another access to it, even if it is a wider one.")
SCHEMA(refuses_new_interface, "Redef5", UNSUPPORTED_REDEFINITION_HIERARCHY_CHANGED,
       "An interface more is HIERARCHY_CHANGED.")
SCHEMA(refuses_class_flags, "Redef6", UNSUPPORTED_REDEFINITION_CLASS_MODIFIERS_CHANGED,
       "Other flags of the class are CLASS_MODIFIERS_CHANGED.")
SCHEMA(refuses_method_flags, "Redef7", UNSUPPORTED_REDEFINITION_METHOD_MODIFIERS_CHANGED,
       "Other flags of a method are METHOD_MODIFIERS_CHANGED.")

/* Redefines by bytes that the check has changed. */
static jvmtiError redefine_bytes(Kit *k, jclass klass, unsigned char *bytes, jint length)
{
    jvmtiClassDefinition d = {klass, length, bytes};
    jvmtiError e = TI(RedefineClasses, 1, &d);
    kit_cleared(k);
    return e;
}

#define BYTES(version)                                                                                                 \
    CLASS(klass);                                                                                                      \
    jint length = 0;                                                                                                   \
    unsigned char *bytes = kit_bytes(k, version, "Redef0", &length);                                                   \
    DO(bytes != NULL)

#define REFUSED(error_)                                                                                                \
    jvmtiError e = redefine_bytes(k, klass, bytes, length);                                                            \
    free(bytes);                                                                                                       \
    GIVES(JVMTI_ERROR_##error_, e);                                                                                    \
    SAME_INT(answer(k, klass), 0, "answer afterwards")

CHECK(RedefineClasses, refuses_other_name, REDEFINES, "The class file of another class is NAMES_DONT_MATCH.")
{
    CLASS(klass);
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, "Redef1", NULL, &length);
    REFUSED(NAMES_DONT_MATCH);
}

CHECK(RedefineClasses, refuses_bad_magic, REDEFINES, "What is no class file is INVALID_CLASS_FORMAT.")
{
    BYTES("Redef1");
    bytes[0] = 0;
    REFUSED(INVALID_CLASS_FORMAT);
}

CHECK(RedefineClasses, refuses_no_bytes, REDEFINES, "A class file of no bytes is INVALID_CLASS_FORMAT.")
{
    BYTES("Redef1");
    length = 0;
    REFUSED(INVALID_CLASS_FORMAT);
}

CHECK(RedefineClasses, refuses_negative_length, REDEFINES, "Less than none is INVALID_CLASS_FORMAT, too.")
{
    BYTES("Redef1");
    length = -1;
    REFUSED(INVALID_CLASS_FORMAT);
}

CHECK(RedefineClasses, refuses_truncated, REDEFINES, "A class file that ends too early is INVALID_CLASS_FORMAT.")
{
    BYTES("Redef1");
    length -= 10;
    REFUSED(INVALID_CLASS_FORMAT);
}

CHECK(RedefineClasses, refuses_version, REDEFINES, "A version that the JVM does not know is UNSUPPORTED_VERSION.")
{
    BYTES("Redef1");
    bytes[6] = 0x03;
    REFUSED(UNSUPPORTED_VERSION);
}

CHECK(RedefineClasses, refuses_one_byte, REDEFINES,
      "A linked class's own file with one byte changed, so that a body does not verify, is FAILS_VERIFICATION.")
{
    static const unsigned char code[] = {0x03, 0xac}; /* iconst_0, ireturn: becomes areturn */
    BYTES("Redef0");
    SAME_INT(answer(k, klass), 0, "answer before");
    GIVES(JVMTI_ERROR_NONE, redefine_bytes(k, klass, bytes, length));
    unsigned char *at = memmem(bytes, (size_t)length, code, sizeof code);
    DO(at != NULL);
    at[1] = 0xb0;
    REFUSED(FAILS_VERIFICATION);
}

CHECK(RedefineClasses, refuses_unverifiable, REDEFINES, "A body that does not verify is FAILS_VERIFICATION.")
{
    static const unsigned char code[] = {0x04, 0xac}; /* iconst_1, ireturn: becomes areturn */
    BYTES("Redef1");
    unsigned char *at = memmem(bytes, (size_t)length, code, sizeof code);
    DO(at != NULL);
    at[1] = 0xb0;
    REFUSED(FAILS_VERIFICATION);
}

/* The index of a pool entry: the Utf8 with that text, or the first Class entry when text is NULL; *end is set to where
 * the pool ends, if it is not found. */
static int pool_find_end(const unsigned char *bytes, const char *text, const unsigned char **end)
{
    int count = bytes[8] << 8 | bytes[9];
    const unsigned char *p = bytes + 10;
    for (int i = 1; i < count; i++) {
        int length = p[1] << 8 | p[2];
        if (text == NULL && *p == 7)
            return i;
        switch (*p) {
        case 1:
            if (text != NULL && length == (int)strlen(text) && memcmp(p + 3, text, (size_t)length) == 0)
                return i;
            p += 3 + length;
            break;
        case 5:
        case 6:
            p += 9;
            i++;
            break;
        case 7:
        case 8:
        case 16:
        case 19:
        case 20: p += 3; break;
        case 15: p += 4; break;
        default: p += 5;
        }
    }
    *end = p;
    return 0;
}

static int pool_find(const unsigned char *bytes, const char *text)
{
    const unsigned char *end;
    return pool_find_end(bytes, text, &end);
}

/* Makes the class its own superclass: behind the pool stand flags, this class, superclass. */
static void patch_super(unsigned char *bytes, jint *length)
{
    const unsigned char *end = NULL;
    (void)length;
    if (pool_find_end(bytes, "no such text", &end) != 0)
        return;
    unsigned char *head = bytes + (end - bytes);
    head[4] = head[2];
    head[5] = head[3];
}

/* Adds an attribute of that name to the class. The class has one, SourceFile, the last 8 bytes of the file; the new one
 * goes behind it. The name stands as a string in Redef8; kit_bytes leaves room after the file. */
static int attribute_add(unsigned char *bytes, jint *length, const char *attribute, const unsigned char *content,
                         int content_length)
{
    int name = pool_find(bytes, attribute);
    const unsigned char head[] = {(unsigned char)(name >> 8),   (unsigned char)name, 0, 0, 0,
                                  (unsigned char)content_length};
    if (name == 0)
        return 0;
    bytes[*length - 9] = (unsigned char)(bytes[*length - 9] + 1);
    memcpy(bytes + *length, head, sizeof head);
    memcpy(bytes + *length + sizeof head, content, (size_t)content_length);
    *length += (jint)sizeof head + content_length;
    return 1;
}

static int nest_add(unsigned char *bytes, jint *length)
{
    int member = pool_find(bytes, NULL);
    const unsigned char nest[] = {0, 1, (unsigned char)(member >> 8), (unsigned char)member};
    bytes[7] = 55; /* the version that brought nests */
    return attribute_add(bytes, length, "NestMembers", nest, sizeof nest);
}

CHECK(GetSourceDebugExtension, of_file, NEEDS(.can_get_source_debug_extension = 1),
      "It is the text of the attribute in the class file.")
{
    static const char text[] = "SMAP of the kit";
    jint length = 0;
    char *got = NULL;
    unsigned char *bytes = kit_bytes(k, "Redef8", NULL, &length);
    DO(bytes != NULL &&
       attribute_add(bytes, &length, "SourceDebugExtension", (const unsigned char *)text, sizeof text - 1));
    jclass klass = kit_define_bytes(k, "Redef8", bytes, length);
    free(bytes);
    DO(klass != NULL);
    MUST(GetSourceDebugExtension, klass, &got);
    SAME_STR(got, text, "text");
    FREE(got);
}

CHECK(RedefineClasses, refuses_nest, REDEFINES, "Other nest members are CLASS_ATTRIBUTE_CHANGED.")
{
    BYTES("Redef8");
    DO(nest_add(bytes, &length));
    REFUSED(UNSUPPORTED_REDEFINITION_CLASS_ATTRIBUTE_CHANGED);
}

/* Such a class breaks two rules at once, and which of them is looked at first is the JVM's choice. */
#define CIRCLE(function, e)                                                                                            \
    kit_asked(k, function, JVMTI_ERROR_CIRCULAR_CLASS_DEFINITION);                                                     \
    TRUE((e) == JVMTI_ERROR_CIRCULAR_CLASS_DEFINITION ||                                                               \
             (e) == JVMTI_ERROR_UNSUPPORTED_REDEFINITION_HIERARCHY_CHANGED,                                            \
         "answer %s", kit_error_name(e));                                                                              \
    SAME_INT(answer(k, klass), 0, "answer afterwards")

CHECK(RedefineClasses, refuses_circle, REDEFINES,
      "A class that is its own superclass is CIRCULAR_CLASS_DEFINITION, or HIERARCHY_CHANGED.")
{
    BYTES("Redef1");
    patch_super(bytes, &length);
    jvmtiError e = redefine_bytes(k, klass, bytes, length);
    free(bytes);
    CIRCLE("RedefineClasses", e);
}

CHECK(RedefineClasses, refuses_array_and_primitive, REDEFINES, "Arrays and primitives are UNMODIFIABLE_CLASS.")
{
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, "Redef1", "Redef0", &length);
    jclass box = kit_class(k, "java/lang/Integer");
    jfieldID type = J(GetStaticFieldID, box, "TYPE", "Ljava/lang/Class;");
    jclass prim = J(GetStaticObjectField, box, type);
    jvmtiError a = redefine_bytes(k, kit_class(k, "[I"), bytes, length), p = redefine_bytes(k, prim, bytes, length);
    free(bytes);
    GIVES(JVMTI_ERROR_UNMODIFIABLE_CLASS, a);
    GIVES(JVMTI_ERROR_UNMODIFIABLE_CLASS, p);
}

CHECK(RedefineClasses, refuses_non_class, REDEFINES, "What is no class is INVALID_CLASS.")
{
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, "Redef1", "Redef0", &length);
    jvmtiError e = redefine_bytes(k, kit_string(k, "x"), bytes, length);
    free(bytes);
    GIVES(JVMTI_ERROR_INVALID_CLASS, e);
}

CHECK(RedefineClasses, refuses_null_class, REDEFINES, "Null in place of a class is INVALID_CLASS.")
{
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, "Redef1", "Redef0", &length);
    jvmtiError e = redefine_bytes(k, NULL, bytes, length);
    free(bytes);
    GIVES(JVMTI_ERROR_INVALID_CLASS, e);
}

CHECK(RedefineClasses, refuses_null_bytes, REDEFINES, "Null in place of a class file is NULL_POINTER.")
{
    CLASS(klass);
    GIVES(JVMTI_ERROR_NULL_POINTER, redefine_bytes(k, klass, NULL, 100));
}

CHECK(RedefineClasses, refuses_negative, REDEFINES, "A negative count is ILLEGAL_ARGUMENT.")
{
    jvmtiClassDefinition none = {NULL, 0, NULL};
    REFUSE(ILLEGAL_ARGUMENT, RedefineClasses, -1, &none);
}

/* ---- retransformation */

static struct {
    Kit *k;
    const char *version; /* what the hook puts in place, or NULL */
    jint hooks, redefined, answered_zero;
    void (*patch)(unsigned char *bytes, jint *length); /* spoils it, or NULL */
} hook;

static void JNICALL on_hook(jvmtiEnv *ti, JNIEnv *jni, jclass old, jobject loader, const char *name, jobject domain,
                            jint length, const unsigned char *bytes, jint *new_length, unsigned char **new_bytes)
{
    static const unsigned char zero[] = {0x03, 0xac};
    jint n = 0;
    (void)jni, (void)loader, (void)domain;
    if (name == NULL || strcmp(name, "kit/Redef0") != 0)
        return;
    hook.hooks++;
    hook.redefined += old != NULL;
    hook.answered_zero += memmem(bytes, (size_t)length, zero, sizeof zero) != NULL;
    if (hook.version == NULL)
        return;
    unsigned char *file = kit_bytes(hook.k, hook.version, "Redef0", &n);
    if (file != NULL && hook.patch != NULL)
        hook.patch(file, &n);
    if (file != NULL && (*ti)->Allocate(ti, n, new_bytes) == JVMTI_ERROR_NONE) {
        memcpy(*new_bytes, file, (size_t)n);
        *new_length = n;
    }
    free(file);
}

static jvmtiError retransform_patched(Kit *k, jclass klass, const char *version,
                                      void (*patch)(unsigned char *bytes, jint *length))
{
    jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = on_hook};
    memset(&hook, 0, sizeof hook);
    hook.k = k;
    hook.version = version;
    hook.patch = patch;
    if (!kit_listen(k, &callbacks) || !kit_event(k, 1, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL))
        return JVMTI_ERROR_INTERNAL;
    jvmtiError e = TI(RetransformClasses, 1, &klass);
    kit_event(k, 0, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    kit_cleared(k);
    return e;
}

static jvmtiError retransform(Kit *k, jclass klass, const char *version)
{
    return retransform_patched(k, klass, version, NULL);
}

CHECK(RetransformClasses, asks_hook, RETRANSFORMS,
      "The class file hook comes with the class, and what it puts in place is the class.")
{
    CLASS(klass);
    GIVES(JVMTI_ERROR_NONE, retransform(k, klass, "Redef1"));
    SAME_INT(hook.hooks, 1, "hook events");
    SAME_INT(hook.redefined, 1, "hook events with the class being redefined");
    SAME_INT(answer(k, klass), 1, "answer");
}

static int incapable_hooks;

static void JNICALL on_hook_incapable(jvmtiEnv *ti, JNIEnv *jni, jclass old, jobject loader, const char *name,
                                      jobject domain, jint length, const unsigned char *bytes, jint *new_length,
                                      unsigned char **new_bytes)
{
    (void)ti, (void)jni, (void)old, (void)loader, (void)domain, (void)length, (void)bytes, (void)new_length,
        (void)new_bytes;
    incapable_hooks += name != NULL && strcmp(name, "kit/Redef0") == 0;
}

CHECK(RetransformClasses, not_to_incapable, NEEDS(.can_retransform_classes = 1, .can_redefine_classes = 1),
      "An environment that cannot retransform gets the hook of a redefinition, and none of a retransformation.")
{
    CLASS(klass);
    jvmtiEnv *other = kit_env(k, NULL);
    jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = on_hook_incapable};
    incapable_hooks = 0;
    DO(other != NULL && (*other)->SetEventCallbacks(other, &callbacks, sizeof callbacks) == JVMTI_ERROR_NONE);
    GIVES(JVMTI_ERROR_NONE,
          (*other)->SetEventNotificationMode(other, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL));
    GIVES(JVMTI_ERROR_NONE, retransform(k, klass, NULL));
    SAME_INT(incapable_hooks, 0, "hooks of a retransformation");
    GIVES(JVMTI_ERROR_NONE, redefine(k, klass, "Redef1"));
    SAME_INT(incapable_hooks, 1, "hooks of a redefinition");
    GIVES(JVMTI_ERROR_NONE, retransform(k, klass, NULL));
    SAME_INT(incapable_hooks, 1, "hooks, after another retransformation");
}

/* An environment that counts the hooks of Redef0; capable: it has the capability when it enables them. */
static jvmtiEnv *hooked(Kit *k, int capable)
{
    static const jvmtiCapabilities retransforms = {.can_retransform_classes = 1};
    jvmtiEnv *env = kit_env(k, &retransforms);
    jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = on_hook_incapable};
    incapable_hooks = 0;
    if (env == NULL || (*env)->SetEventCallbacks(env, &callbacks, sizeof callbacks) != JVMTI_ERROR_NONE ||
        (!capable && (*env)->RelinquishCapabilities(env, &retransforms) != JVMTI_ERROR_NONE) ||
        (*env)->SetEventNotificationMode(env, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL) != JVMTI_ERROR_NONE)
        return NULL;
    return env;
}

#define HOOKED(env, capable)                                                                                           \
    jvmtiCapabilities retransforms = {.can_retransform_classes = 1};                                                   \
    jvmtiEnv *env = hooked(k, capable);                                                                                \
    DO(env != NULL)

CHECK(RetransformClasses, capable_for_ever, RETRANSFORMS,
      "An environment that had the capability when it first enabled the hook gets it after it has given that up, too.")
{
    CLASS(klass);
    HOOKED(env, 1);
    GIVES(JVMTI_ERROR_NONE, (*env)->RelinquishCapabilities(env, &retransforms));
    GIVES(JVMTI_ERROR_NONE, retransform(k, klass, NULL));
    SAME_INT(incapable_hooks, 1, "hooks");
    for (jvmtiEventMode mode = JVMTI_DISABLE; mode <= JVMTI_ENABLE; mode++)
        GIVES(JVMTI_ERROR_NONE, (*env)->SetEventNotificationMode(env, mode, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL));
    GIVES(JVMTI_ERROR_NONE, retransform(k, klass, NULL));
    SAME_INT(incapable_hooks, 2, "hooks, enabled once more");
}

CHECK(AddCapabilities, retransforming_before_hook, RETRANSFORMS,
      "To retransform cannot be had any more when the hook has been enabled without, and is not potential.")
{
    jvmtiCapabilities potential;
    HOOKED(env, 0);
    GIVES(JVMTI_ERROR_NONE,
          (*env)->SetEventNotificationMode(env, JVMTI_DISABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL));
    GIVES(JVMTI_ERROR_NONE, (*env)->GetPotentialCapabilities(env, &potential));
    TRUE(!potential.can_retransform_classes, "it is potential");
    GIVES(JVMTI_ERROR_NOT_AVAILABLE, (*env)->AddCapabilities(env, &retransforms));
    TRUE(kit_potential(k, &retransforms), "another environment cannot have it either");
}

CHECK(RetransformClasses, from_initial_bytes, RETRANSFORMS,
      "Each time it starts from the bytes the class was loaded from: without a change it is as before.")
{
    CLASS(klass);
    GIVES(JVMTI_ERROR_NONE, retransform(k, klass, "Redef1"));
    SAME_INT(answer(k, klass), 1, "answer");
    GIVES(JVMTI_ERROR_NONE, retransform(k, klass, NULL));
    SAME_INT(hook.answered_zero, 1, "hook events with the initial bytes");
    SAME_INT(answer(k, klass), 0, "answer");
}

/* ---- hooks that change a class while it is loaded */

/* Redef1 whose answer is two. */
static void answer_two(unsigned char *bytes, jint *length)
{
    static const unsigned char one[] = {0x04, 0xac};
    unsigned char *at = memmem(bytes, (size_t)*length, one, sizeof one);
    if (at != NULL)
        at[0]++;
}

/* Redef0 in the place of which the capable environment puts another class while it is loaded: one whose answer is two.
 * Its hook was asked for by kit_event. */
static jclass loaded_as_two(Kit *k)
{
    jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = on_hook};
    memset(&hook, 0, sizeof hook);
    hook.k = k;
    hook.version = "Redef1";
    hook.patch = answer_two;
    if (!kit_listen(k, &callbacks) || !kit_event(k, 1, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL))
        return NULL;
    jclass klass = kit_define(k, "Redef0");
    kit_event(k, 0, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    return klass;
}

CHECK(RetransformClasses, from_before_capable, RETRANSFORMS,
      "What a capable environment changed while the class was loaded is no part of the initial bytes.")
{
    jclass klass = loaded_as_two(k);
    DO(klass != NULL);
    SAME_INT(hook.answered_zero, 1, "hooks of the loading with the class file");
    SAME_INT(answer(k, klass), 2, "answer when loaded");
    GIVES(JVMTI_ERROR_NONE, retransform(k, klass, NULL));
    SAME_INT(hook.answered_zero, 1, "hooks with the class file");
    SAME_INT(answer(k, klass), 0, "answer");
}

static void JNICALL on_hook_gives_one(jvmtiEnv *ti, JNIEnv *jni, jclass old, jobject loader, const char *name,
                                      jobject domain, jint length, const unsigned char *bytes, jint *new_length,
                                      unsigned char **new_bytes)
{
    jint n = 0;
    (void)jni, (void)old, (void)loader, (void)domain, (void)length, (void)bytes;
    if (name == NULL || strcmp(name, "kit/Redef0") != 0)
        return;
    unsigned char *file = kit_bytes(hook.k, "Redef1", "Redef0", &n);
    if (file != NULL && (*ti)->Allocate(ti, n, new_bytes) == JVMTI_ERROR_NONE) {
        memcpy(*new_bytes, file, (size_t)n);
        *new_length = n;
    }
    free(file);
}

CHECK(RetransformClasses, from_after_incapable, RETRANSFORMS,
      "What an environment that cannot retransform changed while the class was loaded is part of the initial bytes.")
{
    jvmtiEnv *other = kit_env(k, NULL);
    jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = on_hook_gives_one};
    DO(other != NULL && (*other)->SetEventCallbacks(other, &callbacks, sizeof callbacks) == JVMTI_ERROR_NONE);
    GIVES(JVMTI_ERROR_NONE,
          (*other)->SetEventNotificationMode(other, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL));
    jclass klass = loaded_as_two(k);
    DO(klass != NULL);
    SAME_INT(hook.answered_zero, 0, "hooks of the loading without the other environment's change");
    SAME_INT(answer(k, klass), 2, "answer when loaded");
    GIVES(JVMTI_ERROR_NONE, retransform(k, klass, NULL));
    SAME_INT(hook.hooks, 1, "hooks of the retransformation");
    SAME_INT(hook.answered_zero, 0, "hooks of the retransformation without the other environment's change");
    SAME_INT(answer(k, klass), 1, "answer");
}

CHECK(RetransformClasses, after_redefinition, NEEDS(.can_retransform_classes = 1, .can_redefine_classes = 1),
      "After a redefinition it starts from the redefined bytes.")
{
    CLASS(klass);
    GIVES(JVMTI_ERROR_NONE, redefine(k, klass, "Redef1"));
    GIVES(JVMTI_ERROR_NONE, retransform(k, klass, NULL));
    SAME_INT(hook.answered_zero, 0, "hook events with the first bytes");
    SAME_INT(answer(k, klass), 1, "answer");
}

#define RETRANSFORM_SCHEMA(rule, version, error, sentence)                                                             \
    CHECK(RetransformClasses, rule, RETRANSFORMS, sentence)                                                            \
    {                                                                                                                  \
        CLASS(klass);                                                                                                  \
        GIVES(JVMTI_ERROR_##error, retransform(k, klass, version));                                                    \
        SAME_INT(answer(k, klass), 0, "answer afterwards");                                                            \
    }

RETRANSFORM_SCHEMA(refuses_new_method, "Redef2", UNSUPPORTED_REDEFINITION_METHOD_ADDED,
                   "A method more is METHOD_ADDED.")
RETRANSFORM_SCHEMA(refuses_lost_method, "Redef3", UNSUPPORTED_REDEFINITION_METHOD_DELETED,
                   "A method less is METHOD_DELETED.")
RETRANSFORM_SCHEMA(refuses_new_field, "Redef4", UNSUPPORTED_REDEFINITION_SCHEMA_CHANGED,
                   "A field more is SCHEMA_CHANGED.")
RETRANSFORM_SCHEMA(refuses_new_interface, "Redef5", UNSUPPORTED_REDEFINITION_HIERARCHY_CHANGED,
                   "An interface more is HIERARCHY_CHANGED.")
RETRANSFORM_SCHEMA(refuses_class_flags, "Redef6", UNSUPPORTED_REDEFINITION_CLASS_MODIFIERS_CHANGED,
                   "Other flags are CLASS_MODIFIERS_CHANGED.")
RETRANSFORM_SCHEMA(refuses_method_flags, "Redef7", UNSUPPORTED_REDEFINITION_METHOD_MODIFIERS_CHANGED,
                   "Other flags are METHOD_MODIFIERS_CHANGED.")

static void patch_magic(unsigned char *bytes, jint *length)
{
    (void)length;
    bytes[0] = 0;
}

static void patch_version(unsigned char *bytes, jint *length)
{
    (void)length;
    bytes[6] = 0x03;
}

static void patch_name(unsigned char *bytes, jint *length)
{
    for (unsigned char *at; (at = memmem(bytes, (size_t)*length, "kit/Redef0", 10)) != NULL;)
        at[9] = 'X';
}

static void patch_code(unsigned char *bytes, jint *length)
{
    static const unsigned char code[] = {0x04, 0xac};
    unsigned char *at = memmem(bytes, (size_t)*length, code, sizeof code);
    if (at != NULL)
        at[1] = 0xb0;
}

static void patch_nest(unsigned char *bytes, jint *length)
{
    nest_add(bytes, length);
}

#define RETRANSFORM_SPOILT(rule, version, patch, error, sentence)                                                      \
    CHECK(RetransformClasses, rule, RETRANSFORMS, sentence)                                                            \
    {                                                                                                                  \
        CLASS(klass);                                                                                                  \
        GIVES(JVMTI_ERROR_##error, retransform_patched(k, klass, version, patch));                                     \
        SAME_INT(answer(k, klass), 0, "answer afterwards");                                                            \
    }

RETRANSFORM_SPOILT(refuses_bad_magic, "Redef1", patch_magic, INVALID_CLASS_FORMAT,
                   "A hook that gives no class file: INVALID_CLASS_FORMAT.")
RETRANSFORM_SPOILT(refuses_version, "Redef1", patch_version, UNSUPPORTED_VERSION,
                   "A hook that gives an unknown version: UNSUPPORTED_VERSION.")
RETRANSFORM_SPOILT(refuses_other_name, "Redef1", patch_name, NAMES_DONT_MATCH,
                   "A hook that gives another class: NAMES_DONT_MATCH.")
RETRANSFORM_SPOILT(refuses_unverifiable, "Redef1", patch_code, FAILS_VERIFICATION,
                   "A hook that gives what does not verify: FAILS_VERIFICATION.")

CHECK(RetransformClasses, refuses_circle, RETRANSFORMS,
      "A hook that makes the class its own superclass: CIRCULAR_CLASS_DEFINITION, or HIERARCHY_CHANGED.")
{
    CLASS(klass);
    jvmtiError e = retransform_patched(k, klass, "Redef1", patch_super);
    CIRCLE("RetransformClasses", e);
}

RETRANSFORM_SPOILT(refuses_nest, "Redef8", patch_nest, UNSUPPORTED_REDEFINITION_CLASS_ATTRIBUTE_CHANGED,
                   "A hook that changes the nest members: CLASS_ATTRIBUTE_CHANGED.")

CHECK(RetransformClasses, refuses_array, RETRANSFORMS, "An array class is UNMODIFIABLE_CLASS.")
{
    jclass array = kit_class(k, "[I");
    REFUSE(UNMODIFIABLE_CLASS, RetransformClasses, 1, &array);
}

CHECK(RetransformClasses, refuses_non_class, RETRANSFORMS, "What is no class is INVALID_CLASS.")
{
    jclass string = kit_string(k, "x");
    REFUSE(INVALID_CLASS, RetransformClasses, 1, &string);
}

CHECK(RetransformClasses, nothing, RETRANSFORMS, "No class at all is no error.")
{
    jclass none = NULL;
    MUST(RetransformClasses, 0, &none);
}

static int list_hooks;

static void JNICALL on_list_hook(jvmtiEnv *ti, JNIEnv *jni, jclass old, jobject loader, const char *name,
                                 jobject domain, jint length, const unsigned char *bytes, jint *new_length,
                                 unsigned char **new_bytes)
{
    (void)ti, (void)jni, (void)loader, (void)domain, (void)length, (void)bytes, (void)new_length, (void)new_bytes;
    list_hooks += old != NULL && name != NULL && strcmp(name, "java/util/ArrayList") == 0;
}

CHECK(can_retransform_any_class, boot_class, NEEDS(.can_retransform_classes = 1, .can_retransform_any_class = 1),
      "A class of the boot loader can be retransformed: its hook comes.")
{
    jclass klass = kit_class(k, "java/util/ArrayList");
    list_hooks = 0;
    LISTEN(.ClassFileLoadHook = on_list_hook);
    ON(CLASS_FILE_LOAD_HOOK, NULL);
    MUST(RetransformClasses, 1, &klass);
    OFF(CLASS_FILE_LOAD_HOOK, NULL);
    SAME_INT(list_hooks, 1, "hooks");
}

CHECK(can_redefine_any_class, boot_class_modifiable, NEEDS(.can_redefine_classes = 1, .can_redefine_any_class = 1),
      "Classes of the boot loader are modifiable.")
{
    jboolean b = 2;
    MUST(IsModifiableClass, kit_class(k, "java/util/ArrayList"), &b);
    SAME_INT(b, JNI_TRUE, "modifiable");
}
