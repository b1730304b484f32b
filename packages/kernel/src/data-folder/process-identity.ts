import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * When a process started, in whatever terms this system has: with the pid it names one process even
 * after the pid was given to another. Undefined when there is no such process or nobody can tell.
 */
export function processStart(pid: number): string | undefined {
  return fromProc(pid) ?? fromPs(pid);
}

/**
 * Where pids mean what they mean here: this boot of this machine, in this PID namespace (pid_namespaces(7)). Undefined
 * when the system does not say. The kernel reuses a namespace's number only once all processes in it have ended, so an
 * equal scope is either the same namespace or one in which nobody is left.
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
