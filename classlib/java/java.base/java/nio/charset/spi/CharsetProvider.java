// SPDX-License-Identifier: MIT
package java.nio.charset.spi;

import java.nio.charset.Charset;
import java.util.Iterator;

/** A service that has more character sets. */
public abstract class CharsetProvider {
    protected CharsetProvider() {
    }

    public abstract Iterator<Charset> charsets();

    /** null if it has none of that name. */
    public abstract Charset charsetForName(String charsetName);
}
