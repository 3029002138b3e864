// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.util.Properties;
import javax.xml.transform.OutputKeys;
import jdk.internal.xml.DomWalker;
import jdk.internal.xml.XmlOutput;
import org.w3c.dom.DOMConfiguration;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.ls.LSException;
import org.w3c.dom.ls.LSOutput;
import org.w3c.dom.ls.LSSerializer;
import org.w3c.dom.ls.LSSerializerFilter;
import org.xml.sax.SAXException;

/** Saves trees: LSSerializer of DOM level 3. A filter is not supported. */
final class DomSaver implements LSSerializer {
    private final DomConfig config = new DomConfig();
    private String newLine;

    /** A place to save at. */
    static final class Output implements LSOutput {
        private Writer characters;
        private OutputStream bytes;
        private String systemId, encoding;

        @Override
        public Writer getCharacterStream() {
            return characters;
        }

        @Override
        public void setCharacterStream(Writer w) {
            characters = w;
        }

        @Override
        public OutputStream getByteStream() {
            return bytes;
        }

        @Override
        public void setByteStream(OutputStream o) {
            bytes = o;
        }

        @Override
        public String getSystemId() {
            return systemId;
        }

        @Override
        public void setSystemId(String id) {
            systemId = id;
        }

        @Override
        public String getEncoding() {
            return encoding;
        }

        @Override
        public void setEncoding(String e) {
            encoding = e;
        }
    }

    @Override
    public DOMConfiguration getDomConfig() {
        return config;
    }

    @Override
    public String getNewLine() {
        return newLine == null ? System.lineSeparator() : newLine;
    }

    @Override
    public void setNewLine(String s) {
        newLine = s;
    }

    @Override
    public LSSerializerFilter getFilter() {
        return null;
    }

    @Override
    public void setFilter(LSSerializerFilter filter) {
        if (filter != null) throw Dom.notSupported();
    }

    private void save(Node n, Writer w, String encoding) {
        Properties p = new Properties();
        p.setProperty(OutputKeys.ENCODING, encoding);
        p.setProperty(OutputKeys.INDENT, config.is("format-pretty-print") ? "yes" : "no");
        boolean declaration = config.is("xml-declaration") && n instanceof Document;
        p.setProperty(OutputKeys.OMIT_XML_DECLARATION, declaration ? "no" : "yes");
        try {
            XmlOutput out = new XmlOutput(w, p);
            DomWalker walker = new DomWalker(out, out, true);
            if (n instanceof Document) walker.doctype(((Document) n).getDoctype());
            walker.walk(n);
        } catch (SAXException e) {
            throw (LSException) new LSException(LSException.SERIALIZE_ERR, e.getMessage()).initCause(e);
        }
    }

    private static String encoding(Node n, String wanted) {
        if (wanted != null) return wanted;
        Document d = n instanceof Document ? (Document) n : n.getOwnerDocument();
        if (d != null && d.getInputEncoding() != null) return d.getInputEncoding();
        return d != null && d.getXmlEncoding() != null ? d.getXmlEncoding() : "UTF-8";
    }

    @Override
    public boolean write(Node n, LSOutput to) {
        String encoding = encoding(n, to.getEncoding());
        if (to.getCharacterStream() != null) {
            save(n, to.getCharacterStream(), encoding);
            return true;
        }
        try {
            OutputStream o = to.getByteStream();
            if (o == null && to.getSystemId() != null) return writeToURI(n, to.getSystemId());
            if (o == null) throw new LSException(LSException.SERIALIZE_ERR, "no-output-specified");
            OutputStreamWriter w = new OutputStreamWriter(o, encoding);
            save(n, w, encoding);
            w.flush();
            return true;
        } catch (IOException e) {
            throw (LSException) new LSException(LSException.SERIALIZE_ERR, e.getMessage()).initCause(e);
        }
    }

    @Override
    public boolean writeToURI(Node n, String uri) {
        try (OutputStream o = new FileOutputStream(uri.startsWith("file:") ? URI.create(uri).getPath() : uri)) {
            Output to = new Output();
            to.setByteStream(o);
            return write(n, to);
        } catch (IOException e) {
            throw (LSException) new LSException(LSException.SERIALIZE_ERR, e.getMessage()).initCause(e);
        }
    }

    @Override
    public String writeToString(Node n) {
        StringWriter w = new StringWriter();
        save(n, w, "UTF-16");
        return w.toString();
    }
}
