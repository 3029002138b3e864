/* checked.c - the checks of -Xcheck:jni: rules of calls, handles, ids, arguments.
 *
 * A mistake that leaves the VM in a known state is a warning (exceptions not asked for, too many local references,
 * calls in a critical region); one that would make the real function read what is no object, class or field of the
 * right kind is fatal. Without the option nothing of this is in any table.
 *
 * What a thread owes is kept per thread, and forgotten when the native method returns that owed it.
 *
 *   CallVoidMethod --> owes = "CallVoidMethod" --> FindClass: warning
 *                                              --> ExceptionCheck: owes = NULL
 *
 * No locks. Read next: report.c, guard.c, tools/tabemit_check.c.
 */
#include "jni/checked.h"

static __thread struct {
    const char *owes; /* the function after which nobody has asked for an exception; NULL: none */
    int critical;     /* regions entered and not left */
} self;

static NORETURN void fatal(CheckCall *c, const char *text)
{
    report_fatal(jni_enter(c->env), text);
}

/* ---- rules of the call ---- */

static void warn(CheckCall *c, const char *what, const char *from)
{
    jni_enter(c->env);
    report_warning(c->t, "WARNING in native method: %s%s", what, from);
    jni_leave(c->t);
}

void check_begin(CheckCall *c, JNIEnv *env, const char *name, u4 rule)
{
    Thread *t = thread_self();
    if (t == NULL)
        report_fatal(NULL, "Using JNIEnv in non-Java thread");
    refuse_in_callback(name);
    *c = (CheckCall){(JNIEnv *)(void *)&t->jni, t, name, rule};
    if (env != c->env)
        fatal(c, "Using JNIEnv in the wrong thread");
    if (self.critical > 0 && !(rule & (CHECK_ENTERS | CHECK_LEAVES)))
        report_warning(NULL,
                       "Warning: Calling other JNI functions in the scope of Get/ReleasePrimitiveArrayCritical or "
                       "Get/ReleaseStringCritical");
    if (rule & CHECK_ASKS)
        self.owes = NULL;
    if (rule & CHECK_MAY)
        return;
    if (t->exception != NULL)
        warn(c, "JNI call made with exception pending", "");
    if (self.owes != NULL)
        warn(c, "JNI call made without checking exceptions when required to from ", self.owes);
    self.owes = NULL;
}

static void check_capacity(CheckCall *c)
{
    Thread *t = jni_enter(c->env);
    int used, promised;
    if (ref_exceeds(t, &used, &promised))
        report_warning(t, "WARNING: JNI local refs: %d, exceeds capacity: %d", used, promised);
    jni_leave(t);
}

void check_end(CheckCall *c)
{
    if (c->rule & CHECK_OWES)
        self.owes = c->name;
    if (c->rule & CHECK_ENTERS)
        self.critical++;
    if ((c->rule & CHECK_LEAVES) && self.critical > 0)
        self.critical--;
    check_capacity(c);
}

void check_returned(Thread *t, const Method *m, void *reference)
{
    self.owes = NULL;
    bool returns = letter_is_ref(m->ret);
    if (returns && reference != NULL && ref_kind(t, reference) == REF_INVALID)
        report_fatal(t, "Bad global or local ref returned from a native method");
}

/* ---- handles ---- */

/* The object of a live handle; NULL for null and for a cleared weak one. RUNNING. */
static Object *live_object(CheckCall *c, jobject o)
{
    if (o != NULL && ref_kind(c->t, ref_of(o)) == REF_INVALID)
        report_fatal(c->t, "Bad global or local ref passed to JNI");
    return object_of(o);
}

void check_object(CheckCall *c, jobject o, bool null_ok)
{
    Thread *t = jni_enter(c->env);
    live_object(c, o);
    if (o == NULL && !null_ok)
        report_fatal(t, "Null object passed to JNI");
    jni_leave(t);
}

void check_class(CheckCall *c, jclass o, bool null_ok)
{
    Thread *t = jni_enter(c->env);
    Object *mirror = live_object(c, o);
    if (mirror == NULL && !null_ok)
        report_fatal(t, "Bad global or local ref passed to JNI");
    if (mirror != NULL && mirror->cls != wk.Class)
        report_fatal(t, "JNI received a class argument that is not a class");
    jni_leave(t);
}

void check_string(CheckCall *c, jstring o)
{
    Thread *t = jni_enter(c->env);
    Object *s = live_object(c, o);
    if (s == NULL || s->cls != wk.String)
        report_fatal(t, "JNI string operation received a non-string");
    jni_leave(t);
}

static void need_throwable(Thread *t, Class *c)
{
    if (c == NULL || !class_is_subclass(c, wk.Throwable))
        report_fatal(t,
                     "JNI Throw or ThrowNew received a class argument that is not a Throwable or Throwable subclass");
}

void check_throwable(CheckCall *c, jthrowable o)
{
    Thread *t = jni_enter(c->env);
    Object *e = live_object(c, o);
    need_throwable(t, e != NULL ? e->cls : NULL);
    jni_leave(t);
}

void check_throwable_class(CheckCall *c, jclass o)
{
    check_class(c, o, false);
    Thread *t = jni_enter(c->env);
    need_throwable(t, class_of_mirror(object_of(o)));
    jni_leave(t);
}

void check_array(CheckCall *c, jarray o, char element)
{
    Thread *t = jni_enter(c->env);
    Object *a = live_object(c, o);
    if (a == NULL || a->cls->kind != KIND_ARRAY)
        report_fatal(t, "Non-array passed to JNI array operations");
    char have = a->cls->elem->kind == KIND_PRIMITIVE ? a->cls->elem->prim : 'L';
    if (element == 'L' && have != 'L')
        report_fatal(t, "Object array expected but not received for JNI array operation");
    bool primitive = (element != 0 && element != 'L') || (c->rule & (CHECK_ENTERS | CHECK_LEAVES));
    if (primitive && have == 'L')
        report_fatal(t, "Primitive type array expected but not received for JNI array operation");
    if (element != 0 && have != element)
        report_fatal(t, "Array element type mismatch in JNI");
    jni_leave(t);
}

void check_deleted(CheckCall *c, jobject o, jobjectRefType kind)
{
    Thread *t = jni_enter(c->env);
    if (o != NULL && (jobjectRefType)ref_kind(t, ref_of(o)) != kind)
        report_fatal(t, kind == JNILocalRefType    ? "Invalid local JNI handle passed to DeleteLocalRef"
                        : kind == JNIGlobalRefType ? "Invalid global JNI handle passed to DeleteGlobalRef"
                                                   : "Invalid weak global JNI handle passed to DeleteWeakGlobalRef");
    jni_leave(t);
}

void check_utf(CheckCall *c, const char *text)
{
    if (text != NULL && !utf8_valid((const u1 *)text, strlen(text)))
        warn(c, "JNI function received text that is not modified UTF-8: ", c->name);
}

/* ---- ids ---- */

static void need_id(Thread *t, bool ok)
{
    if (!ok)
        report_fatal(t, "Wrong object class or methodID passed to JNI call");
}

static Method *method_of(jmethodID id)
{
    return method_of_id((const MethodId *)(const void *)id);
}

void check_method(CheckCall *c, jobject o, jmethodID id)
{
    Thread *t = jni_enter(c->env);
    const Method *m = method_of(id);
    need_id(t,
            m != NULL && !(m->access & ACC_STATIC) && object_of(o) != NULL && object_is_instance(object_of(o), m->cls));
    jni_leave(t);
}

void check_static_method(CheckCall *c, jclass cls, jmethodID id)
{
    Thread *t = jni_enter(c->env);
    const Method *m = method_of(id);
    need_id(t, m != NULL && (m->access & ACC_STATIC) && class_is_assignable(class_of_mirror(object_of(cls)), m->cls));
    jni_leave(t);
}

void check_constructor(CheckCall *c, jclass cls, jmethodID id)
{
    Thread *t = jni_enter(c->env);
    const Method *m = method_of(id);
    need_id(t, m != NULL && m->name == wkname.init && m->cls == class_of_mirror(object_of(cls)));
    jni_leave(t);
}

void check_any_method(CheckCall *c, jclass cls UNUSED, jmethodID id)
{
    Thread *t = jni_enter(c->env);
    need_id(t, method_of(id) != NULL);
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

void check_field(CheckCall *c, jobject o, jfieldID id, char letter)
{
    Thread *t = jni_enter(c->env);
    const Field *f = (const Field *)(const void *)id;
    if (f == NULL || object_of(o) == NULL || !has_field(object_of(o)->cls, f))
        report_fatal(t, "Wrong field ID passed to JNI");
    if (f->access & ACC_STATIC)
        report_fatal(t, "Static field ID passed to JNI");
    if (!has_letter(f, letter))
        report_fatal(t, "Field type (instance) mismatch in JNI get/set field operations");
    jni_leave(t);
}

void check_static_field(CheckCall *c, jclass cls, jfieldID id, char letter)
{
    Thread *t = jni_enter(c->env);
    const Field *f = (const Field *)(const void *)id;
    if (!has_field(class_of_mirror(object_of(cls)), f) || !(f->access & ACC_STATIC))
        report_fatal(t, "Wrong static field ID passed to JNI");
    if (!has_letter(f, letter))
        report_fatal(t, "Field type (static) mismatch in JNI get/set field operations");
    jni_leave(t);
}

void check_any_field(CheckCall *c, jclass cls, jfieldID id)
{
    Thread *t = jni_enter(c->env);
    if (!has_field(class_of_mirror(object_of(cls)), (const Field *)(const void *)id))
        report_fatal(t, "Wrong field ID passed to JNI");
    jni_leave(t);
}

/* ---- arguments of Java methods ---- */

/* The parameter's class as the method's own loader knows it; NULL if it has not met it yet: then nobody can tell. */
static Class *parameter_class(const Method *m, const char *desc, size_t len)
{
    Symbol *name = desc[0] == 'L' ? symbol_find(desc + 1, len - 2) : symbol_find(desc, len);
    return name != NULL ? loader_find_loaded(m->cls->loader, name) : NULL;
}

static void check_reference(CheckCall *c, const Method *m, const char *desc, size_t len, jobject o)
{
    Object *object = live_object(c, o);
    Class *want = object != NULL ? parameter_class(m, desc, len) : NULL;
    if (want != NULL && !object_is_instance(object, want))
        report_fatal(c->t, "Wrong argument type passed to JNI call");
}

/* One parameter's descriptor; *p moves behind it. */
static size_t next_parameter(const char **p)
{
    const char *start = *p;
    while (**p == '[')
        ++*p;
    *p = **p == 'L' ? strchr(*p, ';') + 1 : *p + 1;
    return (size_t)(*p - start);
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
        size_t len = next_parameter(&p);
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
        size_t len = next_parameter(&p);
        if (args == NULL)
            report_fatal(t, "Null array of arguments passed to JNI call");
        if (letter_is_ref(*desc))
            check_reference(c, m, desc, len, args->l);
    }
    jni_leave(t);
}
