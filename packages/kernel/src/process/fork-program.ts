import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { packagesFolder } from '../packages-folder';

/** Of ten shares of a busy processor, the platform gets nine (sched(7), "The nice value"). */
const LOW_PRIORITY = 10;

/**
 * Starts a program in a process of its own that reads what strangers send. It has no environment, and a low priority: when the
 * processors are busy, requests come first.
 * @param path under `packages`
 * @param flags of Node
 */
export function forkProgram(path: string, flags: readonly string[] = []): ChildProcess {
  const child = fork(fileURLToPath(new URL(path, packagesFolder)), [], {
    execArgv: [...flags],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Ctrl+C goes to all processes of a group: the platform decides when this one stops.
    detached: true,
  });
  if (child.pid) lowerPriority(child.pid);
  return child;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
    // Linux may share processors between sessions first, and a detached process has its own (sched(7), "The autogroup feature").
    writeFileSync(`/proc/${pid}/autogroup`, `${LOW_PRIORITY}`);
  } catch {
    // It has ended already, or the system has no such groups.
  }
}
