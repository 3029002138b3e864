//! @NAME@: tells of each class of the program, and counts them. Needs no crate: the few functions it uses are taken from the
//! tables of the VM by their number in the specification.
use std::ffi::{c_char, c_int, c_void, CStr};
use std::io::Write;
use std::sync::atomic::{AtomicI32, Ordering};

type Slot = *const c_void;
/// A `jvmtiEnv *` or `JavaVM *`: points to a pointer to a table of functions.
type Handle = *const *const Slot;

const JVMTI_VERSION_1_2: c_int = 0x30010200;
const ENABLE: c_int = 1;
const EVENT_FIRST: usize = 50;
const EVENT_VM_DEATH: usize = 51;
const EVENT_CLASS_PREPARE: usize = 56;
const EVENT_COUNT: usize = 39;

static CLASSES: AtomicI32 = AtomicI32::new(0);

/// The function in slot `n` of a table. JVMTI counts from 1, the invocation interface from 0.
unsafe fn jvmti(ti: Handle, n: usize) -> Slot {
    *(*ti).add(n - 1)
}

unsafe fn deallocate(ti: Handle, memory: *mut c_char) {
    let f: extern "C" fn(Handle, *mut c_char) -> c_int = std::mem::transmute(jvmti(ti, 47));
    f(ti, memory);
}

/// Says what went wrong, and answers whether it did.
fn failed(error: c_int, what: &str) -> bool {
    if error != 0 {
        eprintln!("[@NAME@] {what}: error {error}");
    }
    error != 0
}

fn say(line: String) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "[@NAME@] {line}");
    let _ = out.flush();
}

extern "C" fn class_prepare(ti: Handle, _jni: Handle, _thread: Slot, class: Slot) {
    let mut signature: *mut c_char = std::ptr::null_mut();
    unsafe {
        let get: extern "C" fn(Handle, Slot, *mut *mut c_char, *mut *mut c_char) -> c_int =
            std::mem::transmute(jvmti(ti, 48));
        if failed(get(ti, class, &mut signature, std::ptr::null_mut()), "GetClassSignature") {
            return;
        }
        let text = CStr::from_ptr(signature).to_string_lossy().into_owned();
        if text.starts_with("LMain") {
            CLASSES.fetch_add(1, Ordering::Relaxed);
            say(text);
        }
        deallocate(ti, signature);
    }
}

extern "C" fn vm_death(_ti: Handle, _jni: Handle) {
    say(format!("{} classes", CLASSES.load(Ordering::Relaxed)));
}

/// # Safety
/// Called by the VM.
#[no_mangle]
pub unsafe extern "C" fn Agent_OnLoad(vm: Handle, _options: *const c_char, _reserved: Slot) -> c_int {
    let mut ti: Handle = std::ptr::null();
    let get_env: extern "C" fn(Handle, *mut Handle, c_int) -> c_int = std::mem::transmute(*(*vm).add(6));
    if get_env(vm, &mut ti, JVMTI_VERSION_1_2) != 0 {
        return -1;
    }
    let mut callbacks: [Slot; EVENT_COUNT] = [std::ptr::null(); EVENT_COUNT];
    callbacks[EVENT_CLASS_PREPARE - EVENT_FIRST] = class_prepare as Slot;
    callbacks[EVENT_VM_DEATH - EVENT_FIRST] = vm_death as Slot;
    let set_callbacks: extern "C" fn(Handle, *const Slot, c_int) -> c_int = std::mem::transmute(jvmti(ti, 122));
    let size = std::mem::size_of_val(&callbacks) as c_int;
    if failed(set_callbacks(ti, callbacks.as_ptr(), size), "SetEventCallbacks") {
        return -1;
    }
    let set_mode: unsafe extern "C" fn(Handle, c_int, c_int, Slot, ...) -> c_int = std::mem::transmute(jvmti(ti, 2));
    for event in [EVENT_CLASS_PREPARE, EVENT_VM_DEATH] {
        if failed(set_mode(ti, ENABLE, event as c_int, std::ptr::null()), "SetEventNotificationMode") {
            return -1;
        }
    }
    0
}
