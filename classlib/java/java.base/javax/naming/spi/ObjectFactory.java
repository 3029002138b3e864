// SPDX-License-Identifier: MIT
package javax.naming.spi;

import java.util.Hashtable;
import javax.naming.Context;
import javax.naming.Name;

/** Makes an object of a reference. */
public interface ObjectFactory {
    Object getObjectInstance(Object obj, Name name, Context context, Hashtable<?, ?> environment) throws Exception;
}
