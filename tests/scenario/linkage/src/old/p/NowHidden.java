package p;

public class NowHidden {
    public static void f() { }
}
