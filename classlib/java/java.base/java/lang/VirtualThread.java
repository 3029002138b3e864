package java.lang;

/**
 * A virtual thread, in its bound form: it has a platform thread of its own. It is a daemon of priority 5 without a
 * name of its own and belongs to the group "VirtualThreads", as the API says.
 */
final class VirtualThread extends Thread {
    private static final class Group {
        static final ThreadGroup ALL = ThreadGroup.forVirtualThreads();
    }

    VirtualThread(Runnable task, String name, boolean inherit) {
        super(task, name, inherit, Group.ALL);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("VirtualThread[#").append(threadId());
        if (!getName().isEmpty()) {
            sb.append(',').append(getName());
        }
        return sb.append("]/").append(getState().toString().toLowerCase()).toString();
    }
}
