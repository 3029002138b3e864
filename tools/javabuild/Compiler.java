package javabuild;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * One call of javac: some source files against the class files that the others have in the output folder. Nothing is
 * written; the new class files come back as bytes, so that a compilation that fails, or that turns out to be the
 * first of two, leaves no trace.
 */
final class Compiler {
    /** A class file that javac has made. */
    static final class Made extends SimpleJavaFileObject {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Made(String className) {
            super(URI.create("memory:///" + className.replace('.', '/') + ".class"), Kind.CLASS);
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }

        @Override
        public InputStream openInputStream() {
            return new ByteArrayInputStream(bytes.toByteArray());
        }
    }

    /** The standard files, but what is written stays in memory and the old class files of the
     * sources at work are out of sight. */
    private static final class Files extends ForwardingJavaFileManager<StandardJavaFileManager> {
        private final Set<String> hidden;
        /** Of each source file, its classes by internal name. */
        final Map<String, Map<String, Made>> made = new TreeMap<>();

        Files(StandardJavaFileManager standard, Set<String> hidden) {
            super(standard);
            this.hidden = hidden;
        }

        private boolean isHidden(Location location, JavaFileObject file) {
            return file.getKind() == JavaFileObject.Kind.CLASS && hidden.contains(inferBinaryName(location, file).replace('.', '/'));
        }

        @Override
        public Iterable<JavaFileObject> list(Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
            throws IOException {
            List<JavaFileObject> visible = new ArrayList<>();
            for (JavaFileObject file : super.list(location, packageName, kinds, recurse))
                if (location != StandardLocation.CLASS_OUTPUT || !isHidden(location, file)) visible.add(file);
            return visible;
        }

        @Override
        public JavaFileObject getJavaFileForInput(Location location, String className, JavaFileObject.Kind kind) throws IOException {
            if (location == StandardLocation.CLASS_OUTPUT && kind == JavaFileObject.Kind.CLASS && hidden.contains(className.replace('.', '/')))
                return null;
            return super.getJavaFileForInput(location, className, kind);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            Made file = new Made(className);
            made.computeIfAbsent(Path.of(sibling.toUri()).toString(), k -> new TreeMap<>()).put(className.replace('.', '/'), file);
            return file;
        }
    }

    private Compiler() {
    }

    /** Errors only: which warnings javac gives depends on which files it gets. */
    private static void print(Diagnostic<? extends JavaFileObject> diagnostic) {
        if (diagnostic.getKind() == Diagnostic.Kind.ERROR) System.err.println(diagnostic);
    }

    /** What each of the sources, by absolute path, has become; null if there were errors, which have been printed. */
    static Map<String, Map<String, Made>> compile(Path output, Collection<String> sources, Set<String> hidden, List<String> options)
        throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager standard = javac.getStandardFileManager(null, null, null)) {
            standard.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
            Files files = new Files(standard, hidden);
            boolean done = javac.getTask(null, files, Compiler::print, options, null, standard.getJavaFileObjectsFromStrings(sources)).call();
            return done ? files.made : null;
        }
    }
}
