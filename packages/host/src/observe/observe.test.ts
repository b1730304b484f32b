import { demoPeople } from '@services/identity/demo/demo-people';
import { Browser } from '../../test/browser';
import { oneDatabase } from '../../test/databases';
import { openTestPlatform } from '../../test/test-platform';
import { createJsonLogs } from './json-logs';

const { olivia } = demoPeople;
const password = 'Wrong-password-9';

describe('logs as JSON', () => {
  it('identify each request by ID, route, company and person, without its secrets', async () => {
    const lines: string[] = [];
    const { logger, observer } = await createJsonLogs('debug', { write: (line: string) => void lines.push(line) });
    const platform = await openTestPlatform(oneDatabase, { logger, observers: [observer] });
    try {
      const browser = new Browser(platform);
      const tokens = await browser.signIn(olivia.email);
      const { iqId, companyId } = JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString());
      await browser.submit(olivia.email, { password });
      await browser.send('/identity/v2/password-resets', { body: { email: olivia.email } });
      await platform.settled();
      const headers = { 'X-Request-Id': 'from-the-proxy-1' };
      const response = await browser.send(`/identity/v1/users/${olivia.id}?secret=one-time`, {
        token: tokens.access_token,
        headers,
      });
      const forged = await browser.send('/identity/v1/nothing', { headers: { 'X-Request-Id': '{"level":"error"}' } });
      logger.error(`a mail to ${olivia.email} failed`, new Error(`with ${tokens.access_token}`), {
        body: `token=${tokens.refresh_token}`,
      });

      const logged = lines.map((line) => JSON.parse(line));
      expect(response.headers.get('X-Request-Id')).toBe('from-the-proxy-1');
      expect(
        logged.find(({ request, message, msg }) => request === 'from-the-proxy-1' && (message ?? msg) === 'answered'),
      ).toMatchObject({
        level: 'info',
        method: 'GET',
        route: '/identity/v1/users/:userId',
        status: 200,
        environment: 'local',
        person: olivia.id,
        company: companyId,
        milliseconds: expect.any(Number),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
      expect(forged.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      const all = lines.join('');
      for (const secret of [...Object.values(tokens), password, olivia.email, 'one-time', 'Reset your password'])
        expect(all).not.toContain(secret);
      expect(all).toContain('a mail to [e-mail] failed');
      expect(iqId).toBeTruthy();
    } finally {
      await platform.close();
    }
  });
});
