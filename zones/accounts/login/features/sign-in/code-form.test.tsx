import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeForm } from './code-form';

test('a code may be typed in groups, and has six digits', async () => {
  const onSubmit = jest.fn();
  render(<CodeForm isBusy={false} failure={undefined} onSubmit={onSubmit} onStartOver={() => undefined} />);
  expect(screen.getByLabelText('Code')).toHaveProperty('autocomplete', 'one-time-code');
  await userEvent.keyboard('123 45{Enter}');
  expect(screen.getByText('A code has six digits.')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('6{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('123456');
});

test('a wrong code is told at the field', () => {
  render(
    <CodeForm isBusy={false} failure={{ code: 'wrong_mfa_code' }} onSubmit={() => undefined} onStartOver={() => undefined} />,
  );
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^This code is not right/)).toBeTruthy();
});
