import { createHmac, randomUUID } from 'node:crypto';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { silentLogger } from '@suite/env/quiet.fixture';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { MAX_WEBHOOKS, type Webhook } from '../contract/webhooks';
import { appendFact } from '../fixture-facts';
import { webhooks } from '../schema';
import { answering, openReceiver, type Receiver } from './fixture-receiver';
import type { Network } from './network';

const companyId = demoCompanies.brightfield.id;
const HOUR = 3_600_000;
const path = '/events/v1/webhooks';

onOneDatabase('webhooks', (kind) => {
  let platform: TestPlatform;
  let noah: Person;
  let receiver: Receiver;
  /** Changed by tests. */
  const network: Partial<Network> = {};
  beforeAll(async () => {
    receiver = await openReceiver();
    Object.assign(network, receiver.network);
    const webhookNetwork: Partial<Network> = {
      ...receiver.network,
      lookup: (hostname) => network.lookup?.(hostname) ?? Promise.resolve([]),
      timeout: 500,
    };
    platform = await openTestPlatform(kind, { webhookNetwork, logger: silentLogger });
    noah = await demoPerson(platform, demoPeople.noah).signIn();
  });
  afterAll(async () => {
    await platform.close();
    await receiver.close();
  });
  beforeEach(async () => {
    await platform.settled();
    await platform.database.delete(webhooks);
    await platform.pool.query('DELETE FROM kernel.jobs');
    receiver.received.length = 0;
    receiver.answer = answering(200);
    Object.assign(network, receiver.network);
    platform.time.now = Date.now();
    await noah.signIn();
  });

  const create = (body: object = {}) =>
    noah.send(path, { body: { address: receiver.address, types: ['ledger.changed'], ...body } });

  const list = async (): Promise<Webhook[]> => (await (await noah.signIn()).send(path)).body;

  const only = async () => (await list())[0] as Webhook;

  const happen = async (asOf = '2021-03-17') => {
    await appendFact(platform, 'ledger.changed', companyId, { asOf });
    await platform.settled();
  };

  /** Runs the job's next attempt. */
  const retry = async () => {
    platform.time.now += 6 * HOUR;
    await platform.settled();
  };

  it('are delivered once, signed with the secret that was shown when they were created', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    await happen();
    expect(receiver.received).toHaveLength(1);
    const [{ path: target, headers, body: text } = { path: '', headers: {}, body: '' }] = receiver.received;
    expect(target).toBe('/hook?key=1');
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(text)).toEqual({ type: 'ledger.changed', timestamp: expect.any(String), data: { asOf: '2021-03-17' } });
    const key = Buffer.from(body.secret.replace('whsec_', ''), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(headers['webhook-timestamp']).toBe(String(Math.floor(platform.time.now / 1000)));
    expect(await only()).toMatchObject({
      lastDelivery: { type: 'ledger.changed', status: 200, problem: null },
      failingSince: null,
      disabled: null,
    });
  });

  it('never show their secret in the list or the database', async () => {
    const { body } = await create();
    expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(JSON.stringify(await list())).not.toContain(body.secret.slice(6));
    const { rows } = await platform.pool.query(`SELECT encode(secret, 'escape') AS saved FROM events.webhooks`);
    expect(rows[0].saved).not.toContain(body.secret.slice(6));
  });

  it('receive the chosen types of their own company', async () => {
    await create({ types: ['clients.added', 'clients.added'] });
    expect((await only()).types).toEqual(['clients.added']);
    await happen();
    await appendFact(platform, 'clients.added', demoCompanies.quaystone.id, { clientIds: [randomUUID()] });
    const clientIds = [randomUUID()];
    await appendFact(platform, 'clients.added', companyId, { clientIds });
    await platform.settled();
    expect(receiver.received.map(({ body }) => JSON.parse(body).data)).toEqual([{ clientIds }]);
  });

  it('are retried with the same id and a new timestamp until the receiver comes back', async () => {
    await create();
    receiver.answer = answering(500);
    await happen();
    const failed = await only();
    expect(failed).toMatchObject({ lastDelivery: { status: 500, problem: 'The receiver answered 500.' } });
    expect(failed.failingSince).not.toBeNull();
    await retry();
    expect((await only()).failingSince).toBe(failed.failingSince);
    receiver.answer = answering(204);
    await retry();
    expect(await only()).toMatchObject({ lastDelivery: { status: 204, problem: null }, failingSince: null, disabled: null });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    const timestamps = receiver.received.map(({ headers }) => headers['webhook-timestamp']);
    expect([ids.length, new Set(ids).size, new Set(timestamps).size]).toEqual([3, 1, 3]);
    await retry();
    expect(receiver.received).toHaveLength(3);
  });

  it('do not follow redirects', async () => {
    await create();
    receiver.answer = answering(307, { Location: '/elsewhere' });
    await happen();
    expect(receiver.received.map((request) => request.path)).toEqual(['/hook?key=1']);
    expect((await only()).lastDelivery).toMatchObject({
      status: 307,
      problem: expect.stringContaining('redirects are not followed'),
    });
  });

  it('give up waiting for a receiver that does not answer', async () => {
    await create();
    receiver.answer = () => undefined;
    await happen();
    expect((await only()).lastDelivery).toMatchObject({ status: null, problem: 'There was no answer within 0.5 seconds.' });
  });

  it.each([
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    ['nothing', ''],
    ['what is no HTTP', 'hello\r\n\r\n'],
    ['endless headers', `HTTP/1.1 200 OK\r\nA: ${'a'.repeat(100_000)}`],
  ])('fail when the receiver responds with %s', async (_what, bytes) => {
    await create();
    receiver.answer = (response) => void response.socket?.end(bytes);
    await happen();
    expect((await only()).lastDelivery).toMatchObject({
      status: null,
      problem: expect.stringContaining('The connection failed'),
    });
  });

  it('do not wait for the end of a response', async () => {
    await create();
    receiver.answer = (response) => void response.writeHead(200).write('and so on');
    await happen();
    expect((await only()).lastDelivery).toMatchObject({ status: 200, problem: null });
  });

  it('are switched off when the receiver responds with 410, and administrators are notified', async () => {
    await create();
    receiver.answer = answering(410);
    await happen();
    await platform.settled();
    expect(await only()).toMatchObject({ lastDelivery: { status: 410 }, disabled: { reason: 'gone' } });
    const { notifications } = (await noah.send('/events/v1/notifications')).body;
    expect(notifications[0]).toMatchObject({
      type: 'webhook.disabled',
      data: { host: new URL(receiver.address).host, reason: 'gone' },
    });
    await happen();
    await retry();
    expect(receiver.received).toHaveLength(1);
  });

  it('are switched off after five days without a success, but not earlier', async () => {
    await create();
    receiver.answer = answering(503);
    const started = platform.time.now;
    const giveUp = async () => {
      await happen();
      for (let attempt = 1; attempt < 17; attempt++) await retry();
    };
    await giveUp();
    expect(platform.time.now - started).toBeLessThan(5 * MILLISECONDS_PER_DAY);
    expect((await only()).disabled).toBeNull();
    await giveUp();
    expect(await only()).toMatchObject({ disabled: { reason: 'failing' } });
    expect(receiver.received).toHaveLength(34);
  });

  it('are switched on again by an administrator, with another five days and without the events in the meantime', async () => {
    const { body } = await create();
    const enable = () => noah.send(`${path}/${body.webhook.id}/activations`, { method: 'POST' });
    await platform.pool.query(
      `UPDATE events.webhooks SET failing_since = $1, disabled_at = $1, disabled_reason = 'failing' WHERE id = $2`,
      [new Date(platform.time.now - 6 * MILLISECONDS_PER_DAY), body.webhook.id],
    );
    await happen('2021-03-16');
    expect(await enable()).toMatchObject({ status: 200, body: { disabled: null, failingSince: null } });
    expect((await enable()).status).toBe(200);
    receiver.answer = answering(503);
    await happen('2021-03-17');
    for (let attempt = 1; attempt < 17; attempt++) await retry();
    expect((await only()).disabled).toBeNull();
    const asOf = new Set(receiver.received.map(({ body }) => JSON.parse(body).data.asOf));
    expect([...asOf]).toEqual(['2021-03-17']);
    expect((await noah.send(`${path}/${randomUUID()}/activations`, { method: 'POST' })).status).toBe(404);
  });

  it('are tested with a special event, which is sent once', async () => {
    const { body } = await create();
    const test = () => noah.send(`${path}/${body.webhook.id}/tests`, { method: 'POST' });
    expect((await test()).status).toBe(202);
    await platform.settled();
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} });
    expect((await only()).lastDelivery).toMatchObject({ type: 'webhook.test', status: 200 });
    receiver.answer = answering(404);
    await test();
    await platform.settled();
    await retry();
    expect(receiver.received).toHaveLength(2);
    expect(await only()).toMatchObject({
      lastDelivery: { status: 404, problem: 'The receiver answered 404.' },
      failingSince: null,
    });
  });

  it('receive nothing after they are deleted, not even waiting deliveries', async () => {
    const { body } = await create();
    receiver.answer = answering(500);
    await happen();
    expect((await noah.send(`${path}/${body.webhook.id}`, { method: 'DELETE' })).status).toBe(204);
    await retry();
    await happen();
    expect(receiver.received).toHaveLength(1);
    expect(await list()).toEqual([]);
  });

  it('require the certificate of the host that they name', async () => {
    const { port } = new URL(receiver.address);
    await create({ address: `https://other.example:${port}/` });
    await happen();
    expect(receiver.received).toEqual([]);
    expect((await only()).lastDelivery?.problem).toContain('ERR_TLS_CERT_ALTNAME_INVALID');
  });

  it('are refused when one of their addresses is not public, now or at a delivery', async () => {
    const lookups = ['127.0.0.1', '10.0.0.1'].map((address) => ({ address, family: 4 }));
    network.lookup = async () => lookups;
    const refused = await create();
    expect([refused.status, refused.body.fields.address]).toEqual([400, expect.stringContaining('not on the public internet')]);
    Object.assign(network, receiver.network);
    expect((await create()).status).toBe(201);
    network.lookup = async () => lookups;
    await happen();
    expect(receiver.received).toEqual([]);
    expect((await only()).lastDelivery).toMatchObject({
      status: null,
      problem: expect.stringContaining('not on the public internet'),
    });
  });

  it('connect to the addresses that were checked, with a single lookup', async () => {
    await create();
    let lookups = 0;
    network.lookup = async () => {
      lookups++;
      return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    await happen();
    expect([receiver.received.length, lookups]).toEqual([1, 1]);
  });

  it.each([
    ['http://receiver.example/', 'must start with https://'],
    ['https://user:secret@receiver.example/', 'user name or password'],
    ['https://10.0.0.1/', 'not on the public internet'],
    ['https://[::1]/', 'not on the public internet'],
    ['https://2852039166/latest/meta-data', 'not on the public internet'],
    [`https://receiver.example/${'a'.repeat(200)}`, '200 characters at most'],
  ])('%s is refused', async (address, message) => {
    const { status, body } = await create({ address });
    expect([status, body.fields.address]).toEqual([400, expect.stringContaining(message)]);
  });

  it('report a host that is not found', async () => {
    network.lookup = () => Promise.reject(new Error('ENOTFOUND'));
    expect((await create()).body.fields.address).toBe('The host receiver.example was not found.');
  });

  it('are limited to 20 in a company, even when they are created at once', async () => {
    for (let index = 0; index < MAX_WEBHOOKS - 1; index++) expect((await create()).status).toBe(201);
    const last = await Promise.all([create(), create(), create()]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { body } = await create();
    expect(body).toMatchObject({ code: 'too_many_webhooks', message: expect.stringContaining('20 webhooks') });
  });
});

onOneDatabase('webhooks without settings', (kind) => {
  it('do not connect to loopback addresses', async () => {
    const platform = await openTestPlatform(kind, { logger: silentLogger });
    const noah = await demoPerson(platform, demoPeople.noah).signIn();
    for (const address of ['https://localhost/', 'https://127.0.0.1/', 'https://[::ffff:127.0.0.1]/']) {
      const { status, body } = await noah.send(path, { body: { address, types: ['ledger.changed'] } });
      expect([address, status, body.fields?.address]).toEqual([
        address,
        400,
        expect.stringContaining('not on the public internet'),
      ]);
    }
    await platform.close();
  });
});
