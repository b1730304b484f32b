import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reserveOf } from '@suite/kernel/errors/disk-full';
import { receiveFile } from './receive-file';

/** A device that is always full, on systems that have it. */
const FULL = '/dev/full';
const onLinux = process.platform === 'linux' ? it : it.skip;

const body = () => new Blob(['x'.repeat(1000)]).stream() as Parameters<typeof receiveFile>[0];

onLinux('reports a full disk with a message', async () => {
  await expect(receiveFile(body(), FULL, 10_000)).rejects.toMatchObject({
    code: 'disk_full',
    message: 'The disk of the suite is full: make room on it, then upload the file again.',
  });
});

it('refuses a file whose announced size is too large before it is sent', async () => {
  await expect(receiveFile(body(), '/nowhere/at/all', 2 * 2 ** 30, 3 * 2 ** 30)).rejects.toMatchObject({
    code: 'payload_too_large',
    message: 'A file may hold 2 GB: split it, by year for instance, and upload the parts.',
  });
});

it('leaves a reserve of disk space for the rest of the suite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reserve-'));
  const path = join(folder, 'never-written');
  await expect(receiveFile(body(), path, 2 ** 61, 2 ** 60)).rejects.toMatchObject({ code: 'disk_full' });
  expect(existsSync(path)).toBe(false);
  rmSync(folder, { recursive: true });
});

it('leaves a twentieth of a small disk free, and a gigabyte of a large one', () => {
  expect([10 * 2 ** 30, 2 ** 40].map(reserveOf)).toEqual([2 ** 29, 2 ** 30]);
});

it('does not promise the same disk space to two simultaneous files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reserve-'));
  const { bavail, blocks, bsize } = statfsSync(folder);
  const most = Math.floor(0.6 * (bavail * bsize - reserveOf(blocks * bsize)));
  const paths = [join(folder, 'one'), join(folder, 'other')];
  const receive = (path: string) => receiveFile(body(), path, 2 ** 61, most);
  const answers = await Promise.allSettled(paths.map(receive));
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await receive(join(folder, 'later'))).toBe(1000);
  rmSync(folder, { recursive: true });
});
