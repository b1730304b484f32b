import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { demoPeople } from '@services/identity/demo/demo-people';
import { createLogger } from '@suite/env/logger';
import { isFullRun } from '@suite/env/node';
import { Client } from 'pg';
import { beBusy } from '../../test/busy-person';
import { startDatabase } from '../../test/crash-renewal';
import { emptyFolder, onPostgres } from '../../test/databases';
import { behindProxy, startPlatform, startProxy } from '../../test/proxied-platforms';
import { openPlatform } from '../platform/open-platform';

/** Interval between two kills, and duration of the test, in milliseconds. */
const EVERY = isFullRun() ? 5000 : 2000;
const LASTS = isFullRun() ? 180_000 : 6000;

onPostgres('two platforms on one database behind a proxy', () => {
  it('lose no acknowledged write and sign nobody out while one after the other is killed and PostgreSQL restarts', async () => {
    const database = await startDatabase();
    if ('reason' in database) throw new Error(database.reason);
    const { url } = database;
    const key = randomBytes(32).toString('base64');
    const seeding = { dataFolder: emptyFolder(), databaseUrl: url, tokenKey: key, seed: true, logger: createLogger('error') };
    await openPlatform(seeding).then((platform) => platform.close());

    const start = () => startPlatform({ SUITE_DATA: emptyFolder(), DATABASE_URL: url, SUITE_TOKEN_KEY: key, NODE_ENV: 'test' });
    const platforms = [await start(), await start()] as const;
    const proxy = await startProxy(platforms.map(({ port }) => port));
    try {
      let isOver = false;
      const emails = [demoPeople.olivia, demoPeople.noah, demoPeople.olivia, demoPeople.noah].map(({ email }) => email);
      const busy = Promise.all(
        emails.map((email, index) => beBusy(behindProxy(proxy.port, `192.0.2.${index + 1}`), email, () => isOver)),
      );
      const until = Date.now() + LASTS;
      let kills = 0;
      let next = Date.now() + EVERY;
      let hasRestarted = false;
      while (next <= until || !hasRestarted) {
        await Promise.race([busy, setTimeout(next - Date.now())]);
        // A machine with slower starts kills later, not twice in a row.
        next = Math.max(next, Date.now()) + EVERY;
        const killed = platforms[kills++ % 2 === 0 ? 0 : 1];
        await killed.killAndStart();
        if (!hasRestarted && Date.now() > until - LASTS / 2) {
          await database.restart();
          hasRestarted = true;
        }
      }
      await Promise.race([busy, setTimeout(EVERY)]);
      isOver = true;
      const people = await busy;

      const acknowledged = people.flatMap((person) => person.acknowledged);
      expect(people.flatMap(({ signOuts }) => signOuts)).toEqual([]);
      expect(people.map(({ renewals }) => renewals > 0)).toEqual(people.map(() => true));
      expect(acknowledged.length).toBeGreaterThan(10 * kills);
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query(
        'SELECT name, count(*)::int FROM ledger.clients WHERE name = any($1) GROUP BY name HAVING count(*) = 1',
        [acknowledged],
      );
      await client.end();
      expect(rows).toHaveLength(acknowledged.length);
      if (isFullRun()) {
        const sum = (of: 'again' | 'longer' | 'renewals') => people.reduce((all, person) => all + person[of], 0);
        console.info(
          `${kills} kills: ${acknowledged.length} writes, ${sum('renewals')} renewals, ${sum('again')} calls sent again, ${sum('longer')} of them more than once`,
        );
      }
    } finally {
      proxy.stop();
      await Promise.all(platforms.map(({ stop }) => stop()));
      await database.stop();
    }
  }, 600_000);
});
