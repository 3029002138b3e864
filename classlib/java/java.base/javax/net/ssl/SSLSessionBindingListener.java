// SPDX-License-Identifier: MIT
package javax.net.ssl;

import java.util.EventListener;

/** A value that wants to know when it is put into a session, and taken out. */
public interface SSLSessionBindingListener extends EventListener {
    void valueBound(SSLSessionBindingEvent event);

    void valueUnbound(SSLSessionBindingEvent event);
}
