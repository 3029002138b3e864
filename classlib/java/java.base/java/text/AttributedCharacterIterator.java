// SPDX-License-Identifier: MIT
package java.text;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.Map;
import java.util.Set;

/** Walks over text with attributes; a run is a stretch of text over which attributes do not change. */
public interface AttributedCharacterIterator extends CharacterIterator {

    /** The key of an attribute; keys are constants, compared by identity. */
    class Attribute implements Serializable {
        private static final long serialVersionUID = -9142742483513960612L;

        public static final Attribute LANGUAGE = new Attribute("language");
        public static final Attribute READING = new Attribute("reading");
        public static final Attribute INPUT_METHOD_SEGMENT = new Attribute("input_method_segment");

        private final String name;

        protected Attribute(String name) {
            this.name = name;
        }

        @Override
        public final boolean equals(Object obj) {
            return this == obj;
        }

        @Override
        public final int hashCode() {
            return super.hashCode();
        }

        @Override
        public String toString() {
            return getClass().getName() + "(" + name + ")";
        }

        protected String getName() {
            return name;
        }

        /** The constant of this name. */
        protected Object readResolve() throws InvalidObjectException {
            if (getClass() != Attribute.class)
                throw new InvalidObjectException("subclass didn't correctly implement readResolve");
            Attribute[] all = {LANGUAGE, READING, INPUT_METHOD_SEGMENT};
            for (int i = 0; i < all.length; i++) if (all[i].name.equals(name)) return all[i];
            throw new InvalidObjectException("unknown attribute name");
        }
    }

    int getRunStart();

    int getRunStart(Attribute attribute);

    int getRunStart(Set<? extends Attribute> attributes);

    int getRunLimit();

    int getRunLimit(Attribute attribute);

    int getRunLimit(Set<? extends Attribute> attributes);

    Map<Attribute, Object> getAttributes();

    Object getAttribute(Attribute attribute);

    Set<Attribute> getAllAttributeKeys();
}
