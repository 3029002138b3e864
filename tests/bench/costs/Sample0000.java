// SPDX-License-Identifier: MIT
/** A class as many are: Classes.java makes others of its bytes, which differ in the number of the name. */
class Sample0000 {
    private int a, b, c, d, e, f;
    private long g, h;
    private Object i, j, k;
    private static int made;

    Sample0000(int a, Object i) {
        this.a = a;
        this.i = i;
        made++;
    }

    int a() {
        return a;
    }

    void a(int value) {
        if (value != a) {
            a = value;
        }
    }

    int b() {
        return b;
    }

    void b(int value) {
        if (value != b) {
            b = value;
        }
    }

    int c() {
        return c;
    }

    void c(int value) {
        if (value != c) {
            c = value;
        }
    }

    int d() {
        return d;
    }

    void d(int value) {
        if (value != d) {
            d = value;
        }
    }

    int e() {
        return e;
    }

    void e(int value) {
        if (value != e) {
            e = value;
        }
    }

    int f() {
        return f;
    }

    void f(int value) {
        if (value != f) {
            f = value;
        }
    }

    long g() {
        return g;
    }

    void g(long value) {
        if (value != g) {
            g = value;
        }
    }

    long h() {
        return h;
    }

    void h(long value) {
        if (value != h) {
            h = value;
        }
    }

    Object i() {
        return i;
    }

    void i(Object value) {
        if (value != i) {
            i = value;
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("sample");
        for (int x = 0; x < 3; x++) {
            text.append(' ').append(x == 0 ? a : x == 1 ? b : c);
        }
        return text.append(j).append(k).append(made).toString();
    }
}
