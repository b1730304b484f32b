// Sends hostile input in a separate process, so that it delays neither the people at work nor their measurement.

import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { hostileFiles } from '@suite/host/test/hostile-files';
import { hostileInputs } from './hostile-inputs';

export type Statuses = Map<string, Map<number, number>>;

export interface Attacked {
  count: number;
  /** For each kind of input, how often each status occurred. */
  statuses: Statuses;
}

interface Input {
  port: number;
  /** Path for incoming mail of the firm. */
  mailPath: string;
  /** `Authorization` of a member of the firm. */
  member: string;
}

/** Client address of all hostile input (RFC 5737). */
const ATTACKER = '203.0.113.7';

const [input] = (await once(process, 'message')) as [Input];
const stop = new AbortController();
process.once('message', () => stop.abort());
const attacked = await attack(input, stop.signal);
process.send?.(attacked, () => process.exit());

/** Sends each kind of hostile input once per second until it is stopped; resolves to the statuses of the responses. */
async function attack({ port, mailPath, member }: Input, signal: AbortSignal): Promise<Attacked> {
  const statuses: Statuses = new Map();
  const files = hostileFiles.filter(({ name }) => /^(nested below the ratio|endless comment|many attributes)/.test(name));
  const workbooks = files.map(({ name, bytes }) => ({ name, bytes: bytes() }));
  const json = { 'Content-Type': 'application/json' };
  const xml = Buffer.from(`<e><Body>${'<a/>'.repeat(4 * 2 ** 20 - 10)}`);
  let round = 0;
  const kinds: (() => void)[] = [
    () => {
      const { name, bytes } = workbooks[round % workbooks.length] ?? { name: '', bytes: Buffer.of() };
      send(port, `/insights/uploads?fileName=${encodeURIComponent(name)}`, bytes, { Authorization: member });
    },
    () => send(port, '/insights/desktop/qbwc', xml, { 'Content-Type': 'text/xml' }),
    () => send(port, '/identity/v1/sign-ins', Buffer.alloc(2 ** 20, '['), json),
    () =>
      send(
        port,
        '/identity/v1/sign-ins',
        Buffer.from(JSON.stringify({ email: `nobody-${round}@people.example`, password: 'guess' })),
        json,
      ),
    () => send(port, '/monitoring?ddforward=%2Fapi%2Fv2%2Frum', Buffer.alloc(2 ** 20, '{'), {}),
    () => halfSent(port),
    ...hostileInputs(mailPath).map(({ name, path, body, headers, isOfMember }) => () => {
      const all = { ...headers?.(round), ...(isOfMember && { Authorization: member }) };
      send(port, path(round), body?.(round), all, (status) => {
        const counts = statuses.get(name) ?? new Map<number, number>();
        statuses.set(name, counts.set(status, (counts.get(status) ?? 0) + 1));
      });
    }),
  ];
  let count = 0;
  while (!signal.aborted) {
    for (const kind of kinds) kind();
    count += kinds.length;
    round++;
    await setTimeout(1000, undefined, { signal }).catch(() => undefined);
  }
  return { count, statuses };
}

/** Sends without waiting; another section measures the response. */
function send(
  port: number,
  path: string,
  body: Buffer | undefined,
  headers: Record<string, string>,
  onStatus?: (status: number) => void,
): void {
  const request = httpRequest({
    host: '127.0.0.1',
    port,
    path,
    method: body ? 'POST' : 'GET',
    agent: false,
    headers: { Host: `localhost:${port}`, 'X-Forwarded-For': ATTACKER, ...headers },
  });
  request.on('response', (response) => {
    onStatus?.(response.statusCode ?? 0);
    response.resume();
  });
  request.on('error', () => undefined);
  request.end(body);
}

function halfSent(port: number): void {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST /identity/v1/sign-ins HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 1000\r\n\r\n{`);
}
