import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { API_PORT_OFFSET, SITES_PORT_OFFSET, zoneNames, zones } from '@suite/zones/zones';

export interface Ports {
  /** First port of the local topologies. */
  portBase: number;
  /** The single port of the sub-domain topologies. */
  previewPort: number;
  release(): void;
}

/** Blocks of ports start here, below the ports that Linux uses for outgoing connections (from 32768). */
const FIRST = 20_000;
const LAST = 32_000;
const BLOCK = 200;

const PREVIEW = 150;
const needed = [...zoneNames.map((name) => zones[name].port), API_PORT_OFFSET, SITES_PORT_OFFSET, PREVIEW];

/**
 * Reserves ports that nothing on this machine uses. Listening on a block's last port marks the block as taken, so that suites of
 * other processes and other checkouts choose another one, even while this suite restarts.
 */
export async function takePorts(): Promise<Ports> {
  for (let portBase = FIRST; portBase < LAST; portBase += BLOCK) {
    const mark = await listenOn(portBase + BLOCK - 1);
    if (!mark) continue;
    if (await areFree(portBase)) return { portBase, previewPort: portBase + PREVIEW, release: () => mark.close() };
    mark.close();
  }
  throw new Error(`no ${BLOCK} free ports in a row from ${FIRST} to ${LAST}`);
}

async function areFree(portBase: number): Promise<boolean> {
  const servers = await Promise.all(needed.map((offset) => listenOn(portBase + offset)));
  await Promise.all(servers.map((server) => server && once(server.close(), 'close')));
  return servers.every(Boolean);
}

/** Undefined when the port is taken. */
function listenOn(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer().unref();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1' }, () => resolve(server));
  });
}
