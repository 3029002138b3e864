// SPDX-License-Identifier: MIT
package javax.naming.spi;

import java.util.Hashtable;
import javax.naming.Context;
import javax.naming.Name;
import javax.naming.NamingException;

/** Says how an object is to be bound. */
public interface StateFactory {
    Object getStateToBind(Object obj, Name name, Context context, Hashtable<?, ?> environment) throws NamingException;
}
