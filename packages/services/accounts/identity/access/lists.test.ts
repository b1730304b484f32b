import { Browser } from '@suite/host/test/browser';
import { onEachDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { demoCompanies, demoPeople } from '../demo/demo-people';

const { brightfield } = demoCompanies;
const { noah } = demoPeople;

const given = [
  { firstName: 'Ann', email: 'zz@a.example', at: '2026-01-02' },
  { firstName: 'bob', email: 'yy@a.example', at: '2026-01-01' },
  { firstName: 'Cy', email: 'xx@a.example', at: null },
];

onEachDatabase("the lists of a firm's administrators", (kind) => {
  let platform: TestPlatform;
  let list: <Key extends string>(path: string, key: Key) => Promise<{ total: number } & Record<Key, Record<string, string>[]>>;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    const browser = new Browser(platform);
    const { access_token: token } = await browser.signIn(noah.email);
    list = async (path) => (await browser.send(`/access/v1/${path}`, { token })).json();
    for (const { firstName, email, at } of given) {
      await platform.pool.query(
        `WITH made AS (INSERT INTO identity.users (email, first_name, last_name, password_hash) VALUES ($1, $2, 'Lee', '') RETURNING id)
         INSERT INTO identity.memberships (user_id, company_id, last_signed_in_at) SELECT id, $3, $4 FROM made`,
        [email, firstName, brightfield.id, at],
      );
      await browser.send('/access/v1/invitations', { token, body: { emails: [`${email}.new`], role: 'member' } });
      platform.time.now += 1000;
    }
  });
  afterAll(() => platform.close());

  const names = async (query: string) => (await list(`people?${query}`, 'people')).people.map(({ firstName }) => firstName);

  it('people are found by part of their name or email, counted, and paged in order', async () => {
    expect(await list('people?find=LEE&limit=2', 'people')).toMatchObject({
      total: 3,
      people: [{ firstName: 'Ann' }, { firstName: 'bob' }],
    });
    expect(await names('find=lee&limit=2&offset=2')).toEqual(['Cy']);
    expect(await names('find=yy@')).toEqual(['bob']);
    expect((await list('people?role=member&limit=1', 'people')).total).toBe(3);
  });

  it('people are sorted by each column in both directions; those who never signed in come first or last', async () => {
    expect(await names('find=lee&sort=email')).toEqual(['Cy', 'bob', 'Ann']);
    expect(await names('find=lee&sort=name&order=descending')).toEqual(['Cy', 'bob', 'Ann']);
    expect(await names('find=lee&sort=lastSignInAt')).toEqual(['Cy', 'bob', 'Ann']);
    expect(await names('find=lee&sort=lastSignInAt&order=descending')).toEqual(['Ann', 'bob', 'Cy']);
    expect(await names('find=lee&sort=role')).toEqual(['Ann', 'bob', 'Cy']);
  });

  it('invitations are listed latest first, or as requested', async () => {
    const emails = async (query: string) =>
      (await list(`invitations?${query}`, 'invitations')).invitations.map(({ email }) => email);
    const [first, second, third] = given.map(({ email }) => `${email}.new`);
    expect(await emails('')).toEqual([third, second, first]);
    expect(await emails('sort=sentAt&order=ascending')).toEqual([first, second, third]);
    expect(await emails('sort=email&order=ascending')).toEqual([third, second, first]);
  });

  it('the audit log is listed latest first, or in reverse', async () => {
    const ids = async (query: string) => (await list(`audit?${query}`, 'entries')).entries.map(({ id }) => Number(id));
    const latest = await ids('');
    expect(latest).toHaveLength(3);
    expect(await ids('order=ascending')).toEqual(latest.reverse());
  });
});
