/* strict_math.h - java.lang.StrictMath: the functions of fdlibm, the "Freely Distributable Math Library" of Sun
 * Microsystems, bit for bit. The API documentation of StrictMath demands the results of the algorithms in that library
 * (netlib, version 5.3), whatever is more exact.
 *
 * The algorithms and their coefficients are Sun's: see its notice in NOTICE. Arguments in radians. Any thread, any
 * state, no lock, no errors: what has no result is NaN. Compiled without fused multiplication (Makefile). */
#ifndef VM_NATIVE_STRICT_MATH_H
#define VM_NATIVE_STRICT_MATH_H

#include <stdint.h>
#include <string.h>

/* strict_trig.c */
double strict_sin(double x);
double strict_cos(double x);
double strict_tan(double x);
double strict_asin(double x);
double strict_acos(double x);
double strict_atan(double x);
double strict_atan2(double y, double x);

/* strict_exp.c */
double strict_exp(double x);
double strict_expm1(double x);
double strict_log(double x);
double strict_log1p(double x);
double strict_log10(double x);
double strict_sinh(double x);
double strict_cosh(double x);
double strict_tanh(double x);

/* strict_pow.c */
double strict_pow(double x, double y);
double strict_hypot(double x, double y);
double strict_cbrt(double x);

/* The upper half of a double as a number with its sign: sign, exponent, 20 bits of the fraction. */
static inline int32_t upper_half(double x)
{
    int64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return (int32_t)(bits >> 32);
}

static inline uint32_t lower_half(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return (uint32_t)bits;
}

static inline double from_halves(int32_t upper, uint32_t lower)
{
    uint64_t bits = (uint64_t)(uint32_t)upper << 32 | lower;
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static inline double with_upper(double x, int32_t upper)
{
    return from_halves(upper, lower_half(x));
}

/* x with the lower half of its bits cleared: what products of are exact. */
static inline double without_lower(double x)
{
    return from_halves(upper_half(x), 0);
}

/* x * 2^n by its exponent, where that stays in range. */
static inline double add_exponent(double x, int n)
{
    return with_upper(x, (int32_t)((uint32_t)upper_half(x) + ((uint32_t)n << 20)));
}

/* c[0] + x * (c[1] + x * (c[2] + ...)), from inside. */
static inline double polynomial(const double *c, int count, double x)
{
    double sum = c[count - 1];
    for (int i = count - 2; i >= 0; i--)
        sum = c[i] + x * sum;
    return sum;
}

#define POLYNOMIAL(c, x) polynomial(c, (int)(sizeof(c) / sizeof((c)[0])), x)

#endif
