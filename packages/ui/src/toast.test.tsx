import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toast, type ToastType } from './toast';

const types: [type: ToastType, label: string, role: string][] = [
  ['success', 'Success', 'status'],
  ['warning', 'Warning', 'status'],
  ['info', 'Info', 'status'],
  ['error', 'Error', 'alert'],
];

test.each(types)('§3 a toast of type %s says %s', (type, label, role) => {
  render(<Toast type={type} text="The company was switched." onDismiss={() => undefined} />);
  expect(screen.getByRole(role).textContent).toBe(`${label}The company was switched.`);
});

test('§8 a text that starts with its label shows it once', () => {
  render(<Toast type="error" text="Error: The server cannot be reached" onDismiss={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toBe('Error: The server cannot be reached');
});

test('§3 its countdown is shown if it gets the seconds', () => {
  render(<Toast type="info" text="Saved." seconds={5} onDismiss={() => undefined} />);
  expect(screen.getByText('5 s')).toBeTruthy();
});

test('it can be dismissed', async () => {
  const onDismiss = jest.fn();
  render(<Toast type="info" text="Saved." onDismiss={onDismiss} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
