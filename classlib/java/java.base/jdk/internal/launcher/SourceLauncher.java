package jdk.internal.launcher;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.Charset;
import java.nio.file.Files;

/**
 * java File.java (JEP 330): compiles one source file in memory and finds its first class, which a loader of its own
 * defines. The compiler is Eclipse's: of -XX:SourceCompiler=, else of the class path.
 */
final class SourceLauncher {
    private SourceLauncher() {
    }

    /** What stops the launch, as it is to be printed. */
    static final class Failure extends Exception {
        private static final long serialVersionUID = 1;

        Failure(String message) {
            super(message);
        }
    }

    /** The class to launch, or null after a message. */
    static Class<?> load(String path) {
        try {
            return compiled(new File(path), path);
        } catch (Failure e) {
            System.err.println(e.getMessage());
            return null;
        }
    }

    private static Class<?> compiled(File file, String path) throws Failure {
        if (!file.exists()) {
            throw new Failure("error: source file not found: " + path);
        }
        String text = read(file, path);
        SourceCompiler compiler = new SourceCompiler(compilerLoader(path), file.getName(), text);
        ClassLoader parent = ClassLoader.getSystemClassLoader();
        String first = compiler.compile(System.clearProperty("jdk.internal.javac.source"), parent);
        System.setProperty("jdk.launcher.sourcefile", file.getAbsolutePath());
        MemoryLoader loader = new MemoryLoader(parent, file, compiler.classes());
        Thread.currentThread().setContextClassLoader(loader);
        try {
            return Class.forName(first, false, loader);
        } catch (ClassNotFoundException e) {
            throw new Failure("error: cannot find class: " + first);
        } catch (LinkageError e) {
            throw new Failure("error: cannot load class: " + first + "\nCaused by: " + e);
        }
    }

    /** The first line of a file that is not named .java may say how a shell runs it: it is empty then. */
    private static String read(File file, String path) throws Failure {
        try {
            if (file.isDirectory()) {
                throw new IOException("Is a directory");
            }
            String text = new String(Files.readAllBytes(file.toPath()), Charset.defaultCharset());
            if (path.endsWith(".java") || !text.startsWith("#!")) {
                return text;
            }
            int end = text.indexOf('\n');
            return end < 0 ? "" : text.substring(end);
        } catch (IOException e) {
            throw new Failure("error: error reading source file " + path + ": " + e);
        }
    }

    /** One that has the compiler's classes. */
    private static ClassLoader compilerLoader(String path) throws Failure {
        String jar = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class).getVMOption("SourceCompiler")
                .getValue();
        if (jar.isEmpty()) {
            ClassLoader app = ClassLoader.getSystemClassLoader();
            if (!SourceCompiler.isIn(app)) {
                throw new Failure("error: cannot run source file " + path + ": there is no compiler\n"
                        + "(put the jar of an Eclipse compiler on the class path, or name it: "
                        + "-XX:SourceCompiler=<jar>)");
            }
            return app;
        }
        URLClassLoader loader = new URLClassLoader(new URL[] {urlOf(jar)}, ClassLoader.getPlatformClassLoader());
        if (!SourceCompiler.isIn(loader)) {
            throw new Failure("error: cannot run source file " + path + ": there is no Eclipse compiler in " + jar);
        }
        return loader;
    }

    private static URL urlOf(String jar) throws Failure {
        try {
            return new File(jar).toURI().toURL();
        } catch (IOException e) {
            throw new Failure("error: -XX:SourceCompiler=" + jar + ": " + e);
        }
    }
}
