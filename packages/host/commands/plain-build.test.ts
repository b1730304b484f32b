import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { childEnvironment } from '@suite/env/node';
import { zones } from '@suite/zones/zones';

const zone = join(__dirname, '../../../zones/accounts/error-redirect');
/** A copy of the zone at the same depth of the tree, so that its own export is not overwritten. */
const folder = join(__dirname, '../../../zones/.build/plain');
const { basePath } = zones['error-redirect'];

const notCopied = /^(\.next|\.turbo|out|node_modules|package\.json)$/;

beforeAll(() => {
  rmSync(join(folder, 'out'), { recursive: true, force: true });
  cpSync(zone, folder, { recursive: true, filter: (source) => !notCopied.test(basename(source)) });
});

test("a plain next build in a zone's folder exports the whole zone under its base path", async () => {
  const next = createRequire(join(zone, 'package.json')).resolve('next/dist/bin/next');
  const env = childEnvironment({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const build = spawn(process.execPath, [next, 'build'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complaints, [code]] = await Promise.all([text(build.stdout), text(build.stderr), once(build, 'close')]);
  expect([code, code ? said + complaints : '']).toEqual([0, '']);

  const out = join(folder, 'out');
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
