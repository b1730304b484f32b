import { act, renderHook } from '@testing-library/react';
import { useSecondsUntil } from './use-seconds-until';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts whole seconds down to 0 and stops', () => {
  const { result } = renderHook((time: number | undefined) => useSecondsUntil(time), { initialProps: Date.now() + 2_500 });
  expect(result.current).toBe(3);
  act(() => jest.advanceTimersByTime(600));
  expect(result.current).toBe(2);
  act(() => jest.advanceTimersByTime(2_000));
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('a tab that was asleep is right at its next tick', () => {
  const { result } = renderHook((time: number | undefined) => useSecondsUntil(time), { initialProps: Date.now() + 60_000 });
  jest.setSystemTime(Date.now() + 58_500);
  act(() => jest.advanceTimersToNextTimer());
  expect(result.current).toBe(2);
});

test('a new time restarts the count; without a time it is 0', () => {
  const { result, rerender } = renderHook((time: number | undefined) => useSecondsUntil(time), {
    initialProps: undefined as number | undefined,
  });
  expect(result.current).toBe(0);
  rerender(Date.now() + 10_000);
  expect(result.current).toBe(10);
});
