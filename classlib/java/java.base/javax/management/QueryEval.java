// SPDX-License-Identifier: MIT
package javax.management;

import java.io.Serializable;

/** Remembers, for each thread, the server whose beans are asked. */
public abstract class QueryEval implements Serializable {
    private static final long serialVersionUID = 2675899265640874796L;
    private static final ThreadLocal<MBeanServer> SERVER = new ThreadLocal<MBeanServer>();

    public QueryEval() {
    }

    public void setMBeanServer(MBeanServer s) {
        SERVER.set(s);
    }

    public static MBeanServer getMBeanServer() {
        return SERVER.get();
    }
}
