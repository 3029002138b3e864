/* perfdata.c - how jps and jcmd find this process: the file /tmp/hsperfdata_USER/PID.
 *
 * Tools read it as HotSpot's "performance data", version 2.0: a prologue and named entries. The byte-order mark tells
 * them how to read the other numbers, which are ours; the magic number alone is big-endian.
 *
 *   prologue (32 bytes)                              entry (20 bytes, then name, then value)
 *   0  u4 magic ca fe c0 c0                          0  u4 length of the entry, name and value included
 *   4  u1 byte order (1: little)  5 u1 major         4  u4 where its name begins, from the entry
 *   6  u1 minor   7 u1 accessible (1: complete)      8  u4 elements of the value's vector; 0: a single number
 *   8  u4 bytes used              12 u4 overflow     12 u1 type ('B' bytes, 'J' long)  13 u1 flags (1: for all tools)
 *   16 u8 time of the last change                    14 u1 unit (5 string, 6 hertz)    15 u1 kind (1: constant)
 *   24 u4 offset of the first entry  28 u4 entries   16 u4 where its value begins, from the entry
 *
 * Ours holds constants only: the command, the options, the properties of the VM. It is built in memory and written
 * once, so nothing is mapped; an open descriptor holds a lock on it (flock), by which others see that its owner lives,
 * even across process-id namespaces. A file that an earlier process of the same number left behind is replaced. The
 * folder must be ours alone to write, or there is no file; nothing here is ever an error for the program.
 *
 * No lock: one thread makes the VM, one ends it. Read next: attach.c.
 */
#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/base/stage.h"
#include "vm/base/user.h"
#include "vm/life/options.h"
#include "vm/serve/attach.h"

enum { PROLOGUE = 32, ENTRY = 20, TEXT_MAX = 4096, UNIT_NONE = 1, UNIT_STRING = 5, UNIT_HERTZ = 6, KIND_CONSTANT = 1 };

typedef struct Data {
    char *bytes;
    size_t used, room;
    u4 entries;
} Data;

static struct {
    int fd; /* locked; -1 */
    pid_t pid;
    char path[320];
} file = {.fd = -1};

static void put_u4(Data *d, size_t at, size_t value)
{
    u4 word = (u4)value;
    memcpy(d->bytes + at, &word, sizeof word);
}

/* An entry with a value of these bytes, aligned to 8. */
static void put_entry(Data *d, const char *name, char type, u1 unit, u4 vector, const void *value, size_t size)
{
    size_t name_size = strlen(name) + 1, value_at = ALIGN_UP(ENTRY + name_size, 8);
    size_t length = ALIGN_UP(value_at + size, 8), at = d->used;
    xgrow(d->bytes, d->room, d->used + length, length);
    memset(d->bytes + at, 0, length);
    put_u4(d, at, length);
    put_u4(d, at + 4, ENTRY);
    put_u4(d, at + 8, vector);
    d->bytes[at + 12] = type;
    d->bytes[at + 13] = 1;
    d->bytes[at + 14] = (char)unit;
    d->bytes[at + 15] = KIND_CONSTANT;
    put_u4(d, at + 16, value_at);
    memcpy(d->bytes + at + ENTRY, name, name_size);
    memcpy(d->bytes + at + value_at, value, size);
    d->used += length;
    d->entries++;
}

static void put_text(Data *d, const char *name, const char *value)
{
    char text[TEXT_MAX];
    snprintf(text, sizeof text, "%s", value != NULL ? value : "");
    size_t len = strlen(text);
    while (len > 0 && text[len - 1] == ' ')
        text[--len] = 0;
    put_entry(d, name, 'B', UNIT_STRING, (u4)len + 1, text, len + 1);
}

static void put_long(Data *d, const char *name, u1 unit, int64_t value)
{
    put_entry(d, name, 'J', unit, 0, &value, sizeof value);
}

static void put_prologue(Data *d)
{
    static const u1 magic[] = {0xca, 0xfe, 0xc0, 0xc0};
    u2 probe = 1;
    u1 little = *(u1 *)&probe;
    int64_t now = clock_nanos();
    memcpy(d->bytes, magic, sizeof magic);
    d->bytes[4] = (char)little;
    d->bytes[5] = 2;
    d->bytes[7] = 1;
    put_u4(d, 8, d->used);
    memcpy(d->bytes + 16, &now, sizeof now);
    put_u4(d, 24, PROLOGUE);
    put_u4(d, 28, d->entries);
}

/* What the tools ask for. Capabilities are 64 digits, of which the first says whether tools may attach. */
static void put_entries(Data *d)
{
    static const char *const properties[] = {
        "java.vm.name",
        "java.vm.version",
        "java.vm.vendor",
        "java.vm.info",
        "java.vm.specification.name",
        "java.vm.specification.vendor",
        "java.vm.specification.version",
        "java.version",
        "java.home",
        "java.class.path",
        "java.library.path",
    };
    char name[64], capabilities[65];
    memset(capabilities, '0', 64);
    capabilities[0] = options.disable_attach ? '0' : '1';
    capabilities[64] = 0;
    put_text(d, "sun.rt.javaCommand", options_property("sun.java.command"));
    put_text(d, "java.rt.vmArgs", options.jvm_args);
    put_text(d, "java.rt.vmFlags", "");
    put_text(d, "sun.rt.jvmCapabilities", capabilities);
    put_long(d, "sun.rt.jvmVersion", UNIT_NONE, (int64_t)atoi(java_version) << 24);
    put_long(d, "sun.os.hrt.frequency", UNIT_HERTZ, 1000000000);
    put_long(d, "sun.rt.createVmBeginTime", UNIT_NONE, clock_millis() - (clock_nanos() - vm_start_nanos) / 1000000);
    for (size_t i = 0; i < COUNT_OF(properties); i++) {
        snprintf(name, sizeof name, "java.property.%s", properties[i]);
        put_text(d, name, options_property(properties[i]));
    }
}

/* The user's folder, made if it is not there; false if others could play tricks in it. */
static bool folder_make(char *path, size_t size)
{
    const User *user = user_of(geteuid());
    struct stat s;
    if (user == NULL || strchr(user->name, '/') != NULL)
        return false;
    if ((size_t)snprintf(path, size, "/tmp/hsperfdata_%s", user->name) >= size)
        return false;
    if (lstat(path, &s) != 0) {
        mkdir(path, 0755); /* another process may do the same */
        if (lstat(path, &s) != 0)
            return false;
    }
    return S_ISDIR(s.st_mode) && s.st_uid == geteuid() && (s.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

static int file_open(void)
{
    return open(file.path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, S_IRUSR | S_IWUSR);
}

static bool file_create(void)
{
    char folder[256];
    if (!folder_make(folder, sizeof folder))
        return false;
    file.pid = getpid();
    snprintf(file.path, sizeof file.path, "%s/%d", folder, (int)file.pid);
    file.fd = file_open();
    if (file.fd < 0 && errno == EEXIST) {
        unlink(file.path);
        file.fd = file_open();
    }
    if (file.fd < 0)
        file.path[0] = 0;
    return file.fd >= 0;
}

/* Readers map whole pages and want no part of one. */
static void fill_page(Data *d)
{
    size_t size = ALIGN_UP(d->used, (size_t)sysconf(_SC_PAGESIZE));
    xgrow(d->bytes, d->room, size, size);
    memset(d->bytes + d->used, 0, size - d->used);
    d->used = size;
}

void perfdata_init(void)
{
    Data d = {.used = PROLOGUE, .room = 8192};
    if (!options.perf_data || !file_create())
        return;
    d.bytes = xcalloc(1, d.room);
    put_entries(&d);
    put_prologue(&d);
    flock(file.fd, LOCK_EX | LOCK_NB);
    fill_page(&d);
    if (write(file.fd, d.bytes, d.used) != (ssize_t)d.used)
        perfdata_destroy();
    free(d.bytes);
}

void perfdata_destroy(void)
{
    if (file.fd < 0)
        return;
    if (file.pid == getpid())
        unlink(file.path);
    close(file.fd);
    file.fd = -1;
}

/* A native exit() does not pass through vm_exit. */
__attribute__((destructor)) static void remove_at_exit(void)
{
    if (file.fd >= 0 && file.pid == getpid())
        unlink(file.path);
}
