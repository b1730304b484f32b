import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';

const SETTINGS = `
[req]
distinguished_name = name
[name]
[server]
extendedKeyUsage = critical,timeStamping
[tsa]
default_tsa = ours
[ours]
serial = serial
signer_cert = server.pem
signer_key = server.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`;

export const hasOpenssl = spawnSync('openssl', ['version']).error === undefined;

export interface TimeStampServer {
  url: string;
  /** Responses to return instead of a time stamp of the query, one for each request. */
  faults: ((response: ServerResponse) => unknown)[];
  /** Returns the response to a query. */
  stamp(query: Buffer): Buffer;
  /** Returns what OpenSSL says about a time stamp of some bytes. */
  verify(token: Buffer, data: Buffer): string;
  close(): Promise<void>;
}

/** Starts a time-stamp server (RFC 3161) whose time stamps are made by OpenSSL. */
export async function startTimeStampServer(): Promise<TimeStampServer> {
  const folder = emptyFolder();
  const inFolder = (name: string) => join(folder, name);
  const run = (...options: string[]) => execFileSync('openssl', options, { cwd: folder, stdio: 'pipe', encoding: 'utf8' });
  writeFileSync(inFolder('settings'), SETTINGS);
  writeFileSync(inFolder('serial'), '01');
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'server.key'];
  if (hasOpenssl)
    run('req', '-x509', ...key, '-config', 'settings', '-extensions', 'server', '-subj', '/CN=Clock', '-out', 'server.pem');
  const stamp = (query: Buffer) => {
    writeFileSync(inFolder('query'), query);
    run('ts', '-reply', '-config', 'settings', '-queryfile', 'query', '-out', 'response');
    return readFileSync(inFolder('response'));
  };
  const faults: TimeStampServer['faults'] = [];
  const server = createServer(async (request, response) => {
    const query = Buffer.concat(await request.toArray());
    const fault = faults.shift();
    if (fault) fault(response);
    else response.setHeader('Content-Type', 'application/timestamp-reply').end(stamp(query));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    stamp,
    verify(token, data) {
      writeFileSync(inFolder('token'), token);
      writeFileSync(inFolder('data'), data);
      return run('ts', '-verify', '-data', 'data', '-in', 'token', '-token_in', '-CAfile', 'server.pem');
    },
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}
