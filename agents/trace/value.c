/* value.c - how values look, as text or as JSON, by what the generated data say that they are.
 *
 * What would have to be asked of the VM is shown as an address where the VM may not be asked (Reach). References that
 * are made to look at something are deleted at once. */
#include "agents/trace/trace.h"
#include <stdio.h>
#include <string.h>

enum { MOST_ELEMENTS = 8 };

static bool json(void)
{
    return options.format != FORMAT_TEXT;
}

/* A word that text shows bare and JSON quotes. */
static void put_word(Line *line, const char *word)
{
    if (json())
        line_quoted(line, word);
    else
        line_text(line, word);
}

static void put_name(Line *line, const char *name)
{
    line_text(line, json() ? "\"" : "");
    line_text(line, name);
    line_text(line, json() ? "\":" : "=");
}

static void put_address(Line *line, const void *p)
{
    char text[32];
    if (p == NULL)
        line_text(line, json() ? "null" : "NULL");
    else if (options.plain)
        put_word(line, "ADDRESS");
    else {
        snprintf(text, sizeof text, "%p", p);
        put_word(line, text);
    }
}

static void put_null(Line *line, const BetweenParam *p)
{
    if (json() || p->null == NULL) {
        line_text(line, json() ? "null" : "NULL");
        return;
    }
    char meaning[80];
    snprintf(meaning, sizeof meaning, "NULL (%s)", p->null);
    for (char *c = meaning; *c != '\0'; c++)
        if (*c == '_')
            *c = ' ';
    line_text(line, meaning);
}

/* ---- references ---- */

static bool put_signature(Line *line, const Values *v, jclass klass, const char *format)
{
    jvmtiEnv *ti = between_own();
    char *signature, text[300];
    (void)v;
    if ((*ti)->GetClassSignature(ti, klass, &signature, NULL) != JVMTI_ERROR_NONE)
        return false;
    if (strcmp(format, "%s") != 0)
        snprintf(text, sizeof text, format, signature);
    put_word(line, strcmp(format, "%s") != 0 ? text : signature);
    (*ti)->Deallocate(ti, (unsigned char *)signature);
    return true;
}

static bool put_thread(Line *line, const Values *v, jthread thread)
{
    jvmtiEnv *ti = between_own();
    jvmtiThreadInfo info;
    if (v->reach != REACH_LIVE || (*ti)->GetThreadInfo(ti, thread, &info) != JVMTI_ERROR_NONE)
        return false;
    line_quoted(line, info.name != NULL ? info.name : "");
    (*ti)->Deallocate(ti, (unsigned char *)info.name);
    (*v->jni)->DeleteLocalRef(v->jni, info.thread_group);
    (*v->jni)->DeleteLocalRef(v->jni, info.context_class_loader);
    return true;
}

static bool put_thread_group(Line *line, const Values *v, jthreadGroup group)
{
    jvmtiEnv *ti = between_own();
    jvmtiThreadGroupInfo info;
    if (v->reach != REACH_LIVE || (*ti)->GetThreadGroupInfo(ti, group, &info) != JVMTI_ERROR_NONE)
        return false;
    line_quoted(line, info.name != NULL ? info.name : "");
    (*ti)->Deallocate(ti, (unsigned char *)info.name);
    (*v->jni)->DeleteLocalRef(v->jni, info.parent);
    return true;
}

/* GetObjectClass must not be called with an exception pending. */
static bool put_object(Line *line, const Values *v, jobject object)
{
    if (v->reach == REACH_NOTHING || (*v->jni)->ExceptionCheck(v->jni))
        return false;
    jclass klass = (*v->jni)->GetObjectClass(v->jni, object);
    bool done = klass != NULL && put_signature(line, v, klass, "<%s>");
    (*v->jni)->DeleteLocalRef(v->jni, klass);
    return done;
}

static bool put_field(Line *line, const Values *v, jfieldID field)
{
    jvmtiEnv *ti = between_own();
    char *name, *signature, text[300];
    jclass klass = NULL;
    for (int i = 0; i < v->count && klass == NULL; i++)
        if (v->param[i].kind == BETWEEN_CLASS && v->param[i].way == BETWEEN_IN && !v->param[i].array)
            klass = v->value[i].p;
    if (v->reach == REACH_NOTHING || klass == NULL || field == NULL ||
        (*ti)->GetFieldName(ti, klass, field, &name, &signature, NULL) != JVMTI_ERROR_NONE)
        return false;
    snprintf(text, sizeof text, "%s %s", name, signature);
    put_word(line, text);
    (*ti)->Deallocate(ti, (unsigned char *)name);
    (*ti)->Deallocate(ti, (unsigned char *)signature);
    return true;
}

/* Class.name(desc), and the line if a location stands beside it. */
static bool put_method(Line *line, const Values *v, jmethodID method, const jlocation *location)
{
    const char *name = method_name(v->reach, method);
    int number = location != NULL ? method_line(v->reach, method, *location) : 0;
    char text[1100];
    if (name == NULL)
        return false;
    if (number > 0)
        snprintf(text, sizeof text, "%s:%d", name, number);
    put_word(line, number > 0 ? text : name);
    return true;
}

static bool put_reference(Line *line, const Values *v, BetweenKind kind, void *p)
{
    switch (kind) {
    case BETWEEN_THREAD: return put_thread(line, v, p);
    case BETWEEN_THREAD_GROUP: return put_thread_group(line, v, p);
    case BETWEEN_OBJECT: return put_object(line, v, p);
    case BETWEEN_CLASS: return v->reach != REACH_NOTHING && put_signature(line, v, p, "%s");
    case BETWEEN_FIELD: return put_field(line, v, p);
    case BETWEEN_RAW_MONITOR:
        if (monitor_name(p) == NULL)
            return false;
        line_quoted(line, monitor_name(p));
        return true;
    default: return false;
    }
}

/* ---- numbers that have names ---- */

static void put_enum(Line *line, const BetweenGroup *group, long value)
{
    for (int i = 0; i < group->count; i++)
        if (group->values[i].value == value) {
            put_word(line, group->values[i].name);
            return;
        }
    line_add(line, "%ld", value);
}

static void put_bits(Line *line, const BetweenGroup *group, long value)
{
    char text[600] = "", rest[32];
    long left = value;
    for (int i = 0; i < group->count; i++)
        if (group->values[i].value != 0 && (left & group->values[i].value) == group->values[i].value) {
            strcat(strcat(text, *text != '\0' ? "|" : ""), group->values[i].name);
            left &= ~group->values[i].value;
        }
    snprintf(rest, sizeof rest, *text != '\0' ? "|0x%lx" : left != 0 ? "0x%lx" : "0", left);
    if (left != 0 || *text == '\0')
        strcat(text, rest);
    put_word(line, text);
}

static void put_error(Line *line, jint error)
{
    const char *name = between_error_name(error);
    if (name != NULL)
        put_word(line, name);
    else
        line_add(line, "%d", (int)error);
}

static void put_event(Line *line, jint event)
{
    bool known = event >= BETWEEN_FIRST_EVENT && event <= BETWEEN_LAST_EVENT && between_events[event].name != NULL;
    if (known)
        put_word(line, between_events[event].name);
    else
        line_add(line, "%d", (int)event);
}

/* {a, b} in text, ["a","b"] in JSON */
static void put_listed(Line *line, const char *name, bool *first)
{
    line_text(line, *first ? "" : json() ? "," : ", ");
    put_word(line, name);
    *first = false;
}

static void put_capabilities(Line *line, const void *memory)
{
    const unsigned char *bytes = memory;
    bool first = true;
    line_text(line, json() ? "[" : "{");
    for (int i = 0; i < 64 && between_capabilities[i] != NULL; i++)
        if (bytes[i / 8] >> i % 8 & 1) /* as compilers lay bit fields out where the lowest byte is first */
            put_listed(line, between_capabilities[i], &first);
    line_text(line, json() ? "]" : "}");
}

static void put_callbacks(Line *line, void *const *callbacks, size_t size)
{
    bool first = true;
    line_text(line, json() ? "[" : "{");
    for (int i = BETWEEN_FIRST_EVENT; i <= BETWEEN_LAST_EVENT; i++) {
        size_t at = (size_t)(i - BETWEEN_FIRST_EVENT);
        if ((at + 1) * sizeof(void *) <= size && callbacks[at] != NULL && between_events[i].name != NULL)
            put_listed(line, between_events[i].name, &first);
    }
    line_text(line, json() ? "]" : "}");
}

/* ---- one value ---- */

static void put_number(Line *line, const BetweenParam *p, BetweenValue value)
{
    if (p->kind == BETWEEN_FLOAT)
        line_add(line, json() ? "\"%g\"" : "%g", p->size == sizeof(jfloat) ? (double)value.f : value.d);
    else if (p->kind == BETWEEN_BOOL)
        line_text(line, value.j != 0 ? "true" : "false");
    else if (p->kind == BETWEEN_CHAR) {
        char text[2] = {(char)value.j, '\0'};
        line_quoted(line, text);
    } else
        line_number(line, (long long)value.j);
}

/* A value of the program; `type` is the first letter of its descriptor. */
static void put_jvalue(Line *line, const Values *v, jvalue value, char type)
{
    switch (type) {
    case 'Z': line_text(line, value.z ? "true" : "false"); break;
    case 'B': line_add(line, "%d", value.b); break;
    case 'C': line_add(line, "%d", value.c); break;
    case 'S': line_add(line, "%d", value.s); break;
    case 'I': line_add(line, "%d", (int)value.i); break;
    case 'J': line_add(line, "%lld", (long long)value.j); break;
    case 'F': line_add(line, json() ? "\"%g\"" : "%g", (double)value.f); break;
    case 'D': line_add(line, json() ? "\"%g\"" : "%g", value.d); break;
    case 'L':
    case '[':
        if (value.l == NULL || !put_object(line, v, value.l))
            put_address(line, value.l);
        break;
    case 'V': put_word(line, "void"); break;
    default: put_word(line, "?"); break;
    }
}

/* The type of a jvalue: the argument before it says it, or the method's descriptor. */
static char jvalue_type(const Values *v, int index)
{
    if (index > 0 && v->param[index - 1].kind == BETWEEN_CHAR)
        return (char)v->value[index - 1].j;
    for (int i = 0; i < v->count; i++) {
        if (v->param[i].kind == BETWEEN_BOOL && v->value[i].j != 0)
            return 'V'; /* an exception ended the method */
        const char *name = v->param[i].kind == BETWEEN_METHOD ? method_name(v->reach, v->value[i].p) : NULL;
        const char *end = name != NULL ? strrchr(name, ')') : NULL;
        if (end != NULL)
            return i + 1 < v->count && v->param[i + 1].kind == BETWEEN_BOOL && v->value[i + 1].j != 0 ? 'V' : end[1];
    }
    return '?';
}

static BetweenValue value_load(const BetweenParam *p, const void *memory)
{
    BetweenValue value = {0};
    switch (p->kind) {
    case BETWEEN_FLOAT:
        if (p->size == sizeof(jfloat))
            memcpy(&value.f, memory, sizeof value.f);
        else
            memcpy(&value.d, memory, sizeof value.d);
        return value;
    case BETWEEN_INT:
    case BETWEEN_BOOL:
    case BETWEEN_CHAR:
    case BETWEEN_BYTE:
    case BETWEEN_ENUM:
    case BETWEEN_BITS:
    case BETWEEN_ERROR:
    case BETWEEN_EVENT:
    case BETWEEN_LOCATION:
        if (p->size == 1)
            value.j = *(const unsigned char *)memory;
        else if (p->size == 4)
            value.j = *(const jint *)memory;
        else
            value.j = *(const jlong *)memory;
        return value;
    default: memcpy(&value.p, memory, sizeof value.p); return value;
    }
}

static void put_struct(Line *line, const Values *v, const BetweenStruct *s, const void *memory);

/* location: of a method, where it is known. */
static void put_value(Line *line, const Values *v, const BetweenParam *p, BetweenValue value, const jlocation *location)
{
    switch (p->kind) {
    case BETWEEN_INT:
    case BETWEEN_BOOL:
    case BETWEEN_FLOAT:
    case BETWEEN_CHAR:
    case BETWEEN_BYTE:
    case BETWEEN_LOCATION: put_number(line, p, value); return;
    case BETWEEN_ENUM: put_enum(line, p->group, (long)value.j); return;
    case BETWEEN_BITS: put_bits(line, p->group, (long)value.j); return;
    case BETWEEN_ERROR: put_error(line, (jint)value.j); return;
    case BETWEEN_EVENT: put_event(line, (jint)value.j); return;
    default: break;
    }
    if (value.p == NULL)
        put_null(line, p);
    else if (p->kind == BETWEEN_TEXT)
        line_quoted(line, value.p);
    else if (p->kind == BETWEEN_METHOD && put_method(line, v, value.p, location))
        return;
    else if (!put_reference(line, v, p->kind, value.p))
        put_address(line, value.p);
}

/* ---- arrays and structures ---- */

static void put_memory(Line *line, const Values *v, const BetweenParam *p, const void *memory)
{
    if (p->kind == BETWEEN_STRUCT)
        put_struct(line, v, p->structure, memory);
    else if (p->kind == BETWEEN_CAPABILITIES)
        put_capabilities(line, memory);
    else
        put_value(line, v, p, value_load(p, memory), NULL);
}

static void put_bytes(Line *line, const void *memory, jlong count)
{
    char text[64];
    if (options.plain)
        snprintf(text, sizeof text, "<%lld bytes>", (long long)count);
    else
        snprintf(text, sizeof text, "%p<%lld bytes>", memory, (long long)count);
    put_word(line, text);
}

static void put_array(Line *line, const Values *v, const BetweenParam *p, const void *memory, jlong count)
{
    if (memory == NULL) {
        put_null(line, p);
        return;
    }
    if (p->kind == BETWEEN_BYTE) {
        put_bytes(line, memory, count);
        return;
    }
    line_text(line, "[");
    for (jlong i = 0; i < count && i < MOST_ELEMENTS; i++) {
        line_text(line, i == 0 ? "" : json() ? "," : ", ");
        put_memory(line, v, p, (const char *)memory + i * p->size);
    }
    if (count > MOST_ELEMENTS)
        line_add(line, json() ? ",\"... %lld in all\"" : ", ... %lld in all", (long long)count);
    line_text(line, "]");
}

static void put_field_of(Line *line, const Values *v, const BetweenStruct *s, int i, const void *memory)
{
    const BetweenParam *p = &s->field[i];
    const char *at = (const char *)memory + p->offset;
    BetweenParam pointer = {.kind = BETWEEN_POINTER};
    if (p->array) {
        const BetweenParam *n = &s->field[p->count];
        put_array(line, v, p, value_load(&pointer, at).p, value_load(n, (const char *)memory + n->offset).j);
    } else if (p->by_address) {
        put_address(line, value_load(&pointer, at).p);
    } else {
        bool located = p->kind == BETWEEN_METHOD && i + 1 < s->fields && s->field[i + 1].kind == BETWEEN_LOCATION;
        jlocation location = located ? *(const jlocation *)((const char *)memory + s->field[i + 1].offset) : 0;
        put_value(line, v, p, value_load(p, at), located ? &location : NULL);
    }
}

/* {a=1, b=2}; functions that are not there are left out. */
static void put_struct(Line *line, const Values *v, const BetweenStruct *s, const void *memory)
{
    bool first = true;
    line_text(line, "{");
    for (int i = 0; i < s->fields; i++) {
        const BetweenParam *p = &s->field[i];
        if (strncmp(p->name, "reserved", 8) == 0)
            continue;
        if (p->kind == BETWEEN_FUNCTION && value_load(p, (const char *)memory + p->offset).p == NULL)
            continue;
        line_text(line, first ? "" : json() ? "," : ", ");
        put_name(line, p->name);
        put_field_of(line, v, s, i, memory);
        first = false;
    }
    line_text(line, "}");
}

/* ---- parameters ---- */

static jlong count_of(const Values *v, const BetweenParam *p)
{
    if (p->count < 0)
        return 0;
    const BetweenValue *value = &v->value[p->count];
    jlong most = p->count_out ? (value->p != NULL ? *(jint *)value->p : 0) : value->j;
    if (p->way == BETWEEN_OUT &&
        !p->count_out) /* an array of the agent; another result may say how much of it is filled */
        for (int i = 0; i < v->count; i++)
            if (strcmp(v->param[i].name, "count_ptr") == 0 && v->value[i].p != NULL && *(jint *)v->value[i].p < most)
                most = *(jint *)v->value[i].p;
    return most;
}

static void put_in(Line *line, const Values *v, int i)
{
    const BetweenParam *p = &v->param[i];
    BetweenValue value = v->value[i];
    if (p->kind == BETWEEN_VALUE)
        put_jvalue(line, v, value.v, jvalue_type(v, i));
    else if (p->array)
        put_array(line, v, p, value.p, count_of(v, p));
    else if (p->by_address && value.p == NULL)
        put_null(line, p);
    else if (p->by_address && p->kind == BETWEEN_CALLBACKS)
        put_callbacks(line, value.p, v->value[i + 1].j < 0 ? 0 : (size_t)v->value[i + 1].j);
    else if (p->by_address && (p->kind == BETWEEN_STRUCT || p->kind == BETWEEN_CAPABILITIES))
        put_memory(line, v, p, value.p);
    else if (p->by_address)
        put_address(line, value.p);
    else {
        bool located = p->kind == BETWEEN_METHOD && i + 1 < v->count && v->param[i + 1].kind == BETWEEN_LOCATION &&
                       v->param[i + 1].way == BETWEEN_IN;
        put_value(line, v, p, value, located ? &v->value[i + 1].j : NULL);
    }
}

/* Addresses for results are left out, but those that are null and must not be. */
bool values_in(Line *line, const Values *v)
{
    bool any = false;
    for (int i = 0; i < v->count; i++) {
        const BetweenParam *p = &v->param[i];
        if (p->way != BETWEEN_IN && (p->set || p->null != NULL || v->value[i].p != NULL))
            continue;
        line_text(line, !any ? "" : json() ? "," : ", ");
        put_name(line, p->name);
        if (p->way != BETWEEN_IN)
            put_address(line, NULL);
        else
            put_in(line, v, i);
        any = true;
    }
    return any;
}

static void put_result(Line *line, const Values *v, int i)
{
    const BetweenParam *p = &v->param[i];
    const void *memory = v->value[i].p;
    if (p->way == BETWEEN_NEW)
        memory = *(void *const *)memory;
    if (p->array)
        put_array(line, v, p, memory, count_of(v, p));
    else if (p->way == BETWEEN_NEW && p->kind == BETWEEN_TEXT)
        put_value(line, v, p, (BetweenValue){.p = (void *)memory}, NULL);
    else if (p->way == BETWEEN_NEW || p->kind == BETWEEN_OPAQUE)
        put_address(line, memory);
    else {
        bool located = p->kind == BETWEEN_METHOD && i + 1 < v->count && v->param[i + 1].kind == BETWEEN_LOCATION &&
                       v->value[i + 1].p != NULL;
        if (located)
            put_value(line, v, p, value_load(p, memory), v->value[i + 1].p);
        else
            put_memory(line, v, p, memory);
    }
}

/* What an event's callback has set: nothing, if the pointer is still null. */
static bool is_set(const Values *v, int i)
{
    const BetweenParam *p = &v->param[i];
    if (v->value[i].p == NULL)
        return false;
    return !p->set || (p->way == BETWEEN_NEW && *(void **)v->value[i].p != NULL);
}

bool values_out(Line *line, const Values *v)
{
    bool any = false;
    for (int i = 0; i < v->count; i++) {
        if (v->param[i].way == BETWEEN_IN || !is_set(v, i))
            continue;
        line_text(line, !any ? "" : json() ? "," : " ");
        put_name(line, v->param[i].name);
        put_result(line, v, i);
        any = true;
    }
    return any;
}

/* ---- the filter by class ---- */

static bool class_wanted(jclass klass)
{
    jvmtiEnv *ti = between_own();
    char *signature;
    if (klass == NULL || (*ti)->GetClassSignature(ti, klass, &signature, NULL) != JVMTI_ERROR_NONE)
        return false;
    bool wanted = filter_class(signature);
    (*ti)->Deallocate(ti, (unsigned char *)signature);
    return wanted;
}

static bool method_wanted(const Values *v, jmethodID method)
{
    char owner[512];
    const char *name = method_name(v->reach, method);
    const char *open = name != NULL ? strchr(name, '(') : NULL;
    if (open == NULL)
        return false;
    size_t n = (size_t)(open - name);
    while (n > 0 && name[n] != '.')
        n--;
    snprintf(owner, sizeof owner, "%.*s", (int)n, name);
    for (char *c = owner; *c != '\0'; c++)
        *c = *c == '.' ? '/' : *c;
    return filter_class(owner);
}

static bool one_wanted(const Values *v, const BetweenParam *p, void *value)
{
    if (p->kind == BETWEEN_TEXT && strcmp(p->name, "name") == 0) /* of a class file */
        return value != NULL && filter_class(value);
    if (v->reach == REACH_NOTHING)
        return false;
    return p->kind == BETWEEN_CLASS ? class_wanted(value) : p->kind == BETWEEN_METHOD && method_wanted(v, value);
}

bool values_class_wanted(const Values *v)
{
    for (int i = 0; i < v->count; i++) {
        const BetweenParam *p = &v->param[i];
        if (p->way != BETWEEN_IN || (p->by_address && p->kind != BETWEEN_STRUCT))
            continue;
        if (!p->array && one_wanted(v, p, v->value[i].p))
            return true;
        for (jlong e = 0; p->array && p->kind != BETWEEN_BYTE && v->value[i].p != NULL && e < count_of(v, p); e++)
            if (p->kind == BETWEEN_STRUCT) { /* jvmtiClassDefinition: the class is its first field */
                if (one_wanted(v, &p->structure->field[0], *(void **)((char *)v->value[i].p + e * p->size)))
                    return true;
            } else if (one_wanted(v, p, ((void **)v->value[i].p)[e]))
                return true;
    }
    return false;
}
