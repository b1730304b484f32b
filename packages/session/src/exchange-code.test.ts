import { createClock } from './clock';
import { sessionOf } from './ended-session';
import { exchangeCode } from './exchange-code';
import { down, invalidGrant, onePage, TOKEN } from './memory-suite.fixture';

const WITH_CODE = 'https://hub.suite.example/home/?tab=1&auth_code=abc#/dashboard';

function openPage(address: string, signedIn?: object) {
  const page = onePage(signedIn, address);
  const { client, browser } = page;
  return { ...page, exchange: () => exchangeCode({ client, browser, clock: createClock(browser) }) };
}

test.each(['', '?auth_code=', '?code=abc'])('the address /home/%s has no code, so no request is made', async (query) => {
  const { exchange, requests, browser } = openPage(`https://hub.suite.example/home/${query}`);
  expect(await exchange()).toBe(false);
  expect(requests).toEqual([]);
  expect(browser.address().search).toBe(query);
});

test('§4 the code is exchanged and removed from the address, along with earlier notices', async () => {
  const { exchange, requests, browser, machine } = openPage(WITH_CODE);
  machine.cookies.set('session_expired', 'true');
  machine.cookies.set('org_name', 'Other');
  expect(await exchange()).toBe(true);
  expect(await requests[0]?.text()).toBe('grant_type=authorization_code&code=abc');
  expect(browser.address().href).toBe('https://hub.suite.example/home/?tab=1#/dashboard');
  expect([...machine.cookies.keys()].sort()).toEqual(['access_token', 'id_token', 'refresh_token']);
});

test('a rejected code means that the browser stores no cookies, if it stores none, because a cookie binds the code', async () => {
  const { exchange, machine, routes } = openPage(WITH_CODE);
  routes[TOKEN] = invalidGrant;
  machine.cookieLimit = 0;
  await expect(exchange()).rejects.toMatchObject({ code: 'cookie_refused' });
  machine.cookieLimit = 4096;
  await expect(exchange()).rejects.toMatchObject({ status: 400 });
});

test('a sign-in compares the clocks from the moment of its request', async () => {
  const { exchange, machine, routes, answerToken } = openPage(WITH_CODE);
  machine.time += 3600;
  routes[TOKEN] = async (request) => {
    machine.time += 20;
    machine.uptime += 20;
    return answerToken(request);
  };
  await exchange();
  // Issued 20 s after the request, plus the grace period of 10 s and the second in which it was issued.
  expect(machine.cookies.get('clock_skew')).toBe(String(-3600 + 20 + 11));
});

test('a person who was signed in before is signed out', async () => {
  const { exchange, machine } = openPage(WITH_CODE, {});
  await exchange();
  expect(machine.cookies.get('ended_session')).toBe('s1');
  expect(sessionOf(machine.cookies.get('refresh_token') ?? '')).toBe('s2');
});

test('a code that returns the existing session ends nothing', async () => {
  const { exchange, machine, routes, tokens } = openPage(WITH_CODE, {});
  const { access_token, refresh_token, id_token } = tokens as NonNullable<typeof tokens>;
  routes[TOKEN] = () => Response.json({ access_token, refresh_token, id_token });
  await exchange();
  expect(machine.cookies.has('ended_session')).toBe(false);
});

test.each([
  ['is refused', invalidGrant],
  ['is not answered', down],
])('§8 a code that %s leaves everything unchanged, without a toast', async (_, answer) => {
  const { exchange, routes, machine, browser, raised } = openPage(WITH_CODE, {});
  routes[TOKEN] = answer;
  const before = [...machine.cookies];
  await expect(exchange()).rejects.toThrow();
  machine.cookies.delete('probe');
  expect([...machine.cookies]).toEqual(before);
  expect(browser.address().href).toBe(WITH_CODE);
  expect(raised).toEqual([]);
});
