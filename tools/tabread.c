// tabread.c: text of jvmti.tab and jni.tab to the model of tablegen.h. The syntax is described at the head of each
// table.
//
// A file is cut into lines, a line into words; a line that begins in the first column opens a record, an indented one
// belongs to the record above it. Everything that is not understood is an error with file and line: a table with a
// misspelt attribute must not build. Strings live as long as the process.
//
// Read next: tabemit_h.c, the simplest emitter.
#include "tools/tabline.h"
#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static const char *file_name;
static int line_number;

void fail(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fprintf(stderr, "%s:%d: ", file_name, line_number);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
    exit(1);
}

void *must(void *memory)
{
    if (memory == NULL)
        fail("out of memory");
    return memory;
}

static char *text_copy(const char *s)
{
    return must(strdup(s));
}

int number_of(const char *word)
{
    char *end;
    long n = strtol(word, &end, 0);
    if (*end != '\0' || end == word)
        fail("'%s' is not a number", word);
    return (int)n;
}

bool line_next(FILE *in, Line *line)
{
    static char buffer[1024];
    while (fgets(buffer, sizeof buffer, in) != NULL) {
        line_number++;
        char *end = buffer + strlen(buffer);
        if (end > buffer && end[-1] != '\n')
            fail("line too long or without an end");
        while (end > buffer && isspace((unsigned char)end[-1]))
            *--end = '\0';
        char *start = buffer;
        while (isspace((unsigned char)*start))
            start++;
        if (*start == '\0' || *start == '#')
            continue;
        line->head = start == buffer;
        line->text = text_copy(start);
        line->words = 0;
        char *cut = text_copy(start);
        for (char *w = strtok(cut, " \t"); w != NULL; w = strtok(NULL, " \t")) {
            if (line->words == 64)
                fail("too many words");
            line->word[line->words++] = w;
        }
        return true;
    }
    return false;
}

const char *attribute(const char *word, const char *name)
{
    size_t n = strlen(name);
    return strncmp(word, name, n) == 0 && word[n] == '=' ? word + n + 1 : NULL;
}

void need_words(const Line *line, int least)
{
    if (line->words < least)
        fail("'%s' needs %d words", line->word[0], least);
}

const char *join(const Line *line, int from, int to)
{
    char text[256] = "";
    for (int i = from; i < to; i++) {
        if (strlen(text) + strlen(line->word[i]) + 2 > sizeof text)
            fail("type too long");
        if (i > from)
            strcat(text, " ");
        strcat(text, line->word[i]);
    }
    return text_copy(text);
}

const char *rest_of(const Line *line)
{
    const char *s = line->text + strlen(line->word[0]);
    while (isspace((unsigned char)*s))
        s++;
    return s;
}

static int phase_set(const char *words)
{
    static const struct {
        const char *name;
        int bit;
    } all[] = {
        {"any", PB_ANY}, {"onload", PB_ONLOAD}, {"primordial", PB_PRIMORDIAL}, {"start", PB_START}, {"live", PB_LIVE},
    };
    int set = 0;
    char *copy = text_copy(words);
    for (char *w = strtok(copy, "+"); w != NULL; w = strtok(NULL, "+")) {
        int bit = 0;
        for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
            if (strcmp(w, all[i].name) == 0)
                bit = all[i].bit;
        if (bit == 0)
            fail("'%s' is not a phase", w);
        set |= bit;
    }
    return set;
}

static void name_list(const Line *line, const char **list, int *count)
{
    for (int i = 1; i < line->words; i++) {
        if (*count == MAX_NAMES)
            fail("too many names");
        list[(*count)++] = line->word[i];
    }
}

// ---- types that a line names: they may be defined further down, so they are looked up when all is read ----

typedef struct Named {
    const char *type, *file; // type: C without the declared name, "const char*"
    int line;
} Named;

static Named *named;
static int named_count;

void type_named(const char *type)
{
    if (named_count % 256 == 0)
        named = must(realloc(named, (size_t)(named_count + 256) * sizeof *named));
    named[named_count++] = (Named){type, file_name, line_number};
}

static bool word_in(const char *word, const char *const *list)
{
    while (*list != NULL && strcmp(word, *list) != 0)
        list++;
    return *list != NULL;
}

static bool type_exists(const Table *t, const char *word)
{
    // What C gives, what emit_jni_h and emit_jvmti_h write without a record of the tables.
    static const char *const given[] = {
        "const",
        "unsigned",
        "void",
        "char",
        "int",
        "long",
        "size_t",
        "va_list",
        "JNIEnv",
        "JavaVM",
        "jint",
        "jlong",
        "jbyte",
        "jboolean",
        "jchar",
        "jshort",
        "jfloat",
        "jdouble",
        "jsize",
        "jobject",
        "jclass",
        "jstring",
        "jthrowable",
        "jweak",
        "jarray",
        "jobjectArray",
        "jbooleanArray",
        "jbyteArray",
        "jcharArray",
        "jshortArray",
        "jintArray",
        "jlongArray",
        "jfloatArray",
        "jdoubleArray",
        "jmethodID",
        "jfieldID",
        "jvmtiEnv",
        "jvmtiError",
        "jvmtiEvent",
        "jvmtiCapabilities",
        "jvmtiEventCallbacks",
        NULL,
    };
    if (word_in(word, given) || table_type(t, word) != NULL)
        return true;
    const Group *group = table_group(t, word);
    if (group != NULL && strcmp(group->kind, "enum") == 0)
        return true;
    for (int i = 0; i < t->jtypes; i++)
        if (strcmp(t->jtype[i].name, word) == 0)
            return true;
    for (int i = 0; i < t->jenums; i++)
        if (strcmp(t->jenum[i].name, word) == 0)
            return true;
    return false;
}

void types_check(const Table *t, TypeOfTable *also)
{
    for (int i = 0; i < named_count; i++) {
        file_name = named[i].file;
        line_number = named[i].line;
        bool tag = false;
        char *words = text_copy(named[i].type);
        for (char *w = strtok(words, " *(),"); w != NULL; w = strtok(NULL, " *(),")) {
            bool opens = strcmp(w, "struct") == 0;
            if (!opens && !tag && !type_exists(t, w) && (also == NULL || !also(w)))
                fail("'%s' is no type", w);
            tag = opens;
        }
    }
    named_count = 0;
}

// ---- functions of the tool interface ----

static void param_ctype(Param *p)
{
    const char *b = p->base;
    bool array = p->count != NULL;
    const char *format = "%s";
    if (p->way == WAY_IN) {
        if (strcmp(b, "utf8") == 0)
            format = array ? "char**" : "const char*";
        else if (strcmp(b, "ptr") == 0)
            format = "const void*";
        else if (strcmp(b, "mem") == 0)
            format = "unsigned char*";
        else if (array || p->by_address)
            format = "const %s*";
    } else if (p->way == WAY_OUT) {
        if (strcmp(b, "ptr") == 0)
            format = "void**";
        else
            format = "%s*";
    } else {
        if (strcmp(b, "utf8") == 0)
            format = array ? "char***" : "char**";
        else if (strcmp(b, "byte") == 0)
            format = "unsigned char**";
        else
            format = "%s**";
    }
    snprintf(p->ctype, sizeof p->ctype, format, b);
}

static void param_read(Fn *fn, const Line *line, Way way)
{
    if (fn->params == MAX_PARAMS)
        fail("too many parameters");
    Param *p = &fn->param[fn->params++];
    p->way = way;
    need_words(line, 2);
    if (strcmp(line->word[1], "...") == 0) {
        p->way = WAY_REST;
        p->name = "";
        p->base = "...";
        strcpy(p->ctype, "...");
        return;
    }
    need_words(line, 3);
    p->name = line->word[1];
    char *type = line->word[2];
    char *bracket = strchr(type, '[');
    if (bracket != NULL) {
        size_t n = strlen(bracket);
        if (bracket[n - 1] != ']')
            fail("'%s' lacks its ]", type);
        bracket[n - 1] = '\0';
        *bracket = '\0';
        p->count = bracket + 1;
    } else if (type[strlen(type) - 1] == '*') {
        type[strlen(type) - 1] = '\0';
        p->by_address = true;
    }
    p->base = type;
    static const char *const own[] = {"utf8", "byte", "ptr", "mem", NULL}; // words of the table, see param_ctype
    if (!word_in(type, own))
        type_named(type);
    for (int i = 3; i < line->words; i++) {
        const char *w = line->word[i], *v;
        if ((v = attribute(w, "null")) != NULL)
            p->null = v;
        else if ((v = attribute(w, "thread")) != NULL)
            p->thread = v;
        else if ((v = attribute(w, "of")) != NULL)
            p->of = v;
        else if ((v = attribute(w, "as")) != NULL)
            p->as = v;
        else if ((v = attribute(w, "differs")) != NULL)
            p->differs = v;
        else if (strcmp(w, "loader") == 0)
            p->loader = true;
        else if (strcmp(w, "extension") == 0)
            p->extension = true;
        else if (strcmp(w, "min=0") == 0)
            p->min0 = true;
        else if (strcmp(w, "depth") == 0)
            p->depth = true;
        else if (strcmp(w, "late") == 0)
            p->late = true;
        else if (strcmp(w, "module") == 0)
            p->module = true;
        else if (strcmp(w, "nullpointer") == 0)
            p->nullpointer = true;
        else if (strcmp(w, "native=error") == 0)
            p->native_error = true;
        else
            fail("'%s' is no attribute of a parameter", w);
    }
    param_ctype(p);
}

static Fn *fn_head(Table *t, const Line *line)
{
    need_words(line, 4);
    Fn *fn = must(calloc(1, sizeof *fn));
    fn->name = line->word[1];
    fn->slot = number_of(line->word[2]);
    if (fn->slot < 1 || fn->slot > FN_SLOTS || t->fn[fn->slot] != NULL)
        fail("slot %d is taken or none", fn->slot);
    t->fn[fn->slot] = fn;
    for (int i = 3; i < line->words; i++) {
        const char *w = line->word[i], *v;
        if ((v = attribute(w, "phase")) != NULL)
            fn->phases = phase_set(v);
        else if ((v = attribute(w, "since")) != NULL)
            fn->since = v;
        else if ((v = attribute(w, "chapter")) != NULL)
            fn->chapter = v;
        else if (strcmp(w, "detached") == 0)
            fn->detached = true;
        else if (strcmp(w, "gcsafe") == 0)
            fn->gcsafe = true;
        else if (strcmp(w, "heapsafe") == 0)
            fn->heapsafe = true;
        else if (strcmp(w, "blocks") == 0)
            fn->blocks = true;
        else if (strcmp(w, "frugal") == 0)
            fn->frugal = true;
        else
            fail("'%s' is no attribute of a function", w);
    }
    if (fn->phases == 0 || fn->since == NULL || fn->chapter == NULL)
        fail("a function needs phase, since and chapter");
    return fn;
}

static void fn_line(Fn *fn, const Line *line)
{
    const char *k = line->word[0];
    if (strcmp(k, "in") == 0)
        param_read(fn, line, WAY_IN);
    else if (strcmp(k, "out") == 0)
        param_read(fn, line, WAY_OUT);
    else if (strcmp(k, "new") == 0)
        param_read(fn, line, WAY_NEW);
    else if (strcmp(k, "cap") == 0)
        name_list(line, fn->cap, &fn->caps);
    else if (strcmp(k, "opt") == 0)
        name_list(line, fn->opt, &fn->opts);
    else if (strcmp(k, "doc") == 0)
        fn->doc = rest_of(line);
    else if (strcmp(k, "err") == 0) {
        need_words(line, 3);
        if (fn->errs == MAX_ERRS)
            fail("too many errors");
        fn->err[fn->errs++] = (Err){line->word[1], join(line, 2, line->words)};
    } else
        fail("'%s' does not belong to a function", k);
}

// ---- arguments of events, callbacks and fields of structures: C-TYPE NAME [attributes] ----

void arg_read(Arg *arg, const Line *line)
{
    if (line->words == 2 && strcmp(line->word[1], "...") == 0) {
        *arg = (Arg){.type = "...", .name = "", .rest = true};
        return;
    }
    int last = line->words;
    for (; last > 1; last--) {
        const char *w = line->word[last - 1], *v;
        if ((v = attribute(w, "null")) != NULL)
            arg->null = v;
        else if ((v = attribute(w, "as")) != NULL)
            arg->as = v;
        else if ((v = attribute(w, "count")) != NULL)
            arg->count = v;
        else if (strcmp(w, "set") == 0)
            arg->set = true;
        else if (strcmp(w, "alloc") == 0)
            arg->alloc = true;
        else if (strcmp(w, "ref") == 0)
            arg->ref = true;
        else
            break;
    }
    if (last < 3)
        fail("an argument needs type and name");
    arg->name = line->word[last - 1];
    arg->type = join(line, 1, last - 1);
}

static void type_named_by(const Arg *arg)
{
    if (!arg->rest)
        type_named(arg->type);
}

static Event *event_head(Table *t, const Line *line)
{
    need_words(line, 5);
    Event *e = must(calloc(1, sizeof *e));
    e->name = line->word[1];
    e->number = number_of(line->word[2]);
    e->constant = line->word[3];
    if (e->number < EVENT_FIRST || e->number > EVENT_LAST || t->event[e->number] != NULL)
        fail("no such event number");
    t->event[e->number] = e;
    const char *level = NULL;
    for (int i = 4; i < line->words; i++) {
        const char *w = line->word[i], *v;
        if ((v = attribute(w, "phase")) != NULL)
            e->phases = phase_set(v);
        else if ((v = attribute(w, "since")) != NULL)
            e->since = v;
        else if ((v = attribute(w, "level")) != NULL)
            level = v;
        else if (strcmp(w, "nojni") == 0)
            e->nojni = true;
        else if (strcmp(w, "gcsafe") == 0)
            e->gcsafe = true;
        else if (strcmp(w, "stopped") == 0)
            e->stopped = true;
        else if (strcmp(w, "instruction") == 0)
            e->instruction = true;
        else if (strcmp(w, "fails") == 0)
            e->fails = true;
        else if (strcmp(w, "posted") == 0)
            e->posted = e->to_all = true;
        else if (strcmp(w, "sent") == 0)
            e->posted = true;
        else
            fail("'%s' is no attribute of an event", w);
    }
    if (e->phases == 0 || e->since == NULL || level == NULL)
        fail("an event needs phase, since and level");
    e->per_thread = strcmp(level, "thread") == 0;
    if (!e->per_thread && strcmp(level, "global") != 0)
        fail("level is thread or global");
    return e;
}

static void event_line(Event *e, const Line *line)
{
    const char *k = line->word[0];
    if (strcmp(k, "arg") == 0) {
        if (e->args == MAX_PARAMS)
            fail("too many arguments");
        arg_read(&e->arg[e->args], line);
        type_named_by(&e->arg[e->args++]);
    } else if (strcmp(k, "cap") == 0)
        name_list(line, e->cap, &e->caps);
    else if (strcmp(k, "opt") == 0)
        name_list(line, e->opt, &e->opts);
    else if (strcmp(k, "early") == 0)
        name_list(line, e->early, &e->earlies);
    else if (strcmp(k, "doc") == 0)
        e->doc = rest_of(line);
    else
        fail("'%s' does not belong to an event", k);
}

// ---- constants and types ----

static void group_line(Group *g, const Line *line)
{
    if (strcmp(line->word[0], "doc") == 0) {
        g->doc = rest_of(line);
    } else if (strcmp(line->word[0], "val") == 0) {
        need_words(line, 3);
        if (g->vals == MAX_LINES)
            fail("too many values");
        number_of(line->word[2]);
        g->val[g->vals++] = (Val){line->word[1], line->word[2]};
    } else
        fail("'%s' does not belong to a group", line->word[0]);
}

static void type_line(Type *type, const Line *line)
{
    const char *want = strcmp(type->kind, "ftype") == 0 ? "arg" : "fld";
    if (strcmp(line->word[0], want) != 0)
        fail("'%s' does not belong to a type", line->word[0]);
    if (type->args == MAX_LINES)
        fail("too many fields");
    arg_read(&type->arg[type->args], line);
    type_named_by(&type->arg[type->args++]);
}

static Type *type_head(Type *list, int *count, int room, const Line *line)
{
    if (*count == room)
        fail("too many types");
    Type *type = &list[(*count)++];
    need_words(line, 2);
    type->kind = line->word[0];
    type->name = line->word[1];
    type->tag = type->name;
    return type;
}

// What the indented lines of the current record go to: exactly one pointer is set, or none.
typedef struct Open {
    Fn *fn;
    Event *event;
    Group *group;
    Type *type;
    Ext *ext;
    const char **doc;
} Open;

static Ext *ext_head(Table *t, const Line *line)
{
    need_words(line, 3);
    if (t->exts == (int)(sizeof t->ext / sizeof t->ext[0]))
        fail("too many extensions");
    Ext *x = &t->ext[t->exts++];
    *x = (Ext){.is_event = strcmp(line->word[0], "extev") == 0, .id = line->word[1], .body = line->word[2]};
    return x;
}

static void ext_par(Ext *x, const Line *line)
{
    need_words(line, 4);
    if (x->pars == MAX_PARAMS)
        fail("too many parameters");
    int i = x->pars++;
    x->par[i].name = line->word[1];
    x->par[i].kind = line->word[2];
    x->par[i].type = line->word[3];
    x->par[i].null = line->words > 4 && strcmp(line->word[4], "null") == 0;
    x->par[i].text = join(line, x->par[i].null ? 5 : 4, line->words);
}

static void ext_line(Ext *x, const Line *line)
{
    if (strcmp(line->word[0], "doc") == 0)
        x->doc = rest_of(line);
    else if (strcmp(line->word[0], "par") == 0)
        ext_par(x, line);
    else if (strcmp(line->word[0], "err") == 0 && x->errs < MAX_PARAMS)
        x->err[x->errs++] = line->word[1];
    else
        fail("'%s' does not belong to an extension", line->word[0]);
}

static Open jvmti_head(Table *t, const Line *line)
{
    Open open = {0};
    const char *k = line->word[0];
    if (strcmp(k, "fn") == 0) {
        open.fn = fn_head(t, line);
    } else if (strcmp(k, "event") == 0) {
        open.event = event_head(t, line);
    } else if (strcmp(k, "extfn") == 0 || strcmp(k, "extev") == 0) {
        open.ext = ext_head(t, line);
    } else if (strcmp(k, "group") == 0) {
        need_words(line, 3);
        if (t->groups == 32)
            fail("too many groups");
        open.group = &t->group[t->groups++];
        open.group->name = line->word[1];
        open.group->kind = line->word[2];
    } else if (strcmp(k, "error") == 0) {
        need_words(line, 5);
        if (t->errors == 80)
            fail("too many errors");
        Error *e = &t->error[t->errors++];
        *e = (Error){line->word[1], attribute(line->word[3], "since"), attribute(line->word[4], "kind"), NULL,
                     number_of(line->word[2])};
        open.doc = &e->doc;
    } else if (strcmp(k, "cap") == 0) {
        need_words(line, 4);
        if (t->caps == 64)
            fail("too many capabilities");
        Cap *c = &t->cap[t->caps++];
        *c = (Cap){line->word[1], attribute(line->word[3], "since"), NULL, number_of(line->word[2])};
        if (c->bit != t->caps - 1)
            fail("capabilities must stand in the order of their bits");
        open.doc = &c->doc;
    } else if (strcmp(k, "alias") == 0 || strcmp(k, "ftype") == 0) {
        need_words(line, 3);
        Type *type = type_head(t->type, &t->types, 64, line);
        bool alias = strcmp(k, "alias") == 0;
        type->ret = join(line, 2, alias ? line->words : 3);
        type_named(type->ret);
        if (!alias)
            open.type = type;
    } else if (strcmp(k, "struct") == 0 || strcmp(k, "union") == 0) {
        open.type = type_head(t->type, &t->types, 64, line);
    } else if (strcmp(k, "slot") != 0 && strcmp(k, "event-slot") != 0) {
        fail("'%s' opens no record", k);
    }
    return open;
}

// ---- jni.tab ----

// RETURN (C-TYPE NAME, ...) from a line's text.
static void signature_read(Jni *j, const char *text)
{
    const char *open = strchr(text, '('), *close = strrchr(text, ')');
    if (open == NULL || close == NULL || close[1] != '\0')
        fail("a signature is RETURN (TYPE NAME, ...)");
    char *ret = must(strndup(text, (size_t)(open - text)));
    for (char *end = ret + strlen(ret); end > ret && end[-1] == ' ';)
        *--end = '\0';
    j->ret = ret;
    type_named(ret);
    char *list = must(strndup(open + 1, (size_t)(close - open - 1)));
    for (char *a = strtok(list, ","); a != NULL; a = strtok(NULL, ",")) {
        while (*a == ' ')
            a++;
        if (j->args == MAX_PARAMS)
            fail("too many parameters");
        Arg *arg = &j->arg[j->args++];
        if (strcmp(a, "...") == 0) {
            *arg = (Arg){.type = "...", .name = "", .rest = true};
            continue;
        }
        char *name = a + strlen(a);
        if (name > a && name[-1] == '?') {
            *--name = '\0';
            arg->null = "null";
        }
        while (name > a && (isalnum((unsigned char)name[-1]) || name[-1] == '_'))
            name--;
        if (name == a || *name == '\0')
            fail("'%s' is not TYPE NAME", a);
        arg->name = text_copy(name);
        *name = '\0';
        while (name > a && name[-1] == ' ')
            *--name = '\0';
        arg->type = text_copy(a);
        type_named(arg->type);
    }
}

static bool jni_attribute(Jni *j, const char *word)
{
    const struct {
        const char *key, **to;
    } known[] = {{"since", &j->since}, {"exception", &j->exception}, {"critical", &j->critical}, {"guard", &j->guard}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        const char *value = attribute(word, known[i].key);
        if (value == NULL)
            continue;
        *known[i].to = value;
        return true;
    }
    return false;
}

static void jni_function(Jni *j, const Line *line, bool slotted)
{
    int name = slotted ? 2 : 1;
    need_words(line, name + 3);
    j->slot = slotted ? number_of(line->word[1]) : 0;
    j->name = line->word[name];
    j->since = "1.1";
    const char *text = strstr(line->text, line->word[name]) + strlen(line->word[name]);
    for (int i = name + 1; i < line->words && jni_attribute(j, line->word[i]); i++)
        text = strstr(text, line->word[i]) + strlen(line->word[i]);
    while (*text == ' ')
        text++;
    signature_read(j, text);
}

static Open jni_slot(Jni **slots, int room, const Line *line)
{
    Jni *j = must(calloc(1, sizeof *j));
    jni_function(j, line, true);
    if (j->slot < 0 || j->slot >= room || slots[j->slot] != NULL)
        fail("slot %d is taken or none", j->slot);
    slots[j->slot] = j;
    return (Open){.doc = &j->doc};
}

static Open jni_head(Table *t, const Line *line)
{
    Open open = {0};
    const char *k = line->word[0];
    if (strcmp(k, "fn") == 0) {
        open = jni_slot(t->jni, JNI_SLOTS, line);
    } else if (strcmp(k, "vm") == 0) {
        open = jni_slot(t->vm, VM_SLOTS, line);
    } else if (strcmp(k, "const") == 0) {
        need_words(line, 3);
        if (t->jconsts == 40)
            fail("too many constants");
        t->jconst[t->jconsts++] = (Val){line->word[1], line->word[2]};
    } else if (strcmp(k, "enum") == 0) {
        need_words(line, 3);
        if (t->jenums == 4)
            fail("too many enums");
        open.group = &t->jenum[t->jenums++];
        open.group->name = line->word[1];
        open.group->tag = line->word[2];
    } else if (strcmp(k, "struct") == 0 || strcmp(k, "union") == 0) {
        open.type = type_head(t->jtype, &t->jtypes, 8, line);
        open.type->tag = line->words > 2 ? line->word[2] : NULL;
    } else if (strcmp(k, "export") == 0) {
        if (t->exports == 8)
            fail("too many exports");
        jni_function(&t->export[t->exports++], line, false);
    } else if (strcmp(k, "hook") == 0) {
        if (t->hooks == 4)
            fail("too many hooks");
        jni_function(&t->hook[t->hooks++], line, false);
    } else if (strcmp(k, "slot") != 0 && strcmp(k, "vm-slot") != 0) {
        fail("'%s' opens no record", k);
    }
    return open;
}

// ---- both ----

FILE *table_open(const char *name)
{
    FILE *in = fopen(name, "r");
    file_name = name;
    line_number = 0;
    if (in == NULL)
        fail("cannot be read");
    return in;
}

static void file_read(Table *t, const char *name, Open (*head)(Table *, const Line *))
{
    FILE *in = table_open(name);
    Open open = {0};
    Line line;
    while (line_next(in, &line)) {
        if (line.head)
            open = head(t, &line);
        else if (open.fn != NULL)
            fn_line(open.fn, &line);
        else if (open.event != NULL)
            event_line(open.event, &line);
        else if (open.group != NULL)
            group_line(open.group, &line);
        else if (open.type != NULL)
            type_line(open.type, &line);
        else if (open.ext != NULL)
            ext_line(open.ext, &line);
        else if (open.doc != NULL && strcmp(line.word[0], "doc") == 0)
            *open.doc = rest_of(&line);
        else
            fail("nothing above takes this line");
    }
    fclose(in);
}

const Cap *table_cap(const Table *t, const char *name)
{
    for (int i = 0; i < t->caps; i++)
        if (strcmp(t->cap[i].name, name) == 0)
            return &t->cap[i];
    return NULL;
}

const Type *table_type(const Table *t, const char *name)
{
    for (int i = 0; i < t->types; i++)
        if (strcmp(t->type[i].name, name) == 0)
            return &t->type[i];
    return NULL;
}

const Group *table_group(const Table *t, const char *name)
{
    for (int i = 0; i < t->groups; i++)
        if (strcmp(t->group[i].name, name) == 0)
            return &t->group[i];
    return NULL;
}

const Error *table_error(const Table *t, const char *name)
{
    for (int i = 0; i < t->errors; i++)
        if (strcmp(t->error[i].name, name) == 0)
            return &t->error[i];
    return NULL;
}

static void caps_exist(const Table *t, const char *who, const char *const *names, int count)
{
    for (int i = 0; i < count; i++)
        if (table_cap(t, names[i]) == NULL)
            fail("%s names the unknown capability '%s'", who, names[i]);
}

// What one record says of another must be true.
static void table_check(const Table *t)
{
    for (int s = 1; s <= FN_SLOTS; s++) {
        const Fn *fn = t->fn[s];
        if (fn == NULL)
            continue;
        if (fn->doc == NULL)
            fail("%s has no doc line", fn->name);
        caps_exist(t, fn->name, fn->cap, fn->caps);
        caps_exist(t, fn->name, fn->opt, fn->opts);
        for (int i = 0; i < fn->errs; i++)
            if (table_error(t, fn->err[i].name) == NULL)
                fail("%s: unknown error '%s'", fn->name, fn->err[i].name);
    }
    for (int n = EVENT_FIRST; n <= EVENT_LAST; n++) {
        const Event *e = t->event[n];
        if (e == NULL)
            continue;
        if (e->doc == NULL)
            fail("%s has no doc line", e->name);
        caps_exist(t, e->name, e->cap, e->caps);
        caps_exist(t, e->name, e->opt, e->opts);
        caps_exist(t, e->name, e->early, e->earlies);
    }
}

void table_read(Table *t, const char *jvmti_tab, const char *jni_tab)
{
    file_read(t, jni_tab, jni_head);
    file_read(t, jvmti_tab, jvmti_head);
    table_check(t);
    types_check(t, NULL);
}

const char *upper_words(const char *name)
{
    static char text[80];
    size_t n = 0;
    for (const char *s = name; *s != '\0' && n + 2 < sizeof text; s++) {
        bool up = isupper((unsigned char)*s);
        bool before = s > name && (islower((unsigned char)s[-1]) || (s[1] != '\0' && islower((unsigned char)s[1])));
        if (up && before)
            text[n++] = '_';
        text[n++] = (char)toupper((unsigned char)*s);
    }
    text[n] = '\0';
    return text;
}

const char *phase_words(int set)
{
    static const char *const names[] = {"PB_ONLOAD", "PB_PRIMORDIAL", "PB_START", "PB_LIVE", "PB_DEAD"};
    static char text[80];
    text[0] = '\0';
    for (int i = 0; i < 5; i++) {
        if ((set & 1 << i) == 0)
            continue;
        if (text[0] != '\0')
            strcat(text, " | ");
        strcat(text, names[i]);
    }
    return text;
}

unsigned long long cap_bits(const Table *t, const char *const *names, int count)
{
    unsigned long long bits = 0;
    for (int i = 0; i < count; i++)
        bits |= 1ull << table_cap(t, names[i])->bit;
    return bits;
}

const char *handle_error(const char *base)
{
    static const struct {
        const char *base, *error;
    } all[] = {
        {"jthread", "INVALID_THREAD"},        {"jthreadGroup", "INVALID_THREAD_GROUP"}, {"jclass", "INVALID_CLASS"},
        {"jobject", "INVALID_OBJECT"},        {"jmethodID", "INVALID_METHODID"},        {"jfieldID", "INVALID_FIELDID"},
        {"jrawMonitorID", "INVALID_MONITOR"},
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i].base, base) == 0)
            return all[i].error;
    return NULL;
}

const char *null_error(const Table *t, const Param *p)
{
    if (p->null != NULL || p->way == WAY_REST)
        return NULL;
    if (p->way != WAY_IN || p->nullpointer || p->count != NULL || p->by_address)
        return "NULL_POINTER";
    if (handle_error(p->base) != NULL)
        return handle_error(p->base);
    if (strcmp(p->base, "utf8") == 0)
        return "NULL_POINTER";
    const Type *type = table_type(t, p->base);
    return type != NULL && strcmp(type->kind, "ftype") == 0 ? "NULL_POINTER" : NULL;
}
