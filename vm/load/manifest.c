/* manifest.c - the manifests of jars, and packages that they seal (JAR File Specification).
 *
 *   Manifest-Version: 1.0        the main section, up to an empty line: of the whole jar
 *   Class-Path: a.ja             a value goes on in a line that begins with a space
 *    r folder/
 *   Sealed: true                 all packages of this jar are sealed
 *
 *   Name: com/acme/loose/        a section of its own: of this package
 *   Sealed: false
 *
 * A package is sealed, or is not, by what is said of it where its first class comes from; from then on another place
 * that has a class of it, or would seal it, is too late.
 *
 * Lock: seal_lock, a leaf. Read next: loader_path.c, which reads manifests; loader.c, which asks about seals.
 */
#include "vm/load/manifest.h"

#include <pthread.h>
#include <strings.h>

#include "vm/base/symbol.h"

/* ---- text */

char *manifest_text(const u1 *bytes, size_t len)
{
    char *text = xcalloc(1, len + 3); /* one look ahead, a last line end */
    size_t to = 0;
    for (size_t i = 0; i < len; i++) {
        size_t eol = bytes[i] == '\r' && i + 1 < len && bytes[i + 1] == '\n' ? 2 : bytes[i] == '\n' || bytes[i] == '\r';
        bool continued = eol != 0 && i + eol < len && bytes[i + eol] == ' ';
        if (!continued)
            text[to++] = eol != 0 ? '\n' : (char)bytes[i];
        i += continued ? eol : eol == 2;
    }
    text[to] = '\n';
    return text;
}

/* Is this line the header of this name? Then its value, which ends with the line. */
static const char *value_of(const char *line, const char *header)
{
    size_t n = strlen(header);
    return strncasecmp(line, header, n) == 0 && line[n] == ':' && line[n + 1] == ' ' ? line + n + 2 : NULL;
}

static const char *next_line(const char *line)
{
    return line + strcspn(line, "\n") + 1;
}

static bool ends_section(const char *line)
{
    return *line == 0 || *line == '\n';
}

/* The first line behind "Name: NAME"; NULL if there is no such section. */
static const char *find_section(const char *text, const char *name)
{
    size_t n = strlen(name);
    for (const char *line = text; *line != 0; line = next_line(line)) {
        const char *value = value_of(line, "Name");
        if (value != NULL && strncmp(value, name, n) == 0 && value[n] == '\n')
            return next_line(line);
    }
    return NULL;
}

char *manifest_value(const char *text, const char *section, const char *header)
{
    const char *line = section != NULL ? find_section(text, section) : text;
    for (; line != NULL && !ends_section(line); line = next_line(line)) {
        const char *value = value_of(line, header);
        if (value != NULL)
            return xformat("%.*s", (int)strcspn(value, "\n"), value);
    }
    return NULL;
}

/* ---- seals */

/* Where a package's first class came from. */
typedef struct Home {
    struct Home *next;
    Symbol *package;
    const char *where;
    bool is_sealed;
} Home;

enum { BUCKETS = 256 };
static Home *homes[BUCKETS];
static pthread_mutex_t seal_lock = PTHREAD_MUTEX_INITIALIZER;

/* What a package's own section says counts before what is said of the jar. */
static bool seals(const char *manifest, const Symbol *package)
{
    if (manifest == NULL)
        return false;
    char *section = xformat("%s/", package->text), *value = manifest_value(manifest, section, "Sealed");
    if (value == NULL)
        value = manifest_value(manifest, NULL, "Sealed");
    bool sealed = value != NULL && strcasecmp(value, "true") == 0;
    free(section);
    free(value);
    return sealed;
}

/* Lock held. */
static Home *home_of(Symbol *package)
{
    Home *h = homes[package->hash % BUCKETS];
    while (h != NULL && h->package != package)
        h = h->next;
    return h;
}

char *seal_violation(Symbol *package, const char *where, const char *manifest)
{
    bool sealed = seals(manifest, package), late = false, elsewhere = false;
    pthread_mutex_lock(&seal_lock);
    const Home *h = home_of(package);
    if (h == NULL) {
        Home *first = xmalloc(sizeof *first), **bucket = &homes[package->hash % BUCKETS];
        *first = (Home){*bucket, package, where, sealed};
        *bucket = first;
    } else {
        elsewhere = h->is_sealed && h->where != where;
        late = !h->is_sealed && sealed;
    }
    pthread_mutex_unlock(&seal_lock);
    const char *name = elsewhere || late ? symbol_replace(package, '/', '.')->text : NULL;
    return elsewhere ? xformat("sealing violation: package %s is sealed", name)
           : late    ? xformat("sealing violation: can't seal package %s: already defined", name)
                     : NULL;
}

void seals_forget(void)
{
    for (size_t i = 0; i < BUCKETS; i++)
        for (Home *h = homes[i], *next; h != NULL; h = next) {
            next = h->next;
            free(h);
        }
    memset(homes, 0, sizeof homes);
}
