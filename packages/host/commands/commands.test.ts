import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { childEnvironment } from '@suite/env/node';
import { v8Flags } from '@suite/testing/v8-flags';
import { assemble } from '../src/assembly/assemble';
import { writeExports } from '../src/assembly/fixture-export';
import { sites } from '../src/assembly/site';
import { ask, freePorts } from '../src/gateway/fixture-gateway';
import { freshFolder } from '../test/databases';

const root = join(__dirname, '../../..');
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

/** Runs a command of this folder, by default with its own data. */
function start(args: string[], environment: Record<string, string> = {}, node: string[] = []) {
  const [command = '', ...rest] = args;
  const env = childEnvironment({
    SUITE_DATA: join(folder, 'data'),
    SUITE_PREVIEW_PORT: String(port),
    SUITE_DEMO_SIZE: 'small',
    DATABASE_URL: '',
    ...environment,
  });
  const child = spawn(process.execPath, [...v8Flags, ...node, join(__dirname, command), ...rest], { env, cwd: folder });
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

test('a suite prints its address, an account to sign in with, and that it is ready; SIGTERM ends it cleanly', async () => {
  const suite = start(preview, { SUITE_DEMO_SIZE: 'full' });
  await suite.ready;
  const lines = suite.printed().trimEnd().split('\n');
  expect(lines.at(-1)).toBe(`ready https://hub.suite.localhost:${port}/home/`);
  expect(suite.printed()).toMatch(/liam@quaystone\.example .*TOTP secret [A-Z2-7]{16,}/);
  expect((await ask(`https://hub.suite.localhost:${port}/home/`)).status).toBe(200);
  expect((await ask(`https://api.suite.localhost:${port}/health`)).status).toBe(200);

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

test('the platform reports requests and statements to an OpenTelemetry endpoint, and logs lines of JSON', async () => {
  const received: Record<string, string> = {};
  const receiver = createHttpServer(async (request, response) => {
    received[request.url ?? ''] = await text(request);
    response.setHeader('Content-Type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const own = String(await freePorts([0]));
  const suite = start(['serve.mjs', '--platform'], {
    SUITE_DATA: freshFolder('seeded'),
    SUITE_PREVIEW_PORT: own,
    SUITE_LOG: 'json',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    OTEL_METRIC_EXPORT_INTERVAL: '60000',
    OTEL_BSP_SCHEDULE_DELAY: '60000',
  });
  await suite.ready;
  const [traceId, parentSpanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const headers = { traceparent: `00-${traceId}-${parentSpanId}-01` };
  expect((await ask(`https://api.suite.localhost:${own}/ready?token=one-time`, { headers })).status).toBe(200);
  suite.child.kill('SIGTERM');
  expect(await suite.ended).toBe(0);
  receiver.close();

  const { '/v1/traces': traces = '{}', '/v1/metrics': metrics = '' } = received;
  const spans: { traceId: string; name: string; spanId: string; parentSpanId?: string }[] =
    JSON.parse(traces).resourceSpans[0].scopeSpans[0].spans;
  const requestSpan = spans.find((span) => span.parentSpanId === parentSpanId);
  expect(requestSpan).toMatchObject({ name: 'GET /ready', traceId });
  expect(spans.filter((span) => span.parentSpanId === requestSpan?.spanId).map(({ name }) => name)).toEqual(['SELECT']);
  for (const name of ['http.server.request.duration', 'db.client.connection.count']) expect(metrics).toContain(name);
  expect(suite.printed()).toMatch(/^\{.*"method":"GET","route":"\/ready","status":200,.*"msg":"answered"\}$/m);
  expect(traces + metrics + suite.printed()).not.toContain('one-time');
}, 120_000);

test('the platform alone has no pages and no demo data, and responds to the requests that a web server passes on', async () => {
  const alone = String(await freePorts([0]));
  const settings = { SUITE_DATA: freshFolder(), SUITE_PREVIEW_PORT: alone, SUITE_LISTEN: '127.0.0.1' };
  const suite = start(['serve.mjs', '--platform'], settings);
  await suite.ready;
  expect(suite.printed()).toBe(`ready https://api.suite.localhost:${alone}\n`);
  const at = (path: string, label = 'hub') => ask(`https://${label}.suite.localhost:${alone}${path}`);
  expect((await at('/ready', 'api')).status).toBe(200);
  expect((await at('/home/')).text.trim()).toBe('The platform runs alone here: pages are on the web server in front of it.');
  expect((await at('/session/caches')).status).toBe(204);
  expect((await at('/flags/eval/qa/e30')).status).toBe(404);
  suite.child.kill('SIGTERM');
  expect(await suite.ended).toBe(0);
  expect(await failureOf(['serve.mjs', '--platform'], { ...settings, SUITE_LISTEN: 'here' })).toBe(
    'SUITE_LISTEN has "here"; set it to addresses of this machine such as 0.0.0.0, separated by commas.\n',
  );
}, 120_000);

test('a taken local port is reported with the setting that moves it', async () => {
  const base = await freePorts([0, 1, 2, 3, 4, 5, 6, 7]);
  const taken = createServer().listen(base + 7, '127.0.0.1');
  const environment = { SUITE_PORT_BASE: String(base), SUITE_DATA: join(folder, 'local') };
  expect(await failureOf(['serve.mjs', '--output', output], environment)).toMatch(
    new RegExp(`^Port ${base + 7} is taken\\. Stop what uses it, or set SUITE_PORT_BASE`),
  );
  await new Promise((resolve) => taken.close(resolve));
}, 60_000);

test('a missing build is reported with the command that builds it', async () => {
  const nowhere = join(folder, 'nowhere');
  expect(await failureOf(['serve.mjs', '--preview', '--output', nowhere])).toBe(
    `The suite is not built: ${join(nowhere, 'hosting.json')} is missing. Run: npm run build\n`,
  );
}, 60_000);

test('output that an interrupted start left incomplete is not served, and reported with the command that completes it', async () => {
  const left = join(folder, 'left');
  const built = sites().map((site) => ({ ...site, zones: site.zones.filter(({ name }) => name !== 'chat') }));
  await assemble({ exportOf: exports.exportOf, output: left, sites: built });
  expect(await failureOf(['serve.mjs', '--preview', '--output', left])).toBe(
    `${left} is not complete: a command that still runs, or ended early, has not built these apps: chat. Wait for it, or run: npm run build\n`,
  );
}, 60_000);

test.each(['start.mjs', 'preview.mjs', 'dev.mjs', 'build.mjs', 'install.mjs'])(
  '%s refuses a Node version that is too old',
  async (command) => {
    const old = 'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.18.3" } })';
    expect(await failureOf([command], {}, ['--import', old])).toBe(
      'Node 20.18.3 is too old: install Node 20.19 or later from https://nodejs.org\n',
    );
  },
);

test('an unknown option is reported in one line that mentions --help', async () => {
  expect(await failureOf(['start.mjs', '--htps'])).toBe("Unknown option '--htps'. See the options: npm start -- --help\n");
  expect(await failureOf(['import.mjs', '--xero'])).toMatch(/^.*argument missing.* npm run import -- --help\n$/);
});

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

test.each(Object.entries(scripts))('npm run %s -- --help shows its usage and does nothing else', async (name, script) => {
  const [, ...words] = script.replace(/^exec /, '').split(' ');
  const child = spawn(process.execPath, [...words, '--help'], { cwd: root });
  const [printed, code] = await Promise.all([text(child.stdout), once(child, 'close').then(([code]) => code)]);
  expect([code, printed.split('\n')[0]]).toEqual([
    0,
    expect.stringContaining(`Usage: npm ${/^test(:full)?$/.test(name) ? 'test' : ''}`),
  ]);
  expect(printed).toMatch(/^Options:$[\s\S]*^ {2}--help[\s\S]*^Example: npm /m);
});

test('in production a database with demo accounts is refused until a command has removed them', async () => {
  const production = {
    NODE_ENV: 'production',
    SUITE_DATA: freshFolder('seeded'),
    SUITE_PREVIEW_PORT: String(await freePorts([0])),
  };
  const demo = start(preview, { ...production, NODE_ENV: 'development' });
  await demo.ready;
  expect(await failureOf(['accounts.mjs', 'remove-demo'], production)).toMatch(
    /^Another platform \(process \d+\) uses the data folder /,
  );
  demo.child.kill('SIGTERM');
  await demo.ended;
  expect(await failureOf(preview, production)).toBe(
    'This database has demo accounts, whose password is public (liam@quaystone.example and 3 more), and NODE_ENV is production: remove them with npm run accounts -- remove-demo\n',
  );
  const removal = start(['accounts.mjs', 'remove-demo'], production);
  expect(await removal.ended).toBe(0);
  const suite = start(preview, production);
  await suite.ready;
  expect(suite.printed()).toMatch(/^ready /m);
  expect(suite.printed()).not.toContain('Demo accounts');
  suite.child.kill('SIGTERM');
  expect(await suite.ended).toBe(0);
}, 60_000);

test('a command whose environment is not served says what to set', async () => {
  expect(await failureOf(['serve.mjs', '--output', output], { NODE_ENV: 'production' })).toMatch(
    /^The environment local, .* set SUITE_ENVIRONMENTS=local,prod, or run npm run preview\.\n$/,
  );
});

test('npm replaces itself with each command, so that a signal to npm reaches the command', () => {
  for (const script of Object.values(scripts)) expect(script).toMatch(/^exec node /);
});
