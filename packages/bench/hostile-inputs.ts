import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { apiOf } from '@suite/testing/api-caller';
import type { Measurement } from './row';

/** An expensive request that a stranger or a member may send. It differs from round to round. */
export interface HostileInput {
  name: string;
  path: (round: number) => string;
  body?: (round: number) => Buffer;
  headers?: (round: number) => Record<string, string>;
  /** Sent by a signed-in member. */
  isOfMember?: boolean;
}

const MEGABYTE = 2 ** 20;
const filled = (size: number, part: string) => Buffer.alloc(size, part);
const WRONG = 'w'.repeat(43);

const html = `From: ann@client.example\r\nTo: firm@firm.example\r\nSubject: Hello\r\nMessage-ID: <ID@client.example>\r\nContent-Type: text/html\r\n\r\n`;
const plain = html.replace('text/html', 'text/plain');
const mail = (head: string, part: string) => (round: number) =>
  Buffer.concat([Buffer.from(head.replace('ID', `${round}-${part.length}`)), filled(160_000, part)]);

const SEARCH = 'query ($find: String) { vendors(find: $find) { total } }';

/** Returns a different day of 2024 and 2025 in each round; the demo ledger has no snapshot for them. */
const earlierDay = (round: number) => new Date(Date.UTC(2024, 0, 2 + ((round * 37) % 700))).toISOString().slice(0, 10);

const nested = Buffer.from(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
const fleet = Buffer.from(
  `hostname,uuid,hardware_serial,platform,os_version,primary_user\n${Array.from({ length: 100_000 }, (_, row) => `host-${row},u${row},s${row},darwin,macOS 15.1,"ann@firm.example"`).join('\n')}`,
);

/** @param mailPath path for incoming mail of the firm */
export const hostileInputs = (mailPath: string): readonly HostileInput[] => [
  { name: 'a mail of open tags', path: () => mailPath, body: mail(html, '<br ') },
  { name: 'a mail of open heads', path: () => mailPath, body: mail(html, '<head>') },
  { name: 'a mail of quotes', path: () => mailPath, body: mail(plain, 'On 1 May Ann wrote:\n> x\n') },
  {
    name: 'byte ranges of a PDF',
    path: () => '/proposals/v1/verifications',
    body: () => filled(20 * MEGABYTE, '/ByteRange [0 1 2 3]\n'),
  },
  {
    name: 'writes of strangers under new keys',
    path: () => `/insights/reports/unsubscribe/${WRONG}`,
    body: () => Buffer.from('a=b'),
    headers: (round) => ({ 'Idempotency-Key': `bench ${round}`, 'Content-Type': 'application/x-www-form-urlencoded' }),
  },
  { name: 'a wrong guide download', path: () => `/magnit/v1/public/downloads/${WRONG}`, body: () => Buffer.of() },
  { name: 'a wrong unsubscribe link', path: () => `/insights/reports/unsubscribe/${WRONG}` },
  { name: 'the OpenAPI document', path: () => '/openapi.json' },
  {
    name: 'a Fleet export',
    path: (round) => `/security-data/v1/evidence?fileName=fleet-${round}.csv`,
    body: () => fleet,
    isOfMember: true,
  },
  {
    name: 'lists in lists of osquery',
    path: (round) => `/security-data/v1/evidence?fileName=osquery-${round}.json`,
    body: () => nested,
    isOfMember: true,
  },
  {
    name: 'osquery with a method of objects',
    path: (round) => `/security-data/v1/evidence?fileName=osquery-${round}.json`,
    body: () => Buffer.from('[{"toString":1}]'),
    isOfMember: true,
  },
  {
    name: 'an earlier date',
    path: (round) => `/insights/metrics/dashboard?asOf=${earlierDay(round)}`,
    isOfMember: true,
  },
  {
    name: 'a search of the directory',
    path: () => '/acoren/graphql',
    body: (round) => Buffer.from(JSON.stringify({ query: SEARCH, variables: { find: `acounting softwre ${round} `.repeat(3) } })),
    headers: () => ({ 'Content-Type': 'application/json' }),
    isOfMember: true,
  },
  {
    name: 'a question to a hostile model',
    path: () => '/openai-gateway/v1/chat/completions',
    body: (round) => Buffer.from(JSON.stringify({ stream: true, messages: [{ role: 'user', content: `Question ${round}` }] })),
    headers: () => ({ 'Content-Type': 'application/json' }),
    isOfMember: true,
  },
];

/** Starts a model server whose responses are 100,000 characters of numbers, white space and punctuation. */
export async function startHostileModel(): Promise<Server> {
  const parts = ['1,234.50 USD ', '        \n', '[1][2][3]', '\u0000', '$1 2 3 4 5 '];
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (let sent = 0, at = 0; sent < 100_000; at++) {
      const content = (parts[at % parts.length] ?? '').repeat(40);
      sent += content.length;
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    }
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Returns the settings of a suite that uses that model server. */
export const settingsOf = (server: Server): Record<string, string> => ({
  SUITE_OPENAI_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  SUITE_OPENAI_MODEL: 'hostile',
});

export async function mailPathOf(caller: ReturnType<typeof apiOf>): Promise<string> {
  const { status, body } = await caller.call('POST', '/mywebsite-contacts/v1/mail-address', { isSigned: false });
  if (status === undefined || status >= 300) throw new Error(`no address for mail was made: ${status}`);
  return new URL(body.address).pathname;
}

/** Returns how often each status occurred per input. Server errors are never acceptable. */
export function statusRows(statuses: ReadonlyMap<string, Map<number, number>>): Measurement[] {
  return [...statuses].map(([name, counts]) => ({
    name: `answers to ${name}`,
    measured: [...counts].map(([status, count]) => `${count} of ${status}`).join(', '),
    aim: 'none of 500',
  }));
}
