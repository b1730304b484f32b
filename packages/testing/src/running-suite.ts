import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '@suite/env/node';
import type { ZoneName } from '@suite/zones/zones';
import { takePorts } from './free-ports';
import { startWebServer, type WebServer } from './web-server';

/**
 * How a suite is served: by ports, by ports over https, by sub-domains, by sub-domains in one-space mode; or as a release, by a
 * web server in front of the platform.
 */
export type Topology = 'local' | 'localHttps' | 'preview' | 'onespace' | WebServer;

const commands: Record<Topology, readonly string[]> = {
  local: ['serve.mjs'],
  localHttps: ['serve.mjs', '--https'],
  preview: ['serve.mjs', '--preview'],
  onespace: ['serve.mjs', '--preview', '--onespace'],
  nginx: ['serve.mjs', '--platform'],
  caddy: ['serve.mjs', '--platform'],
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const clock = new URL('./clock-ahead.mjs', import.meta.url);

/** Variable that names the data folder of a first start; suites start on a copy of it, or on an empty folder without it. */
export const SEEDED_FOLDER = 'SUITE_SEEDED_FOLDER';

/** Variable with the V8 flags that suites start with; empty for benchmarks, which measure their effect. */
export const V8_FLAGS = 'SUITE_V8_FLAGS';

export interface RunningSuite {
  topology: Topology;
  /** First port of the local topologies. */
  portBase: number;
  /** The single port of the sub-domain topologies. */
  previewPort: number;
  /** Output of the start. */
  output: string;
  dataFolder: string;
  /** Id of the suite's process, which `restart` replaces. */
  readonly pid: number;
  /** Returns the newest mail to an address, as stored in the outbox. */
  newestMail(to: string): Promise<string>;
  /** Kills the suite's process as a power cut would (SIGKILL). */
  kill(): Promise<void>;
  /** Restarts it on the same data and ports, with its clock this many milliseconds ahead; resolves when it is ready. */
  restart(ahead?: number): Promise<void>;
  /** Queries the embedded database directly, while the suite is stopped. */
  readDatabase<Row>(query: string): Promise<Row[]>;
  /** Runs `npm run import` against this suite; returns its exit code and output. */
  runImport(args: readonly string[]): Promise<{ code: number | null; output: string }>;
  /** Stops the suite's process as an operator does, and leaves its data folder. */
  end(): Promise<void>;
  /** Stops it at once and removes its data folder. */
  stop(): Promise<void>;
}

/**
 * Starts the whole suite as an operator does, with its own ports and data folder.
 * @param settings environment variables of its process
 * @param without zones whose port the caller serves
 */
export async function startSuite(
  topology: Topology,
  settings: Record<string, string> = {},
  without: readonly ZoneName[] = [],
): Promise<RunningSuite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'suite-'));
  const seeded = childEnvironment({})[SEEDED_FOLDER];
  if (seeded) await cp(seeded, dataFolder, { recursive: true });
  const { portBase, previewPort, release } = await takePorts();
  const ports = { SUITE_PORT_BASE: `${portBase}`, SUITE_PREVIEW_PORT: `${previewPort}` };
  const server = topology === 'nginx' || topology === 'caddy' ? topology : undefined;
  const behind = server && { SUITE_LISTEN: BEHIND, SUITE_PROXIES: '1' };
  const env = childEnvironment({ ...behind, ...settings, ...ports, SUITE_DATA: dataFolder });
  const command = [...commands[topology], ...(without.length ? [`--without=${without}`] : [])];
  let suite = runCommand(command, env);
  await suite.ready;
  const web = server && (await serveRelease(server, { dataFolder, port: previewPort }));

  async function kill() {
    suite.child.kill('SIGKILL');
    await suite.ended;
  }

  async function restart(ahead = 0) {
    suite = runCommand(command, ahead ? { ...env, NODE_OPTIONS: `--import=${clock}?${ahead}` } : env);
    await suite.ready;
  }

  async function end() {
    await web?.stop();
    suite.child.kill('SIGTERM');
    await suite.ended;
    release();
  }

  return {
    topology,
    portBase,
    previewPort,
    dataFolder,
    get output() {
      return suite.output();
    },
    get pid() {
      return suite.child.pid ?? 0;
    },
    async newestMail(to) {
      const outbox = join(dataFolder, 'outbox');
      // Those that are still written begin with a dot.
      const files = (await readdir(outbox)).filter((file) => !file.startsWith('.')).sort();
      const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
      // A long header line is folded (RFC 5322 §2.2.3).
      const mail = mails.filter((text) => text.replace(/\r?\n[ \t]+/g, ' ').includes(`To: ${to}`)).at(-1);
      if (!mail) throw new Error(`no mail to ${to} in ${outbox}`);
      return mail;
    },
    kill,
    restart,
    async readDatabase<Row>(query: string) {
      await kill();
      const { PGlite } = await import('@electric-sql/pglite');
      const database = await PGlite.create(join(dataFolder, 'db'));
      const { rows } = await database.query<Row>(query);
      await database.close();
      await restart();
      return rows;
    },
    async runImport(args) {
      const run = runCommand(['import.mjs', ...args], env);
      return { code: await run.ended, output: run.output() };
    },
    end,
    async stop() {
      await web?.stop();
      await kill();
      release();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Address of the platform behind a web server that uses the same port on 127.0.0.1. */
const BEHIND = '127.0.0.2';

/** Creates a release of the built suite, for prod and qa, and serves it. */
async function serveRelease(server: WebServer, { dataFolder, port }: { dataFolder: string; port: number }) {
  const folder = join(dataFolder, 'release');
  const release = join(folder, 'current');
  const options = {
    domain: 'suite.localhost',
    env: 'prod,qa',
    port,
    platform: `https://${BEHIND}:${port}`,
    root: release,
    output: folder,
  };
  const words = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const making = runCommand(['release.mjs', '--built', ...words], childEnvironment({}));
  if ((await making.ended) !== 0) throw new Error(`the release was not made:\n${making.output()}`);
  return startWebServer(server, { release, certificate: join(dataFolder, 'tls'), port, folder: join(dataFolder, server) });
}

interface Command {
  child: ChildProcess;
  output(): string;
  /** Resolves when the command prints its `ready` line, rejects when it exits before. */
  ready: Promise<void>;
  ended: Promise<number | null>;
}

function runCommand([command, ...args]: readonly string[], env: NodeJS.ProcessEnv): Command {
  const script = join(root, 'packages/host/commands', command ?? '');
  const flags = env[V8_FLAGS]?.split(' ') ?? [];
  const child = spawn(process.execPath, [...flags, script, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += chunk;
      if (/^ready http/m.test(output)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    ended.then((code) => reject(new Error(`${command} ended with ${code} before it was ready:\n${output}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => output, ready, ended };
}
