// @ts-check
// Loaded before a child's own program. When its parent ends, even if it is killed, the pipe between them breaks and the child
// ends with its process group.

process.stdin.on('close', end).on('error', end).resume();
if ('unref' in process.stdin) process.stdin.unref();

function end() {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.exit(1);
  }
}
