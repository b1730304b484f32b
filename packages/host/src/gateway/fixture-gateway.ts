import { randomInt } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@suite/env/logger';
import { API_PORT_OFFSET, SITES_PORT_OFFSET, zoneNames, zones } from '@suite/zones/zones';
import { envConfigFor } from '../api/env-config';
import { assemble } from '../assembly/assemble';
import { writeExports } from '../assembly/fixture-export';
import { sites } from '../assembly/site';
import { type GatewayOptions, openGateway } from './gateway';

const PREVIEW_PORT_OFFSET = API_PORT_OFFSET + 1;

let assembled: Promise<string> | undefined;

/** Assembles tiny zones once for a test file. Each gateway serves a copy, because compressing them takes longer than a test. */
async function assembleTinyZones(): Promise<string> {
  const output = join(mkdtempSync(join(tmpdir(), 'tiny-zones-')), 'dist');
  await assemble({ exportOf: writeExports().exportOf, output, sites: sites() });
  return output;
}

/** Starts a gateway on free ports for tests, with tiny zones and an echo as the platform. */
export async function startGateway(options: Pick<GatewayOptions, 'topology'> & Partial<GatewayOptions>) {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  assembled ??= assembleTinyZones();
  cpSync(await assembled, join(folder, 'dist'), { recursive: true });
  const portBase = await freePorts([
    ...zoneNames.map((name) => zones[name].port),
    API_PORT_OFFSET,
    SITES_PORT_OFFSET,
    PREVIEW_PORT_OFFSET,
  ]);
  const ports = { portBase, previewPort: portBase + PREVIEW_PORT_OFFSET };
  const remove = () => rmSync(folder, { recursive: true });
  const gateway = await openGateway({
    ...ports,
    onespace: false,
    without: [],
    proxies: 0,
    output: join(folder, 'dist'),
    dataFolder: folder,
    platform: (request) => new Response(`platform ${request.url}`),
    configOf: envConfigFor,
    logger: createLogger('error'),
    ...options,
  }).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    ...ports,
    output: join(folder, 'dist'),
    dataFolder: folder,
    release: gateway.release,
    async close() {
      await gateway.close();
      remove();
    },
  };
}

/**
 * Returns a base port from which all these offsets are currently free. It is below the ports that systems assign automatically
 * (from 32768 on Linux), and in a separate range per test worker, so that nobody else takes one before it is used.
 */
export async function freePorts(offsets: number[]): Promise<number> {
  const from = 29_000 + (Number(process.env.JEST_WORKER_ID ?? 1) % WORKERS) * PORTS_OF_WORKER;
  for (;;) {
    const base = randomInt(from, from + PORTS_OF_WORKER - Math.max(...offsets));
    const free = await Promise.all(offsets.map((offset) => isPortFree(base + offset)));
    if (free.every(Boolean)) return base;
  }
}

const WORKERS = 8;
const PORTS_OF_WORKER = 450;

const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  /** The path exactly as it is sent, where a URL would normalize it. */
  path?: string;
}

interface Answered {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** Sends a request to this machine, whatever the name in the address, because Node doesn't resolve `*.localhost`. */
export function ask(address: string, { method = 'GET', headers, path }: Asking = {}): Promise<Answered> {
  const url = new URL(address);
  const settings = {
    host: '127.0.0.1',
    port: url.port,
    servername: url.hostname,
    rejectUnauthorized: false,
    agent: false,
    method,
    path: path ?? url.pathname + url.search,
    headers: { Host: url.host, ...headers },
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(settings, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, body, text: body.toString() });
      });
    });
    request.on('error', reject).end();
  });
}
