import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeRunFolder } from './run-folder.mjs';

test('a run has its own folder, and the in-memory folder of a killed run is removed', () => {
  const own = makeRunFolder();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = join(dirname(own), `suite-test-${pid}-left`);
  mkdirSync(left);
  const next = makeRunFolder();
  expect(next).not.toBe(own);
  expect([own, next].every((folder) => existsSync(folder))).toBe(true);
  expect(existsSync(left)).toBe(!own.startsWith('/dev/shm/'));
  for (const folder of [own, next, left]) rmSync(folder, { recursive: true, force: true });
});
