// SPDX-License-Identifier: MIT
package javax.naming;

/** An address that is text, such as the name of a host. */
public class StringRefAddr extends RefAddr {
    private static final long serialVersionUID = -8913762495138505527L;

    private String contents;

    public StringRefAddr(String addrType, String addr) {
        super(addrType);
        contents = addr;
    }

    @Override
    public Object getContent() {
        return contents;
    }
}
