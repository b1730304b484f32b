import { allServices } from '@suite/host/services/all-services';
import { Browser } from '@suite/host/test/browser';
import { onEachDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { sweep } from './sweep';

const HOUR = 3_600_000;

const DAY = 24;

test('the rows of each service are stored for a limited time', () => {
  const expiries = allServices.flatMap((service) => service.expiries ?? []);
  expect(Object.fromEntries(expiries.map(({ table, column, hours }) => [`${table}.${column}`, hours]))).toEqual({
    'calendly.bookings.ends_at': 730 * DAY,
    'events.notifications.at': 90 * DAY,
    'identity.auth_codes.expires_at': 1,
    'identity.known_browsers.seen_at': 180 * DAY,
    'identity.password_resets.expires_at': DAY,
    'identity.sessions.rotated_at': 2 * DAY,
    'identity.signing_keys.ends_at': 0,
    'identity.spent_tokens.expires_at': 1,
    'ledger.connection_states.expires_at': 1,
    'magnit.links.expires_at': 730 * DAY,
    'mywebsite_admin.held_addresses.released_at': 365 * DAY,
    'mywebsite_contacts.used_proofs.at': 3,
    'openai_gateway.requests.at': 400 * DAY,
    'payments.events.received_at': 90 * DAY,
  });
});

onEachDatabase('sweeping', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  const tables = [
    'identity.auth_codes',
    'kernel.idempotency_keys',
    'identity.password_resets',
    'identity.sessions',
    'kernel.throttles',
  ];
  const counts = async () => {
    const entries = tables.map(async (table) => {
      const { rows } = await platform.database.execute<{ count: string }>(`SELECT count(*) FROM ${table}`);
      return [table.replace(/^.*\./, ''), Number(rows[0]?.count)];
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  const sweepAfter = async (hours: number) => {
    const expiries = allServices.flatMap((service) => service.expiries ?? []);
    await sweep({ pool: platform.pool, clock: () => platform.time.now + hours * HOUR }, expiries);
    return counts();
  };

  it('removes expired rows, and nothing before they expire', async () => {
    const browser = new Browser(platform);
    await browser.signIn('olivia@harborline.example');
    await browser.submit('nobody@harborline.example');
    const headers = { 'Idempotency-Key': 'k' };
    await browser.send('/identity/v2/password-resets', { body: { email: 'olivia@harborline.example' }, headers });
    await platform.settled();
    await platform.pool.query(`INSERT INTO kernel.idempotency_keys (caller, key_hash, target, body_hash, created_at)
      SELECT 'somebody', key_hash, target, body_hash, created_at FROM kernel.idempotency_keys`);
    const all = { auth_codes: 1, idempotency_keys: 2, password_resets: 1, sessions: 1, throttles: 4 };
    expect(await counts()).toEqual(all);
    expect(await sweepAfter(0.9)).toEqual(all);
    // Rows of strangers expire after an hour, those of people after a day.
    expect(await sweepAfter(2.1)).toEqual({ ...all, auth_codes: 0, throttles: 0, idempotency_keys: 1 });
    expect(await sweepAfter(24.6)).toEqual({ ...all, auth_codes: 0, throttles: 0, idempotency_keys: 0, password_resets: 0 });
    expect(await sweepAfter(48.1)).toEqual({ auth_codes: 0, idempotency_keys: 0, password_resets: 0, sessions: 0, throttles: 0 });
  });
});
