import { isReserved } from './reserved-address';

test.each([
  ...['login', 'admin', 'support', 'billing', 'secure-harborline', 'api', 'mail', 'www', 'account', 'accounts', 'hub', 'preview'],
  ...['dev-harborline', 'qa-hub', 'stg-harborline', 'uat-harborline'],
  // Look-alikes.
  ...['l0gin', '1ogin', 'log-in', 'sign-in', 'adm1n', 'adrnin', 'supp0rt', 'b1lling', 'vvvvvv', 'acc0unts', '4pi'],
  ...['harborline-login', 'login-harborline', 'harborline-s1gnin', 'verify-harborline', 'sso-harborline'],
  ...['xn--hrborline-v2a', 'xn--80ak6aa92e', 'ab--harborline'],
])('%s is not available as a website address', (slug) => expect(isReserved(slug)).toBe(true));

test.each([
  'harborline',
  'smith-solutions',
  'devon-tax',
  'quality-books',
  'security-first-cpa',
  'ernst-billings',
  'apiary',
  'a-1-tax',
])('%s is available as a website address', (slug) => expect(isReserved(slug)).toBe(false));
