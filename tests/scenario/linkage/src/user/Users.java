import java.util.function.Supplier;

class ExtendsFinal extends BecomesFinal { }
class ExtendsInterface extends SuperChanges { }
class ImplementsClass implements InterfaceChanges { }
class ExtendsHidden extends p.NowHidden { }
class ImplementsHidden implements p.NowHiddenFace { }
class FinalAndHidden extends BecomesFinal implements p.NowHiddenFace { }
class GoneAndHidden extends Gone implements p.NowHiddenFace { }
class ExtendsGone extends Gone { }
class OverridesFinal extends FinalMethod { void f(int x) { } }
class LacksMethod extends MethodAdded { }
class LacksInterfaceMethod implements InterfaceGrows { public void a() { } }
class TwoDefaults implements DefaultA, DefaultB { }
class CallsSuper extends FinalMethod { static void h() { FinalMethod.g(); } }
class Sub extends Members { void call() { super.removed(null); } }
class ExtendsLib extends p.Lib {
    ExtendsLib() { super("x"); }
    static int get(p.Lib other) { return other.fieldNowProtected; }
}
class CallsLib extends p.Lib {
    static void touch(p.Lib other) { other.nowProtected(); }
}
class Box { Gone field; Gone method(Gone g) { return g; } }

class Users {
    static Object call(int i) throws Throwable {
        Members m = new Members();
        switch (i) {
            case 0: Members.removedStatic(1, null); return "";
            case 1: m.removed(null); return "";
            case 2: return new Members(1);
            case 3: return Members.removedField;
            case 4: return m.gone;
            case 5: return m.retyped;
            case 6: Members.becomesInstance(); return "";
            case 7: m.becomesStatic(); return "";
            case 8: return Members.fieldBecomesInstance;
            case 9: return m.fieldBecomesStatic;
            case 10: m.becomesFinal = 2; return "";
            case 11: Members.staticBecomesFinal = 2; return "";
            case 12: m.becomesPrivate(); return "";
            case 13: return m.fieldBecomesPrivate;
            case 14: Members.staticBecomesPrivate(1); return "";
            case 15: return m.returns();
            case 16: return new PrivateConstructor();
            case 17: return new BecomesInterface();
            case 18: BecomesInterface.g(); return "";
            case 19: return new BecomesAbstract();
            case 20: BecomesClass.g(); return "";
            case 21: return new ExtendsFinal();
            case 22: return new ExtendsInterface();
            case 23: return new ImplementsClass();
            case 24: return new ExtendsHidden();
            case 25: return new ImplementsHidden();
            case 26: return new ExtendsGone();
            case 27: return new OverridesFinal();
            case 28: return new LacksMethod();
            case 29: return new LacksInterfaceMethod();
            case 30: return new TwoDefaults().f();
            case 31: CallsSuper.h(); return "";
            case 32: new Sub().call(); return "";
            case 33: return Gone.x;
            case 34: return new Gone[1];
            case 35: return (Gone) (Object) m;
            case 36: return (Object) m instanceof Gone;
            case 37: return Gone.class;
            case 38: return new CircleB();
            case 39: return new Permitted();
            case 40: return new PermittedFace();
            case 41: p.NowHidden.f(); return "";
            case 42: return new p.Lib();
            case 43: return p.Lib.staticField;
            case 44: p.Lib.staticMethod(); return "";
            case 45: return new ExtendsLib();
            case 46: CallsLib.touch(null); return "";
            case 47: return ExtendsLib.get(null);
            case 48: return p.Lib.wasStaticPublic;
            case 49: { Runnable r = LambdaTarget::run; r.run(); return ""; }
            case 50: { java.util.function.Consumer<LambdaTarget> c = LambdaTarget::instance; return ""; }
            case 51: { Supplier<Object> s = Gone::new; return ""; }
            case 52: return FailsToStart.x;
            case 53: FailsToStart.f(); return "";
            case 54: return ThrowsLater.x;
            case 55: return ThrowsLater.x;
            case 56: return Box.class.getDeclaredFields();
            case 57: return Box.class.getDeclaredMethods();
            case 58: return new Outer.Inner();
            case 59: { Object o = Gone[][].class; return o; }
            case 60: return new FinalAndHidden();
            case 61: return new GoneAndHidden();
            default: return null;
        }
    }

    static void interfaceOnClass(NoLonger n) {
        n.f();
    }

    static void classOnInterface(BecomesInterface b) {
        b.f();
    }

    static void interfaceIsClass(BecomesClass b) {
        b.f();
    }
}

class Catcher {
    static void catches(Runnable r) {
        try {
            r.run();
        } catch (CatchType t) {
            System.out.println("not here");
        }
    }
}
