# tivm: builds out of tree in $(BUILD). `make help` lists the targets.
#
#   make CC=clang            another compiler            make BUILD=/elsewhere    another build folder
#   make SANITIZE=address,undefined | thread             in a folder of its own
#   make STRESS="gc poll switch"                         a stress build, in a folder of its own
#   make DEBUG=1             not optimized, with the VM's own checks (ASSERT of vm/base/base.h), in a folder of its own

SANITIZE =
STRESS =
DEBUG =
empty :=
space := $(empty) $(empty)
comma := ,
BUILD = build$(if $(DEBUG),/debug)$(if $(SANITIZE),/sanitize-$(subst $(comma),-,$(SANITIZE)))$(if $(STRESS),/stress-$(subst $(space),-,$(STRESS)))
PREFIX = /usr/local

CC = cc
JAVAC = javac
OPT = $(if $(DEBUG),-O0,$(if $(SANITIZE),-O1,-O2))
WARN = -Wall -Wextra -Werror
CFLAGS = $(OPT) -g
# As distributions build. Sanitizers have checks of their own, and without optimizing there is nothing to fortify.
HARDEN = $(if $(SANITIZE)$(DEBUG),,-fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
HARDEN_LD = -Wl,-z,relro,-z,now
DEFS = -D_GNU_SOURCE $(if $(DEBUG),-DVM_DEBUG) $(foreach s,$(STRESS),-DSTRESS_$(shell echo $(s) | tr a-z A-Z))
# Flags of one file, by its path without .c.
flags_of = -std=gnu11 $(WARN) $(DEFS) -I. -I$(GEN)/.. -I$(GEN) -I$(GEN)/include -Ijvmti/include -Ijvmti/include/linux \
	-fPIC -fvisibility=hidden -fno-strict-aliasing -ffunction-sections -pthread $(HARDEN) $(CFLAGS) $(CFLAGS_$(1)) \
	$(if $(SANITIZE),-fsanitize=$(SANITIZE) -fno-omit-frame-pointer)
ALL_CFLAGS = $(call flags_of,$*)
ALL_LDFLAGS = -pthread $(HARDEN_LD) $(LDFLAGS) $(if $(SANITIZE),-fsanitize=$(SANITIZE))
# Other libraries are opened when they are wanted (vm/base/late.h). libm is named where the compiler calls it for what
# could be an instruction.
LIBS = -lc -Wl,--as-needed -lm -Wl,--no-as-needed -ldl

# Flags of single files: CFLAGS_<path without .c>
is_clang := $(findstring clang,$(shell $(CC) --version 2>/dev/null | head -1))
ifeq ($(is_clang),)
CFLAGS_vm/run/interp = -fno-gcse -fno-crossjumping -ffp-contract=off
else
# clang has one indirect branch for all operations, and would copy it into each of them before registers are
# allocated: with some hundred targets each it takes an hour and gigabytes. After that it takes seconds, and clang does
# it where it may copy so many instructions.
CFLAGS_vm/run/interp = -mllvm -disable-early-taildup -mllvm -tail-dup-size=14
endif
# The results of StrictMath are those of each single operation.
CFLAGS_vm/native/strict_trig = -ffp-contract=off -fno-math-errno
CFLAGS_vm/native/strict_exp = -ffp-contract=off -fno-math-errno
CFLAGS_vm/native/strict_pow = -ffp-contract=off -fno-math-errno
# A square root is an instruction.
CFLAGS_vm/native/intrinsic_math = -fno-math-errno
# The loop copies nothing to buffers on the C stack, and every call of a Java method from C goes through it.
CFLAGS_vm/run/interp += -fno-stack-protector
# Nor do the entries of the tool interface, whose buffers are a struct of pointers, nor what stands around a callback.
CFLAGS_ti_entry = -fno-stack-protector
# Nor the call of a native method, whose words are as many as its form says.
CFLAGS_vm/native/native = -fno-stack-protector
CFLAGS_jvmti/call = -fno-stack-protector
CFLAGS_ti_post = -fno-stack-protector
CFLAGS_jvmti/post = -fno-stack-protector
# With sanitizers the two loops take minutes to optimize, and ten seconds without.
ifneq ($(SANITIZE),)
CFLAGS_vm/run/interp += -O0
endif

GEN = $(BUILD)/gen
IMAGE = $(BUILD)/image
OBJ = $(BUILD)/obj

lib_sources := $(wildcard vm/*.c vm/*/*.c jni/*.c jvmti/*.c classlib/native/*.c)
# What is opened when it is wanted, each a library of its own with the one that it is for (vm/base/late.h): late_<name>
# is its source, late_libs_<name> what it is linked with.
late := $(IMAGE)/lib/libzipread.so $(IMAGE)/lib/libfficalls.so $(IMAGE)/lib/libzip.so
late_zipread = vm/load/zip/zipread.c
late_libs_zipread = -lzip
late_fficalls = vm/native/ffi/ffi_calls.c
late_libs_fficalls = -lffi
late_zip = classlib/native/zip/zip_zlib.c classlib/native/io_util.c
late_libs_zip = -lz
gen_sources := ti_entry.c ti_fault.c ti_post.c ti_meta.c jni_check.c
lib_objects := $(lib_sources:%.c=$(OBJ)/%.o) $(gen_sources:%.c=$(OBJ)/gen/%.o)
launcher_objects := $(patsubst %.c,$(OBJ)/%.o,$(wildcard tools/launcher*.c))
long_synchronizer := $(GEN)/java/AbstractQueuedLongSynchronizer.java
java_sources := $(shell find classlib/java -name '*.java' 2>/dev/null) $(long_synchronizer)
java_tables := $(shell find classlib/java -name '*.dat' 2>/dev/null)
headers := $(IMAGE)/include/jvmti.h $(IMAGE)/include/jni.h $(IMAGE)/include/jvmpi.h $(IMAGE)/include/linux/jni_md.h \
	$(IMAGE)/include/classfile_constants.h $(IMAGE)/include/jvmticmlr.h $(IMAGE)/include/jdwpTransport.h
# Agents: each folder agents/NAME becomes lib/libNAME.so of the image. They see only the installed headers.
# Rooms that agents share are no agents: AGENT_ROOMS_<name> lists those that are compiled into one,
# with what tablegen made for them.
agent_rooms := between
agents := $(filter-out $(agent_rooms),$(sort $(patsubst agents/%/,%,$(dir $(wildcard agents/*/*.c)))))
agent_libs := $(agents:%=$(IMAGE)/lib/lib%.so)
# What else an agent is linked with: AGENT_LIBS_<name>; where it finds what tablegen made for it: AGENT_FLAGS_<name>
AGENT_LIBS_instrument = -lz
AGENT_FLAGS_jvmpi = -I$(GEN)/jvmpi
AGENT_ROOMS_trace = between
AGENT_ROOMS_check = between check_jni
# a room without a folder: the table of JNI functions that agents/check puts in
room_gen_check_jni = $(GEN)/between/check_jni.c
room_gen_between = $(patsubst %,$(GEN)/between/between_%.c,calls events meta)
agent_sources = $(foreach d,$(1) $(AGENT_ROOMS_$(1)),$(wildcard agents/$(d)/*.c)) $(foreach r,$(AGENT_ROOMS_$(1)),$(room_gen_$(r)))
agent_headers = $(foreach d,$(1) $(AGENT_ROOMS_$(1)),$(wildcard agents/$(d)/*.h))

.PHONY: all help image demo test floors house format format-check coverage apicheck bench bench-quick fuzz mutate install clean setup headers
.DELETE_ON_ERROR:
# None of make's own rules: it would try them all on each source. Not by -r, which other people's makefiles that tests
# call would get, too.
.SUFFIXES:
%: %,v
%: RCS/%,v
%: RCS/%
%: s.%
%: SCCS/s.%
all: image

help:
	@echo "make [image]       build/image, shaped like a JDK home: JAVA_HOME=\$$PWD/build/image"
	@echo "make demo          builds, then runs a real agent on a real program"
	@echo "make test          builds, then runs every test; TEST=name for one suite or one scenario"
	@echo "make coverage      which functions, events and capabilities of JVMTI are there and which are missing"
	@echo "make floors        checks that no lower floor includes an upper one, and that comments name what is there"
	@echo "make format        brings the C into the form of .clang-format; make format-check only looks"
	@echo "make apicheck      the class library's public surface beside that of the JDK that builds it"
	@echo "make bench         single costs and workloads side by side with java -Xint; bench-quick: fewer of them"
	@echo "make fuzz          damaged and drawn input for hours; N=100000 SEED=1"
	@echo "make mutate        small wrong changes, and which of them no test sees; FILES=... N=..."
	@echo "make install PREFIX=/usr/local    make clean"

setup:
	@tools/setup

# ---- tools that run at build time
$(BUILD)/tools/tablegen: $(wildcard tools/tab*.c) $(wildcard tools/tab*.h)
	@mkdir -p $(@D)
	$(CC) -std=gnu11 $(WARN) -D_GNU_SOURCE -O1 -g -I. -o $@ $(filter %.c,$^)
$(BUILD)/tools/mkjar: tools/mkjar.c
	@mkdir -p $(@D)
	$(CC) -std=gnu11 $(WARN) -D_GNU_SOURCE -O1 -g -o $@ $< -lzip

$(BUILD)/tools/manpage: tools/manpage.c vm/life/options.def
	@mkdir -p $(@D)
	$(CC) -std=gnu11 $(WARN) -D_GNU_SOURCE -O1 -g -I. -o $@ $<

# ---- the tables become C (tablegen touches only what changes)
tables := jvmti/jvmti.tab jni/jni.tab agents/jvmpi/jvmpi.tab
$(GEN)/.made: $(BUILD)/tools/tablegen $(tables)
	@mkdir -p $(GEN)
	$(BUILD)/tools/tablegen $(GEN) $(tables)
	@touch $@
$(gen_sources:%=$(GEN)/%) $(GEN)/include/jvmti.h $(GEN)/include/jni.h $(GEN)/include/jvmpi.h \
	$(room_gen_between) $(room_gen_check_jni): $(GEN)/.made ;

# ---- the VM library
$(OBJ)/%.o: %.c $(GEN)/.made $(BUILD)/flags
	@mkdir -p $(@D)
	@echo '  CC $<'
	@$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<
$(OBJ)/gen/%.o: $(GEN)/%.c $(GEN)/.made $(BUILD)/flags
	@mkdir -p $(@D)
	@echo '  CC $<'
	@$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<
-include $(lib_objects:.o=.d) $(launcher_objects:.o=.d)

# jvmti/ once more, only for tools/doors to look at: facts are functions and the types behind the door
# have no fields (vm/inspect.h).
opaque_objects := $(patsubst %.c,$(OBJ)/opaque/%.o,$(wildcard jvmti/*.c) $(addprefix gen/,$(filter ti_%,$(gen_sources))))
opaque_cc = @mkdir -p $(@D); $(CC) $(call flags_of,$*) -DINSPECT_OPAQUE -O0 -g0 -MMD -MP -c -o $@ $<
$(opaque_objects): private HARDEN = # not for what they need: build/flags
$(OBJ)/opaque/%.o: %.c $(GEN)/.made $(BUILD)/flags
	$(opaque_cc)
$(OBJ)/opaque/gen/%.o: $(GEN)/%.c $(GEN)/.made $(BUILD)/flags
	$(opaque_cc)
-include $(opaque_objects:.o=.d)

# Recompile when the compiler or its flags change.
.PHONY: force
$(BUILD)/flags: force
	@mkdir -p $(@D)
	@echo '$(CC) $(ALL_CFLAGS)' | cmp -s - $@ || echo '$(CC) $(ALL_CFLAGS)' > $@

# Some 15,000 pointers in its tables are relocated at each start: packed, they are 2 KB and not 360, where the linker
# and the C library know that form. A program shows whether they do.
packed = $(shell t=$$(mktemp -d) && echo 'int a, *p = &a; int main(void) { return p != &a; }' >$$t/p.c && \
	$(CC) -fPIE -pie -Wl,-z,pack-relative-relocs -Werror -o $$t/p $$t/p.c 2>$$t/log && [ ! -s $$t/log ] && $$t/p && \
	echo -Wl,-z,pack-relative-relocs; rm -r $$t)
# What every start runs lies side by side: half of the library's code is not brought in then.
$(GEN)/first.ld: tools/first.functions
	@mkdir -p $(@D)
	@{ echo 'SECTIONS { .text.first : {'; sed '/^#/d; s/.*/*(.text.& .text.&.*)/' $<; echo '} } INSERT BEFORE .text;'; } >$@
# The linker writes here and there in its file. A copy is written from end to end, and the kernel keeps and maps it in
# larger pieces: a start is shorter by 2 %.
$(IMAGE)/lib/server/libjvm.so: $(lib_objects) tools/libjvm.map $(GEN)/first.ld
	@mkdir -p $(@D)
	@echo '  LD $@'
	@$(CC) -shared -Wl,-soname,libjvm.so -Wl,--version-script=tools/libjvm.map $(if $(SANITIZE),,-Wl$(comma)--no-undefined) \
		-o $(OBJ)/libjvm.so $(lib_objects) $(ALL_LDFLAGS) -Wl,-T,$(GEN)/first.ld $(packed) $(LIBS)
	@cp $(OBJ)/libjvm.so $@.new && mv $@.new $@
$(IMAGE)/bin/java: $(launcher_objects) $(IMAGE)/lib/server/libjvm.so
	@mkdir -p $(@D)
	@echo '  LD $@'
	@$(CC) -o $@ $(launcher_objects) $(ALL_LDFLAGS) -ldl -pthread
$(IMAGE)/bin/tivm: $(IMAGE)/bin/java
	@ln -sf java $@

.SECONDEXPANSION:
$(late): $(IMAGE)/lib/lib%.so: $$(late_$$*) $$(wildcard $$(dir $$(late_$$*))*.h) | headers
	@mkdir -p $(@D)
	@echo '  LD $@'
	@$(CC) -std=gnu11 $(WARN) $(HARDEN) $(CFLAGS) -D_GNU_SOURCE -I. -I$(IMAGE)/include -I$(IMAGE)/include/linux -fPIC \
		-fvisibility=hidden -shared $(HARDEN_LD) -o $@ $(late_$*) $(late_libs_$*)

# The companion that agent libraries of a JDK want beside libjvm.so (jvmti/agent_library.c opens it).
$(IMAGE)/lib/libjava.so: jni/libjava/libjava.c tools/libjava.map
	@mkdir -p $(@D)
	@echo '  LD $@'
	@$(CC) -std=gnu11 $(WARN) $(HARDEN) $(CFLAGS) -D_GNU_SOURCE -fPIC -fvisibility=hidden -shared $(HARDEN_LD) -Wl,-soname,libjava.so \
		-Wl,--version-script=tools/libjava.map -o $@ $<

# ---- the class library: one module, java.base, from our own sources only
$(long_synchronizer): classlib/java/java.base/java/util/concurrent/locks/AbstractQueuedSynchronizer.java tools/long-synchronizer.sed
	@mkdir -p $(@D)
	@sed -f tools/long-synchronizer.sed $< > $@
# Compiled by javac inside a builder of ours, which compiles of a changed tree only what has to be
# (tools/javabuild/Build.java).
java_options = --system none -source 17 -target 17 -XDstringConcat=inline -g -nowarn -Xlint:none -proc:none
javac_path := $(shell readlink -f "$$(command -v $(JAVAC))")
java_home := $(shell dirname "$$(dirname "$(javac_path)")")

# Rebuild when a file comes or goes, and with another JDK.
$(BUILD)/java_list: force
	@mkdir -p $(@D)
	@{ find classlib/java -name '*.java' -o -name '*.dat' | LC_ALL=C sort; echo $(long_synchronizer); } >$@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@
$(BUILD)/javac: force
	@mkdir -p $(@D)
	@{ echo '$(javac_path)'; cat "$(java_home)/release"; } >$@.new 2>/dev/null || true
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(BUILD)/tools/javabuild/.made: $(wildcard tools/javabuild/*.java) $(BUILD)/javac
	@rm -rf $(@D) && mkdir -p $(@D)
	$(JAVAC) -d $(BUILD)/tools $(filter %.java,$^)
	@touch $@
$(BUILD)/classes/.made: $(java_sources) $(java_tables) $(BUILD)/java_list $(BUILD)/tools/javabuild/.made
	@"$(java_home)/bin/java" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp $(BUILD)/tools javabuild.Build \
		$(BUILD)/classes $(BUILD)/classes.state $(BUILD)/java_list $(java_options)
	@touch $@
# The tables of character sets are what the JDK of the build says.
$(GEN)/charsets/.made: tools/CharsetTables.java
	@echo '  TABLES $(@D)'
	@"$(java_home)/bin/java" tools/CharsetTables.java $(@D)
	@touch $@
$(IMAGE)/lib/classlib.jar: $(BUILD)/classes/.made $(BUILD)/tools/mkjar $(GEN)/charsets/.made classlib/first.list
	@mkdir -p $(@D) $(BUILD)/classes/java/nio/charset
	@cp $(GEN)/charsets/*.dat $(BUILD)/classes/java/nio/charset/
	@echo '  JAR $@'
	@$(BUILD)/tools/mkjar $@.new $(BUILD)/classes classlib/first.list && mv $@.new $@

# The same classes, parsed: by the VM's own parser, of the same build.
mkimage_objects := $(patsubst %,$(OBJ)/%.o,vm/base/base vm/base/arena vm/base/late vm/base/low vm/base/symbol vm/base/unicode vm/base/utf8 vm/load/loader_jar \
	$(basename $(wildcard vm/class/classfile*.c)))
$(BUILD)/tools/mkimage: tools/mkimage.c $(mkimage_objects)
	@mkdir -p $(@D)
	$(CC) -std=gnu11 $(WARN) $(DEFS) -O1 -g -I. $(if $(SANITIZE),-fsanitize=$(SANITIZE)) -MMD -MP -o $@ $< $(mkimage_objects) $(ALL_LDFLAGS) -ldl
-include $(BUILD)/tools/mkimage.d
$(IMAGE)/lib/classlib.image: $(IMAGE)/lib/classlib.jar $(BUILD)/tools/mkimage
	@echo '  IMAGE $@'
	@$(BUILD)/tools/mkimage $@.new $< classlib/first.list && mv $@.new $@

# ---- installed headers
headers: $(headers)
$(IMAGE)/include/jvmti.h $(IMAGE)/include/jni.h $(IMAGE)/include/jvmpi.h: $(IMAGE)/include/%: $(GEN)/include/%
	@mkdir -p $(@D)
	@cp $< $@
$(IMAGE)/include/%.h: jvmti/include/%.h
	@mkdir -p $(@D)
	@cp $< $@

# ---- agents
define agent_rule
$(IMAGE)/lib/lib$(1).so: $(call agent_sources,$(1)) $(call agent_headers,$(1)) $(headers)
	@mkdir -p $$(@D)
	$(CC) -std=gnu11 $(WARN) -D_GNU_SOURCE $(HARDEN) $(CFLAGS) -shared -fPIC -fvisibility=hidden $(HARDEN_LD) -I$(IMAGE)/include -I$(IMAGE)/include/linux \
		$(AGENT_FLAGS_$(1)) $(if $(AGENT_ROOMS_$(1)),-I. -Wl$(comma)-z$(comma)nodelete) $(if $(SANITIZE),-fsanitize=$(SANITIZE)) \
		-o $$@ $(call agent_sources,$(1)) -pthread $(AGENT_LIBS_$(1))
endef
$(foreach a,$(agents),$(eval $(call agent_rule,$(a))))

$(IMAGE)/release: Makefile
	@mkdir -p $(@D)
	@printf 'IMPLEMENTOR="tivm"\nJAVA_VERSION="25"\nOS_NAME="Linux"\nSTRESS="$(STRESS)"\n' > $@

$(IMAGE)/LICENSE $(IMAGE)/NOTICE: $(IMAGE)/%: %
	@mkdir -p $(@D)
	@cp $< $@

# What build tools of others look for: find_package(JNI) an AWT, too; and the patterns of `tivm new-agent`.
$(IMAGE)/lib/libjawt.so: jni/jawt/jawt.c jni/jawt/jawt.h $(headers)
	@mkdir -p $(@D)
	@cp jni/jawt/jawt.h $(IMAGE)/include/
	@echo '  LD $@'
	@$(CC) -std=gnu11 $(WARN) $(HARDEN) $(CFLAGS) -shared -fPIC -fvisibility=hidden $(HARDEN_LD) -I. -I$(IMAGE)/include -I$(IMAGE)/include/linux -o $@ $<
$(IMAGE)/lib/pkgconfig/tivm.pc: tools/tivm.pc
	@mkdir -p $(@D)
	@cp $< $@
$(IMAGE)/lib/new-agent/.made: $(wildcard tools/new-agent/*/*)
	@rm -rf $(@D) && mkdir -p $(@D)
	@cp -R tools/new-agent/. $(@D)/
	@touch $@
$(IMAGE)/man/man1/tivm.1: $(BUILD)/tools/manpage
	@mkdir -p $(@D)
	@$< > $@.new && mv $@.new $@
others = $(IMAGE)/man/man1/tivm.1 $(IMAGE)/lib/libjawt.so $(IMAGE)/lib/pkgconfig/tivm.pc $(IMAGE)/lib/new-agent/.made

build-image: $(others) $(IMAGE)/LICENSE $(IMAGE)/NOTICE $(IMAGE)/bin/java $(IMAGE)/bin/tivm $(IMAGE)/lib/classlib.jar $(IMAGE)/lib/classlib.image $(late) $(IMAGE)/lib/libjava.so $(headers) $(agent_libs) $(IMAGE)/release
.PHONY: build-image
image: setup
	@$(MAKE) --no-print-directory build-image

# ---- try it
demo: image
	@mkdir -p $(BUILD)/demo
	@$(JAVAC) -g -d $(BUILD)/demo agents/demo/Demo.java
	$(IMAGE)/bin/java -agentlib:demo -cp $(BUILD)/demo Demo

# TEST: a suite, a pattern of suites, or a scenario. A suite is built what it needs; those not named here need the
# image.
TEST =
needs_format =
needs_floors = $(lib_objects)
needs_layout = headers
needs_tables = $(GEN)/.made
needs_resemblance =
needs_rooms =
test_needs = $(if $(filter undefined,$(flavor needs_$(TEST))),build-image,$(needs_$(TEST)))
test: setup
	@$(if $(strip $(test_needs)),$(MAKE) --no-print-directory $(test_needs))
	@$(if $(TEST:programs=),,tools/setup --programs)
	@tests/all $(BUILD) "$(SANITIZE)" $(TEST)

floors: $(opaque_objects)
	@awk -f tools/floors.awk tools/floors.allow $$(find vm jni jvmti classlib/native agents tools tests -name '*.[ch]')
	@tools/doors $(OBJ)
	@tools/globals $(OBJ)
	@awk -f tools/unused.awk $$(find vm jni jvmti classlib/native agents tools tests -name '*.[chS]' -o -name '*.def' -o -name '*.tab' -o -name '*.py')
	@tools/comments
	@tools/optioncheck
	@tools/stores
	@tools/callers
	@tools/house | cmp -s - docs/house.svg || { echo 'docs/house.svg is not what the folders are: make house'; exit 1; }
house:
	@tools/house >docs/house.svg

# All C but what is generated in form: tables of facts.
format_files = $(shell find vm jni jvmti classlib/native agents tools tests -name '*.[ch]' | grep -vE 'unicode_data\.h|layout_test\.c|unit/layout/[a-z_]+\.c')
format:
	@clang-format -i $(format_files)
format-check:
	@clang-format --dry-run --Werror $(format_files)
	@echo 'format: every file is as .clang-format says'

# For editors and analysers: how each file of the VM is compiled.
compile_commands.json: force $(GEN)/.made
	$(file >$@.new)$(foreach c,$(lib_sources) $(launcher_objects:$(OBJ)/%.o=%.c),$(file >>$@.new,{"directory": \
		"$(CURDIR)", "file": "$(c)", "command": "$(CC) $(call flags_of,$(c:.c=)) -c $(c)"}$(comma)))
	@{ echo '['; sed '$$s/,$$//' $@.new; echo ']'; } > $@ && rm $@.new

coverage: image
	@tools/coverage $(GEN)/coverage.tsv $(IMAGE)/lib/server/libjvm.so

# LIST=file.tsv: class, member, descriptor, need; without it only the comparison with the JDK.
apicheck: image
	@tools/apicheck $(if $(LIST),-l $(LIST)) $(IMAGE)/lib/classlib.jar

bench: image
	@tests/bench/table $(IMAGE)
	@tests/bench/run $(IMAGE)
bench-quick: image
	@tests/bench/table $(IMAGE) -n 1 -q
	@tests/bench/run $(IMAGE) -n 2 Fib Fields BinTrees StrBuild Iface ThrowNew
	@tests/bench/counts $(IMAGE) || [ $$? -eq 77 ]

# What `make test` tries for two minutes, for hours and drawn otherwise: make fuzz N=100000 SEED=7
fuzz: image
	@tests/fuzz/run --vm $(IMAGE) --build $(BUILD) --oracle $(dir $(realpath $(shell command -v java)))/.. \
		--count $(or $(N),100000) --seed $(or $(SEED),$(shell date +%s))
	@tests/attach/run --vm $(IMAGE) --build $(BUILD) --count $(or $(N),100000)

# Small wrong changes in a copy of the tree, and which of them no test sees:
#   make mutate FILES='jvmti/ti_heap.c vm/heap/gc.c' N=100
mutate: image
	@tools/mutate --count $(or $(N),40) $(FILES)

install: image
	@DESTDIR='$(DESTDIR)' tools/install $(IMAGE) '$(PREFIX)'

clean:
	rm -rf $(BUILD)
