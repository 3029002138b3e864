// SPDX-License-Identifier: MIT
package java.sql;

/** A property that a driver wants for a connection. */
public class DriverPropertyInfo {
    public String name, description;
    public boolean required;
    public String value;
    public String[] choices;

    public DriverPropertyInfo(String name, String value) {
        this.name = name;
        this.value = value;
    }
}
