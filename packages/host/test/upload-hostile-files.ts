/**
 * A platform in a separate process that receives every file of a folder, one after the other, and imports tables. Prints the
 * outcome of each, then the idle and peak memory of the platform, and the peak memory of the reading processes.
 */
import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { demoPeople } from '@services/identity/demo/demo-people';
import { acceptedGuess } from '@services/ledger/import/file/confirmation';
import { createLogger } from '@suite/env/logger';
import { apiOrigin } from '@suite/zones/addresses';
import { openPlatform } from '../src/platform/open-platform';
import { Browser } from './browser';

const [dataFolder = '', folder = ''] = process.argv.slice(2);
const platform = await openPlatform({ dataFolder, seed: true, logger: createLogger('error') });
const browser = new Browser(platform);
const { access_token: token } = await browser.signIn(demoPeople.noah.email);

/** Returns the bytes of a line in Linux's status of a process; 0 when the process has ended. */
function memoryOf(process: string, line: 'VmHWM' | 'VmRSS'): number {
  try {
    const found = new RegExp(`${line}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${process}/status`, 'utf8'));
    return Number(found?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

let reading = 0;
const timer = setInterval(() => {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  for (const child of children) if (child) reading = Math.max(reading, memoryOf(child, 'VmHWM'));
}, 5);

const send = async (name: string) => {
  const path = join(folder, name);
  const request = new Request(`${apiOrigin(browser.deployment)}/insights/uploads?fileName=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Length': String(statSync(path).size) },
    body: Readable.toWeb(createReadStream(path)) as BodyInit,
    duplex: 'half',
  } as RequestInit);
  const { data } = await (await platform.fetch(request)).json();
  await platform.settled();
  return (await (await browser.send(`/insights/uploads/${data.id}`, { token })).json()).data;
};

const idle = memoryOf('self', 'VmRSS');
// Resets the peak (proc(5)), because a start takes more memory than running, by an amount that differs between versions of Node.
writeFileSync('/proc/self/clear_refs', '5');
for (const name of readdirSync(folder)) {
  const startedAt = Date.now();
  const examined = await send(name);
  let imported = null;
  const body = examined.guess && acceptedGuess(examined.guess, { today: '2026-01-01', paymentTermsDays: 0 });
  if (body && !('questions' in body)) {
    await browser.send(`/insights/uploads/${examined.id}/import`, { token, body });
    await platform.settled();
    imported = (await (await browser.send(`/insights/uploads/${examined.id}`, { token })).json()).data;
  } else if (examined.state === 'waiting') {
    await browser.send(`/insights/uploads/${examined.id}`, { token, method: 'DELETE' });
  }
  const { state, failure } = imported ?? examined;
  console.log(JSON.stringify({ name, examined: examined.state, state, failure, milliseconds: Date.now() - startedAt }));
}
clearInterval(timer);
console.log(JSON.stringify({ idle, peak: memoryOf('self', 'VmHWM'), reading }));
await platform.close();
