// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import jdk.internal.xml.DomReader;
import org.w3c.dom.DOMConfiguration;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.ls.LSException;
import org.w3c.dom.ls.LSInput;
import org.w3c.dom.ls.LSParser;
import org.w3c.dom.ls.LSParserFilter;
import org.w3c.dom.ls.LSResourceResolver;
import org.xml.sax.EntityResolver;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Loads trees: LSParser of DOM level 3, synchronous, without filter and context. */
final class DomLoader implements LSParser {
    private final DomConfig config = new DomConfig();

    /** A place to load from. */
    static final class Input implements LSInput {
        private Reader characters;
        private InputStream bytes;
        private String text, systemId, publicId, base, encoding;
        private boolean certified;

        @Override
        public Reader getCharacterStream() {
            return characters;
        }

        @Override
        public void setCharacterStream(Reader r) {
            characters = r;
        }

        @Override
        public InputStream getByteStream() {
            return bytes;
        }

        @Override
        public void setByteStream(InputStream in) {
            bytes = in;
        }

        @Override
        public String getStringData() {
            return text;
        }

        @Override
        public void setStringData(String s) {
            text = s;
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
        public String getPublicId() {
            return publicId;
        }

        @Override
        public void setPublicId(String id) {
            publicId = id;
        }

        @Override
        public String getBaseURI() {
            return base;
        }

        @Override
        public void setBaseURI(String uri) {
            base = uri;
        }

        @Override
        public String getEncoding() {
            return encoding;
        }

        @Override
        public void setEncoding(String e) {
            encoding = e;
        }

        @Override
        public boolean getCertifiedText() {
            return certified;
        }

        @Override
        public void setCertifiedText(boolean value) {
            certified = value;
        }
    }

    private static InputSource source(LSInput in) {
        InputSource s = new InputSource(in.getSystemId());
        s.setPublicId(in.getPublicId());
        s.setEncoding(in.getEncoding());
        s.setByteStream(in.getByteStream());
        s.setCharacterStream(in.getCharacterStream() == null && in.getByteStream() == null && in.getStringData() != null
                ? new StringReader(in.getStringData()) : in.getCharacterStream());
        return s;
    }

    @Override
    public DOMConfiguration getDomConfig() {
        return config;
    }

    @Override
    public LSParserFilter getFilter() {
        return null;
    }

    @Override
    public void setFilter(LSParserFilter filter) {
        if (filter != null) throw Dom.notSupported();
    }

    @Override
    public boolean getAsync() {
        return false;
    }

    @Override
    public boolean getBusy() {
        return false;
    }

    @Override
    public Document parse(LSInput in) {
        final LSResourceResolver resolver = (LSResourceResolver) config.getParameter("resource-resolver");
        EntityResolver entities = resolver == null ? null : new EntityResolver() {
            @Override
            public InputSource resolveEntity(String publicId, String systemId) {
                LSInput found = resolver.resolveResource("http://www.w3.org/TR/REC-xml", null, publicId, systemId,
                        null);
                return found == null ? null : source(found);
            }
        };
        try {
            DomDocument d = DomReader.read(source(in), entities, null);
            config.apply(d);
            return d;
        } catch (IOException | SAXException e) {
            throw (LSException) new LSException(LSException.PARSE_ERR, e.getMessage()).initCause(e);
        }
    }

    @Override
    public Document parseURI(String uri) {
        Input in = new Input();
        in.setSystemId(uri);
        return parse(in);
    }

    @Override
    public Node parseWithContext(LSInput in, Node context, short action) {
        throw Dom.notSupported();
    }

    @Override
    public void abort() {
    }
}
