/* crash.c - what is said when native code faults: an agent's, as a rule.
 *
 *   tivm: crash: SIGSEGV, address 0x0000000000000010.
 *     at libagent.so+0x1189 (boom+0x9).
 *     thread "main", nid=0x1f3a.
 *     in the callback of an agent: MethodEntry (libagent.so, method_entry).
 *   Java frames: Main.work, Main.main.
 *   Native frames: boom, method_entry, post_MethodEntry.
 *
 * Then the signal goes to whoever had it before, by the same instruction that is run again: so a core has the registers
 * of the fault, the exit status tells the signal, and an earlier handler finds all as it was. Debuggers see the signal
 * before it is delivered. Where somebody handles one of these signals when the VM is made (a sanitizer, a host) nothing
 * is installed, and whoever installs a handler later takes the place of this one.
 *
 * The handler only writes to descriptor 2, from a buffer on its stack, and reads memory that may be wrong: what the VM
 * knows of the thread first, then, since the unwinder may load itself and wait for a lock, the native stack. Should
 * that take longer than a few seconds, or fault, the process ends as it would have without it. A thread without an
 * alternate signal stack that has used up its stack gets no lines.
 *
 * Invariant: one thread reports; others that fault meanwhile wait for the end. No lock. Read next: base/where.c.
 */
#include "vm/serve/crash.h"

#include <errno.h>
#include <signal.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include "vm/base/where.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/life/flags.h"
#include "vm/run/code.h"
#include "vm/run/frame.h"
#include "vm/thread/thread.h"

static const struct Fault {
    int number;
    const char *name;
} faults[] = {
    {SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"}, {SIGFPE, "SIGFPE"}, {SIGILL, "SIGILL"}, {SIGABRT, "SIGABRT"},
};
static struct sigaction before[COUNT_OF(faults)];
static bool installed;
static _Atomic(pid_t) reporter; /* the thread that reports; 0: none */
static _Atomic(int) reported;   /* the signal of it */

enum { MOST_FRAMES = 64, SECONDS = 5 };

/* ---- writing without memory ---- */

typedef struct Text {
    size_t count;
    char bytes[1024];
} Text;

static void put(Text *t, const char *s)
{
    while (*s != 0 && t->count < sizeof t->bytes - 1)
        t->bytes[t->count++] = *s++;
}

static void put_hex(Text *t, uintptr_t value, int digits)
{
    char hex[20] = "0x";
    int n = 2;
    for (int shift = 60; shift >= 0; shift -= 4)
        if (n > 2 || value >> shift != 0 || shift < digits * 4)
            hex[n++] = "0123456789abcdef"[value >> shift & 15];
    hex[n] = 0;
    put(t, hex);
}

/* One write for a line, so that lines of threads do not mix. */
static void put_line(Text *t)
{
    t->bytes[t->count++] = '\n';
    for (size_t done = 0; done < t->count;) {
        ssize_t n = write(STDERR_FILENO, t->bytes + done, t->count - done);
        if (n < 0 && errno != EINTR)
            break;
        done += n > 0 ? (size_t)n : 0;
    }
    t->count = 0;
}

static void put_where(Text *t, const Where *w)
{
    put(t, w->library[0] != 0 ? where_library(w) : "no library");
    put(t, "+");
    put_hex(t, w->offset, 1);
    if (w->function[0] == 0)
        return;
    put(t, " (");
    put(t, w->function);
    put(t, "+");
    put_hex(t, w->into, 1);
    put(t, ")");
}

/* A class or thread name: '/' is told as '.', what is not ASCII as '?'. */
static void put_symbol(Text *t, const Symbol *s)
{
    for (size_t i = 0; i < s->len && t->count < sizeof t->bytes - 1; i++)
        t->bytes[t->count++] = s->text[i] == '/' ? '.' : s->text[i];
}

static void put_string(Text *t, const Object *s)
{
    const u2 *units = string_units(s);
    for (int32_t i = 0; i < string_length(s) && t->count < sizeof t->bytes - 1; i++)
        t->bytes[t->count++] = units[i] >= ' ' && units[i] < 127 ? (char)units[i] : '?';
}

/* ---- what the VM knows ---- */

static void tell_signal(Text *text, int number, const siginfo_t *info)
{
    put(text, "tivm: crash: ");
    for (size_t i = 0; i < COUNT_OF(faults); i++)
        if (faults[i].number == number)
            put(text, faults[i].name);
    if (info->si_code <= 0) {
        put(text, ", sent by a process");
    } else {
        put(text, ", address ");
        put_hex(text, (uintptr_t)info->si_addr, 16);
    }
    put_line(text);
}

static void tell_thread(Text *text, const Thread *t)
{
    put(text, "  thread ");
    const Object *name = t != NULL && t->mirror != NULL ? WK_LOAD(t->mirror, Thread_name) : NULL;
    if (name != NULL) {
        put(text, "\"");
        put_string(text, name);
        put(text, "\", ");
    } else if (t == NULL) {
        put(text, "not attached, ");
    }
    put(text, "nid=");
    put_hex(text, (uintptr_t)syscall(SYS_gettid), 1);
    put_line(text);
}

static void tell_callbacks(Text *text, const Thread *t)
{
    Where w;
    for (const ObserverCall *c = t != NULL ? atomic_load(&t->callback) : NULL; c != NULL; c = c->outer) {
        void (*function)(void) = atomic_load(&c->function);
        void *address;
        memcpy(&address, &function, sizeof address);
        where_is(address, &w);
        put(text, "  in the callback of an agent: ");
        put(text, c->event);
        put(text, " (");
        put(text, where_library(&w));
        put(text, ", ");
        put(text, w.function[0] != 0 ? w.function : "no name");
        put(text, ")");
        put_line(text);
    }
}

static void tell_java(Text *text, const Thread *t)
{
    const Frame *f = t != NULL ? frame_java_top(t) : NULL;
    if (f == NULL)
        return;
    put(text, "Java frames:");
    put_line(text);
    for (int n = 0; f != NULL && n < MOST_FRAMES; f = frame_java_next(f), n++) {
        const Method *m = f->code->method;
        int32_t line = code_line(f->code, frame_bci(f));
        put(text, "  ");
        put_symbol(text, m->cls->name);
        put(text, ".");
        put_symbol(text, m->name);
        if (method_is_native(m))
            put(text, " (native method)");
        else if (line > 0) {
            char digits[12];
            int at = (int)sizeof digits - 1;
            digits[at] = 0;
            for (; line > 0 && at > 0; line /= 10)
                digits[--at] = (char)('0' + line % 10);
            put(text, ":");
            put(text, digits + at);
        }
        put_line(text);
    }
}

/* ---- the native stack ---- */

static void *address_of(const ucontext_t *context)
{
#if defined(__x86_64__)
    return (void *)(uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (void *)(uintptr_t)context->uc_mcontext.pc;
#else
    return NULL;
#endif
}

/* A call to where no code is: the address that it was to return to lies on top of the stack, or in a register. NULL
 * where nobody can tell. */
static const void *caller_of(const ucontext_t *context)
{
#if defined(__x86_64__)
    const void *top = NULL;
    memcpy(&top, (const void *)(uintptr_t)context->uc_mcontext.gregs[REG_RSP], sizeof top);
    return top;
#elif defined(__aarch64__)
    return (const void *)(uintptr_t)context->uc_mcontext.regs[30];
#else
    return NULL;
#endif
}

/* The function of the interface that this function of libjvm.so is the entry of, or NULL. */
static const char *interface_function(const Where *w, const char **kind)
{
    static const struct {
        const char *prefix, *kind;
    } entries[] = {{"jni_", "JNI"}, {"check_", "JNI"}, {"entry_", "JVMTI"}, {"trace_", "JVMTI"}};
    for (size_t i = 0; i < COUNT_OF(entries) && strcmp(where_library(w), "libjvm.so") == 0; i++) {
        size_t len = strlen(entries[i].prefix);
        bool is_entry =
            strncmp(w->function, entries[i].prefix, len) == 0 && w->function[len] >= 'A' && w->function[len] <= 'Z';
        *kind = entries[i].kind;
        if (is_entry)
            return w->function + len;
    }
    return NULL;
}

/* A function of an interface that a library called, and not the program that made the VM. */
static bool is_call_under_way(const Where *w, const Where *caller)
{
    const char *kind;
    return interface_function(w, &kind) != NULL && strstr(where_library(caller), ".so") != NULL &&
           strcmp(where_library(caller), where_library(w)) != 0;
}

static void tell_interface(Text *text, const Where *w)
{
    const char *kind, *name = interface_function(w, &kind);
    put(text, "During ");
    put(text, kind);
    put(text, " function: ");
    put(text, name);
    put_line(text);
}

/* From the frame of the fault outwards; the innermost function of an interface under way is told last. */
static void tell_native(Text *text, const void *fault)
{
    void *frames[MOST_FRAMES];
    int count = where_stack(frames, MOST_FRAMES), first = 0;
    Where entry = {.offset = 0}, last = entry;
    while (first < count && frames[first] != fault)
        first++;
    put(text, "Native frames:");
    put_line(text);
    for (int i = first < count ? first : 0; i < count; i++) {
        Where w;
        where_is((char *)frames[i] - (frames[i] != fault), &w); /* a caller's address is the one behind its call */
        put(text, "  ");
        put_where(text, &w);
        put_line(text);
        if (entry.function[0] == 0 && is_call_under_way(&last, &w))
            entry = last;
        last = w;
    }
    if (entry.function[0] != 0)
        tell_interface(text, &entry);
}

/* ---- the handler ---- */

/* The native stack took too long: the end as it would have been. */
static void on_alarm(int number UNUSED)
{
    sigset_t set;
    crash_destroy();
    sigemptyset(&set);
    sigaddset(&set, atomic_load(&reported));
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    kill(getpid(), atomic_load(&reported));
}

static void limit_time(int number)
{
    struct sigaction action = {.sa_handler = on_alarm};
    sigset_t set;
    atomic_store(&reported, number);
    sigaction(SIGALRM, &action, NULL);
    sigemptyset(&set);
    sigaddset(&set, SIGALRM);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    alarm(SECONDS);
}

static void report(int number, const siginfo_t *info, const ucontext_t *context)
{
    const Thread *t = thread_self();
    void *address = address_of(context);
    Text text = {.count = 0};
    Where w;
    tell_signal(&text, number, info);
    bool is_code = where_is(address, &w);
    if (info->si_code > 0) {
        put(&text, "  at ");
        put_where(&text, &w);
        put_line(&text);
    }
    tell_thread(&text, t);
    tell_callbacks(&text, t);
    tell_java(&text, t);
    limit_time(number);
    if (info->si_code > 0 && !is_code && address == info->si_addr &&
        where_is((const char *)caller_of(context) - 1, &w)) {
        put(&text, "Called from ");
        put_where(&text, &w);
        put_line(&text);
    }
    tell_native(&text, address);
    alarm(0);
}

static void on_fault(int number, siginfo_t *info, void *context)
{
    pid_t self = (pid_t)syscall(SYS_gettid), nobody = 0;
    if (atomic_compare_exchange_strong(&reporter, &nobody, self))
        report(number, info, context);
    else
        for (int i = 0; nobody != self && i < SECONDS + 1; i++)
            nanosleep(&(struct timespec){.tv_sec = 1}, NULL);
    crash_destroy();
    if (info->si_code <= 0) /* no instruction raises it again */
        syscall(SYS_tgkill, getpid(), self, number);
}

void crash_init(void)
{
    struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    bool forced = flag_is_on("CrashReport");
    if (!options.crash_report || installed)
        return;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < COUNT_OF(faults); i++) {
        sigaction(faults[i].number, NULL, &before[i]);
        sigaddset(&action.sa_mask, faults[i].number);
        bool is_free = !(before[i].sa_flags & SA_SIGINFO) && before[i].sa_handler == SIG_DFL;
        if (!is_free && !forced)
            return;
    }
    installed = true;
    for (size_t i = 0; i < COUNT_OF(faults); i++)
        sigaction(faults[i].number, &action, NULL);
}

void crash_destroy(void)
{
    for (size_t i = 0; installed && i < COUNT_OF(faults); i++) {
        struct sigaction now;
        bool ours =
            sigaction(faults[i].number, NULL, &now) == 0 && (now.sa_flags & SA_SIGINFO) && now.sa_sigaction == on_fault;
        if (ours)
            sigaction(faults[i].number, &before[i], NULL);
    }
    installed = false;
}
