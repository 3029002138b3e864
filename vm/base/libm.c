/* libm.c - the C library's libm, opened when it is wanted, and the remainder, which the loop wants without it (libm.h).
 *
 * No lock. Read next: intrinsic_math.c, who calls most of it. */
#include "vm/base/libm.h"

#include <gnu/lib-names.h>

#include "vm/base/late.h"

static Libm functions;

static const LateFunction names[] = {
#define LIBM_FIND(name) LATE(functions, name),
    LIBM_UNARY(LIBM_FIND) LIBM_BINARY(LIBM_FIND) LIBM_FIND(cbrtl) LIBM_FIND(fma) LIBM_FIND(fmaf)
#undef LIBM_FIND
};
static Late library = LATE_OF(names);

const Libm *libm(void)
{
    char *why;
    if (!late_is_open(&library) && !late_open(&library, LIBM_SO, &why))
        memory_fail(0);
    return &functions;
}

/* ---- the remainder
 *
 *   63  62        52 51                        0
 *   [sign][exponent ][ fraction                ]     fraction * 2^(exponent - 1075), with bit 52 set in the fraction;
 *                                                    exponent 0: as 1, without that bit; 2047: infinite or NaN
 */

#define FP_SIGN     ((u8)1 << 63)
#define FP_INFINITE ((u8)2047 << 52)
#define FP_UNIT     ((u8)1 << 52)

static u8 bits_of(double x)
{
    u8 bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

static double of_bits(u8 bits)
{
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

typedef struct Parts {
    u8 fraction;
    int exponent;
} Parts;

static Parts parts_of(u8 bits)
{
    u8 fraction = bits & (FP_UNIT - 1);
    int exponent = (int)(bits >> 52);
    return exponent == 0 ? (Parts){fraction, 1} : (Parts){fraction | FP_UNIT, exponent};
}

static u8 bits_of_parts(Parts p)
{
    if (p.fraction == 0)
        return 0;
    int up = __builtin_clzll(p.fraction) - 11;
    if (up > p.exponent - 1)
        up = p.exponent - 1;
    p.fraction <<= up;
    return p.fraction < FP_UNIT ? p.fraction : (u8)(p.exponent - up) << 52 | (p.fraction & (FP_UNIT - 1));
}

double fp_remainder(double x, double y)
{
    enum { STEP = 11 }; /* a fraction of 53 bits leaves so many of a word */
    u8 sign = bits_of(x) & FP_SIGN, a = bits_of(x) & ~FP_SIGN, b = bits_of(y) & ~FP_SIGN;
    if (b == 0 || a >= FP_INFINITE || b > FP_INFINITE)
        return x * y / (x * y); /* NaN */
    if (a < b)
        return x;
    Parts p = parts_of(a), q = parts_of(b);
    p.fraction %= q.fraction;
    while (p.exponent > q.exponent) {
        int step = p.exponent - q.exponent < STEP ? p.exponent - q.exponent : STEP;
        p.fraction = (p.fraction << step) % q.fraction;
        p.exponent -= step;
    }
    return of_bits(sign | bits_of_parts(p));
}
