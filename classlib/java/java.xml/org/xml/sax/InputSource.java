// SPDX-License-Identifier: MIT
package org.xml.sax;

import java.io.InputStream;
import java.io.Reader;

/** Where an entity is read: characters, else bytes, else what the system id leads to. */
public class InputSource {
    private String publicId, systemId, encoding;
    private InputStream byteStream;
    private Reader characterStream;

    public InputSource() {
    }

    public InputSource(String systemId) {
        this.systemId = systemId;
    }

    public InputSource(InputStream byteStream) {
        this.byteStream = byteStream;
    }

    public InputSource(Reader characterStream) {
        this.characterStream = characterStream;
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

    public void setByteStream(InputStream byteStream) {
        this.byteStream = byteStream;
    }

    public InputStream getByteStream() {
        return byteStream;
    }

    public void setEncoding(String encoding) {
        this.encoding = encoding;
    }

    public String getEncoding() {
        return encoding;
    }

    public void setCharacterStream(Reader characterStream) {
        this.characterStream = characterStream;
    }

    public Reader getCharacterStream() {
        return characterStream;
    }

    /** Nothing is set, or the stream that is set has nothing in it (as far as that can be seen without reading on). */
    public boolean isEmpty() {
        return publicId == null && systemId == null && encoding == null && isStreamEmpty();
    }

    private boolean isStreamEmpty() {
        try {
            if (byteStream != null) {
                byteStream.reset();
                return byteStream.available() == 0;
            }
            if (characterStream == null) return true;
            characterStream.reset();
            int c = characterStream.read();
            characterStream.reset();
            return c == -1;
        } catch (java.io.IOException e) {
            return false;
        }
    }
}
