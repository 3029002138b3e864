// SPDX-License-Identifier: MIT
package javax.naming.spi;

import java.util.Hashtable;
import javax.naming.NamingException;

/** Makes such factories. */
public interface ObjectFactoryBuilder {
    ObjectFactory createObjectFactory(Object obj, Hashtable<?, ?> environment) throws NamingException;
}
