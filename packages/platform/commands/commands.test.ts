import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment } from '@suite/env/node';
import { assemble } from '../src/assembly/assemble';
import { writeExports } from '../src/assembly/fixture-export';
import { sites } from '../src/assembly/site';
import { ask, freePorts } from '../src/gateway/fixture-gateway';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
const exports = writeExports();
const output = join(folder, 'dist');
let port: number;

beforeAll(async () => {
  await assemble({ exportOf: exports.exportOf, output, sites: sites() });
  port = await freePorts([0]);
});
afterAll(() => {
  for (const path of [folder, exports.folder]) rmSync(path, { recursive: true });
});

/** Runs a command of this folder; its data is its own unless said. */
function start(args: string[], environment: Record<string, string> = {}, node: string[] = []) {
  const [command = '', ...rest] = args;
  const env = childEnvironment({
    SUITE_DATA: join(folder, 'data'),
    SUITE_PREVIEW_PORT: String(port),
    DATABASE_URL: '',
    ...environment,
  });
  const child = spawn(process.execPath, [...node, join(__dirname, command), ...rest], { env, cwd: folder });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<void>((resolve) => {
    const take = (chunk: Buffer) => {
      printed += chunk;
      if (/^ready .*\n/m.test(printed)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    ended.then(() => resolve());
  });
  return { child, ready, ended, printed: () => printed };
}

async function failureOf(...run: Parameters<typeof start>): Promise<string> {
  const { ended, printed } = start(...run);
  expect(await ended).toBe(1);
  return printed();
}

const preview = ['serve.mjs', '--preview', '--output', output];

test('a suite tells where it is, whom to sign in as, and that it is ready; SIGTERM ends it cleanly', async () => {
  const suite = start(preview);
  await suite.ready;
  const lines = suite.printed().trimEnd().split('\n');
  expect(lines.at(-1)).toBe(`ready https://hub.suite.localhost:${port}/home/`);
  expect(suite.printed()).toMatch(/liam@quaystone\.example .*TOTP secret [A-Z2-7]{16,}/);
  expect((await ask(`https://hub.suite.localhost:${port}/home/`)).status).toBe(200);
  expect((await ask(`https://api.suite.localhost:${port}/ready`)).status).toBe(200);

  expect(await failureOf(preview, { SUITE_PREVIEW_PORT: String(await freePorts([0])) })).toMatch(
    /^Another platform \(process \d+\) uses the data folder .*: stop it, or set SUITE_DATA to another folder\.\n$/,
  );
  expect(await failureOf(preview, { SUITE_DATA: join(folder, 'other') })).toBe(
    `Port ${port} is taken. Stop what uses it, or set SUITE_PREVIEW_PORT to move the suite to other ports.\n`,
  );

  suite.child.kill('SIGTERM');
  expect(await suite.ended).toBe(0);
  expect(existsSync(join(folder, 'data/platform.lock'))).toBe(false);
}, 60_000);

test('a local port that is taken is named with the setting that moves it', async () => {
  const base = await freePorts([0, 1, 2, 3, 4, 5, 6, 7]);
  const taken = createServer().listen(base + 7, '127.0.0.1');
  const environment = { SUITE_PORT_BASE: String(base), SUITE_DATA: join(folder, 'local') };
  expect(await failureOf(['serve.mjs', '--output', output], environment)).toMatch(
    new RegExp(`^Port ${base + 7} is taken\\. Stop what uses it, or set SUITE_PORT_BASE`),
  );
  await new Promise((resolve) => taken.close(resolve));
}, 60_000);

test('what is not built is told with the command that builds it', async () => {
  const nowhere = join(folder, 'nowhere');
  expect(await failureOf(['serve.mjs', '--preview', '--output', nowhere])).toBe(
    `The suite is not built: ${join(nowhere, 'hosting.json')} is missing. Run: npm run build\n`,
  );
}, 60_000);

test.each(['start.mjs', 'preview.mjs', 'dev.mjs', 'build.mjs', 'install.mjs'])(
  '%s refuses a Node that is too old',
  async (command) => {
    const old = 'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.18.3" } })';
    expect(await failureOf([command], {}, ['--import', old])).toBe(
      'Node 20.18.3 is too old: install Node 20.19 or later from https://nodejs.org\n',
    );
  },
);

test('an unknown option is told in one line', async () => {
  expect((await failureOf(['serve.mjs', '--prewiev'])).split('\n')).toHaveLength(2);
});

test('npm hands its process over to every command, so that a signal to npm reaches it', () => {
  const { scripts } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8'));
  for (const script of Object.values(scripts)) expect(script).toMatch(/^exec node /);
});
