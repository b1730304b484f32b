import type { Failure } from '@suite/shell/form/failure';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInForm } from './sign-in-form';

const onSubmit = jest.fn();
const onEmailChange = jest.fn();

const form = (failure?: Failure, email = '') => (
  <SignInForm email={email} onEmailChange={onEmailChange} isBusy={false} failure={failure} onSubmit={onSubmit} />
);

beforeEach(() => jest.clearAllMocks());

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Password');

test('Enter submits the input', async () => {
  render(form());
  expect(email()).toHaveProperty('autocomplete', 'username webauthn');
  expect(password()).toHaveProperty('autocomplete', 'current-password');
  await userEvent.keyboard('olivia@harborline.example');
  await userEvent.tab();
  await userEvent.keyboard('Suite-demo-1{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ email: 'olivia@harborline.example', password: 'Suite-demo-1' });
});

test('§5 the first invalid field gets the focus and shows its error; nothing is sent', async () => {
  render(form(undefined, 'olivia@harborline.example'));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(document.activeElement).toBe(password());
  expect(screen.getByText('Password is required.')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('wrong credentials are announced, and the password is selected to be typed again', async () => {
  const { rerender } = render(form());
  await userEvent.type(email(), 'olivia@harborline.example');
  await userEvent.type(password(), 'wrong');
  rerender(form({ code: 'wrong_credentials' }));
  expect(screen.getByRole('alert').textContent).toBe('The e-mail or the password is incorrect.');
  expect(document.activeElement).toBe(password());
  await userEvent.keyboard('Suite-demo-1{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ email: 'olivia@harborline.example', password: 'Suite-demo-1' });
});

test('too many tries: the wait is shown, and nothing can be sent meanwhile', async () => {
  const { rerender } = render(form());
  await userEvent.type(email(), 'olivia@harborline.example');
  await userEvent.type(password(), 'wrong');
  rerender(form({ code: 'throttled', retryAt: Date.now() + 42_000 }));
  expect(screen.getByRole('alert').textContent).toBe('Too many tries. Try again in 42 s.');
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', true);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a service that is down shows an error, the input stays, and Try again sends it', async () => {
  const { rerender } = render(form());
  await userEvent.type(email(), 'olivia@harborline.example');
  await userEvent.type(password(), 'Suite-demo-1');
  rerender(form({ code: 'network' }));
  expect(screen.getByRole('alert').textContent).toContain('The service cannot be reached.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onSubmit).toHaveBeenCalledWith({ email: 'olivia@harborline.example', password: 'Suite-demo-1' });
});

test('too many simultaneous sign-ins show an error, and Try again sends the input', async () => {
  const { rerender } = render(form());
  await userEvent.type(email(), 'olivia@harborline.example');
  await userEvent.type(password(), 'Suite-demo-1');
  rerender(form({ code: 'busy' }));
  expect(screen.getByRole('alert').textContent).toContain('Too many people are signing in right now.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onSubmit).toHaveBeenCalledWith({ email: 'olivia@harborline.example', password: 'Suite-demo-1' });
});

test('§2 the password can be shown', async () => {
  render(form());
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveProperty('type', 'text');
});
