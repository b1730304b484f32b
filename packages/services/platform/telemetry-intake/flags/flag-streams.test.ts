import { type Audience, createFlagStreams, type FlagStreams } from './flag-streams';

const texts = (text: string): Record<Audience, string> => ({ everyone: text, internal: `${text} internal`, ping: 'ping' });

const clientAt = (address: string, isShared = false) => ({ address, ip: address, isShared });
const one = clientAt('192.0.2.7');

let streams: FlagStreams;
const setUp = (most?: number, maxOfClient?: number) => {
  streams = createFlagStreams(most, maxOfClient);
};
const open = (environment: 'prod' | 'qa' = 'prod', audience: Audience = 'everyone', client = one) => {
  const stream = streams.open(environment, audience, client);
  if (!stream) throw new Error('there was no room');
  return { ...stream, reader: stream.body.getReader() };
};
const next = async ({ reader }: ReturnType<typeof open>) => Buffer.from((await reader.read()).value ?? []).toString();

afterEach(() => streams.end());

test('each stream receives the values for its audience and environment', async () => {
  setUp();
  const everyone = open();
  const internal = open('prod', 'internal');
  const ping = open('prod', 'ping');
  const qa = open('qa');
  for (const stream of [everyone, internal, ping, qa]) stream.begin('begin');
  streams.tell('prod', texts('told'));
  streams.tell('qa', texts('of qa'));
  expect([await next(everyone), await next(everyone)]).toEqual(['begin', 'told']);
  expect([await next(internal), await next(internal)]).toEqual(['begin', 'told internal']);
  expect([await next(ping), await next(ping)]).toEqual(['begin', 'ping']);
  expect([await next(qa), await next(qa)]).toEqual(['begin', 'of qa']);
});

test('a change while a stream starts is sent after its first values', async () => {
  setUp();
  const stream = open();
  streams.tell('prod', texts('newer'));
  stream.begin('older');
  expect([await next(stream), await next(stream)]).toEqual(['older', 'newer']);
});

test('a stream that waits for its first values is closed once more than 64 KiB of changes wait with it', async () => {
  setUp();
  const waiting = open();
  for (let sent = 0; sent < 64; sent++) streams.tell('prod', texts('x'.repeat(1024)));
  expect(streams.count()).toBe(1);
  streams.tell('prod', texts('x'));
  expect(streams.count()).toBe(0);
  await expect(waiting.reader.closed).rejects.toThrow('The first values were not sent in time.');
  waiting.begin('late');
});

test('a reader that does not read is closed, and one that reads continues', async () => {
  setUp();
  const still = open();
  const live = open();
  still.begin('begin');
  live.begin('begin');
  await next(live);
  const much = texts('x'.repeat(1024));
  for (let count = 0; streams.count() === 2; count++) {
    streams.tell('prod', much);
    await next(live);
    expect(count).toBeLessThan(70);
  }
  expect(streams.count()).toBe(1);
  streams.tell('prod', texts('after'));
  expect(await next(live)).toBe('after');
  await expect(still.reader.closed).rejects.toThrow('The reader does not read.');
});

test('a reader that leaves makes room for one other', async () => {
  setUp(2);
  const first = open();
  open();
  expect(streams.open('qa', 'everyone', one)).toBeUndefined();
  await first.reader.cancel();
  expect(streams.count()).toBe(1);
  expect(streams.open('qa', 'everyone', one)).toBeDefined();
  // A reader that left before the start receives nothing, and nothing fails.
  first.begin('late');
});

test('a client that has all its streams open leaves room for others', async () => {
  setUp(10, 2);
  const first = open();
  open();
  expect(streams.open('qa', 'everyone', one)).toBeUndefined();
  expect(streams.open('qa', 'everyone', clientAt('192.0.2.8'))).toBeDefined();
  await first.reader.cancel();
  expect(streams.open('qa', 'everyone', one)).toBeDefined();
});

test('clients behind one private address can use at most half of the streams', () => {
  setUp(4, 1);
  const opens = (address: string, isShared = false) =>
    streams.open('prod', 'everyone', clientAt(address, isShared)) !== undefined;
  const shared = () => opens('127.0.0.1', true);
  expect([shared(), shared(), shared()]).toEqual([true, true, false]);
  expect([opens('192.0.2.7'), opens('192.0.2.8'), opens('192.0.2.9')]).toEqual([true, true, false]);
});

test('an office of hundreds behind one address receives changes', () => {
  setUp();
  const opened = Array.from({ length: 501 }, () => streams.open('prod', 'everyone', one) !== undefined);
  expect(opened.filter(Boolean)).toHaveLength(500);
});

test('a stream that ends twice is counted once', () => {
  setUp(10, 1);
  const stream = open();
  stream.end();
  stream.end();
  open();
  expect(streams.open('prod', 'everyone', one)).toBeUndefined();
});

test('at shutdown, all streams end and none is opened', async () => {
  setUp();
  const stream = open();
  stream.begin('begin');
  streams.end();
  expect(await next(stream)).toBe('begin');
  expect((await stream.reader.read()).done).toBe(true);
  expect(streams.count()).toBe(0);
  expect(streams.open('prod', 'everyone', one)).toBeUndefined();
});

test('a silent stream sends a heartbeat', async () => {
  jest.useFakeTimers();
  try {
    setUp();
    const stream = open();
    stream.begin('begin');
    jest.advanceTimersByTime(30_000);
    expect([await next(stream), await next(stream)]).toEqual(['begin', ':\n\n']);
  } finally {
    jest.useRealTimers();
  }
});
