/* values.c - walks what a call has answered, as the table says what it consists of. Read next: memory.c. */
#include "agents/check/check.h"

typedef struct Walk {
    void (*visit)(const BetweenParam *p, void *value, void *arg);
    void *arg;
} Walk;

static void walk_one(const BetweenParam *p, char *at, const Walk *w);

/* The number that stands where the table says, in a structure or among the parameters. */
static jlong number_at(const BetweenParam *p, const char *at)
{
    return p->size == 8 ? *(const jlong *)at : *(const jint *)at;
}

/* The elements are visited as single values, which are IN. */
static void walk_array(const BetweenParam *p, char *first, jlong count, const Walk *w)
{
    BetweenParam element = *p;
    element.way = BETWEEN_IN;
    element.array = element.by_address = false;
    if (p->structure == NULL && p->size < (int)sizeof(void *))
        return; /* numbers */
    for (jlong i = 0; first != NULL && i < count; i++)
        walk_one(&element, first + i * p->size, w);
}

/* The fields of a structure; each one that is a pointer to memory of its own is visited as NEW is. */
static void walk_fields(const BetweenStruct *s, char *base, const Walk *w)
{
    for (int i = 0; i < s->fields; i++) {
        const BetweenParam *f = &s->field[i];
        char *at = base + f->offset;
        if (!f->array && !f->by_address) {
            walk_one(f, at, w);
            continue;
        }
        w->visit(f, at, w->arg);
        if (f->array && f->count >= 0)
            walk_array(f, *(char **)at, number_at(&s->field[f->count], base + s->field[f->count].offset), w);
    }
}

/* One value that lies at `at`. */
static void walk_one(const BetweenParam *p, char *at, const Walk *w)
{
    if (p->structure != NULL)
        walk_fields(p->structure, at, w);
    else
        w->visit(p, at, w->arg);
}

static jlong count_of(const BetweenFunction *f, const BetweenParam *p, const BetweenValue *value)
{
    if (p->count < 0)
        return 0;
    const BetweenParam *count = &f->param[p->count];
    if (count->way == BETWEEN_IN)
        return value[p->count].j;
    return value[p->count].p != NULL ? number_at(count, value[p->count].p) : 0;
}

void values_each(const BetweenFrame *call, void (*visit)(const BetweenParam *p, void *value, void *arg), void *arg)
{
    const BetweenFunction *f = &between_functions[call->number];
    Walk w = {visit, arg};
    for (int i = 0; i < f->params; i++) {
        const BetweenParam *p = &f->param[i];
        char *at = call->value[i].p;
        if (p->way == BETWEEN_IN || at == NULL || (p->way == BETWEEN_OUT && p->array))
            continue; /* of an array of the agent's nobody knows how much was filled */
        if (p->way == BETWEEN_NEW) {
            visit(p, at, arg);
            at = *(char **)at;
        }
        if (at == NULL || (p->way == BETWEEN_NEW && !p->array && p->structure == NULL))
            continue;
        if (p->array)
            walk_array(p, at, count_of(f, p, call->value), &w);
        else
            walk_one(p, at, &w);
    }
}
