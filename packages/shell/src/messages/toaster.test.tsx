import { createEvents, type Toast } from '@suite/api/events';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts } from './toaster';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function showToasts(...toasts: Toast[]) {
  const events = createEvents();
  render(<Toasts events={events} />);
  const emit = (toast: Toast) => act(() => events.emit('toast', toast));
  toasts.forEach(emit);
  return emit;
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const error: Toast = { type: 'error', text: 'Unexpected problem occurred' };

test('§9 a toast disappears by itself after 5000 ms', () => {
  showToasts(error);
  expect(screen.getByRole('alert').textContent).toContain('Unexpected problem occurred');
  pass(4750);
  expect(screen.queryByRole('alert')).toBeTruthy();
  pass(250);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('§3 it stays for the given time, or until it is dismissed', () => {
  showToasts({ ...error, timeout: 1000 }, { type: 'info', text: 'Stays', autoDismiss: false });
  pass(60_000);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Stays')).toBeNull();
});

test('§9 the countdown is optional', () => {
  showToasts({ ...error, displayCountdown: true }, { type: 'success', text: 'Saved' });
  pass(2000);
  expect(screen.getByRole('alert').textContent).toContain('3 s');
  expect(screen.getByRole('status').textContent).not.toMatch(/\d s/);
});

test('it stays while it has the focus', () => {
  showToasts(error);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);
  expect(screen.queryByRole('alert')).toBeTruthy();
});

test('a message that is already shown is not repeated', () => {
  const emit = showToasts(error, error);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  pass(4000);
  emit(error);
  pass(4000);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('its action runs once, and the toast disappears on the click', () => {
  const undo = jest.fn();
  showToasts({ type: 'success', text: 'Done', action: { text: 'Undo', run: undo } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});
