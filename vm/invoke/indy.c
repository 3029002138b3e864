/* indy.c - call sites of invokedynamic: one per instruction, found by (code, bci) in a list of the class.
 *
 * Invariants: a site is complete before it is put on its class's list, never changes afterwards, and lives as long as
 * the class (its code may be obsolete by then: a frame still runs it). A link that failed by a LinkageError is
 * remembered as a site with `error`, because JVMS 5.4.3 wants the same failure each time.
 *
 * Lock: `lock` guards the lists. Linking runs Java and holds no lock; of two threads that link one instruction the
 * first to publish wins, and the other throws its own work away.
 * Read next: indy_lambda.c, indy_concat.c, indy_record.c, indy_handle.c; then handle.h, assemble.h.
 */
#include "vm/invoke/indy.h"

#include "vm/class/wellknown.h"
#include "vm/load/init.h"
#include "vm/load/pool.h"
#include "vm/run/call.h"
#include "vm/run/code.h"
#include "vm/run/throw.h"
#include "vm/thread/safepoint.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

HandleConst indy_handle(const ClassFile *f, u2 index)
{
    HandleConst h = {.kind = (u1)f->pool[index].a, .tag = f->pool[f->pool[index].b].tag};
    classfile_member(f, f->pool[index].b, &h.cls, &h.name, &h.desc);
    return h;
}

/* Any earlier site of the same instruction. Sites are published complete and never leave the list. */
CallSite *indy_find_site(const Class *c, const Code *code, int32_t bci)
{
    for (CallSite *s = __atomic_load_n(&c->call_sites, __ATOMIC_ACQUIRE); s != NULL; s = s->next)
        if (s->code == code && s->bci == bci)
            return s;
    return NULL;
}

CallSite *indy_publish_site(Class *c, const CallSite *made)
{
    pthread_mutex_lock(&lock);
    CallSite *s = indy_find_site(c, made->code, made->bci);
    if (s == NULL) {
        s = xmalloc(sizeof *s);
        *s = *made;
        s->next = c->call_sites;
        __atomic_store_n(&c->call_sites, s, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&lock);
    return s;
}

/* -- the factories that the VM links itself */

enum { LINK_LAMBDA, LINK_LAMBDA_ALT, LINK_CONCAT, LINK_CONCAT_CONSTANTS, LINK_RECORD };
static const struct Factory {
    const char *cls, *name;
    int how;
} factories[] = {
    {"java/lang/invoke/LambdaMetafactory", "metafactory", LINK_LAMBDA},
    {"java/lang/invoke/LambdaMetafactory", "altMetafactory", LINK_LAMBDA_ALT},
    {"java/lang/invoke/StringConcatFactory", "makeConcat", LINK_CONCAT},
    {"java/lang/invoke/StringConcatFactory", "makeConcatWithConstants", LINK_CONCAT_CONSTANTS},
    {"java/lang/runtime/ObjectMethods", "bootstrap", LINK_RECORD},
};

/* The classes made for a call site name the host's members, and no class can name a hidden one's: for those all goes
 * through handles. */
static bool site_link(Thread *t, const Bootstrap *b, u2 handle, CallSite *site)
{
    HandleConst h = indy_handle(b->file, handle);
    bool nameable = !(b->host->flags & CLASS_HIDDEN);
    for (size_t i = 0; i < COUNT_OF(factories); i++) {
        bool names_host = factories[i].how != LINK_CONCAT && factories[i].how != LINK_CONCAT_CONSTANTS;
        if ((names_host && !nameable) || !symbol_is(h.cls, factories[i].cls) || !symbol_is(h.name, factories[i].name))
            continue;
        if (!indy_types_resolve(t, b->host, b->desc))
            return false;
        switch (factories[i].how) {
        case LINK_LAMBDA: return indy_lambda(t, b, false, site);
        case LINK_LAMBDA_ALT: return indy_lambda(t, b, true, site);
        case LINK_CONCAT: return indy_concat(t, b, false, site);
        case LINK_CONCAT_CONSTANTS: return indy_concat(t, b, true, site);
        case LINK_RECORD: return indy_record(t, b, site);
        }
    }
    return indy_java(t, b, handle, site);
}

void indy_wrap_error(Thread *t)
{
    Object *cause = t->exception;
    if (object_is_instance(cause, wk.Error))
        return;
    size_t mark = roots_mark(t);
    roots_add(t, cause);
    t->exception = NULL;
    Class *c = wk_class(t, "java/lang/BootstrapMethodError");
    if (c != NULL)
        throw_cause(t, c, "bootstrap method initialization exception", cause);
    roots_reset(t, mark);
}

CallSite *indy_link(Thread *t, Code *code, int32_t bci, u2 index)
{
    Class *host = code->method->cls;
    ClassFile *f = code->file;
    CallSite *site = indy_find_site(host, code, bci);
    if (site == NULL) {
        CallSite made = {.code = code, .bci = bci};
        const BootstrapInfo *boot = &f->bootstraps[f->pool[index].a];
        const Const *nat = &f->pool[f->pool[index].b];
        Bootstrap b = {host,           f, classfile_utf8(f, nat->a)->text, classfile_utf8(f, nat->b)->text, boot->args,
                       boot->arg_count};
        if (!site_link(t, &b, boot->method_handle, &made)) {
            indy_wrap_error(t);
            if (!pool_error_stays(t->exception))
                return NULL;
            made.error = t->exception;
            made.appendix = made.constant = made.type = NULL;
        }
        site = indy_publish_site(host, &made);
    }
    if (site->error == NULL) {
        t->exception = NULL;
        return site;
    }
    throw_object(t, site->error);
    return NULL;
}

Method *indy_define(Thread *t, Class *host, bool untied, u1 *bytes, u4 len, const char *name)
{
    DefineOptions how = {.protection_domain = WK_LOAD(host->mirror, Class_protectionDomain),
                         .host = host,
                         .hidden = true,
                         .nestmate = true,
                         .untied = untied || (host->flags & CLASS_UNTIED) != 0,
                         .trusted = true};
    Class *c = loader_define(t, host->loader, NULL, bytes, len, &how);
    free(bytes);
    size_t mark = roots_mark(t);
    roots_add(t, c != NULL ? c->mirror : NULL);
    bool ok = c != NULL && class_init(t, c);
    roots_reset(t, mark);
    if (!ok)
        return NULL;
    Method *found = NULL;
    for (u2 i = 0; i < c->method_count; i++)
        if (symbol_is(c->methods[i].name, name))
            found = &c->methods[i];
    return found;
}

void indy_visit_roots(const Class *c, void (*visit)(Object *o))
{
    for (const CallSite *s = c->call_sites; s != NULL; s = s->next) {
        visit(s->appendix);
        visit(s->constant);
        visit(s->error);
        visit(s->type);
        visit(atomic_load_explicit(&s->accepted, memory_order_relaxed));
        if (s->target != NULL)
            visit(s->target->cls->mirror);
    }
}

void indy_free(Class *c)
{
    CallSite *s = c->call_sites;
    while (s != NULL) {
        CallSite *next = s->next;
        free(s);
        s = next;
    }
    c->call_sites = NULL;
}
