/* oom.c - what the command line asks for when the Java heap is full, before OutOfMemoryError is thrown:
 *
 *   -XX:+HeapDumpOnOutOfMemoryError   a heap dump, java_pidN.hprof in the current folder or where -XX:HeapDumpPath says
 *   -XX:+ExitOnOutOfMemoryError       the process ends with status 3, without shutdown hooks
 *   -XX:+CrashOnOutOfMemoryError      it aborts
 *
 * The first error of the process counts, whichever thread meets it. The thread is RUNNING and holds no lock; nothing is
 * allocated in the Java heap. No lock: `reported` is atomic. Read next: heap.c (out_of_memory), heapdump.c.
 */
#include "vm/serve/oom.h"

#include <sys/stat.h>
#include <unistd.h>

#include "vm/base/stage.h"
#include "vm/life/end.h"
#include "vm/life/options.h"
#include "vm/serve/attach.h"

static _Atomic(bool) reported;

/* -XX:HeapDumpPath: a file, or a folder for the usual name. malloc'ed. */
static char *dump_path(void)
{
    bool known;
    struct stat s;
    char *text = options_flag_text("HeapDumpPath", &known), *path;
    const char *given = text != NULL ? strchr(text, '=') : NULL;
    given = given != NULL ? given + 1 : "";
    if (*given != 0 && (stat(given, &s) != 0 || !S_ISDIR(s.st_mode)))
        path = xstrdup(given);
    else
        path = xformat("%s%sjava_pid%d.hprof", given, *given != 0 ? "/" : "", (int)getpid());
    free(text);
    return path;
}

static void dump(Thread *t, const char *what)
{
    char *path = dump_path();
    vm_print(stdout, "java.lang.OutOfMemoryError: %s\n", what);
    heap_dump_report(t, path, false, 0, false, stdout);
    fflush(stdout);
    free(path);
}

static NORETURN void leave(const char *how, const char *what, bool abruptly)
{
    vm_print(stdout, "%s due to java.lang.OutOfMemoryError: %s\n", how, what);
    fflush(stdout);
    end_clean();
    if (abruptly)
        end_abruptly();
    _exit(3);
}

void oom_report(Thread *t, const char *what)
{
    if (!options.dump_on_oom && !options.exit_on_oom && !options.crash_on_oom)
        return;
    if (atomic_exchange(&reported, true))
        return;
    if (options.dump_on_oom)
        dump(t, what);
    if (options.crash_on_oom)
        leave("Aborting", what, true);
    if (options.exit_on_oom)
        leave("Terminating", what, false);
}
