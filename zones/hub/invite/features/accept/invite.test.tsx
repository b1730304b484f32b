import type { OpenInvitation } from '@services/identity/contract/invitations';
import type { Problem } from '@suite/contract/errors';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { InvitationScreen } from './invitation-screen';
import { nothingTyped } from './typed';

const READ = 'GET /identity/v1/invitations/t0ken';
const ACCEPT = 'POST /identity/v1/invitations/t0ken/acceptances';
const landed = 'https://hub.suite.example/home/?auth_code=c#/';

const invitation: OpenInvitation = {
  companyName: 'Harborline Accounting',
  invitedBy: 'Olivia Hart',
  email: 'sam@harborline.example',
  hasAccount: false,
  expiresAt: '2026-11-28T10:00:00.000Z',
};
const existing = { ...invitation, hasAccount: true };

const refuse =
  (status: number, code: Problem['code'], more: Partial<Problem> = {}): Answer =>
  () =>
    Response.json({ code, message: '', ...more }, { status });

function Screen() {
  const [typed, setTyped] = useState(nothingTyped);
  return <InvitationScreen typed={typed} onType={(change) => setTyped((before) => ({ ...before, ...change }))} />;
}

function open(shown: Answer | OpenInvitation, accept?: Answer, claims: Parameters<typeof renderInSuite>[1]['claims'] = {}) {
  location.hash = '#/?token=t0ken';
  const bodies: unknown[] = [];
  const suite = renderInSuite(<Screen />, {
    zone: 'invite',
    claims,
    answers: {
      [READ]: typeof shown === 'function' ? shown : () => Response.json(shown),
      [ACCEPT]: async (request) => {
        bodies.push(await request.clone().json());
        return accept?.(request) ?? Response.json({ redirectTo: landed });
      },
    },
  });
  return { ...suite, bodies };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function fillNew() {
  await userEvent.type(await screen.findByLabelText('First name'), ' Sam ');
  await userEvent.type(screen.getByLabelText('Last name'), 'Reed');
  await userEvent.type(password(), 'a long enough one');
}

async function enterPassword() {
  await userEvent.type(await screen.findByLabelText('Password'), 'Suite-demo-1');
  await press('Sign in and join');
}

test('shows the inviter, the firm, the address and the expiry, and lets a new account join', async () => {
  const { browser, bodies } = open(invitation);
  await fillNew();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Join Harborline Accounting');
  expect(screen.getByText('Olivia Hart').parentElement?.textContent).toContain('The invitation works until Nov 28, 2026');
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('sam@harborline.example');
  await press('Create account and join');
  expect(bodies).toEqual([{ account: 'new', firstName: 'Sam', lastName: 'Reed', password: 'a long enough one' }]);
  expect(browser.visited).toEqual([landed]);
});

test('§5 marks missing, blank and too short fields, and sends nothing', async () => {
  const { bodies } = open(invitation);
  await userEvent.type(await screen.findByLabelText('Last name'), '  ');
  await userEvent.type(password(), 'short');
  await press('Create account and join');
  for (const problem of ['First name is required.', 'Last name is required.', 'Password needs at least 12 characters.']) {
    expect(screen.getByText(problem)).toBeTruthy();
  }
  expect(bodies).toEqual([]);
});

test('asks for the password when the account already exists, and keeps what was typed', async () => {
  const { browser, answers, bodies } = open(invitation, refuse(409, 'account_exists'));
  await fillNew();
  await press('Create account and join');
  expect(await screen.findByText(/has an account already/)).toBeTruthy();
  expect(password().value).toBe('a long enough one');
  answers[ACCEPT] = async (request) => {
    bodies.push(await request.json());
    return Response.json({ redirectTo: landed });
  };
  await press('Sign in and join');
  expect(bodies.at(-1)).toEqual({ account: 'existing', password: 'a long enough one' });
  expect(browser.visited).toEqual([landed]);
});

test('reports a wrong password at once', async () => {
  open(existing, refuse(400, 'wrong_credentials'));
  await enterPassword();
  expect(await screen.findByText('This is not the password of the account.')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Forgot password?' }).href).toContain('/login/#/forgot-password');
});

test('asks an account with MFA for its code, and sends the password with it', async () => {
  const { bodies, browser } = open(existing, async (request) => {
    const { mfaCode } = await request.json();
    if (!mfaCode) return refuse(400, 'mfa_required')(request);
    return mfaCode === '123456' ? Response.json({ redirectTo: landed }) : refuse(400, 'wrong_mfa_code')(request);
  });
  await enterPassword();
  await userEvent.type(await screen.findByLabelText('Code'), '12');
  await press('Continue');
  expect(screen.getByText('A code has six digits.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Code'), '3 457');
  await press('Continue');
  expect(await screen.findByText(/This code is incorrect/)).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), '123 456');
  await press('Continue');
  expect(bodies.at(-1)).toEqual({ account: 'existing', password: 'Suite-demo-1', mfaCode: '123456' });
  expect(browser.visited).toEqual([landed]);
});

test('accepts a recovery code in place of the authenticator app', async () => {
  const { bodies, browser } = open(existing, async (request) => {
    const { recoveryCode } = await request.json();
    return recoveryCode ? Response.json({ redirectTo: landed }) : refuse(400, 'mfa_required')(request);
  });
  await enterPassword();
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  await userEvent.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-2345-6723-abcd-efgh');
  await press('Continue');
  expect(bodies.at(-1)).toEqual({ account: 'existing', password: 'Suite-demo-1', recoveryCode: 'abcdefgh23456723abcdefgh' });
  expect(browser.visited).toEqual([landed]);
});

test('warns a signed-in person before another account takes over the session', async () => {
  open(invitation, undefined, { userId: 'u9', email: 'noah@brightfield.example' });
  expect((await screen.findByText('noah@brightfield.example')).parentElement?.textContent).toBe(
    'You are signed in as noah@brightfield.example. Joining signs you in as sam@harborline.example.',
  );
});

test("doesn't warn a person who is signed in with the invited address", async () => {
  open(existing, undefined, { userId: 'u9', email: existing.email });
  await screen.findByLabelText('Password');
  expect(screen.queryByText(/You are signed in as/)).toBeNull();
});

test.each([
  [404, 'not_found', 'This link does not work'],
  [410, 'invitation_used', 'This invitation has already been accepted'],
  [410, 'invitation_expired', 'This invitation has expired'],
  [410, 'invitation_revoked', 'This invitation was withdrawn'],
] as const)('says why a link leads to no invitation, and links to sign-in: %s %s', async (status, code, title) => {
  const { toasts } = open(refuse(status, code));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' }).href).toBe('https://accounts.suite.example/login/#/');
  expect(toasts).toEqual([]);
});

test.each([
  [410, 'invitation_expired', 'This invitation has expired'],
  [409, 'account_deactivated', 'Your account is deactivated in this firm'],
] as const)('says so when an invitation ends while its form is open: %s %s', async (status, code, title) => {
  open(existing, refuse(status, code));
  await enterPassword();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

test('says how to open a link whose token is missing', () => {
  location.hash = '#/';
  renderInSuite(<Screen />, { zone: 'invite', claims: {} });
  expect(screen.getByRole('heading', { level: 1, name: 'Open the link of your invitation' })).toBeTruthy();
});

test('reports an unreachable service and offers a retry', async () => {
  const { answers, toasts } = open(refuse(500, 'unexpected'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your invitation could not be loaded.');
  answers[READ] = () => Response.json(invitation);
  await press('Try again');
  expect(await screen.findByLabelText('First name')).toBeTruthy();
  expect(toasts).toEqual([]);
});

test('keeps what was typed after a failed attempt, and shows the wait after too many attempts', async () => {
  const { answers } = open(invitation, refuse(500, 'unexpected'));
  await fillNew();
  await press('Create account and join');
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here.');
  expect(password().value).toBe('a long enough one');
  answers[ACCEPT] = refuse(429, 'throttled', { retryAfterSeconds: 40 });
  await press('Try again');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Too many tries\. Try again in \d+ s\./);
  expect(screen.getByRole('button', { name: 'Create account and join' })).toHaveProperty('disabled', true);
});

test("doesn't follow a redirect that isn't a web address", async () => {
  const { browser } = open(existing, () => Response.json({ redirectTo: 'javascript:alert(1)' }));
  await enterPassword();
  expect((await screen.findByRole('alert')).textContent).toContain('The service has a problem.');
  expect(browser.visited).toEqual([]);
});

test('shows names with markup or right-to-left text as plain text', async () => {
  const companyName = '<b>משרד</b> 🧾';
  open({ ...invitation, companyName, invitedBy: '<i>אולי</i>' });
  expect((await screen.findByText(companyName)).tagName).toBe('BDI');
  expect(screen.getByText('<i>אולי</i>').tagName).toBe('BDI');
});
