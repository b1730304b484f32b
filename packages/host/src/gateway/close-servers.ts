import type { Server } from 'node:http';

/** Milliseconds that running requests may take to finish. */
const PATIENCE = 2000;

/** Stops accepting requests and resolves when the running ones have finished or timed out. */
export async function closeServers(servers: Server[]): Promise<void> {
  const timer = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, PATIENCE);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  clearTimeout(timer);
}
