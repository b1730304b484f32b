import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson } from '@suite/host/test/person';
import { programFile } from '@suite/host/test/program-file';
import { openTestPlatform } from '@suite/host/test/test-platform';
import { acceptNew, newRenewalBatch, readBatch } from '../fixture-proposals';

const program = programFile('sync-until-killed');

/** Longer than a lease. */
const LATER = 120_000;

const COUNT = 12;

onOneDatabase('a batch of proposals whose process is killed with kill -9', (kind) => {
  it('continues where it stopped: every client gets one proposal', async () => {
    const platform = await openTestPlatform(kind);
    const person = await demoPerson(platform, demoPeople.olivia).signIn();
    const ids: string[] = [];
    for (let n = 0; n < COUNT; n++) ids.push((await acceptNew(platform, person)).id);
    const { id, revision } = await newRenewalBatch(platform, person, ids);
    await platform.settled();
    await person.send(`/proposals/v1/batches/${id}/start`, { body: { revision } });
    const { dataFolder, databaseUrl } = platform;
    await platform.close();

    const outbox = join(dataFolder, 'outbox');
    const before = readdirSync(outbox).length;
    const start = (place: number) =>
      spawn(process.execPath, [program, dataFolder, databaseUrl ?? '', 'null', String(place * LATER)], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    for (const [place, sent] of [3, 7].entries()) await killAfter(start(place + 1), outbox, before + sent);
    const [code] = await once(start(3), 'close');
    expect(code).toBe(0);

    const again = await openTestPlatform(kind, { dataFolder, databaseUrl, seed: false });
    const reader = await demoPerson(again, demoPeople.olivia).signIn();
    const { batch, items } = await readBatch(reader, id);
    expect(batch).toMatchObject({ state: 'done', counts: { sent: COUNT } });
    expect(new Set(items.map(({ proposal }) => proposal?.id)).size).toBe(COUNT);
    const { proposals } = (await reader.send('/proposals/v1/proposals?limit=200')).body;
    expect(proposals.filter(({ source }: { source: string }) => source === 'renewal')).toHaveLength(COUNT);
    for (const { recipients } of items) {
      const mails = await mailsTo(again, `${recipients[0]?.email}\r\n`);
      expect(mails.filter((mail) => mail.includes('sent you a proposal'))).toHaveLength(2);
    }
    await again.close();
  }, 180_000);
});

/** Kills a process when the outbox has so many mails, while the next one is being made. The process may have finished before. */
async function killAfter(child: ChildProcess, outbox: string, count: number): Promise<void> {
  const ended = once(child, 'close');
  const watcher = watch(outbox, () => {
    if (readdirSync(outbox).length >= count) child.kill('SIGKILL');
  });
  if (readdirSync(outbox).length >= count) child.kill('SIGKILL');
  await ended;
  watcher.close();
}
