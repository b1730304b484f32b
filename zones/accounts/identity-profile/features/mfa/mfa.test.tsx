import type { Problem } from '@suite/contract/errors';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Mfa } from './mfa';

const userId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const email = `${'long'.repeat(50)}@harborline.example`;
const USER = `/identity/v1/users/${userId}`;
const uri = `otpauth://totp/Firm%20Suite:${encodeURIComponent(email)}?secret=JBSWY3DPEHPK3PXP&issuer=Firm%20Suite`;
const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijkl-mnop-qrst-uvw${'abcdefghij'[index]}`);

const refuse =
  (status: number, code: Problem['code']): Answer =>
  () =>
    Response.json({ code, message: '' }, { status });

/** A server that stores the account. */
function account(hasEnabledMfa: boolean, more: Record<string, Answer> = {}) {
  const user = { id: userId, email, firstName: 'Nina', lastName: 'Vogt', hasEnabledMfa };
  const answers: Record<string, Answer> = {
    [`GET ${USER}/mfa`]: () =>
      Response.json({ hasEnabledMfa: user.hasEnabledMfa, recoveryCodesLeft: user.hasEnabledMfa ? 7 : 0 }),
    [`GET ${USER}`]: () => Response.json(user),
    [`PUT ${USER}`]: async (request) => Response.json(Object.assign(user, await request.json())),
    [`POST ${USER}/mfa-secrets`]: () => Response.json({ secret: 'JBSWY3DPEHPK3PXP', uri }),
    [`POST ${USER}/mfa-confirmations`]: () => Response.json({ recoveryCodes: codes }),
    [`POST ${USER}/mfa-verifications`]: () => new Response(null, { status: 204 }),
    [`POST ${USER}/recovery-codes`]: () => Response.json({ recoveryCodes: codes }),
    ...more,
  };
  return { user, ...renderInSuite(<Mfa />, { zone: 'identity-profile', claims: { userId, email }, answers }) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function enterPassword() {
  await press('Turn on');
  await userEvent.type(await screen.findByLabelText('Password'), 'a long password{Enter}');
}

test('is turned on with the password, a code and saved recovery codes; PUT users comes last', async () => {
  const { user, requests, toasts } = account(false);
  await enterPassword();
  expect(await screen.findByRole('img', { name: /^QR code/ })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  await userEvent.keyboard('123 456{Enter}');
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(codes);
  await press('Turn on');
  expect(user.hasEnabledMfa).toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have kept them' }));
  await press('Turn on');
  expect(await screen.findByText('7 recovery codes left')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New recovery codes' }));
  expect(user.hasEnabledMfa).toBe(true);
  expect(requests.filter((call) => call === `PUT ${USER}`)).toHaveLength(1);
  expect(toasts).toEqual(['Two-factor authentication is on.']);
});

test('a wrong password and a wrong code show errors at their fields, and the step stays', async () => {
  const { answers } = account(false, { [`POST ${USER}/mfa-secrets`]: refuse(400, 'wrong_password') });
  await enterPassword();
  expect(await screen.findByText('This is not your password.')).toBeTruthy();
  answers[`POST ${USER}/mfa-secrets`] = () => Response.json({ secret: 'JBSWY3DPEHPK3PXP', uri });
  answers[`POST ${USER}/mfa-confirmations`] = refuse(400, 'wrong_mfa_code');
  await press('Continue');
  await userEvent.type(await screen.findByLabelText('Code'), '12345{Enter}');
  expect(screen.getByText('A code has six digits.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Code'), '6{Enter}');
  expect(await screen.findByText(/^This code is incorrect/)).toBeTruthy();
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeTruthy();
});

test('when the service fails after the codes were shown, they stay, and the switch can be retried', async () => {
  const { user, answers } = account(false);
  await enterPassword();
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await userEvent.click(await screen.findByRole('checkbox'));
  const put = answers[`PUT ${USER}`] as Answer;
  answers[`PUT ${USER}`] = () => Promise.reject(new TypeError('offline'));
  await press('Turn on');
  expect((await screen.findByRole('alert')).textContent).toContain('The service cannot be reached.');
  expect(screen.getByText(`${codes[0]}`)).toBeTruthy();
  answers[`PUT ${USER}`] = put;
  await press('Try again');
  await waitFor(() => expect(user.hasEnabledMfa).toBe(true));
});

test('a setup that the service no longer has starts again', async () => {
  account(false, { [`POST ${USER}/mfa-confirmations`]: refuse(409, 'mfa_not_started') });
  await enterPassword();
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText(/^The setup was restarted elsewhere/)).toBeTruthy();
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

test('is turned off with a recovery code', async () => {
  const bodies: unknown[] = [];
  const { user } = account(true, {
    [`POST ${USER}/mfa-verifications`]: async (request) => {
      bodies.push(await request.json());
      return new Response(null, { status: 204 });
    },
  });
  await press('Turn off');
  await press('Use a recovery code');
  await userEvent.keyboard('abcd-efgh-ijkl-mnop-qrst-uvwx{Enter}');
  expect(await screen.findByText('Off')).toBeTruthy();
  expect(bodies).toEqual([{ recoveryCode: 'abcdefghijklmnopqrstuvwx' }]);
  expect(user).toMatchObject({ hasEnabledMfa: false, firstName: 'Nina', lastName: 'Vogt' });
});

test('an expired proof is asked for again in place', async () => {
  const { answers } = account(true, { [`PUT ${USER}`]: refuse(409, 'mfa_verification_needed') });
  const put = `PUT ${USER}`;
  await press('Turn off');
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('A code is valid for five minutes. Enter a new one.')).toBeTruthy();
  answers[put] = async (request) => Response.json({ id: userId, email, ...(await request.json()) });
  answers[`GET ${USER}/mfa`] = () => Response.json({ hasEnabledMfa: false, recoveryCodesLeft: 0 });
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), '654321{Enter}');
  expect(await screen.findByText('Off')).toBeTruthy();
});

test('a failure after the proof can be retried without another proof', async () => {
  const { answers, requests } = account(true, { [`POST ${USER}/recovery-codes`]: () => new Response('', { status: 500 }) });
  await press('New recovery codes');
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await screen.findByRole('alert');
  answers[`POST ${USER}/recovery-codes`] = () => Response.json({ recoveryCodes: codes });
  await press('Try again');
  expect(await screen.findByText(`${codes[9]}`)).toBeTruthy();
  expect(requests.filter((call) => call.endsWith('mfa-verifications'))).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Done' }).getAttribute('aria-disabled')).toBe('true');
});

test('a state that cannot be loaded says so and can be retried', async () => {
  const { answers } = account(true, { [`GET ${USER}/mfa`]: () => new Response('', { status: 500 }) });
  await screen.findByText('Your two-factor authentication could not be loaded.');
  answers[`GET ${USER}/mfa`] = () => Response.json({ hasEnabledMfa: true, recoveryCodesLeft: 1 });
  await press('Try again');
  expect(await screen.findByText('1 recovery code left')).toBeTruthy();
});
