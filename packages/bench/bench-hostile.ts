import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { hostileFiles } from '@suite/host/test/hostile-files';
import { apiOf } from '@suite/testing/api-caller';
import { PASSWORD, people } from '@suite/testing/people';
import { startSuite } from '@suite/testing/running-suite';
import { placed } from '@suite/testing/suite-test';
import { API_PORT_OFFSET, zoneNames } from '@suite/zones/zones';
import { hostileInputs, mailPathOf, settingsOf, startHostileModel, statusRows } from './hostile-inputs';
import { percentile, type Row, ratio } from './row';

const PEOPLE = 200;

/** Milliseconds that each of the two loads takes. */
const DURATION = 120_000;

/** What people look at, as often as it stands here. */
const looks = [
  '/insights/figures/dashboard',
  '/insights/figures/clients?limit=20',
  '/insights/figures/clients?limit=20&sort=name',
  '/insights/figures/months',
  '/insights/figures/prices?limit=20',
  '/insights/imports',
  '/access/v1/people?limit=20',
  '/identity/v1/sessions/current',
];

type Caller = ReturnType<typeof apiOf>;

/** 200 people at work, for two minutes alone and for two minutes beside hostile input, each kind once per second. */
export async function benchHostile(): Promise<Row[]> {
  const model = await startHostileModel();
  const suite = placed(await startSuite('local', settingsOf(model), zoneNames), 'local');
  try {
    const callers = Array.from({ length: PEOPLE }, () => apiOf(suite));
    for (const caller of callers) await caller.signIn(people.olivia.email, PASSWORD);
    const quiet = await load(callers, suite.pid);
    const stop = new AbortController();
    const statuses: Statuses = new Map();
    const insider = callers[1] as Caller;
    const mailPath = await mailPathOf(insider);
    const sent = attack(suite.portBase + API_PORT_OFFSET, { insider, mailPath, statuses }, stop.signal);
    const attacked = await load(callers, suite.pid);
    stop.abort();
    const count = await sent;
    const told = ({ calls, errors, times }: Load) =>
      `${errors} of ${calls} calls failed, p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`;
    return [
      { name: `${PEOPLE} people at work for ${DURATION / 1000} s`, measured: told(quiet), aim: 'none failed' },
      { name: `the same beside ${count} hostile inputs`, measured: told(attacked), aim: 'none failed' },
      {
        name: 'p99 beside hostile input, beside without',
        measured: ratio(percentile(attacked.times, 0.99) / percentile(quiet.times, 0.99)),
        aim: '3×',
      },
      { name: 'peak memory beside hostile input, beside without', measured: ratio(attacked.peak / quiet.peak), aim: '1.5×' },
      ...statusRows(statuses),
    ];
  } finally {
    await suite.stop();
    model.closeAllConnections();
    model.close();
  }
}

interface Load {
  calls: number;
  errors: number;
  /** Milliseconds of each call. */
  times: number[];
  /** Bytes. */
  peak: number;
}

async function load(callers: readonly Caller[], pid: number): Promise<Load> {
  const done: Load = { calls: 0, errors: 0, times: [], peak: 0 };
  const end = performance.now() + DURATION;
  const sampling = setInterval(() => {
    done.peak = Math.max(done.peak, residentBytes(pid));
  }, 250);
  await Promise.all(
    callers.map(async (caller, number) => {
      await setTimeout((number / callers.length) * 1000);
      for (let turn = number; performance.now() < end; turn++) {
        const begun = performance.now();
        const answer = await caller.call('GET', looks[turn % looks.length] as string).catch(() => undefined);
        done.calls++;
        if (answer?.status !== 200) done.errors++;
        done.times.push(performance.now() - begun);
        await setTimeout(1000);
      }
    }),
  );
  clearInterval(sampling);
  return done;
}

const residentBytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

type Statuses = Map<string, Map<number, number>>;

interface Attack {
  insider: Caller;
  mailPath: string;
  statuses: Statuses;
}

/** Sends each kind of hostile input once per second until it is stopped; resolves to how many were sent. */
async function attack(port: number, { insider, mailPath, statuses }: Attack, signal: AbortSignal): Promise<number> {
  const files = hostileFiles.filter(({ name }) => /^(nested below the ratio|endless comment|many attributes)/.test(name));
  const workbooks = files.map(({ name, bytes }) => ({ name, bytes: bytes() }));
  const json = { 'Content-Type': 'application/json' };
  const xml = Buffer.from(`<e><Body>${'<a/>'.repeat(4 * 2 ** 20 - 10)}`);
  let round = 0;
  const kinds: (() => void)[] = [
    () => {
      const { name, bytes } = workbooks[round % workbooks.length] ?? { name: '', bytes: Buffer.of() };
      send(port, `/insights/uploads?fileName=${encodeURIComponent(name)}`, bytes, { Authorization: insider.authorization() });
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
    () =>
      send(port, `/insights/figures/dashboard?asOf=20${String(10 + (round % 12))}-06-30`, undefined, {
        Authorization: insider.authorization(),
      }),
    () => halfSent(port),
    ...hostileInputs(mailPath).map(({ name, path, body, headers, isOfMember }) => () => {
      const all = { ...headers?.(round), ...(isOfMember && { Authorization: insider.authorization() }) };
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
  return count;
}

/** Sends without waiting; how it is answered is another section's. */
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
    headers: { Host: `localhost:${port}`, ...headers },
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
