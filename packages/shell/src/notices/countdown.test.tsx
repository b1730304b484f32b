import { act, fireEvent, render, screen } from '@testing-library/react';
import { Countdown } from './countdown';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** Advances one second at a time, because each tick sets the next one. */
const passSeconds = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) pass(1000);
};

test('§2 §4 it says why, counts down five seconds and then redirects', () => {
  const onEnd = jest.fn();
  render(<Countdown onEnd={onEnd} />);
  expect(screen.getByText('Your session has expired. Redirecting you to the login page.')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('5 s');
  passSeconds(4);
  expect(screen.getByRole('timer').textContent).toBe('1 s');
  expect(onEnd).not.toHaveBeenCalled();
  passSeconds(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("§4 'Redirect Now' redirects at once, and only once", () => {
  const onEnd = jest.fn();
  render(<Countdown onEnd={onEnd} />);
  fireEvent.click(screen.getByRole('button', { name: 'Redirect Now' }));
  passSeconds(10);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("a page that comes back from the browser's cache starts the count again", () => {
  const onEnd = jest.fn();
  render(<Countdown onEnd={onEnd} />);
  passSeconds(5);
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByRole('timer').textContent).toBe('5 s');
  passSeconds(5);
  expect(onEnd).toHaveBeenCalledTimes(2);
});
