/* classes.c - CLASS_LOAD, CLASS_UNLOAD, CLASS_LOAD_HOOK, and what the bridge knows of classes.
 *
 * A ClassInfo is found from a jclass by the tag that the class carries in class_ti, from an id by a table. It is made
 * when the class is first met, and completed (superclasses, fields) once the class is prepared: only then can JVMTI be
 * asked, so CLASS_LOAD is sent at ClassPrepare. Array classes, of which JVMTI tells nothing, are announced when their
 * id is about to be used. The end of a class is that of its Class object: its tag in class_ti is reported then.
 *
 * Fields are numbered as the specification of heap walks says: those of all interfaces first, then those of the
 * superclasses from Object down, then its own.
 *
 * Lock: ids_lock for the table and while a tag is set; nothing else is done under it. Those who complete a class do it
 * on copies of their own, the first one's stays. Read next: objects.c. */
#include "bridge.h"

#include <stdlib.h>
#include <string.h>

enum { CHAINS = 4096, ACC_STATIC = 0x0008 };

static ClassInfo *table[CHAINS];
static _Atomic(ClassInfo *) dead;

/* ---- finding ---- */

static ClassInfo **chain_of(jobjectID id)
{
    return &table[((uintptr_t)id >> 3) * 0x9E3779B97F4A7C15u >> 52];
}

ClassInfo *class_by_id_locked(jobjectID id)
{
    ClassInfo *c = *chain_of(id);
    while (c != NULL && c->id != id)
        c = c->next;
    return c;
}

ClassInfo *class_by_id(jobjectID id)
{
    ids_lock();
    ClassInfo *c = class_by_id_locked(id);
    ids_unlock();
    return c;
}

static ClassInfo **listed(size_t *count)
{
    size_t room = 0;
    ClassInfo **list = NULL;
    *count = 0;
    ids_lock();
    for (size_t i = 0; i < CHAINS; i++) {
        for (ClassInfo *c = table[i]; c != NULL; c = c->next) {
            if (*count == room) {
                room = room == 0 ? 1024 : 2 * room;
                list = grown(list, room * sizeof *list);
            }
            list[(*count)++] = c;
        }
    }
    ids_unlock();
    return list;
}

void classes_each(void (*visit)(ClassInfo *c, void *arg), void *arg)
{
    size_t count;
    ClassInfo **list = listed(&count);
    for (size_t i = 0; i < count; i++)
        visit(list[i], arg);
    free(list);
}

static jint array_type_of(const char *signature)
{
    static const char letters[] = "ZCFDBSIJ"; /* JVMPI_BOOLEAN and so on, in the order of their numbers */
    if (signature[0] != '[')
        return JVMPI_NORMAL_OBJECT;
    const char *found = strchr(letters, signature[1]);
    return found == NULL ? JVMPI_CLASS : JVMPI_BOOLEAN + (jint)(found - letters);
}

/* java.lang.String of Ljava/lang/String;, and an array's signature as it is. malloc'ed. */
static char *name_of(const char *signature)
{
    char *name = copied(signature[0] == 'L' ? signature + 1 : signature);
    for (char *p = name; signature[0] == 'L' && *p != '\0'; p++) {
        if (*p == '/')
            *p = '.';
        if (*p == ';')
            *p = '\0';
    }
    return name;
}

static ClassInfo *info_tagged(jclass c)
{
    jlong tag = 0;
    (*class_ti)->GetTag(class_ti, c, &tag);
    return (ClassInfo *)(intptr_t)tag;
}

static void info_free(JNIEnv *env, ClassInfo *info)
{
    for (jint i = 0; i < info->field_count; i++) {
        ti_free(info->fields[i].name);
        ti_free(info->fields[i].signature);
    }
    free(info->fields);
    free(info->interfaces);
    free(info->inherited);
    free(info->layout);
    ti_free(info->signature);
    free(info->name);
    quiet++;
    if (info->mirror != NULL && env != NULL)
        (*env)->DeleteWeakGlobalRef(env, info->mirror);
    quiet--;
    free(info);
}

/* The element class of an array class; a local reference. */
static jclass component_of(JNIEnv *env, jclass c)
{
    static _Atomic(jmethodID) known;
    jmethodID method = atomic_load(&known);
    quiet++;
    if (method == NULL) {
        jclass of = (*env)->GetObjectClass(env, c);
        method = (*env)->GetMethodID(env, of, "getComponentType", "()Ljava/lang/Class;");
        (*env)->DeleteLocalRef(env, of);
        atomic_store(&known, method);
    }
    jclass element = method == NULL ? NULL : (*env)->CallObjectMethod(env, c, method);
    quiet--;
    return element;
}

static ClassInfo *info_make(JNIEnv *env, jclass c)
{
    char *signature = NULL;
    if ((*ti)->GetClassSignature(ti, c, &signature, NULL) != JVMTI_ERROR_NONE)
        return NULL;
    if (signature[0] != 'L' && signature[0] != '[') {
        ti_free(signature);
        return NULL;
    }
    ClassInfo *made = zeroed(sizeof *made);
    made->signature = signature;
    made->name = name_of(signature);
    made->array_type = array_type_of(signature);
    made->id = id_of(c);
    quiet++;
    made->mirror = (*env)->NewWeakGlobalRef(env, c);
    quiet--;
    ids_lock();
    ClassInfo *other = info_tagged(c);
    if (other == NULL) {
        (*class_ti)->SetTag(class_ti, c, (jlong)(intptr_t)made);
        made->next = *chain_of(made->id);
        *chain_of(made->id) = made;
    }
    ids_unlock();
    if (other != NULL)
        info_free(env, made);
    return other != NULL ? other : made;
}

ClassInfo *class_info(JNIEnv *env, jclass c)
{
    ClassInfo *info = info_tagged(c);
    return info != NULL ? info : info_make(env, c);
}

/* ---- completing ---- */

static void inherit(ClassInfo *info, ClassInfo *interface)
{
    for (jint i = 0; i < info->inherited_count; i++)
        if (info->inherited[i] == interface)
            return;
    info->inherited = grown(info->inherited, ((size_t)info->inherited_count + 1) * sizeof *info->inherited);
    info->inherited[info->inherited_count++] = interface;
}

static void inherit_all(ClassInfo *info, const ClassInfo *from)
{
    for (jint i = 0; from != NULL && i < from->inherited_count; i++)
        inherit(info, from->inherited[i]);
}

static void interfaces_fill(JNIEnv *env, jclass c, ClassInfo *info)
{
    jint count = 0;
    jclass *list = NULL;
    inherit_all(info, info->super);
    if ((*ti)->GetImplementedInterfaces(ti, c, &count, &list) != JVMTI_ERROR_NONE)
        return;
    info->interfaces = zeroed((size_t)count * sizeof *info->interfaces);
    info->interface_count = count;
    for (jint i = 0; i < count; i++) {
        info->interfaces[i] = class_complete(env, list[i]);
        inherit_all(info, info->interfaces[i]);
        inherit(info, info->interfaces[i]);
        (*env)->DeleteLocalRef(env, list[i]);
    }
    ti_free(list);
}

static void fields_fill(jclass c, ClassInfo *info)
{
    jint count = 0;
    jfieldID *list = NULL;
    if ((*ti)->GetClassFields(ti, c, &count, &list) != JVMTI_ERROR_NONE)
        return;
    info->fields = zeroed((size_t)count * sizeof *info->fields);
    info->field_count = count;
    for (jint i = 0; i < count; i++) {
        FieldInfo *f = &info->fields[i];
        jint modifiers = 0;
        (*ti)->GetFieldName(ti, c, list[i], &f->name, &f->signature, NULL);
        (*ti)->GetFieldModifiers(ti, c, list[i], &modifiers);
        f->is_static = modifiers & ACC_STATIC;
    }
    ti_free(list);
}

static void number_fields(ClassInfo *info)
{
    info->fields_before = 0;
    for (jint i = 0; i < info->inherited_count; i++)
        info->fields_before += info->inherited[i]->field_count;
    for (const ClassInfo *s = info->super; s != NULL; s = s->super)
        info->fields_before += s->field_count;
}

static void fill(JNIEnv *env, jclass c, ClassInfo *info)
{
    jclass super = (*env)->GetSuperclass(env, c);
    if (super != NULL) {
        info->super = class_complete(env, super);
        (*env)->DeleteLocalRef(env, super);
    }
    interfaces_fill(env, c, info);
    fields_fill(c, info);
    number_fields(info);
}

/* The id of the element class, if a profiler can know that class. */
static jobjectID element_id(JNIEnv *env, jclass c)
{
    jclass element = component_of(env, c);
    ClassInfo *info = element == NULL ? NULL : class_define(env, element);
    jobjectID id = info != NULL && atomic_load(&info->complete) ? info->id : NULL;
    (*env)->DeleteLocalRef(env, element);
    return id;
}

ClassInfo *class_complete(JNIEnv *env, jclass c)
{
    ClassInfo *info = class_info(env, c);
    jint status = 0;
    if (info == NULL)
        return NULL;
    if (info->array_type == JVMPI_CLASS && atomic_load(&info->element) == NULL)
        atomic_store(&info->element, element_id(env, c));
    if (atomic_load(&info->complete) || (*ti)->GetClassStatus(ti, c, &status) != JVMTI_ERROR_NONE ||
        !(status & (JVMTI_CLASS_STATUS_PREPARED | JVMTI_CLASS_STATUS_ARRAY)))
        return info;
    ClassInfo own = {0};
    fill(env, c, &own);
    ids_lock();
    bool first = !atomic_load(&info->complete);
    if (first) {
        info->super = own.super;
        info->interface_count = own.interface_count;
        info->interfaces = own.interfaces;
        info->inherited_count = own.inherited_count;
        info->inherited = own.inherited;
        info->field_count = own.field_count;
        info->fields = own.fields;
        info->fields_before = own.fields_before;
        atomic_store(&info->complete, true);
    }
    ids_unlock();
    if (!first) {
        ClassInfo *copy = zeroed(sizeof *copy);
        memcpy(copy, &own, sizeof own);
        info_free(env, copy);
    }
    return info;
}

void classes_learn(JNIEnv *env)
{
    jint count = 0;
    jclass *list = NULL;
    if ((*ti)->GetLoadedClasses(ti, &count, &list) != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++) {
        class_define(env, list[i]);
        (*env)->DeleteLocalRef(env, list[i]);
    }
    ti_free(list);
}

/* ---- CLASS_LOAD ---- */

static void method_fill(jmethodID id, JVMPI_Method *m)
{
    const MethodInfo *info = method_info(id);
    m->method_id = id;
    m->start_lineno = m->end_lineno = -1;
    (*ti)->GetMethodName(ti, id, &m->method_name, &m->method_signature, NULL);
    for (jint i = 0; i < info->line_count; i++) {
        jint line = info->lines[i].line_number;
        m->start_lineno = m->start_lineno < 0 || line < m->start_lineno ? line : m->start_lineno;
        m->end_lineno = line > m->end_lineno ? line : m->end_lineno;
    }
}

static JVMPI_Method *methods_make(jclass c, jint *count)
{
    jmethodID *list = NULL;
    *count = 0;
    if ((*ti)->GetClassMethods(ti, c, count, &list) != JVMTI_ERROR_NONE)
        *count = 0;
    JVMPI_Method *methods = zeroed((size_t)*count * sizeof *methods);
    for (jint i = 0; i < *count; i++)
        method_fill(list[i], &methods[i]);
    ti_free(list);
    return methods;
}

/* The static fields, or the others, of a class. */
static JVMPI_Field *fields_make(const ClassInfo *info, bool is_static, jint *count)
{
    JVMPI_Field *fields = zeroed((size_t)info->field_count * sizeof *fields);
    *count = 0;
    for (jint i = 0; i < info->field_count; i++)
        if (info->fields[i].is_static == is_static)
            fields[(*count)++] = (JVMPI_Field){info->fields[i].name, info->fields[i].signature};
    return fields;
}

/* A profiler hears of the superclass first. */
static void define_super(JNIEnv *env, jclass c)
{
    jclass super = (*env)->GetSuperclass(env, c);
    if (super == NULL)
        return;
    class_define(env, super);
    (*env)->DeleteLocalRef(env, super);
}

static void send_load(JNIEnv *env, jclass c, const ClassInfo *info, jint type)
{
    JVMPI_Event e = {0};
    char *source = NULL;
    if ((*ti)->GetSourceFileName(ti, c, &source) != JVMTI_ERROR_NONE)
        source = NULL;
    e.u.class_load.class_name = info->name;
    e.u.class_load.source_name = source;
    e.u.class_load.num_interfaces = info->interface_count;
    e.u.class_load.methods = methods_make(c, &e.u.class_load.num_methods);
    e.u.class_load.statics = fields_make(info, true, &e.u.class_load.num_static_fields);
    e.u.class_load.instances = fields_make(info, false, &e.u.class_load.num_instance_fields);
    e.u.class_load.class_id = info->id;
    JVMPI_Event told = e; /* a profiler may write into what it is given */
    notify_held(&told, type, env);
    for (jint i = 0; i < e.u.class_load.num_methods; i++) {
        ti_free(e.u.class_load.methods[i].method_name);
        ti_free(e.u.class_load.methods[i].method_signature);
    }
    free(e.u.class_load.methods);
    free(e.u.class_load.statics);
    free(e.u.class_load.instances);
    ti_free(source);
}

ClassInfo *class_define(JNIEnv *env, jclass c)
{
    Stage now = atomic_load(&stage);
    ClassInfo *info = class_info(env, c);
    if (info == NULL || (atomic_load(&info->announced) && atomic_load(&info->complete)))
        return info;
    class_complete(env, c);
    if (!atomic_load(&info->complete) || !is_on(JVMPI_EVENT_CLASS_LOAD) ||
        (now != STAGE_TELLING && now != STAGE_LIVE) || atomic_exchange(&info->announced, true))
        return info;
    define_super(env, c);
    send_load(env, c, info, JVMPI_EVENT_CLASS_LOAD);
    return info;
}

void classes_tell(JNIEnv *env)
{
    jint count = 0;
    jclass *list = NULL;
    if (!is_on(JVMPI_EVENT_CLASS_LOAD) || (*ti)->GetLoadedClasses(ti, &count, &list) != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++) {
        const ClassInfo *info = class_info(env, list[i]);
        if (info != NULL && info->array_type == JVMPI_NORMAL_OBJECT)
            class_define(env, list[i]);
        (*env)->DeleteLocalRef(env, list[i]);
    }
    ti_free(list);
}

/* The Class object of an id, if it is one of a class; a local reference. */
static jclass class_object(JNIEnv *env, jobjectID id)
{
    const ClassInfo *info = class_by_id(id);
    jobject object = info != NULL ? (*env)->NewLocalRef(env, info->mirror) : object_of(env, id);
    jclass class_class = object == NULL ? NULL : (*env)->FindClass(env, "java/lang/Class");
    if (class_class != NULL && !(*env)->IsInstanceOf(env, object, class_class)) {
        (*env)->DeleteLocalRef(env, object);
        object = NULL;
    }
    (*env)->DeleteLocalRef(env, class_class);
    return object;
}

jint class_request(JNIEnv *env, jobjectID id)
{
    jclass c = class_object(env, id);
    ClassInfo *info = c == NULL ? NULL : class_complete(env, c);
    bool there = info != NULL && atomic_load(&info->complete);
    if (there) {
        atomic_store(&info->announced, true);
        send_load(env, c, info, JVMPI_EVENT_CLASS_LOAD | JVMPI_REQUESTED_EVENT);
    }
    (*env)->DeleteLocalRef(env, c);
    return there ? JVMPI_SUCCESS : JVMPI_FAIL;
}

void JNICALL on_class_prepare(jvmtiEnv *t UNUSED, JNIEnv *env, jthread thread UNUSED, jclass c)
{
    class_define(env, c);
}

jobjectID pi_GetMethodClass(jmethodID method)
{
    JNIEnv *env = current_env();
    jclass c = NULL;
    if (env == NULL || method == NULL || (*ti)->GetMethodDeclaringClass(ti, method, &c) != JVMTI_ERROR_NONE)
        return NULL;
    const ClassInfo *info = class_define(env, c);
    (*env)->DeleteLocalRef(env, c);
    return info == NULL ? NULL : info->id;
}

/* ---- CLASS_UNLOAD ---- */

void class_died(ClassInfo *c)
{
    c->next_dead = atomic_load(&dead);
    while (!atomic_compare_exchange_weak(&dead, &c->next_dead, c))
        continue;
}

static void forget(ClassInfo *c)
{
    ids_lock();
    ClassInfo **link = chain_of(c->id);
    while (*link != NULL && *link != c)
        link = &(*link)->next;
    if (*link != NULL)
        *link = c->next;
    ids_unlock();
}

void classes_bury(JNIEnv *env)
{
    ClassInfo *c = atomic_exchange(&dead, NULL);
    while (c != NULL) {
        ClassInfo *next = c->next_dead;
        JVMPI_Event e = {0};
        e.u.class_unload.class_id = c->id;
        forget(c);
        compiled_bury(env, c->id);
        if (c->array_type == JVMPI_NORMAL_OBJECT && atomic_load(&c->complete) && is_on(JVMPI_EVENT_CLASS_UNLOAD))
            notify(&e, JVMPI_EVENT_CLASS_UNLOAD, env);
        info_free(env, c);
        c = next;
    }
}

/* ---- CLASS_LOAD_HOOK ---- */

static void *hook_memory(unsigned int bytes)
{
    return malloc(bytes);
}

void JNICALL on_class_file(jvmtiEnv *t UNUSED, JNIEnv *env, jclass redefined, jobject loader UNUSED,
                           const char *name UNUSED, jobject domain UNUSED, jint length, const unsigned char *data,
                           jint *new_length, unsigned char **new_data)
{
    JVMPI_Event e = {0};
    unsigned char *shown = zeroed((size_t)length), *made;
    if (redefined != NULL)
        methods_forget();
    memcpy(shown, data, (size_t)length);
    e.u.class_load_hook.class_data = shown;
    e.u.class_load_hook.class_data_len = length;
    e.u.class_load_hook.new_class_data = shown;
    e.u.class_load_hook.new_class_data_len = length;
    e.u.class_load_hook.malloc_f = hook_memory;
    if (redefined == NULL && is_on(JVMPI_EVENT_CLASS_LOAD_HOOK))
        notify(&e, JVMPI_EVENT_CLASS_LOAD_HOOK, env);
    made = e.u.class_load_hook.new_class_data;
    jint made_length = e.u.class_load_hook.new_class_data_len;
    bool changed = made != NULL && made_length > 0 &&
                   (made != shown || made_length != length || memcmp(made, data, (size_t)length) != 0);
    if (changed && (*ti)->Allocate(ti, made_length, new_data) == JVMTI_ERROR_NONE) {
        memcpy(*new_data, made, (size_t)made_length);
        *new_length = made_length;
    }
    if (made != shown)
        free(made);
    free(shown);
}
