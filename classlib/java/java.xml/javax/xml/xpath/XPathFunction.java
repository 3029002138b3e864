// SPDX-License-Identifier: MIT
package javax.xml.xpath;

import java.util.List;

/** A function of the caller. */
public interface XPathFunction {
    Object evaluate(List<?> list) throws XPathFunctionException;
}
