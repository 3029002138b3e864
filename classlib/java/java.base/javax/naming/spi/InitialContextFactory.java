// SPDX-License-Identifier: MIT
package javax.naming.spi;

import java.util.Hashtable;
import javax.naming.Context;
import javax.naming.NamingException;

/** Makes the context to begin with. */
public interface InitialContextFactory {
    Context getInitialContext(Hashtable<?, ?> environment) throws NamingException;
}
