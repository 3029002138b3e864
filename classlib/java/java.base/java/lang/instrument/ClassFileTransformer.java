package java.lang.instrument;

import java.security.ProtectionDomain;

/** Changes classes as they are defined, redefined or retransformed. */
public interface ClassFileTransformer {
    /** The new bytes, or null to leave the class as it is. */
    default byte[] transform(ClassLoader loader, String className, Class<?> classBeingRedefined,
            ProtectionDomain protectionDomain, byte[] classfileBuffer) throws IllegalClassFormatException {
        return null;
    }

    default byte[] transform(Module module, ClassLoader loader, String className, Class<?> classBeingRedefined,
            ProtectionDomain protectionDomain, byte[] classfileBuffer) throws IllegalClassFormatException {
        return transform(loader, className, classBeingRedefined, protectionDomain, classfileBuffer);
    }
}
