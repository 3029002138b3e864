/* Fields, arrays and strings: every type, every access form, the exceptions of wrong indices and wrong types. */
#include "jnitest.h"

/* ---- fields ------------------------------------------------------------------------------------------------- */

#define FIELD(Type, signature, name, before, after)                                                                    \
    {                                                                                                                  \
        jfieldID f = (*env)->GetFieldID(env, c, name, signature);                                                      \
        ok((*env)->Get##Type##Field(env, o, f) == before, "Get" #Type "Field");                                        \
        (*env)->Set##Type##Field(env, o, f, after);                                                                    \
        ok((*env)->Get##Type##Field(env, o, f) == after, "Set" #Type "Field");                                         \
        f = (*env)->GetStaticFieldID(env, c, name "s", signature);                                                     \
        ok((*env)->GetStatic##Type##Field(env, c, f) == before, "GetStatic" #Type "Field");                            \
        (*env)->SetStatic##Type##Field(env, c, f, after);                                                              \
        ok((*env)->GetStatic##Type##Field(env, c, f) == after, "SetStatic" #Type "Field");                             \
    }

static void check_object_fields(JNIEnv *env, jclass c, jobject o)
{
    jstring text = (*env)->NewStringUTF(env, "new");
    jfieldID f = (*env)->GetFieldID(env, c, "l", "Ljava/lang/Object;");
    ok((*env)->GetObjectField(env, o, f) == NULL, "GetObjectField");
    (*env)->SetObjectField(env, o, f, text);
    ok((*env)->IsSameObject(env, (*env)->GetObjectField(env, o, f), text), "SetObjectField");
    (*env)->SetObjectField(env, o, f, NULL);
    ok((*env)->GetObjectField(env, o, f) == NULL, "SetObjectField: null");
    f = (*env)->GetStaticFieldID(env, c, "ls", "Ljava/lang/Object;");
    ok((*env)->GetStaticObjectField(env, c, f) == NULL, "GetStaticObjectField");
    (*env)->SetStaticObjectField(env, c, f, text);
    ok((*env)->IsSameObject(env, (*env)->GetStaticObjectField(env, c, f), text), "SetStaticObjectField");
}

JNIEXPORT void JNICALL Java_Main_fields(JNIEnv *env, jclass main)
{
    jclass c = need_class(env, "Fields"), sub = need_class(env, "Fields$Sub");
    jobject o = (*env)->NewObject(env, sub, need_method(env, sub, "<init>", "()V"));
    FIELD(Boolean, "Z", "z", JNI_TRUE, JNI_FALSE)
    FIELD(Byte, "B", "b", -1, 100)
    FIELD(Char, "C", "c", 'c', 0xffff)
    FIELD(Short, "S", "s", -2, 30000)
    FIELD(Int, "I", "i", 3, -2000000000)
    FIELD(Long, "J", "j", 4, -(1LL << 50))
    FIELD(Float, "F", "f", 5.5f, -0.25f)
    FIELD(Double, "D", "d", 6.5, 1e300)
    check_object_fields(env, c, o);
    ok((*env)->GetFieldID(env, sub, "i", "I") == (*env)->GetFieldID(env, c, "i", "I"), "GetFieldID: inherited");
    ok((*env)->GetFieldID(env, c, "i", "J") == NULL && threw(env, "java/lang/NoSuchFieldError"),
       "GetFieldID: another type");
    ok((*env)->GetFieldID(env, c, "is", "I") == NULL && threw(env, "java/lang/NoSuchFieldError"),
       "GetFieldID: a static field");
    ok((*env)->GetStaticFieldID(env, c, "i", "I") == NULL && threw(env, "java/lang/NoSuchFieldError"),
       "GetStaticFieldID: an instance field");
    ok((*env)->GetStaticFieldID(env, sub, "fromFace", "I") != NULL, "GetStaticFieldID: of an interface");
    (*env)->SetIntField(env, o, (*env)->GetFieldID(env, sub, "fixed", "I"), 5);
    ok((*env)->GetIntField(env, o, (*env)->GetFieldID(env, sub, "fixed", "I")) == 5, "SetIntField: a final field");
    ok((*env)->GetIntField(env, o, (*env)->GetFieldID(env, sub, "hidden", "I")) == 2 &&
           (*env)->GetIntField(env, o, (*env)->GetFieldID(env, c, "hidden", "I")) == 1,
       "GetFieldID: hiding and hidden");
}

/* ---- arrays ------------------------------------------------------------------------------------------------- */

#define ARRAY(Type, ctype, signature)                                                                                  \
    {                                                                                                                  \
        jboolean copied = 7;                                                                                           \
        ctype in[3] = {1, 0, 1}, out[3] = {0, 0, 0};                                                                   \
        j##signature##Array a = (*env)->New##Type##Array(env, 5);                                                      \
        ok(a != NULL && (*env)->GetArrayLength(env, a) == 5, "New" #Type "Array");                                     \
        (*env)->Set##Type##ArrayRegion(env, a, 1, 3, in);                                                              \
        ok(!(*env)->ExceptionCheck(env), "Set" #Type "ArrayRegion");                                                   \
        (*env)->Get##Type##ArrayRegion(env, a, 1, 3, out);                                                             \
        ok(memcmp(in, out, sizeof in) == 0, "Get" #Type "ArrayRegion");                                                \
        (*env)->Get##Type##ArrayRegion(env, a, 3, 3, out);                                                             \
        ok(threw(env, "java/lang/ArrayIndexOutOfBoundsException"), "Get" #Type "ArrayRegion: bounds");                 \
        (*env)->Set##Type##ArrayRegion(env, a, -1, 1, in);                                                             \
        ok(threw(env, "java/lang/ArrayIndexOutOfBoundsException"), "Set" #Type "ArrayRegion: bounds");                 \
        (*env)->Get##Type##ArrayRegion(env, a, 5, 0, out);                                                             \
        ok(!(*env)->ExceptionCheck(env), "Get" #Type "ArrayRegion: nothing at the end");                               \
        ctype *p = (*env)->Get##Type##ArrayElements(env, a, &copied);                                                  \
        ok(p != NULL && p[0] == 0 && p[1] == 1 && p[3] == 1 && copied < 2, "Get" #Type "ArrayElements");               \
        p[0] = 1;                                                                                                      \
        (*env)->Release##Type##ArrayElements(env, a, p, JNI_COMMIT);                                                   \
        (*env)->Get##Type##ArrayRegion(env, a, 0, 1, out);                                                             \
        ok(out[0] == 1, "Release" #Type "ArrayElements: commit");                                                      \
        p[4] = 1;                                                                                                      \
        (*env)->Release##Type##ArrayElements(env, a, p, 0);                                                            \
        (*env)->Get##Type##ArrayRegion(env, a, 4, 1, out);                                                             \
        ok(out[0] == 1, "Release" #Type "ArrayElements");                                                              \
        p = (*env)->Get##Type##ArrayElements(env, a, &copied);                                                         \
        if (copied) {                                                                                                  \
            p[1] = 0;                                                                                                  \
        }                                                                                                              \
        (*env)->Release##Type##ArrayElements(env, a, p, JNI_ABORT);                                                    \
        (*env)->Get##Type##ArrayRegion(env, a, 1, 1, out);                                                             \
        ok(out[0] == 1, "Release" #Type "ArrayElements: abort");                                                       \
        p = (*env)->Get##Type##ArrayElements(env, (*env)->New##Type##Array(env, 0), NULL);                             \
        ok(p != NULL, "Get" #Type "ArrayElements: of an empty array");                                                 \
    }

static void check_object_arrays(JNIEnv *env)
{
    jclass string = need_class(env, "java/lang/String");
    jstring text = (*env)->NewStringUTF(env, "element");
    jobjectArray a = (*env)->NewObjectArray(env, 3, string, text);
    ok(a != NULL && (*env)->GetArrayLength(env, a) == 3, "NewObjectArray");
    ok((*env)->IsSameObject(env, (*env)->GetObjectArrayElement(env, a, 2), text), "GetObjectArrayElement");
    (*env)->SetObjectArrayElement(env, a, 1, NULL);
    ok((*env)->GetObjectArrayElement(env, a, 1) == NULL, "SetObjectArrayElement");
    ok((*env)->GetObjectArrayElement(env, a, 3) == NULL && threw(env, "java/lang/ArrayIndexOutOfBoundsException"),
       "GetObjectArrayElement: bounds");
    (*env)->SetObjectArrayElement(env, a, -1, text);
    ok(threw(env, "java/lang/ArrayIndexOutOfBoundsException"), "SetObjectArrayElement: bounds");
    (*env)->SetObjectArrayElement(env, a, 0, string);
    ok(threw(env, "java/lang/ArrayStoreException"), "SetObjectArrayElement: type");
    ok((*env)->NewObjectArray(env, -1, string, NULL) == NULL && threw(env, "java/lang/NegativeArraySizeException"),
       "NewObjectArray: negative");
    jobjectArray nested = (*env)->NewObjectArray(env, 1, need_class(env, "[I"), NULL);
    ok(nested != NULL && (*env)->IsInstanceOf(env, nested, need_class(env, "[[I")), "NewObjectArray: of arrays");
}

static void check_criticals(JNIEnv *env)
{
    jlong in[2] = {1LL << 40, 2};
    jboolean copied;
    jlongArray a = (*env)->NewLongArray(env, 2);
    (*env)->SetLongArrayRegion(env, a, 0, 2, in);
    jlong *p = (*env)->GetPrimitiveArrayCritical(env, a, &copied);
    ok(p != NULL && p[0] == 1LL << 40, "GetPrimitiveArrayCritical");
    p[1] = 77;
    (*env)->ReleasePrimitiveArrayCritical(env, a, p, 0);
    (*env)->GetLongArrayRegion(env, a, 1, 1, in);
    ok(in[0] == 77, "ReleasePrimitiveArrayCritical");
    jstring s = (*env)->NewStringUTF(env, "critical");
    const jchar *c = (*env)->GetStringCritical(env, s, NULL);
    ok(c != NULL && c[0] == 'c' && c[7] == 'l', "GetStringCritical");
    (*env)->ReleaseStringCritical(env, s, c);
    ok(1, "ReleaseStringCritical");
}

JNIEXPORT void JNICALL Java_Main_arrays(JNIEnv *env, jclass main)
{
    ARRAY(Boolean, jboolean, boolean)
    ARRAY(Byte, jbyte, byte)
    ARRAY(Char, jchar, char)
    ARRAY(Short, jshort, short)
    ARRAY(Int, jint, int)
    ARRAY(Long, jlong, long)
    ARRAY(Float, jfloat, float)
    ARRAY(Double, jdouble, double)
    ok((*env)->NewIntArray(env, -1) == NULL && threw(env, "java/lang/NegativeArraySizeException"),
       "NewIntArray: negative");
    ok((*env)->GetArrayLength(env, (*env)->NewObjectArray(env, 0, need_class(env, "java/lang/Object"), NULL)) == 0,
       "GetArrayLength");
    check_object_arrays(env);
    check_criticals(env);
}

/* ---- strings ------------------------------------------------------------------------------------------------ */

static void check_utf(JNIEnv *env)
{
    /* "a", NUL, U+00E9, U+20AC, U+1F600: modified UTF-8 has NUL in two bytes and the pair in two times three */
    static const char coded[] = "a\xc0\x80\xc3\xa9\xe2\x82\xac\xed\xa0\xbd\xed\xb8\x80";
    static const jchar units[] = {'a', 0, 0xe9, 0x20ac, 0xd83d, 0xde00};
    jstring s = (*env)->NewStringUTF(env, coded);
    jboolean copied = 9;
    ok(s != NULL && (*env)->GetStringLength(env, s) == 6, "NewStringUTF: modified UTF-8");
    const jchar *u = (*env)->GetStringChars(env, s, &copied);
    ok(u != NULL && memcmp(u, units, sizeof units) == 0 && copied < 2, "GetStringChars");
    (*env)->ReleaseStringChars(env, s, u);
    ok(1, "ReleaseStringChars");
    ok((*env)->GetStringUTFLength(env, s) == (jsize)strlen(coded), "GetStringUTFLength");
#ifdef JNI_VERSION_24
    ok((*env)->GetStringUTFLengthAsLong(env, s) == (jlong)strlen(coded), "GetStringUTFLengthAsLong");
#endif
    const char *t = (*env)->GetStringUTFChars(env, s, &copied);
    ok(t != NULL && strcmp(t, coded) == 0 && copied == JNI_TRUE, "GetStringUTFChars");
    (*env)->ReleaseStringUTFChars(env, s, t);
    ok(1, "ReleaseStringUTFChars");
    char buffer[40];
    memset(buffer, '#', sizeof buffer);
    (*env)->GetStringUTFRegion(env, s, 1, 3, buffer);
    ok(memcmp(buffer, coded + 1, 7) == 0, "GetStringUTFRegion");
    jchar region[3];
    (*env)->GetStringRegion(env, s, 2, 3, region);
    ok(memcmp(region, units + 2, sizeof region) == 0, "GetStringRegion");
    (*env)->GetStringRegion(env, s, 5, 3, region);
    ok(threw(env, "java/lang/StringIndexOutOfBoundsException"), "GetStringRegion: bounds");
    (*env)->GetStringUTFRegion(env, s, -1, 1, buffer);
    ok(threw(env, "java/lang/StringIndexOutOfBoundsException"), "GetStringUTFRegion: bounds");
    jstring same = (*env)->NewString(env, units, 6);
    jmethodID equals = need_method(env, need_class(env, "java/lang/String"), "equals", "(Ljava/lang/Object;)Z");
    ok((*env)->CallBooleanMethod(env, s, equals, same), "NewString");
}

JNIEXPORT void JNICALL Java_Main_strings(JNIEnv *env, jclass main)
{
    check_utf(env);
    ok((*env)->GetStringLength(env, (*env)->NewString(env, NULL, 0)) == 0, "NewString: empty");
    ok((*env)->GetStringLength(env, (*env)->NewStringUTF(env, "")) == 0, "GetStringLength: empty");
    ok((*env)->NewStringUTF(env, NULL) == NULL && !(*env)->ExceptionCheck(env), "NewStringUTF: null");
    static const jchar lone[] = {0xdc00, 'x', 0xd800};
    jstring s = (*env)->NewString(env, lone, 3);
    const char *t = (*env)->GetStringUTFChars(env, s, NULL);
    ok(strcmp(t, "\xed\xb0\x80x\xed\xa0\x80") == 0, "GetStringUTFChars: lone surrogates");
    jstring back = (*env)->NewStringUTF(env, t);
    (*env)->ReleaseStringUTFChars(env, s, t);
    jchar out[3];
    (*env)->GetStringRegion(env, back, 0, 3, out);
    ok(memcmp(out, lone, sizeof lone) == 0, "NewStringUTF: lone surrogates");
    char *big = malloc(100001);
    memset(big, 'x', 100000);
    big[100000] = 0;
    s = (*env)->NewStringUTF(env, big);
    ok((*env)->GetStringLength(env, s) == 100000 && (*env)->GetStringUTFLength(env, s) == 100000,
       "NewStringUTF: a long one");
    free(big);
}
