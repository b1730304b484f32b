import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from './input';

const user = userEvent.setup();

test('§2 a password can be shown and hidden again', async () => {
  render(<Input label="Password" type="password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  expect(field.type).toBe('password');
  await user.click(toggle);
  expect([field.type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  await user.click(toggle);
  expect(field.type).toBe('password');
});

test('§5 a required field shows an error once it has been left empty', async () => {
  render(<Input label="E-mail" required />);
  const field = screen.getByLabelText('E-mail');
  await user.click(field);
  expect(screen.queryByText('E-mail is required.')).toBeNull();
  await user.tab();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const message = screen.getByText('E-mail is required.');
  expect(field.getAttribute('aria-describedby')).toBe(message.id);
  await user.type(field, 'm');
  expect(screen.queryByText('E-mail is required.')).toBeNull();
});

test('§5 a value that is too short shows the required length', async () => {
  render(<Input label="New password" minLength={12} />);
  await user.type(screen.getByLabelText('New password'), 'elevenchars');
  await user.tab();
  expect(screen.getByText('New password needs at least 12 characters.')).toBeTruthy();
});

test('§5 a value that is too long shows the max length', async () => {
  render(<Input label="Name" maxLength={3} defaultValue="Olivia" />);
  await user.click(screen.getByLabelText('Name'));
  await user.tab();
  expect(screen.getByText('Name takes at most 3 characters.')).toBeTruthy();
});

test("§5 each input has its own message, and the server's message takes precedence", () => {
  render(<Input label="Password" error="The e-mail or the password is wrong." />);
  expect(screen.getByText('The e-mail or the password is wrong.')).toBeTruthy();
});

test.each([
  ['VALID', {}],
  ['INVALID', { error: 'Taken already.' }],
  ['PENDING', { pending: true }],
  ['DISABLED', { disabled: true }],
  ['INVALID', { error: 'Taken already.', pending: true }],
  ['DISABLED', { disabled: true, error: 'Taken already.', pending: true }],
])('§4 its status is %s with %j', (status, props) => {
  render(<Input label="E-mail" {...props} />);
  const field = screen.getByLabelText<HTMLInputElement>('E-mail');
  expect(field.dataset.status).toBe(status);
  expect(field.disabled).toBe(status === 'DISABLED');
  expect(field.getAttribute('aria-invalid')).toBe(status === 'INVALID' ? 'true' : null);
  expect(screen.queryByRole('status')?.textContent).toBe(status === 'PENDING' ? 'Checking e-mail' : undefined);
});

test('§4 the spinner of a pending field is small', () => {
  render(<Input label="E-mail" pending />);
  expect(screen.getByRole('status').classList.contains('ui-spinner-sm')).toBe(true);
});

test('a custom rule takes precedence', async () => {
  render(<Input label="Code" required validate={() => 'Six digits, as your app shows them.'} />);
  await user.click(screen.getByLabelText('Code'));
  await user.tab();
  expect(screen.getByText('Six digits, as your app shows them.')).toBeTruthy();
});
