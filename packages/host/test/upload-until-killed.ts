/**
 * A platform in a separate process that imports an uploaded file, or resumes the import of its predecessor. It kills itself with
 * kill -9 as soon as the import reaches a given state and number of rows.
 */
import { readFileSync } from 'node:fs';
import { demoPeople } from '@services/identity/demo/demo-people';
import { acceptedGuess } from '@services/ledger/import/file/confirmation';
import { createLogger } from '@suite/env/logger';
import { apiOrigin } from '@suite/zones/addresses';
import { openPlatform } from '../src/platform/open-platform';
import { Browser } from './browser';

const [dataFolder = '', until = '', file] = process.argv.slice(2);
const platform = await openPlatform({ dataFolder, seed: true, logger: createLogger('error') });
const browser = new Browser(platform);
const { access_token: token } = await browser.signIn(demoPeople.noah.email);

if (file) {
  const request = new Request(`${apiOrigin(browser.deployment)}/insights/uploads?fileName=lines.csv`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: readFileSync(file),
  });
  const { data } = await (await platform.fetch(request)).json();
  await platform.settled();
  const examined = await (await browser.send(`/insights/uploads/${data.id}`, { token })).json();
  const body = acceptedGuess(examined.data.guess, { today: '2026-01-01', paymentTermsDays: 0 });
  const response = await browser.send(`/insights/uploads/${data.id}/import`, { token, body });
  if (!response.ok) throw new Error(`the import was answered ${response.status}: ${await response.text()}`);
}

for (;;) {
  const { uploads } = await (await browser.send('/insights/uploads', { token })).json();
  if (new RegExp(until).test(`${uploads[0]?.state} ${uploads[0]?.rowsRead}`)) process.kill(process.pid, 'SIGKILL');
}
