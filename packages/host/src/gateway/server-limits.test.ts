import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ask, startGateway } from './fixture-gateway';

type Running = Awaited<ReturnType<typeof startGateway>>;

let gateway: Running;
const open: Socket[] = [];
const apiPort = () => gateway.portBase + 100;

/** Writes raw text to the API's port and leaves the connection open. */
async function write(text: string): Promise<{ socket: Socket; answer: () => string; closed: Promise<unknown> }> {
  const socket = connect(apiPort(), '127.0.0.1');
  open.push(socket);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(text);
  return { socket, answer: () => answer, closed };
}

const head = (method: string, path: string, ...lines: string[]) =>
  [`${method} ${path} HTTP/1.1`, `Host: localhost:${apiPort()}`, ...lines, '', ''].join('\r\n');

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await gateway.close();
});

/** Reads the request body and then responds. */
const reading = { platform: async (request: Request) => new Response(`read ${(await request.text()).length}`) };

test('a request head that does not arrive in time ends its connection', async () => {
  gateway = await startGateway({ topology: 'local', limits: { head: 50 }, ...reading });
  const { answer, closed } = await write('GET / HTTP/1.1\r\nHost: local');
  await closed;
  expect(answer()).toMatch(/^HTTP\/1.1 408 /);
});

test.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
  'a body with %s that does not arrive in time ends its connection',
  async (length) => {
    gateway = await startGateway({ topology: 'local', limits: { body: 50 }, ...reading });
    const { answer, closed } = await write(`${head('POST', '/identity/v1/sign-ins', length)}1\r\n{`);
    await closed;
    expect(answer()).toMatch(/^HTTP\/1.1 408 /);
  },
);

test('an unread body ends with its response', async () => {
  gateway = await startGateway({ topology: 'local', limits: { body: 50 } });
  const { answer, closed } = await write(`${head('POST', '/identity', 'Content-Length: 100')}{`);
  await closed;
  expect(answer()).toMatch(/^HTTP\/1.1 200 /);
  const page = connect(gateway.portBase, '127.0.0.1');
  open.push(page);
  page.write(`POST /home/ HTTP/1.1\r\nHost: localhost:${gateway.portBase}\r\nContent-Length: 100\r\n\r\n{`);
  page.resume();
  await once(page, 'close');
});

test('an upload takes its time as long as it makes progress', async () => {
  gateway = await startGateway({ topology: 'local', limits: { body: 20, silence: 400 }, ...reading });
  const { socket, answer, closed } = await write(head('POST', '/insights/uploads', 'Content-Length: 5', 'Connection: close'));
  for (const letter of 'large') {
    await new Promise((resolve) => setTimeout(resolve, 30));
    socket.write(letter);
  }
  await closed;
  expect(answer()).toContain('read 5');
  const stuck = await write(head('POST', '/insights/uploads', 'Content-Length: 5'));
  await stuck.closed;
  expect(stuck.answer()).toBe('');
});

describe('waiting requests', () => {
  let release: () => void;
  let arrived: () => void;
  let next: Promise<void>;
  const renew = () => {
    next = new Promise((resolve) => {
      arrived = resolve;
    });
  };
  const start = async (limits: object, proxies = 0) => {
    renew();
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    gateway = await startGateway({
      topology: 'local',
      limits,
      proxies,
      platform: async () => {
        arrived();
        await gate;
        return new Response('done');
      },
    });
  };
  const from = (client?: string) =>
    ask(`http://localhost:${apiPort()}/identity`, client ? { headers: { 'X-Forwarded-For': client } } : {});

  test('are limited per client, while others are served', async () => {
    await start({ waitingOfClient: 1 }, 1);
    const first = from('192.0.2.7');
    await next;
    expect(await from('192.0.2.7')).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    const other = from('192.0.2.8');
    release();
    expect([(await first).status, (await other).status]).toEqual([200, 200]);
    expect((await from('192.0.2.7')).status).toBe(200);
  });

  test('are limited in total, where many people may share one address', async () => {
    await start({ waiting: 1, waitingOfClient: 1 }, 1);
    const first = from();
    await next;
    expect(await from()).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    release();
    expect((await first).status).toBe(200);
  });

  test('are limited for all behind one address, whatever they claim to be', async () => {
    await start({ waitingOfClient: 1 });
    const held = [];
    for (let n = 0; n < 20; n++) {
      renew();
      held.push(from(`192.0.2.${n}`));
      await next;
    }
    expect((await from('192.0.2.200')).status).toBe(429);
    release();
    expect((await Promise.all(held)).every(({ status }) => status === 200)).toBe(true);
  });
});

test('connections above the limit are closed', async () => {
  gateway = await startGateway({ topology: 'local', limits: { connections: 1 } });
  await write('');
  const second = await write(head('GET', '/identity'));
  await second.closed;
  expect(second.answer()).toBe('');
});
