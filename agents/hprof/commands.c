/*
 * commands.c: what the reader at the other end of net=host:port asks for. A command is a tag, a serial number and the
 * length of its arguments, all big endian. Bytes that don't make a command end the conversation, not the program.
 *
 * Read next: README.md.
 */
#include "commands.h"
#include "format.h"
#include "out.h"
#include "samples.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_ARGUMENTS = 64 };
typedef enum {
    COMMAND_GC = 1,
    COMMAND_DUMP_HEAP = 2,
    COMMAND_ALLOC_SITES = 3,
    COMMAND_HEAP_SUMMARY = 4,
    COMMAND_EXIT = 5,
    COMMAND_DUMP_TRACES = 6,
    COMMAND_CPU_SAMPLES = 7,
    COMMAND_CONTROL = 8,
    COMMAND_EOF = 255,
} Tag;
enum { ALLOC_ON = 1, ALLOC_OFF, CPU_ON, CPU_OFF_FOR, CPU_CLEAR, SET_DEPTH };

static bool read_all(unsigned char *to, size_t n)
{
    while (n > 0) {
        ssize_t done = read(out_socket(), to, n);
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return false;
        to += done;
        n -= (size_t)done;
    }
    return true;
}

static int u2_at(const unsigned char *at)
{
    return at[0] << 8 | at[1];
}

static double share_at(const unsigned char *at)
{
    uint32_t bits = value_u4(at);
    float share;
    memcpy(&share, &bits, sizeof share);
    return share >= 0 && share <= 1 ? share : 0; /* neither is a NaN */
}

static void write_sites(int flags, double cutoff)
{
    Totals totals;
    uint32_t n;
    if (flags & SITES_AFTER_GC)
        pi->RunGC();
    hprof_lock();
    Site **list = sites_sorted(flags & SITES_BY_ALLOCATED, &n, &totals);
    sites_write(list, n, &totals, cutoff, flags);
    hprof_unlock();
    free(list);
}

static void write_summary(void)
{
    Totals totals;
    uint32_t n;
    hprof_lock();
    free(sites_sorted(false, &n, &totals));
    format->summary(&totals);
    hprof_unlock();
}

static void write_traces(void)
{
    Trace *t;
    hprof_lock();
    for (uint32_t i = 1; (t = trace_at(i)) != NULL; i++)
        format->trace(t);
    hprof_unlock();
}

static bool control(const unsigned char *arguments, uint32_t length)
{
    int what = length >= 2 ? u2_at(arguments) : 0;
    jobjectID thread = NULL;
    if (length >= 2 + sizeof(void *)) { /* ids come as they were written: big endian */
        uint64_t id = (uint64_t)value_u4(arguments + 2) << 32 | value_u4(arguments + 6);
        thread = (jobjectID)(uintptr_t)id;
    }
    switch (what) {
    case ALLOC_ON: pi->EnableEvent(JVMPI_EVENT_OBJECT_ALLOC, NULL); break;
    case ALLOC_OFF: pi->DisableEvent(JVMPI_EVENT_OBJECT_ALLOC, NULL); break;
    case CPU_ON: samples_switch(thread, true); break;
    case CPU_OFF_FOR: samples_switch(thread, false); break;
    case CPU_CLEAR: samples_clear(); break;
    case SET_DEPTH:
        if (length < 4 || u2_at(arguments + 2) > MAX_DEPTH)
            return false;
        options.depth = u2_at(arguments + 2);
        break;
    default: return false;
    }
    return true;
}

/* Does what was asked for; false if it makes no sense or was the last. */
static bool obey(Tag tag, const unsigned char *arguments, uint32_t length)
{
    switch (tag) {
    case COMMAND_GC: pi->RunGC(); break;
    case COMMAND_DUMP_HEAP: dump_heap(); break;
    case COMMAND_ALLOC_SITES:
        if (length < 6)
            return false;
        write_sites(u2_at(arguments), share_at(arguments + 2));
        break;
    case COMMAND_HEAP_SUMMARY: write_summary(); break;
    case COMMAND_EXIT: pi->ProfilerExit(0); break;
    case COMMAND_DUMP_TRACES: write_traces(); break;
    case COMMAND_CPU_SAMPLES:
        if (length < 6)
            return false;
        samples_write(share_at(arguments + 2));
        break;
    case COMMAND_CONTROL: return control(arguments, length);
    default: return false; /* COMMAND_EOF among them */
    }
    hprof_lock();
    out_flush();
    hprof_unlock();
    return true;
}

static void listen_for_commands(void *env)
{
    unsigned char header[9], arguments[MAX_ARGUMENTS];
    (void)env;
    while (!hprof_ended() && read_all(header, sizeof header)) {
        uint32_t length = value_u4(header + 5);
        if (length > sizeof arguments || !read_all(arguments, length) || !obey(header[0], arguments, length))
            break;
    }
}

void commands_start(void)
{
    if (out_socket() >= 0 &&
        pi->CreateSystemThread("HPROF listener", JVMPI_NORMAL_PRIORITY, listen_for_commands) != JNI_OK)
        hprof_say("there is no thread for commands");
}
