import { createBrowser } from '@suite/session/browser';
import { BootContext } from '@suite/shell/start/boot';
import { act, render, screen } from '@testing-library/react';
import { ErrorPage } from './error-page';

const browser = createBrowser({ environment: 'prod', domain: 'suite.example', label: 'hub', port: 0 });
const starting = { status: 'starting' } as const;

/** Opens the page while its zone starts, because it does not wait for that. */
function open(query: string) {
  location.hash = `/${query}`;
  render(
    <BootContext value={{ state: () => starting, subscribe: () => () => {}, start: () => {} }}>
      <ErrorPage />
    </BootContext>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
}

afterEach(() => {
  browser.removeCookie('rw_error_previous_page');
  jest.useRealTimers();
});

test('§4 with a stored page it says that the sign-in service cannot be reached', () => {
  browser.writeCookie('rw_error_previous_page', 'https://hub.suite.example/home/#/dashboard');
  expect(open('')).toBe('Signing in did not work');
});

test('an error page opened directly claims no failure', () => {
  expect(open('')).toBe('No error is known');
  expect(document.body.textContent).not.toContain('cannot be reached');
});

test('cookies that are not stored are named as the cause', () => {
  expect(open('?reason=cookies')).toBe('Your browser blocks cookies');
  expect(document.body.textContent).not.toContain('npm');
});

test('a token that exceeds the size limit of cookies is named as the cause', () => {
  expect(open('?reason=token-size')).toBe('Your sign-in is too large for a browser');
});

test('a sign-in loop lists what to check: cookies, the clock with its current time, the account', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 4, 12, 58) });
  expect(open('?reason=loop')).toBe('Signing in keeps repeating');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Cookies',
    'Date and time',
    'Account',
  ]);
  expect(document.body.textContent).toContain('This computer says Saturday, 21 November 2026, 04:12.');
  act(() => void jest.advanceTimersByTime(2000));
  expect(document.body.textContent).toContain('This computer says Saturday, 21 November 2026, 04:13.');
});
