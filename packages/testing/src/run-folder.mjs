// @ts-check
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

/** Several times what a run has at once, beside the memory of its processes. */
const ROOM = 6 * 2 ** 30;

function isRoomy() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM && process.availableMemory() > ROOM;
}

/**
 * A folder for all that a run of tests writes. In memory where there is room: on a disk, making the two thousand files of
 * a database takes fifteen times the processor time, which is more than most tests take. What a run that was killed has
 * left there is removed.
 * @returns {string}
 */
export function makeRunFolder() {
  if (!isRoomy()) return mkdtempSync(join(tmpdir(), 'suite-test-'));
  for (const name of readdirSync(memory)) {
    const [, pid] = /^suite-test-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true });
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
