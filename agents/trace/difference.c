/* difference.c - two texts laid side by side, line by line: the longest row of lines that both have stays, and what
 * lies between is shown as taken away and put in, with three lines around. */
#include "agents/trace/trace.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { AROUND = 3, MOST_CELLS = 16 * 1024 * 1024 };

typedef struct Text {
    char *memory, **line;
    int count;
} Text;

static Text text_split(const char *text)
{
    Text t = {strdup(text), NULL, 0};
    int most = 1;
    for (const char *c = text; *c != '\0'; c++)
        most += *c == '\n';
    t.line = calloc((size_t)most, sizeof *t.line);
    if (t.memory == NULL || t.line == NULL)
        return t;
    char *rest = t.memory;
    for (char *line; (line = strsep(&rest, "\n")) != NULL && (rest != NULL || *line != '\0');)
        t.line[t.count++] = line;
    return t;
}

static void escaped(FILE *out, char sign, const char *line)
{
    fprintf(out, "%s%c ", sign == '-' ? "<del>" : sign == '+' ? "<ins>" : "", sign);
    for (; *line != '\0'; line++)
        if (*line == '<')
            fputs("&lt;", out);
        else if (*line == '&')
            fputs("&amp;", out);
        else
            fputc(*line, out);
    fputs(sign == '-' ? "</del>\n" : sign == '+' ? "</ins>\n" : "\n", out);
}

typedef struct Row { /* one line of the result */
    char sign;
    const char *line;
} Row;

/* The middle, where the texts differ: by the table of longest common rows. Where it would be too large all is new. */
static int middle(Row *rows, char **a, int n, char **b, int m)
{
    int count = 0, i = 0, j = 0;
    bool small = (long)(n + 1) * (m + 1) <= MOST_CELLS;
    int *best = small ? calloc((size_t)(n + 1) * (size_t)(m + 1), sizeof *best) : NULL;
#define BEST(x, y) best[(size_t)(x) * (size_t)(m + 1) + (size_t)(y)]
    for (int x = n - 1; best != NULL && x >= 0; x--)
        for (int y = m - 1; y >= 0; y--)
            BEST(x, y) = strcmp(a[x], b[y]) == 0           ? BEST(x + 1, y + 1) + 1
                         : BEST(x + 1, y) > BEST(x, y + 1) ? BEST(x + 1, y)
                                                           : BEST(x, y + 1);
    while (best != NULL && i < n && j < m) {
        if (strcmp(a[i], b[j]) == 0) {
            rows[count++] = (Row){' ', a[i++]};
            j++;
        } else if (BEST(i + 1, j) >= BEST(i, j + 1)) {
            rows[count++] = (Row){'-', a[i++]};
        } else {
            rows[count++] = (Row){'+', b[j++]};
        }
    }
#undef BEST
    while (i < n)
        rows[count++] = (Row){'-', a[i++]};
    while (j < m)
        rows[count++] = (Row){'+', b[j++]};
    free(best);
    return count;
}

static bool near_change(const Row *rows, int count, int i)
{
    for (int k = i - AROUND; k <= i + AROUND; k++)
        if (k >= 0 && k < count && rows[k].sign != ' ')
            return true;
    return false;
}

static void rows_write(FILE *out, const Row *rows, int count)
{
    bool gap = false, any = false;
    for (int i = 0; i < count; i++) {
        if (!near_change(rows, count, i)) {
            gap = true;
            continue;
        }
        if (gap)
            fputs("  ...\n", out);
        gap = false;
        any = true;
        escaped(out, rows[i].sign, rows[i].line);
    }
    if (!any)
        fputs("  no difference is to be seen here\n", out);
}

void difference_write(FILE *out, const char *before, const char *after)
{
    Text a = text_split(before), b = text_split(after);
    Row *rows = calloc((size_t)(a.count + b.count) + 1, sizeof *rows);
    int head = 0, tail = 0, count = 0;
    while (head < a.count && head < b.count && strcmp(a.line[head], b.line[head]) == 0)
        head++;
    while (tail < a.count - head && tail < b.count - head &&
           strcmp(a.line[a.count - 1 - tail], b.line[b.count - 1 - tail]) == 0)
        tail++;
    for (int i = 0; rows != NULL && i < head; i++)
        rows[count++] = (Row){' ', a.line[i]};
    if (rows != NULL) {
        count += middle(rows + count, a.line + head, a.count - head - tail, b.line + head, b.count - head - tail);
        for (int i = a.count - tail; i < a.count; i++)
            rows[count++] = (Row){' ', a.line[i]};
        rows_write(out, rows, count);
    }
    free(rows);
    free(a.memory);
    free(a.line);
    free(b.memory);
    free(b.line);
}
