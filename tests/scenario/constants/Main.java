import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.concurrent.TimeUnit;

/** Describes constants and resolves the descriptions. */
public class Main {
    static final MethodHandles.Lookup L = MethodHandles.lookup();

    static int field = 5;

    static int twice(int n) {
        return 2 * n;
    }

    interface Act {
        Object run() throws Throwable;
    }

    static void say(String what, Act act) {
        try {
            System.out.println(what + ": " + act.run());
        } catch (Throwable t) {
            System.out.println(what + " throws " + t.getClass().getName());
        }
    }

    static void show(ClassDesc c) {
        System.out.println(c + " " + c.descriptorString() + " " + c.displayName() + " [" + c.packageName() + "] " + c.isArray()
                + c.isPrimitive() + c.isClassOrInterface() + " " + c.componentType());
    }

    public static void main(String[] args) throws Throwable {
        show(ClassDesc.of("java.lang.String"));
        show(ClassDesc.of("java.util", "Map").nested("Entry"));
        show(ClassDesc.ofDescriptor("[[I"));
        show(ConstantDescs.CD_int);
        show(ConstantDescs.CD_String.arrayType(2));
        say("resolved", () -> ConstantDescs.CD_String.arrayType().resolveConstantDesc(L));
        say("described", () -> int[].class.describeConstable().get() + " " + Main.class.describeConstable().get());
        say("bad name", () -> ClassDesc.of("a/b"));
        say("bad descriptor", () -> ClassDesc.ofDescriptor("Ljava.lang.String;"));
        say("no such class", () -> ClassDesc.of("No").resolveConstantDesc(L));
        MethodTypeDesc t = MethodTypeDesc.ofDescriptor("(ILjava/lang/String;[J)V");
        System.out.println(t + " " + t.parameterCount() + " " + t.parameterType(1) + " " + t.returnType() + " " + t.descriptorString());
        System.out.println(t.dropParameterTypes(0, 1).changeReturnType(ConstantDescs.CD_char).insertParameterTypes(1, ConstantDescs.CD_Object)
                .displayDescriptor());
        say("resolved type", () -> t.resolveConstantDesc(L));
        say("described type", () -> MethodType.methodType(void.class, int.class).describeConstable().get());
        say("bad type", () -> MethodTypeDesc.ofDescriptor("(V)V"));
        DirectMethodHandleDesc twice = MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.STATIC, ClassDesc.of("Main"), "twice",
                MethodTypeDesc.ofDescriptor("(I)I"));
        System.out.println(twice + " " + twice.invocationType() + " " + twice.refKind() + " " + twice.isOwnerInterface());
        say("called", () -> (int) ((MethodHandle) twice.resolveConstantDesc(L)).invokeExact(21));
        say("as type", () -> (long) ((MethodHandle) twice.asType(MethodTypeDesc.ofDescriptor("(I)J")).resolveConstantDesc(L))
                .invokeExact(21));
        DirectMethodHandleDesc getter = MethodHandleDesc.ofField(DirectMethodHandleDesc.Kind.STATIC_GETTER, ClassDesc.of("Main"), "field",
                ConstantDescs.CD_int);
        System.out.println(getter + " " + getter.invocationType());
        say("got", () -> (int) ((MethodHandle) getter.resolveConstantDesc(L)).invokeExact());
        System.out.println(MethodHandleDesc.ofConstructor(ConstantDescs.CD_String, ConstantDescs.CD_char.arrayType()).invocationType());
        Enum.EnumDesc<TimeUnit> unit = TimeUnit.DAYS.describeConstable().get();
        System.out.println(unit + " " + unit.constantName() + " " + unit.constantType());
        say("constant", () -> unit.resolveConstantDesc(L));
        say("null", () -> ConstantDescs.NULL.resolveConstantDesc(L));
        say("true", () -> ConstantDescs.TRUE.resolveConstantDesc(L));
        System.out.println(ConstantDescs.TRUE);
        DynamicConstantDesc<?> d = DynamicConstantDesc.ofNamed(ConstantDescs.BSM_INVOKE, "_", ConstantDescs.CD_int, twice, 4);
        System.out.println(d + " " + d.bootstrapArgsList().size());
        say("invoked", () -> d.resolveConstantDesc(L));
        VarHandle.VarHandleDesc v = VarHandle.VarHandleDesc.ofStaticField(ClassDesc.of("Main"), "field", ConstantDescs.CD_int);
        System.out.println(v + " " + v.varType());
        say("variable", () -> (int) ((VarHandle) v.resolveConstantDesc(L)).get());
        ConstantDesc[] selves = {"text", 1, 2L, 3f, 4.0};
        for (ConstantDesc c : selves) {
            System.out.println(c.resolveConstantDesc(L));
        }
        System.out.println(ClassDesc.of("A").equals(ClassDesc.ofDescriptor("LA;")) + " " + twice.equals(getter));
    }
}
