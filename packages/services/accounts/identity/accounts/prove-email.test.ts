import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { type MailServer, startMailServer } from '@suite/host/test/mail-server';
import { mailsTo } from '@suite/host/test/mailbox';
import { addPerson, demoPerson } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { decodeJwt } from 'jose';
import { DEMO_PASSWORD, demoCompanies, demoPeople } from '../demo/demo-people';

const password = 'a password of her own';
const fresh = { account: 'new', firstName: 'Ida', lastName: 'Holt', password };
const existing = { account: 'existing', password: DEMO_PASSWORD };

onOneDatabase('an address', (kind) => {
  let platform: TestPlatform;
  let server: MailServer | undefined;
  const open = async (isDelivering: boolean) => {
    server = isDelivering ? await startMailServer() : undefined;
    platform = await openTestPlatform(kind, { smtp: server && { url: server.url } });
  };
  afterEach(async () => {
    await platform.close();
    await server?.close();
  });

  const tokenMailedTo = async (email: string) => {
    await platform.settled();
    const mail = server ? await server.newest(email) : ((await mailsTo(platform, `${email}\r\n`)).at(-1) ?? '');
    return /[?&]token=([\w-]{43})/.exec(mail)?.[1] ?? '';
  };
  const invite = async (email: string) => {
    const administrator = await demoPerson(platform, demoPeople.olivia).signIn();
    await administrator.send('/access/v1/invitations', { body: { emails: [email], role: 'member' } });
    return tokenMailedTo(email);
  };
  const accept = async (token: string, body: object) =>
    expect((await new Browser(platform).send(`/identity/v1/invitations/${token}/acceptances`, { body })).status).toBe(200);
  const isProven = async (email: string, secret = password) => {
    const { access_token } = await new Browser(platform).signIn(email, { password: secret });
    return decodeJwt<{ rights: string }>(access_token).rights.split(',').includes('proven-email');
  };

  it.each([
    [true, 'is proven by a link from a mail that a server delivered'],
    [false, 'is not proven by a link from a mail that lies in the outbox'],
  ])('%p: %s', async (isDelivering) => {
    await open(isDelivering);
    await accept(await invite('ida@people.example'), fresh);
    expect(await isProven('ida@people.example')).toBe(isDelivering);

    const { email } = await addPerson(platform, { companyId: demoCompanies.brightfield.id });
    expect(await isProven(email, DEMO_PASSWORD)).toBe(false);
    await accept(await invite(email), existing);
    expect(await isProven(email, DEMO_PASSWORD)).toBe(isDelivering);

    const { noah } = demoPeople;
    await new Browser(platform).send('/identity/v2/password-resets', { body: { email: noah.email } });
    const token = await tokenMailedTo(noah.email);
    const reset = await new Browser(platform).send(`/identity/v2/password-resets/${token}`, {
      method: 'PUT',
      body: { password },
    });
    expect(reset.status).toBe(204);
    expect(await isProven(noah.email)).toBe(isDelivering);
  });

  it('is not proven by an old link from the outbox after a mail server was set up', async () => {
    await open(false);
    const token = await invite('ida@people.example');
    await invite('eva@people.example');
    const { dataFolder, databaseUrl } = platform;
    await platform.close();
    server = await startMailServer();
    platform = await openTestPlatform(kind, { dataFolder, databaseUrl, smtp: { url: server.url } });
    await accept(token, fresh);
    expect(await isProven('ida@people.example')).toBe(false);
    // After another invitation, the new link is sent through the server.
    await accept(await invite('eva@people.example'), fresh);
    expect(await isProven('eva@people.example')).toBe(true);
  });
});
