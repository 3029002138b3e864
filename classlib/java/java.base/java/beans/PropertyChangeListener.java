package java.beans;

import java.util.EventListener;

/** Hears of changed properties. */
@FunctionalInterface
public interface PropertyChangeListener extends EventListener {
    void propertyChange(PropertyChangeEvent evt);
}
