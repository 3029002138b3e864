// SPDX-License-Identifier: MIT
package com.sun.management;

import javax.management.DynamicMBean;

/** The diagnostic commands of the VM, each of them an operation. */
public interface DiagnosticCommandMBean extends DynamicMBean {
}
