import type { Problem } from '@suite/contract/errors';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Account } from './account';

const userId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const [accounting, advisory] = ['0f6b5f0e-7e5b-4f4e-8a51-1d0f6f0d0c01', '0f6b5f0e-7e5b-4f4e-8a51-1d0f6f0d0c02'];
const USER = `/identity/v1/users/${userId}`;
const TOKEN = 'POST /identity/v1/oauth2/token';
const claims = { userId, companyId: accounting, sessionId: 's1', firstName: 'Nina', lastName: 'Vogt' };
const user = { id: userId, email: 'nina@harborline.example', firstName: 'Nina', lastName: 'Vogt', hasEnabledMfa: true };

const session = (id: string, device: string, isCurrent = false) => ({
  id,
  device,
  isCurrent,
  startedAt: '2026-11-20T10:00:00.000Z',
  lastActiveAt: '2026-11-21T10:00:00.000Z',
});
const here = session('0f6b5f0e-7e5b-4f4e-8a51-000000000001', 'Chrome on Windows', true);
const phone = session('0f6b5f0e-7e5b-4f4e-8a51-000000000002', 'Safari on iPhone');

const laptop = {
  id: '0f6b5f0e-7e5b-4f4e-8a51-000000000003',
  name: 'Work laptop',
  isSynced: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  usedAt: null,
};

const refuse =
  (status: number, code: Problem['code']): Answer =>
  () =>
    Response.json({ code, message: '' }, { status });

function open(more: Record<string, Answer> = {}, rights = 'app:home') {
  let list = [phone, here];
  let passkeys = [laptop];
  const answers: Record<string, Answer> = {
    [`GET ${USER}`]: () => Response.json(user),
    [`GET ${USER}/mfa`]: () => Response.json({ hasEnabledMfa: true, recoveryCodesLeft: 9 }),
    [`GET ${USER}/passkeys`]: () => Response.json(passkeys),
    [`PUT ${USER}/passkeys/${laptop.id}`]: async (request) => {
      passkeys = [{ ...laptop, ...(await request.json()) }];
      return Response.json(passkeys[0]);
    },
    [`DELETE ${USER}/passkeys/${laptop.id}`]: () => {
      passkeys = [];
      return new Response(null, { status: 204 });
    },
    [`GET ${USER}/sessions`]: () => Response.json(list),
    [`DELETE ${USER}/sessions/${phone.id}`]: () => {
      list = [here];
      return new Response(null, { status: 204 });
    },
    [`DELETE ${USER}/sessions`]: () => new Response(null, { status: 204 }),
    [`GET /identity/v3/users/${userId}/companies`]: () =>
      Response.json([
        { id: accounting, name: 'Harborline Accounting', segments: ['iq'] },
        { id: advisory, name: 'Harborline Advisory', segments: ['iq', 'of'] },
      ]),
    ...more,
  };
  return renderInSuite(<Account />, { zone: 'identity-profile', claims: { ...claims, rights }, answers });
}

beforeEach(() => sessionStorage.clear());

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('§7 a name is saved with the current MFA setting, and the token that the header reads is renewed', async () => {
  const bodies: unknown[] = [];
  const page = open({
    [`PUT ${USER}`]: async (request) => {
      bodies.push(await request.json());
      return Response.json({ ...user, ...(bodies[0] as object) });
    },
    [TOKEN]: () => Response.json(page.tokensOf({ ...claims, lastName: 'Weiss' })),
  });
  const last = await screen.findByLabelText('Last name');
  expect(screen.getByRole('button', { name: 'Save name' })).toHaveProperty('disabled', true);
  await userEvent.clear(last);
  await userEvent.type(last, ' Weiss {Enter}');
  await waitFor(() => expect(page.session.token().lastName).toBe('Weiss'));
  expect(bodies).toEqual([{ firstName: 'Nina', lastName: 'Weiss', hasEnabledMfa: true }]);
  expect(page.toasts).toEqual(['Your name is saved.']);
});

test('when the firm requires two-factor authentication, the page says so and continues once the account has it', async () => {
  let mfa = false;
  const page = open(
    {
      [`GET ${USER}/mfa`]: () => Response.json({ hasEnabledMfa: mfa, recoveryCodesLeft: 0 }),
      [`GET ${USER}/passkeys`]: () => Response.json([]),
    },
    'two-factor-needed',
  );
  expect(await screen.findByText(/Turn it on or add a passkey below/)).toBeTruthy();
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings().slice(0, 3)).toEqual(['Two-factor authentication', 'Passkeys', 'Name']);
  mfa = true;
  await page.signInElsewhere({ ...claims, rights: 'app:home' });
  expect(await screen.findByText('You have the two-factor authentication that your firm requires.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Overview' })).toBeTruthy();
});

test('an account that has two-factor authentication but signed in without it must sign in again', async () => {
  open({}, 'two-factor-needed');
  expect(await screen.findByText(/sign in with your passkey or code\.$/)).toBeTruthy();
});

test('a name that is missing or too long shows an error at its field and is not sent', async () => {
  const { requests } = open();
  const first = await screen.findByLabelText('First name');
  await userEvent.clear(first);
  await userEvent.type(first, ' {Enter}');
  expect(screen.getByText('First name is required.')).toBeTruthy();
  expect(document.activeElement).toBe(first);
  await userEvent.click(first);
  await userEvent.paste('n'.repeat(201));
  expect(screen.getByText('First name takes at most 200 characters.')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(requests).not.toContain(`PUT ${USER}`);
});

test('a name that could not be saved stays in its field', async () => {
  open({ [`PUT ${USER}`]: () => new Response('', { status: 500 }) });
  await userEvent.type(await screen.findByLabelText('First name'), 'a{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('The service has a problem.');
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ninaa');
});

test('a name that was not saved survives a reload', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('First name'), 'a');
  cleanup();
  const { session } = open();
  expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Ninaa');
  expect(session.hasUnsavedWork()).toBe(true);
  expect(screen.getByRole('button', { name: 'Save name' })).toHaveProperty('disabled', false);
});

test('a wrong current password shows an error at its field, a short new one before anything is sent', async () => {
  const CHANGE = `POST ${USER}/password-changes`;
  const { requests, answers, toasts } = open({ [CHANGE]: refuse(400, 'wrong_password') });
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  await userEvent.type(screen.getByLabelText('Current password'), 'Suite-demo-1');
  await userEvent.type(screen.getByLabelText('New password'), 'short{Enter}');
  expect(screen.getByText('New password needs at least 12 characters.')).toBeTruthy();
  expect(requests).not.toContain(CHANGE);
  await userEvent.type(screen.getByLabelText('New password'), ' and then long{Enter}');
  expect(await screen.findByText('This is not your current password.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  answers[CHANGE] = () => new Response(null, { status: 204 });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(toasts).toEqual(['Your password is changed, and you are signed out everywhere else.']));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }));
});

test('§4 companies are listed with their subscriptions, and another one is opened by its scope', async () => {
  let scope: string | null = null;
  const page = open({
    [TOKEN]: async (request) => {
      scope = new URLSearchParams(await request.text()).get('scope');
      return Response.json(page.tokensOf({ ...claims, companyId: advisory }));
    },
  });
  const companies = await section('Companies');
  const rows = await companies.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Harborline AccountingConnect IQShown now',
    'Harborline AdvisoryConnect IQOffersSwitch',
  ]);
  await userEvent.click(companies.getByRole('button', { name: 'Switch to Harborline Advisory' }));
  await waitFor(() => expect(page.session.token().companyId).toBe(advisory));
  expect(scope).toBe(`assigned companyid:${advisory}`);
});

test('this session is listed first; another one is signed out and leaves the list', async () => {
  open();
  const sessions = await section('Where you are signed in');
  const rows = await sessions.findAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Chrome on WindowsThis session');
  await userEvent.click(sessions.getByRole('button', { name: /^Sign out Safari on iPhone/ }));
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
});

test('signing out everywhere asks first, and ends like Log out', async () => {
  const { browser, requests } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Stay signed in' }));
  expect(requests).not.toContain(`DELETE ${USER}/sessions`);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(browser.readCookie('access_token')).toBe(''));
  expect(requests).toContain(`DELETE ${USER}/sessions`);
});

test('each card shows its own failure, and the others stay', async () => {
  open({ [`GET ${USER}/sessions`]: () => new Response('', { status: 500 }) });
  expect(await screen.findByText('Where you are signed in could not be loaded.')).toBeTruthy();
  expect(await screen.findByText('9 recovery codes left')).toBeTruthy();
});

test('passkeys are shown on request, named and removed', async () => {
  const page = open();
  const passkeys = await section('Passkeys');
  expect(await passkeys.findByText('1 passkey')).toBeTruthy();
  expect(passkeys.queryByRole('list')).toBeNull();
  await userEvent.click(passkeys.getByRole('button', { name: 'Show passkeys' }));
  expect(passkeys.getByRole('listitem').textContent).toMatch(/^Work laptopSynced.*Never used/);
  await userEvent.click(passkeys.getByRole('button', { name: 'Rename Work laptop' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'Home laptop{Enter}');
  await waitFor(() => expect(page.toasts).toContain('The name was saved.'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await passkeys.findByRole('button', { name: 'Remove Home laptop' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(page.toasts).toContain('The passkey Home laptop was removed.'));
  expect(passkeys.getByText('None')).toBeTruthy();
});
