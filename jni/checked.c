/* checked.c - the checks of -Xcheck:jni: rules of calls, handles, ids, arguments.
 *
 * A mistake that leaves the VM in a known state is a warning (exceptions not asked for, too many local references,
 * calls in a critical region); one that would make the real function read what is no object, class or field of the
 * right kind is fatal. Without the option nothing of this is in any table.
 *
 * What a native method or callback owes is noted with its local references (ref_notes), and ends with them.
 *
 *   CallVoidMethod --> owes = "CallVoidMethod" --> FindClass: warning
 *                                              --> ExceptionCheck: owes = NULL
 *
 * No locks. Read next: report.c, guard.c, tools/tabemit_check.c.
 */
#include "jni/checked.h"

/* text: the line; why: more about it, NULL for nothing. RUNNING. */
static NORETURN PRINTF(3, 4) void fatal_why(CheckCall *c, const char *text, const char *why, ...)
{
    char detail[512];
    va_list args;
    size_t n = (size_t)snprintf(detail, sizeof detail, "%s: ", c->name);
    va_start(args, why);
    vsnprintf(detail + n, sizeof detail - n, why, args);
    va_end(args);
    report_fatal(c->t, text, detail);
}

static NORETURN void fatal(CheckCall *c, const char *text)
{
    report_fatal(c->t, text, c->name);
}

/* ---- rules of the call ---- */

static void warn(CheckCall *c, const char *what, const char *from)
{
    jni_enter(c->env);
    report_warning(c->t, c->name, "WARNING in native method: %s%s", what, from);
    jni_leave(c->t);
}

typedef struct EnvSearch {
    const JNIEnv *env;
    bool found;
} EnvSearch;

static void env_compare(Thread *t, void *arg)
{
    EnvSearch *search = arg;
    search->found |= (const void *)&t->jni == (const void *)search->env;
}

static NORETURN void wrong_env(CheckCall *c, const JNIEnv *env)
{
    EnvSearch search = {env, false};
    jni_enter(c->env);
    thread_each(env_compare, &search);
    fatal_why(c, "Using JNIEnv in the wrong thread", "%s",
              search.found ? "the environment is that of another thread"
                           : "the environment is that of a thread that is attached no more, or none");
}

void check_begin(CheckCall *c, JNIEnv *env, const char *name, u4 rule)
{
    Thread *t = thread_self();
    if (t == NULL)
        report_fatal(NULL, "Using JNIEnv in non-Java thread", name);
    refuse_call(t, name);
    *c = (CheckCall){(JNIEnv *)(void *)&t->jni, t, name, rule};
    if (env != c->env)
        wrong_env(c, env);
    RefNotes *notes = ref_notes(t);
    if (notes->critical > 0 && !(rule & (CHECK_ENTERS | CHECK_LEAVES)))
        report_warning(NULL, name,
                       "Warning: Calling other JNI functions in the scope of Get/ReleasePrimitiveArrayCritical or "
                       "Get/ReleaseStringCritical");
    if (rule & CHECK_ASKS)
        notes->owes = NULL;
    if (rule & CHECK_MAY)
        return;
    if (t->exception != NULL)
        warn(c, "JNI call made with exception pending", "");
    if (notes->owes != NULL)
        warn(c, "JNI call made without checking exceptions when required to from ", notes->owes);
    notes->owes = NULL;
}

static void check_promise(CheckCall *c)
{
    Thread *t = jni_enter(c->env);
    int used, promised;
    if (ref_exceeds(t, &used, &promised))
        report_warning(t, c->name, "WARNING: JNI local refs: %d, exceeds capacity: %d", used, promised);
    jni_leave(t);
}

void check_end(CheckCall *c)
{
    RefNotes *notes = ref_notes(c->t);
    if (c->rule & CHECK_OWES)
        notes->owes = c->name;
    if (c->rule & CHECK_ENTERS)
        notes->critical++;
    if ((c->rule & CHECK_LEAVES) && notes->critical > 0)
        notes->critical--;
    check_promise(c);
}

void check_capacity(CheckCall *c, jint capacity)
{
    if (capacity < 0)
        warn(c, "negative capacity", "");
}

void check_pop(CheckCall *c)
{
    Thread *t = jni_enter(c->env);
    bool may = ref_may_pop(t);
    jni_leave(t);
    if (!may)
        warn(c, "PopLocalFrame without PushLocalFrame", "");
}

/* ---- handles ---- */

static const char *past_of(Thread *t, jobject o)
{
    switch (ref_past(t, ref_of(o))) {
    case REF_WAS_DELETED_LOCAL: return "a local reference that was deleted";
    case REF_WAS_LOCAL_OF_FRAME: return "a stale local reference: its native method, callback or local frame has ended";
    case REF_IS_OF_OTHER_THREAD: return "a local reference of another thread";
    case REF_WAS_OF_ENDED_THREAD: return "a stale local reference: its thread is attached no more";
    case REF_WAS_DELETED_GLOBAL: return "a global reference that was deleted";
    case REF_WAS_DELETED_WEAK: return "a weak global reference that was deleted";
    default: return "no reference that the VM gave";
    }
}

static const char *kind_name(RefKind kind)
{
    static const char *const names[] = {[REF_INVALID] = "none",
                                        [REF_LOCAL] = "a local reference",
                                        [REF_GLOBAL] = "a global reference",
                                        [REF_WEAK] = "a weak global reference"};
    return names[kind];
}

/* The object of a live handle; NULL for null and for a cleared weak one. RUNNING. */
static Object *live_object(CheckCall *c, jobject o)
{
    if (o != NULL && ref_kind(c->t, ref_of(o)) == REF_INVALID)
        fatal_why(c, "Bad global or local ref passed to JNI", "%s", past_of(c->t, o));
    return object_of(o);
}

/* The same where a weak one's object must be there. */
static Object *needed_object(CheckCall *c, jobject o)
{
    Object *object = live_object(c, o);
    if (o != NULL && object == NULL)
        fatal_why(c, "Bad global or local ref passed to JNI", "a stale weak global reference: its object is gone");
    return object;
}

/* An object that is not what the function takes. RUNNING. */
static NORETURN void wrong_class(CheckCall *c, const char *text, const Object *o)
{
    if (o == NULL)
        fatal_why(c, text, "null");
    fatal_why(c, text, "an object of class %s", class_external_name(object_class(o)));
}

void check_object(CheckCall *c, jobject o, bool null_ok)
{
    Thread *t = jni_enter(c->env);
    if (null_ok)
        live_object(c, o);
    else if (needed_object(c, o) == NULL)
        fatal(c, "Null object passed to JNI");
    jni_leave(t);
}

void check_class(CheckCall *c, jclass o, bool null_ok)
{
    Thread *t = jni_enter(c->env);
    Object *mirror = null_ok ? live_object(c, o) : needed_object(c, o);
    if (mirror == NULL && !null_ok)
        fatal_why(c, "Bad global or local ref passed to JNI", "null for a class");
    if (mirror != NULL && object_class(mirror) != wk.Class)
        wrong_class(c, "JNI received a class argument that is not a class", mirror);
    jni_leave(t);
}

void check_string(CheckCall *c, jstring o)
{
    Thread *t = jni_enter(c->env);
    Object *s = needed_object(c, o);
    if (s == NULL || object_class(s) != wk.String)
        wrong_class(c, "JNI string operation received a non-string", s);
    jni_leave(t);
}

static void need_throwable(CheckCall *c, const Class *cls)
{
    if (cls == NULL || !class_is_subclass(cls, wk.Throwable))
        fatal_why(c, "JNI Throw or ThrowNew received a class argument that is not a Throwable or Throwable subclass",
                  "%s", cls != NULL ? class_external_name(cls) : "null");
}

void check_throwable(CheckCall *c, jthrowable o)
{
    Thread *t = jni_enter(c->env);
    Object *e = needed_object(c, o);
    need_throwable(c, e != NULL ? object_class(e) : NULL);
    jni_leave(t);
}

void check_throwable_class(CheckCall *c, jclass o)
{
    check_class(c, o, false);
    Thread *t = jni_enter(c->env);
    need_throwable(c, class_of_mirror(object_of(o)));
    jni_leave(t);
}

void check_loader(CheckCall *c, jobject o)
{
    Thread *t = jni_enter(c->env);
    Object *loader = live_object(c, o);
    if (loader != NULL && !object_is_instance(loader, wk.ClassLoader))
        wrong_class(c, "JNI received a loader that is not a class loader", loader);
    jni_leave(t);
}

void check_array(CheckCall *c, jarray o, char element)
{
    Thread *t = jni_enter(c->env);
    Object *a = needed_object(c, o);
    if (a == NULL || object_class(a)->kind != KIND_ARRAY)
        wrong_class(c, "Non-array passed to JNI array operations", a);
    char have = class_letter(object_class(a)->elem);
    if (element == 'L' && have != 'L')
        wrong_class(c, "Object array expected but not received for JNI array operation", a);
    bool primitive = (element != 0 && element != 'L') || (c->rule & (CHECK_ENTERS | CHECK_LEAVES));
    if (primitive && have == 'L')
        wrong_class(c, "Primitive type array expected but not received for JNI array operation", a);
    if (element != 0 && have != element)
        wrong_class(c, "Array element type mismatch in JNI", a);
    jni_leave(t);
}

void check_deleted(CheckCall *c, jobject o, jobjectRefType kind)
{
    Thread *t = jni_enter(c->env);
    RefKind have = o != NULL ? ref_kind(t, ref_of(o)) : REF_INVALID;
    if (o != NULL && (jobjectRefType)have != kind)
        fatal_why(c,
                  kind == JNILocalRefType    ? "Invalid local JNI handle passed to DeleteLocalRef"
                  : kind == JNIGlobalRefType ? "Invalid global JNI handle passed to DeleteGlobalRef"
                                             : "Invalid weak global JNI handle passed to DeleteWeakGlobalRef",
                  "%s", have != REF_INVALID ? kind_name(have) : past_of(t, o));
    jni_leave(t);
}

/* ---- memory, text ---- */

void check_pointer(CheckCall *c, const char *name, const void *p, jlong count)
{
    if (p != NULL || count <= 0)
        return;
    jni_enter(c->env);
    fatal_why(c, "JNI function received NULL for memory", "%s", name);
}

void check_utf(CheckCall *c, const char *text, bool null_ok)
{
    if (text == NULL && !null_ok)
        warn(c, "JNI function received NULL for text: ", c->name);
    else if (text != NULL && !utf8_valid((const u1 *)text, strlen(text)))
        warn(c, "JNI function received text that is not modified UTF-8: ", c->name);
}

void check_class_name(CheckCall *c, const char *name, bool null_ok)
{
    check_utf(c, name, null_ok);
    if (name != NULL && !name_is_class_or_array(name, strlen(name)))
        warn(c, "a class is named like java/lang/String, its array like [Ljava/lang/String; but not ", name);
}

void check_natives(CheckCall *c, const JNINativeMethod *methods, jint count)
{
    check_pointer(c, "methods", methods, count);
    for (jint i = 0; i < count; i++) {
        check_utf(c, methods[i].name, false);
        check_utf(c, methods[i].signature, false);
    }
}

/* ---- ids ---- */

static void need_id(CheckCall *c, bool ok)
{
    if (!ok)
        fatal(c, "Wrong object class or methodID passed to JNI call");
}

static Method *method_of(jmethodID id)
{
    return method_of_id((const MethodId *)(const void *)id);
}

/* result: the letter of the type that the function answers; 0: it calls a constructor. */
static void need_result(CheckCall *c, const Method *m, char result)
{
    if (letter_kind(m->ret) != result)
        fatal_why(c, "Wrong object class or methodID passed to JNI call", "the method is %s", method_external_name(m));
}

void check_method(CheckCall *c, jobject o, jmethodID id, char result)
{
    Thread *t = jni_enter(c->env);
    const Method *m = method_of(id);
    need_id(c,
            m != NULL && !(m->access & ACC_STATIC) && object_of(o) != NULL && object_is_instance(object_of(o), m->cls));
    need_result(c, m, result);
    jni_leave(t);
}

void check_nonvirtual(CheckCall *c, jobject o, jclass cls, jmethodID id, char result)
{
    check_method(c, o, id, result);
    Thread *t = jni_enter(c->env);
    Class *have = class_of_mirror(object_of(cls));
    if (!class_is_assignable(have, method_of(id)->cls) || !object_is_instance(object_of(o), have))
        fatal_why(c, "Wrong object class or methodID passed to JNI call", "the class is %s, the method %s",
                  class_external_name(have), method_external_name(method_of(id)));
    jni_leave(t);
}

void check_static_method(CheckCall *c, jclass cls, jmethodID id, char result)
{
    Thread *t = jni_enter(c->env);
    const Method *m = method_of(id);
    need_id(c, m != NULL && (m->access & ACC_STATIC) && class_is_assignable(class_of_mirror(object_of(cls)), m->cls));
    need_result(c, m, result);
    jni_leave(t);
}

void check_constructor(CheckCall *c, jclass cls, jmethodID id)
{
    Thread *t = jni_enter(c->env);
    const Method *m = method_of(id);
    need_id(c, m != NULL && m->name == wkname.init && m->cls == class_of_mirror(object_of(cls)));
    jni_leave(t);
}

void check_reflected_method(CheckCall *c, jclass cls, jmethodID id, jboolean is_static)
{
    Thread *t = jni_enter(c->env);
    const Method *m = method_of(id);
    need_id(c, m != NULL && class_is_assignable(class_of_mirror(object_of(cls)), m->cls));
    if (!(m->access & ACC_STATIC) != !is_static)
        fatal_why(c, "Wrong object class or methodID passed to JNI call", "%s is %sstatic", method_external_name(m),
                  is_static ? "not " : "");
    jni_leave(t);
}

static bool declares(const Class *c, const Field *f)
{
    return c->fields != NULL && f >= c->fields && f < c->fields + c->field_count &&
           ((uintptr_t)f - (uintptr_t)c->fields) % sizeof *f == 0;
}

/* Whether this address is a field of the class, its superclasses or interfaces. Any bit pattern may be asked. */
static bool has_field(const Class *c, const Field *f)
{
    for (const Class *k = c; k != NULL; k = k->super) {
        if (declares(k, f))
            return true;
        for (u4 i = 0; i < k->all_interface_count; i++) {
            if (declares(k->all_interfaces[i], f))
                return true;
        }
    }
    return false;
}

static bool has_letter(const Field *f, char letter)
{
    return letter_kind(f->type) == letter;
}

static NORETURN void wrong_type(CheckCall *c, const char *text, const Field *f)
{
    fatal_why(c, text, "the field is %s %s", f->name->text, f->desc->text);
}

void check_field(CheckCall *c, jobject o, jfieldID id, char letter)
{
    Thread *t = jni_enter(c->env);
    const Field *f = (const Field *)(const void *)id;
    if (f == NULL || object_of(o) == NULL || !has_field(object_class(object_of(o)), f))
        fatal(c, "Wrong field ID passed to JNI");
    if (f->access & ACC_STATIC)
        fatal(c, "Static field ID passed to JNI");
    if (!has_letter(f, letter))
        wrong_type(c, "Field type (instance) mismatch in JNI get/set field operations", f);
    jni_leave(t);
}

void check_static_field(CheckCall *c, jclass cls, jfieldID id, char letter)
{
    Thread *t = jni_enter(c->env);
    const Field *f = (const Field *)(const void *)id;
    if (!has_field(class_of_mirror(object_of(cls)), f) || !(f->access & ACC_STATIC))
        fatal(c, "Wrong static field ID passed to JNI");
    if (!has_letter(f, letter))
        wrong_type(c, "Field type (static) mismatch in JNI get/set field operations", f);
    jni_leave(t);
}

void check_reflected_field(CheckCall *c, jclass cls, jfieldID id, jboolean is_static)
{
    Thread *t = jni_enter(c->env);
    const Field *f = (const Field *)(const void *)id;
    if (!has_field(class_of_mirror(object_of(cls)), f))
        fatal(c, "Wrong field ID passed to JNI");
    if (!(f->access & ACC_STATIC) != !is_static)
        fatal_why(c, is_static ? "Non-static field ID passed to JNI" : "Static field ID passed to JNI",
                  "the field is %s %s", f->name->text, f->desc->text);
    jni_leave(t);
}

/* ---- arguments of Java methods ---- */

/* The class of a descriptor as the loader knows it; NULL if it has not met it yet: then nobody can tell. */
static Class *class_of_descriptor(Loader *loader, const char *desc, size_t len)
{
    Symbol *name = desc[0] == 'L' ? symbol_find(desc + 1, len - 2) : symbol_find(desc, len);
    return name != NULL ? loader_find_loaded(loader, name) : NULL;
}

/* Is the object, which may be null, one of this type, as far as that can be told? */
static bool fits(const Object *o, Loader *loader, const char *desc, size_t len)
{
    Class *want = o != NULL ? class_of_descriptor(loader, desc, len) : NULL;
    return want == NULL || object_is_instance(o, want);
}

static void check_reference(CheckCall *c, const Method *m, const char *desc, size_t len, jobject o)
{
    const Object *object = live_object(c, o);
    if (!fits(object, m->cls->loader, desc, len))
        fatal_why(c, "Wrong argument type passed to JNI call", "%s for a parameter %.*s of %s",
                  class_external_name(object_class(object)), (int)len, desc, method_external_name(m));
}

void check_field_value(CheckCall *c, jobject owner UNUSED, jfieldID id, jobject value)
{
    Thread *t = jni_enter(c->env);
    const Field *f = (const Field *)(const void *)id;
    const Object *o = live_object(c, value);
    if (!fits(o, f->cls->loader, f->desc->text, f->desc->len))
        fatal_why(c, "Wrong value type passed to JNI set field operations", "%s for the field %s %s",
                  class_external_name(object_class(o)), f->name->text, f->desc->text);
    jni_leave(t);
}

static jobject list_reference(char type, va_list *args)
{
    switch (type) {
    case 'J': (void)va_arg(*args, jlong); return NULL;
    case 'F':
    case 'D': (void)va_arg(*args, jdouble); return NULL;
    case 'L':
    case '[': return va_arg(*args, jobject);
    default: (void)va_arg(*args, jint); return NULL;
    }
}

void check_arg_list(CheckCall *c, jmethodID id, va_list args)
{
    va_list copy;
    va_copy(copy, args);
    Thread *t = jni_enter(c->env);
    const Method *m = method_of(id);
    for (const char *p = m->desc->text + 1; *p != ')';) {
        const char *desc = p;
        size_t len = (size_t)((p = letter_behind(p)) - desc);
        check_reference(c, m, desc, len, list_reference(*desc, &copy));
    }
    jni_leave(t);
    va_end(copy);
}

void check_arg_values(CheckCall *c, jmethodID id, const jvalue *args)
{
    Thread *t = jni_enter(c->env);
    const Method *m = method_of(id);
    for (const char *p = m->desc->text + 1; *p != ')'; args++) {
        const char *desc = p;
        size_t len = (size_t)((p = letter_behind(p)) - desc);
        if (args == NULL)
            fatal(c, "Null array of arguments passed to JNI call");
        if (letter_is_ref(*desc))
            check_reference(c, m, desc, len, args->l);
    }
    jni_leave(t);
}

/* ---- the return of a native method ---- */

static void check_result(Thread *t, const Method *m, void *reference)
{
    const char *desc = strchr(m->desc->text, ')') + 1;
    if (ref_kind(t, reference) == REF_INVALID)
        report_returned(t, "Bad global or local ref returned from a native method", past_of(t, reference));
    const Object *o = object_of(reference);
    if (!fits(o, m->cls->loader, desc, strlen(desc)))
        report_returned(t, "Wrong class of object returned from a native method", class_external_name(object_class(o)));
}

void check_returned(Thread *t, const Method *m, void *reference)
{
    if (ref_notes(t)->critical > 0)
        report_return_warning(t, "WARNING in native method: returned in the scope of GetPrimitiveArrayCritical or "
                                 "GetStringCritical");
    if (letter_is_ref(m->ret) && reference != NULL)
        check_result(t, m, reference);
}

/* ---- the end of a thread ---- */

void check_leave(Thread *t, const char *function, bool there)
{
    CheckCall c = {(JNIEnv *)(void *)&t->jni, t, function, 0};
    if (there)
        warn(&c, "refused, because a Java method or a callback of this thread has not returned: ", function);
    else if (ref_notes(t)->critical > 0)
        warn(&c, "called in the scope of GetPrimitiveArrayCritical or GetStringCritical: ", function);
}
