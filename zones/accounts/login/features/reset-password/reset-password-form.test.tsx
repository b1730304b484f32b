import type { Problem } from '@suite/contract/errors';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForgotPasswordScreen } from './forgot-password-screen';
import { ResetPasswordForm } from './reset-password-form';

const onDone = jest.fn();
const onDeadLink = jest.fn();

const failed = (status: number, code: Problem['code']) => Response.json({ code, message: '' }, { status });

function renderForm(answer: () => Response) {
  renderInSuite(<ResetPasswordForm token="t" onDone={onDone} onDeadLink={onDeadLink} />, {
    zone: 'login',
    claims: {},
    answers: { 'PUT /identity/v2/password-resets/t': answer },
  });
}

beforeEach(() => jest.clearAllMocks());

test('a new password is set', async () => {
  renderForm(() => new Response(null, { status: 204 }));
  expect(screen.getByLabelText('New password')).toHaveProperty('autocomplete', 'new-password');
  await userEvent.keyboard('a longer secret{Enter}');
  expect(onDone).toHaveBeenCalled();
});

test('§5 a password that is too short shows an error at once', async () => {
  renderForm(() => failed(500, 'unexpected'));
  await userEvent.keyboard('short{Enter}');
  expect(screen.getByText('New password needs at least 12 characters.')).toBeTruthy();
});

test.each(['reset_token_expired', 'reset_token_invalid'] as const)('a dead link shows its own message: %s', async (code) => {
  renderForm(() => failed(400, code));
  await userEvent.keyboard('a longer secret{Enter}');
  expect(onDeadLink).toHaveBeenCalledWith(code);
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  ['a mail that was asked for', () => new Response(null, { status: 202 })],
  ['§8 a failure', () => failed(500, 'unexpected')],
  ['too many tries', () => failed(429, 'throttled')],
])('%s leads back with the same message', async (_, answer) => {
  const onRequested = jest.fn();
  renderInSuite(<ForgotPasswordScreen email="olivia@harborline.example" onRequested={onRequested} />, {
    zone: 'login',
    claims: {},
    answers: { 'POST /identity/v2/password-resets': answer },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(onRequested.mock.calls).toEqual([['olivia@harborline.example']]);
});
