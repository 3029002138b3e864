// SPDX-License-Identifier: MIT
package javax.management;

/** What has a descriptor. */
public interface DescriptorRead {
    Descriptor getDescriptor();
}
