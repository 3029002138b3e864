/* A library without an entry. */
int jvmpi_bad_empty;
