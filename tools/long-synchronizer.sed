# AbstractQueuedSynchronizer becomes AbstractQueuedLongSynchronizer: its state and arguments are
# long. Numbers of threads stay int.
s/AbstractQueuedSynchronizer/AbstractQueuedLongSynchronizer/g
s/7373984972572414691L/7373984972572414692L/
s/compareAndSetInt/compareAndSetLong/
s/protected AbstractQueuedLongSynchronizer()/public AbstractQueuedLongSynchronizer()/
/QueueLength(/!s/\<int\>/long/g
/^ \* This text is also/s/.*/ * Made of AbstractQueuedSynchronizer by tools\/long-synchronizer.sed; edit that one./
