/* value.c - values and types (see value.h).
 *
 * Owns the tags: how a jvalue of a type is read, written, stored in a field, and whether an object fits a type. A
 * value of the wrong type in a variable would break the VM's own type safety, so everything a debugger hands in is
 * checked here against the descriptor: by name along the object's superclasses and interfaces, since that is all a
 * descriptor says. No state. Read next: call.c.
 */
#include "value.h"

#include "ids.h"

#include <stdlib.h>
#include <string.h>

bool tag_is_object(int tag)
{
    return tag != 0 && strchr("[Lstglc", tag) != NULL;
}

bool tag_is_valid(int tag)
{
    return tag_is_object(tag) || (tag != 0 && strchr("BCFDIJSZV", tag) != NULL);
}

bool object_is(JNIEnv *jni, jobject object, jclass known_class)
{
    return object != NULL && known_class != NULL && (*jni)->IsInstanceOf(jni, object, known_class);
}

int object_tag(JNIEnv *jni, jobject object)
{
    if (object == NULL)
        return TAG_OBJECT;
    jboolean array = JNI_FALSE;
    jclass c = (*jni)->GetObjectClass(jni, object);
    (*ti)->IsArrayClass(ti, c, &array);
    (*jni)->DeleteLocalRef(jni, c);
    return array                                  ? TAG_ARRAY
           : object_is(jni, object, known.string) ? TAG_STRING
           : object_is(jni, object, known.thread) ? TAG_THREAD
           : object_is(jni, object, known.group)  ? TAG_GROUP
           : object_is(jni, object, known.loader) ? TAG_LOADER
           : object_is(jni, object, known.class_) ? TAG_CLASS
                                                  : TAG_OBJECT;
}

int class_tag(jclass c)
{
    jboolean yes = JNI_FALSE;
    if ((*ti)->IsArrayClass(ti, c, &yes) == JVMTI_ERROR_NONE && yes)
        return TYPE_ARRAY;
    if ((*ti)->IsInterface(ti, c, &yes) == JVMTI_ERROR_NONE && yes)
        return TYPE_INTERFACE;
    return TYPE_CLASS;
}

jlong method_id(jmethodID method)
{
    return (jlong)(intptr_t)method;
}

jlong field_id(jfieldID field)
{
    return (jlong)(intptr_t)field;
}

/* ---- writing ---- */

void out_object(JNIEnv *jni, Out *out, jobject object)
{
    out_byte(out, object_tag(jni, object));
    out_long(out, id_of(jni, object));
}

void out_class(JNIEnv *jni, Out *out, jclass c)
{
    out_byte(out, c == NULL ? TYPE_CLASS : class_tag(c));
    out_long(out, id_of(jni, c));
}

void out_location(JNIEnv *jni, Out *out, jmethodID method, jlocation at)
{
    jclass c = NULL;
    jboolean obsolete = JNI_FALSE;
    if (method == NULL || (*ti)->GetMethodDeclaringClass(ti, method, &c) != JVMTI_ERROR_NONE) {
        out_byte(out, TYPE_CLASS);
        out_long(out, 0);
        out_long(out, 0);
        out_long(out, 0);
        return;
    }
    (*ti)->IsMethodObsolete(ti, method, &obsolete);
    out_class(jni, out, c);
    out_long(out, obsolete ? 0 : method_id(method));
    out_long(out, at);
    (*jni)->DeleteLocalRef(jni, c);
}

void out_untagged(JNIEnv *jni, Out *out, int tag, jvalue v)
{
    switch (tag) {
    case 'Z': out_byte(out, v.z); break;
    case 'B': out_byte(out, v.b); break;
    case 'C': out_short(out, v.c); break;
    case 'S': out_short(out, v.s); break;
    case 'I': out_int(out, v.i); break;
    case 'F': out_int(out, v.i); break; /* the same bits */
    case 'J': out_long(out, v.j); break;
    case 'D': out_long(out, v.j); break;
    case 'V': break;
    default: out_long(out, id_of(jni, v.l)); break;
    }
}

void out_value(JNIEnv *jni, Out *out, int tag, jvalue v)
{
    out_byte(out, tag_is_object(tag) ? object_tag(jni, v.l) : tag);
    out_untagged(jni, out, tag, v);
}

/* ---- does an object fit a type? ---- */

static bool signature_is(jclass c, const char *signature)
{
    char *own = NULL;
    bool same = (*ti)->GetClassSignature(ti, c, &own, NULL) == JVMTI_ERROR_NONE && strcmp(own, signature) == 0;
    ti_free(own);
    return same;
}

/* Is c, or one of its superclasses or superinterfaces, the class or interface of this signature? */
static bool class_fits(JNIEnv *jni, jclass c, const char *signature)
{
    if (signature_is(c, signature) || strcmp(signature, "Ljava/lang/Object;") == 0)
        return true;
    jint n = 0;
    jclass *interfaces = NULL;
    bool fits = false;
    if ((*ti)->GetImplementedInterfaces(ti, c, &n, &interfaces) == JVMTI_ERROR_NONE) {
        refs_reserve(jni, n);
        for (jint i = 0; i < n; i++) {
            fits = fits || class_fits(jni, interfaces[i], signature);
            (*jni)->DeleteLocalRef(jni, interfaces[i]);
        }
        ti_free(interfaces);
    }
    jclass super = fits ? NULL : (*jni)->GetSuperclass(jni, c);
    if (super != NULL) {
        fits = class_fits(jni, super, signature);
        (*jni)->DeleteLocalRef(jni, super);
    }
    return fits;
}

/* The class that the loader of `from` knows by a signature, or NULL. */
static jclass class_seen_by(JNIEnv *jni, jclass from, const char *signature)
{
    jobject loader = NULL;
    jclass *classes = NULL, found = NULL;
    jint n = 0;
    if ((*ti)->GetClassLoader(ti, from, &loader) != JVMTI_ERROR_NONE ||
        (*ti)->GetClassLoaderClasses(ti, loader, &n, &classes) != JVMTI_ERROR_NONE)
        return NULL;
    refs_reserve(jni, n);
    for (jint i = 0; i < n; i++) {
        if (found == NULL && signature_is(classes[i], signature))
            found = classes[i];
        else
            (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    ti_free(classes);
    return found;
}

/* An array's class and another type: the same elements, or elements that fit. */
static bool array_fits(JNIEnv *jni, jclass array, const char *own, const char *wanted)
{
    while (*own == '[' && *wanted == '[') {
        own++;
        wanted++;
    }
    if (strcmp(own, wanted) == 0)
        return true;
    if (*own == '[')
        return strcmp(wanted, "Ljava/lang/Object;") == 0 || strcmp(wanted, "Ljava/lang/Cloneable;") == 0 ||
               strcmp(wanted, "Ljava/io/Serializable;") == 0;
    if (*own != 'L' || *wanted != 'L')
        return false;
    jclass element = class_seen_by(jni, array, own);
    bool fits = element != NULL && class_fits(jni, element, wanted);
    if (element != NULL)
        (*jni)->DeleteLocalRef(jni, element);
    return fits;
}

static bool object_fits(JNIEnv *jni, jobject object, const char *descriptor)
{
    char *own = NULL;
    if (object == NULL)
        return true;
    jclass c = (*jni)->GetObjectClass(jni, object);
    (*ti)->GetClassSignature(ti, c, &own, NULL);
    bool fits = own != NULL && (*own == '[' ? array_fits(jni, c, own, descriptor) : class_fits(jni, c, descriptor));
    ti_free(own);
    (*jni)->DeleteLocalRef(jni, c);
    return fits;
}

int value_fits(JNIEnv *jni, int tag, jvalue value, const char *descriptor)
{
    if (!tag_is_object(tag))
        return tag == *descriptor ? E_NONE : E_TYPE_MISMATCH;
    return tag_is_object(*descriptor) && object_fits(jni, value.l, descriptor) ? E_NONE : E_TYPE_MISMATCH;
}

/* ---- reading ---- */

static int in_by_tag(JNIEnv *jni, In *in, int tag, jvalue *v)
{
    v->j = 0;
    switch (tag) {
    case 'Z': v->z = in_byte(in) != 0; break;
    case 'B': v->b = (jbyte)in_byte(in); break;
    case 'C':
        v->c = in_byte(in);
        v->c = (jchar)(v->c << 8 | in_byte(in));
        break;
    case 'S':
        v->s = in_byte(in);
        v->s = (jshort)(v->s << 8 | in_byte(in));
        break;
    case 'I': v->i = in_int(in); break;
    case 'F': v->i = in_int(in); break;
    case 'J': v->j = in_long(in); break;
    case 'D': v->j = in_long(in); break;
    case 'V': break;
    default: TRY(id_object(jni, in_long(in), &v->l)); break;
    }
    return in->bad ? E_ILLEGAL_ARGUMENT : E_NONE;
}

int in_untagged(JNIEnv *jni, In *in, const char *descriptor, jvalue *value)
{
    TRY(in_by_tag(jni, in, *descriptor, value));
    return value_fits(jni, *descriptor, *value, descriptor);
}

int in_tagged(JNIEnv *jni, In *in, int *tag, jvalue *value)
{
    *tag = in_byte(in);
    if (in->bad)
        return E_ILLEGAL_ARGUMENT;
    return tag_is_valid(*tag) ? in_by_tag(jni, in, *tag, value) : E_INVALID_TAG;
}

/* ---- fields ---- */

static jvalue static_get(JNIEnv *jni, jclass c, jfieldID f, int tag)
{
    jvalue v = {.j = 0};
    switch (tag) {
    case 'Z': v.z = (*jni)->GetStaticBooleanField(jni, c, f); break;
    case 'B': v.b = (*jni)->GetStaticByteField(jni, c, f); break;
    case 'C': v.c = (*jni)->GetStaticCharField(jni, c, f); break;
    case 'S': v.s = (*jni)->GetStaticShortField(jni, c, f); break;
    case 'I': v.i = (*jni)->GetStaticIntField(jni, c, f); break;
    case 'F': v.f = (*jni)->GetStaticFloatField(jni, c, f); break;
    case 'J': v.j = (*jni)->GetStaticLongField(jni, c, f); break;
    case 'D': v.d = (*jni)->GetStaticDoubleField(jni, c, f); break;
    default: v.l = (*jni)->GetStaticObjectField(jni, c, f); break;
    }
    return v;
}

static jvalue instance_get(JNIEnv *jni, jobject o, jfieldID f, int tag)
{
    jvalue v = {.j = 0};
    switch (tag) {
    case 'Z': v.z = (*jni)->GetBooleanField(jni, o, f); break;
    case 'B': v.b = (*jni)->GetByteField(jni, o, f); break;
    case 'C': v.c = (*jni)->GetCharField(jni, o, f); break;
    case 'S': v.s = (*jni)->GetShortField(jni, o, f); break;
    case 'I': v.i = (*jni)->GetIntField(jni, o, f); break;
    case 'F': v.f = (*jni)->GetFloatField(jni, o, f); break;
    case 'J': v.j = (*jni)->GetLongField(jni, o, f); break;
    case 'D': v.d = (*jni)->GetDoubleField(jni, o, f); break;
    default: v.l = (*jni)->GetObjectField(jni, o, f); break;
    }
    return v;
}

jvalue field_get(JNIEnv *jni, jclass c, jobject object, jfieldID field, int tag)
{
    return object == NULL ? static_get(jni, c, field, tag) : instance_get(jni, object, field, tag);
}

static void static_set(JNIEnv *jni, jclass c, jfieldID f, int tag, jvalue v)
{
    switch (tag) {
    case 'Z': (*jni)->SetStaticBooleanField(jni, c, f, v.z); break;
    case 'B': (*jni)->SetStaticByteField(jni, c, f, v.b); break;
    case 'C': (*jni)->SetStaticCharField(jni, c, f, v.c); break;
    case 'S': (*jni)->SetStaticShortField(jni, c, f, v.s); break;
    case 'I': (*jni)->SetStaticIntField(jni, c, f, v.i); break;
    case 'F': (*jni)->SetStaticFloatField(jni, c, f, v.f); break;
    case 'J': (*jni)->SetStaticLongField(jni, c, f, v.j); break;
    case 'D': (*jni)->SetStaticDoubleField(jni, c, f, v.d); break;
    default: (*jni)->SetStaticObjectField(jni, c, f, v.l); break;
    }
}

void field_set(JNIEnv *jni, jclass c, jobject o, jfieldID f, int tag, jvalue v)
{
    if (o == NULL) {
        static_set(jni, c, f, tag, v);
        return;
    }
    switch (tag) {
    case 'Z': (*jni)->SetBooleanField(jni, o, f, v.z); break;
    case 'B': (*jni)->SetByteField(jni, o, f, v.b); break;
    case 'C': (*jni)->SetCharField(jni, o, f, v.c); break;
    case 'S': (*jni)->SetShortField(jni, o, f, v.s); break;
    case 'I': (*jni)->SetIntField(jni, o, f, v.i); break;
    case 'F': (*jni)->SetFloatField(jni, o, f, v.f); break;
    case 'J': (*jni)->SetLongField(jni, o, f, v.j); break;
    case 'D': (*jni)->SetDoubleField(jni, o, f, v.d); break;
    default: (*jni)->SetObjectField(jni, o, f, v.l); break;
    }
}
