/* strict_trig.c - sine, cosine, tangent and their inverses as fdlibm computes them (strict_math.h). */
#include "vm/native/strict_math.h"

#include <math.h>
#include <stdbool.h>

/* ---- an angle as a multiple of pi/2 and what is left ---- */

enum { CHUNK_COUNT = 20 }; /* chunks of 24 bits in a product */

static const double two24 = 16777216.0, two_to_minus24 = 5.96046447753906250000e-08;

/* 2/pi in chunks of 24 bits */
static const int32_t two_over_pi[] = {
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB, 0xC561B7,
    0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C,
    0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11,
    0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7,
    0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E,
    0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B,
};

/* pi/2 in parts of 24 bits: the first five are enough for a double and its tail */
static const double half_pi_parts[] = {
    0x1.921fb40000000p+0,  /* 1.57079625129699707031e+00 */
    0x1.4442d00000000p-24, /* 7.54978941586159635335e-08 */
    0x1.8469880000000p-48, /* 5.39030252995776476554e-15 */
    0x1.8cc5160000000p-72, /* 3.28200341580791294123e-22 */
    0x1.01b8380000000p-100 /* 1.27065575308067607349e-29 */
};
enum { FIRST = (int)(sizeof half_pi_parts / sizeof half_pi_parts[0]) - 1 }; /* chunks of 2/pi to begin with, less one */

/* A product of x, in chunks of 24 bits, with 2/pi, whose chunks of the far left stand for multiples of 8 and are left
 * out. */
typedef struct Product {
    const double *x;           /* the chunks of the factor */
    int last_x, from;          /* its last chunk; the first chunk of 2/pi that counts */
    int exponent;              /* of the last chunk of the product that is whole */
    double chunk[CHUNK_COUNT]; /* not normalized, most significant first */
    int32_t bits[CHUNK_COUNT]; /* normalized, least significant first */
    int last;                  /* chunk that was computed last */
    int over_half;             /* the fraction is more than a half: 1 or 2, its complement is taken */
    double fraction;           /* of the topmost chunk */
} Product;

static void product_chunk(Product *p, int i)
{
    double sum = 0;
    for (int k = 0; k <= p->last_x; k++) {
        int at = p->from + i - k;
        sum += p->x[k] * (at < 0 ? 0.0 : (double)two_over_pi[at]);
    }
    p->chunk[i] = sum;
}

/* The fraction's complement in bits[], and in the topmost fraction. */
static void product_complement(Product *p)
{
    bool carry = false;
    for (int i = 0; i < p->last; i++) {
        int32_t b = p->bits[i];
        if (carry)
            p->bits[i] = 0xffffff - b;
        else if (b != 0) {
            carry = true;
            p->bits[i] = 0x1000000 - b;
        }
    }
    if (p->exponent == 1)
        p->bits[p->last - 1] &= 0x7fffff;
    else if (p->exponent == 2)
        p->bits[p->last - 1] &= 0x3fffff;
    if (p->over_half == 2) {
        p->fraction = 1.0 - p->fraction;
        if (carry)
            p->fraction -= scalbn(1.0, p->exponent);
    }
}

/* Normalizes what is in chunk[]: the whole part modulo 8 is the result, the rest lies in bits[] and fraction. */
static int product_split(Product *p)
{
    double z = p->chunk[p->last];
    for (int i = 0, j = p->last; j > 0; i++, j--) {
        double above = (double)(int32_t)(two_to_minus24 * z);
        p->bits[i] = (int32_t)(z - two24 * above);
        z = p->chunk[j - 1] + above;
    }
    z = scalbn(z, p->exponent);
    z -= 8.0 * floor(z * 0.125);
    int whole = (int)z;
    z -= (double)whole;
    int32_t *top = &p->bits[p->last - 1];
    p->over_half = 0;
    if (p->exponent > 0) {
        int32_t more = *top >> (24 - p->exponent);
        whole += more;
        *top -= more << (24 - p->exponent);
        p->over_half = *top >> (23 - p->exponent);
    } else if (p->exponent == 0) {
        p->over_half = *top >> 23;
    } else if (z >= 0.5) {
        p->over_half = 2;
    }
    p->fraction = z;
    if (p->over_half > 0) {
        whole++;
        product_complement(p);
    }
    return whole;
}

/* True if nothing but zeros is left: more chunks were needed, and have been added. */
static bool product_needs_more(Product *p)
{
    if (p->fraction != 0)
        return false;
    for (int i = p->last - 1; i >= FIRST; i--)
        if (p->bits[i] != 0)
            return false;
    int more = 1;
    while (p->bits[FIRST - more] == 0)
        more++;
    for (int i = p->last + 1; i <= p->last + more; i++)
        product_chunk(p, i);
    p->last += more;
    return true;
}

/* Drops chunks of zero, or puts the topmost fraction into chunks, too. */
static void product_trim(Product *p)
{
    if (p->fraction == 0) {
        do {
            p->last--;
            p->exponent -= 24;
        } while (p->bits[p->last] == 0);
        return;
    }
    double z = scalbn(p->fraction, -p->exponent);
    if (z >= two24) {
        double above = (double)(int32_t)(two_to_minus24 * z);
        p->bits[p->last] = (int32_t)(z - two24 * above);
        p->last++;
        p->exponent += 24;
        z = above;
    }
    p->bits[p->last] = (int32_t)z;
}

/* The fraction times pi/2, as a double and its tail. */
static void product_times_half_pi(Product *p, double rest[2])
{
    double scaled[CHUNK_COUNT], terms[CHUNK_COUNT] = {0};
    double unit = scalbn(1.0, p->exponent);
    for (int i = p->last; i >= 0; i--) {
        scaled[i] = unit * (double)p->bits[i];
        unit *= two_to_minus24;
    }
    for (int i = p->last; i >= 0; i--) {
        double sum = 0;
        for (int k = 0; k <= FIRST && k <= p->last - i; k++)
            sum += half_pi_parts[k] * scaled[i + k];
        terms[p->last - i] = sum;
    }
    double sum = 0;
    for (int i = p->last; i >= 0; i--)
        sum += terms[i];
    double tail = terms[0] - sum;
    for (int i = 1; i <= p->last; i++)
        tail += terms[i];
    rest[0] = p->over_half ? -sum : sum;
    rest[1] = p->over_half ? -tail : tail;
}

/* For |x| of 2^19 pi/2 and more, by as much of 2/pi as its exponent asks for. x is positive and finite. */
static int reduce_large(double x, double rest[2])
{
    int shift = (upper_half(x) >> 20) - 1046;
    double z = add_exponent(x, -shift), chunks[3];
    for (int i = 0; i < 2; i++) {
        chunks[i] = (double)(int32_t)z;
        z = (z - chunks[i]) * two24;
    }
    chunks[2] = z;
    Product p = {.x = chunks, .last_x = 2, .last = FIRST};
    while (chunks[p.last_x] == 0)
        p.last_x--;
    p.from = (shift - 3) / 24;
    if (p.from < 0)
        p.from = 0;
    p.exponent = shift - 24 * (p.from + 1);
    for (int i = 0; i <= FIRST; i++)
        product_chunk(&p, i);
    int whole;
    do
        whole = product_split(&p);
    while (product_needs_more(&p));
    product_trim(&p);
    product_times_half_pi(&p, rest);
    return whole & 7;
}

static const double two_over_pi_double = 6.36619772367581382433e-01;
/* pi/2 in three parts of 33 bits, and what is left after each */
static const double half_pi[3] = {1.57079632673412561417e+00, 6.07710050630396597660e-11, 2.02226624871116645580e-21};
static const double half_pi_tail[3] = {6.07710050650619224932e-11, 2.02226624879595063154e-21,
                                       8.47842766036889956997e-32};

static int exponent_of(double x)
{
    return upper_half(x) >> 20 & 0x7ff;
}

/* For x from pi/4 to 2^19 pi/2: one, two or three parts of pi/2, as much as x cancels. */
static int reduce_medium(double x, double rest[2])
{
    int n = (int)(x * two_over_pi_double + 0.5);
    double f = n, r = x - f * half_pi[0], w = f * half_pi_tail[0];
    rest[0] = r - w;
    bool near = n >= 32 || upper_half(x) == upper_half(f * 1.57079632679489655800e+00);
    if (near && exponent_of(x) - exponent_of(rest[0]) > 16) {
        double before = r;
        w = f * half_pi[1];
        r = before - w;
        w = f * half_pi_tail[1] - ((before - r) - w);
        rest[0] = r - w;
        if (exponent_of(x) - exponent_of(rest[0]) > 49) {
            before = r;
            w = f * half_pi[2];
            r = before - w;
            w = f * half_pi_tail[2] - ((before - r) - w);
            rest[0] = r - w;
        }
    }
    rest[1] = (r - rest[0]) - w;
    return n;
}

/* For x below 3 pi/4. */
static int reduce_small(double x, double rest[2])
{
    int part = upper_half(x) == 0x3ff921fb; /* near pi/2 */
    double z = x - half_pi[0];
    if (part)
        z -= half_pi[1];
    rest[0] = z - half_pi_tail[part];
    rest[1] = (z - rest[0]) - half_pi_tail[part];
    return 1;
}

/* x = n pi/2 + rest[0] + rest[1], the first at most pi/4; the result is n, or n modulo 8. x is finite. */
static int reduce(double x, double rest[2])
{
    int32_t ix = upper_half(x) & 0x7fffffff;
    if (ix <= 0x3fe921fb) {
        rest[0] = x;
        rest[1] = 0;
        return 0;
    }
    double a = fabs(x);
    int n = ix < 0x4002d97c ? reduce_small(a, rest) : ix <= 0x413921fb ? reduce_medium(a, rest) : reduce_large(a, rest);
    if (x < 0) {
        rest[0] = -rest[0];
        rest[1] = -rest[1];
        return -n;
    }
    return n;
}

/* ---- up to pi/4 ---- */

static const double sine[] = {8.33333333332248946124e-03, -1.98412698298579493134e-04, 2.75573137070700676789e-06,
                              -2.50507602534068634195e-08, 1.58969099521155010221e-10};
static const double sine_first = -1.66666666666666324348e-01;

/* The sine of x + tail; tail is 0 if there is none. */
static double kernel_sin(double x, double tail, bool has_tail)
{
    if ((upper_half(x) & 0x7fffffff) < 0x3e400000)
        return x;
    double z = x * x, v = z * x, r = POLYNOMIAL(sine, z);
    return has_tail ? x - ((z * (0.5 * tail - v * r) - tail) - v * sine_first) : x + v * (sine_first + z * r);
}

static const double cosine[] = {4.16666666666666019037e-02,  -1.38888888888741095749e-03, 2.48015872894767294178e-05,
                                -2.75573143513906633035e-07, 2.08757232129817482790e-09,  -1.13596475577881948265e-11};

static double kernel_cos(double x, double tail)
{
    int32_t ix = upper_half(x) & 0x7fffffff;
    if (ix < 0x3e400000)
        return 1.0;
    double z = x * x, r = z * POLYNOMIAL(cosine, z);
    if (ix < 0x3fd33333)
        return 1.0 - (0.5 * z - (z * r - x * tail));
    double quarter = ix > 0x3fe90000 ? 0.28125 : from_halves(ix - 0x00200000, 0); /* about x/4 */
    double half = 0.5 * z - quarter, a = 1.0 - quarter;
    return a - (half - (z * r - x * tail));
}

static const double tangent_even[] = {1.33333333333201242699e-01, 2.18694882948595424599e-02,
                                      3.59207910759131235356e-03, 5.88041240820264096874e-04,
                                      7.81794442939557092300e-05, -1.85586374855275456654e-05};
static const double tangent_odd[] = {5.39682539762260521377e-02, 8.86323982359930005737e-03,
                                     1.45620945432529025516e-03, 2.46463134818469906812e-04,
                                     7.14072491382608190305e-05, 2.59073051863633712884e-05};
static const double tangent_first = 3.33333333333334091986e-01;

/* -1 / (x + tail), exact to a bit. */
static double minus_inverse(double sum, double x, double tail)
{
    double z = without_lower(sum), v = tail - (z - x), a = -1.0 / sum, t = without_lower(a), s = 1.0 + t * z;
    return t + a * (s + t * v);
}

/* The tangent of x + tail, or minus one by it. */
static double kernel_tan(double x, double tail, bool inverse)
{
    int32_t hx = upper_half(x), ix = hx & 0x7fffffff;
    if (ix < 0x3e300000 && (int)x == 0)
        return inverse ? minus_inverse(x + tail, x, tail) : x;
    bool large = ix >= 0x3fe59428;
    if (large) { /* by pi/4 - x */
        double sign = x < 0 ? -1 : 1;
        double z = 7.85398163397448278999e-01 - sign * x, w = 3.06161699786838301793e-17 - sign * tail;
        x = z + w;
        tail = 0.0;
    }
    double z = x * x, w = z * z, r = POLYNOMIAL(tangent_even, w), v = z * POLYNOMIAL(tangent_odd, w), s = z * x;
    r = tail + z * (s * (r + v) + tail);
    r += tangent_first * s;
    w = x + r;
    if (large) {
        v = inverse ? -1 : 1;
        return (hx < 0 ? -1.0 : 1.0) * (v - 2.0 * (x - (w * w / (w + v) - r)));
    }
    if (!inverse)
        return w;
    z = without_lower(w);
    v = r - (z - x);
    double a = -1.0 / w, t = without_lower(a);
    return t + a * (1.0 + t * z + t * v);
}

static bool is_finite(double x)
{
    return (upper_half(x) & 0x7fffffff) < 0x7ff00000;
}

/* sin(x + quarters pi/2) */
static double sine_of_quarters(double x, int quarters)
{
    if (!is_finite(x))
        return NAN;
    double rest[2];
    bool small = (upper_half(x) & 0x7fffffff) <= 0x3fe921fb;
    int n = reduce(x, rest) + quarters;
    double v = n & 1 ? kernel_cos(rest[0], rest[1]) : kernel_sin(rest[0], rest[1], !small);
    return n & 2 ? -v : v;
}

double strict_sin(double x)
{
    return sine_of_quarters(x, 0);
}

double strict_cos(double x)
{
    return sine_of_quarters(x, 1);
}

double strict_tan(double x)
{
    if (!is_finite(x))
        return NAN;
    double rest[2];
    int n = reduce(x, rest);
    return kernel_tan(rest[0], rest[1], n & 1);
}

/* ---- inverses ---- */

static const double pi = 3.14159265358979311600e+00;
static const double half_pi_upper = 1.57079632679489655800e+00, half_pi_lower = 6.12323399573676603587e-17;

static const double arc_upper[] = {1.66666666666666657415e-01, -3.25565818622400915405e-01,
                                   2.01212532134862925881e-01, -4.00555345006794114027e-02,
                                   7.91534994289814532176e-04, 3.47933107596021167570e-05};
static const double arc_lower[] = {1.0, -2.40339491173441421878e+00, 2.02094576023350569471e+00,
                                   -6.88283971605453293030e-01, 7.70381505559019352791e-02};

/* (asin(x) - x) / x for t = x * x, at most a quarter */
static double arc_sine_part(double t)
{
    double p = t * POLYNOMIAL(arc_upper, t);
    return p / POLYNOMIAL(arc_lower, t);
}

double strict_asin(double x)
{
    int32_t hx = upper_half(x), ix = hx & 0x7fffffff;
    if (ix >= 0x3ff00000) {
        if (((uint32_t)(ix - 0x3ff00000) | lower_half(x)) == 0)
            return x * half_pi_upper + x * half_pi_lower;
        return NAN;
    }
    if (ix < 0x3e400000)
        return x;
    if (ix < 0x3fe00000)
        return x + x * arc_sine_part(x * x);
    double t = (1.0 - fabs(x)) * 0.5, r = arc_sine_part(t), s = sqrt(t);
    if (ix >= 0x3fef3333) {
        t = half_pi_upper - (2.0 * (s + s * r) - half_pi_lower);
    } else {
        double w = without_lower(s), c = (t - w * w) / (s + w), quarter = 7.85398163397448278999e-01;
        double p = 2.0 * s * r - (half_pi_lower - 2.0 * c), q = quarter - 2.0 * w;
        t = quarter - (p - q);
    }
    return hx > 0 ? t : -t;
}

double strict_acos(double x)
{
    int32_t hx = upper_half(x), ix = hx & 0x7fffffff;
    if (ix >= 0x3ff00000) {
        if (((uint32_t)(ix - 0x3ff00000) | lower_half(x)) == 0)
            return hx > 0 ? 0.0 : pi + 2.0 * half_pi_lower;
        return NAN;
    }
    if (ix <= 0x3c600000)
        return half_pi_upper + half_pi_lower;
    if (ix < 0x3fe00000)
        return half_pi_upper - (x - (half_pi_lower - x * arc_sine_part(x * x)));
    double z = (1.0 - fabs(x)) * 0.5, r = arc_sine_part(z), s = sqrt(z);
    if (hx < 0)
        return pi - 2.0 * (s + (r * s - half_pi_lower));
    double d = without_lower(s), c = (z - d * d) / (s + d);
    return 2.0 * (d + (r * s + c));
}

/* atan of 0.5, 1, 1.5 and infinity, with tails */
static const double arc_of[] = {4.63647609000806093515e-01, 7.85398163397448278999e-01, 9.82793723247329054082e-01,
                                1.57079632679489655800e+00};
static const double arc_tail[] = {2.26987774529616870924e-17, 3.06161699786838301793e-17, 1.39033110312309984516e-17,
                                  6.12323399573676603587e-17};
static const double arc_even[] = {3.33333333333329318027e-01, 1.42857142725034663711e-01, 9.09088713343650656196e-02,
                                  6.66107313738753120669e-02, 4.97687799461593236017e-02, 1.62858201153657823623e-02};
static const double arc_odd[] = {-1.99999999998764832476e-01, -1.11111104054623557880e-01, -7.69187620504482999495e-02,
                                 -5.83357013379057348645e-02, -3.65315727442169155270e-02};

double strict_atan(double x)
{
    int32_t hx = upper_half(x), ix = hx & 0x7fffffff;
    if (isnan(x))
        return NAN;
    if (ix >= 0x44100000)
        return copysign(arc_of[3] + arc_tail[3], x);
    int at = -1;
    if (ix < 0x3e200000)
        return x;
    if (ix >= 0x3fdc0000) {
        double a = fabs(x);
        at = ix < 0x3fe60000 ? 0 : ix < 0x3ff30000 ? 1 : ix < 0x40038000 ? 2 : 3;
        switch (at) {
        case 0: x = (2.0 * a - 1.0) / (2.0 + a); break;
        case 1: x = (a - 1.0) / (a + 1.0); break;
        case 2: x = (a - 1.5) / (1.0 + 1.5 * a); break;
        default: x = -1.0 / a;
        }
    }
    double z = x * x, w = z * z, s1 = z * POLYNOMIAL(arc_even, w), s2 = w * POLYNOMIAL(arc_odd, w);
    if (at < 0)
        return x - x * (s1 + s2);
    z = arc_of[at] - ((x * (s1 + s2) - arc_tail[at]) - x);
    return hx < 0 ? -z : z;
}

/* atan2 where y or x is zero or infinite; other is told by false */
static bool atan2_special(double y, double x, double *result)
{
    if (y == 0)
        *result = signbit(x) ? pi : 0.0;
    else if (x == 0)
        *result = half_pi_upper;
    else if (isinf(x))
        *result = isinf(y) ? (x > 0 ? pi / 4 : 3.0 * (pi / 4)) : x > 0 ? 0.0 : pi;
    else if (isinf(y))
        *result = half_pi_upper;
    else
        return false;
    *result = copysign(*result, y);
    return true;
}

double strict_atan2(double y, double x)
{
    if (isnan(x) || isnan(y))
        return NAN;
    if (x == 1.0)
        return strict_atan(y);
    double z;
    if (atan2_special(y, x, &z))
        return z;
    static const double pi_lower = 1.2246467991473531772e-16;
    int k = ((upper_half(y) & 0x7fffffff) - (upper_half(x) & 0x7fffffff)) >> 20;
    if (k > 60)
        z = half_pi_upper + 0.5 * pi_lower;
    else if (x < 0 && k < -60)
        z = 0.0;
    else
        z = strict_atan(fabs(y / x));
    if (x > 0)
        return copysign(z, y);
    return signbit(y) ? (z - pi_lower) - pi : pi - (z - pi_lower);
}
