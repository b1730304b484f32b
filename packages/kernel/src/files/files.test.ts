import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { onEachDatabase, onPostgres } from '@suite/host/test/databases';
import { openTestDatabase, type TestDatabase } from '@suite/host/test/open-queue';
import { type S3Server, startS3Server } from '@suite/host/test/s3-server';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { createSealing } from '../sealing/sealing';
import { createFiles, type Files } from './create-files';
import { fileHeaders } from './file-headers';
import { createS3Store } from './s3-store';

const HOUR = 3_600_000;
const ash = 'aaaaaaaa-0000-4000-8000-000000000000';
const birch = 'bbbbbbbb-0000-4000-8000-000000000000';

const png = (content: string) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(content)]);
const bodyOf = (...chunks: (Buffer | string)[]) => ReadableStream.from(chunks.map((chunk) => new Uint8Array(Buffer.from(chunk))));
const limits = { bytes: 1000, types: ['image/png', 'application/pdf'] } as const;

function open({ database, dataFolder, time, jobsOf }: TestDatabase, storeUrl?: string) {
  const sealing = createSealing(dataFolder, undefined);
  const files = createFiles({ database, clock: () => time.now, sealing, dataFolder, storeUrl });
  /** Lists the contents and drafts in the data folder. */
  const onDisk = () =>
    readdirSync(join(dataFolder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return { files, onDisk, collect: () => jobsOf([files.job]).runDue() };
}

/** Requests a file by its URL. */
function ask(files: Files, address: string) {
  const { pathname, searchParams } = new URL(address, 'https://api.suite.example');
  return files.serve(pathname.split('/')[2] ?? '', searchParams);
}

const failureOf = (promise: Promise<unknown>) => promise.then(String, ({ code, message }) => `${code}: ${message}`);

onEachDatabase('files', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  it('with the same content are stored once, and removing the last reference removes the content', async () => {
    const { files, onDisk, collect } = open(opened);
    const { database, time } = opened;
    const stored = await files.receive(bodyOf(png('logo')), limits);
    const id = await files.add(database, stored, { companyId: ash, name: 'logo.png' });
    const again = await files.receive(bodyOf(png('logo')), limits);
    expect(again).toEqual(stored);
    const other = await files.add(database, again, { companyId: birch, name: 'same.png' });
    expect(onDisk().map(({ name }) => name)).toEqual([stored.hash]);

    const address = files.addressOf(other, time.now + MILLISECONDS_PER_DAY);
    const removing = database.transaction((transaction) => files.remove(transaction, { companyId: birch, id }));
    expect(await removing).toBe(false);
    time.now += 2 * HOUR;
    expect(await files.remove(database, { companyId: ash, id })).toBe(true);
    await collect();
    expect(Buffer.from(await (await ask(files, address)).arrayBuffer())).toEqual(png('logo'));
    expect(await files.remove(database, { companyId: birch, id: other })).toBe(true);
    expect(await failureOf(ask(files, address))).toContain('not_found');
    await collect();
    expect(onDisk()).toEqual([]);
  });

  it('received for a rolled-back transaction are removed after an hour, those from a committed one are not', async () => {
    const { files, onDisk, collect } = open(opened);
    const { database, time } = opened;
    const stored = await files.receive(bodyOf(png('kept')), limits);
    await files.add(database, stored, { companyId: ash, name: 'kept.png' });
    const lost = await files.receive(bodyOf(png('lost')), limits);
    const undone = database.transaction(async (transaction) => {
      await files.add(transaction, lost, { companyId: ash, name: 'lost.png' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    time.now += 0.9 * HOUR;
    await collect();
    expect(onDisk()).toHaveLength(2);
    time.now += 0.2 * HOUR;
    await collect();
    expect(onDisk().map(({ name }) => name)).toEqual([stored.hash]);
  });
});

onPostgres('content that is removed and received at the same moment', (kind) => {
  it('exists for every file that refers to it', async () => {
    const opened = await openTestDatabase(kind);
    const { files, collect } = open(opened);
    const { database, time } = opened;
    let id = await files.add(database, await files.receive(bodyOf(png('a')), limits), { companyId: ash, name: 'a.png' });
    for (let round = 0; round < 10; round++) {
      time.now += 2 * HOUR;
      await files.remove(database, { companyId: ash, id });
      const [stored] = await Promise.all([files.receive(bodyOf(png('a')), limits), collect()]);
      id = await files.add(database, stored, { companyId: ash, name: 'a.png' });
      const { status } = await ask(files, files.addressOf(id, time.now + HOUR));
      expect(status).toBe(200);
    }
    await opened.close();
  });
});

describe('a received file', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase('PGlite');
  });
  afterAll(() => opened.close());

  it('is rejected without a trace if it is too large or its bytes show another type', async () => {
    const { files, onDisk } = open(opened);
    const failures = [
      files.receive(bodyOf(png('x'.repeat(600)), 'x'.repeat(600)), limits),
      files.receive(bodyOf('<svg onload="alert(1)">'), limits),
      files.receive(bodyOf('GIF89a and more of it'), limits),
      files.receive(bodyOf('%P'), limits),
      files.receive(null, limits),
      files.receive(bodyOf(png('a')), { bytes: 2 ** 60 }),
    ];
    expect(await Promise.all(failures.map(failureOf))).toEqual([
      'payload_too_large: The file is larger than 1000 bytes. Choose a smaller one.',
      ...Array(4).fill(`invalid_request: Files of this type can't be used here. Choose a file of one of these: PNG, PDF.`),
      'disk_full: The disk of the suite is full. Make room on it, then upload the file again.',
    ]);
    expect(onDisk()).toEqual([]);
  });

  it('has the type that its bytes show, however it is split into chunks', async () => {
    const { files } = open(opened);
    const start = (hex: string) => Buffer.from(hex, 'hex');
    const webp = Buffer.concat([Buffer.from('RIFF'), start('01020304'), Buffer.from('WEBP and more')]);
    const contents = [
      png('a'),
      start('ffd8ffe000104a464946'),
      Buffer.from('GIF87a'),
      webp,
      Buffer.from('%PDF-1.7 and more'),
      'text',
    ];
    const types = contents.map(async (content) => {
      const bytes = [...Buffer.from(content)].map((byte) => Buffer.from([byte]));
      return (await files.receive(bodyOf(...bytes), { bytes: 1000 })).mediaType;
    });
    expect(await Promise.all(types)).toEqual([
      'image/png',
      'image/jpeg',
      'image/gif',
      'image/webp',
      'application/pdf',
      'application/octet-stream',
    ]);
  });

  it('is not visible if it breaks off, and drafts of killed processes are removed after a day', async () => {
    const { files } = open(opened);
    const drafts = join(opened.dataFolder, 'files/drafts');
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(png('half'))),
      pull: (controller) => controller.error(new Error('the connection broke')),
    });
    await expect(files.receive(broken, limits)).rejects.toThrow('the connection broke');
    expect(readdirSync(drafts)).toEqual([]);
    for (const name of ['old', 'new']) writeFileSync(join(drafts, name), 'half');
    utimesSync(join(drafts, 'old'), 0, Date.now() / 1000 - 25 * 3600);
    await files.removeOldDrafts();
    expect(readdirSync(drafts)).toEqual(['new']);
  });

  it('can be read by its owner only', async () => {
    const { files } = open(opened);
    const { hash } = await files.receive(bodyOf(png('mine')), limits);
    expect(statSync(join(opened.dataFolder, 'files', hash.slice(0, 2), hash)).mode & 0o777).toBe(0o600);
  });

  it('is served at its URL until it expires, and at no altered URL', async () => {
    const { files } = open(opened);
    const { time, database } = opened;
    const add = async (content: string) =>
      files.add(database, await files.receive(bodyOf(png(content)), limits), { companyId: ash, name: 'a.png' });
    const [id, other] = [await add('one'), await add('two')];
    const address = files.addressOf(id, time.now + HOUR);
    const response = await ask(files, address);
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': 'image/png', 'content-length': '11' });
    const wrong = [
      address.replace(id, other),
      address.replace(/expires=\d+/, (text) => `${text}0`),
      address.replace(/signature=.*/, 'signature='),
      address.replace(/expires=\d+/, 'expires=NaN'),
      `/files/${id}`,
    ];
    for (const one of wrong) expect(await failureOf(ask(files, one))).toContain('not_found');
    time.now += HOUR;
    expect(await failureOf(ask(files, address))).toContain('not_found');
  });
});

it('makes a browser display images, save everything else, and run none of it', () => {
  const served = { name: 'a.png', mediaType: 'image/png', bytes: 5, life: 90_000 };
  expect(fileHeaders(served)).toEqual({
    'Content-Type': 'image/png',
    'Content-Length': '5',
    'Content-Disposition': `inline; filename="a.png"; filename*=UTF-8''a.png`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-site',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'private, max-age=90, immutable',
  });
  const pdf = { ...served, mediaType: 'application/pdf' };
  const disposition = (name: string) => fileHeaders({ ...pdf, name })['Content-Disposition'];
  expect(disposition('Zoë’s "plan"\r\n.pdf')).toBe(
    `attachment; filename="Zo__s _plan___.pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20%22plan%22%0D%0A.pdf`,
  );
  expect(() => new Headers(fileHeaders({ ...pdf, name: '\ud800(*)' }))).not.toThrow();
});

describe('files in an S3-compatible store', () => {
  let opened: TestDatabase;
  let server: S3Server;
  beforeAll(async () => {
    [opened, server] = await Promise.all([openTestDatabase('PGlite'), startS3Server()]);
  });
  afterAll(() => Promise.all([opened.close(), server.close()]));

  it('are stored, served and removed there with signed requests, and not in the data folder', async () => {
    const { files, collect } = open(opened, server.address());
    const { database, time } = opened;
    const stored = await files.receive(bodyOf(png('logo')), limits);
    const id = await files.add(database, stored, { companyId: ash, name: 'logo.png' });
    expect(server.names()).toEqual([`/bucket/firm/${stored.hash}`]);
    const response = await ask(files, files.addressOf(id, time.now + HOUR));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png('logo'));
    expect(existsSync(join(opened.dataFolder, 'files', stored.hash.slice(0, 2)))).toBe(false);
    time.now += 2 * HOUR;
    await files.remove(database, { companyId: ash, id });
    await collect();
    expect(server.names()).toEqual([]);
  });

  it('are retried if the store is out of order, and fail with its reason if it refuses', async () => {
    const { files } = open(opened, server.address());
    server.faults.push(503);
    await files.receive(bodyOf(png('again')), limits);
    const wrong = open(opened, server.address('wrong')).files;
    await expect(wrong.receive(bodyOf(png('wrong')), limits)).rejects.toThrow(
      'the store of files answered PUT with 403 SignatureDoesNotMatch',
    );
  });

  it('are not found if they were removed from the store, or if the bucket does not exist', async () => {
    const { files } = open(opened, server.address());
    const stored = await files.receive(bodyOf(png('taken')), limits);
    const id = await files.add(opened.database, stored, { companyId: ash, name: 'taken.png' });
    await createS3Store(server.address()).remove(stored.hash);
    expect(await failureOf(ask(files, files.addressOf(id, opened.time.now + HOUR)))).toContain('not_found');
    const elsewhere = open(opened, server.address().replace('/bucket/', '/other/')).files;
    await expect(elsewhere.receive(bodyOf(png('b')), limits)).rejects.toThrow('There is no such bucket at SUITE_FILES_URL');
  });

  it('need a valid store URL, which no failure repeats', () => {
    for (const address of [
      'nonsense with a secret',
      'ftp://key:secret@host/bucket',
      'https://key@host/bucket',
      'https://key:secret@host/',
    ]) {
      expect(() => createS3Store(address)).toThrow(
        /^SUITE_FILES_URL is not the address of a store: write it as https:\/\/KEY:SECRET/,
      );
    }
  });
});
