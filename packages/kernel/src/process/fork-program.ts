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
  lowerPriority(child);
  return child;
}

function lowerPriority(child: ChildProcess): void {
  if (!child.pid) return;
  try {
    setPriority(child.pid, LOW_PRIORITY);
  } catch {
    return; // It has ended already.
  }
  lowerSession(child);
}

/**
 * Lowers the priority of the child's session: Linux may share processors between sessions first, and a detached process has its own.
 * Without privileges it accepts one such change per 100 ms on the whole machine (sched(7), "The autogroup feature").
 */
function lowerSession(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  try {
    writeFileSync(`/proc/${child.pid}/autogroup`, `${LOW_PRIORITY}`);
  } catch (error) {
    const isTooSoon = (error as NodeJS.ErrnoException).code === 'EAGAIN';
    if (isTooSoon) setTimeout(lowerSession, 100 + Math.random() * 100, child).unref();
  }
}
