// SPDX-License-Identifier: MIT
package javax.xml.transform.stream;

import java.io.File;
import java.io.OutputStream;
import java.io.Writer;
import javax.xml.transform.Result;

/** Where the text of a result goes. */
public class StreamResult implements Result {
    public static final String FEATURE = "http://javax.xml.transform.stream.StreamResult/feature";

    private OutputStream outputStream;
    private Writer writer;
    private String systemId;

    public StreamResult() {
    }

    public StreamResult(OutputStream outputStream) {
        this.outputStream = outputStream;
    }

    public StreamResult(Writer writer) {
        this.writer = writer;
    }

    public StreamResult(String systemId) {
        this.systemId = systemId;
    }

    public StreamResult(File f) {
        setSystemId(f);
    }

    public void setOutputStream(OutputStream outputStream) {
        this.outputStream = outputStream;
    }

    public OutputStream getOutputStream() {
        return outputStream;
    }

    public void setWriter(Writer writer) {
        this.writer = writer;
    }

    public Writer getWriter() {
        return writer;
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
}
