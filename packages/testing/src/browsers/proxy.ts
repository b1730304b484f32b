import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface SuiteProxy {
  host: string;
  port: number;
  address: string;
  close(): Promise<void>;
}

/**
 * A proxy that finds every host on this machine, at the requested port, so that browsers see the suite under a domain that could
 * be a firm's: they treat `localhost` and its sub-domains in their own ways, most of all when they store cookies.
 */
export async function startProxy(): Promise<SuiteProxy> {
  const open = new Set<Socket>();
  const server = createServer((_, response) => response.writeHead(502).end());
  server.on('connect', (request, socket: Socket, head) => {
    const port = Number(request.url?.split(':').at(-1));
    const target = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      target.write(head);
      target.pipe(socket).pipe(target);
    });
    for (const end of [socket, target]) {
      open.add(end);
      end.once('close', () => open.delete(end));
      end.once('error', () => {
        socket.destroy();
        target.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  const port = typeof own === 'object' && own ? own.port : 0;
  return {
    host: '127.0.0.1',
    port,
    address: `http://127.0.0.1:${port}`,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
