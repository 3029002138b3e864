/* launcher.h - what the two parts of the launcher share: lists of words, paths, strings. */
#ifndef TOOLS_LAUNCHER_H
#define TOOLS_LAUNCHER_H

#include <jni.h>
#include <stdbool.h>
#include <stddef.h>

/* owned strings */
typedef struct Words {
    char **items;
    size_t count;
} Words;

void words_add(Words *w, const char *text);
/* p, unless it is NULL: then memory has run out, which ends the process with a message. */
void *need(void *p);
void words_add_format(Words *w, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void words_free(Words *w);

/* All words in order: JDK_JAVA_OPTIONS, then the command line, with @argument files replaced by their words up to
 * the main class. false after a message. */
bool words_collect(Words *w, int argc, char **argv);

/* Options whose value is the next word: -cp and its like, --add-opens ... */
bool option_takes_value(const char *word);

/* A class path with a folder and a star replaced by the jars of dir, sorted. malloc'ed. */
char *path_expand(const char *path);

/* The command `tivm new-agent`; argv[1] is its name. Answers the exit status. */
int new_agent(int argc, char **argv);

/* A string of the outside world (standard UTF-8) as a String; NULL with an exception pending. */
jstring native_string(JNIEnv *env, const char *text);

#endif
