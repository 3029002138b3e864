/*
 * classes.c: the table of classes. Ids come and go with CLASS_LOAD and CLASS_UNLOAD; a record stays, because stacks and
 * sites go on naming it. Methods are found by their jmethodID.
 *
 * JVMPI tells of an array by its element class, tools of today want the array's own class. It is looked for by name
 * among the classes that were told of, and made up where there is none: a record with its own address for an id, which
 * is no id of any object.
 *
 * Everything here is under the lock but class_ask and method_ask, which make the VM send CLASS_LOAD again.
 *
 * Read next: threads.c.
 */
#include "classes.h"
#include <stdlib.h>
#include <string.h>

static Map by_id, by_name, methods;
static Class **all; /* by serial - 1 */
static uint32_t count, room;

int type_bytes(int type)
{
    switch (type) {
    case JVMPI_BOOLEAN:
    case JVMPI_BYTE: return 1;
    case JVMPI_CHAR:
    case JVMPI_SHORT: return 2;
    case JVMPI_INT:
    case JVMPI_FLOAT: return 4;
    default: return 8; /* long, double; and ids, which are as wide as a pointer */
    }
}

static const struct {
    char letter;
    int type;
    const char *name;
} primitives[] = {
    {'Z', JVMPI_BOOLEAN, "boolean"}, {'C', JVMPI_CHAR, "char"}, {'F', JVMPI_FLOAT, "float"},
    {'D', JVMPI_DOUBLE, "double"},   {'B', JVMPI_BYTE, "byte"}, {'S', JVMPI_SHORT, "short"},
    {'I', JVMPI_INT, "int"},         {'J', JVMPI_LONG, "long"},
};
enum { PRIMITIVES = sizeof primitives / sizeof primitives[0] };

int signature_type(const char *signature)
{
    for (int i = 0; i < PRIMITIVES; i++)
        if (signature[0] == primitives[i].letter)
            return primitives[i].type;
    return JVMPI_NORMAL_OBJECT;
}

/* "[[Ljava.lang.String;" as "java.lang.String[][]", "[I" as "int[]", anything else as it is; slashes become dots. */
static char *pretty_name(const char *name)
{
    size_t dimensions = strspn(name, "["), length = strlen(name);
    const char *base = name + dimensions;
    size_t n = length - dimensions;
    if (dimensions > 0 && base[0] == 'L' && n > 1) {
        base++;
        n -= base[n - 2] == ';' ? 2 : 1;
    } else if (dimensions > 0) {
        for (int i = 0; i < PRIMITIVES; i++) {
            if (base[0] == primitives[i].letter && n == 1) {
                base = primitives[i].name;
                n = strlen(base);
                break;
            }
        }
    }
    char *text = hprof_new(n + 2 * dimensions + 1);
    memcpy(text, base, n);
    for (size_t i = 0; i < n; i++)
        if (text[i] == '/')
            text[i] = '.';
    for (size_t i = 0; i < dimensions; i++)
        memcpy(text + n + 2 * i, "[]", 2);
    return text;
}

static uint64_t name_hash(const char *name)
{
    uint64_t hash = 0;
    for (; *name != '\0'; name++)
        hash = map_hash(hash, (unsigned char)*name);
    return hash;
}

static Class *class_make(const char *name)
{
    Class *c = hprof_new(sizeof *c);
    if (count == room) {
        room = room == 0 ? 256 : room * 2;
        all = hprof_more(all, room * sizeof *all);
    }
    all[count++] = c;
    c->serial = count;
    c->name = hprof_copy(name);
    c->pretty = pretty_name(name);
    uint64_t *same = map_put(&by_name, name_hash(name));
    c->same = (Class *)(uintptr_t)*same;
    *same = (uintptr_t)c;
    return c;
}

static Class *class_by_name(const char *name, uint64_t loader)
{
    uint64_t *same = map_find(&by_name, name_hash(name));
    Class *found = NULL;
    for (Class *c = same != NULL ? (Class *)(uintptr_t)*same : NULL; c != NULL; c = c->same)
        if (strcmp(c->name, name) == 0 && (found == NULL || c->loader == loader))
            found = c;
    return found;
}

Class *class_find(jobjectID id)
{
    uint64_t *found = map_find(&by_id, (uintptr_t)id);
    return found != NULL ? (Class *)(uintptr_t)*found : NULL;
}

static void members_copy(Member **to, int *n, const JVMPI_Field *from, jint fields)
{
    *n = fields;
    *to = hprof_new((size_t)fields * sizeof **to + 1);
    for (int i = 0; i < fields; i++)
        (*to)[i] = (Member){hprof_copy(from[i].field_name), hprof_copy(from[i].field_signature),
                            signature_type(from[i].field_signature)};
}

void class_learn(const JVMPI_Event *event)
{
    jobjectID id = event->u.class_load.class_id;
    if (class_find(id) != NULL)
        return;
    Class *c = class_make(event->u.class_load.class_name);
    c->id = (uintptr_t)id;
    c->known = true;
    c->source = hprof_copy(event->u.class_load.source_name);
    c->interfaces = event->u.class_load.num_interfaces;
    members_copy(&c->static_field, &c->statics, event->u.class_load.statics, event->u.class_load.num_static_fields);
    members_copy(&c->field, &c->fields, event->u.class_load.instances, event->u.class_load.num_instance_fields);
    *map_put(&by_id, c->id) = (uintptr_t)c;
    for (int i = 0; i < event->u.class_load.num_methods; i++) {
        const JVMPI_Method *from = &event->u.class_load.methods[i];
        Method *m = hprof_new(sizeof *m);
        *m = (Method){c, hprof_copy(from->method_name), hprof_copy(from->method_signature)};
        *map_put(&methods, (uintptr_t)from->method_id) = (uintptr_t)m;
    }
}

Class *class_forget(jobjectID id)
{
    uint64_t c;
    return map_take(&by_id, (uintptr_t)id, &c) ? (Class *)(uintptr_t)c : NULL;
}

Class *class_at(uint32_t serial)
{
    return serial >= 1 && serial <= count ? all[serial - 1] : NULL;
}

Class *class_unknown(void)
{
    static Class *unknown;
    if (unknown == NULL) {
        unknown = class_make("<unknown>");
        unknown->id = (uintptr_t)unknown;
    }
    return unknown;
}

static Class *array_class(const char *name, uint64_t loader)
{
    Class *c = class_by_name(name, loader);
    if (c != NULL && (!c->known || c->loader == loader || c->loader == 0))
        return c;
    c = class_make(name);
    c->id = (uintptr_t)c;
    c->loader = loader;
    return c;
}

Class *class_array_of(Class *element)
{
    if (element->array != NULL)
        return element->array;
    size_t n = strlen(element->name);
    char *name = hprof_new(n + 4);
    if (element->name[0] == '[')
        snprintf(name, n + 4, "[%s", element->name);
    else
        snprintf(name, n + 4, "[L%s;", element->name);
    element->array = array_class(name, element->loader);
    free(name);
    return element->array;
}

void classes_settle(void)
{
    for (uint32_t i = 0; i < count; i++) {
        Class *made = all[i]->array;
        if (made == NULL || made->known)
            continue;
        Class *told = class_by_name(made->name, all[i]->loader);
        if (told != NULL && told->known && told->loader == all[i]->loader)
            all[i]->array = told;
    }
}

Class *class_array_of_type(int type)
{
    static Class *array[PRIMITIVES];
    for (int i = 0; i < PRIMITIVES; i++) {
        if (primitives[i].type != type)
            continue;
        char name[] = {'[', primitives[i].letter, '\0'};
        if (array[i] == NULL || !array[i]->known)
            array[i] = array_class(name, 0);
        return array[i];
    }
    return class_unknown();
}

Method *method_find(jmethodID id)
{
    uint64_t *found = map_find(&methods, (uintptr_t)id);
    return found != NULL ? (Method *)(uintptr_t)*found : NULL;
}

Method *method_get(jmethodID id)
{
    Method *m = method_find(id);
    if (m != NULL)
        return m;
    m = hprof_new(sizeof *m);
    *m = (Method){class_unknown(), hprof_copy("<unknown>"), hprof_copy("()V")};
    *map_put(&methods, (uintptr_t)id) = (uintptr_t)m;
    return m;
}

void class_ask(jobjectID id)
{
    hprof_lock();
    bool known = id == NULL || class_find(id) != NULL;
    hprof_unlock();
    if (!known)
        pi->RequestEvent(JVMPI_EVENT_CLASS_LOAD, id);
}

void method_ask(jmethodID id)
{
    hprof_lock();
    bool known = method_find(id) != NULL;
    hprof_unlock();
    if (known)
        return;
    pi->DisableGC();
    class_ask(pi->GetMethodClass(id));
    pi->EnableGC();
}
