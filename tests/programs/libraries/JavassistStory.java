import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.Arrays;
import javassist.CannotCompileException;
import javassist.ClassPool;
import javassist.CtClass;
import javassist.CtConstructor;
import javassist.CtField;
import javassist.CtMethod;
import javassist.CtNewMethod;
import javassist.Loader;
import javassist.Modifier;
import javassist.NotFoundException;
import javassist.bytecode.AnnotationsAttribute;
import javassist.bytecode.CodeIterator;
import javassist.bytecode.Mnemonic;
import javassist.bytecode.annotation.Annotation;
import javassist.expr.ExprEditor;
import javassist.expr.FieldAccess;
import javassist.expr.MethodCall;
import javassist.util.proxy.MethodHandler;
import javassist.util.proxy.ProxyFactory;

/** Classes are edited before they are loaded, made from nothing out of source text, and stood in for by proxies. */
public class JavassistStory {
    public static class Account {
        private int balance = 10;

        public int deposit(int n) {
            balance += n;
            return audit(balance);
        }

        static int audit(int n) { return n; }

        public String owner(String... names) throws Exception {
            if (names.length == 0) throw new Exception("nobody");
            return String.join("+", names);
        }
    }

    public interface Shape { double area(double scale); }

    public static class Greeter {
        public String greet(String whom) { return "hello " + whom; }

        protected int count(long a, double b) { return (int) (a + b); }
    }

    static void edit(ClassPool pool) throws Exception {
        CtClass c = pool.get("JavassistStory$Account");
        CtMethod deposit = c.getDeclaredMethod("deposit");
        deposit.insertBefore("{ if ($1 < 0) throw new IllegalArgumentException(\"negative: \" + $1); }");
        deposit.insertAfter("{ System.out.println(\"deposit(\" + java.util.Arrays.toString($args) + \") = \" + $_); }");
        deposit.instrument(new ExprEditor() {
            @Override public void edit(MethodCall m) throws CannotCompileException {
                if (m.getMethodName().equals("audit")) m.replace("{ $_ = $proceed($$) * 2; }");
            }

            @Override public void edit(FieldAccess f) throws CannotCompileException {
                System.out.println(f.getFieldName() + (f.isWriter() ? " written" : " read"));
            }
        });
        c.getDeclaredMethod("owner").addCatch("{ return \"caught \" + $e.getMessage(); }", pool.get("java.lang.Exception"));
        c.addField(new CtField(CtClass.longType, "serial", c), CtField.Initializer.constant(42L));
        c.addMethod(CtNewMethod.getter("getSerial", c.getField("serial")));
        Loader loader = new Loader(JavassistStory.class.getClassLoader(), pool);
        Class<?> k = loader.loadClass(c.getName());
        Object account = k.getConstructor().newInstance();
        System.out.println(k.getMethod("deposit", int.class).invoke(account, 5) + " " + k.getMethod("getSerial").invoke(account));
        System.out.println(k.getMethod("owner", String[].class).invoke(account, (Object) new String[0]) + " " + (k != Account.class));
        try {
            k.getMethod("deposit", int.class).invoke(account, -1);
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        ClassPool pool = new ClassPool(true);
        edit(pool);
        CtClass circle = pool.makeClass("Circle");
        circle.addInterface(pool.get("JavassistStory$Shape"));
        circle.addField(CtField.make("private final double r;", circle));
        circle.addConstructor(new CtConstructor(new CtClass[] { CtClass.doubleType }, circle));
        circle.getConstructors()[0].setBody("{ this.r = $1; }");
        circle.addMethod(CtMethod.make("public double area(double s) { double sum = 0; for (int i = 0; i < 3; i++) { sum += r * r * s; } return sum; }", circle));
        AnnotationsAttribute marks = new AnnotationsAttribute(circle.getClassFile().getConstPool(), AnnotationsAttribute.visibleTag);
        marks.addAnnotation(new Annotation("java.lang.Deprecated", circle.getClassFile().getConstPool()));
        circle.getClassFile().addAttribute(marks);
        CodeIterator code = circle.getDeclaredMethod("area").getMethodInfo().getCodeAttribute().iterator();
        while (code.hasNext()) System.out.print(Mnemonic.OPCODE[code.byteAt(code.next())] + " ");
        System.out.println();
        Class<?> k = circle.toClass(MethodHandles.lookup());
        System.out.println(((Shape) k.getConstructor(double.class).newInstance(2)).area(0.5) + " " + Arrays.toString(k.getAnnotations()));
        System.out.println(Modifier.toString(circle.getDeclaredField("r").getModifiers()) + " " + circle.isFrozen() + " " + circle.getClassFile2().getMajorVersion());

        ProxyFactory f = new ProxyFactory();
        f.setSuperclass(Greeter.class);
        f.setFilter(m -> !m.getName().equals("finalize"));
        Greeter g = (Greeter) f.create(new Class<?>[0], new Object[0], new MethodHandler() {
            @Override public Object invoke(Object self, Method m, Method proceed, Object[] a) throws Throwable {
                return m.getName().equals("greet") ? "<" + proceed.invoke(self, a) + ">" : proceed.invoke(self, a);
            }
        });
        System.out.println(g.greet("you") + " " + g.count(1L << 33, 0.5) + " " + ProxyFactory.isProxyClass(g.getClass()));
        for (String source : new String[] { "int f() { return x; }", "int f( {", "void f() { new NoSuch(); }" }) {
            try {
                CtMethod.make(source, pool.makeClass("Bad"));
            } catch (CannotCompileException e) {
                System.out.println(e.getReason());
            }
        }
        try {
            pool.get("no.Such");
        } catch (NotFoundException e) {
            System.out.println(e.getMessage());
        }
    }
}
