// SPDX-License-Identifier: MIT
package jdk.internal.io;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.channels.MembershipKey;
import java.nio.channels.MulticastChannel;

/** A datagram channel's membership of a group, with all sources. */
final class Membership extends MembershipKey {
    private final DatagramChannelImpl channel;
    private final InetAddress group;
    private final NetworkInterface interf;
    private boolean valid = true;

    Membership(DatagramChannelImpl channel, InetAddress group, NetworkInterface interf) {
        this.channel = channel;
        this.group = group;
        this.interf = interf;
    }

    @Override
    public synchronized boolean isValid() {
        return valid && channel.isOpen();
    }

    @Override
    public synchronized void drop() {
        if (!valid) return;
        valid = false;
        try {
            channel.leave(group, interf);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Override
    public MembershipKey block(InetAddress source) {
        throw new UnsupportedOperationException("source-specific multicast");
    }

    @Override
    public MembershipKey unblock(InetAddress source) {
        throw new IllegalStateException("not blocked");
    }

    @Override
    public MulticastChannel channel() {
        return channel;
    }

    @Override
    public InetAddress group() {
        return group;
    }

    @Override
    public NetworkInterface networkInterface() {
        return interf;
    }

    @Override
    public InetAddress sourceAddress() {
        return null;
    }
}
