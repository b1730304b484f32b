import { environmentNames, prefixOf } from '@suite/zones/environments';
import { API_LABEL, zoneNames, zones } from '@suite/zones/zones';

/** Parts of a name that would make visitors mistake a website for a sign-in page. */
const signingIn = ['login', 'logon', 'signin', 'signup', 'password', 'passwords', 'verify', 'auth', 'sso', 'admin'];

/** Names of the suite, its hosts or its operator. */
const own = [
  ...[API_LABEL, ...zoneNames.flatMap((name) => [name, zones[name].host])],
  ...['preview', 'www', 'sites', 'mail', 'email', 'smtp', 'imap', 'pop', 'ftp', 'ns', 'mx', 'dns', 'cdn', 'static', 'assets'],
  ...['account', 'administrator', 'root', 'host', 'system', 'status', 'support', 'help', 'helpdesk', 'service', 'billing'],
  ...['payment', 'payments', 'pay', 'invoice', 'invoices', 'secure', 'legal', 'privacy', 'abuse', 'postmaster', 'webmaster'],
  ...['noreply', 'firmsuite', 'suite', 'demo', 'test', 'local', 'localhost', 'dashboard', 'portal', 'client', 'clients'],
];

const prefixes = [...environmentNames.map(prefixOf).filter(Boolean), 'secure-'];

/** Maps look-alike characters to one, and removes hyphens. */
const looksOf = (name: string): string =>
  name
    .replaceAll('-', '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[0134578i]/g, (digit) => alike[digit] ?? digit);

const alike: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', i: 'l' };

const reserved = new Set([...signingIn, ...own].map(looksOf));
const reservedParts = new Set(signingIn.map(looksOf));

/**
 * Returns whether a name is reserved: it could be mistaken for a part of the suite or a sign-in page, starts like a host of an
 * environment, or encodes other characters (`xn--`, RFC 5891).
 */
export const isReserved = (slug: string): boolean =>
  /^..--/.test(slug) ||
  prefixes.some((prefix) => slug.startsWith(prefix)) ||
  reserved.has(looksOf(slug)) ||
  slug.split('-').some((part) => reservedParts.has(looksOf(part)));
