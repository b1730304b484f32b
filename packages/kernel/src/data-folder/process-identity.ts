import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * When a process started, as this system writes it. With the pid it names one process even after the pid was reused. Undefined
 * when there is no such process, or the system does not say.
 */
export function processStart(pid: number): string | undefined {
  return fromProc(pid) ?? fromPs(pid);
}

/**
 * The boot of this machine and the PID namespace (pid_namespaces(7)) in which this process's pids are valid. Undefined when the
 * system does not say. The kernel reuses a namespace's number only after all its processes have ended, so equal scopes are the
 * same namespace, or one that is empty by now.
 */
export function pidScope(): string | undefined {
  if (process.platform === 'darwin') return run('sysctl', ['-n', 'kern.bootsessionuuid']);
  try {
    // A /proc of another namespace knows this process by another pid, and could say nothing about the others.
    if (readlinkSync('/proc/self') !== String(process.pid)) return undefined;
    return `${bootId()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();

/** Clock ticks since boot, the 22nd field of /proc/pid/stat (proc_pid_stat(5)), and which boot. */
function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name in parentheses and may hold spaces.
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
