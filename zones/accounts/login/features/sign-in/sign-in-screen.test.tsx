import { useApi } from '@suite/api/api-provider';
import type { Problem } from '@suite/contract/errors';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SignInScreen } from './sign-in-screen';
import { useSignIn } from './use-sign-in';

const SIGN_INS = 'POST /identity/v1/sign-ins';
const landed = 'https://hub.suite.example/home/?auth_code=c#/dashboard';

const refuse =
  (status: number, code: Problem['code']): Answer =>
  () =>
    Response.json({ code, message: '' }, { status });

function renderScreen(answer: Answer, { claims = {}, ...page }: Partial<Parameters<typeof renderInSuite>[1]> = {}) {
  const view = <SignInScreen email="" onEmailChange={() => undefined} news={undefined} />;
  return renderInSuite(view, { zone: 'login', claims, answers: { [SIGN_INS]: answer }, ...page });
}

async function signIn() {
  await userEvent.type(screen.getByLabelText('E-mail'), 'liam@quaystone.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Suite-demo-1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('a sign-in continues to the address from the identity service', async () => {
  const { browser } = renderScreen(() => Response.json({ redirectTo: landed }));
  await signIn();
  expect(browser.visited).toEqual([landed]);
});

describe('a browser that stores no cookies', () => {
  const noCookies = { claims: undefined, cookieLimit: 0 };

  test('gets a link to https before anything is typed, over http', () => {
    renderScreen(refuse(400, 'wrong_credentials'), { ...noCookies, environment: 'local' });
    expect(screen.getByRole('alert').textContent).toContain('npm start -- --https');
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  test('gets the advice to allow cookies where the suite has a named host', () => {
    renderScreen(refuse(400, 'wrong_credentials'), noCookies);
    expect(screen.getByRole('alert').textContent).toMatch(/Allow them/);
    expect(screen.getByRole('alert').textContent).not.toContain('npm');
  });

  test('gets no advice when it stores them', () => {
    renderScreen(refuse(400, 'wrong_credentials'), { environment: 'local' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('a sign-in that leads back here says that the browser did not store it', async () => {
  const search = `?redirect_uri=${encodeURIComponent('https://hub.suite.example/home/')}`;
  const answers = { [SIGN_INS]: () => Response.json({ redirectTo: landed }) };
  const { browser } = renderInSuite(<Reopened />, { zone: 'login', claims: undefined, search, answers });
  const notice = () => screen.queryByText(/your browser did not store it/);
  expect(notice()).toBeNull();
  await signIn();
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(notice()).toBeTruthy();
  browser.time += 31;
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(notice()).toBeNull();
});

function Reopened() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <SignInScreen key={times} email="" onEmailChange={() => undefined} news={undefined} />
      <button type="button" onClick={() => setTimes(times + 1)}>
        Open again
      </button>
    </>
  );
}

test('a response that is not a web address is not followed', async () => {
  const { browser } = renderScreen(() => Response.json({ redirectTo: 'javascript:alert(1)' }));
  await signIn();
  expect(browser.visited).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('The service has a problem.');
});

test('an account with MFA is asked for its code, which is sent with the credentials', async () => {
  const bodies: unknown[] = [];
  const { browser } = renderScreen(async (request) => {
    const body = await request.json();
    bodies.push(body);
    return body.mfaCode ? Response.json({ redirectTo: landed }) : refuse(400, 'mfa_required')(request);
  });
  await signIn();
  await userEvent.type(await screen.findByLabelText('Code'), '123 456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(bodies.at(-1)).toEqual({ email: 'liam@quaystone.example', password: 'Suite-demo-1', mfaCode: '123456' });
  expect(browser.visited).toEqual([landed]);
});

test('a recovery code replaces a lost authenticator', async () => {
  const bodies: unknown[] = [];
  const { browser } = renderScreen(async (request) => {
    const body = await request.json();
    bodies.push(body);
    return body.recoveryCode ? Response.json({ redirectTo: landed }) : refuse(400, 'mfa_required')(request);
  });
  await signIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-ijkl-mnop-qrst-uvwx{Enter}');
  expect(bodies.at(-1)).toMatchObject({ email: 'liam@quaystone.example', recoveryCode: 'abcdefghijklmnopqrstuvwx' });
  expect(browser.visited).toEqual([landed]);
});

test('a deactivated person is told so, and their input stays', async () => {
  renderScreen(refuse(409, 'account_deactivated'));
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your account was deactivated\./);
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'Suite-demo-1');
});

test('another account can be used instead', async () => {
  renderScreen(refuse(400, 'mfa_required'));
  await signIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy();
});

test('a rejected return address shows an error, and the next try leaves it out', async () => {
  const requested: unknown[] = [];
  const refused = 'https://hub.suite.example/elsewhere/';
  function Flow() {
    const flow = useSignIn({ client: useApi().client, go: () => undefined, redirectUri: refused, isRefused: false });
    const signIn = () => flow.signIn({ email: 'liam@quaystone.example', password: 'Suite-demo-1' });
    return (
      <button type="button" onClick={signIn}>
        {flow.isRefused ? 'refused' : 'as asked'}
      </button>
    );
  }
  renderInSuite(<Flow />, {
    zone: 'login',
    claims: {},
    answers: {
      [SIGN_INS]: async (request) => {
        const { redirectUri } = await request.json();
        requested.push(redirectUri);
        return redirectUri ? refuse(400, 'redirect_uri_not_allowed')(request) : Response.json({ redirectTo: landed });
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'as asked' }));
  await userEvent.click(await screen.findByRole('button', { name: 'refused' }));
  expect(requested).toEqual([refused, undefined]);
});

describe('a sign-in in another tab', () => {
  const noah = { userId: 'u2', companyId: 'c2', sessionId: 's2' };
  const prices = 'https://hub.suite.example/iq/clients/#/stalepricing';
  const sentHere = `?redirect_uri=${encodeURIComponent(prices)}`;

  test('sends this tab where its own sign-in would lead', async () => {
    const { browser, signInElsewhere } = renderScreen(refuse(400, 'wrong_credentials'));
    expect(browser.visited).toEqual([]);
    await signInElsewhere(noah);
    expect(browser.visited).toEqual(['https://hub.suite.example/home/#/']);
  });

  test('that finished while this tab was redirected here sends it back', () => {
    const { browser } = renderScreen(refuse(400, 'wrong_credentials'), { claims: noah, search: sentHere });
    expect(browser.visited).toEqual([prices]);
  });

  test('leaves a person alone whose session has just expired, and says so', () => {
    const cookies = { session_expired: 'true' };
    const { browser } = renderScreen(refuse(400, 'wrong_credentials'), { claims: noah, search: sentHere, cookies });
    expect(browser.visited).toEqual([]);
    expect(screen.getByText(/Your session has expired/)).toBeTruthy();
  });

  test('leaves a person alone who was already signed in and opened the page by hand', async () => {
    const { browser, signInElsewhere } = renderScreen(refuse(400, 'wrong_credentials'), { claims: noah });
    await signInElsewhere({ ...noah, companyId: 'c9' });
    await signInElsewhere({ ...noah, userId: 'u3' });
    expect(browser.visited).toEqual([]);
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
  });
});

test('a failed sign-in through the provider shows the reason, and the password still works', async () => {
  const { browser } = renderScreen(() => Response.json({ redirectTo: landed }), { search: '?error=provider_no_account' });
  expect(screen.getByRole('alert').textContent).toMatch(/^There is no account with the address that your provider gave\./);
  await signIn();
  expect(browser.visited).toEqual([landed]);
});

test('without a provider and without passkeys only the password is offered', () => {
  renderScreen(refuse(400, 'wrong_credentials'));
  expect(screen.queryByRole('link', { name: /^Sign in with/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
