import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Failure } from './failure';
import { ProofForm } from './proof-form';

const onSubmit = jest.fn();
const form = (failure?: Failure) => (
  <ProofForm isBusy={false} failure={failure} submit="Continue" onSubmit={onSubmit} cancel={null} />
);

beforeEach(() => onSubmit.mockReset());

test('a code may be typed in groups and has six digits', async () => {
  render(form());
  expect(screen.getByLabelText('Code')).toHaveProperty('autocomplete', 'one-time-code');
  await userEvent.keyboard('123 45{Enter}');
  expect(screen.getByText('A code has six digits.')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('6{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ mfaCode: '123456' });
});

test('a recovery code can be used instead, however it is typed', async () => {
  render(form());
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
  await userEvent.keyboard('ABCD efgh-ijkl-mnop-qrst{Enter}');
  expect(screen.getByText(/^A recovery code has 24 letters/)).toBeTruthy();
  await userEvent.keyboard('-uv22{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ recoveryCode: 'abcdefghijklmnopqrstuv22' });
});

test('a wrong code is reported at its own field, not at the field of the other kind', async () => {
  const { rerender } = render(form({ code: 'wrong_mfa_code' }));
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^This code is incorrect/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code').getAttribute('aria-invalid')).toBeNull();
  rerender(form({ code: 'wrong_mfa_code' }));
  expect(screen.getByText('This code is incorrect. Each works once: try the next on your list.')).toBeTruthy();
});
