import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { decodeJwt } from 'jose';
import { demoPeople } from '../demo/demo-people';

onOneDatabase('logging out', (kind) => {
  let platform: TestPlatform;
  let browser: Browser;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    browser = new Browser(platform);
  });
  afterAll(() => platform.close());

  const signIn = async (email: string) => {
    const tokens = await browser.signIn(email);
    return { ...tokens, sessionId: String(decodeJwt(tokens.access_token).sessionId) };
  };
  const end = (sessionId: string, token: string, idToken?: string) =>
    browser.send(`/identity/v1/sessions/${sessionId}`, {
      method: 'DELETE',
      token,
      headers: idToken === undefined ? {} : { 'X-Id-Token': idToken },
    });

  it('§7 ends the session: neither token works anymore', async () => {
    const { sessionId, access_token, id_token, refresh_token } = await signIn(demoPeople.olivia.email);
    const response = await end(sessionId, access_token, id_token);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect((await end(sessionId, access_token, id_token)).status).toBe(401);
    expect((await browser.refresh(refresh_token)).status).toBe(400);
  });

  it('§7 requires the id token of the same session', async () => {
    const mine = await signIn(demoPeople.olivia.email);
    const another = await signIn(demoPeople.olivia.email);
    for (const idToken of [undefined, '', 'x', mine.access_token, another.id_token]) {
      expect((await end(mine.sessionId, mine.access_token, idToken)).status).toBe(403);
    }
    expect((await end(mine.sessionId, mine.access_token, mine.id_token)).status).toBe(204);
  });

  it("ends nobody else's session", async () => {
    const olivia = await signIn(demoPeople.olivia.email);
    const noah = await signIn(demoPeople.noah.email);
    expect((await end(olivia.sessionId, noah.access_token, olivia.id_token)).status).toBe(404);
    expect((await browser.refresh(olivia.refresh_token)).status).toBe(200);
  });
});
