/* libm.h - functions of floating-point numbers that are neither instructions nor part of libc.
 *
 * The C library has them in a library of its own, libm. Loaded with the VM it costs every start 400 KB of memory and
 * its relocation, and most programs never ask it. So it is opened by whoever first does. */
#ifndef VM_LIBM_H
#define VM_LIBM_H

#define LIBM_UNARY(F)                                                                                                  \
    F(acos) F(asin) F(atan) F(cos) F(cosh) F(exp) F(expm1) F(log) F(log10) F(log1p) F(sin) F(sinh) F(tan) F(tanh)
#define LIBM_BINARY(F) F(atan2) F(hypot) F(pow) F(remainder)

/* As <math.h> says of each. */
typedef struct Libm {
#define LIBM_FIELD(name) double (*name)(double);
    LIBM_UNARY(LIBM_FIELD)
#undef LIBM_FIELD
#define LIBM_FIELD(name) double (*name)(double, double);
    LIBM_BINARY(LIBM_FIELD)
#undef LIBM_FIELD
    long double (*cbrtl)(long double);
    double (*fma)(double, double, double);
    float (*fmaf)(float, float, float);
} Libm;

/* Any thread. Never NULL: if the library cannot be had, there is no memory (base.h). */
const Libm *libm(void);

/* What is left of x when y has been taken from it as often as it goes, exactly, with the sign of x: fmod of C, and `%`
 * of Java (JVMS 6.5, drem). For floats, too: the result is a float if x and y are. */
double fp_remainder(double x, double y);

#endif
