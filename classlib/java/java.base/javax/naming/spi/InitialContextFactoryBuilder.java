// SPDX-License-Identifier: MIT
package javax.naming.spi;

import java.util.Hashtable;
import javax.naming.NamingException;

/** Makes such factories. */
public interface InitialContextFactoryBuilder {
    InitialContextFactory createInitialContextFactory(Hashtable<?, ?> environment) throws NamingException;
}
