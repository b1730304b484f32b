import type { Browser } from './browser';

/**
 * Returns whether a cookie that was just written can be read back. This fails if the person blocks cookies, and in Safari over
 * http://localhost, because WebKit accepts `Secure` cookies only over https.
 */
export function storesCookies(browser: Pick<Browser, 'readCookie' | 'writeCookie'>): boolean {
  browser.writeCookie('probe', '1');
  return browser.readCookie('probe') === '1';
}
