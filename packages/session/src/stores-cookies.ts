import type { Browser } from './browser';

/**
 * Whether a cookie that was just written can be read back. None can where the person blocks cookies, nor in Safari over
 * http://localhost, because WebKit takes `Secure` cookies over https alone.
 */
export function storesCookies(browser: Pick<Browser, 'readCookie' | 'writeCookie'>): boolean {
  browser.writeCookie('probe', '1');
  return browser.readCookie('probe') === '1';
}
