/* Where the output goes: a file or a socket, through one buffer. Under the lock. */
#ifndef HPROF_OUT_H
#define HPROF_OUT_H
#include "hprof.h"

/* Opens what the options name; false with a message if that can't be. */
bool out_open(void);
/* The socket, for commands; -1 if the output is a file. */
int out_socket(void);
void out_bytes(const void *bytes, size_t n);
void out_text(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Big endian, as the binary format has it. */
void out_u1(uint8_t value);
void out_u2(uint16_t value);
void out_u4(uint32_t value);
void out_u8(uint64_t value);
void out_flush(void);
void out_close(void);

/* From begin to end nothing is written; end says how many bytes it would have been. */
void out_count_begin(void);
uint64_t out_count_end(void);
#endif
