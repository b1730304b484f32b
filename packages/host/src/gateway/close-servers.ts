import type { Server } from 'node:http';

/** Milliseconds that running requests have to end by themselves. */
const PATIENCE = 2000;

/** Takes no more requests, and resolves when the running ones have ended or their time is up. */
export async function closeServers(servers: Server[]): Promise<void> {
  const timer = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, PATIENCE);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  clearTimeout(timer);
}
