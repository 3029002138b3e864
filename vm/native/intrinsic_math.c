/* intrinsic_math.c - java.lang.Math over the C library, StrictMath, and the raw bits of floating-point numbers.
 *
 * Math allows one or two units in the last place and asks for semi-monotonic results; the C library's functions keep
 * within that. Special cases where Java's words differ from C's are made here (pow of 1 and NaN). StrictMath has
 * functions of its own (strict_math.h). No state, no lock.
 */
#include "vm/base/libm.h"
#include "vm/native/intrinsic.h"
#include "vm/native/strict_math.h"

#include <math.h>

#define UNARY(fn)                                                                                                      \
    static void math_##fn(UNUSED Thread *t, Slot *args)                                                                \
    {                                                                                                                  \
        args[0].d = fn(args[0].d);                                                                                     \
    }
#define BINARY(fn)                                                                                                     \
    static void math_##fn(UNUSED Thread *t, Slot *args)                                                                \
    {                                                                                                                  \
        args[0].d = fn(args[0].d, args[2].d);                                                                          \
    }
#define LIBM_1(fn)                                                                                                     \
    static void math_##fn(UNUSED Thread *t, Slot *args)                                                                \
    {                                                                                                                  \
        args[0].d = libm()->fn(args[0].d);                                                                             \
    }
#define LIBM_2(fn)                                                                                                     \
    static void math_##fn(UNUSED Thread *t, Slot *args)                                                                \
    {                                                                                                                  \
        args[0].d = libm()->fn(args[0].d, args[2].d);                                                                  \
    }
/* clang-format off */
LIBM_UNARY(LIBM_1)
LIBM_2(atan2)
LIBM_2(hypot)
LIBM_2(remainder)
UNARY(sqrt)
UNARY(ceil)
UNARY(floor)
UNARY(rint)
UNARY(strict_sin)
UNARY(strict_cos)
UNARY(strict_tan)
UNARY(strict_asin)
UNARY(strict_acos)
UNARY(strict_atan)
UNARY(strict_exp)
UNARY(strict_log)
UNARY(strict_log10)
UNARY(strict_sinh)
UNARY(strict_cosh)
UNARY(strict_tanh)
UNARY(strict_expm1)
UNARY(strict_log1p)
UNARY(strict_cbrt)
BINARY(strict_atan2)
BINARY(strict_hypot)
BINARY(strict_pow)
/* clang-format on */

static void math_cbrt(UNUSED Thread *t, Slot *args)
{
    args[0].d = (double)libm()->cbrtl((long double)args[0].d); /* cbrt is off by one unit for cubes of whole numbers */
}

/* C says pow(1, NaN) = 1 and pow(-1, infinity) = 1; Java says NaN. */
static void math_pow(UNUSED Thread *t, Slot *args)
{
    double x = args[0].d, y = args[2].d;
    bool nan_in_java = (isnan(y) && x == 1.0) || (isinf(y) && fabs(x) == 1.0);
    args[0].d = nan_in_java ? NAN : libm()->pow(x, y);
}

static void math_scalb(UNUSED Thread *t, Slot *args)
{
    args[0].d = scalbn(args[0].d, args[2].i);
}

static void math_fma_d(UNUSED Thread *t, Slot *args)
{
    args[0].d = libm()->fma(args[0].d, args[2].d, args[4].d);
}

static void math_fma_f(UNUSED Thread *t, Slot *args)
{
    args[0].f = libm()->fmaf(args[0].f, args[1].f, args[2].f);
}

/* A Slot keeps the bits of what was stored last: reading it by another name is the conversion. */
static void bits_same(UNUSED Thread *t, UNUSED Slot *args)
{
}

#define COUNTER(name, expr)                                                                                            \
    static void name(UNUSED Thread *t, Slot *args)                                                                     \
    {                                                                                                                  \
        args[0].i = (expr);                                                                                            \
    }
COUNTER(int_bits, __builtin_popcount((u4)args[0].i))
COUNTER(int_leading, args[0].i ? __builtin_clz((u4)args[0].i) : 32)
COUNTER(int_trailing, args[0].i ? __builtin_ctz((u4)args[0].i) : 32)
COUNTER(long_bits, __builtin_popcountll((u8)args[0].l))
COUNTER(long_leading, args[0].l ? __builtin_clzll((u8)args[0].l) : 64)
COUNTER(long_trailing, args[0].l ? __builtin_ctzll((u8)args[0].l) : 64)

static const Intrinsic math_rows[] = {
    {"sin", "(D)D", math_sin},      {"cos", "(D)D", math_cos},
    {"tan", "(D)D", math_tan},      {"asin", "(D)D", math_asin},
    {"acos", "(D)D", math_acos},    {"atan", "(D)D", math_atan},
    {"exp", "(D)D", math_exp},      {"log", "(D)D", math_log},
    {"log10", "(D)D", math_log10},  {"sqrt", "(D)D", math_sqrt},
    {"cbrt", "(D)D", math_cbrt},    {"ceil", "(D)D", math_ceil},
    {"floor", "(D)D", math_floor},  {"rint", "(D)D", math_rint},
    {"sinh", "(D)D", math_sinh},    {"cosh", "(D)D", math_cosh},
    {"tanh", "(D)D", math_tanh},    {"expm1", "(D)D", math_expm1},
    {"log1p", "(D)D", math_log1p},  {"atan2", "(DD)D", math_atan2},
    {"hypot", "(DD)D", math_hypot}, {"IEEEremainder", "(DD)D", math_remainder},
    {"pow", "(DD)D", math_pow},     {"scalb", "(DI)D", math_scalb},
    {"fma", "(DDD)D", math_fma_d},  {"fma", "(FFF)F", math_fma_f},
};
static const Intrinsic strict_rows[] = {
    {"sin", "(D)D", math_strict_sin},      {"cos", "(D)D", math_strict_cos},      {"tan", "(D)D", math_strict_tan},
    {"asin", "(D)D", math_strict_asin},    {"acos", "(D)D", math_strict_acos},    {"atan", "(D)D", math_strict_atan},
    {"exp", "(D)D", math_strict_exp},      {"log", "(D)D", math_strict_log},      {"log10", "(D)D", math_strict_log10},
    {"cbrt", "(D)D", math_strict_cbrt},    {"sinh", "(D)D", math_strict_sinh},    {"cosh", "(D)D", math_strict_cosh},
    {"tanh", "(D)D", math_strict_tanh},    {"expm1", "(D)D", math_strict_expm1},  {"log1p", "(D)D", math_strict_log1p},
    {"atan2", "(DD)D", math_strict_atan2}, {"hypot", "(DD)D", math_strict_hypot}, {"pow", "(DD)D", math_strict_pow},
};
static const Intrinsic float_rows[] = {{"floatToRawIntBits", "(F)I", bits_same}, {"intBitsToFloat", "(I)F", bits_same}};
static const Intrinsic double_rows[] = {{"doubleToRawLongBits", "(D)J", bits_same},
                                        {"longBitsToDouble", "(J)D", bits_same}};
static const Intrinsic int_rows[] = {{"bitCount", "(I)I", int_bits},
                                     {"numberOfLeadingZeros", "(I)I", int_leading},
                                     {"numberOfTrailingZeros", "(I)I", int_trailing}};
static const Intrinsic long_rows[] = {{"bitCount", "(J)I", long_bits},
                                      {"numberOfLeadingZeros", "(J)I", long_leading},
                                      {"numberOfTrailingZeros", "(J)I", long_trailing}};

const IntrinsicGroup intrinsics_math[] = {
    INTRINSIC_GROUP("java/lang/Math", math_rows),
    INTRINSIC_GROUP("java/lang/StrictMath", strict_rows),
    INTRINSIC_GROUP("java/lang/Float", float_rows),
    INTRINSIC_GROUP("java/lang/Double", double_rows),
    INTRINSIC_GROUP("java/lang/Integer", int_rows),
    INTRINSIC_GROUP("java/lang/Long", long_rows),
    {NULL, 0, NULL, 0},
};
