import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process started, in whatever terms this system has: with the pid it names one process even
 * after the pid was given to another. Undefined when there is no such process or nobody can tell.
 */
export function processStart(pid: number): string | undefined {
  return fromProc(pid) ?? fromPs(pid);
}

/** Clock ticks since boot, the 22nd field of /proc/pid/stat (proc_pid_stat(5)), and which boot. */
function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name in parentheses and may hold spaces.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()} ${ticks}`;
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return stdout?.trim() || undefined;
}
