import type { Browser } from './browser';
import { codeOf } from './code-of';
import type { CurrentToken } from './current-token';
import type { PageState } from './page-state';

interface Dependencies {
  browser: Browser;
  current: CurrentToken;
  page: PageState;
  /** Renews the token with a scope naming the company. */
  renew(companyId: string): Promise<void>;
}

/** Switches the session to another company (§4); unsaved work of this page is lost. */
export async function switchCompany({ browser, current, page, renew }: Dependencies, companyId: string): Promise<void> {
  const before = current.token().companyId;
  try {
    await current.whileChosen(companyId, () => renew(companyId));
  } catch (error) {
    // The session already belongs to the new company, whose token this browser can't store.
    if (codeOf(error) === 'cookie_too_large' && before) await renew(before).catch(() => undefined);
    throw error;
  } finally {
    page.look();
  }
  browser.removeCookie('org_name');
}
