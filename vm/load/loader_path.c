/* loader_path.c - the class path: directories and jars, searched in order.
 *
 * Two paths: boot (the class library first) and application. An entry is looked at when it is first searched; what
 * does not exist is skipped, as java does. Entries are only ever appended (JVMTI AddTo...ClassLoaderSearch), so an
 * entry that a reader got to know stays valid.
 *
 *   Path  -> Entry "lib/classlib.jar" (jar) -> Entry "/dir/" (directory) -> NULL
 *
 * A jar is opened once, when it is first searched (loader_jar.c). The Class-Path of an application jar's manifest
 * then puts further entries behind it.
 *
 * Locks: Entry.lock while an entry is opened; path_lock for the lists. Both are leaves. Any thread state.
 * Read next: loader.c.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/base/stage.h"
#include "vm/load/image.h"
#include "vm/load/loader_dict.h"
#include "vm/load/loader_jar.h"
#include "vm/load/manifest.h"

typedef enum EntryKind { ENTRY_NEW, ENTRY_NONE, ENTRY_DIR, ENTRY_JAR } EntryKind;

typedef struct Entry {
    struct Entry *_Atomic next;
    char *path;   /* as given */
    char *where;  /* for messages and code sources: absolute, directories with a final '/' */
    bool library; /* the class library's own jar */
    bool is_app;  /* of the application's path: its manifest may name further entries */
    bool is_file; /* named by a URL that can only be a jar's */
    bool multi;   /* a multi-release jar: META-INF/versions/N comes before the rest; set while it is opened */
    _Atomic(EntryKind) kind;
    pthread_mutex_t lock; /* opening */
    Jar *jar;
    char *manifest; /* its text, if it seals packages (manifest.h) */
} Entry;

typedef struct Path {
    Entry *_Atomic first;
} Path;

static Path boot_path, app_path;
static pthread_mutex_t path_lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- entries */

static Entry *entry_new(const char *text, size_t len)
{
    Entry *e = xcalloc(1, sizeof *e);
    e->path = xformat("%.*s", (int)len, len ? text : ".");
    pthread_mutex_init(&e->lock, NULL);
    return e;
}

static void append(Path *path, const char *text, size_t len, bool library)
{
    Entry *e = entry_new(text, len);
    e->where = library ? xstrdup("jrt:/java.base") : NULL;
    e->library = library;
    e->is_app = path == &app_path;
    pthread_mutex_lock(&path_lock);
    Entry *last = atomic_load_explicit(&path->first, memory_order_relaxed);
    if (last == NULL) {
        atomic_store_explicit(&path->first, e, memory_order_release);
    } else {
        for (Entry *n; (n = atomic_load_explicit(&last->next, memory_order_relaxed)) != NULL;)
            last = n;
        atomic_store_explicit(&last->next, e, memory_order_release);
    }
    pthread_mutex_unlock(&path_lock);
}

/* "a.jar:dir:" - an empty part is the current directory, but an empty or missing path has no parts. The first part
 * of the boot path is the class library. */
static void append_all(Path *path, const char *text, bool boot)
{
    if (text == NULL || *text == 0)
        return;
    for (const char *part = text;; part++) {
        size_t len = strcspn(part, ":");
        append(path, part, len, boot && part == text);
        part += len;
        if (*part == 0)
            return;
    }
}

static char *absolute(const char *path, bool directory)
{
    char real[PATH_MAX];
    const char *shown = realpath(path, real) ? real : path;
    size_t len = strlen(shown);
    return xformat("%s%s", shown, directory && (len == 0 || shown[len - 1] != '/') ? "/" : "");
}

/* ---- Class-Path of a jar's manifest (JAR File Specification) */

/* Is it this file, by whatever name? */
static bool is_entry(const Entry *e, const char *path)
{
    char one[PATH_MAX], other[PATH_MAX];
    return strcmp(e->path, path) == 0 ||
           (realpath(e->path, one) != NULL && realpath(path, other) != NULL && strcmp(one, other) == 0);
}

static bool on_app_path(const char *path)
{
    Entry *e = atomic_load_explicit(&app_path.first, memory_order_acquire);
    while (e != NULL && !is_entry(e, path))
        e = atomic_load_explicit(&e->next, memory_order_acquire);
    return e != NULL;
}

/* Puts an entry behind another one. Answers the one after which the next goes. */
static Entry *insert_after(Entry *e, char *path, bool is_file)
{
    pthread_mutex_lock(&path_lock);
    if (!on_app_path(path)) {
        Entry *n = entry_new(path, strlen(path));
        n->is_app = true;
        n->is_file = is_file;
        atomic_store_explicit(&n->next, atomic_load_explicit(&e->next, memory_order_relaxed), memory_order_relaxed);
        atomic_store_explicit(&e->next, n, memory_order_release);
        e = n;
    }
    pthread_mutex_unlock(&path_lock);
    free(path);
    return e;
}

static int hex_digit(char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

/* The file that a relative URL (or a file: URL) of the manifest means. It counts from where the jar really is. */
static char *file_of_url(const Entry *e, const char *url, size_t len)
{
    if (len > 5 && strncmp(url, "file:", 5) == 0) {
        url += 5;
        len -= 5;
    }
    const char *slash = strrchr(e->where, '/');
    int folder = url[0] == '/' || slash == NULL ? 0 : (int)(slash - e->where) + 1;
    char *path = xformat("%.*s%.*s", folder, e->where, (int)len, url), *to = path;
    for (const char *from = path; *from != 0; from++) {
        int high = from[0] == '%' ? hex_digit(from[1]) : -1, low = high >= 0 ? hex_digit(from[2]) : -1;
        *to++ = low >= 0 ? (char)(high << 4 | low) : *from;
        from += low >= 0 ? 2 : 0;
    }
    *to = 0;
    return path;
}

/* A URL that ends in a slash is a folder's, any other a jar's. As with all URLs "." and ".." are folders. */
static bool is_url_of_file(const char *url, size_t len)
{
    size_t last = len;
    while (last > 0 && url[last - 1] != '/')
        last--;
    return len > last && !(len - last <= 2 && strspn(url + last, ".") >= len - last);
}

/* Class-Path: URLs between white space; their fragments mean nothing. */
static void read_class_path(Entry *e, const char *value)
{
    static const char blanks[] = " \t\f";
    Entry *at = e;
    for (const char *url = value + strspn(value, blanks); *url != 0; url += strspn(url, blanks)) {
        size_t n = strcspn(url, blanks), len = strcspn(url, "# \t\f");
        if (len > 0)
            at = insert_after(at, file_of_url(e, url, len), is_url_of_file(url, len));
        url += n;
    }
}

/* Reads what the manifest says of the path, and of packages. */
static void read_manifest(Entry *e)
{
    size_t len;
    u1 *bytes = jar_read(e->jar, "META-INF/MANIFEST.MF", &len);
    if (bytes == NULL)
        return;
    char *text = manifest_text(bytes, len);
    char *path = manifest_value(text, NULL, "Class-Path"), *multi = manifest_value(text, NULL, "Multi-Release");
    if (path != NULL)
        read_class_path(e, path);
    e->multi = multi != NULL && strcasecmp(multi, "true") == 0;
    if (strcasestr(text, "\nSealed:") != NULL)
        e->manifest = xstrdup(text);
    free(path);
    free(multi);
    free(text);
    free(bytes);
}

static void match_image(const Jar *jar)
{
    size_t size;
    u8 identity;
    const u1 *file = jar_file(jar, &size, &identity);
    image_of_jar(file, size, identity);
}

/* Is the same place on the path before e? All entries before it are open. */
static bool is_repeated(const Entry *e)
{
    const Entry *before = atomic_load_explicit(e->is_app ? &app_path.first : &boot_path.first, memory_order_acquire);
    while (before != e && (before->where == NULL || strcmp(before->where, e->where) != 0))
        before = atomic_load_explicit(&before->next, memory_order_acquire);
    return before != e;
}

/* Finds out what the entry is. What is neither a directory nor an archive, or was on the path before, counts as
 * nothing. Lock held. */
static void entry_open(Entry *e)
{
    struct stat st;
    EntryKind kind = ENTRY_NONE;
    bool there = stat(e->path, &st) == 0;
    if (e->where == NULL)
        e->where = absolute(e->path, there && S_ISDIR(st.st_mode));
    if (is_repeated(e))
        there = false;
    if (there && S_ISDIR(st.st_mode)) {
        kind = e->is_file ? ENTRY_NONE : ENTRY_DIR;
    } else if (there) {
        e->jar = jar_open(e->path, e->library);
        kind = e->jar ? ENTRY_JAR : ENTRY_NONE;
        if (e->library && e->jar != NULL)
            match_image(e->jar);
    }
    if (kind == ENTRY_JAR && e->is_app)
        read_manifest(e);
    atomic_store_explicit(&e->kind, kind, memory_order_release);
}

static void entry_free(Entry *e)
{
    if (e->jar != NULL)
        jar_close(e->jar);
    pthread_mutex_destroy(&e->lock);
    free(e->path);
    free(e->where);
    free(e->manifest);
    free(e);
}

/* ---- reading */

static bool read_all(int fd, u1 *bytes, size_t size, size_t *have)
{
    *have = 0;
    while (*have < size) {
        ssize_t n = read(fd, bytes + *have, size - *have);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        if (n == 0)
            break;
        *have += (size_t)n;
    }
    return true;
}

static u1 *read_directory(const Entry *e, const char *name, size_t *len)
{
    char *file = xformat("%s/%s", e->path, name);
    int fd = open(file, O_RDONLY | O_CLOEXEC);
    free(file);
    if (fd < 0)
        return NULL;
    struct stat st;
    u1 *bytes = NULL;
    if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size <= INT32_MAX) {
        bytes = xmalloc((size_t)st.st_size);
        if (!read_all(fd, bytes, (size_t)st.st_size, len)) {
            free(bytes);
            bytes = NULL;
        }
    }
    close(fd);
    return bytes;
}

/* From a multi-release jar: the newest version that this machine may have, from 9 on (JAR File Specification). */
static u1 *read_versioned(const Entry *e, const char *name, size_t *len, int *release)
{
    u1 *bytes = NULL;
    for (int n = strncmp(name, "META-INF/", 9) == 0 ? 8 : atoi(java_version); n > 8 && bytes == NULL; n--) {
        char *file = xformat("META-INF/versions/%d/%s", n, name);
        bytes = jar_has(e->jar, file) ? jar_read(e->jar, file, len) : NULL;
        *release = bytes != NULL ? n : 0;
        free(file);
    }
    return bytes != NULL ? bytes : jar_read(e->jar, name, len);
}

/* name: of a file; class_name: of the class that it is to have, or NULL. *release: N if it is the one below
 * META-INF/versions/N, else 0. */
static bool entry_read(Entry *e, const char *name, const Symbol *class_name, PathBytes *found, int *release)
{
    *release = 0;
    if (atomic_load_explicit(&e->kind, memory_order_acquire) == ENTRY_NEW) {
        pthread_mutex_lock(&e->lock);
        if (e->kind == ENTRY_NEW)
            entry_open(e);
        pthread_mutex_unlock(&e->lock);
    }
    EntryKind kind = atomic_load_explicit(&e->kind, memory_order_acquire);
    *found = (PathBytes){.where = e->where, .manifest = e->manifest};
    if (kind == ENTRY_JAR && e->library) {
        if (class_name == NULL || !image_find(class_name, &found->at, &found->len))
            found->at = jar_view(e->jar, name, &found->len);
        return found->at != NULL;
    }
    if (kind == ENTRY_JAR)
        found->owned = e->multi ? read_versioned(e, name, &found->len, release) : jar_read(e->jar, name, &found->len);
    else if (kind == ENTRY_DIR)
        found->owned = read_directory(e, name, &found->len);
    found->at = found->owned;
    return found->at != NULL;
}

static bool has_folder(const Entry *e, const char *name)
{
    if (atomic_load_explicit(&e->kind, memory_order_acquire) != ENTRY_DIR)
        return false;
    struct stat st;
    char *path = xformat("%s/%s", e->path, name);
    bool is_folder = stat(path, &st) == 0 && S_ISDIR(st.st_mode);
    free(path);
    return is_folder;
}

/* The resource on the first entry that has it. */
static bool search(bool boot, const char *name, const Symbol *class_name, PathBytes *found)
{
    int release;
    Entry *e = atomic_load_explicit(boot ? &boot_path.first : &app_path.first, memory_order_acquire);
    while (e != NULL && !entry_read(e, name, class_name, found, &release))
        e = atomic_load_explicit(&e->next, memory_order_acquire);
    return e != NULL;
}

bool path_read(bool boot, const Symbol *name, PathBytes *found)
{
    char small[256];
    char *file = name->len + 7 <= sizeof small ? small : xmalloc(name->len + 7);
    memcpy(file, name->text, name->len);
    memcpy(file + name->len, ".class", 7);
    bool there = search(boot, file, name, found);
    if (file != small)
        free(file);
    return there;
}

bool path_is_library(const char *where)
{
    const Entry *first = atomic_load_explicit(&boot_path.first, memory_order_acquire);
    return where != NULL && first != NULL && first->library && where == first->where;
}

u1 *loader_read(bool boot, const char *name, size_t *len)
{
    PathBytes found;
    if (!search(boot, name, NULL, &found))
        return NULL;
    *len = found.len;
    return found.owned != NULL ? found.owned : memcpy(xmalloc(found.len), found.at, found.len);
}

const char *loader_where(bool boot, const char *name, int n, int *release)
{
    Entry *e = atomic_load_explicit(boot ? &boot_path.first : &app_path.first, memory_order_acquire);
    for (; e != NULL; e = atomic_load_explicit(&e->next, memory_order_acquire)) {
        PathBytes found;
        bool has = entry_read(e, name, NULL, &found, release) || (!boot && has_folder(e, name));
        free(found.owned);
        if (has && n-- == 0)
            return e->where;
    }
    return NULL;
}

void loader_each_library_file(void (*visit)(const char *name, size_t len, void *arg), void *arg)
{
    PathBytes found;
    search(true, "java/lang/Object.class", NULL, &found); /* the library's entry is open now */
    free(found.owned);
    Entry *e = atomic_load_explicit(&boot_path.first, memory_order_acquire);
    while (e != NULL && !e->library)
        e = atomic_load_explicit(&e->next, memory_order_acquire);
    if (e != NULL && e->jar != NULL)
        jar_each(e->jar, visit, arg);
}

/* ---- the paths */

void path_init(const char *patches, const char *boot, const char *app)
{
    append_all(&boot_path, patches, false);
    append_all(&boot_path, boot, true);
    append_all(&app_path, app, false);
}

static void path_free(Path *path)
{
    for (Entry *e = atomic_load(&path->first), *next; e != NULL; e = next) {
        next = atomic_load(&e->next);
        entry_free(e);
    }
    atomic_store(&path->first, NULL);
}

void path_destroy(void)
{
    path_free(&boot_path);
    path_free(&app_path);
    seals_forget();
}

void loader_set_app(const char *path)
{
    path_free(&app_path);
    append_all(&app_path, path, false);
}

/* A directory, an archive, or nothing at all. */
static bool is_directory_or_jar(const char *path)
{
    struct stat st;
    if (stat(path, &st) != 0 || S_ISDIR(st.st_mode))
        return true;
    Jar *jar = jar_open(path, false);
    if (jar != NULL)
        jar_close(jar);
    return jar != NULL;
}

static bool append_checked(Path *path, const char *text)
{
    if (!is_directory_or_jar(text))
        return false;
    if (access(text, F_OK) == 0)
        append(path, text, strlen(text), false);
    return true;
}

bool loader_append_boot(const char *path)
{
    return append_checked(&boot_path, path);
}

bool loader_append_app(const char *path)
{
    return append_checked(&app_path, path);
}
