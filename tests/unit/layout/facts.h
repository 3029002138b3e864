/* facts.h - every slot, offset, type, constant and capability bit of jni.h, jvmti.h and their kin, against the facts of
 * the specifications. A line is one fact; all but capabilities.c need only be compiled. SPEC: the release whose facts
 * they are, 25 or 17. */
#ifndef TESTS_LAYOUT_FACTS_H
#define TESTS_LAYOUT_FACTS_H

#include <stddef.h>

#include <classfile_constants.h>
#include <jdwpTransport.h>
#include <jni.h>
#include <jvmti.h>
#include <jvmticmlr.h>

#ifndef SPEC
#define SPEC 25
#endif
#define P(slots)         ((slots) * sizeof(void *))
#define SAME(a, type)    _Static_assert(__builtin_types_compatible_p(__typeof__(a), type), #a)
#define AT(t, member, n) _Static_assert(offsetof(t, member) == (n), #t "." #member)
#define SIZE(t, n)       _Static_assert(sizeof(t) == (n), "sizeof " #t)
#define EQ(constant, n)  _Static_assert((long long)(constant) == (n), #constant)

#endif
