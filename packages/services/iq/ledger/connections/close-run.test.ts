import { brightfield, connectable, connectingOf } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import type { Database } from '@suite/kernel/database/database';
import { LeaseLostError } from '@suite/kernel/jobs/define-job';
import { sql } from 'drizzle-orm';
import { ConnectionType } from '../contract/firms';
import { closeRun, openRun } from './sync-run';

const { xero } = ConnectionType;

onOneDatabase('§3 the end of a sync', (kind) => {
  const firm = connectable(kind, xero);
  beforeAll(() => firm.connect());

  it('removes no records that it did not meet once the connection has ended', async () => {
    const connecting = connectingOf(firm.platform, firm.server);
    const owner = { companyId: brightfield, connectionType: xero };
    const before = await firm.ledger();
    const connector = connecting.connectors.get(xero);
    if (!connector) throw new Error('the provider is not configured');
    const { pool } = firm.platform;
    await pool.query(
      `insert into kernel.jobs (kind, company_id, turn, key, payload, state, run_at, lease, lease_until)
       values ('sync connection', $1, 0, $2, '{}', 'running', now(), gen_random_uuid(), now() + interval '1 minute')`,
      [brightfield, `sync ${brightfield} ${xero}`],
    );
    const hold = async (transaction: Database) => {
      const { rowCount } = await transaction.execute(
        sql`update kernel.jobs set lease_until = lease_until where state = 'running'`,
      );
      if (!rowCount) throw new LeaseLostError('another process runs this job');
    };
    const sync = await openRun(connecting, connector, owner, hold);
    await firm.noah.send(`/insights/connections/providers/${xero}`, { method: 'DELETE' });
    await expect(closeRun(connecting, { ...sync, isFullSync: true })).rejects.toThrow(LeaseLostError);
    expect(await firm.ledger()).toEqual(before);
  });
});
