import { createLogger } from '@suite/env/logger';
import { createClock } from './clock';
import { settled } from './memory-browser';
import { down, invalidGrant, onePage, setQuietly, TOKEN } from './memory-suite.fixture';
import { createRefusedTokens } from './refused-tokens';
import { createRenewal } from './renewal';

const isDue = () => true;

/** The renewals of a tab, and their results. */
function openTab() {
  const page = onePage({});
  const { browser, client } = page;
  const log: unknown[][] = [];
  const write = (...line: unknown[]) => void log.push(line);
  const logger = createLogger('warning', { debug() {}, info() {}, warn: write, error: write });
  let settlings = 0;
  const onSettled = () => {
    settlings += 1;
  };
  const parts = { client, browser, clock: createClock(browser), refused: createRefusedTokens(browser) };
  const renewal = createRenewal({ ...parts, logger, onSettled });
  const countRequests = () => page.requests.length;
  return { ...page, renewal, log, countRequests, settlings: () => settlings };
}

test('a renewal requested while one is running joins it', async () => {
  const { renewal, counts, settlings } = openTab();
  const flights = Array.from({ length: 5 }, () => renewal.whenDue(isDue));
  expect(new Set(flights).size).toBe(1);
  expect(renewal.underWay()).toBe(flights[0]);
  await Promise.all(flights);
  expect(counts.renewals).toBe(1);
  expect(settlings()).toBe(1);
  expect(renewal.underWay()).toBeUndefined();
});

test('nothing is renewed when nothing is due', async () => {
  const { renewal, countRequests } = openTab();
  await renewal.whenDue(() => false);
  expect(countRequests()).toBe(0);
});

test('an explicit renewal is not joined, because it may fail for its own reason', async () => {
  const { renewal, counts } = openTab();
  const byName = renewal.byName('c2');
  const own = renewal.whenDue(isDue);
  expect(own).not.toBe(byName);
  expect(renewal.byName('c3')).not.toBe(byName);
  await own;
  expect(counts.renewals).toBe(2);
});

test('the end of a renewal does not affect a later one that is running', async () => {
  const { renewal, session } = openTab();
  const first = renewal.byName('c2');
  const second = renewal.byName('c3');
  await first;
  expect(renewal.underWay()).toBe(second);
  await second;
  expect(renewal.underWay()).toBeUndefined();
  session.look();
  expect(session.token().companyId).toBe('c3');
});

test('a failed renewal is logged, and the next one starts again', async () => {
  const { renewal, routes, answerToken, log, settlings, counts } = openTab();
  routes[TOKEN] = down;
  await expect(renewal.whenDue(isDue)).rejects.toMatchObject({ code: 'network' });
  expect(settlings()).toBe(1);
  expect(JSON.stringify(log)).toContain('The session could not be renewed');
  expect(JSON.stringify(log)).toContain('network');
  routes[TOKEN] = answerToken;
  await renewal.whenDue(isDue);
  expect(counts.renewals).toBe(1);
});

test('a rejected refresh token is not sent again for 60 s', async () => {
  const { renewal, routes, machine, countRequests } = openTab();
  routes[TOKEN] = () => Response.json({ error: 'invalid_grant', error_description: 'It was used.' }, { status: 400 });
  const renew = () => renewal.whenDue(isDue);
  await expect(renew()).rejects.toMatchObject({ code: 'token_refused' });
  machine.uptime += 59;
  const message = 'The refresh token was refused a moment ago';
  await expect(renew()).rejects.toMatchObject({ code: 'token_refused', message });
  await expect(renewal.byName()).rejects.toMatchObject({ code: 'token_refused' });
  expect(countRequests()).toBe(1);
  machine.uptime += 1;
  await expect(renew()).rejects.toMatchObject({ code: 'token_refused' });
  expect(countRequests()).toBe(2);
});

test('a refresh token that is rejected again is not sent for another 60 s', async () => {
  const { renewal, routes, machine, countRequests } = openTab();
  routes[TOKEN] = invalidGrant;
  for (const pause of [60, 59, 1]) {
    await renewal.whenDue(isDue).catch(() => {});
    machine.uptime += pause;
  }
  await renewal.whenDue(isDue).catch(() => {});
  expect(countRequests()).toBe(3);
});

test('while nothing is due, a rejected refresh token causes no failure', async () => {
  const { renewal, routes } = openTab();
  routes[TOKEN] = invalidGrant;
  await renewal.whenDue(isDue).catch(() => {});
  await renewal.whenDue(() => false);
});

test('another refresh token is sent at once', async () => {
  const { renewal, routes, answerToken, signIn, counts } = openTab();
  routes[TOKEN] = invalidGrant;
  await renewal.whenDue(isDue).catch(() => {});
  routes[TOKEN] = answerToken;
  signIn();
  await renewal.whenDue(isDue);
  expect(counts.renewals).toBe(1);
});

test('an unreachable service does not mark the refresh token as rejected', async () => {
  const { renewal, routes, countRequests } = openTab();
  routes[TOKEN] = down;
  await renewal.whenDue(isDue).catch(() => {});
  const before = countRequests();
  await renewal.whenDue(isDue).catch(() => {});
  expect(countRequests()).toBe(2 * before);
});

test('without a refresh token there is nothing to renew, however often it is tried', async () => {
  const { renewal, machine, countRequests } = openTab();
  setQuietly(machine, 'refresh_token', '');
  for (let tries = 0; tries < 2; tries += 1)
    await expect(renewal.whenDue(isDue)).rejects.toMatchObject({
      code: 'signed_out',
      message: 'The session has ended',
    });
  expect(countRequests()).toBe(0);
});

test.each<[string, object, number]>([
  ['invalid_scope', { error: 'invalid_scope', error_description: '' }, 400],
  ['a server’s own failure', { code: 'unexpected', message: 'No.' }, 500],
  ['a refusal of another kind', { error: 'invalid_grant', error_description: '' }, 403],
])('%s does not count as a rejected refresh token', async (_, body, status) => {
  const { renewal, routes } = openTab();
  routes[TOKEN] = () => Response.json(body, { status });
  const error: unknown = await renewal.byName('c9').catch((failure) => failure);
  expect(error).toMatchObject({ status });
  expect(error).not.toMatchObject({ code: 'token_refused' });
});

test.each(['', 'null', '"invalid_grant"', 'hello'])(
  'a 400 with the body “%s” does not count as a rejected refresh token',
  async (body) => {
    const { renewal, routes } = openTab();
    routes[TOKEN] = () => new Response(body, { status: 400 });
    await expect(renewal.whenDue(isDue)).rejects.not.toMatchObject({ code: 'token_refused' });
  },
);

test('a rejection contains the server’s message', async () => {
  const { renewal, routes } = openTab();
  routes[TOKEN] = invalidGrant;
  await expect(renewal.whenDue(isDue)).rejects.toMatchObject({
    message: 'The refresh token was refused',
    status: 400,
    body: { error: 'invalid_grant' },
    cause: { status: 400 },
  });
});

test('§4 a renewal names the company only when one is chosen', async () => {
  const { renewal, requests } = openTab();
  await renewal.byName('c2');
  await renewal.byName();
  const forms = await Promise.all(requests.map(async (request) => new URLSearchParams(await request.text())));
  expect(forms.map((form) => form.get('scope'))).toEqual(['assigned companyid:c2', null]);
  expect(forms.map((form) => form.get('grant_type'))).toEqual(['refresh_token', 'refresh_token']);
});

test('a tab that waits for another tab’s renewal continues as soon as it is done', async () => {
  const { renewal, browser, countRequests } = openTab();
  let isLive = false;
  const endTurn = holdTurn(browser);
  const renewing = renewal.whenDue(() => !isLive);
  browser.writeCookie('org_name', 'news that make nothing live');
  await settled();
  expect(renewal.underWay()).toBe(renewing);
  isLive = true;
  browser.writeCookie('org_name', 'other news');
  await renewing;
  expect(countRequests()).toBe(0);
  endTurn();
});

test('the end of the session aborts a running renewal; a change of another cookie does not', async () => {
  const { renewal, routes, browser, requests } = openTab();
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  routes[TOKEN] = () => {
    arrived();
    return new Promise<Response>(() => {});
  };
  const renewing = renewal.whenDue(isDue);
  const outcome = expect(renewing).rejects.toMatchObject({ code: 'signed_out' });
  await arrival;
  browser.writeCookie('org_name', 'Harborline');
  await settled();
  expect(renewal.underWay()).toBe(renewing);
  expect(requests[0]?.signal.aborted).toBe(false);
  browser.writeCookie('ended_session', 's1');
  await outcome;
});

test.each<[string, (page: ReturnType<typeof openTab>) => void]>([
  ['another person has signed in', ({ signIn }) => void signIn({ userId: 'u2' })],
  ['the session has ended', ({ machine }) => void machine.cookies.set('ended_session', 's1')],
  ['the tokens are gone', ({ machine }) => machine.cookies.clear()],
])('a response that arrives once %s is not stored', async (_, meanwhile) => {
  const page = openTab();
  // Cookie changes cause no events, as in some browsers.
  page.machine.deliver = () => {};
  page.routes[TOKEN] = async () => {
    meanwhile(page);
    return Response.json({ access_token: 'a.b.c', refresh_token: 'a.b.c', id_token: 'a.b.c' });
  };
  await expect(page.renewal.whenDue(isDue)).rejects.toMatchObject({ code: 'signed_out' });
  expect([...page.machine.cookies.values()]).not.toContain('a.b.c');
});

test('a renewal stops listening to the cookies when it ends', async () => {
  const { renewal, browser } = openTab();
  let listeners = 0;
  const { onCookieChange } = browser;
  browser.onCookieChange = (listener) => {
    const stop = onCookieChange(listener);
    listeners += 1;
    return () => {
      listeners -= 1;
      stop();
    };
  };
  await renewal.whenDue(isDue);
  expect(listeners).toBe(0);
});

/** Holds another tab's turn until the returned function is called. */
function holdTurn({ exclusively }: ReturnType<typeof openTab>['browser']): () => void {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  void exclusively(() => held);
  return end;
}
