// SPDX-License-Identifier: MIT
package java.net.spi;

import java.net.URLStreamHandlerFactory;

/** A service that knows protocols: asked after the factory and before the handlers of the library, in order. */
public abstract class URLStreamHandlerProvider implements URLStreamHandlerFactory {
    protected URLStreamHandlerProvider() {
    }
}
