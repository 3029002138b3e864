$(LIB): agent.cpp
	@mkdir -p build
	$(CXX) -std=c++17 -Wall -Wextra -g -O2 -fPIC -shared -I"$(JAVA_HOME)/include" -I"$(JAVA_HOME)/include/linux" -o $@ agent.cpp
