// SPDX-License-Identifier: MIT
package javax.tools;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.util.Iterator;
import java.util.ServiceLoader;
import java.util.Set;

/** Of compilers as tools: java file manager. */
public interface JavaFileManager extends Closeable, Flushable, OptionChecker {
    ClassLoader getClassLoader(Location location);

    Iterable<JavaFileObject> list(Location location, String name, Set<JavaFileObject.Kind> set, boolean on)
            throws IOException;

    String inferBinaryName(Location location, JavaFileObject javaFileObject);

    boolean isSameFile(FileObject fileObject1, FileObject fileObject2);

    boolean handleOption(String name, Iterator<String> iterator);

    boolean hasLocation(Location location);

    JavaFileObject getJavaFileForInput(Location location, String name, JavaFileObject.Kind kind) throws IOException;

    JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind,
            FileObject fileObject) throws IOException;

    default JavaFileObject getJavaFileForOutputForOriginatingFiles(Location location, String name,
            JavaFileObject.Kind kind, FileObject... fileObjects) throws IOException {
        return getJavaFileForOutput(location, name, kind, fileObjects.length > 0 ? fileObjects[0] : null);
    }

    FileObject getFileForInput(Location location, String name1, String name2) throws IOException;

    FileObject getFileForOutput(Location location, String name1, String name2, FileObject fileObject)
            throws IOException;

    default FileObject getFileForOutputForOriginatingFiles(Location location, String name1, String name2,
            FileObject... fileObjects) throws IOException {
        return getFileForOutput(location, name1, name2, fileObjects.length > 0 ? fileObjects[0] : null);
    }

    void flush() throws IOException;

    void close() throws IOException;

    default Location getLocationForModule(Location location, String name) throws IOException {
        throw new UnsupportedOperationException();
    }

    default Location getLocationForModule(Location location, JavaFileObject javaFileObject) throws IOException {
        throw new UnsupportedOperationException();
    }

    default <S> ServiceLoader<S> getServiceLoader(Location location, Class<S> type) throws IOException {
        throw new UnsupportedOperationException();
    }

    default String inferModuleName(Location location) throws IOException {
        throw new UnsupportedOperationException();
    }

    default Iterable<Set<Location>> listLocationsForModules(Location location) throws IOException {
        throw new UnsupportedOperationException();
    }

    default boolean contains(Location location, FileObject fileObject) throws IOException {
        throw new UnsupportedOperationException();
    }

    public interface Location {
        String getName();

        boolean isOutputLocation();

        default boolean isModuleOrientedLocation() {
            return false;
        }
    }
}
