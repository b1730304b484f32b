import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '../../test/databases';
import { Failure } from '../failure';
import { lockFolder } from './lock-folder';
import { processStart } from './process-start';

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

function heldBy(holder: object | string): string {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'platform.lock'), typeof holder === 'string' ? holder : JSON.stringify(holder));
  return folder;
}

it('a folder is locked once, and free again when released', () => {
  const folder = emptyFolder();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(Failure);
  lock.release();
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

it('makes the folder, for its owner alone', () => {
  const folder = join(emptyFolder(), 'a', 'b');
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

it('says in one line which process holds it and what to do', () => {
  const folder = heldBy({ pid: process.pid, started: processStart(process.pid) });
  expect(() => lockFolder(folder)).toThrow(
    `Another platform (process ${process.pid}) uses the data folder ${folder}: stop it, or set SUITE_DATA to another folder.`,
  );
});

it.each([
  ['a process that is gone', () => ({ pid: deadPid() })],
  ['a process whose pid another one has now', () => ({ pid: process.pid, started: 'long ago' })],
  ['nobody: the file is empty', () => ''],
  ['nobody: the file is no lock', () => '{"pid":"x"}'],
])('a lock of %s is taken over', (_case, holder) => {
  const folder = heldBy(holder());
  const lock = lockFolder(folder);
  expect(JSON.parse(readFileSync(join(folder, 'platform.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

it('releases no lock but its own', () => {
  const folder = emptyFolder();
  const lock = lockFolder(folder);
  writeFileSync(join(folder, 'platform.lock'), '{"pid":1}');
  lock.release();
  expect(readdirSync(folder)).toEqual(['platform.lock']);
});
