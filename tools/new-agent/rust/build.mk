$(LIB): agent.rs
	@mkdir -p build
	rustc --crate-type cdylib -C panic=abort -g -O -o $@ agent.rs
