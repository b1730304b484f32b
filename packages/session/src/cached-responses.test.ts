import { createCachedResponses } from './cached-responses';
import { memoryBrowser } from './memory-browser';
import { onePage } from './memory-suite.fixture';
import { emptyToken } from './parsed-token';

const olivia = { ...emptyToken, sessionId: 's1', userId: 'u1', companyId: 'c1' };

/** Pages of one tab, one after another. */
function aTab() {
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  return {
    browser,
    page: (token: Partial<typeof olivia> = {}) => createCachedResponses(browser, () => ({ ...olivia, ...token })),
  };
}

test('the next page of the same session, person and company gets the response at once, but only for the same request', () => {
  const { page } = aTab();
  page().keep('dashboard', '[{}]', { overdue: 1 });
  expect(page().recall('dashboard', '[{}]')).toEqual({ overdue: 1 });
  expect(page().recall('dashboard', '[{"asOf":"2026-01-01"}]')).toBeUndefined();
  expect(page().recall('companies', '[{}]')).toBeUndefined();
});

test.each([
  ['another person', { userId: 'u2' }],
  ['another company', { companyId: 'c2' }],
  ['another session of the same person', { sessionId: 's2' }],
  ['nobody', emptyToken],
])('%s doesn’t see it, and deletes it', (_, other) => {
  const { browser, page } = aTab();
  page().keep('dashboard', '[{}]', { overdue: 1 });
  expect(page(other).recall('dashboard', '[{}]')).toBeUndefined();
  expect(browser.recall('suite.kept')).toBe('');
  expect(page().recall('dashboard', '[{}]')).toBeUndefined();
});

test('a response stored by another person replaces all earlier ones', () => {
  const { browser, page } = aTab();
  page().keep('dashboard', '[{}]', { overdue: 1 });
  page({ userId: 'u2' }).keep('companies', '[]', ['c2']);
  expect(browser.recall('suite.kept')).not.toContain('overdue');
});

test('nothing is stored when nobody is signed in, or when a response is too large', () => {
  const { browser, page } = aTab();
  page(emptyToken).keep('dashboard', '[{}]', {});
  page().keep('dashboard', '[{}]', 'x'.repeat(100_000));
  expect(browser.recall('suite.kept')).toBe('');
});

test('a dropped response is removed, and the others stay', () => {
  const { page } = aTab();
  page().keep('dashboard', '[{}]', 1);
  page().keep('companies', '[]', 2);
  page().drop('dashboard');
  expect(page().recall('dashboard', '[{}]')).toBeUndefined();
  expect(page().recall('companies', '[]')).toBe(2);
});

test('an invalid stored text counts as empty', () => {
  const { browser, page } = aTab();
  browser.keep('suite.kept', '{');
  expect(page().recall('dashboard', '[{}]')).toBeUndefined();
});

test.each([
  ['its own logout', (page: ReturnType<typeof onePage>) => void page.session.logOut()],
  [
    'a logout in another tab',
    (page: ReturnType<typeof onePage>) => {
      for (const noun of ['access_token', 'refresh_token', 'id_token'] as const) page.machine.cookies.delete(noun);
      page.session.look();
    },
  ],
])('a page deletes the stored responses at %s, before any server has responded', async (_, end) => {
  const page = onePage({});
  await page.session.guard();
  page.browser.keep('suite.kept', '{"owner":"s1/u1/c1","answers":{}}');
  end(page);
  expect(page.browser.recall('suite.kept')).toBe('');
});
