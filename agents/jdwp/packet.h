/* packet.h - bytes in and out: reading a command's data, writing a reply or an event. Big-endian.
 *
 * In   a view of bytes that somebody else owns. A read beyond the end gives 0 and sets `bad`, which stays set: a
 *      handler reads all that it needs and asks once (call_ok).
 * Out  a growing buffer, owned; out_free gives it back.
 *
 * Strings on the wire are UTF-8 with a length in front; the VM speaks modified UTF-8 (NUL as two bytes, characters
 * beyond U+FFFF as two surrogates of three bytes each). Both readers and writers here translate. Read next: ids.h.
 */
#ifndef AGENT_JDWP_PACKET_H
#define AGENT_JDWP_PACKET_H

#include <jni.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct In {
    const uint8_t *at, *end;
    bool bad;
} In;

typedef struct Out {
    uint8_t *data;
    size_t length, room;
} Out;

/* Memory of the agent: never NULL; a process without memory ends with a message. */
void *mem_alloc(size_t bytes);
void *mem_grow(void *old, size_t bytes);
char *mem_copy(const char *text);

uint8_t in_byte(In *in);
jint in_int(In *in);
jlong in_long(In *in);
size_t in_left(const In *in);
/* n bytes of the packet itself, or NULL (and bad) when there are fewer. */
const uint8_t *in_bytes(In *in, jint n);
/* A count of things that take at least `size` bytes each: bad, and 0, when they cannot all be there. */
jint in_count(In *in, size_t size);
/* A string as modified UTF-8, to be freed; "" and bad when it is cut off or is not UTF-8. */
char *in_string(In *in);
/* A string as UTF-16, to be freed; false when it is not UTF-8. */
bool in_utf16(In *in, jchar **chars, jsize *length);

void out_byte(Out *out, int value);
void out_short(Out *out, int value);
void out_int(Out *out, jint value);
void out_long(Out *out, jlong value);
void out_bytes(Out *out, const void *data, size_t n);
/* Modified UTF-8 or NULL (written as an empty string). */
void out_string(Out *out, const char *modified);
void out_utf16(Out *out, const jchar *chars, jsize length);
/* Reserves an int to be set later: out_patch(out, out_mark(out), n). */
size_t out_mark(Out *out);
void out_patch(Out *out, size_t mark, jint value);
void out_free(Out *out);

#endif
