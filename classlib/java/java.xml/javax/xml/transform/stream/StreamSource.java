// SPDX-License-Identifier: MIT
package javax.xml.transform.stream;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import javax.xml.transform.Source;

/** The text of a document. */
public class StreamSource implements Source {
    public static final String FEATURE = "http://javax.xml.transform.stream.StreamSource/feature";

    private InputStream inputStream;
    private Reader reader;
    private String publicId;
    private String systemId;

    public StreamSource() {
    }

    public StreamSource(InputStream inputStream) {
        this.inputStream = inputStream;
    }

    public StreamSource(InputStream inputStream, String systemId) {
        this.inputStream = inputStream;
        this.systemId = systemId;
    }

    public StreamSource(Reader reader) {
        this.reader = reader;
    }

    public StreamSource(Reader reader, String systemId) {
        this.reader = reader;
        this.systemId = systemId;
    }

    public StreamSource(String systemId) {
        this.systemId = systemId;
    }

    public StreamSource(File f) {
        setSystemId(f);
    }

    public void setInputStream(InputStream inputStream) {
        this.inputStream = inputStream;
    }

    public InputStream getInputStream() {
        return inputStream;
    }

    public void setReader(Reader reader) {
        this.reader = reader;
    }

    public Reader getReader() {
        return reader;
    }

    public void setPublicId(String publicId) {
        this.publicId = publicId;
    }

    public String getPublicId() {
        return publicId;
    }

    public void setSystemId(String systemId) {
        this.systemId = systemId;
    }

    public String getSystemId() {
        return systemId;
    }

    public void setSystemId(File f) {
        systemId = f.toURI().toASCIIString();
    }

    @Override
    public boolean isEmpty() {
        return publicId == null && systemId == null && isEmpty(inputStream, reader);
    }

    private static boolean isEmpty(InputStream bytes, Reader characters) {
        try {
            if (bytes != null) {
                bytes.reset();
                return bytes.available() == 0;
            }
            if (characters == null) return true;
            characters.reset();
            int c = characters.read();
            characters.reset();
            return c == -1;
        } catch (IOException e) {
            return false;
        }
    }
}
