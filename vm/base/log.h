/* log.h - what the VM tells of its work, as -Xlog and -verbose ask for it. */
#ifndef VM_LOG_H
#define VM_LOG_H

#include "vm/base/base.h"

typedef enum LogTopic {
    LOG_CLASS_LOAD,
    LOG_CLASS_UNLOAD,
    LOG_GC,
    LOG_JNI_RESOLVE,
    LOG_JVMTI,
    LOG_OPTIONS,
    LOG_TOPICS
} LogTopic;

/* -Xlog: value is the text behind it. false with *why a malloc'ed message, after what is wrong was printed. */
bool log_configure(const char *value, char **why);
/* Whether -Xlog asks for the topic. */
bool log_asked(LogTopic topic);
/* One line to each output that the topic goes to: standard output if -Xlog said nothing of it. Any state. The caller
 * has looked whether the topic is on (options.verbose_class, gc_verbose, options.verbose_jni). */
void log_line(LogTopic topic, const char *fmt, ...) PRINTF(2, 3);
/* A warning on standard output, while options are read. */
void log_warn_early(const char *tag, const char *fmt, ...) PRINTF(2, 3);
void log_end(void); /* closes files and forgets what was asked for */

#endif
