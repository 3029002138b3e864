// SPDX-License-Identifier: MIT
package told;

public class Text {
    public static String of(String s) {
        return "told " + s;
    }
}
