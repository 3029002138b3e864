// SPDX-License-Identifier: MIT
package javax.management.openmbean;

/** A type that says itself how it becomes composite data. */
public interface CompositeDataView {
    CompositeData toCompositeData(CompositeType ct);
}
