import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { childEnvironment, isFullRun } from '@suite/env/node';
import { zones } from '@suite/zones/zones';

const zone = join(__dirname, '../../../zones/accounts/error-redirect');
/** A copy of the zone at the same depth of the tree, so that its own export is not overwritten. */
const folder = join(__dirname, '../../../zones/.build/plain');
const { basePath } = zones['error-redirect'];

const out = join(folder, 'out');

const notCopied = /^(\.next|\.turbo|out|node_modules|package\.json)$/;

beforeAll(() => {
  rmSync(out, { recursive: true, force: true });
  cpSync(zone, folder, { recursive: true, filter: (source) => !notCopied.test(basename(source)) });
});

async function build(): Promise<void> {
  const next = createRequire(join(zone, 'package.json')).resolve('next/dist/bin/next');
  const env = childEnvironment({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const child = spawn(process.execPath, [next, 'build'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect([code, code ? output + errors : '']).toEqual([0, '']);
}

test("a plain next build in a zone's folder exports the whole zone under its base path", async () => {
  await build();
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|txt|js|css)$/.test(file));
  const texts = files.map((file) => readFileSync(join(out, file), 'utf8'));
  expect(texts.filter((content) => content.includes('__zone__'))).toEqual([]);

  const page = readFileSync(join(out, 'index.html'), 'utf8');
  const assets = [...page.matchAll(/(?:src|href)="([^"]*\/_next\/[^"]*)"/g)].map(([, address = '']) => address);
  expect(assets.length).toBeGreaterThan(3);
  for (const address of assets) {
    expect(address).toMatch(new RegExp(`^${basePath}/_next/`));
    expect([address, existsSync(join(out, address.slice(basePath.length).replace(/\?.*/, '')))]).toEqual([address, true]);
  }
}, 300_000);

(isFullRun() ? test : test.skip)(
  'two builds from nothing are equal byte for byte',
  async () => {
    const builds: string[][] = [];
    for (let round = 0; round < 2; round++) {
      for (const made of ['.next', 'out']) rmSync(join(folder, made), { recursive: true, force: true });
      await build();
      const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
      builds.push(paths.map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`));
    }
    expect(builds[0]?.length).toBeGreaterThan(20);
    expect(builds[1]).toEqual(builds[0]);
  },
  600_000,
);
