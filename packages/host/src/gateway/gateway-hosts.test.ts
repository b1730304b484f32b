import { connect } from 'node:net';
import { ask, startGateway } from './fixture-gateway';

type Running = Awaited<ReturnType<typeof startGateway>>;

/** Returns a server's response to a hand-written request head. */
const exchange = (port: number, lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(answer));
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  });

describe('where hosts differ by port', () => {
  let gateway: Running;
  let hub: string;
  let api: string;
  beforeAll(async () => {
    gateway = await startGateway({ topology: 'local' });
    hub = `localhost:${gateway.portBase}`;
    api = `localhost:${gateway.portBase + 100}`;
  });
  afterAll(() => gateway.close());

  test.each([
    ['another port', 'localhost:666'],
    ['no port', 'localhost'],
    ['another name', 'evil.example'],
    ['a user', 'evil@localhost'],
    ['no name', ''],
  ])('a Host with %s is refused, by pages and by the API', async (_, host) => {
    const named = host === 'evil.example' || host === 'evil@localhost' ? `${host}:${gateway.portBase}` : host;
    expect(await exchange(gateway.portBase, ['GET /home/ HTTP/1.1', `Host: ${named}`])).toMatch(/^HTTP\/1.1 404 /);
    expect(await exchange(gateway.portBase + 100, ['GET /identity HTTP/1.1', `Host: ${named}`])).toMatch(/^HTTP\/1.1 400 /);
  });

  test('the port of another server of the suite is refused as well', async () => {
    expect((await ask(`http://${hub}/home/`, { headers: { Host: api } })).status).toBe(404);
    expect((await ask(`http://${api}/identity`, { headers: { Host: hub } })).status).toBe(400);
  });

  test('a target with its own authority is refused', async () => {
    for (const target of ['http://evil.example/identity', `http://${api}/identity`, '*']) {
      expect(await exchange(gateway.portBase + 100, [`GET ${target} HTTP/1.1`, `Host: ${api}`])).toMatch(/^HTTP\/1.1 400 /);
      expect(await exchange(gateway.portBase, [`GET ${target} HTTP/1.1`, `Host: ${hub}`])).toMatch(/^HTTP\/1.1 404 /);
    }
  });

  test('two Host headers are refused, even when they are equal', async () => {
    expect(await exchange(gateway.portBase + 100, ['GET / HTTP/1.1', `Host: ${api}`, `Host: ${api}`])).toMatch(/^HTTP\/1.1 400 /);
  });

  test('a client’s claims about another host are ignored', async () => {
    const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', Forwarded: 'host=evil.example' };
    const { text } = await ask(`http://${api}/identity`, { headers });
    expect(text).toBe(`platform http://${api}/identity`);
  });

  test('probes may use any host name', async () => {
    for (const path of ['/health', '/ready']) {
      expect((await ask(`http://${api}${path}`, { headers: { Host: '10.0.0.7' } })).status).toBe(200);
    }
    expect((await ask(`http://${api}/health/x`, { headers: { Host: '10.0.0.7' } })).status).toBe(400);
  });
});

describe('where hosts have names', () => {
  let gateway: Running;
  let proxied: Running;
  const at = (host: string, path: string, running = gateway) => `https://${host}:${running.previewPort}${path}`;
  beforeAll(async () => {
    const domains = ['suite.localhost', 'customer.example'];
    gateway = await startGateway({ topology: 'preview', domains });
    proxied = await startGateway({ topology: 'preview', domains, proxies: 1 });
  });
  afterAll(async () => {
    await gateway.close();
    await proxied.close();
  });

  test('pages are served only for the provider domains, like the API', async () => {
    expect((await ask(at('hub.customer.example', '/home/'))).status).toBe(200);
    for (const host of ['hub.evil.example', 'api.evil.example', 'hub.suite.localhost.evil.example', 'hub.suite.localhost.']) {
      expect((await ask(at(host, '/home/'))).status).toBe(404);
    }
  });

  test('probes may use any host name', async () => {
    const address = at('api.suite.localhost', '');
    for (const host of [
      `10.1.2.3:${gateway.previewPort}`,
      '10.1.2.3',
      'evil.example',
      `hub.suite.localhost:${gateway.previewPort}`,
    ]) {
      for (const path of ['/health', '/ready']) {
        const { status, text } = await ask(address, { path, headers: { Host: host } });
        expect([status, text]).toEqual([200, `platform https://${host}${path}`]);
      }
    }
    for (const path of ['/health/x', '/identity']) {
      expect((await ask(address, { path, headers: { Host: '10.1.2.3' } })).status).toBe(404);
    }
  });

  test.each(['666', '443'])('port %s is refused', async (port) => {
    for (const host of ['hub', 'api']) {
      const headers = { Host: `${host}.suite.localhost:${port}` };
      expect((await ask(at(`${host}.suite.localhost`, '/home/'), { headers })).status).toBe(404);
    }
  });

  test('behind a proxy the default port is also accepted', async () => {
    const request = (host: string) => ask(at('hub.suite.localhost', '/home/', proxied), { headers: { Host: host } });
    expect((await request('hub.suite.localhost')).status).toBe(200);
    expect((await request('hub.suite.localhost:443')).status).toBe(200);
    expect((await request(`hub.suite.localhost:${proxied.previewPort}`)).status).toBe(200);
    expect((await request('hub.suite.localhost:666')).status).toBe(404);
  });
});
