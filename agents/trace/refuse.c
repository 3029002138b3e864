/* refuse.c - why a call was refused, in one sentence, by what the table says of the function. */
#include "agents/trace/trace.h"
#include <stdio.h>
#include <string.h>

static uint64_t capabilities_in(const void *memory)
{
    uint64_t bits = 0;
    const unsigned char *bytes = memory;
    for (int i = 0; i < 64; i++)
        bits |= (uint64_t)(bytes[i / 8] >> i % 8 & 1) << i;
    return bits;
}

static void names_add(char *text, size_t size, uint64_t bits)
{
    for (int i = 0; i < 64 && between_capabilities[i] != NULL; i++)
        if (bits >> i & 1) {
            size_t n = strlen(text);
            snprintf(text + n, size - n, " %s", between_capabilities[i]);
        }
}

static void phases_add(char *text, size_t size, int phases)
{
    static const char *const names[] = {"OnLoad", "primordial", "start", "live", "dead"};
    const char *between = " ";
    for (size_t i = 0; i < COUNT_OF(names); i++)
        if (phases >> i & 1) {
            size_t n = strlen(text);
            snprintf(text + n, size - n, "%s%s", between, names[i]);
            between = ", ";
        }
}

static void wrong_phase(char *text, size_t size, const BetweenFrame *call)
{
    static const char *const names[] = {[1] = "OnLoad", [2] = "primordial", [4] = "live", [6] = "start", [8] = "dead"};
    const BetweenFunction *f = &between_functions[call->number];
    jvmtiEnv *ti = between_own();
    jvmtiPhase phase;
    bool known = (*ti)->GetPhase(ti, &phase) == JVMTI_ERROR_NONE && (unsigned)phase < COUNT_OF(names);
    snprintf(text, size, "allowed in:");
    phases_add(text, size, f->phases);
    size_t n = strlen(text);
    if (known && names[phase] != NULL)
        snprintf(text + n, size - n, "; this is %s", names[phase]);
}

/* Of SetEventNotificationMode it is the event that needs one. */
static void missing(char *text, size_t size, const BetweenFrame *call)
{
    const BetweenFunction *f = &between_functions[call->number];
    jvmtiCapabilities has = {0};
    uint64_t needs = f->caps;
    if (f->params > 1 && f->param[1].kind == BETWEEN_EVENT) {
        jlong event = call->value[1].j;
        if (event >= BETWEEN_FIRST_EVENT && event <= BETWEEN_LAST_EVENT)
            needs |= between_events[event].caps;
    }
    call->env->next->GetCapabilities(call->env->env, &has);
    uint64_t lacks = needs & ~capabilities_in(&has);
    if (lacks == 0)
        return;
    snprintf(text, size, "this environment lacks");
    names_add(text, size, lacks);
}

/* Of AddCapabilities: those that the VM does not offer to this environment now. */
static void not_offered(char *text, size_t size, const BetweenFrame *call)
{
    jvmtiCapabilities offered = {0};
    if (strcmp(call->name, "AddCapabilities") != 0 || call->value[0].p == NULL)
        return;
    call->env->next->GetPotentialCapabilities(call->env->env, &offered);
    snprintf(text, size, "not offered:");
    names_add(text, size, capabilities_in(call->value[0].p) & ~capabilities_in(&offered));
}

static void null_pointer(char *text, size_t size, const BetweenFrame *call)
{
    const BetweenFunction *f = &between_functions[call->number];
    for (int i = 0; i < f->params; i++)
        if (f->param[i].null == NULL &&
            (f->param[i].way != BETWEEN_IN || f->param[i].by_address || f->param[i].array ||
             f->param[i].kind >= BETWEEN_THREAD) &&
            f->param[i].kind != BETWEEN_LOCATION && f->param[i].kind != BETWEEN_CHAR && call->value[i].p == NULL) {
            snprintf(text, size, "%s is null", f->param[i].name);
            return;
        }
}

static bool is_constant(const BetweenGroup *group, jlong value)
{
    for (int i = 0; i < group->count; i++)
        if (group->values[i].value == value)
            return true;
    return false;
}

/* What the type of a parameter forbids. */
static void illegal_argument(char *text, size_t size, const BetweenFrame *call)
{
    const BetweenFunction *f = &between_functions[call->number];
    for (int i = 0; i < f->params && text[0] == '\0'; i++) {
        const BetweenParam *p = &f->param[i];
        if (p->way != BETWEEN_IN || p->array)
            continue;
        if (p->kind == BETWEEN_ENUM && !is_constant(p->group, call->value[i].j))
            snprintf(text, size, "%s is none of its constants", p->name);
        else if (p->natural && call->value[i].j < 0)
            snprintf(text, size, "%s is negative", p->name);
    }
}

void refusal(char *sentence, size_t size, const BetweenFrame *call)
{
    const char *doc = between_error_doc((jint)call->error);
    snprintf(sentence, size, "%s", doc != NULL ? doc : "");
    if (call->extension != NULL)
        return;
    sentence[0] = '\0';
    switch (call->error) {
    case JVMTI_ERROR_WRONG_PHASE: wrong_phase(sentence, size, call); break;
    case JVMTI_ERROR_MUST_POSSESS_CAPABILITY: missing(sentence, size, call); break;
    case JVMTI_ERROR_NOT_AVAILABLE: not_offered(sentence, size, call); break;
    case JVMTI_ERROR_NULL_POINTER: null_pointer(sentence, size, call); break;
    case JVMTI_ERROR_ILLEGAL_ARGUMENT: illegal_argument(sentence, size, call); break;
    default: break;
    }
    if (sentence[0] != '\0')
        return;
    const BetweenRefusal *r = between_functions[call->number].refusals;
    while (r->text != NULL && r->error != (int)call->error)
        r++;
    doc = r->text != NULL ? r->text : doc;
    snprintf(sentence, size, "%s", doc != NULL ? doc : "");
}
