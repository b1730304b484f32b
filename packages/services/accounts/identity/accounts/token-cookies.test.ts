import { detectEnvironment } from '@suite/env/detect-environment';
import { Browser } from '@suite/host/test/browser';
import { onOneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { TokenAnswer } from '../contract/token';
import { demoPeople } from '../demo/demo-people';
import { tokenCookies } from './token-cookies';

const { email } = demoPeople.olivia;
const QA = 'https://qa-api.suite.example';

/** As set by packages/session. */
const linesOf = (prefix: string, domain: string, { access_token, refresh_token, id_token }: TokenAnswer) => [
  `__Secure-${prefix}access_token=${access_token}; Path=/${domain}; Max-Age=3600; SameSite=none; Secure`,
  `__Secure-${prefix}id_token=${id_token}; Path=/${domain}; Max-Age=86400; SameSite=none; Secure`,
  `__Secure-${prefix}refresh_token=${refresh_token}; Path=/${domain}; Max-Age=86400; SameSite=none; Secure`,
];

const setBy = (response: Response) => response.headers.getSetCookie().sort();

onOneDatabase('the cookies of new tokens', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  it.each([
    ['local, where all ports share them', 'http://localhost:3100', 'local-', ''],
    ['localHttps', 'https://localhost:3100', 'localHttps-', ''],
    ['qa, for all its hosts', QA, 'qa-', '; Domain=suite.example'],
    ['prod', 'https://api.suite.localhost:8443', '', '; Domain=suite.localhost'],
  ])('§9 are set with both grants as the page would set them: %s', async (_case, api, prefix, domain) => {
    const browser = new Browser(platform, api);
    const exchanged = await browser.exchange(await browser.code(email));
    const first: TokenAnswer = await exchanged.json();
    expect(setBy(exchanged)).toEqual(linesOf(prefix, domain, first));
    const renewed = await browser.refresh(first.refresh_token);
    expect(setBy(renewed)).toEqual(linesOf(prefix, domain, await renewed.json()));
  });

  it.each([
    ['a foreign site', 'https://evil.example'],
    ['a site of a similar name', 'https://qa-hub.suite.example.evil.example'],
    ['a site that has no origin', 'null'],
    ['another environment', 'https://hub.suite.example'],
    ['another port', 'https://qa-hub.suite.example:8443'],
    ['the API host itself', QA],
  ])('are never sent to %s, which could sign a visitor in as somebody else', async (_case, origin) => {
    const browser = new Browser(platform, QA);
    const code = await browser.code(email);
    const { refresh_token } = await browser.signIn(email);
    browser.origin = origin;
    const answers = [await browser.refresh(refresh_token), await browser.exchange(code)];
    expect(answers.map((answer) => [answer.status, setBy(answer)])).toEqual([
      [400, []],
      [400, []],
    ]);
  });

  it('are not sent to a caller that is not a page', async () => {
    const browser = new Browser(platform);
    const { refresh_token } = await browser.signIn(email);
    browser.origin = undefined;
    const renewed = await browser.refresh(refresh_token);
    expect([renewed.status, setBy(renewed)]).toEqual([200, []]);
  });

  it('are not sent with a failure', async () => {
    const browser = new Browser(platform);
    const { refresh_token } = await browser.signIn(email);
    const failures = [
      await browser.refresh(refresh_token, 'openid'),
      await browser.refresh('made up'),
      await browser.exchange('made up'),
      await browser.send('/identity/v1/oauth2/token', { form: { grant_type: 'password' } }),
    ];
    expect(failures.map((answer) => [answer.status, setBy(answer)])).toEqual(failures.map(() => [400, []]));
  });
});

describe("the response head stays within a proxy's limit", () => {
  const deployment = detectEnvironment(new URL(QA));
  const nouns = (answer: TokenAnswer) => tokenCookies(deployment, answer).map((line) => /-(\w+)=/.exec(line)?.[1]);
  const tokens = { access_token: 'a'.repeat(1900), refresh_token: 'r'.repeat(300), id_token: 'i'.repeat(800) };

  it('leaves the id token, which lives for a day, to the page first', () => {
    expect(nouns(tokens)).toEqual(['access_token', 'refresh_token', 'id_token']);
    expect(nouns({ ...tokens, access_token: 'a'.repeat(2600) })).toEqual(['access_token', 'refresh_token']);
  });

  it('always contains the refresh token, without which the session is lost', () => {
    expect(nouns({ ...tokens, access_token: 'a'.repeat(3300) })).toEqual(['refresh_token', 'id_token']);
  });
});
