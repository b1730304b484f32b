import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import selfsigned from 'selfsigned';
import type { Network } from './network';

const HOST = 'receiver.example';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  address: string;
  received: Received[];
  /** How it responds to a request; with 200 at first. */
  answer: (response: ServerResponse) => void;
  /** Resolves its host name to this server, and trusts its certificate. */
  network: Partial<Network>;
  close(): Promise<void>;
}

export const answering =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, headers).end();

/** Opens a receiver of webhooks on loopback, under its own host name. */
export async function openReceiver(): Promise<Receiver> {
  const { private: key, cert } = await selfsigned.generate([{ name: 'commonName', value: HOST }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
  });
  const received: Received[] = [];
  const server = createServer({ key, cert }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
    receiver.answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    address: `https://${HOST}:${(server.address() as AddressInfo).port}/hook?key=1`,
    received,
    answer: answering(200),
    network: {
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: (address) => address === '127.0.0.1',
      ca: cert,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
