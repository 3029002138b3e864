/* words.h - how a text with options falls into words: that of a variable (JAVA_TOOL_OPTIONS and its like,
 * JDK_JAVA_OPTIONS) and that of an options file. The launcher, which shares no code with the VM, includes it, too. */
#ifndef VM_WORDS_H
#define VM_WORDS_H

#include <ctype.h>

/* Takes the next word of *p into word (as large as *p): white space separates, quotes of either kind hold it
 * together and vanish. 1 word, 0 end, -1 unmatched quote. */
static inline int word_next(const char **p, char *word)
{
    while (isspace((unsigned char)**p))
        ++*p;
    if (**p == 0)
        return 0;
    char quote = 0;
    for (; **p != 0 && (quote != 0 || !isspace((unsigned char)**p)); ++*p) {
        if (quote == 0 && (**p == '\'' || **p == '"'))
            quote = **p;
        else if (**p == quote)
            quote = 0;
        else
            *word++ = **p;
    }
    *word = 0;
    return quote == 0 ? 1 : -1;
}

#endif
