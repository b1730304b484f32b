import { createBreaker } from './breaker';

const opened = () => {
  const time = { now: 0 };
  const breaker = createBreaker(() => time.now);
  const fail = (times: number) => Array.from({ length: times }, () => breaker.failed());
  return { time, breaker, fail };
};

it('refuses requests after five failures in a row', () => {
  const { breaker, fail } = opened();
  fail(4);
  expect(breaker.isClosed()).toBe(true);
  breaker.succeeded();
  fail(4);
  expect(breaker.isClosed()).toBe(true);
  fail(1);
  expect(breaker.isClosed()).toBe(false);
});

it('lets one request through every 30 seconds until one succeeds', () => {
  const { time, breaker, fail } = opened();
  fail(5);
  time.now = 29_999;
  expect(breaker.isClosed()).toBe(false);
  time.now = 30_000;
  expect([breaker.isClosed(), breaker.isClosed()]).toEqual([true, false]);
  fail(1);
  time.now = 59_999;
  expect(breaker.isClosed()).toBe(false);
  time.now = 60_000;
  expect(breaker.isClosed()).toBe(true);
  breaker.succeeded();
  expect([breaker.isClosed(), breaker.isClosed()]).toEqual([true, true]);
});
