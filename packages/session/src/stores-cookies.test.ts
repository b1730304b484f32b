import { memoryBrowser } from './memory-browser';
import { storesCookies } from './stores-cookies';

test('a browser stores cookies when the cookie just written can be read back', () => {
  const browser = memoryBrowser('https://accounts.suite.example/login/#/');
  expect(storesCookies(browser)).toBe(true);
  browser.cookies.clear();
  browser.cookieLimit = 0;
  expect(storesCookies(browser)).toBe(false);
});
