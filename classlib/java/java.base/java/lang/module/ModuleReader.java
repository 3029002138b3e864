package java.lang.module;

import java.io.Closeable;
import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the content of a module. */
public interface ModuleReader extends Closeable {
    Optional<URI> find(String name) throws IOException;

    Stream<String> list() throws IOException;

    @Override
    void close() throws IOException;
}
