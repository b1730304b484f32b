import { ConnectionType } from '@suite/contract/insights';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { brightfield, connect, connectingOf, ledgerOf, openConnectable } from '../../test/connected';
import { onEachDatabase } from '../../test/databases';
import type { Person } from '../../test/person';
import type { TestPlatform } from '../../test/test-platform';
import { takeLease } from './lease';
import { closeRun, openRun } from './sync-run';

const { xero } = ConnectionType;

onEachDatabase('§3 the end of a reading', (kind) => {
  let server: ProviderServer;
  let platform: TestPlatform;
  let noah: Person;
  beforeAll(async () => {
    server = await openProviderServer();
    ({ platform, noah } = await openConnectable(kind, server));
    await connect(platform, noah, xero);
  });
  afterAll(async () => {
    await platform.close();
    await server.close();
  });

  it('that was to drop what it had not met drops nothing once the connection was ended', async () => {
    const connecting = connectingOf(platform, server);
    const owner = { companyId: brightfield, connectionType: xero };
    const before = await ledgerOf(platform, brightfield);
    const connector = connecting.connectors.get(xero);
    const lease = await takeLease(platform.database, owner, connecting.clock);
    if (!connector || !lease) throw new Error('the connection is read by another');
    try {
      const sync = await openRun(connecting, connector, owner, lease);
      await noah.send(`/insights/connections/providers/${xero}`, { method: 'DELETE' });
      await expect(closeRun(connecting, { ...sync, isAnew: true })).rejects.toThrow('another reads this connection');
      expect(await ledgerOf(platform, brightfield)).toEqual(before);
    } finally {
      lease.stop();
    }
  });
});
