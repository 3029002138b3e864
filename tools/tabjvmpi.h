// The model of agents/jvmpi/jvmpi.tab, whose head describes the syntax. Read by tabread_jvmpi.c, written out by
// tabemit_jvmpi.c.
#ifndef TOOLS_TABJVMPI_H
#define TOOLS_TABJVMPI_H
#include "tools/tabline.h"

enum { JP_FUNCTIONS = 30, JP_EVENTS = 62, JP_PLACES = 64 };

typedef struct JpField {
    Arg arg;
    const char *count; // COUNT of TYPE[COUNT], "" if it is not said; NULL if there is no array
    const char *note;  // what follows " : ", or NULL
    const char *part;  // the alternative of the inner union that it belongs to, or NULL
} JpField;

typedef struct JpStruct { // struct, body of an event, record of a dump
    const char *name, *doc;
    JpField field[MAX_LINES];
    int fields;
    const char *of; // a record: "heap" or "monitor"
    int tag;        // a record
    bool object;    // a record that an object dump may be
} JpStruct;

typedef struct JpVal {
    const char *name, *value, *since, *note;
} JpVal;

typedef struct JpGroup {
    const char *name, *doc;
    JpVal val[MAX_LINES];
    int vals;
} JpGroup;

typedef struct JpWord { // opaque: name, tag;  mode: name;  level: name, value
    const char *name, *text, *doc;
} JpWord;

typedef struct JpId {
    const char *name, *type, *doc;
    const char *from[MAX_NAMES], *to[MAX_NAMES];
    int froms, tos;
} JpId;

typedef struct JpFn { // index 0, the version, is none
    const char *name, *ret, *since, *doc;
    const char *only, *never, *enters; // modes
    bool by_profiler, nests, sends;
    JpField param[MAX_PARAMS];
    int params;
    JpVal answer[MAX_LINES]; // name, situation as value, note
    int answers;
} JpFn;

typedef struct JpEvent {
    const char *name, *mode, *after, *body, *request, *since, *alias, *doc;
    bool dump, collecting, never;
} JpEvent;

typedef struct Jvmpi {
    JpGroup group[16];
    int groups;
    JpWord opaque[4], mode[4], level[4];
    int opaques, modes, levels;
    JpStruct type[8], body[JP_PLACES], record[JP_PLACES];
    int types, bodies, records;
    JpId id[8];
    int ids;
    JpFn *fn[JP_FUNCTIONS];
    JpEvent *event[JP_EVENTS];
} Jvmpi;

// The place of a mode in the table.
int jvmpi_mode(const Jvmpi *j, const char *name);
#endif
