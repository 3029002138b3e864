/*
 * ascii.c: the form for people. A record is a line or a block between NAME BEGIN and NAME END; stacks are numbered
 * TRACE records that come before whatever names them.
 *
 * Under the lock.
 *
 * Read next: binary.c.
 */
#include "format.h"
#include "out.h"
#include <inttypes.h>
#include <time.h>

static const char *calendar(char *text, size_t room)
{
    time_t now = time(NULL);
    struct tm parts;
    localtime_r(&now, &parts);
    strftime(text, room, "%a %b %e %H:%M:%S %Y", &parts);
    return text;
}

static void begin(void)
{
    char now[64];
    out_text("JAVA PROFILE 1.0.1, created %s\n\n", calendar(now, sizeof now));
    out_text("Records of this file:\n\n"
             "THREAD START, THREAD END  the life of a thread\n"
             "TRACE                     a stack, top frame first; other records name it by its number\n"
             "HEAP DUMP                 all objects: ROOT, what holds them alive; CLS, a class; OBJ, an instance;\n"
             "                          ARR, an array\n"
             "SITES                     where objects were allocated, most live bytes first\n"
             "CPU SAMPLES               where threads were found running, most often first\n"
             "CPU TIME                  how long methods ran, without those that they called, and how often\n"
             "MONITOR TIME              how long threads waited to enter monitors\n"
             "MONITOR DUMP              all threads and all monitors in use\n\n"
             "They are written when the program ends and when it gets SIGQUIT (Ctrl-\\).\n\n--------\n\n");
}

void ascii_begin(const char *title, const char *more)
{
    char now[64];
    out_text("%s BEGIN (%s) %s\n", title, more, calendar(now, sizeof now));
}

void ascii_end(const char *title)
{
    out_text("%s END\n", title);
}

static void class_load(Class *c)
{
    c->written = true; /* there is no record of it */
}

static void class_unload(Class *c)
{
    (void)c;
}

static void thread_start(const Thread *t)
{
    out_text("THREAD START (obj=%" PRIx64 ", id = %u, name=\"%s\", group=\"%s\")\n", t->object, t->serial,
             t->name != NULL ? t->name : "", t->group != NULL ? t->group : "");
}

static void thread_end_record(const Thread *t)
{
    out_text("THREAD END (id = %u)\n", t->serial);
}

static void frame(const Frame *f)
{
    const Class *c = f->method->class;
    out_text("\t%s.%s(%s", c->pretty, f->method->name, c->source != NULL ? c->source : "Unknown Source");
    if (c->source == NULL)
        out_text(")\n");
    else if (f->line > 0)
        out_text(":%d)\n", f->line);
    else if (f->line == LINE_NATIVE)
        out_text(":Native method)\n");
    else if (f->line == LINE_COMPILED)
        out_text(":Compiled method)\n");
    else
        out_text(f->line == LINE_UNKNOWN ? ":Unknown line)\n" : ")\n");
}

static void trace(Trace *t)
{
    if (t->written)
        return;
    t->written = true;
    out_text("TRACE %u:", t->serial);
    if (t->thread != NULL)
        out_text(" (thread=%u)", t->thread->serial);
    out_text("\n");
    for (uint32_t i = 0; i < t->frames; i++)
        frame(t->frame[i]);
    if (t->frames == 0)
        out_text("\t<empty>\n");
}

const char *ascii_top(const Trace *t, char *text, size_t room)
{
    if (t->frames == 0)
        return "";
    snprintf(text, room, "%s.%s", t->frame[0]->method->class->pretty, t->frame[0]->method->name);
    return text;
}

static void sites(Site *const *list, uint32_t n, const Totals *totals, double cutoff, int flags)
{
    bool by_allocated = flags & SITES_BY_ALLOCATED;
    double sum = 0;
    (void)cutoff; /* all of the list are above it */
    ascii_begin("SITES", by_allocated ? "ordered by allocated bytes" : "ordered by live bytes");
    out_text("          percent           live             alloc'ed     stack class\n"
             " rank   self   accum      bytes   objs      bytes   objs trace name\n");
    for (uint32_t i = 0; i < n; i++) {
        const Site *s = list[i];
        double self = site_share(s, totals, by_allocated);
        sum += self;
        out_text("%5u %6.2f%% %6.2f%% %10" PRIu64 " %6" PRIu64 " %10" PRIu64 " %6" PRIu64 " %5u %s\n", i + 1,
                 self * 100, sum * 100, s->live_bytes, s->live_objects, s->all_bytes, s->all_objects, s->trace->serial,
                 s->class->pretty);
    }
    ascii_end("SITES");
}

static void samples(Trace *const *list, uint32_t n, uint64_t total)
{
    char more[64], top[512];
    double sum = 0;
    snprintf(more, sizeof more, "total = %" PRIu64, total);
    ascii_begin("CPU SAMPLES", more);
    out_text("rank   self   accum   count trace method\n");
    for (uint32_t i = 0; i < n; i++) {
        double self = (double)list[i]->samples / (double)total;
        sum += self;
        out_text("%4u %6.2f%% %6.2f%% %7" PRIu64 " %5u %s\n", i + 1, self * 100, sum * 100, list[i]->samples,
                 list[i]->serial, ascii_top(list[i], top, sizeof top));
    }
    ascii_end("CPU SAMPLES");
}

static void summary(const Totals *t)
{
    out_text("HEAP SUMMARY (live: %" PRIu64 " bytes, %" PRIu64 " objects; allocated: %" PRIu64 " bytes, %" PRIu64
             " objects)\n",
             t->live_bytes, t->live_objects, t->all_bytes, t->all_objects);
}

/* ---- the heap ---- */

static void heap_names(Class *c)
{
    (void)c;
}

static bool heap_begin(uint64_t length, uint64_t objects, uint64_t bytes)
{
    char more[96];
    (void)length;
    snprintf(more, sizeof more, "%" PRIu64 " objects, %" PRIu64 " bytes", objects, bytes);
    ascii_begin("HEAP DUMP", more);
    return true;
}

static void heap_end(void)
{
    ascii_end("HEAP DUMP");
}

static void root_thread(const HeapRoot *r)
{
    if (r->thread != NULL)
        out_text(", thread=%u", r->thread->serial);
    if (r->frame >= 0)
        out_text(", frame=%d", r->frame);
}

static void heap_root(const HeapRoot *r)
{
    out_text("ROOT %" PRIx64 " (kind=", r->id);
    switch (r->tag) {
    case JVMPI_GC_ROOT_JNI_GLOBAL: out_text("<JNI global ref>, id=%" PRIx64, r->reference); break;
    case JVMPI_GC_ROOT_JNI_LOCAL: out_text("<JNI local ref>"); break;
    case JVMPI_GC_ROOT_JAVA_FRAME: out_text("<Java stack>"); break;
    case JVMPI_GC_ROOT_NATIVE_STACK: out_text("<native stack>"); break;
    case JVMPI_GC_ROOT_STICKY_CLASS: out_text("<system class>"); break;
    case JVMPI_GC_ROOT_THREAD_BLOCK: out_text("<thread block>"); break;
    case JVMPI_GC_ROOT_MONITOR_USED: out_text("<busy monitor>"); break;
    case JVMPI_GC_ROOT_THREAD_OBJ:
        out_text("<thread>, id=%u, trace=%u)\n", r->thread->serial, r->trace->serial);
        return;
    default: out_text("<unknown>"); break;
    }
    root_thread(r);
    out_text(")\n");
}

static void reference(const char *name, uint64_t id)
{
    if (id != 0)
        out_text("\t%s\t%" PRIx64 "\n", name, id);
}

static void heap_class(const HeapClass *h)
{
    const Class *c = h->class;
    out_text("CLS %" PRIx64 " (name=%s, trace=%u)\n", c->id, c->pretty, trace_empty()->serial);
    reference("super", h->super);
    reference("loader", h->loader);
    reference("signers", h->signers);
    reference("domain", h->domain);
}

static void heap_count(int n)
{
    (void)n;
}

static void heap_constant(int index, int type, const unsigned char *value)
{
    if (type == JVMPI_NORMAL_OBJECT || type == JVMPI_CLASS)
        out_text("\tconstant pool entry %d\t%" PRIx64 "\n", index, value_id(value));
}

static void heap_static(const Member *m, const unsigned char *value)
{
    if (m->type == JVMPI_NORMAL_OBJECT && value_id(value) != 0)
        out_text("\tstatic %s\t%" PRIx64 "\n", m->name, value_id(value));
}

static void heap_field(const Member *m)
{
    (void)m;
}

static void heap_instance(const HeapObject *o)
{
    out_text("OBJ %" PRIx64 " (sz=%u, trace=%u, class=%s@%" PRIx64 ")\n", o->id, o->bytes, o->trace->serial,
             o->class->pretty, o->class->id);
}

static void heap_value(const Member *m, const unsigned char *value)
{
    if (m->type == JVMPI_NORMAL_OBJECT)
        reference(m->name, value_id(value));
}

/* "int" of "int[]" */
static int element_name_length(const char *array)
{
    int n = 0;
    while (array[n] != '\0')
        n++;
    return n > 2 ? n - 2 : n;
}

static void heap_array(const HeapObject *o)
{
    const char *name = o->class->pretty;
    out_text("ARR %" PRIx64 " (sz=%u, trace=%u, nelems=%u, elem type=%.*s", o->id, o->bytes, o->trace->serial, o->count,
             element_name_length(name), name);
    out_text(o->type == JVMPI_NORMAL_OBJECT ? "@%" PRIx64 ")\n" : ")\n", o->class->id);
}

static void heap_element(uint32_t index, uint64_t id)
{
    if (id != 0)
        out_text("\t[%u]\t%" PRIx64 "\n", index, id);
}

const Format ascii_format = {
    .begin = begin,
    .class_load = class_load,
    .class_unload = class_unload,
    .thread_start = thread_start,
    .thread_end = thread_end_record,
    .trace = trace,
    .sites = sites,
    .samples = samples,
    .summary = summary,
    .heap_names = heap_names,
    .heap_begin = heap_begin,
    .heap_root = heap_root,
    .heap_class = heap_class,
    .statics_first = true,
    .heap_count = heap_count,
    .heap_constant = heap_constant,
    .heap_static = heap_static,
    .heap_field = heap_field,
    .heap_instance = heap_instance,
    .heap_value = heap_value,
    .heap_array = heap_array,
    .heap_element = heap_element,
    .heap_end = heap_end,
};
