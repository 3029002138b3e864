import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.agent.ByteBuddyAgent;
import net.bytebuddy.agent.builder.AgentBuilder;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.annotation.AnnotationDescription;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import net.bytebuddy.dynamic.loading.ClassReloadingStrategy;
import net.bytebuddy.implementation.FieldAccessor;
import net.bytebuddy.implementation.FixedValue;
import net.bytebuddy.implementation.InvocationHandlerAdapter;
import net.bytebuddy.implementation.MethodCall;
import net.bytebuddy.implementation.MethodDelegation;
import net.bytebuddy.implementation.bind.annotation.AllArguments;
import net.bytebuddy.implementation.bind.annotation.Argument;
import net.bytebuddy.implementation.bind.annotation.Origin;
import net.bytebuddy.implementation.bind.annotation.RuntimeType;
import net.bytebuddy.implementation.bind.annotation.SuperCall;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.matcher.ElementMatchers;

/** Subclasses with interceptors, fields and annotations; redefinition and advice in classes that are there. */
public class ByteBuddyStory {
    @Retention(RetentionPolicy.RUNTIME) public @interface Mark { String value() default "none"; int[] n() default { }; }

    public static class Source {
        public String hello(String name) { return "Hello " + name; }

        public <T extends Comparable<T>> List<T> sorted(List<T> in) { return in.stream().sorted().toList(); }

        public long add(int a, long b) { return a + b; }
    }

    public static class Interceptor {
        @RuntimeType public static Object around(@Origin Method m, @AllArguments Object[] all, @SuperCall Callable<?> zuper) throws Exception {
            System.out.println("> " + m.getName() + Arrays.toString(all));
            return zuper.call();
        }
    }

    public static class Target { public static String answer(@Argument(0) String s) { return s + "?"; } }

    public static class Victim { public String say() { return "old"; } public int twice(int n) { return 2 * n; } }

    public static class Woven {
        public int divide(int a, int b) { return a / b; }
    }

    public static class Timing {
        @Advice.OnMethodEnter static String enter(@Advice.Origin("#m#s") String m, @Advice.Argument(value = 1, readOnly = false) int b) {
            if (b == 7) b = 1;
            return m;
        }

        @Advice.OnMethodExit(onThrowable = Throwable.class)
        static void exit(@Advice.Enter String m, @Advice.Return(readOnly = false) int r, @Advice.Thrown(readOnly = false) Throwable t) {
            System.out.println(m + " " + r + " " + t);
            if (t instanceof ArithmeticException) {
                t = null;
                r = -1;
            }
        }
    }

    static <T> Class<? extends T> load(net.bytebuddy.dynamic.DynamicType.Unloaded<T> u) {
        return u.load(ByteBuddyStory.class.getClassLoader(), ClassLoadingStrategy.Default.WRAPPER).getLoaded();
    }

    public static void main(String[] args) throws Exception {
        Source s = load(new ByteBuddy().subclass(Source.class).method(ElementMatchers.isDeclaredBy(Source.class))
                .intercept(MethodDelegation.to(Interceptor.class)).make()).getConstructor().newInstance();
        System.out.println(s.hello("you") + " " + s.sorted(List.of(3, 1, 2)) + " " + s.add(1, 1L << 40));

        Class<?> made = load(new ByteBuddy().subclass(Object.class).name("made.Up").implement(Comparator.class)
                .annotateType(AnnotationDescription.Builder.ofType(Mark.class).define("value", "made").defineArray("n", 1, 2).build())
                .defineField("name", String.class, Modifier.PRIVATE).defineProperty("size", int.class)
                .defineMethod("getName", String.class, Modifier.PUBLIC).intercept(FieldAccessor.ofField("name"))
                .defineMethod("setName", void.class, Modifier.PUBLIC).withParameters(String.class).intercept(FieldAccessor.ofField("name"))
                .method(ElementMatchers.named("compare")).intercept(FixedValue.value(7))
                .method(ElementMatchers.named("toString")).intercept(MethodCall.invokeSuper().andThen(FixedValue.value("made up")))
                .method(ElementMatchers.named("hashCode")).intercept(InvocationHandlerAdapter.of((proxy, m, a) -> 99)).make());
        Object o = made.getConstructor().newInstance();
        made.getMethod("setName", String.class).invoke(o, "Up");
        made.getMethod("setSize", int.class).invoke(o, 4);
        System.out.println(o + " " + made.getMethod("getName").invoke(o) + made.getMethod("getSize").invoke(o) + o.hashCode() + ((Comparator<?>) o).compare(null, null));
        System.out.println(Arrays.toString(made.getAnnotations()) + made.getName() + " " + made.getAnnotation(Mark.class).n().length);
        TypeDescription.Generic list = new TypeDescription.ForLoadedType(Source.class).getDeclaredMethods().filter(ElementMatchers.named("sorted")).getOnly().getReturnType();
        System.out.println(list + " " + list.getTypeArguments().getOnly().getUpperBounds() + " " + ElementMatchers.isGetter().or(ElementMatchers.takesArguments(2)));
        System.out.println(load(new ByteBuddy().rebase(Target.class).name("Rebased").method(ElementMatchers.named("answer")).intercept(FixedValue.value("re")).make())
                .getMethod("answer", String.class).invoke(null, "x"));
        System.out.println(load(new ByteBuddy().makeEnumeration("A", "B").make()).getEnumConstants().length);

        ByteBuddyAgent.install();
        ClassReloadingStrategy reload = ClassReloadingStrategy.fromInstalledAgent();
        Victim v = new Victim();
        new ByteBuddy().redefine(Victim.class).method(ElementMatchers.named("say")).intercept(FixedValue.value("new")).make()
                .load(Victim.class.getClassLoader(), reload);
        System.out.println(v.say() + v.twice(4));
        reload.reset(Victim.class);
        System.out.println(v.say());
        new AgentBuilder.Default().disableClassFormatChanges().with(AgentBuilder.RedefinitionStrategy.RETRANSFORMATION).type(ElementMatchers.nameEndsWith("Woven"))
                .transform((b, type, loader, module, domain) -> b.visit(Advice.to(Timing.class).on(ElementMatchers.named("divide")))).installOnByteBuddyAgent();
        Woven w = new Woven();
        System.out.println(w.divide(6, 3) + " " + w.divide(6, 7) + " " + w.divide(1, 0) + " " + Map.of());
        for (Runnable r : new Runnable[] { () -> new ByteBuddy().subclass(String.class).make(), () -> new ByteBuddy().subclass(Object.class).defineField("a b", int.class).make() }) {
            try {
                r.run();
            } catch (IllegalArgumentException | IllegalStateException e) {
                System.out.println(e.getMessage().replaceAll("ByteBuddy\\$\\w+", "ByteBuddy"));
            }
        }
    }
}
