import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createServer as createSecureServer } from 'node:tls';
import { migrationFolders } from '@suite/kernel/database/migrate-database';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { emptyFolder, freshDatabase, onPostgres } from '../../test/databases';
import { startMailServer } from '../../test/mail-server';
import { certificate } from '../gateway/certificate';
import { checkDatabase, checkMigrations } from './check-database';
import { checkDataFolder, checkKeys, checkNode, checkPort, checkTimeZones } from './check-machine';
import { checkHost, checkMail } from './check-network';
import { checkRelease } from './check-release';

const now = Date.now();
const states = (findings: { state: string }[]) => findings.map(({ state }) => state);

test('Node must be 20.19 or later', () => {
  expect(['20.19.0', '22.1.0', '24.3.1'].map((version) => checkNode(version).state)).toEqual(['ok', 'ok', 'ok']);
  expect(checkNode('20.18.3')).toEqual({ state: 'wrong', text: expect.stringContaining('install Node 20.19 or later') });
});

test('the versions of the time zones are shown, and outdated ones get a warning', () => {
  const day = (text: string) => Date.parse(text);
  const current = checkTimeZones('2026f', '2025c', day('2026-11-26'));
  expect(current).toEqual({ state: 'ok', text: "The time zones are those of 2026f (IANA); Node's own are of 2025c." });
  expect(checkTimeZones('2026f', '2025c', day('2027-03-01')).state).toBe('ok');
  expect(checkTimeZones('2026f', '2025c', day('2027-09-01'))).toEqual({
    state: 'look',
    text: expect.stringContaining('install a newer version of the suite'),
  });
});

test('a port that something else uses is reported with the setting that moves it', async () => {
  const other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await checkPort(port, 'SUITE_PREVIEW_PORT')).toEqual({
    state: 'wrong',
    text: `Something else uses port ${port}: stop it, or set SUITE_PREVIEW_PORT to another port.`,
  });
  other.close();
  await once(other, 'close');
  expect((await checkPort(port, 'SUITE_PREVIEW_PORT')).state).toBe('ok');
});

test('a data folder must be a folder that nobody else can read', () => {
  const folder = emptyFolder();
  chmodSync(folder, 0o755);
  expect(checkDataFolder(folder)[1]).toEqual({ state: 'look', text: expect.stringContaining(`chmod 700 ${folder}`) });
  chmodSync(folder, 0o700);
  expect(states(checkDataFolder(folder))).toEqual(['ok', 'ok']);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(checkDataFolder(file)[0]?.text).toContain('set SUITE_DATA to a folder');
  expect(checkDataFolder(join(file, 'nothing/here'))[0]?.state).toBe('wrong');
});

test('keys must be valid and the same for all platforms on a database, and certificates must not expire soon', async () => {
  const dataFolder = emptyFolder();
  const keys = { dataFolder, tokenKey: undefined, isShared: false, certificateFile: undefined };
  expect(states(checkKeys(keys, now))).toEqual(['ok']);
  expect(checkKeys({ ...keys, isShared: true }, now)[0]).toEqual({
    state: 'look',
    text: expect.stringContaining('set SUITE_TOKEN_KEY'),
  });
  expect(states(checkKeys({ ...keys, isShared: true, tokenKey: randomBytes(32).toString('base64') }, now))).toEqual(['ok']);
  expect(checkKeys({ ...keys, tokenKey: 'short' }, now)[0]?.text).toContain('32 bytes in base64');
  const { cert } = await certificate(dataFolder);
  const certificateFile = join(dataFolder, 'document.pem');
  writeFileSync(certificateFile, cert);
  const at = (days: number) => checkKeys({ ...keys, certificateFile }, now + days * MILLISECONDS_PER_DAY)[1];
  expect([at(0)?.state, at(355)?.state, at(400)?.text]).toEqual([
    'ok',
    'look',
    `The certificate in ${certificateFile} has expired: replace it.`,
  ]);
});

test('a mail server is asked whether it accepts mails', async () => {
  expect([(await checkMail(undefined, true)).state, (await checkMail(undefined, false)).state]).toEqual(['wrong', 'look']);
  expect((await checkMail('smtp://127.0.0.1:1', true)).text).toContain('correct it');
  const server = await startMailServer();
  expect((await checkMail(server.url, true)).state).toBe('ok');
  await server.close();
});

test('a host needs an address, and a certificate for its name', async () => {
  expect(await checkHost({ name: 'hub.firm.invalid', port: 443 }, now)).toEqual({
    state: 'wrong',
    text: 'hub.firm.invalid has no address: add it to DNS.',
  });
  const { cert, key } = await certificate(emptyFolder());
  const server = createSecureServer({ cert, key }, (socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = { name: 'hub.suite.localhost', port: (server.address() as AddressInfo).port, address: '127.0.0.1' };
  expect((await checkHost(host, now)).text).toMatch(/cannot be reached over TLS \(.*self-signed/);
  expect((await checkHost({ ...host, ca: cert }, now)).state).toBe('ok');
  expect((await checkHost({ ...host, ca: cert }, now + 355 * MILLISECONDS_PER_DAY)).text).toContain('renew it');
  expect((await checkHost({ ...host, name: 'hub.other.example', ca: cert }, now)).state).toBe('wrong');
  server.close();
});

test('a release must have the bytes in its manifest', () => {
  const folder = emptyFolder();
  expect(checkRelease(folder).text).toContain('has no release');
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  mkdirSync(join(folder, 'prod'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ version: 'v1', files: { 'prod/a': { bytes: 3, sha256 } } }));
  writeFileSync(join(folder, 'prod/a'), 'abc');
  expect(checkRelease(folder)).toEqual({ state: 'ok', text: 'Release v1 has all of its 1 files.' });
  writeFileSync(join(folder, 'prod/a'), 'abd');
  expect(checkRelease(folder).text).toBe('1 files of release v1 are missing or changed (prod/a): copy the release again.');
});

test('tables of a newer or another version are distinguished from those that the next start migrates', async () => {
  /** drizzle identifies a migration by the SHA-256 of its file. */
  const own = async (name: string) => {
    const { folder } = migrationFolders().find((one) => one.name === name) ?? { folder: '' };
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
    return files.sort().map((file) =>
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    );
  };
  expect((await checkMigrations(own)).state).toBe('ok');
  expect((await checkMigrations(async () => [])).state).toBe('look');
  expect(await checkMigrations(async (name) => [...(await own(name)), 'later'])).toEqual({
    state: 'wrong',
    text: expect.stringContaining('a newer version (kernel)'),
  });
  expect(await checkMigrations(async (name) => (name === 'price-book' ? ['earlier'] : own(name)))).toEqual({
    state: 'wrong',
    text: expect.stringContaining('another version (price-book): run that version, or name another one in DATABASE_URL'),
  });
});

onPostgres('PostgreSQL', (kind) => {
  it('accepts the connection, is writable, has the tables of this version and the right time', async () => {
    const { databaseUrl = '' } = await freshDatabase(kind, 'seeded');
    expect(states(await checkDatabase(databaseUrl))).toEqual(['ok', 'ok', 'ok', 'ok']);
    const late = await checkDatabase(databaseUrl, undefined, () => Date.now() - 60_000);
    expect(late[2]?.text).toMatch(/are (59|60)\.\d s apart: set both by NTP/);
  });

  it('must have been created with the key that is set here', async () => {
    const { databaseUrl = '' } = await freshDatabase(kind, 'seeded');
    const proof = randomBytes(32);
    const { Client } = await import('pg');
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('INSERT INTO kernel.sealing_proof (id, proof) VALUES (1, $1)', [proof]);
    await client.end();
    expect((await checkDatabase(databaseUrl, proof)).at(-1)?.text).toBe('The key is the one of this database.');
    expect((await checkDatabase(databaseUrl, randomBytes(32))).at(-1)).toEqual({
      state: 'wrong',
      text: expect.stringContaining('is of another installation'),
    });
  });

  it('is reported when it refuses the connection or the user may not create tables', async () => {
    const { databaseUrl = '' } = await freshDatabase(kind, 'seeded');
    const refused = await checkDatabase(databaseUrl.replace(/\/t_\w+/, '/nowhere'));
    expect(refused).toEqual([{ state: 'wrong', text: expect.stringMatching(/does not let us in .*nowhere/) }]);
    const { Client } = await import('pg');
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('CREATE ROLE guest LOGIN');
    await client.end();
    const found = await checkDatabase(databaseUrl.replace('postgres@', 'guest@'));
    expect(found[1]).toEqual({
      state: 'wrong',
      text: expect.stringMatching(/^The user guest may not make tables: ALTER DATABASE/),
    });
  });
});
