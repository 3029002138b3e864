package java.security;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;

/** A class loader that defines classes by code source. */
public class SecureClassLoader extends ClassLoader {
    static {
        ClassLoader.registerAsParallelCapable();
    }

    private final Map<CodeSource, ProtectionDomain> domains = new HashMap<>();

    protected SecureClassLoader(ClassLoader parent) {
        super(parent);
    }

    protected SecureClassLoader() {
    }

    protected SecureClassLoader(String name, ClassLoader parent) {
        super(name, parent);
    }

    protected final Class<?> defineClass(String name, byte[] b, int off, int len, CodeSource cs) {
        return defineClass(name, b, off, len, domainOf(cs));
    }

    protected final Class<?> defineClass(String name, ByteBuffer b, CodeSource cs) {
        return defineClass(name, b, domainOf(cs));
    }

    protected PermissionCollection getPermissions(CodeSource codesource) {
        return new Permissions();
    }

    private ProtectionDomain domainOf(CodeSource cs) {
        if (cs == null) {
            return null;
        }
        synchronized (domains) {
            ProtectionDomain pd = domains.get(cs);
            if (pd == null) {
                pd = new ProtectionDomain(cs, getPermissions(cs), this, null);
                domains.put(cs, pd);
            }
            return pd;
        }
    }
}
