// SPDX-License-Identifier: MIT
package org.xml.sax.helpers;

import jdk.internal.xml.Providers;
import org.xml.sax.Parser;

/** Makes a parser of SAX 1: the class that org.xml.sax.parser names. */
@Deprecated(since = "1.5")
public class ParserFactory {
    private ParserFactory() {
    }

    public static Parser makeParser() throws ClassNotFoundException, IllegalAccessException, InstantiationException,
            NullPointerException, ClassCastException {
        String name = System.getProperty("org.xml.sax.parser");
        if (name == null) throw new NullPointerException("No value for sax.parser property");
        return makeParser(name);
    }

    public static Parser makeParser(String className) throws ClassNotFoundException, IllegalAccessException,
            InstantiationException, ClassCastException {
        try {
            return Providers.make(Parser.class, className, null);
        } catch (ClassNotFoundException | IllegalAccessException | InstantiationException e) {
            throw e;
        } catch (ReflectiveOperationException e) {
            throw (InstantiationException) new InstantiationException(className).initCause(e);
        }
    }
}
