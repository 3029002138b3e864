// SPDX-License-Identifier: MIT
package jdk.internal.xml.dom;

import org.w3c.dom.ProcessingInstruction;

/** A processing instruction. */
final class DomInstruction extends DomNode implements ProcessingInstruction {
    private final String target;
    private String data;

    DomInstruction(DomDocument owner, String target, String data) {
        super(owner);
        this.target = target;
        this.data = data;
    }

    @Override
    DomNode copyInto(DomDocument d) {
        return new DomInstruction(d, target, data);
    }

    @Override
    public short getNodeType() {
        return PROCESSING_INSTRUCTION_NODE;
    }

    @Override
    public String getNodeName() {
        return target;
    }

    @Override
    public String getTarget() {
        return target;
    }

    @Override
    public String getNodeValue() {
        return data;
    }

    @Override
    public void setNodeValue(String value) {
        checkWritable();
        data = value;
    }

    @Override
    public String getData() {
        return data;
    }

    @Override
    public void setData(String value) {
        setNodeValue(value);
    }
}
