import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.AdviceAdapter;
import org.objectweb.asm.util.CheckClassAdapter;

/** Calls Trace.enter and Trace.exit in each method of the classes whose names begin with the options. */
public class Tracer implements ClassFileTransformer {
    private final String only;

    Tracer(String only) {
        this.only = only;
    }

    public static void premain(String options, Instrumentation instrumentation) {
        instrumentation.addTransformer(new Tracer(options), true);
        Trace.instrumentation = instrumentation;
    }

    @Override
    public byte[] transform(Module module, ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain,
            byte[] bytes) {
        if (name == null || !name.startsWith(only)) {
            return null;
        }
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected String getCommonSuperClass(String a, String b) {
                return "java/lang/Object"; // loads nothing
            }
        };
        reader.accept(new CheckClassAdapter(new Classes(writer, name), false), ClassReader.EXPAND_FRAMES);
        return writer.toByteArray();
    }

    private static class Classes extends ClassVisitor {
        private final String owner;

        Classes(ClassVisitor next, String owner) {
            super(Opcodes.ASM9, next);
            this.owner = owner;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String desc, String signature, String[] exceptions) {
            MethodVisitor next = super.visitMethod(access, name, desc, signature, exceptions);
            if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
                return next;
            }
            return new Advice(next, access, name, desc, owner.substring(owner.lastIndexOf('$') + 1));
        }
    }

    private static class Advice extends AdviceAdapter {
        private final String shown;

        Advice(MethodVisitor next, int access, String name, String desc, String owner) {
            super(Opcodes.ASM9, next, access, name, desc);
            shown = owner + "." + name;
        }

        private void report(String how) {
            push(shown);
            invokeStatic(Type.getObjectType("Trace"), new org.objectweb.asm.commons.Method(how, "(Ljava/lang/String;)V"));
        }

        @Override
        protected void onMethodEnter() {
            report("enter");
        }

        @Override
        protected void onMethodExit(int opcode) {
            report(opcode == ATHROW ? "thrown" : "exit");
        }
    }
}
