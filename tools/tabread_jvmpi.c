// tabread_jvmpi.c: text of agents/jvmpi/jvmpi.tab to the model of tabjvmpi.h; the only place that knows its syntax,
// which stands at the head of the table.
//
// The record that is open is a function that takes the indented lines: `Open` holds it with the record itself. A name
// that another record must define (mode, body, event, type) is looked up when all has been read, so that records may
// stand in any order. As in tabread.c, everything that is not understood is an error with file and line.
//
// Read next: tabemit_jvmpi.c.
#include "tools/tabjvmpi.h"
#include <stdlib.h>
#include <string.h>

typedef struct Open {
    void (*take)(void *record, const Line *line); // gets each line that belongs to the record
    void *record;
    const char **doc; // where its doc line goes
} Open;

static bool is(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

static bool word_opens(const Line *line, const char *word)
{
    return is(line->word[0], word);
}

// The next free place of an array of records; fails when it is full.
#define TAKE_PLACE(array, count)                                                                                       \
    (*((count) < (int)(sizeof(array) / sizeof(array)[0]) ? &(array)[(count)++] : (fail("too many records"), (array))))

// What is said of an indented line, which loses it: TEXT of "words : TEXT"; NULL if nothing is.
static const char *note_cut(Line *line)
{
    for (int i = 1; i < line->words; i++) {
        if (!is(line->word[i], ":"))
            continue;
        const char *note = join(line, i + 1, line->words);
        line->words = i;
        return note;
    }
    return NULL;
}

// KIND TYPE NAME, TYPE[COUNT] NAME, with attributes and a note.
static void field_read(JpField *field, const Line *whole)
{
    Line line = *whole;
    field->note = note_cut(&line);
    arg_read(&field->arg, &line);
    char *type = must(strdup(field->arg.type)), *open = strchr(type, '[');
    if (open == NULL)
        return;
    size_t end = strlen(type) - 1;
    if (type[end] != ']')
        fail("'%s' lacks its ]", type);
    type[end] = *open = '\0';
    field->arg.type = type;
    field->count = open + 1;
}

// ---- the indented lines of each record ----

static void take_group(void *record, const Line *whole)
{
    JpGroup *g = record;
    if (!word_opens(whole, "val"))
        fail("'%s' does not belong to a group", whole->word[0]);
    Line line = *whole;
    JpVal *v = &TAKE_PLACE(g->val, g->vals);
    v->note = note_cut(&line);
    need_words(&line, 3);
    v->name = line.word[1];
    v->value = line.word[2];
    if (line.words > 3 && (v->since = attribute(line.word[3], "since")) == NULL)
        fail("'%s' is no attribute of a value", line.word[3]);
}

static void take_struct(void *record, const Line *line)
{
    JpStruct *s = record;
    if (!word_opens(line, "fld"))
        fail("'%s' does not belong to a structure", line->word[0]);
    JpField *field = &TAKE_PLACE(s->field, s->fields);
    field_read(field, line);
    type_named(field->arg.type);
}

// The words for types of a dump's bytes are none of C.
static void take_record(void *record, const Line *line)
{
    static const char *const own[] = {"u2", "u4", "ty", "vl"};
    JpStruct *s = record;
    if (!word_opens(line, "fld"))
        fail("'%s' does not belong to a record", line->word[0]);
    JpField *field = &TAKE_PLACE(s->field, s->fields);
    field_read(field, line);
    char *parts = must(strdup(field->arg.type));
    for (char *part = strtok(parts, "+"); part != NULL; part = strtok(NULL, "+")) {
        bool bytes = false;
        for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
            bytes |= is(part, own[i]);
        if (!bytes)
            type_named(part);
    }
}

static const char *open_part; // the alternative of the body that is being read; NULL before the first

static void take_body(void *record, const Line *line)
{
    JpStruct *s = record;
    if (word_opens(line, "part")) {
        need_words(line, 2);
        open_part = line->word[1];
        return;
    }
    take_struct(record, line);
    s->field[s->fields - 1].part = open_part;
}

static void take_id(void *record, const Line *line)
{
    JpId *id = record;
    bool from = word_opens(line, "from");
    if (!from && !word_opens(line, "to"))
        fail("'%s' does not belong to an id", line->word[0]);
    for (int i = 1; i < line->words; i++)
        *(from ? &TAKE_PLACE(id->from, id->froms) : &TAKE_PLACE(id->to, id->tos)) = line->word[i];
}

static void take_fn(void *record, const Line *whole)
{
    JpFn *fn = record;
    if (word_opens(whole, "arg")) {
        JpField *param = &TAKE_PLACE(fn->param, fn->params);
        field_read(param, whole);
        type_named(param->arg.type);
    } else if (word_opens(whole, "ret")) {
        Line line = *whole;
        JpVal *v = &TAKE_PLACE(fn->answer, fn->answers);
        v->note = note_cut(&line);
        need_words(&line, 3);
        v->name = line.word[1];
        if ((v->value = attribute(line.word[2], "if")) == NULL)
            fail("'%s' is no situation", line.word[2]);
        for (int i = 0; i < fn->answers - 1; i++)
            if (is(fn->answer[i].value, v->value))
                fail("'%s' has two answers", v->value);
    } else {
        fail("'%s' does not belong to a function", whole->word[0]);
    }
}

static void take_nothing(void *record, const Line *line)
{
    (void)record;
    fail("'%s' does not belong to the record above", line->word[0]);
}

// ---- the heads ----

typedef struct Attribute {
    const char *name;
    const char **value; // NAME=value, or
    bool *flag;         // NAME alone
} Attribute;

static void attributes_read(const Line *line, int from, const Attribute *known, int count)
{
    for (int i = from; i < line->words; i++) {
        bool found = false;
        for (int k = 0; k < count && !found; k++) {
            const char *value = attribute(line->word[i], known[k].name);
            found = known[k].value != NULL ? value != NULL : is(line->word[i], known[k].name);
            if (found && known[k].value != NULL)
                *known[k].value = value;
            else if (found)
                *known[k].flag = true;
        }
        if (!found)
            fail("'%s' is no attribute of '%s'", line->word[i], line->word[0]);
    }
}

static Open head_fn(Jvmpi *j, const Line *line)
{
    need_words(line, 4);
    int index = number_of(line->word[1]);
    if (index < 1 || index >= JP_FUNCTIONS || j->fn[index] != NULL)
        fail("index %d is taken or none", index);
    JpFn *fn = j->fn[index] = must(calloc(1, sizeof *fn));
    fn->name = line->word[2];
    bool pointer = line->words > 4 && is(line->word[4], "*");
    fn->ret = join(line, 3, pointer ? 5 : 4);
    type_named(fn->ret);
    const char *by = NULL;
    const Attribute known[] = {{"by", &by, NULL},           {"since", &fn->since, NULL},   {"only", &fn->only, NULL},
                               {"never", &fn->never, NULL}, {"enters", &fn->enters, NULL}, {"nests", NULL, &fn->nests},
                               {"sends", NULL, &fn->sends}};
    attributes_read(line, pointer ? 5 : 4, known, sizeof known / sizeof known[0]);
    fn->by_profiler = by != NULL;
    return (Open){take_fn, fn, &fn->doc};
}

static Open head_event(Jvmpi *j, const Line *line)
{
    need_words(line, 4);
    int number = number_of(line->word[2]);
    if (number < 1 || number >= JP_EVENTS || j->event[number] != NULL)
        fail("event %d is taken or none", number);
    JpEvent *e = j->event[number] = must(calloc(1, sizeof *e));
    e->name = line->word[1];
    const Attribute known[] = {
        {"mode", &e->mode, NULL},       {"after", &e->after, NULL},           {"body", &e->body, NULL},
        {"request", &e->request, NULL}, {"since", &e->since, NULL},           {"alias", &e->alias, NULL},
        {"dump", NULL, &e->dump},       {"collecting", NULL, &e->collecting}, {"never", NULL, &e->never}};
    attributes_read(line, 3, known, sizeof known / sizeof known[0]);
    return (Open){take_nothing, e, &e->doc};
}

static Open head_record(Jvmpi *j, const Line *line)
{
    need_words(line, 4);
    JpStruct *s = &TAKE_PLACE(j->record, j->records);
    s->name = line->word[1];
    s->tag = number_of(line->word[2]);
    const Attribute known[] = {{"of", &s->of, NULL}, {"object", NULL, &s->object}};
    attributes_read(line, 3, known, sizeof known / sizeof known[0]);
    if (s->of == NULL || (!is(s->of, "heap") && !is(s->of, "monitor")))
        fail("a record is of=heap or of=monitor");
    return (Open){take_record, s, &s->doc};
}

static Open head_word(JpWord *word, const Line *line, bool text)
{
    need_words(line, text ? 3 : 2);
    word->name = line->word[1];
    word->text = text ? line->word[2] : NULL;
    return (Open){take_nothing, word, &word->doc};
}

static Open head_struct(JpStruct *s, const Line *line, bool body)
{
    need_words(line, 2);
    s->name = line->word[1];
    open_part = NULL;
    return (Open){body ? take_body : take_struct, s, &s->doc};
}

static Open head_read(Jvmpi *j, const Line *line)
{
    if (word_opens(line, "fn"))
        return head_fn(j, line);
    if (word_opens(line, "event"))
        return head_event(j, line);
    if (word_opens(line, "record"))
        return head_record(j, line);
    if (word_opens(line, "opaque"))
        return head_word(&TAKE_PLACE(j->opaque, j->opaques), line, true);
    if (word_opens(line, "mode"))
        return head_word(&TAKE_PLACE(j->mode, j->modes), line, false);
    if (word_opens(line, "level"))
        return head_word(&TAKE_PLACE(j->level, j->levels), line, true);
    if (word_opens(line, "struct"))
        return head_struct(&TAKE_PLACE(j->type, j->types), line, false);
    if (word_opens(line, "body"))
        return head_struct(&TAKE_PLACE(j->body, j->bodies), line, true);
    need_words(line, 2);
    if (word_opens(line, "group")) {
        JpGroup *g = &TAKE_PLACE(j->group, j->groups);
        g->name = line->word[1];
        return (Open){take_group, g, &g->doc};
    }
    if (!word_opens(line, "id"))
        fail("'%s' opens no record", line->word[0]);
    JpId *id = &TAKE_PLACE(j->id, j->ids);
    id->name = line->word[1];
    id->type = join(line, 2, line->words);
    type_named(id->type);
    return (Open){take_id, id, &id->doc};
}

// ---- what one record says of another must be true ----

int jvmpi_mode(const Jvmpi *j, const char *name)
{
    for (int i = 0; i < j->modes; i++)
        if (is(j->mode[i].name, name))
            return i;
    fail("'%s' is no mode", name);
}

static void event_exists(const Jvmpi *j, const char *name)
{
    for (int n = 0; n < JP_EVENTS; n++)
        if (j->event[n] != NULL && is(j->event[n]->name, name))
            return;
    fail("'%s' is no event", name);
}

static void body_exists(const Jvmpi *j, const char *name)
{
    for (int i = 0; i < j->bodies; i++)
        if (is(j->body[i].name, name))
            return;
    fail("'%s' is no body", name);
}

static void table_check(const Jvmpi *j)
{
    for (int n = 0; n < JP_EVENTS; n++) {
        const JpEvent *e = j->event[n];
        if (e == NULL)
            continue;
        if (e->mode == NULL || e->doc == NULL)
            fail("event %s needs mode and doc", e->name);
        jvmpi_mode(j, e->mode);
        if (e->after != NULL)
            jvmpi_mode(j, e->after);
        if (e->body != NULL)
            body_exists(j, e->body);
        if (e->dump && e->request == NULL)
            fail("event %s is a dump that nobody can request", e->name);
    }
    for (int n = 1; n < JP_FUNCTIONS; n++) {
        const JpFn *fn = j->fn[n];
        if (fn == NULL || fn->doc == NULL)
            fail("function %d is missing or has no doc line", n);
        const char *const modes[] = {fn->only, fn->never, fn->enters};
        for (int i = 0; i < 3; i++)
            if (modes[i] != NULL)
                jvmpi_mode(j, modes[i]);
    }
    for (int i = 0; i < j->ids; i++) {
        for (int k = 0; k < j->id[i].froms; k++)
            event_exists(j, j->id[i].from[k]);
        for (int k = 0; k < j->id[i].tos; k++)
            event_exists(j, j->id[i].to[k]);
    }
}

static Jvmpi table;

// A type that only this table defines.
static bool is_own_type(const char *word)
{
    for (int i = 0; i < table.opaques; i++)
        if (is(table.opaque[i].name, word))
            return true;
    for (int i = 0; i < table.types; i++)
        if (is(table.type[i].name, word))
            return true;
    return is(word, "JVMPI_Event"); // made of all bodies
}

const Jvmpi *jvmpi_read(const Table *t, const char *jvmpi_tab)
{
    FILE *in = table_open(jvmpi_tab);
    Open open = {0};
    Line line;
    while (line_next(in, &line)) {
        if (line.head)
            open = head_read(&table, &line);
        else if (open.take == NULL)
            fail("nothing above takes this line");
        else if (word_opens(&line, "doc"))
            *open.doc = rest_of(&line);
        else
            open.take(open.record, &line);
    }
    fclose(in);
    types_check(t, is_own_type);
    table_check(&table);
    return &table;
}
