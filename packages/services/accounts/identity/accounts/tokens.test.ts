import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { rightOf, zoneNames, zoneRow } from '@suite/zones/zones';
import { decodeJwt } from 'jose';
import { demoCompanies, demoPeople } from '../demo/demo-people';

onOneDatabase('the tokens', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  it('§3 contain who signed in, for which company, with which rights, and until when', async () => {
    const tokens = await new Browser(platform).signIn(demoPeople.olivia.email);
    const iat = Math.floor(platform.time.now / 1000);
    const person = { userId: demoPeople.olivia.id, firstName: 'Olivia', lastName: 'Hart', email: demoPeople.olivia.email };
    const place = { iss: 'http://localhost:3100/identity/v1', aud: 'http://localhost:3100', iat, nbf: iat };
    const sessionId = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(decodeJwt(tokens.access_token)).toEqual({
      ...person,
      ...place,
      exp: iat + 3600,
      sessionId,
      keyId: expect.any(String),
      rights: [...zoneNames.filter((name) => !zoneRow(name).public).map(rightOf), 'change', 'admin', 'operator'].join(','),
      companyId: demoCompanies.harborlineAccounting.id,
      segments: 'iq',
      academyId: '',
      iqId: expect.stringMatching(/^[\da-f-]{36}$/),
      hiveId: '',
      firmPremierId: '',
      version: '1',
      isFirstLogin: 'true',
    });
    expect(decodeJwt(tokens.id_token)).toEqual({ ...person, ...place, exp: iat + 86_400, sessionId });
    expect(decodeJwt(tokens.refresh_token)).toMatchObject({ exp: iat + 86_400, sessionId });
  });

  it('§3 mark the first sign-in for as long as it lasts, and no other', async () => {
    const browser = new Browser(platform);
    const first = await browser.signIn(demoPeople.noah.email);
    const renewed = await (await browser.refresh(first.refresh_token)).json();
    const second = await browser.signIn(demoPeople.noah.email);
    const flags = [first, renewed, second].map(({ access_token }) => decodeJwt(access_token).isFirstLogin);
    expect(flags).toEqual(['true', 'true', 'false']);
  });

  it("§3 contain the company's insights firm", async () => {
    const browser = new Browser(platform);
    const { access_token: token } = await browser.signIn(demoPeople.noah.email);
    const { iqId } = decodeJwt(token);
    const firm = await browser.send(`/insights/firms/${iqId}`, { token });
    expect(await firm.json()).toMatchObject({ data: { organizationId: iqId, name: 'Brightfield CPA' } });
  });
});
