/**
 * A platform in a separate process that accepts proposals by their links one after another, prints each accepted one, and
 * collects payments that are due.
 */
import { createLogger } from '@suite/env/logger';
import { openPlatform } from '../src/platform/open-platform';
import { Browser } from './browser';

const [dataFolder = '', databaseUrl = '', stripeHost = '', ahead = '0', ...tokens] = process.argv.slice(2);
const platform = await openPlatform({
  dataFolder,
  databaseUrl: databaseUrl || undefined,
  stripeHost,
  seed: false,
  // Later than the lease of a process that was killed before.
  clock: () => Date.now() + Number(ahead),
  logger: createLogger('error', { debug() {}, info() {}, warn() {}, error() {} }),
});
const browser = new Browser(platform);
process.stdout.write('ready\n');
for (const token of tokens) {
  const path = `/proposals/v1/public/${token}`;
  const { version, content } = await (await browser.send(path)).json();
  const selection = { optionId: content?.options[0].id, addOns: [], quantities: {} };
  const signing = { version, selection, name: 'Ada Bay', signature: { kind: 'typed' }, consents: true, agrees: true };
  const { status } = await browser.send(`${path}/signatures`, { body: signing });
  if (status === 201) process.stdout.write(`${token}\n`);
  await platform.settled();
}
await platform.close();
