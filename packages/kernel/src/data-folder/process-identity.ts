import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Returns the start time of a process in the system's notation. Together with the pid it identifies a process even after the pid
 * was reused. Undefined if there is no such process, or if the system doesn't provide it.
 */
export function processStart(pid: number): string | undefined {
  return fromProc(pid) ?? fromPs(pid);
}

/**
 * Returns the boot of this machine and the PID namespace (pid_namespaces(7)) in which this process's pids are valid. Undefined if
 * the system doesn't provide them. The kernel reuses a namespace's number only after all its processes have ended, so equal
 * scopes are the same namespace, or one that is empty by now.
 */
export function pidScope(): string | undefined {
  if (process.platform === 'darwin') return run('sysctl', ['-n', 'kern.bootsessionuuid']);
  try {
    // A /proc of another namespace has a different pid for this process, and can't describe the others.
    if (readlinkSync('/proc/self') !== String(process.pid)) return undefined;
    return `${bootId()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();

/** Returns the boot and the clock ticks since then, the 22nd field of /proc/pid/stat (proc_pid_stat(5)). */
function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name in parentheses and may contain spaces.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${bootId()} ${ticks}`;
  } catch {
    return undefined;
  }
}

const fromPs = (pid: number) => run('ps', ['-o', 'lstart=', '-p', String(pid)]);

function run(program: string, args: string[]): string | undefined {
  const { stdout } = spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  return stdout?.trim() || undefined;
}
