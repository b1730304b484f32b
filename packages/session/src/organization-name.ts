import { getOrganization } from '@services/identity/browser/companies';
import type { ApiClient } from '@suite/api/client';
import type { Browser } from './browser';

/**
 * Returns the firm's name: from the cookie if that is for this company, otherwise by lookup (§3, §7; decision 004). Undefined
 * when the lookup fails.
 */
export async function organizationName(browser: Browser, client: ApiClient, companyId: string): Promise<string | undefined> {
  const stored = knownOrganizationName(browser, companyId);
  if (stored !== undefined) return stored;
  const name = await getOrganization(client, companyId);
  if (name !== undefined) browser.writeCookie('org_name', JSON.stringify({ companyId, name }));
  return name;
}

/** Returns the firm's name if the cookie has it. */
export function knownOrganizationName(browser: Browser, companyId: string): string | undefined {
  try {
    const stored = JSON.parse(browser.readCookie('org_name'));
    return stored.companyId === companyId && typeof stored.name === 'string' ? stored.name : undefined;
  } catch {
    return undefined;
  }
}
