import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  url: URL;
  body: string;
}

/** Starts a server in place of a service that only receives data. */
export async function startSink() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*, content-type');
    let body = '';
    for await (const part of request) body += part;
    if (request.method !== 'OPTIONS') received.push({ url: new URL(request.url ?? '', 'http://sink.test'), body });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
