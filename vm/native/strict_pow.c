/* strict_pow.c - powers, the cube root and hypot as fdlibm computes them (strict_math.h). */
#include "vm/native/strict_math.h"

#include <math.h>
#include <stdbool.h>

/* A number as the sum of a short one, which has few bits, and a rest. */
typedef struct Pair {
    double upper, lower;
} Pair;

/* ---- pow ---- */

static const double log_terms[] = {5.99999999999994648725e-01, 4.28571428578550184252e-01, 3.33333329818377432918e-01,
                                   2.72728123808534006489e-01, 2.30660745775561754067e-01, 2.06975017800338417784e-01};
static const double exp_terms[] = {1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05,
                                   -1.65339022054652515390e-06, 4.13813679705723846039e-08};
/* 2 / (3 ln2), 1 / ln2 and ln2, whole and in pairs */
static const double two_thirds = 9.61796693925975554329e-01;
static const Pair two_thirds_pair = {9.61796700954437255859e-01, -7.02846165095275826516e-09};
static const double inverse_ln2 = 1.44269504088896338700e+00;
static const Pair inverse_ln2_pair = {1.44269502162933349609e+00, 1.92596299112661746887e-08};
static const double ln2 = 6.93147180559945286227e-01;
static const Pair ln2_pair = {6.93147182464599609375e-01, -1.90465429995776804525e-09};

/* log2(x), x next to 1: only for exponents so large that every other x overflows. */
static Pair log2_near_one(double x)
{
    double t = x - 1.0, w = (t * t) * (0.5 - t * (0.3333333333333333333333 - t * 0.25));
    double u = inverse_ln2_pair.upper * t, v = t * inverse_ln2_pair.lower - w * inverse_ln2;
    double upper = without_lower(u + v);
    return (Pair){upper, v - (upper - u)};
}

/* log2(x), x positive and finite. */
static Pair log2_of(double x)
{
    int n = 0;
    if (upper_half(x) < 0x00100000) {
        x *= 0x1p53;
        n -= 53;
    }
    int32_t ix = upper_half(x);
    n += (ix >> 20) - 0x3ff;
    int32_t fraction = ix & 0x000fffff;
    int k = fraction <= 0x3988e ? 0 : fraction < 0xbb67a ? 1 : 0; /* near 1, near 3/2, near 2 */
    ix = fraction | 0x3ff00000;
    if (fraction >= 0xbb67a) {
        n++;
        ix -= 0x00100000;
    }
    x = with_upper(x, ix);
    double base = k ? 1.5 : 1.0, u = x - base, v = 1.0 / (x + base), s = u * v, short_s = without_lower(s);
    double short_sum = from_halves(((ix >> 1) | 0x20000000) + 0x00080000 + (k << 18), 0); /* of x + base */
    double rest_sum = x - (short_sum - base), rest_s = v * ((u - short_s * short_sum) - short_s * rest_sum);
    double s2 = s * s, r = s2 * s2 * POLYNOMIAL(log_terms, s2);
    r += rest_s * (short_s + s);
    s2 = short_s * short_s;
    double short_t = without_lower(3.0 + s2 + r), rest_t = r - ((short_t - 3.0) - s2);
    u = short_s * short_t;
    v = rest_s * short_t + rest_t * s;
    double short_p = without_lower(u + v), rest_p = v - (short_p - u);
    double z_upper = two_thirds_pair.upper * short_p;
    double z_lower = two_thirds_pair.lower * short_p + rest_p * two_thirds + (k ? 1.35003920212974897128e-08 : 0.0);
    double t = n, base_upper = k ? 5.84962487220764160156e-01 : 0.0;
    double upper = without_lower(((z_upper + z_lower) + base_upper) + t);
    return (Pair){upper, z_lower - (((upper - t) - base_upper) - z_upper)};
}

/* sign * 2^(e.upper + e.lower), where that is no overflow and no underflow. */
static double exp2_of(Pair e, double sign)
{
    double z = e.upper + e.lower;
    int32_t hi = upper_half(z);
    int exponent = (hi >> 20 & 0x7ff) - 0x3ff, n = 0;
    if ((hi & 0x7fffffff) > 0x3fe00000) { /* n is z, rounded */
        uint32_t rounded = (uint32_t)hi + (0x00100000u >> (exponent + 1));
        exponent = (int)((rounded & 0x7fffffff) >> 20) - 0x3ff;
        double whole = from_halves((int32_t)(rounded & ~(0x000fffffu >> exponent)), 0);
        n = (int)(((rounded & 0x000fffff) | 0x00100000) >> (20 - exponent));
        if (hi < 0)
            n = -n;
        e.upper -= whole;
    }
    double t = without_lower(e.lower + e.upper), u = t * ln2_pair.upper;
    double v = (e.lower - (t - e.upper)) * ln2 + t * ln2_pair.lower;
    z = u + v;
    double w = v - (z - u);
    t = z * z;
    double t1 = z - t * POLYNOMIAL(exp_terms, t);
    double r = (z * t1) / (t1 - 2.0) - (w + z * w);
    z = 1.0 - (r - z);
    if (((upper_half(z) + (int32_t)((uint32_t)n << 20)) >> 20) <= 0)
        return sign * scalbn(z, n);
    return sign * add_exponent(z, n);
}

/* 0 no whole number, 1 odd, 2 even */
static int parity(double y)
{
    double a = fabs(y);
    if (a >= 0x1p53)
        return 2;
    if (floor(a) != a)
        return 0;
    return floor(a / 2) != a / 2 ? 1 : 2;
}

/* y is infinite, and x no NaN. */
static double pow_infinite(double x, double y)
{
    double a = fabs(x);
    if (a == 1)
        return NAN;
    return (a > 1) == (y > 0) ? INFINITY : 0.0;
}

/* x is 0, infinite or of size 1: its size to the power of y. */
static double pow_trivial(double x, double y, int whole)
{
    double z = y < 0 ? 1.0 / fabs(x) : fabs(x);
    if (signbit(x)) {
        if (fabs(x) == 1 && whole == 0)
            return NAN;
        if (whole == 1)
            return -z;
    }
    return z;
}

/* Answers that need no logarithm, and those that are too large or too small for one; false for all others. */
static bool pow_special(double x, double y, int whole, double *z)
{
    if (y == 0)
        *z = 1.0;
    else if (isnan(x) || isnan(y))
        *z = NAN;
    else if (isinf(y))
        *z = pow_infinite(x, y);
    else if (fabs(y) == 1)
        *z = y > 0 ? x : 1.0 / x;
    else if (y == 2)
        *z = x * x;
    else if (y == 0.5 && !signbit(x))
        *z = sqrt(x);
    else if (x == 0 || isinf(x) || fabs(x) == 1)
        *z = pow_trivial(x, y, whole);
    else if (x < 0 && whole == 0)
        *z = NAN;
    else
        return false;
    return true;
}

/* +1 the power overflows, -1 it underflows, by the exponent alone, which is larger than 2^31; 0 it may not. */
static int huge_exponent(double a, double y)
{
    int32_t ix = upper_half(a), iy = upper_half(y) & 0x7fffffff;
    if (iy > 0x43f00000 && ix <= 0x3fefffff)
        return y < 0 ? 1 : -1;
    if (iy > 0x43f00000)
        return y > 0 ? 1 : -1;
    if (ix < 0x3fefffff)
        return y < 0 ? 1 : -1;
    if (ix > 0x3ff00000)
        return y > 0 ? 1 : -1;
    return 0;
}

double strict_pow(double x, double y)
{
    static const double huge = 1.0e300, tiny = 1.0e-300, half_unit = 8.0085662595372944372e-17;
    int whole = parity(y);
    double z;
    if (pow_special(x, y, whole, &z))
        return z;
    double sign = x < 0 && whole == 1 ? -1.0 : 1.0, a = fabs(x);
    Pair log;
    if ((upper_half(y) & 0x7fffffff) > 0x41e00000) {
        int out = huge_exponent(a, y);
        if (out != 0)
            return out > 0 ? sign * huge * huge : sign * tiny * tiny;
        log = log2_near_one(a);
    } else {
        log = log2_of(a);
    }
    double short_y = without_lower(y);
    Pair e = {short_y * log.upper, (y - short_y) * log.upper + y * log.lower};
    z = e.lower + e.upper;
    if (z > 1024 || (z == 1024 && e.lower + half_unit > z - e.upper))
        return sign * huge * huge;
    if (z < -1075 || (z == -1075 && e.lower <= z - e.upper))
        return sign * tiny * tiny;
    return exp2_of(e, sign);
}

/* ---- roots ---- */

double strict_cbrt(double x)
{
    if (x == 0 || isnan(x) || isinf(x))
        return x;
    double a = fabs(x), t;
    if (upper_half(a) < 0x00100000) {
        t = 0x1p54 * a;
        t = with_upper(t, upper_half(t) / 3 + 696219795);
    } else {
        t = from_halves(upper_half(a) / 3 + 715094163, 0);
    }
    /* to 23 bits */
    double r = t * t / a, s = 19.0 / 35.0 + r * t;
    t *= 5.0 / 14.0 + 45.0 / 28.0 / (s + 99.0 / 70.0 + -864.0 / 1225.0 / s);
    /* to 20 bits, upwards; then one step of Newton's */
    t = from_halves(upper_half(t) + 1, 0);
    s = t * t;
    r = a / s;
    t = t + t * ((r - t) / (t + t + r));
    return copysign(t, x);
}

/* The root of a^2 + b^2 for a >= b, neither too large nor too small. */
static double hypot_scaled(double a, double b)
{
    double w = a - b;
    if (w > b) {
        double t1 = without_lower(a), t2 = a - t1;
        return sqrt(t1 * t1 - (b * (-b) - t2 * (a + t1)));
    }
    double y1 = without_lower(b), y2 = b - y1, t1 = from_halves(upper_half(a) + 0x00100000, 0);
    a = a + a;
    double t2 = a - t1;
    return sqrt(t1 * y1 - (w * (-w) - (t1 * y2 + t2 * b)));
}

double strict_hypot(double x, double y)
{
    double a = fabs(x), b = fabs(y);
    if (isinf(a) || isinf(b))
        return INFINITY;
    if (isnan(a) || isnan(b))
        return NAN;
    if (upper_half(a) < upper_half(b)) {
        double t = a;
        a = b;
        b = t;
    }
    if (upper_half(a) - upper_half(b) > 0x3c00000)
        return a + b;
    double scale = 1.0;
    if (upper_half(a) > 0x5f300000) {
        a *= 0x1p-600;
        b *= 0x1p-600;
        scale = 0x1p600;
    }
    if (upper_half(b) < 0x20b00000) {
        if (b == 0)
            return a * scale;
        bool subnormal = upper_half(b) <= 0x000fffff;
        a *= subnormal ? 0x1p1022 : 0x1p600;
        b *= subnormal ? 0x1p1022 : 0x1p600;
        scale = subnormal ? 0x1p-1022 : 0x1p-600;
    }
    return hypot_scaled(a, b) * scale;
}
