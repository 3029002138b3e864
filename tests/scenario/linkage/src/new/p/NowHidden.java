package p;

class NowHidden {
    public static void f() { }
}
