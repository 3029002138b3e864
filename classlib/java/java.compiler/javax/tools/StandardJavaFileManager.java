// SPDX-License-Identifier: MIT
package javax.tools;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** Of compilers as tools: standard java file manager. */
public interface StandardJavaFileManager extends JavaFileManager {
    boolean isSameFile(FileObject fileObject1, FileObject fileObject2);

    Iterable<? extends JavaFileObject> getJavaFileObjectsFromFiles(Iterable<? extends File> iterable);

    default Iterable<? extends JavaFileObject> getJavaFileObjectsFromPaths(Collection<? extends Path> collection) {
        return getJavaFileObjectsFromFiles(PathLists.files(collection));
    }

    @Deprecated(since = "13")
    default Iterable<? extends JavaFileObject> getJavaFileObjectsFromPaths(Iterable<? extends Path> iterable) {
        List<Path> all = new ArrayList<Path>();
        for (Path p : iterable) all.add(p);
        return getJavaFileObjectsFromPaths((Collection<Path>) all);
    }

    Iterable<? extends JavaFileObject> getJavaFileObjects(File... files);

    default Iterable<? extends JavaFileObject> getJavaFileObjects(Path... paths) {
        return getJavaFileObjectsFromPaths(Arrays.asList(paths));
    }

    Iterable<? extends JavaFileObject> getJavaFileObjectsFromStrings(Iterable<String> iterable);

    Iterable<? extends JavaFileObject> getJavaFileObjects(String... names);

    void setLocation(JavaFileManager.Location location, Iterable<? extends File> iterable) throws IOException;

    default void setLocationFromPaths(JavaFileManager.Location location, Collection<? extends Path> collection)
            throws IOException {
        setLocation(location, PathLists.files(collection));
    }

    default void setLocationForModule(JavaFileManager.Location location, String name,
            Collection<? extends Path> collection) throws IOException {
        throw new UnsupportedOperationException();
    }

    Iterable<? extends File> getLocation(JavaFileManager.Location location);

    default Iterable<? extends Path> getLocationAsPaths(JavaFileManager.Location location) {
        Iterable<? extends File> files = getLocation(location);
        if (files == null) return null;
        List<Path> all = new ArrayList<Path>();
        for (File f : files) all.add(f.toPath());
        return all;
    }

    default Path asPath(FileObject fileObject) {
        throw new UnsupportedOperationException();
    }

    default void setPathFactory(PathFactory pathFactory) {
        // A manager without paths has no use for it.
    }

    public interface PathFactory {
        Path getPath(String name, String... names);
    }
}
