package p;

public class Lib {
    public static class Nested { }
    public int field = 1;
    public static int staticField = 2;
    public void method() { }
    public static void staticMethod() { }
    public Lib() { }
    public Lib(String s) { }
    public int wasPublic;
    public void nowProtected() { }
    public int fieldNowProtected;
    public static int wasStaticPublic;
}
