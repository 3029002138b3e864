// SPDX-License-Identifier: MIT
package javax.tools;

import java.io.CharArrayReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.Writer;
import java.net.URI;
import java.nio.CharBuffer;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;

/** Of compilers as tools: simple java file object. */
public class SimpleJavaFileObject implements JavaFileObject {
    protected final URI uri;
    protected final JavaFileObject.Kind kind;

    protected SimpleJavaFileObject(URI uri, JavaFileObject.Kind kind) {
        if (uri == null || kind == null) throw new NullPointerException();
        if (uri.getPath() == null) throw new IllegalArgumentException("URI must have a path: " + uri);
        this.uri = uri;
        this.kind = kind;
    }

    public URI toUri() {
        return uri;
    }

    public String getName() {
        return toUri().getPath();
    }

    public InputStream openInputStream() throws IOException {
        throw new UnsupportedOperationException();
    }

    public OutputStream openOutputStream() throws IOException {
        throw new UnsupportedOperationException();
    }

    public Reader openReader(boolean ignoreEncodingErrors) throws IOException {
        CharSequence content = getCharContent(ignoreEncodingErrors);
        if (content == null) throw new UnsupportedOperationException();
        return content instanceof CharBuffer && ((CharBuffer) content).hasArray()
                ? new CharArrayReader(((CharBuffer) content).array()) : new StringReader(content.toString());
    }

    public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
        throw new UnsupportedOperationException();
    }

    public Writer openWriter() throws IOException {
        return new OutputStreamWriter(openOutputStream());
    }

    public long getLastModified() {
        return 0L;
    }

    public boolean delete() {
        return false;
    }

    public JavaFileObject.Kind getKind() {
        return kind;
    }

    public boolean isNameCompatible(String simpleName, JavaFileObject.Kind kind) {
        String path = "/" + toUri().getPath();
        return kind == getKind() && path.endsWith("/" + simpleName + kind.extension);
    }

    public NestingKind getNestingKind() {
        return null;
    }

    public Modifier getAccessLevel() {
        return null;
    }

    public String toString() {
        return getClass().getName() + "[" + toUri() + "]";
    }

    public static JavaFileObject forSource(URI uri, final String content) {
        return new SimpleJavaFileObject(uri, Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return content;
            }
        };
    }
}
