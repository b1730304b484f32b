import { randomUUID } from 'node:crypto';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { appendFact } from '../fixture-facts';

const { noah } = demoPeople;
const companyId = demoCompanies.brightfield.id;
const HOUR = 3_600_000;
/** Saturday, 20:00 in New York, the person's time zone. */
const SATURDAY = Date.UTC(2026, 5, 14);

onOneDatabase('digests', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    const deployment = { environment: 'local', domain: 'localhost', port: 3000 } as const;
    const time = { now: SATURDAY };
    platform = { ...(await openTestPlatform(kind, { deployment, clock: () => time.now })), time };
    await platform.pool.query("update identity.users set time_zone = 'America/New_York' where id = $1", [noah.id]);
  });
  afterAll(() => platform.close());

  const choose = async (digest: string, kinds: object[] = []) => {
    const person = await demoPerson(platform, noah).signIn();
    const answer = await person.send('/events/v1/notification-settings', { method: 'PUT', body: { kinds, digest } });
    expect(answer.status).toBe(200);
  };
  const finish = async () => {
    platform.time.now += 1000;
    await appendFact(platform, 'import.finished', companyId, { runId: randomUUID(), imported: 1200, rejected: 2 });
  };
  const digests = async () => (await mailsTo(platform, noah.email)).filter((mail) => mail.includes('notification'));
  const pass = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) {
      platform.time.now += HOUR;
      await platform.settled();
    }
  };

  it('are sent once, at seven in the person’s time zone, with unread notifications', async () => {
    await finish();
    await choose('daily');
    await finish();
    await platform.settled();
    await pass(10);
    expect(await digests()).toEqual([]);
    await pass(1);
    const [mail, ...others] = await digests();
    expect(others).toEqual([]);
    expect(mail).toContain('Subject: 1 notification from Firm Suite');
    expect(mail).toContain('Imported a file: 1,200 records, 2 rows rejected.');
    expect(mail).toContain('/profile/#/settings');
    await pass(24);
    expect(await digests()).toHaveLength(1);
  });

  it('are sent on Mondays to people who chose weekly digests, and leave out kinds that are not mailed', async () => {
    await choose('weekly', [{ type: 'import.failed', inBell: true, byMail: false }]);
    await finish();
    await appendFact(platform, 'import.failed', companyId, { runId: null });
    await platform.settled();
    await pass(24 * 6);
    expect(await digests()).toHaveLength(1);
    await pass(24);
    expect(await digests()).toHaveLength(2);
    expect((await digests())[1]).not.toContain('failed');
  });

  it('are not sent to people who have read everything, or switched them off', async () => {
    await choose('daily');
    await finish();
    await platform.settled();
    await (await demoPerson(platform, noah).signIn()).send('/events/v1/notifications/read-all', { method: 'POST' });
    await pass(24);
    await finish();
    await choose('off');
    await pass(24);
    expect(await digests()).toHaveLength(2);
  });
});
