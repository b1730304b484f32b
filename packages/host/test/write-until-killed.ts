/** A platform in a separate process that renames a person again and again, and prints each confirmed name. */

import { demoPeople } from '@services/identity/demo/demo-people';
import { createLogger } from '@suite/env/logger';
import { openPlatform } from '../src/platform/open-platform';
import { Browser } from './browser';

const [dataFolder = ''] = process.argv.slice(2);
const platform = await openPlatform({ dataFolder, seed: true, logger: createLogger('error') });
const browser = new Browser(platform);
const { id, email } = demoPeople.noah;
const { access_token: token } = await browser.signIn(email);

for (let i = 1; ; i++) {
  const body = { firstName: `N${i}`, lastName: 'Bright', hasEnabledMfa: false };
  const response = await browser.send(`/identity/v1/users/${id}`, { method: 'PUT', token, body });
  if (!response.ok) throw new Error(`write ${i} was answered ${response.status}`);
  process.stdout.write(`N${i}\n`);
}
