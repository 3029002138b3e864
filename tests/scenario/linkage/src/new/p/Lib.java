package p;

public class Lib {
    int field = 1;
    private static int staticField = 2;
    void method() { }
    private static void staticMethod() { }
    protected Lib() { }
    Lib(String s) { }
    protected void nowProtected() { }
    protected int fieldNowProtected;
    protected static int wasStaticPublic;
}
