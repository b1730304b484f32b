import { DISCOVERY, down, loginFrom, onePage } from './memory-suite.fixture';

test('three redirects to login in 30 s end on the error page, which says what to check', async () => {
  const page = onePage(undefined);
  for (let redirect = 0; redirect < 3; redirect += 1) await page.session.redirectToLogin();
  const login = loginFrom('https://hub.suite.example/home/?tab=1#/dashboard');
  expect(page.browser.visited).toEqual([login, login, 'https://accounts.suite.example/error-redirect/#/?reason=loop']);
  expect(page.machine.cookies.get('rw_error_previous_page')).toBe('https://hub.suite.example/home/?tab=1#/dashboard');
  await page.session.redirectToLogin();
  expect(page.browser.visited.at(-1)).toBe(login);
});

test('redirects further apart are not a loop', async () => {
  const page = onePage(undefined);
  for (let redirect = 0; redirect < 10; redirect += 1) {
    await page.session.redirectToLogin();
    await page.machine.pass(15);
  }
  expect(page.browser.visited.join()).not.toContain('reason=loop');
});

test('§4 login returns to the page; only the error page shows that the openid configuration failed', async () => {
  const page = onePage(undefined);
  page.routes[DISCOVERY] = down;
  await page.session.redirectToLogin();
  expect(page.raised).toEqual([]);
  expect(page.browser.visited).toEqual(['https://accounts.suite.example/error-redirect/#/']);
});
