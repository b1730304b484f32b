// @ts-check
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In-memory file system of Linux. */
const memory = '/dev/shm';

/** Required free bytes: several times what a run stores at once, in addition to the memory of its processes. */
const ROOM = 6 * 2 ** 30;

function isRoomy() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM && process.availableMemory() > ROOM;
}

/**
 * Creates a folder for all files that a test run writes. It is in memory if there is room: on a disk, creating the two thousand
 * files of a database takes fifteen times the CPU time, which is more than most tests take. Removes the folders of killed runs,
 * whose databases may write a little longer.
 * @returns {string}
 */
export function makeRunFolder() {
  if (!isRoomy()) return mkdtempSync(join(tmpdir(), 'suite-test-'));
  for (const name of readdirSync(memory)) {
    const [, pid] = /^suite-test-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true, maxRetries: 10 });
  }
  return mkdtempSync(join(memory, `suite-test-${process.pid}-`));
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
