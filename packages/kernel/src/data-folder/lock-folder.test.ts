import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import { Failure } from '../errors/failure';
import { lockFolder } from './lock-folder';
import { pidScope, processStart } from './process-identity';
import { socketPath } from './socket-path';

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

const fileOf = (folder: string) => join(folder, 'platform.lock');

function heldBy(holder: object | string): string {
  const folder = emptyFolder();
  writeFileSync(fileOf(folder), typeof holder === 'string' ? holder : JSON.stringify(holder));
  return folder;
}

const elsewhere = { id: 'other', pid: 7, host: 'container-a', scope: 'another kernel' };

/** A wait that takes no time and calls `atLook` at each check. */
function watching(atLook: (look: number) => void = () => undefined) {
  const lines: string[] = [];
  let waited = 0;
  let looks = 0;
  return {
    text: lines,
    waited: () => waited,
    options: {
      say: (line: string) => void lines.push(line),
      wait: async (milliseconds: number) => {
        waited += milliseconds;
        atLook(++looks);
      },
    },
  };
}

const lock = (folder: string) => lockFolder(folder, watching().options);

it('a folder can be locked only once, and again after its release', async () => {
  const folder = emptyFolder();
  const first = await lock(folder);
  await expect(lock(folder)).rejects.toThrow(Failure);
  first.release();
  (await lock(folder)).release();
  expect(readdirSync(folder)).toEqual([]);
});

it('only one of several concurrent attempts gets the lock', async () => {
  const folder = emptyFolder();
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => lock(folder)));
  const held = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(held).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['platform.lock']);
  held[0]?.release();
});

it('reports in one line which process has the lock and what to do', async () => {
  const folder = heldBy({ pid: process.pid, started: processStart(process.pid), scope: pidScope() });
  await expect(lock(folder)).rejects.toThrow(
    `Another platform (process ${process.pid}) uses the data folder ${folder}: stop it, or set SUITE_DATA to another folder.`,
  );
});

it.each([
  ['a process that is gone', () => ({ pid: deadPid(), scope: pidScope() })],
  ['a process whose pid another one has now', () => ({ pid: process.pid, started: 'long ago', scope: pidScope() })],
])('a lock of %s is taken over at once', async (_case, holder) => {
  const folder = heldBy(holder());
  const watch = watching();
  const taken = await lockFolder(folder, watch.options);
  expect(watch.waited()).toBe(0);
  expect(JSON.parse(readFileSync(fileOf(folder), 'utf8'))).toMatchObject({ pid: process.pid });
  taken.release();
  expect(readdirSync(folder)).toEqual([]);
});

describe('a lock from another container or machine', () => {
  it.each([
    ['a process elsewhere', elsewhere],
    ['a process whose pid exists here', { ...elsewhere, pid: process.pid, started: processStart(process.pid) }],
    ['a version that noted no more than its pid', { pid: deadPid() }],
    ['nobody: the file is empty', ''],
  ])('of %s is taken over if it was not renewed for 20 s, and a line says what the platform waits for', async (_case, holder) => {
    const folder = heldBy(holder);
    const watch = watching();
    const taken = await lockFolder(folder, watch.options);
    expect(watch.waited()).toBe(20_000);
    expect(watch.text).toEqual([
      `The lock of the data folder ${folder} was left by another container or machine: waiting up to 20 s to see whether it is still in use.`,
    ]);
    taken.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is respected if it is renewed during the wait, whatever the clock says', async () => {
    const folder = heldBy(elsewhere);
    const watch = watching((look) => look === 39 && utimesSync(fileOf(folder), 0, 0));
    await expect(lockFolder(folder, watch.options)).rejects.toThrow(
      `Another platform (process 7 on container-a) uses the data folder ${folder}: stop it, or set SUITE_DATA to another folder.`,
    );
  });

  it('is respected without a wait if something listens on the platform’s socket', async () => {
    const folder = heldBy(elsewhere);
    const server = createServer().listen(socketPath(folder));
    await once(server, 'listening');
    try {
      const watch = watching();
      await expect(lockFolder(folder, watch.options)).rejects.toThrow('Another platform (process 7 on container-a)');
      expect(watch.waited()).toBe(0);
    } finally {
      server.close();
    }
  });

  it('is taken at once if it is released during the wait', async () => {
    const folder = heldBy(elsewhere);
    const watch = watching((look) => look === 3 && rmSync(fileOf(folder)));
    (await lockFolder(folder, watch.options)).release();
    expect(watch.waited()).toBe(1_500);
  });

  it('restarts the wait if another platform takes it meanwhile', async () => {
    const folder = heldBy(elsewhere);
    const watch = watching((look) => look === 3 && writeFileSync(fileOf(folder), JSON.stringify({ ...elsewhere, id: 'third' })));
    (await lockFolder(folder, watch.options)).release();
    expect(watch.waited()).toBe(21_500);
  });
});

describe('a lock holder', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => jest.useRealTimers());

  const takeAway = (folder: string) => {
    const file = join(folder, 'theirs');
    writeFileSync(file, JSON.stringify(elsewhere));
    rmSync(fileOf(folder));
    linkSync(file, fileOf(folder));
  };

  it('renews its lock every two seconds', async () => {
    const folder = emptyFolder();
    const held = await lock(folder);
    for (let second = 2; second <= 20; second += 2) {
      utimesSync(fileOf(folder), 1, 1);
      jest.advanceTimersByTime(2_000);
      expect(statSync(fileOf(folder)).mtimeMs).toBe(1_000_000 + second * 1000);
    }
    held.release();
  });

  it('that was frozen stops writing after another platform took the folder, and reports it', async () => {
    const folder = emptyFolder();
    const held = await lock(folder);
    takeAway(folder);
    // No timer has run yet: the first action is a statement.
    jest.setSystemTime(1_030_000);
    const message = `The lock of the data folder ${folder} is gone or another platform's, which takes it from one that does not run for a while: this one stops; start it again when no other uses the folder.`;
    expect(() => held.assertHeld()).toThrow(message);
    expect((await held.lost).message).toBe(message);
    held.release();
    expect(readdirSync(folder)).toContain('platform.lock');
  });

  it('that was frozen and still has its lock continues', async () => {
    const folder = emptyFolder();
    const held = await lock(folder);
    jest.setSystemTime(1_030_000);
    held.assertHeld();
    held.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('detects the loss by itself within two seconds', async () => {
    const folder = emptyFolder();
    const held = await lock(folder);
    takeAway(folder);
    jest.advanceTimersByTime(2_000);
    await expect(held.lost).resolves.toBeInstanceOf(Failure);
    expect(() => held.assertHeld()).toThrow(Failure);
    held.release();
  });
});
