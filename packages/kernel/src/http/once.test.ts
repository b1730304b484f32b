import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { Browser } from '@suite/host/test/browser';
import { onEachDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';

const { harborlineAccounting, harborlineAdvisory } = demoCompanies;
const { olivia, liam, noah } = demoPeople;

onEachDatabase('an Idempotency-Key', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    await platform.pool.query("UPDATE identity.memberships SET role = 'administrator' WHERE user_id = $1", [olivia.id]);
    person = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());

  const headers = { 'Idempotency-Key': 'the same key' };
  const makeGroup = (query = '') => person.send(`/access/v1/groups${query}`, { body: { name: 'Tax' }, headers });
  const ask = (browser: Browser) => browser.send('/identity/v2/password-resets', { body: { email: noah.email }, headers });
  const resets = async () => {
    await platform.settled();
    return (await platform.pool.query('SELECT 1 FROM identity.password_resets')).rowCount;
  };

  it('gets the same response for the same company, and writes again for another', async () => {
    const first = await makeGroup();
    expect(first.status).toBe(201);
    expect(await makeGroup()).toMatchObject({ status: 201, body: first.body });
    await person.renew(harborlineAdvisory.id);
    const other = await makeGroup();
    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(first.body.id);
    await person.renew(harborlineAccounting.id);
    expect((await makeGroup()).body).toEqual(first.body);
    const { rows } = await platform.pool.query("SELECT company_id FROM identity.groups WHERE name = 'Tax' ORDER BY company_id");
    expect(rows.map(({ company_id }) => company_id)).toEqual([harborlineAccounting.id, harborlineAdvisory.id].sort());
  });

  it('counts as a different key with another query', async () => {
    await makeGroup();
    expect(await makeGroup('?other')).toMatchObject({ status: 409, body: { code: 'name_taken' } });
  });

  it('counts as a different key for another person', async () => {
    const first = await makeGroup();
    const stranger = await demoPerson(platform, liam);
    await platform.pool.query('UPDATE identity.users SET has_enabled_mfa = false WHERE id = $1', [liam.id]);
    await stranger.signIn();
    expect((await stranger.send('/access/v1/groups', { body: { name: 'Tax' }, headers })).body).not.toEqual(first.body);
  });

  it('counts as a different key in another environment, and as the same for everyone who is not signed in', async () => {
    await ask(new Browser(platform));
    await ask(new Browser(platform));
    expect(await resets()).toBe(1);
    await ask(new Browser(platform, 'https://qa-api.suite.example'));
    expect(await resets()).toBe(2);
  });
});
