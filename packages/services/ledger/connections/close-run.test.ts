import { brightfield, connectable, connectingOf } from '@suite/host/test/connected';
import { onEachDatabase } from '@suite/host/test/databases';
import { ConnectionType } from '../contract/firms';
import { takeLease } from './lease';
import { closeRun, openRun } from './sync-run';

const { xero } = ConnectionType;

onEachDatabase('§3 the end of a reading', (kind) => {
  const firm = connectable(kind, xero);
  beforeAll(() => firm.connect());

  it('that was to drop what it had not met drops nothing once the connection was ended', async () => {
    const connecting = connectingOf(firm.platform, firm.server);
    const owner = { companyId: brightfield, connectionType: xero };
    const before = await firm.ledger();
    const connector = connecting.connectors.get(xero);
    const lease = await takeLease(firm.platform.database, owner, connecting.clock);
    if (!connector || !lease) throw new Error('the connection is read by another');
    try {
      const sync = await openRun(connecting, connector, owner, lease);
      await firm.noah.send(`/insights/connections/providers/${xero}`, { method: 'DELETE' });
      await expect(closeRun(connecting, { ...sync, isAnew: true })).rejects.toThrow('another reads this connection');
      expect(await firm.ledger()).toEqual(before);
    } finally {
      lease.stop();
    }
  });
});
