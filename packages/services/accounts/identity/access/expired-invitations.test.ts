import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { demoPeople } from '../demo/demo-people';
import { LINK_DAYS } from './invitation-mail';

onOneDatabase('open invitations', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  it('are counted separately when they have expired', async () => {
    const browser = new Browser(platform);
    let { access_token: token } = await browser.signIn(demoPeople.noah.email);
    const invite = (email: string) =>
      browser.send('/access/v1/invitations', { token, body: { emails: [email], role: 'member' } });
    const emailsOf = async (query: string) => {
      const { invitations, total } = await (await browser.send(`/access/v1/invitations${query}`, { token })).json();
      expect(invitations).toHaveLength(total);
      return invitations.map(({ email }: { email: string }) => email);
    };

    await invite('first@brightfield.example');
    expect(await emailsOf('?state=expired')).toEqual([]);
    platform.time.now += LINK_DAYS * MILLISECONDS_PER_DAY;
    ({ access_token: token } = await browser.signIn(demoPeople.noah.email));
    await invite('second@brightfield.example');
    expect(await emailsOf('?state=expired')).toEqual(['first@brightfield.example']);
    expect(await emailsOf('?state=waiting')).toEqual(['second@brightfield.example']);
    expect(await emailsOf('')).toEqual(['second@brightfield.example', 'first@brightfield.example']);
    expect((await browser.send('/access/v1/invitations?state=any', { token })).status).toBe(400);
  });
});
