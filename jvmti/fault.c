/* fault.c - which call fails, and with what.
 *
 * Calls are counted for each function. At random means: by a hash of seed, function and count, so that the n-th call of
 * a function has the same lot in every run, whatever other threads do meanwhile.
 *
 * Owns: the rules and the counts. No lock: the rules are read before the first environment, counts are atomic.
 * Read next: the generated ti_fault.c, which asks. */
#include "jvmti/fault.h"

#include <errno.h>
#include <stdlib.h>

#include "jvmti/lesser.h"
#include "ti_meta.h"

typedef struct FaultRule {
    int slot;
    u8 nth; /* 0: every call */
    jvmtiError error;
} FaultRule;

static FaultRule *rules;
static size_t rule_count;
static u8 seed, rate_few, rate_of; /* rate_of 0: nothing at random */
static _Atomic(u8) calls[TI_SLOTS + 1];
struct jvmtiInterface_1_ fault_behind;

extern const struct jvmtiInterface_1_ ti_fault_entries;

/* ---- reading ---- */

NORETURN static void bad(const char *item, size_t len, const char *why)
{
    vm_fail_start("-XX:JVMTIFault: '%.*s': %s", (int)len, item, why);
}

static int slot_by_name(const char *name, size_t len)
{
    for (int slot = 1; slot <= TI_SLOTS; slot++) {
        const char *have = ti_functions[slot].name;
        if (have != NULL && strlen(have) == len && memcmp(have, name, len) == 0)
            return slot;
    }
    return 0;
}

/* OUT_OF_MEMORY, or JVMTI_ERROR_OUT_OF_MEMORY; 0 if the function in slot does not answer that. */
static int error_by_name(int slot, const char *name, size_t len)
{
    static const char prefix[] = "JVMTI_ERROR_";
    enum { PREFIX = sizeof prefix - 1 };
    if (len > PREFIX && memcmp(name, prefix, PREFIX) == 0)
        name += PREFIX, len -= PREFIX;
    for (const int *e = ti_errors[slot]; *e != 0; e++) {
        const char *have = ti_error_name(*e) + PREFIX;
        if (strlen(have) == len && memcmp(have, name, len) == 0)
            return *e;
    }
    return 0;
}

static u8 number_read(const char *item, size_t len, const char **at)
{
    if (**at < '0' || **at > '9')
        bad(item, len, "a number is missing");
    char *end;
    errno = 0;
    u8 n = strtoull(*at, &end, 10);
    if (errno == ERANGE)
        bad(item, len, "the number is too large");
    *at = end;
    return n;
}

static void rate_read(const char *item, size_t len)
{
    const char *at = item + strlen("rate=");
    rate_few = number_read(item, len, &at);
    if (*at != '/')
        bad(item, len, "the rate is a fraction, such as 1/100");
    at++;
    rate_of = number_read(item, len, &at);
    if (at != item + len || rate_of == 0 || rate_few > rate_of)
        bad(item, len, "the rate is a fraction, such as 1/100");
}

static void seed_read(const char *item, size_t len)
{
    const char *at = item + strlen("seed=");
    seed = number_read(item, len, &at);
    if (at != item + len)
        bad(item, len, "the seed is a number");
}

/* FUNCTION[@N]:ERROR */
static void rule_read(const char *item, size_t len)
{
    const char *end = item + len, *colon = memchr(item, ':', len);
    if (colon == NULL)
        bad(item, len, "it is FUNCTION[@N]:ERROR, seed=N or rate=N/M");
    size_t name = strcspn(item, "@:");
    FaultRule rule = {.slot = slot_by_name(item, name)};
    if (rule.slot == 0)
        bad(item, name, "there is no such function");
    const char *at = item + name;
    if (*at == '@') {
        at++;
        rule.nth = number_read(item, len, &at);
        if (rule.nth == 0 || at != colon)
            bad(item, len, "calls are counted from 1");
    }
    rule.error = error_by_name(rule.slot, colon + 1, (size_t)(end - colon) - 1);
    if (rule.error == 0)
        bad(item, len, "that is no error of this function (reference.md has its list)");
    xappend(rules, rule_count, rule);
}

static void item_read(const char *item, size_t len)
{
    if (strncmp(item, "rate=", 5) == 0)
        rate_read(item, len);
    else if (strncmp(item, "seed=", 5) == 0)
        seed_read(item, len);
    else
        rule_read(item, len);
}

void fault_read(void)
{
    const char *list = options.jvmti_fault;
    for (const char *p = list; p != NULL; p = list_next(p))
        item_read(p, strcspn(p, ","));
    if (list != NULL && rule_count == 0 && rate_of == 0)
        bad(list, strlen(list), "a seed draws nothing without a rate");
}

void fault_table(struct jvmtiInterface_1_ *table)
{
    fault_behind = *table;
    const void *const *from = (const void *const *)&ti_fault_entries;
    const void **to = (const void **)table;
    for (int slot = 1; slot <= TI_SLOTS && rate_of != 0; slot++)
        to[slot - 1] = from[slot - 1];
    for (size_t i = 0; i < rule_count; i++)
        to[rules[i].slot - 1] = from[rules[i].slot - 1];
}

/* ---- failing ---- */

/* A word whose bits all depend on all of x (the finishing steps of a hash function). */
static u8 mixed(u8 x)
{
    x ^= x >> 33;
    x *= UINT64_C(0xff51afd7ed558ccd);
    x ^= x >> 33;
    x *= UINT64_C(0xc4ceb9fe1a85ec53);
    return x ^ x >> 33;
}

static jvmtiError drawn(int slot, u8 count)
{
    u8 lot = mixed(mixed(seed) + ((u8)slot << 48) + count);
    if (rate_of == 0 || lot % rate_of >= rate_few)
        return JVMTI_ERROR_NONE;
    size_t errors = 0;
    while (ti_errors[slot][errors] != 0)
        errors++;
    return ti_errors[slot][mixed(lot) % errors];
}

jvmtiError fault_next(int slot)
{
    u8 count = atomic_fetch_add(&calls[slot], 1) + 1;
    for (size_t i = 0; i < rule_count; i++)
        if (rules[i].slot == slot && (rules[i].nth == 0 || rules[i].nth == count))
            return rules[i].error;
    return drawn(slot, count);
}
