package java.lang.module;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the content of a module. */
public interface ModuleReader extends Closeable {
    Optional<URI> find(String name) throws IOException;

    default Optional<InputStream> open(String name) throws IOException {
        Optional<URI> uri = find(name);
        return uri.isPresent() ? Optional.of(uri.get().toURL().openStream()) : Optional.<InputStream>empty();
    }

    default Optional<ByteBuffer> read(String name) throws IOException {
        Optional<InputStream> in = open(name);
        if (!in.isPresent()) {
            return Optional.empty();
        }
        try (InputStream s = in.get()) {
            return Optional.of(ByteBuffer.wrap(s.readAllBytes()));
        }
    }

    default void release(ByteBuffer bb) {
        Objects.requireNonNull(bb);
    }

    Stream<String> list() throws IOException;

    @Override
    void close() throws IOException;
}
