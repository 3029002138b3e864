class Gone {
    static int x = 1;
    static void f() { }
}

class Members {
    static void removedStatic(int a, String[] b) { }
    void removed(Object o) { }
    Members() { }
    Members(int x) { }
    static int removedField = 1;
    int gone = 2;
    int retyped = 3;
    static void becomesInstance() { }
    void becomesStatic() { }
    static int fieldBecomesInstance = 1;
    int fieldBecomesStatic = 1;
    int becomesFinal = 1;
    static int staticBecomesFinal = 1;
    void becomesPrivate() { }
    int fieldBecomesPrivate = 3;
    static void staticBecomesPrivate(long x) { }
    int returns() { return 1; }
}

class PrivateConstructor {
    PrivateConstructor() { }
}

class BecomesInterface {
    void f() { }
    static void g() { }
}

class BecomesAbstract {
}

interface BecomesClass {
    void f();
    static void g() { }
}

class BecomesFinal {
}

class FinalMethod {
    void f(int x) { }
    static void g() { }
}

class SuperChanges {
}

interface InterfaceChanges {
}

abstract class MethodAdded {
}

interface InterfaceGrows {
    void a();
}

interface DefaultA {
    default String f() { return "A"; }
}

interface DefaultB {
}

interface NoLonger {
    void f();
}

class NoLongerImplements implements NoLonger {
    public void f() { }
}

class NotPublicAnyMore implements NoLonger {
    public void f() { }
}

class CircleA {
}

class CircleB extends CircleA {
}

sealed class Sealed permits Permitted {
}

final class Permitted extends Sealed {
}

sealed interface SealedFace permits PermittedFace {
}

final class PermittedFace implements SealedFace {
}

class Outer {
    static class Inner {
        private static int secret = 1;
        private void hidden() { }
    }
}

class LambdaTarget {
    static void run() { }
    void instance() { }
}

class CatchType extends RuntimeException {
}

class FailsToStart {
    static int x = Integer.parseInt("1");
    static void f() { }
}

class ElementType {
}

class ThrowsLater {
    static int zero = 0;
    static int x = 1;
}
