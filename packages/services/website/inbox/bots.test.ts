import { demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin } from '@suite/zones/addresses';
import { addForm, addLeadOf, publicPath } from './fixture-leads';

onOneDatabase('bot protection', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  it('stores nothing from a thousand posts by a program, asks it to wait, and still accepts a visitor’s message', async () => {
    const { id } = await addForm(olivia);
    const client = { address: '203.0.113.7', ip: '203.0.113.7', isShared: false };
    const post = async (number: number) => {
      const body = new URLSearchParams({ name: 'Bot', email: `b${number}@bot.example`, message: 'Buy now' });
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const address = apiOrigin(olivia.browser.deployment) + publicPath(id);
      return (await platform.fetch(new Request(address, { method: 'POST', headers, body }), client)).status;
    };
    const statuses: number[] = [];
    for (let first = 0; first < 1_000; first += 50)
      statuses.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => post(first + index)))));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(960);
    const { rows } = await platform.pool.query('select count(*)::int as count from mywebsite_contacts.leads');
    expect(rows[0].count).toBe(0);
    expect(await addLeadOf(platform, olivia)).toMatchObject({ state: 'new' });
  }, 120_000);
});
