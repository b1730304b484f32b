import { email } from '@suite/contract/schema';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { safeParse } from 'valibot';
import { EmailField } from './email-field';
import { isEmail } from './is-email';

const user = userEvent.setup();
const field = () => screen.getByLabelText<HTMLInputElement>('E-mail');

test.each([
  'ann@firm.example',
  'ann.lee+tax@mail.firm.co.uk',
  '  Ann@Firm.Example ',
  `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
])('an address is accepted: %s', (text) => expect(isEmail(text)).toBe(true));

test.each([
  '',
  'ann',
  'ann@firm',
  'ann@firm.',
  'ann@@firm.example',
  'ann lee@firm.example',
  '@firm.example',
  'ann@-firm.example',
  'Ann <ann@firm.example>',
  `${'a'.repeat(250)}@b.example`,
])('what is no address is refused: %j', (text) => expect(isEmail(text)).toBe(false));

test('the browser accepts an address without a domain, which the API refuses and so does the field', async () => {
  render(<EmailField label="E-mail" />);
  await user.type(field(), 'ann@firm');
  expect([field().validity.typeMismatch, safeParse(email, 'ann@firm').success]).toEqual([false, false]);
  await user.tab();
  const message = screen.getByText('Enter an e-mail address such as name@firm.com.');
  expect([field().getAttribute('aria-invalid'), field().getAttribute('aria-describedby')]).toEqual(['true', message.id]);
});

test('the error disappears once the address is complete', async () => {
  render(<EmailField label="E-mail" />);
  await user.type(field(), 'ann@firm');
  await user.tab();
  await user.type(field(), '.example');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('an empty field is an error only if it is required', async () => {
  const { rerender } = render(<EmailField label="E-mail" />);
  await user.click(field());
  await user.tab();
  expect(field().getAttribute('aria-invalid')).toBeNull();
  rerender(<EmailField label="E-mail" required />);
  await user.click(field());
  await user.tab();
  expect(screen.getByText('E-mail is required.')).toBeTruthy();
});

test("the form's own error takes precedence, and a disabled field has none", () => {
  const { rerender } = render(<EmailField label="E-mail" error="This address is invited already." />);
  expect(screen.getByText('This address is invited already.')).toBeTruthy();
  rerender(<EmailField label="E-mail" error="This address is invited already." disabled />);
  expect(field().disabled).toBe(true);
  expect(screen.queryByText('This address is invited already.')).toBeNull();
});

test('a box in a row is named by its label and marked when it is wrong', () => {
  render(<EmailField isBare label="E-mail" error="Enter an email address." defaultValue="ann" />);
  expect([field().type, field().maxLength, field().getAttribute('aria-invalid')]).toEqual(['email', 254, 'true']);
  expect(screen.queryByText('Enter an email address.')).toBeNull();
});
