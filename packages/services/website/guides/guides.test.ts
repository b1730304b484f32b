import { demoPeople } from '@services/identity/demo/demo-people';
import { sendForm, visit } from '@services/inbox/fixture-leads';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { apiOrigin } from '@suite/zones/addresses';
import { addGuide, path } from './fixture-guides';

onOneDatabase('guides', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  const deployment = () => olivia.browser.deployment;
  const linkIn = (mail = '') => /\/magnit\/v1\/public\/downloads\/[\w-]{43}/.exec(mail)?.[0] ?? '';
  const get = (address: string) => platform.fetch(new Request(apiOrigin(deployment()) + address));
  const guideOf = async (id: string) =>
    (await olivia.send(`${path}/guides`)).body.find((guide: { id: string }) => guide.id === id);

  async function ask(guideId: string) {
    const email = `${crypto.randomUUID()}@visitor.example`;
    const answer = await sendForm(platform, deployment(), `${path}/public/guides/${guideId}`, { name: 'Vera', email });
    return { email, answer };
  }

  it('mails a link that returns the file once, and counts it', async () => {
    const { id, title } = await addGuide(platform, olivia);
    const { email, answer } = await ask(id);
    expect(answer.text).toContain('Look into your mailbox');
    const link = linkIn((await mailsTo(platform, email))[0]);
    // As a mail server does when it checks links.
    expect((await get(link)).status).toBe(200);
    expect((await get(link)).status).toBe(200);
    const download = await visit(platform, deployment(), link, {});
    expect(download.status).toBe(303);
    const file = await get(download.headers.get('Location') ?? '');
    expect(await file.text()).toBe('%PDF-1.7 guide');
    expect((await visit(platform, deployment(), link, {})).status).toBe(410);
    expect((await get(link)).status).toBe(410);
    expect(await guideOf(id)).toMatchObject({ sent: 1, downloaded: 1 });
    const { body } = await olivia.send(`/mywebsite-contacts/v1/leads?find=${email}`);
    expect(body.leads[0]).toMatchObject({ kind: 'guide', about: title });
  });

  it.each(['GET', 'POST'])('throttles a client that tries wrong links by %s', async (method) => {
    const { id } = await addGuide(platform, olivia);
    const { email } = await ask(id);
    const link = linkIn((await mailsTo(platform, email))[0]);
    const ip = method === 'GET' ? '203.0.113.20' : '203.0.113.21';
    const client = { address: ip, ip, isShared: false };
    const open = (address: string) => platform.fetch(new Request(apiOrigin(deployment()) + address, { method }), client);
    for (let count = 0; count < 30; count++)
      expect((await open(`/magnit/v1/public/downloads/${'w'.repeat(43)}`)).status).toBe(410);
    const refused = await open(link);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await get(link)).status).toBe(200);
  });

  it('rejects an expired link', async () => {
    const { id } = await addGuide(platform, olivia);
    const { email } = await ask(id);
    const link = linkIn((await mailsTo(platform, email))[0]);
    platform.time.now += 8 * MILLISECONDS_PER_DAY;
    expect((await visit(platform, deployment(), link, {})).status).toBe(410);
    await olivia.signIn();
    expect(await guideOf(id)).toMatchObject({ sent: 1, downloaded: 0 });
  });
});
