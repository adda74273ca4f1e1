/* Makes the disk fail: while the file named by EIO_WHILE exists, nothing can be read from or written to a database.
   Loaded before the C library into a server that is tried (LD_PRELOAD). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fails(int fd) {
    const char *flag = getenv("EIO_WHILE");
    char link[64], path[4096];
    if (!flag || access(flag, F_OK) != 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    if (!strstr(path, "piazza.sqlite")) return 0;
    errno = EIO;
    return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t read(int fd, void *to, size_t n) { return fails(fd) ? -1 : NEXT(read)(fd, to, n); }
ssize_t write(int fd, const void *from, size_t n) { return fails(fd) ? -1 : NEXT(write)(fd, from, n); }
ssize_t pread(int fd, void *to, size_t n, off_t at) { return fails(fd) ? -1 : NEXT(pread)(fd, to, n, at); }
ssize_t pwrite(int fd, const void *from, size_t n, off_t at) { return fails(fd) ? -1 : NEXT(pwrite)(fd, from, n, at); }
ssize_t pread64(int fd, void *to, size_t n, off64_t at) { return fails(fd) ? -1 : NEXT(pread64)(fd, to, n, at); }
ssize_t pwrite64(int fd, const void *from, size_t n, off64_t at) { return fails(fd) ? -1 : NEXT(pwrite64)(fd, from, n, at); }
int fsync(int fd) { return fails(fd) ? -1 : NEXT(fsync)(fd); }
int fdatasync(int fd) { return fails(fd) ? -1 : NEXT(fdatasync)(fd); }
