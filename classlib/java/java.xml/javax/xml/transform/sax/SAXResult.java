// SPDX-License-Identifier: MIT
package javax.xml.transform.sax;

import javax.xml.transform.Result;
import org.xml.sax.ContentHandler;
import org.xml.sax.ext.LexicalHandler;

/** Handlers that are told a result. */
public class SAXResult implements Result {
    public static final String FEATURE = "http://javax.xml.transform.sax.SAXResult/feature";

    private ContentHandler handler;
    private LexicalHandler lexicalHandler;
    private String systemId;

    public SAXResult() {
    }

    public SAXResult(ContentHandler handler) {
        this.handler = handler;
    }

    public void setHandler(ContentHandler handler) {
        this.handler = handler;
    }

    public ContentHandler getHandler() {
        return handler;
    }

    public void setLexicalHandler(LexicalHandler lexicalHandler) {
        this.lexicalHandler = lexicalHandler;
    }

    public LexicalHandler getLexicalHandler() {
        return lexicalHandler;
    }

    public void setSystemId(String systemId) {
        this.systemId = systemId;
    }

    public String getSystemId() {
        return systemId;
    }
}
