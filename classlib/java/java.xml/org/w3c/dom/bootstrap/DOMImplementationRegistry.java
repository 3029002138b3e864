// SPDX-License-Identifier: MIT
package org.w3c.dom.bootstrap;

import java.util.ArrayList;
import java.util.List;
import jdk.internal.xml.Providers;
import jdk.internal.xml.dom.DomImplementation;
import org.w3c.dom.DOMImplementation;
import org.w3c.dom.DOMImplementationList;
import org.w3c.dom.DOMImplementationSource;

/** Where programs ask for an implementation of the DOM: the sources that a property names, else this library. */
public final class DOMImplementationRegistry {
    public static final String PROPERTY = "org.w3c.dom.DOMImplementationSourceList";

    private final List<DOMImplementationSource> sources = new ArrayList<DOMImplementationSource>();

    private DOMImplementationRegistry() {
    }

    public static DOMImplementationRegistry newInstance() throws ClassNotFoundException, InstantiationException,
            IllegalAccessException, ClassCastException {
        DOMImplementationRegistry made = new DOMImplementationRegistry();
        String names = System.getProperty(PROPERTY);
        if (names == null || names.trim().isEmpty()) {
            made.sources.add(new Own());
            return made;
        }
        for (String name : names.trim().split("\\s+")) {
            try {
                made.sources.add(Providers.make(DOMImplementationSource.class, name, null));
            } catch (ClassNotFoundException | InstantiationException | IllegalAccessException e) {
                throw e;
            } catch (ReflectiveOperationException e) {
                throw (InstantiationException) new InstantiationException(name).initCause(e);
            }
        }
        return made;
    }

    public void addSource(DOMImplementationSource s) {
        if (s == null) throw new NullPointerException();
        if (!sources.contains(s)) sources.add(s);
    }

    public DOMImplementation getDOMImplementation(String features) {
        for (DOMImplementationSource s : sources) {
            DOMImplementation found = s.getDOMImplementation(features);
            if (found != null) return found;
        }
        return null;
    }

    public DOMImplementationList getDOMImplementationList(String features) {
        List<DOMImplementation> all = new ArrayList<DOMImplementation>();
        for (DOMImplementationSource s : sources) {
            DOMImplementationList l = s.getDOMImplementationList(features);
            for (int i = 0; i < l.getLength(); i++) all.add(l.item(i));
        }
        return new Found(all);
    }

    private static final class Found implements DOMImplementationList {
        private final List<DOMImplementation> list;

        Found(List<DOMImplementation> list) {
            this.list = list;
        }

        @Override
        public DOMImplementation item(int index) {
            return index < 0 || index >= list.size() ? null : list.get(index);
        }

        @Override
        public int getLength() {
            return list.size();
        }
    }

    /** This library, if it has what is asked for: names of features, each with a version perhaps. */
    private static final class Own implements DOMImplementationSource {
        @Override
        public DOMImplementation getDOMImplementation(String features) {
            String[] words = features.trim().split("\\s+");
            for (int i = 0; i < words.length; i++) {
                if (words[i].isEmpty()) continue;
                boolean versioned = i + 1 < words.length && Character.isDigit(words[i + 1].charAt(0));
                if (!DomImplementation.INSTANCE.hasFeature(words[i], versioned ? words[i + 1] : null)) return null;
                if (versioned) i++;
            }
            return DomImplementation.INSTANCE;
        }

        @Override
        public DOMImplementationList getDOMImplementationList(String features) {
            List<DOMImplementation> all = new ArrayList<DOMImplementation>();
            DOMImplementation own = getDOMImplementation(features);
            if (own != null) all.add(own);
            return new Found(all);
        }
    }
}
