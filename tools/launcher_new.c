/* launcher_new.c - `tivm new-agent NAME [--lang=c|c++|rust]`: a new agent's folder, which builds and passes its tests.
 *
 * What it is made of lies in lib/new-agent of the image: `all` for every language, and a folder for each. In a file
 * @NAME@ stands for the agent's name, @HOME@ for the image, and @BUILD@ for the language's build.mk. */
#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/launcher.h"

/* what the marks stand for */
typedef struct Marks {
    const char *name, *build;
    char home[PATH_MAX];
} Marks;

__attribute__((format(printf, 1, 2))) static bool say_error(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fputs("tivm new-agent: ", stderr);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    return false;
}

static bool is_name(const char *name)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    size_t n = strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-");
    return strchr(letters, name[0]) != NULL && n > 0 && name[n] == 0 && n <= 64;
}

/* The whole text of a file, malloc'ed; NULL after a message. */
static char *text_read(const char *path)
{
    FILE *in = fopen(path, "re");
    char *text = NULL;
    size_t size = 0;
    if (in == NULL || getdelim(&text, &size, '\0', in) < 0) {
        say_error("%s: %s", path, in == NULL ? strerror(errno) : "it is empty");
        free(text);
        text = NULL;
    }
    if (in != NULL)
        fclose(in);
    return text;
}

static void put_marked(FILE *out, const char *text, const Marks *marks)
{
    const struct {
        const char *mark, *value;
    } all[] = {{"@NAME@", marks->name}, {"@HOME@", marks->home}, {"@BUILD@", marks->build}};
    while (*text != 0) {
        size_t i = 0;
        while (i < 3 && strncmp(text, all[i].mark, strlen(all[i].mark)) != 0)
            i++;
        if (i == 3) {
            fputc(*text++, out);
            continue;
        }
        text += strlen(all[i].mark);
        put_marked(out, all[i].value, &(Marks){.name = marks->name, .build = ""});
    }
}

static bool file_make(const char *from, const char *to, const Marks *marks)
{
    char *text = text_read(from);
    if (text == NULL)
        return false;
    FILE *out = fopen(to, "wxe");
    if (out == NULL) {
        free(text);
        return say_error("%s: %s", to, strerror(errno));
    }
    put_marked(out, text, marks);
    free(text);
    return fclose(out) == 0 || say_error("%s: %s", to, strerror(errno));
}

/* Where a file of the pattern goes in the new folder. */
static const char *place_of(const char *file)
{
    return strcmp(file, "test.yml") == 0 ? ".github/workflows/test.yml" : file;
}

static bool folder_copy(const char *from, const Marks *marks)
{
    DIR *folder = opendir(from);
    if (folder == NULL)
        return say_error("%s: %s", from, strerror(errno));
    bool ok = true;
    for (const struct dirent *e; ok && (e = readdir(folder)) != NULL;) {
        char source[PATH_MAX + NAME_MAX + 2], target[PATH_MAX];
        if (e->d_name[0] == '.' || strcmp(e->d_name, "build.mk") == 0)
            continue;
        snprintf(source, sizeof source, "%s/%s", from, e->d_name);
        snprintf(target, sizeof target, "%s/%s", marks->name, place_of(e->d_name));
        ok = file_make(source, target, marks) && (strcmp(e->d_name, "test") != 0 || chmod(target, 0755) == 0);
    }
    closedir(folder);
    return ok;
}

static bool home_find(char home[PATH_MAX])
{
    ssize_t n = readlink("/proc/self/exe", home, PATH_MAX - 1);
    for (int up = 0; n > 0 && up < 2; up++) {
        home[n] = 0;
        char *slash = strrchr(home, '/');
        n = slash == NULL ? 0 : slash - home;
    }
    if (n > 0)
        home[n] = 0;
    return n > 0 || say_error("where is the VM?");
}

static bool folders_make(const char *name)
{
    static const char *const inside[] = {"", "/.github", "/.github/workflows"};
    for (size_t i = 0; i < 3; i++) {
        char path[200];
        snprintf(path, sizeof path, "%s%s", name, inside[i]);
        if (mkdir(path, 0777) != 0)
            return say_error("%s: %s", path, strerror(errno));
    }
    return true;
}

static bool agent_make(const char *name, const char *language)
{
    Marks marks = {.name = name};
    char path[PATH_MAX + 40];
    if (!home_find(marks.home))
        return false;
    snprintf(path, sizeof path, "%s/lib/new-agent/%s/build.mk", marks.home, language);
    char *build = text_read(path);
    marks.build = build;
    bool ok = build != NULL && folders_make(name);
    snprintf(path, sizeof path, "%s/lib/new-agent/all", marks.home);
    ok = ok && folder_copy(path, &marks);
    snprintf(path, sizeof path, "%s/lib/new-agent/%s", marks.home, language);
    ok = ok && folder_copy(path, &marks);
    free(build);
    if (ok)
        printf("%s is an agent. Build and test it:   make -C %s test\n", name, name);
    return ok;
}

int new_agent(int argc, char **argv)
{
    const char *name = NULL, *language = "c";
    bool ok = true;
    for (int i = 2; i < argc; i++) {
        if (strncmp(argv[i], "--lang=", 7) == 0)
            language = argv[i] + 7;
        else if (name == NULL && argv[i][0] != '-')
            name = argv[i];
        else
            ok = false;
    }
    if (!ok || name == NULL) {
        fputs("usage: tivm new-agent NAME [--lang=c|c++|rust]\n", stderr);
        return 1;
    }
    if (!is_name(name))
        return say_error("%s: a name has letters, digits, '_' and '-', and begins with a letter", name), 1;
    if (strcmp(language, "c") != 0 && strcmp(language, "c++") != 0 && strcmp(language, "rust") != 0)
        return say_error("--lang=%s: it is c, c++ or rust", language), 1;
    return agent_make(name, language) ? 0 : 1;
}
