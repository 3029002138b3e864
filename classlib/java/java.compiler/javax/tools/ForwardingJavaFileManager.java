// SPDX-License-Identifier: MIT
package javax.tools;

import java.io.IOException;
import java.util.Iterator;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;

/** Of compilers as tools: forwarding java file manager. */
public class ForwardingJavaFileManager<M extends JavaFileManager> implements JavaFileManager {
    protected final M fileManager;

    protected ForwardingJavaFileManager(M fileManager) {
        this.fileManager = Objects.requireNonNull(fileManager);
    }

    public ClassLoader getClassLoader(JavaFileManager.Location location) {
        return fileManager.getClassLoader(location);
    }

    public Iterable<JavaFileObject> list(JavaFileManager.Location location, String name,
            Set<JavaFileObject.Kind> set, boolean on) throws IOException {
        return fileManager.list(location, name, set, on);
    }

    public String inferBinaryName(JavaFileManager.Location location, JavaFileObject javaFileObject) {
        return fileManager.inferBinaryName(location, javaFileObject);
    }

    public boolean isSameFile(FileObject fileObject1, FileObject fileObject2) {
        return fileManager.isSameFile(fileObject1, fileObject2);
    }

    public boolean handleOption(String name, Iterator<String> iterator) {
        return fileManager.handleOption(name, iterator);
    }

    public boolean hasLocation(JavaFileManager.Location location) {
        return fileManager.hasLocation(location);
    }

    public int isSupportedOption(String name) {
        return fileManager.isSupportedOption(name);
    }

    public JavaFileObject getJavaFileForInput(JavaFileManager.Location location, String name,
            JavaFileObject.Kind kind) throws IOException {
        return fileManager.getJavaFileForInput(location, name, kind);
    }

    public JavaFileObject getJavaFileForOutput(JavaFileManager.Location location, String name,
            JavaFileObject.Kind kind, FileObject fileObject) throws IOException {
        return fileManager.getJavaFileForOutput(location, name, kind, fileObject);
    }

    public JavaFileObject getJavaFileForOutputForOriginatingFiles(JavaFileManager.Location location, String name,
            JavaFileObject.Kind kind, FileObject... fileObjects) throws IOException {
        return fileManager.getJavaFileForOutputForOriginatingFiles(location, name, kind, fileObjects);
    }

    public FileObject getFileForInput(JavaFileManager.Location location, String name1, String name2)
            throws IOException {
        return fileManager.getFileForInput(location, name1, name2);
    }

    public FileObject getFileForOutput(JavaFileManager.Location location, String name1, String name2,
            FileObject fileObject) throws IOException {
        return fileManager.getFileForOutput(location, name1, name2, fileObject);
    }

    public FileObject getFileForOutputForOriginatingFiles(JavaFileManager.Location location, String name1,
            String name2, FileObject... fileObjects) throws IOException {
        return fileManager.getFileForOutputForOriginatingFiles(location, name1, name2, fileObjects);
    }

    public void flush() throws IOException {
        fileManager.flush();
    }

    public void close() throws IOException {
        fileManager.close();
    }

    public JavaFileManager.Location getLocationForModule(JavaFileManager.Location location, String name)
            throws IOException {
        return fileManager.getLocationForModule(location, name);
    }

    public JavaFileManager.Location getLocationForModule(JavaFileManager.Location location,
            JavaFileObject javaFileObject) throws IOException {
        return fileManager.getLocationForModule(location, javaFileObject);
    }

    public <S> ServiceLoader<S> getServiceLoader(JavaFileManager.Location location, Class<S> type)
            throws IOException {
        return fileManager.getServiceLoader(location, type);
    }

    public String inferModuleName(JavaFileManager.Location location) throws IOException {
        return fileManager.inferModuleName(location);
    }

    public Iterable<Set<JavaFileManager.Location>> listLocationsForModules(JavaFileManager.Location location)
            throws IOException {
        return fileManager.listLocationsForModules(location);
    }

    public boolean contains(JavaFileManager.Location location, FileObject fileObject) throws IOException {
        return fileManager.contains(location, fileObject);
    }
}
