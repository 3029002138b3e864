package jdk.internal.launcher;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Compiles one source text with an Eclipse compiler that some loader has. It is asked by its class Compiler, which
 * takes text and names from whoever implements its interfaces, and hands class files over; all of it by reflection,
 * because its classes are not there when this library is built. Errors are printed as javac's are; warnings are not.
 */
final class SourceCompiler implements InvocationHandler {
    private static final String PREFIX = "org.eclipse.jdt.internal.compiler.";
    private static final String OPTION = "org.eclipse.jdt.core.compiler.";
    private static final int OLDEST = 8;
    private static final int PUBLIC = 1;

    private final ClassLoader loader;
    private final String fileName;
    private final String text;
    private final Map<String, byte[]> classes = new LinkedHashMap<>();
    private final TypeNames names = new TypeNames(this);
    private char[] mainType = {};
    private String failure;

    /** loader has the compiler; text is that of the file. */
    SourceCompiler(ClassLoader loader, String fileName, String text) {
        this.loader = loader;
        this.fileName = fileName;
        this.text = text;
    }

    static boolean isIn(ClassLoader loader) {
        try {
            Class.forName(PREFIX + "Compiler", false, loader);
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    /** What was compiled: class files by binary name. */
    Map<String, byte[]> classes() {
        return classes;
    }

    /**
     * Compiles against the classes that a loader finds; release is that of --source, or null. Answers the binary name
     * of the first class of the source.
     */
    String compile(String release, ClassLoader classPath) throws SourceLauncher.Failure {
        names.lookIn(classPath);
        try {
            Object compiler = compiler(level(release));
            Object unit = proxy("env.ICompilationUnit", this);
            String first = firstClass(compiler, unit);
            Object units = Array.newInstance(type("env.ICompilationUnit"), 1);
            Array.set(units, 0, unit);
            call(compiler, "compile", new Class<?>[] {units.getClass()}, units);
            if (failure != null || first == null) {
                throw new SourceLauncher.Failure(failure != null ? failure : "error: no class declared in source file");
            }
            return first;
        } catch (ReflectiveOperationException e) {
            throw new SourceLauncher.Failure("error: this Eclipse compiler is not understood: " + e);
        }
    }

    // Asking the compiler

    private Class<?> type(String name) throws ClassNotFoundException {
        return Class.forName(PREFIX + name, true, loader);
    }

    /** An object of the compiler's: args holds a type and a value in turn. */
    Object make(String name, Object... args) throws ReflectiveOperationException {
        Class<?>[] types = new Class<?>[args.length / 2];
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = args[2 * i] instanceof Class<?> ? (Class<?>) args[2 * i] : type((String) args[2 * i]);
            values[i] = args[2 * i + 1];
        }
        Constructor<?> c = type(name).getConstructor(types);
        try {
            return c.newInstance(values);
        } catch (InvocationTargetException e) {
            throw outOf(e);
        }
    }

    private static Object call(Object o, String method, Class<?>[] types, Object... args)
            throws ReflectiveOperationException {
        return invoke(o.getClass().getMethod(method, types), o, args);
    }

    private static Object call(Object o, String method) throws ReflectiveOperationException {
        return call(o, method, new Class<?>[0]);
    }

    private static Object invoke(Method m, Object o, Object... args) throws ReflectiveOperationException {
        try {
            return m.invoke(o, args);
        } catch (InvocationTargetException e) {
            throw outOf(e);
        }
    }

    /** What the compiler threw, itself if it is unchecked. */
    private static InvocationTargetException outOf(InvocationTargetException e) {
        if (e.getCause() instanceof RuntimeException) {
            throw (RuntimeException) e.getCause();
        }
        if (e.getCause() instanceof Error) {
            throw (Error) e.getCause();
        }
        return e;
    }

    private static Object get(Object o, String field) throws ReflectiveOperationException {
        return o.getClass().getField(field).get(o);
    }

    private Object proxy(String name, InvocationHandler h) throws ClassNotFoundException {
        return Proxy.newProxyInstance(loader, new Class<?>[] {type(name)}, h);
    }

    private Object compiler(String level) throws ReflectiveOperationException {
        Map<String, String> options = new HashMap<>();
        options.put(OPTION + "source", level);
        options.put(OPTION + "compliance", level);
        options.put(OPTION + "codegen.targetPlatform", level);
        Object policy = invoke(type("DefaultErrorHandlingPolicies").getMethod("exitAfterAllProblems"), null);
        return make("Compiler", "env.INameEnvironment", proxy("env.INameEnvironment", names), "IErrorHandlingPolicy",
                policy, "impl.CompilerOptions", make("impl.CompilerOptions", Map.class, options),
                "ICompilerRequestor", proxy("ICompilerRequestor", this), "IProblemFactory",
                make("problem.DefaultProblemFactory"));
    }

    /** As the compiler writes it, "1.8" or "17": the newest that it and this VM know if release is null. */
    private String level(String release) throws ReflectiveOperationException, SourceLauncher.Failure {
        String latest = (String) invoke(type("impl.CompilerOptions").getMethod("getLatestVersion"), null);
        int most = Integer.parseInt(latest.startsWith("1.") ? latest.substring(2) : latest);
        int own = Runtime.version().feature();
        int wanted = release == null ? Math.min(most, own) : releaseOf(release);
        if (wanted < 0 || wanted > own) {
            throw new SourceLauncher.Failure("error: invalid value for --source option: " + release);
        }
        if (wanted < OLDEST || wanted > most) {
            throw new SourceLauncher.Failure("error: release version " + wanted + " not supported");
        }
        return wanted == OLDEST ? "1.8" : String.valueOf(wanted);
    }

    private static int releaseOf(String release) {
        try {
            return Integer.parseInt(release.startsWith("1.") ? release.substring(2) : release);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    /**
     * Binary name of the first class in the text, or null. Notes which is public: it may be named otherwise than the
     * file.
     */
    private String firstClass(Object compiler, Object unit) throws ReflectiveOperationException {
        Object result = make("CompilationResult", "env.ICompilationUnit", unit, int.class, 0, int.class, 1, int.class,
                1);
        Object parsed = call(get(compiler, "parser"), "dietParse",
                new Class<?>[] {type("env.ICompilationUnit"), result.getClass()}, unit, result);
        Object[] types = (Object[]) get(parsed, "types");
        if (types == null || types.length == 0) {
            return null;
        }
        for (int i = types.length - 1; i >= 0; i--) {
            if (((Integer) get(types[i], "modifiers") & PUBLIC) != 0) {
                mainType = (char[]) get(types[i], "name");
            }
        }
        Object home = get(parsed, "currentPackage");
        String name = new String((char[]) get(types[0], "name"));
        return home == null ? name : TypeNames.joined((char[][]) get(home, "tokens"), '.') + "." + name;
    }

    // What the compiler asks

    /** As ICompilationUnit: the source; as ICompilerRequestor: takes the result. */
    @Override
    public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
        switch (m.getName()) {
        case "getContents":
            return text.toCharArray();
        case "getFileName":
            return fileName.toCharArray();
        case "getMainTypeName":
            return mainType;
        case "acceptResult":
            take(args[0]);
            return null;
        case "toString":
            return fileName;
        case "hashCode":
            return System.identityHashCode(proxy);
        case "equals":
            return proxy == args[0];
        default:
            return m.isDefault() ? InvocationHandler.invokeDefault(proxy, m, args) : null;
        }
    }

    private void take(Object result) throws ReflectiveOperationException {
        if ((Boolean) call(result, "hasErrors")) {
            failure = listing((Object[]) call(result, "getErrors")) + "error: compilation failed";
            return;
        }
        for (Object file : (Object[]) call(result, "getClassFiles")) {
            String name = TypeNames.joined((char[][]) call(file, "getCompoundName"), '.');
            classes.put(name, (byte[]) call(file, "getBytes"));
        }
    }

    // Errors

    private String listing(Object[] errors) throws ReflectiveOperationException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes, false);
        for (Object e : errors) {
            out.println(fileName + ":" + call(e, "getSourceLineNumber") + ": error: " + call(e, "getMessage"));
            showPlace(out, (Integer) call(e, "getSourceStart"));
        }
        out.println(errors.length == 1 ? "1 error" : errors.length + " errors");
        out.flush();
        return bytes.toString();
    }

    /** The line, and a mark below the character. */
    private void showPlace(PrintStream out, int at) {
        if (at < 0 || at > text.length()) {
            return;
        }
        int start = text.lastIndexOf('\n', at - 1) + 1;
        int end = text.indexOf('\n', at);
        out.println(text.substring(start, end < 0 ? text.length() : end));
        out.println(" ".repeat(at - start) + "^");
    }
}
