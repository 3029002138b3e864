// SPDX-License-Identifier: MIT
package org.xml.sax.helpers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.EmptyStackException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which prefix stands for which namespace: a stack of contexts, each with the declarations of one element. */
public class NamespaceSupport {
    public static final String XMLNS = "http://www.w3.org/XML/1998/namespace";
    public static final String NSDECL = "http://www.w3.org/xmlns/2000/";

    private final ArrayList<Map<String, String>> contexts = new ArrayList<Map<String, String>>();
    private boolean declarationsHaveUri, processed;

    public NamespaceSupport() {
        reset();
    }

    public void reset() {
        contexts.clear();
        declarationsHaveUri = false;
        processed = false;
        Map<String, String> first = new LinkedHashMap<String, String>();
        first.put("xml", XMLNS);
        contexts.add(first);
    }

    public void pushContext() {
        contexts.add(new LinkedHashMap<String, String>());
        processed = false;
    }

    public void popContext() {
        if (contexts.size() <= 1) throw new EmptyStackException();
        contexts.remove(contexts.size() - 1);
        processed = true;
    }

    /** False for the two prefixes that can't be declared. */
    public boolean declarePrefix(String prefix, String uri) {
        if (prefix.equals("xml") || prefix.equals("xmlns")) return false;
        if (processed) throw new IllegalStateException("can't declare any more prefixes in this context");
        contexts.get(contexts.size() - 1).put(prefix, uri);
        return true;
    }

    /** Fills uri, local name and qualified name in; null if the prefix is not declared. */
    public String[] processName(String qName, String[] parts, boolean isAttribute) {
        processed = true;
        int colon = qName.indexOf(':');
        String uri;
        if (colon < 0) {
            uri = isAttribute ? qName.equals("xmlns") && declarationsHaveUri ? NSDECL : "" : find("");
            if (uri == null) uri = "";
        } else {
            String prefix = qName.substring(0, colon);
            uri = prefix.equals("xmlns") && isAttribute && declarationsHaveUri ? NSDECL : find(prefix);
            if (uri == null || uri.isEmpty() || prefix.equals("xmlns") && !isAttribute) return null;
        }
        parts[0] = uri.intern();
        parts[1] = qName.substring(colon + 1).intern();
        parts[2] = qName.intern();
        return parts;
    }

    private String find(String prefix) {
        for (int i = contexts.size() - 1; i >= 0; i--) {
            String uri = contexts.get(i).get(prefix);
            if (uri != null) return prefix.isEmpty() && uri.isEmpty() ? null : uri;
        }
        return null;
    }

    public String getURI(String prefix) {
        return find(prefix);
    }

    private List<String> inScope() {
        List<String> all = new ArrayList<String>();
        for (int i = contexts.size() - 1; i >= 0; i--)
            for (String prefix : contexts.get(i).keySet())
                if (!prefix.isEmpty() && !all.contains(prefix)) all.add(prefix);
        return all;
    }

    public Enumeration<String> getPrefixes() {
        return Collections.enumeration(inScope());
    }

    public String getPrefix(String uri) {
        Enumeration<String> all = getPrefixes(uri);
        return all.hasMoreElements() ? all.nextElement() : null;
    }

    public Enumeration<String> getPrefixes(String uri) {
        List<String> found = new ArrayList<String>();
        for (String prefix : inScope())
            if (uri.equals(find(prefix))) found.add(prefix);
        return Collections.enumeration(found);
    }

    public Enumeration<String> getDeclaredPrefixes() {
        return Collections.enumeration(contexts.get(contexts.size() - 1).keySet());
    }

    /** Whether declarations are in the namespace NSDECL; to be said before the first context. */
    public void setNamespaceDeclUris(boolean value) {
        if (contexts.size() != 1) throw new IllegalStateException();
        declarationsHaveUri = value;
    }

    public boolean isNamespaceDeclUris() {
        return declarationsHaveUri;
    }
}
