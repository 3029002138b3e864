# tivm: builds out of tree in $(BUILD). `make help` lists the targets.
#
#   make CC=clang            another compiler            make BUILD=/elsewhere    another build folder
#   make SANITIZE=address,undefined | thread             make STRESS="gc poll switch"  stress builds, in folders of their own

SANITIZE =
STRESS =
empty :=
space := $(empty) $(empty)
comma := ,
BUILD = build$(if $(SANITIZE),/sanitize-$(subst $(comma),-,$(SANITIZE)))$(if $(STRESS),/stress-$(subst $(space),-,$(STRESS)))
PREFIX = /usr/local

CC = cc
JAVAC = javac
OPT = $(if $(SANITIZE),-O1,-O2)
WARN = -Wall -Wextra -Werror
CFLAGS = $(OPT) -g
DEFS = -D_GNU_SOURCE $(foreach s,$(STRESS),-DSTRESS_$(shell echo $(s) | tr a-z A-Z))
ALL_CFLAGS = -std=gnu11 $(WARN) $(DEFS) -I. -I$(GEN)/.. -I$(GEN) -I$(GEN)/include -Ijvmti/include -Ijvmti/include/linux \
	-fPIC -fvisibility=hidden -fno-strict-aliasing -pthread $(CFLAGS) $(CFLAGS_$*) \
	$(if $(SANITIZE),-fsanitize=$(SANITIZE) -fno-omit-frame-pointer)
ALL_LDFLAGS = -pthread $(LDFLAGS) $(if $(SANITIZE),-fsanitize=$(SANITIZE))
LIBS = -lffi -lz -lm -ldl

# Flags of single files: CFLAGS_<path without .c>
is_clang := $(findstring clang,$(shell $(CC) --version 2>/dev/null | head -1))
ifeq ($(is_clang),)
CFLAGS_vm/interp = -fno-gcse -fno-crossjumping -ffp-contract=off
endif
# With sanitizers the two loops take minutes to optimize, and ten seconds without.
ifneq ($(SANITIZE),)
CFLAGS_vm/interp += -O0
endif

GEN = $(BUILD)/gen
IMAGE = $(BUILD)/image
OBJ = $(BUILD)/obj

lib_sources := $(wildcard vm/*.c jni/*.c jvmti/*.c classlib/native/*.c)
gen_sources := ti_entry.c ti_trace.c ti_post.c ti_meta.c jni_check.c
lib_objects := $(lib_sources:%.c=$(OBJ)/%.o) $(gen_sources:%.c=$(OBJ)/gen/%.o)
launcher_objects := $(patsubst %.c,$(OBJ)/%.o,$(wildcard tools/launcher*.c))
java_sources := $(shell find classlib/java -name '*.java' 2>/dev/null)
java_tables := $(shell find classlib/java -name '*.dat' 2>/dev/null)
headers := $(IMAGE)/include/jvmti.h $(IMAGE)/include/jni.h $(IMAGE)/include/linux/jni_md.h \
	$(IMAGE)/include/classfile_constants.h $(IMAGE)/include/jvmticmlr.h $(IMAGE)/include/jdwpTransport.h
# Agents: each folder agents/NAME becomes lib/libNAME.so of the image. They see only the installed headers.
agents := $(patsubst agents/%/,%,$(wildcard agents/*/))
agent_libs := $(agents:%=$(IMAGE)/lib/lib%.so)
# What else an agent is linked with: AGENT_LIBS_<name>
AGENT_LIBS_instrument = -lz

.PHONY: all help image demo test floors coverage apicheck bench install clean setup headers
.DELETE_ON_ERROR:
all: image

help:
	@echo "make [image]       build/image, shaped like a JDK home: JAVA_HOME=\$$PWD/build/image"
	@echo "make demo          builds, then runs a real agent on a real program"
	@echo "make test          builds, then runs every test; TEST=pattern for some"
	@echo "make coverage      which functions, events and capabilities of JVMTI are there and which are missing"
	@echo "make floors        checks that no lower floor includes an upper one"
	@echo "make apicheck      the class library's public surface beside that of the JDK that builds it"
	@echo "make bench         workloads side by side with java -Xint"
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

# ---- the tables become C (tablegen touches only what changes)
$(GEN)/.made: $(BUILD)/tools/tablegen jvmti/jvmti.tab jni/jni.tab
	@mkdir -p $(GEN)
	$(BUILD)/tools/tablegen $(GEN) jvmti/jvmti.tab jni/jni.tab
	@touch $@
$(gen_sources:%=$(GEN)/%) $(GEN)/include/jvmti.h $(GEN)/include/jni.h: $(GEN)/.made ;

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

# Recompile when the compiler or its flags change.
.PHONY: force
$(BUILD)/flags: force
	@mkdir -p $(@D)
	@echo '$(CC) $(ALL_CFLAGS)' | cmp -s - $@ || echo '$(CC) $(ALL_CFLAGS)' > $@

$(IMAGE)/lib/server/libjvm.so: $(lib_objects) tools/libjvm.map
	@mkdir -p $(@D)
	@echo '  LD $@'
	@$(CC) -shared -Wl,-soname,libjvm.so -Wl,--version-script=tools/libjvm.map $(if $(SANITIZE),,-Wl$(comma)--no-undefined) \
		-o $@ $(lib_objects) $(ALL_LDFLAGS) $(LIBS)
$(IMAGE)/bin/java: $(launcher_objects) $(IMAGE)/lib/server/libjvm.so
	@mkdir -p $(@D)
	@echo '  LD $@'
	@$(CC) -o $@ $(launcher_objects) $(ALL_LDFLAGS) -L$(IMAGE)/lib/server -ljvm -Wl,-rpath,'$$ORIGIN/../lib/server' -ldl
$(IMAGE)/bin/tivm: $(IMAGE)/bin/java
	@ln -sf java $@

# Jars of programs are read by libzip, in a library of its own that the VM opens with the first of them.
$(IMAGE)/lib/libzipread.so: vm/zip/zipread.c vm/zip/zipread.h
	@mkdir -p $(@D)
	@echo '  LD $@'
	@$(CC) -std=gnu11 $(WARN) $(CFLAGS) -I. -fPIC -fvisibility=hidden -shared -o $@ $< -lzip

# The companion that agent libraries of a JDK want beside libjvm.so (jvmti/agent_library.c opens it).
$(IMAGE)/lib/libjava.so: jni/libjava/libjava.c tools/libjava.map
	@mkdir -p $(@D)
	@echo '  LD $@'
	@$(CC) -std=gnu11 $(WARN) $(CFLAGS) -D_GNU_SOURCE -fPIC -fvisibility=hidden -shared -Wl,-soname,libjava.so \
		-Wl,--version-script=tools/libjava.map -o $@ $<

# ---- the class library: one module, java.base, from our own sources only
$(BUILD)/classes/.made: $(java_sources) $(java_tables)
	@rm -rf $(BUILD)/classes && mkdir -p $(BUILD)/classes
	@printf '%s\n' $(java_sources) > $(BUILD)/java_sources
	$(JAVAC) --system none -source 17 -target 17 -XDstringConcat=inline -g -nowarn -Xlint:none -proc:none \
		-d $(BUILD)/classes @$(BUILD)/java_sources
	@cd classlib/java/java.base && cp --parents $(java_tables:classlib/java/java.base/%=%) $(abspath $(BUILD))/classes
	@touch $@
$(IMAGE)/lib/classlib.jar: $(BUILD)/classes/.made $(BUILD)/tools/mkjar
	@mkdir -p $(@D)
	$(BUILD)/tools/mkjar $@ $(BUILD)/classes

# ---- installed headers
headers: $(headers)
$(IMAGE)/include/jvmti.h $(IMAGE)/include/jni.h: $(IMAGE)/include/%: $(GEN)/include/%
	@mkdir -p $(@D)
	@cp $< $@
$(IMAGE)/include/%.h: jvmti/include/%.h
	@mkdir -p $(@D)
	@cp $< $@

# ---- agents
define agent_rule
$(IMAGE)/lib/lib$(1).so: $(wildcard agents/$(1)/*.c) $(wildcard agents/$(1)/*.h) $(headers)
	@mkdir -p $$(@D)
	$(CC) -std=gnu11 $(WARN) -D_GNU_SOURCE $(CFLAGS) -shared -fPIC -fvisibility=hidden -I$(IMAGE)/include -I$(IMAGE)/include/linux \
		$(if $(SANITIZE),-fsanitize=$(SANITIZE)) -o $$@ $(wildcard agents/$(1)/*.c) -pthread $(AGENT_LIBS_$(1))
endef
$(foreach a,$(agents),$(eval $(call agent_rule,$(a))))

$(IMAGE)/release: Makefile
	@mkdir -p $(@D)
	@printf 'IMPLEMENTOR="tivm"\nJAVA_VERSION="25"\nOS_NAME="Linux"\nSTRESS="$(STRESS)"\n' > $@

build-image: $(IMAGE)/bin/java $(IMAGE)/bin/tivm $(IMAGE)/lib/classlib.jar $(IMAGE)/lib/libzipread.so $(IMAGE)/lib/libjava.so $(headers) $(agent_libs) $(IMAGE)/release
.PHONY: build-image
image: setup
	@$(MAKE) --no-print-directory build-image

# ---- try it
demo: image
	@mkdir -p $(BUILD)/demo
	@$(JAVAC) -g -d $(BUILD)/demo agents/demo/Demo.java
	$(IMAGE)/bin/java -agentlib:demo -cp $(BUILD)/demo Demo

test: image
	@tools/setup --programs
	@tests/all $(BUILD) "$(SANITIZE)" $(TEST)

floors:
	@awk -f tools/floors.awk $$(find vm jni jvmti classlib/native agents tools tests -name '*.[ch]')

coverage: image
	@tools/coverage $(GEN)/coverage.tsv $(IMAGE)/lib/server/libjvm.so

# LIST=file.tsv: class, member, descriptor, need; without it only the comparison with the JDK.
apicheck: image
	@tools/apicheck $(if $(LIST),-l $(LIST)) $(IMAGE)/lib/classlib.jar

bench: image
	@tests/bench/run $(IMAGE)

install: image
	mkdir -p $(DESTDIR)$(PREFIX)/lib/tivm $(DESTDIR)$(PREFIX)/bin
	cp -a $(IMAGE)/. $(DESTDIR)$(PREFIX)/lib/tivm/
	ln -sf ../lib/tivm/bin/tivm $(DESTDIR)$(PREFIX)/bin/tivm

clean:
	rm -rf $(BUILD)
