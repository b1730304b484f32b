import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { openPlatform } from '@suite/host/platform/open-platform';
import { emptyFolder, freshFolder } from '@suite/host/test/databases';
import { protectFiles, protectFolder } from './protect-folder';

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Lists everything in a folder that other users can access. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => modeOf(join(folder, name)) & 0o077);
}

it('creates a folder and its parents for its owner only', () => {
  const parent = emptyFolder();
  protectFolder(join(parent, 'a', 'b'));
  expect([modeOf(join(parent, 'a')), modeOf(join(parent, 'a', 'b'))]).toEqual([0o700, 0o700]);
});

it("removes other users' access to an existing folder, and follows no links", () => {
  const [folder, elsewhere] = [emptyFolder(), emptyFolder()];
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'uploads'));
  writeFileSync(join(folder, 'uploads', 'file'), '');
  writeFileSync(join(folder, 'token-key'), '');
  writeFileSync(join(elsewhere, 'file'), '');
  for (const path of [join(folder, 'uploads', 'file'), join(folder, 'token-key'), join(elsewhere, 'file')])
    chmodSync(path, 0o666);
  symlinkSync(elsewhere, join(folder, 'link'));
  protectFolder(folder);
  protectFiles(folder);
  expect(modeOf(folder)).toBe(0o700);
  rmSync(join(folder, 'link'));
  expect(openToOthers(folder)).toEqual([]);
  expect(modeOf(join(elsewhere, 'file'))).toBe(0o666);
});

it('a platform gives other users no access to old or new files in its folder', async () => {
  const folder = freshFolder();
  chmodSync(folder, 0o777);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) chmodSync(join(folder, name), 0o777);
  const platform = await openPlatform({ dataFolder: folder, seed: true, logger: createLogger('error') });
  await platform.pool.query('create table written_now as select generate_series(1, 1000)');
  await platform.pool.query('checkpoint');
  expect(modeOf(folder)).toBe(0o700);
  expect(openToOthers(folder)).toEqual([]);
  await platform.close();
}, 60_000);

const mayMount = spawnSync('unshare', ['-m', 'true']).status === 0 ? it : it.skip;

mayMount('a config that is mounted to be read only stays as it is, and the start goes on', () => {
  const [folder, elsewhere] = [emptyFolder(), emptyFolder()];
  for (const path of [join(folder, 'config.json'), join(elsewhere, 'config.json')]) {
    writeFileSync(path, '{}');
    chmodSync(path, 0o644);
  }
  const mount = 'mount --bind "$1/config.json" "$0/config.json" && mount -o remount,ro,bind "$0/config.json"';
  const program = `import(${JSON.stringify(join(__dirname, 'protect-folder.ts'))}).then((m) => m.protectFiles(process.argv[1]))`;
  const run = `${mount} && exec "${process.execPath}" --import tsx -e '${program}' "$0"`;
  const { status, stderr } = spawnSync('unshare', ['-m', 'sh', '-c', run, folder, elsewhere], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(modeOf(join(elsewhere, 'config.json'))).toBe(0o644);
});

describe('a folder of another user', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is rejected with a one-line message', () => {
    const folder = emptyFolder();
    const owner = statSync(folder).uid;
    jest.spyOn(process, 'geteuid').mockReturnValue(owner + 1);
    expect(() => protectFolder(folder)).toThrow(
      `The data folder ${folder} belongs to another user (uid ${owner}, this process runs as ${owner + 1}), who could read and change it: give it to this user (chown), or set SUITE_DATA to a folder of its own, which may be inside this one.`,
    );
  });
});
