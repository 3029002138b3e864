/* show.c - calls and events as lines, in one of three forms.
 *
 *   text       12.345678 [main] demo  > VMInit(thread="main")                    it begins; what it does is indented
 *   json       {"t":12.345678,"thread":"main","agent":"demo","what":"event","part":"begin","name":"VMInit",...}
 *   perfetto   {"ph":"B","pid":1,"tid":1,"ts":12345678.000,"cat":"demo","name":"VMInit","args":{...}},
 *
 * A call has one line, when it has returned; two if it may block, or if something happens inside it on the same thread
 * (then its first line comes before that). An event has two.
 *
 * Words of the frame: when it began, what was decided of it, time that nested ones took, when our own work began. */
#include "agents/trace/trace.h"
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { BEGAN, STATE, NESTED, ENTERED };
enum { WANTED = 1, SHOWN = 2 };

typedef struct Moment { /* what is known when a line is written */
    Reach reach;
    JNIEnv *jni;
    const Who *who;
} Moment;

static Moment moment_now(void)
{
    Moment m;
    m.reach = reach_now(&m.jni);
    m.who = who_now(m.reach, m.jni);
    return m;
}

static Values values_of(const BetweenFrame *frame, const Moment *m)
{
    Values v = {NULL, frame->value, 0, m->reach, m->jni};
    if (frame->what == BETWEEN_CALL) {
        v.param = between_functions[frame->number].param;
        v.count = between_functions[frame->number].params;
    } else if (frame->what == BETWEEN_EVENT_CALLBACK) {
        v.param = between_events[frame->number].arg;
        v.count = between_events[frame->number].args;
    } else if (frame->extension != NULL) {
        v.param = frame->extension->param;
        v.count = frame->extension->params;
    }
    return v;
}

static bool is_call(const BetweenFrame *frame)
{
    return frame->what == BETWEEN_CALL || frame->what == BETWEEN_EXTENSION_CALL;
}

/* How many of those that are shown it happens in. */
static int depth_of(const BetweenFrame *frame)
{
    int depth = 0;
    for (const BetweenFrame *f = frame->up; f != NULL; f = f->up)
        depth += f->what != BETWEEN_HEAP_CALLBACK && (f->tool[STATE] & WANTED) != 0;
    return depth;
}

/* ---- the three forms ---- */

typedef enum Part { PART_BEGIN, PART_END, PART_WHOLE } Part;

/* Handles that the VM has refused are not looked into. */
static bool bad_handle(jvmtiError error)
{
    return error >= JVMTI_ERROR_INVALID_THREAD && error <= JVMTI_ERROR_INVALID_MONITOR;
}

static void text_line(Line *line, const BetweenFrame *frame, const Moment *m, Part part, uint64_t at, uint64_t took)
{
    Values v = values_of(frame, m);
    static const char *const signs[] = {"> ", "< ", ""};
    if (options.times) {
        line_seconds(line, at, 4);
        line_text(line, " ");
    }
    line_text(line, "[");
    line_text(line, m->who->name);
    line_text(line, "] ");
    line_text(line, env_name(frame->env));
    line_spaces(line, 2 * depth_of(frame) + 2);
    line_text(line, signs[part]);
    line_text(line, frame->what == BETWEEN_AGENT_THREAD ? "agent thread" : frame->name);
    if (part != PART_END) {
        if (bad_handle(frame->error))
            v.reach = REACH_NOTHING;
        line_text(line, "(");
        values_in(line, &v);
        line_text(line, ")");
    }
    if (part == PART_BEGIN)
        return;
    if (is_call(frame)) {
        const char *error = between_error_name((jint)frame->error);
        line_text(line, " = ");
        line_text(line, error != NULL ? error : "?");
    }
    if (is_call(frame) && frame->error != JVMTI_ERROR_NONE) {
        char why[600];
        refusal(why, sizeof why, frame);
        line_add(line, " (%s)", why);
    } else {
        line_text(line, " ");
        line->length -= !values_out(line, &v);
    }
    if (options.times) {
        line_text(line, " ");
        line_micros(line, took);
        line_text(line, "us");
    }
}

static void json_values(Line *line, const BetweenFrame *frame, const Moment *m, Part part)
{
    Values v = values_of(frame, m);
    if (part != PART_END) {
        Values in = v;
        if (bad_handle(frame->error))
            in.reach = REACH_NOTHING;
        line_text(line, ",\"in\":{");
        values_in(line, &in);
        line_text(line, "}");
    }
    if (part == PART_BEGIN)
        return;
    if (is_call(frame)) {
        const char *error = between_error_name((jint)frame->error);
        line_add(line, ",\"error\":\"%s\"", error != NULL ? error : "?");
    }
    if (frame->error != JVMTI_ERROR_NONE) {
        char why[600];
        refusal(why, sizeof why, frame);
        line_text(line, ",\"why\":");
        line_quoted(line, why);
    } else {
        line_text(line, ",\"out\":{");
        values_out(line, &v);
        line_text(line, "}");
    }
}

static const char *what_word(const BetweenFrame *frame)
{
    return is_call(frame) ? "call" : frame->what == BETWEEN_AGENT_THREAD ? "thread" : "event";
}

static void json_line(Line *line, const BetweenFrame *frame, const Moment *m, Part part, uint64_t at, uint64_t took)
{
    static const char *const parts[] = {"begin", "end", "whole"};
    line_text(line, "{");
    if (options.times) {
        line_text(line, "\"t\":");
        line_seconds(line, at, 1);
        line_text(line, ",");
    }
    line_text(line, "\"thread\":");
    line_quoted(line, m->who->name);
    line_text(line, ",\"agent\":");
    line_quoted(line, env_name(frame->env));
    line_add(line, ",\"depth\":%d,\"what\":\"%s\",\"part\":\"%s\",\"name\":\"%s\"", depth_of(frame), what_word(frame),
             parts[part], frame->name);
    size_t before = line->length;
    json_values(line, frame, m, part);
    if (line->cut) { /* without its values, so that it is JSON still */
        line->length = before;
        line_text(line, ",\"cut\":true");
    }
    if (options.times && part != PART_BEGIN) {
        line_text(line, ",\"us\":");
        line_micros(line, took);
    }
    line_text(line, "}");
}

static void perfetto_head(Line *line, char phase, int track, uint64_t at, const char *category, const char *name)
{
    line_add(line, "{\"ph\":\"%c\",\"pid\":%d,\"tid\":%d,\"ts\":%llu.%03u,\"cat\":", phase, (int)getpid(), track,
             (unsigned long long)(at / 1000), (unsigned)(at % 1000));
    line_quoted(line, category);
    line_text(line, ",\"name\":");
    line_quoted(line, name);
}

static void perfetto_line(Line *line, const BetweenFrame *frame, const Moment *m, Part part, uint64_t at)
{
    perfetto_head(line, part == PART_BEGIN ? 'B' : 'E', m->who->number, at, env_name(frame->env), frame->name);
    size_t before = line->length;
    line_add(line, ",\"args\":{\"agent\":\"%s\"", env_name(frame->env));
    json_values(line, frame, m, part);
    if (line->cut) {
        line->length = before;
        line_text(line, ",\"args\":{\"cut\":true");
    }
    line_text(line, "}},");
}

static void put(const BetweenFrame *frame, const Moment *m, Part part, uint64_t at, uint64_t took)
{
    Line *line = line_begin();
    if (options.format == FORMAT_TEXT)
        text_line(line, frame, m, part, at, took);
    else if (options.format == FORMAT_JSON)
        json_line(line, frame, m, part, at, took);
    else
        perfetto_line(line, frame, m, part, at);
    line_write(line);
}

/* ---- what is shown ---- */

static bool is_wanted(const BetweenFrame *frame, const Moment *m)
{
    Values v = values_of(frame, m);
    return filter_thread(m->who->name) && (!filter_has_classes() || values_class_wanted(&v));
}

/* The first lines of those that this one happens in, outermost first. */
static void outer_begin(BetweenFrame *frame, const Moment *m)
{
    if (frame == NULL)
        return;
    outer_begin(frame->up, m);
    if ((frame->tool[STATE] & (WANTED | SHOWN)) != WANTED || frame->what == BETWEEN_HEAP_CALLBACK)
        return;
    frame->tool[STATE] |= SHOWN;
    put(frame, m, PART_BEGIN, frame->tool[BEGAN], 0);
}

static bool begins_with_line(const BetweenFrame *frame)
{
    if (options.format == FORMAT_PERFETTO || !is_call(frame) || options.begin == BEGIN_ALL)
        return true;
    if (frame->what == BETWEEN_EXTENSION_CALL) /* nobody says whether it may block */
        return options.begin == BEGIN_BLOCKING;
    return options.begin == BEGIN_BLOCKING && between_functions[frame->number].blocks;
}

void show_before(BetweenFrame *frame)
{
    frame->tool[ENTERED] = now_ns();
    if (options.lines && options.ring == 0 && filter_name(frame->what, frame->number)) {
        bool begins = begins_with_line(frame), outer = frame->up != NULL;
        if (begins || outer || filter_has_classes()) {
            Moment m = moment_now();
            if (is_wanted(frame, &m)) {
                outer_begin(frame->up, &m);
                frame->tool[STATE] = WANTED | (begins ? SHOWN : 0);
                if (begins)
                    put(frame, &m, PART_BEGIN, frame->tool[ENTERED], 0);
            }
        } else {
            frame->tool[STATE] = WANTED; /* the thread is looked at when the line is made */
        }
    }
    frame->tool[BEGAN] = now_ns();
}

static void shown_end(BetweenFrame *frame, uint64_t end, uint64_t took)
{
    Moment m = moment_now();
    if (!filter_thread(m.who->name))
        return;
    bool began = (frame->tool[STATE] & SHOWN) != 0;
    put(frame, &m, began ? PART_END : PART_WHOLE, began ? end : frame->tool[BEGAN], took);
}

void show_after(BetweenFrame *frame)
{
    uint64_t end = now_ns(), took = end - frame->tool[BEGAN];
    summary_count(frame, took, took > frame->tool[NESTED] ? took - frame->tool[NESTED] : 0);
    if (options.ring > 0)
        ring_keep(frame, frame->tool[BEGAN], end);
    else if ((frame->tool[STATE] & WANTED) != 0)
        shown_end(frame, end, took);
    if (frame->up != NULL)
        frame->up->tool[NESTED] += (options.ring > 0 ? end : now_ns()) - frame->tool[ENTERED];
}

/* ---- tracks of perfetto, beginning and end ---- */

void show_track(int track, const char *name)
{
    if (options.format != FORMAT_PERFETTO)
        return;
    Line *line = line_begin();
    perfetto_head(line, 'M', track, now_ns(), "", "thread_name");
    line_text(line, ",\"args\":{\"name\":");
    line_quoted(line, name);
    line_text(line, "}},");
    line_write(line);
}

void show_slice(int track, char phase, const char *category, const char *name, uint64_t at)
{
    Line *line = line_begin();
    perfetto_head(line, phase, track, at, category, name);
    line_text(line, "},");
    line_write(line);
}

void show_start(void)
{
    if (options.format != FORMAT_PERFETTO)
        return;
    Line *line = line_begin();
    line_text(line, "[");
    line_write(line);
}

/* The last entry has no comma behind it. */
void show_end(void)
{
    if (options.format != FORMAT_PERFETTO)
        return;
    Line *line = line_begin();
    perfetto_head(line, 'I', 0, now_ns(), "", "end");
    line_text(line, ",\"s\":\"g\"}]");
    line_write(line);
}
