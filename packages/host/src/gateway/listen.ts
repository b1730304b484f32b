import type { Server } from 'node:http';
import { Failure } from '@suite/kernel/errors/failure';

/** A browser may resolve `localhost` to either. */
const LOOPBACK: readonly string[] = ['127.0.0.1', '::1'];

/**
 * Listens on addresses of this machine, by default on loopback.
 * @param setting the variable that moves the port
 * @throws Failure when the port is taken
 */
export async function listen(
  create: () => Server,
  port: number,
  setting: string,
  addresses: readonly string[] = LOOPBACK,
): Promise<Server[]> {
  const servers: Server[] = [];
  try {
    for (const host of addresses) {
      const server = create();
      if (await isListening(server, host, port)) servers.push(server);
    }
  } catch (error) {
    for (const server of servers) server.close();
    if (codeOf(error) === 'EADDRINUSE') {
      throw new Failure(`Port ${port} is taken. Stop what uses it, or set ${setting} to move the suite to other ports.`);
    }
    throw error;
  }
  return servers;
}

/** Returns false when the machine doesn't have the address, for example without IPv6. */
function isListening(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (/^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(codeOf(error)) ? resolve(false) : reject(error)));
    server.listen({ host, port }, () => resolve(true));
  });
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code);
