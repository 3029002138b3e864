package jdk.internal.launcher;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * An INameEnvironment of the Eclipse compiler: which types and packages there are. Types are class files that a loader
 * finds; packages those of the modules, and folders of the class path.
 */
final class TypeNames implements InvocationHandler {
    private final SourceCompiler compiler;
    private final Map<String, Object> found = new HashMap<>(); // an answer of the compiler's type, or MISSING
    private ClassLoader loader;
    private Set<String> packages; // of modules and jars, with all outer ones; null: not asked yet
    private final List<File> folders = new ArrayList<>(); // of the class path

    private static final Object MISSING = new Object();

    TypeNames(SourceCompiler compiler) {
        this.compiler = compiler;
    }

    void lookIn(ClassLoader loader) {
        this.loader = loader;
    }

    /** The parts of a name. */
    static String joined(char[][] parts, char between) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; parts != null && i < parts.length; i++) {
            if (i > 0) {
                sb.append(between);
            }
            sb.append(parts[i]);
        }
        return sb.toString();
    }

    private static String joined(char[][] parts, char[] last, char between) {
        String before = joined(parts, between);
        return before.isEmpty() ? new String(last) : before + between + new String(last);
    }

    @Override
    public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
        switch (m.getName()) {
        case "findType":
            return findType(args.length == 1 ? joined((char[][]) args[0], '/')
                    : joined((char[][]) args[1], (char[]) args[0], '/'));
        case "isPackage":
            return isPackage(joined((char[][]) args[0], (char[]) args[1], '.'));
        case "hashCode":
            return System.identityHashCode(proxy);
        case "equals":
            return proxy == args[0];
        default:
            return m.isDefault() ? InvocationHandler.invokeDefault(proxy, m, args) : null;
        }
    }

    private Object findType(String name) throws ReflectiveOperationException {
        Object answer = found.get(name);
        if (answer == null) {
            answer = answer(name + ".class");
            found.put(name, answer);
        }
        return answer == MISSING ? null : answer;
    }

    private Object answer(String resource) throws ReflectiveOperationException {
        try (InputStream in = loader.getResourceAsStream(resource)) {
            if (in == null) {
                return MISSING;
            }
            Object reader = compiler.make("classfmt.ClassFileReader", byte[].class, in.readAllBytes(), char[].class,
                    resource.toCharArray());
            return compiler.make("env.NameEnvironmentAnswer", "env.IBinaryType", reader, "env.AccessRestriction",
                    null);
        } catch (IOException e) {
            return MISSING;
        }
    }

    private boolean isPackage(String name) {
        if (packages == null) {
            packages = new HashSet<>();
            for (Module m : ModuleLayer.boot().modules()) {
                for (String p : m.getPackages()) {
                    addPackage(p);
                }
            }
            for (String part : System.getProperty("java.class.path", "").split(File.pathSeparator)) {
                addPart(new File(part.isEmpty() ? "." : part));
            }
        }
        return packages.contains(name) || isFolder(name.replace('.', '/'));
    }

    private boolean isFolder(String path) {
        for (File f : folders) {
            if (new File(f, path).isDirectory()) {
                return true;
            }
        }
        return false;
    }

    private void addPackage(String name) {
        for (String p = name; packages.add(p) && p.indexOf('.') > 0;) {
            p = p.substring(0, p.lastIndexOf('.'));
        }
    }

    /** A directory or jar of the class path. */
    private void addPart(File part) {
        if (part.isDirectory()) {
            folders.add(part);
            return;
        }
        try (JarFile jar = new JarFile(part)) {
            for (Enumeration<JarEntry> all = jar.entries(); all.hasMoreElements();) {
                String name = all.nextElement().getName();
                int slash = name.lastIndexOf('/');
                if (slash > 0 && name.endsWith(".class")) {
                    addPackage(name.substring(0, slash).replace('/', '.'));
                }
            }
        } catch (IOException e) {
            return; // no part of the path
        }
    }
}
