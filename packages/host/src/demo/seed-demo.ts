import { isProduction } from '@suite/env/node';
import { withLock } from '@suite/kernel/database/with-lock';
import type { DemoData } from '@suite/kernel/service/service';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { allServices, facts } from '../services/all-services';

/** Fills an empty database with the demo data of every service, completely or not at all; never in production (decision 005). */
export async function seedDemo(pool: Pool, demo: DemoData): Promise<void> {
  if (isProduction()) return;
  await withLock(pool, 'first-start', async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM identity.users LIMIT 1');
    if (rowCount) return;
    await drizzle(client).transaction(async (database) => {
      for (const { seed } of allServices) await seed?.(database, facts, demo);
    });
  });
}
