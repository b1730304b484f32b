import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { Switch } from './switch';

const user = userEvent.setup();

function Reminders(props: Partial<ComponentProps<typeof Switch>>) {
  const [isOn, setOn] = useState(false);
  return <Switch label="Send reminders" checked={isOn} onChange={setOn} {...props} />;
}

const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Send reminders' });

test('its role is switch, and a click on the label turns it on', async () => {
  render(<Reminders />);
  expect(toggle().getAttribute('aria-checked')).toBe('false');
  await user.click(screen.getByText('Send reminders'));
  expect([toggle().checked, toggle().getAttribute('aria-checked')]).toEqual([true, 'true']);
});

test('the space bar turns it on and off', async () => {
  render(<Reminders />);
  await user.tab();
  await user.keyboard(' ');
  expect(toggle().checked).toBe(true);
  await user.keyboard(' ');
  expect(toggle().checked).toBe(false);
});

test('an error is read out and describes it', () => {
  render(<Reminders error="This was not saved." />);
  const alert = screen.getByRole('alert');
  expect([toggle().getAttribute('aria-invalid'), toggle().getAttribute('aria-describedby')]).toEqual(['true', alert.id]);
});

test('a disabled switch is skipped by the keyboard and ignores clicks', async () => {
  render(<Reminders disabled />);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByText('Send reminders'));
  expect(toggle().checked).toBe(false);
});
