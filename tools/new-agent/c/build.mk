$(LIB): agent.c
	@mkdir -p build
	$(CC) -std=c11 -Wall -Wextra -g -O2 -fPIC -shared -I"$(JAVA_HOME)/include" -I"$(JAVA_HOME)/include/linux" -o $@ agent.c
