package java.beans;

import java.util.EventListener;

/** Hears of properties that are about to change, and may refuse. */
@FunctionalInterface
public interface VetoableChangeListener extends EventListener {
    void vetoableChange(PropertyChangeEvent evt) throws PropertyVetoException;
}
