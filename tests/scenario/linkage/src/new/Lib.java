class Members {
    int retypedElsewhere;
    String retyped = "";
    void becomesInstance() { }
    static void becomesStatic() { }
    int fieldBecomesInstance = 1;
    static int fieldBecomesStatic = 1;
    final int becomesFinal = 1;
    static final int staticBecomesFinal = Integer.parseInt("1");
    private void becomesPrivate() { }
    private int fieldBecomesPrivate = 3;
    private static void staticBecomesPrivate(long x) { }
    long returns() { return 1; }
}

class PrivateConstructor {
    private PrivateConstructor() { }
}

interface BecomesInterface {
    void f();
    static void g() { }
}

abstract class BecomesAbstract {
}

class BecomesClass {
    void f() { }
    static void g() { }
}

final class BecomesFinal {
}

class FinalMethod {
    final void f(int x) { }
}

interface SuperChanges {
}

class InterfaceChanges {
}

abstract class MethodAdded {
    abstract int added(String s);
    int call() { return added(""); }
}

interface InterfaceGrows {
    void a();
    void b(int x);
    static void call(InterfaceGrows g) { g.b(1); }
}

interface DefaultA {
    default String f() { return "A"; }
}

interface DefaultB {
    default String f() { return "B"; }
}

interface NoLonger {
    void f();
}

class NoLongerImplements {
    public void f() { }
}

class CircleA extends CircleB {
}

class CircleB {
}

sealed class Sealed permits OnlyThis {
}

final class OnlyThis extends Sealed {
}

sealed interface SealedFace permits OnlyThisFace {
}

final class OnlyThisFace implements SealedFace {
}

class Outer {
}

class LambdaTarget {
    static void running() { }
    static void instance() { }
}

class FailsToStart {
    static int x = Integer.parseInt("one");
    static void f() { }
}

class ThrowsLater {
    static int x = 1 / ThrowsLater.zero();
    static int zero() { return 0; }
}
