import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiOf } from '@suite/testing/api-caller';
import { PASSWORD, people } from '@suite/testing/people';
import { startSuite } from '@suite/testing/running-suite';
import { placed } from '@suite/testing/suite-test';
import { API_PORT_OFFSET, zoneNames } from '@suite/zones/zones';
import { type Measurement, percentile } from './row';

/** Pairs of first tokens: one directly from the model server, one through the gateway. */
const PAIRS = 200;

const STREAMS = 200;

/** Tokens of a stream, and milliseconds between them. */
const TOKENS = 40;
const BETWEEN = 50;

/** Milliseconds until the first token. */
const THINKING = 50;

const body = JSON.stringify({ stream: true, messages: [{ role: 'user', content: 'How are sales?' }] });

/** Measures what the gateway adds to the first token, and how many concurrent streams it supports. */
export async function benchChat(): Promise<Measurement[]> {
  const server = await startModel();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const settings = { SUITE_OPENAI_URL: address, SUITE_OPENAI_MODEL: 'bench' };
  const suite = placed(await startSuite('local', settings, zoneNames), 'local');
  try {
    const caller = apiOf(suite);
    await caller.signIn(people.olivia.email, PASSWORD);
    await caller.turnTo(people.olivia.company);
    const limits = { retentionDays: 365, dailyLimit: 10_000, allowsTaxData: false };
    await caller.call('PUT', '/openai-gateway/v1/administration/settings', limits);
    const headers = { 'Content-Type': 'application/json', Authorization: caller.authorization() };
    const gateway = `http://localhost:${suite.portBase + API_PORT_OFFSET}/openai-gateway/v1/chat/completions`;
    const straight = () => firstToken(`${address}/chat/completions`, { 'Content-Type': 'application/json' });
    const through = () => firstToken(gateway, headers);
    for (let count = 0; count < 20; count++) await through();
    const added: number[] = [];
    for (let count = 0; count < PAIRS; count++) {
      const [one, other] = count % 2 ? [straight, through] : [through, straight];
      const first = await one();
      const second = await other();
      added.push(count % 2 ? second - first : first - second);
    }
    added.sort((one, other) => one - other);
    const whole = await Promise.all(Array.from({ length: STREAMS }, () => readWhole(gateway, headers).catch(() => 0)));
    const times = `p50 ${percentile(added, 0.5).toFixed(1)} ms, p95 ${percentile(added, 0.95).toFixed(1)} ms`;
    const complete = whole.filter((tokens) => tokens === TOKENS).length;
    return [
      { name: `first token through the gateway, ${PAIRS} pairs: added`, measured: times, aim: '10 ms' },
      { name: `${STREAMS} streams at once of ${TOKENS} tokens`, measured: `${complete} complete`, aim: `${STREAMS}` },
    ];
  } finally {
    await suite.stop();
    server.closeAllConnections();
    server.close();
  }
}

async function firstToken(address: string, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const aborter = new AbortController();
  const response = await fetch(address, { method: 'POST', headers, body, signal: aborter.signal });
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`);
  const reader = response.body.getReader();
  await reader.read();
  const time = performance.now() - startedAt;
  aborter.abort();
  return time;
}

/** Returns the number of tokens before the end of the stream. */
async function readWhole(address: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(address, { method: 'POST', headers, body });
  const text = await response.text();
  return text.includes('[DONE]') ? (text.match(/"content":/g)?.length ?? 0) : 0;
}

async function startModel(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    write(response, 0, THINKING);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function write(response: ServerResponse, count: number, wait: number): void {
  setTimeout(() => {
    if (response.destroyed) return;
    if (count === TOKENS) return void response.end('data: [DONE]\n\n');
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: 'word ' }, finish_reason: null }] })}\n\n`);
    write(response, count + 1, BETWEEN);
  }, wait);
}
