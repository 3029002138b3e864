/* strict_exp.c - exponential functions, logarithms and hyperbolic functions as fdlibm computes them (strict_math.h). */
#include "vm/native/strict_math.h"

#include <math.h>

static const double ln2_upper = 6.93147180369123816490e-01, ln2_lower = 1.90821492927058770002e-10;
static const double inverse_ln2 = 1.44269504088896338700e+00, two54 = 1.80143985094819840000e+16;
static const double exp_overflow = 7.09782712893383973096e+02, exp_underflow = -7.45133219101941108420e+02;

static const double exp_terms[] = {1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05,
                                   -1.65339022054652515390e-06, 4.13813679705723846039e-08};

/* x = k ln2 + upper - lower; the result is k. x is larger than ln2/2. */
static int split_by_ln2(double x, double *upper, double *lower)
{
    int k;
    if ((upper_half(x) & 0x7fffffff) < 0x3ff0a2b2) /* below 1.5 ln2 */
        k = x < 0 ? -1 : 1;
    else
        k = (int)(inverse_ln2 * x + (x < 0 ? -0.5 : 0.5));
    double t = k;
    *upper = x - t * ln2_upper;
    *lower = t * ln2_lower;
    return k;
}

double strict_exp(double x)
{
    int32_t ix = upper_half(x) & 0x7fffffff;
    if (isnan(x))
        return NAN;
    if (x > exp_overflow)
        return INFINITY;
    if (x < exp_underflow)
        return 0.0;
    double upper = 0, lower = 0;
    int k = 0;
    if (ix > 0x3fd62e42) {
        k = split_by_ln2(x, &upper, &lower);
        x = upper - lower;
    } else if (ix < 0x3e300000) {
        return 1.0 + x;
    }
    double t = x * x, c = x - t * POLYNOMIAL(exp_terms, t);
    if (k == 0)
        return 1.0 - ((x * c) / (c - 2.0) - x);
    double y = 1.0 - ((lower - (x * c) / (2.0 - c)) - upper);
    return k >= -1021 ? add_exponent(y, k) : add_exponent(y, k + 1000) * 0x1p-1000;
}

static const double expm1_terms[] = {1.0,
                                     -3.33333333333331316428e-02,
                                     1.58730158725481460165e-03,
                                     -7.93650757867487942473e-05,
                                     4.00821782732936239552e-06,
                                     -2.01099218183624371326e-07};

/* 2^k (1 + x - e) - 1 */
static double expm1_scaled(double x, double e, int k)
{
    if (k == -1)
        return 0.5 * (x - e) - 0.5;
    if (k == 1)
        return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1.0 + 2.0 * (x - e);
    if (k <= -2 || k > 56)
        return add_exponent(1.0 - (e - x), k) - 1.0;
    if (k < 20)
        return add_exponent((1.0 - ldexp(1.0, -k)) - (e - x), k);
    return add_exponent((x - (e + ldexp(1.0, -k))) + 1.0, k);
}

double strict_expm1(double x)
{
    int32_t ix = upper_half(x) & 0x7fffffff;
    if (isnan(x))
        return NAN;
    if (x > exp_overflow)
        return INFINITY;
    if (ix >= 0x4043687a && x < 0) /* 56 ln2 */
        return -1.0;
    double correction = 0;
    int k = 0;
    if (ix > 0x3fd62e42) {
        double upper, lower;
        k = split_by_ln2(x, &upper, &lower);
        x = upper - lower;
        correction = (upper - x) - lower;
    } else if (ix < 0x3c900000) {
        return x;
    }
    double half = 0.5 * x, hxs = x * half, r1 = POLYNOMIAL(expm1_terms, hxs), t = 3.0 - r1 * half;
    double e = hxs * ((r1 - t) / (6.0 - x * t));
    if (k == 0)
        return x - (x * e - hxs);
    e = x * (e - correction) - correction;
    return expm1_scaled(x, e - hxs, k);
}

/* log(1 + f) is f - s(f - R): the terms of R */
static const double log_odd[] = {6.666666666666735130e-01, 2.857142874366239149e-01, 1.818357216161805012e-01,
                                 1.479819860511658591e-01};
static const double log_even[] = {3.999999999940941908e-01, 2.222219843214978396e-01, 1.531383769920937332e-01};

/* A positive normal or subnormal number as 2^k times what is returned, k counted from *k on. */
static double without_exponent(double x, int *k)
{
    if (upper_half(x) < 0x00100000) {
        *k -= 54;
        x *= two54;
    }
    *k += (upper_half(x) >> 20) - 1023;
    return with_upper(x, (upper_half(x) & 0x000fffff) | 0x3ff00000);
}

double strict_log(double x)
{
    if (x == 0)
        return -INFINITY;
    if (isnan(x) || x < 0)
        return NAN;
    if (isinf(x))
        return x;
    int k = 0;
    x = without_exponent(x, &k);
    int32_t hx = upper_half(x) & 0x000fffff;
    if (((hx + 0x95f64) & 0x100000) != 0) { /* above the root of 2: halved */
        x = add_exponent(x, -1);
        k++;
    }
    double f = x - 1.0, dk = k;
    if ((0x000fffff & (2 + hx)) < 3) { /* |f| < 2^-20 */
        if (f == 0)
            return k == 0 ? 0.0 : dk * ln2_upper + dk * ln2_lower;
        double r = f * f * (0.5 - 0.33333333333333333 * f);
        return k == 0 ? f - r : dk * ln2_upper - ((r - dk * ln2_lower) - f);
    }
    double s = f / (2.0 + f), z = s * s, w = z * z;
    double r = z * POLYNOMIAL(log_odd, w) + w * POLYNOMIAL(log_even, w);
    if (((hx - 0x6147a) | (0x6b851 - hx)) > 0) {
        double square = 0.5 * f * f;
        return k == 0 ? f - (square - s * (square + r))
                      : dk * ln2_upper - ((square - (s * (square + r) + dk * ln2_lower)) - f);
    }
    return k == 0 ? f - s * (f - r) : dk * ln2_upper - ((s * (f - r) - dk * ln2_lower) - f);
}

double strict_log10(double x)
{
    if (x == 0)
        return -INFINITY;
    if (isnan(x) || x < 0)
        return NAN;
    if (isinf(x))
        return x;
    int k = 0;
    x = without_exponent(x, &k);
    int below = k < 0;
    double y = (double)(k + below);
    double z = y * 3.69423907715893078616e-13 + 4.34294481903251816668e-01 * strict_log(add_exponent(x, -below));
    return z + y * 3.01029995663611771306e-01;
}

static const double log1p_terms[] = {6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01,
                                     2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01,
                                     1.479819860511658591e-01};

/* 1 + x = 2^k (1 + f), c for what rounding lost; *top is the upper half of f's fraction. */
static int log1p_split(double x, double *f, double *c, int32_t *top)
{
    double u = x;
    int k;
    *c = 0;
    if (upper_half(x) < 0x43400000) {
        u = 1.0 + x;
        k = (upper_half(u) >> 20) - 1023;
        *c = (k > 0 ? 1.0 - (u - x) : x - (u - 1.0)) / u;
    } else {
        k = (upper_half(u) >> 20) - 1023;
    }
    *top = upper_half(u) & 0x000fffff;
    if (*top < 0x6a09e) {
        u = with_upper(u, *top | 0x3ff00000);
    } else {
        k++;
        u = with_upper(u, *top | 0x3fe00000);
        *top = (0x00100000 - *top) >> 2;
    }
    *f = u - 1.0;
    return k;
}

double strict_log1p(double x)
{
    int32_t hx = upper_half(x), ix = hx & 0x7fffffff;
    if (x == -1)
        return -INFINITY;
    if (isnan(x) || x < -1)
        return NAN;
    if (isinf(x))
        return x;
    if (ix < 0x3e200000)
        return ix < 0x3c900000 ? x : x - x * x * 0.5;
    double f = x, c = 0;
    int k = 0;
    int32_t top = 1;
    if (hx >= 0x3fda827a || (hx < 0 && ix > 0x3fd2bec3))
        k = log1p_split(x, &f, &c, &top);
    double square = 0.5 * f * f, dk = k;
    if (top == 0) {
        if (f == 0)
            return k == 0 ? 0.0 : dk * ln2_upper + (c + dk * ln2_lower);
        double r = square * (1.0 - 0.66666666666666666 * f);
        return k == 0 ? f - r : dk * ln2_upper - ((r - (dk * ln2_lower + c)) - f);
    }
    double s = f / (2.0 + f), z = s * s, r = z * POLYNOMIAL(log1p_terms, z);
    if (k == 0)
        return f - (square - s * (square + r));
    return dk * ln2_upper - ((square - (s * (square + r) + (dk * ln2_lower + c))) - f);
}

/* ---- hyperbolic functions ---- */

/* Below this e^x / 2 is no overflow though e^x may be one. */
static const double half_exp_overflow = 0x1.633ce8fb9f87dp+9;

/* e^x / 2 for x from 22 on, half with its sign */
static double half_exp(double x, double half)
{
    if (upper_half(x) < 0x40862e42)
        return half * strict_exp(x);
    if (x > half_exp_overflow)
        return half * INFINITY;
    double w = strict_exp(0.5 * x), t = half * w;
    return t * w;
}

double strict_sinh(double x)
{
    int32_t ix = upper_half(x) & 0x7fffffff;
    if (isnan(x))
        return NAN;
    if (ix < 0x3e300000)
        return x;
    double half = x < 0 ? -0.5 : 0.5;
    if (ix >= 0x40360000)
        return half_exp(fabs(x), half);
    double t = strict_expm1(fabs(x));
    return ix < 0x3ff00000 ? half * (2.0 * t - t * t / (t + 1.0)) : half * (t + t / (t + 1.0));
}

double strict_cosh(double x)
{
    int32_t ix = upper_half(x) & 0x7fffffff;
    if (isnan(x))
        return NAN;
    x = fabs(x);
    if (ix < 0x3fd62e43) {
        double t = strict_expm1(x), w = 1.0 + t;
        return ix < 0x3c800000 ? w : 1.0 + (t * t) / (w + w);
    }
    if (ix >= 0x40360000)
        return half_exp(x, 0.5);
    double t = strict_exp(x);
    return 0.5 * t + 0.5 / t;
}

double strict_tanh(double x)
{
    int32_t ix = upper_half(x) & 0x7fffffff;
    if (isnan(x))
        return NAN;
    if (ix >= 0x40360000)
        return copysign(1.0, x);
    if (ix < 0x3c800000)
        return x * (1.0 + x);
    double t, z;
    if (ix >= 0x3ff00000) {
        t = strict_expm1(2.0 * fabs(x));
        z = 1.0 - 2.0 / (t + 2.0);
    } else {
        t = strict_expm1(-2.0 * fabs(x));
        z = -t / (t + 2.0);
    }
    return x < 0 ? -z : z;
}
