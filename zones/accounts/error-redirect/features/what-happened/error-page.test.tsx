import { createBrowser } from '@suite/session/browser';
import { BootContext } from '@suite/shell/boot';
import { act, render, screen } from '@testing-library/react';
import { ErrorPage } from './error-page';

const browser = createBrowser({ environment: 'prod', domain: 'suite.example', label: 'hub', port: 0 });
const starting = { status: 'starting' } as const;

/** The page while its zone starts: it does not wait for that. */
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

test('§4 the page that was kept means that the sign-in service cannot be reached', () => {
  browser.writeCookie('rw_error_previous_page', 'https://hub.suite.example/home/#/dashboard');
  expect(open('')).toBe('Signing in did not work');
});

test('an error page that nothing has led to claims no failure', () => {
  expect(open('')).toBe('No error is known');
  expect(document.body.textContent).not.toContain('cannot be reached');
});

test('cookies that are not kept are told as that', () => {
  expect(open('?reason=cookies')).toBe('Your browser blocks cookies');
  expect(document.body.textContent).not.toContain('npm');
});

test('a token over the size of a cookie is told as that', () => {
  expect(open('?reason=token-size')).toBe('Your sign-in is too large for a browser');
});

test('a circle of sign-ins says what to check: cookies, the clock as it goes, the account', () => {
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
