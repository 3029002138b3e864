// SPDX-License-Identifier: MIT
package javax.management;

/** What has a descriptor that can be replaced. */
public interface DescriptorAccess extends DescriptorRead {
    void setDescriptor(Descriptor inDescriptor);
}
