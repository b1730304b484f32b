/**
 * @jest-environment @suite/session/jsdom
 * @jest-environment-options {"url": "https://hub.suite.example/home/"}
 */
import { setCookie } from 'cookies-next/client';
import { watchCookies } from './watch-cookies';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'cookieStore');
});

test('a browser with cookie change events is not polled', () => {
  const store = new EventTarget();
  Object.assign(globalThis, { cookieStore: store });
  const heard = jest.fn();
  const stop = watchCookies(heard);
  store.dispatchEvent(new Event('change'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
  stop();
  store.dispatchEvent(new Event('change'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('without cookie change events, the cookies are checked every second', () => {
  const heard = jest.fn();
  const stop = watchCookies(heard);
  jest.advanceTimersByTime(5_000);
  expect(heard).not.toHaveBeenCalled();
  setCookie('a', '1');
  jest.advanceTimersByTime(999);
  expect(heard).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5_000);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  setCookie('a', '2');
  jest.advanceTimersByTime(5_000);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a hidden page does not check the cookies until it is visible again', () => {
  const heard = jest.fn();
  watchCookies(heard);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  setCookie('b', '1');
  jest.advanceTimersByTime(5_000);
  expect(heard).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  jest.advanceTimersByTime(1_000);
  expect(heard).toHaveBeenCalledTimes(1);
});
