import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { packagesFolder } from '../packages-folder';

/** Gives the platform nine tenths of a busy processor (sched(7), "The nice value"). */
const LOW_PRIORITY = 10;

/**
 * Starts a program that reads untrusted input in its own process. It has no environment variables, and a low priority: when the
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
    // Ctrl+C goes to all processes in a group, but the platform decides when this one stops.
    detached: true,
  });
  if (child.pid) lowerPriority(child.pid);
  return child;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
    // Linux may share processors between sessions first, and a detached process has its own session (sched(7), "The autogroup
    // feature").
    writeFileSync(`/proc/${pid}/autogroup`, `${LOW_PRIORITY}`);
  } catch {
    // It has already ended, or the system has no such groups.
  }
}
