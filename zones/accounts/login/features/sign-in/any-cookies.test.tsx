import { ApiProvider } from '@suite/api/api-provider';
import { emptyConfig, silentLogger } from '@suite/env/quiet.fixture';
import { config, deployment, HOME, type MemorySuite, type MemoryTab, memorySuite } from '@suite/session/memory-suite.fixture';
import { SessionProvider } from '@suite/session/session-provider';
import { unsignedToken } from '@suite/session/unsigned-token';
import { SuiteContext } from '@suite/shell/start/suite-context';
import { createTelemetry } from '@suite/telemetry/telemetry';
import { act, cleanup, render, screen } from '@testing-library/react';
import { SignInScreen } from './sign-in-screen';

const states = ['absent', 'valid', 'expired', 'garbled'] as const;
type State = (typeof states)[number];

const LOGIN = 'https://accounts.suite.example/login/#/';

/** Creates a browser with an access, a refresh and an id token in these states. */
function holding(access: State, refresh: State, id: State): MemorySuite {
  const suite = memorySuite();
  const tokens = suite.signIn();
  const put = (noun: 'access_token' | 'refresh_token' | 'id_token', state: State) => {
    const claims = JSON.parse(atob(tokens[noun].split('.')[1] ?? ''));
    const values = {
      absent: '',
      valid: tokens[noun],
      expired: unsignedToken({ ...claims, iat: claims.iat - 90_000, nbf: claims.iat - 90_000, exp: claims.iat - 1 }),
      garbled: `x${tokens[noun].slice(5, 40)}`,
    };
    if (values[state]) suite.machine.cookies.set(noun, values[state]);
    else suite.machine.cookies.delete(noun);
  };
  put('access_token', access);
  put('refresh_token', refresh);
  put('id_token', id);
  return suite;
}

/** Opens an address and follows all redirects. */
async function follow(suite: MemorySuite, start: string) {
  let address = start;
  for (let redirects = 0; redirects < 12; redirects += 1) {
    const tab = suite.openTab(address);
    const end = address.startsWith(LOGIN.slice(0, -2)) ? await openLogin(tab) : await openHome(tab);
    const [next] = tab.browser.visited;
    cleanup();
    if (!next) return { end, redirects };
    address = next.replace(/^https:\/\/api\.[^?]*(\?[^#]*)$/, 'https://accounts.suite.example/login/$1#/');
  }
  return { end: 'a loop', redirects: 12 };
}

async function openHome({ session }: MemoryTab): Promise<string> {
  if (await session.guard()) return 'signed in';
  // The modal's countdown ends.
  if (session.status() === 'expired') await session.expire();
  return 'left';
}

async function openLogin({ browser, client, session, events }: MemoryTab): Promise<string> {
  const telemetry = createTelemetry({ environment: 'prod', logger: silentLogger });
  const suite = {
    zone: 'login',
    deployment,
    config: { ...emptyConfig, ...config },
    logger: silentLogger,
    events,
    browser,
  } as const;
  await act(async () => {
    render(
      <SuiteContext value={{ ...suite, telemetry }}>
        <SessionProvider session={session}>
          <ApiProvider client={client} scope="" epoch={0}>
            <SignInScreen email="" onEmailChange={() => undefined} news={undefined} />
          </ApiProvider>
        </SessionProvider>
      </SuiteContext>,
    );
  });
  return screen.queryByLabelText('Password') ? 'the form' : 'nothing';
}

const combinations = states.flatMap((access) => states.flatMap((refresh) => states.map((id) => [access, refresh, id] as const)));

/** Derived by hand (§4, "Logged in"): a session needs a refresh and an id token, and an access token or a way to get one. */
function expectedEnd(access: State, refresh: State, id: State): 'signed in' | 'the form' {
  const isReadable = (state: State) => state === 'valid' || state === 'expired';
  if (!isReadable(refresh) || !isReadable(id) || access === 'garbled') return 'the form';
  return access === 'valid' || refresh === 'valid' ? 'signed in' : 'the form';
}

test('there are 64 combinations', () => {
  expect(new Set(combinations.map(String)).size).toBe(64);
});

test.each(combinations)(
  'home with an access token that is %s, a refresh token %s, an id token %s: signed in, or at the form',
  async (...held) => {
    const { end, redirects } = await follow(holding(...held), HOME);
    expect(end).toBe(expectedEnd(...held));
    // A person who is not signed in is redirected from home to login, and no further.
    expect(redirects).toBe(end === 'signed in' ? 0 : 1);
  },
);

test.each(combinations)(
  'login with an access token that is %s, a refresh token %s, an id token %s: signed in, or at the form',
  async (...held) => {
    const sentHere = LOGIN.replace('#', `?redirect_uri=${encodeURIComponent(HOME)}#`);
    const { end, redirects } = await follow(holding(...held), sentHere);
    expect(end === 'signed in' || end === 'the form').toBe(true);
    // To home, and back when the session turns out to be over there.
    expect(redirects).toBeLessThanOrEqual(2);
  },
);
