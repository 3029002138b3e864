// What the readers of the tables share: a table cut into lines and words, and the error that names file and line.
// Defined in tabread.c.
#ifndef TOOLS_TABLINE_H
#define TOOLS_TABLINE_H
#include "tools/tablegen.h"

typedef struct Line {
    char *text; // the line without its indentation
    char *word[64];
    int words;
    bool head; // begins in the first column
} Line;

// Opens a table; what fails from now on names this file.
FILE *table_open(const char *name);
// Reads the next line that says something; false at the end of the file.
bool line_next(FILE *in, Line *line);
// Prints file:line: message and exits with 1.
void fail(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));
// The memory that was asked for, or fail.
void *must(void *memory);
int number_of(const char *word);
// The value of NAME=value if the word is that attribute, else NULL.
const char *attribute(const char *word, const char *name);
void need_words(const Line *line, int least);
// The words from `from` to before `to`, joined by one space.
const char *join(const Line *line, int from, int to);
// What follows the first word.
const char *rest_of(const Line *line);
// Notes that the line names this C type, which may be defined further down. types_check fails, with that file and line,
// where a word of it is no type: neither the tag of a structure, nor one of C, of the tables, or of `also`.
void type_named(const char *type);
typedef bool TypeOfTable(const char *word);
void types_check(const Table *t, TypeOfTable *also);
// KIND C-TYPE NAME [attributes]: an argument of an event or callback, or a field of a structure.
void arg_read(Arg *arg, const Line *line);
#endif
