import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { forkProgram } from './fork-program';

const hasSessionGroups = existsSync('/proc/self/autogroup');

test('a program runs with a low priority, of its session as well where the system has such groups', () => {
  const child = forkProgram('kernel/src/process/thread-process.mjs');
  const pid = child.pid ?? 0;
  try {
    expect(getPriority(pid)).toBe(10);
    if (hasSessionGroups) expect(readFileSync(`/proc/${pid}/autogroup`, 'utf8')).toContain('nice 10');
  } finally {
    child.kill('SIGKILL');
  }
});
