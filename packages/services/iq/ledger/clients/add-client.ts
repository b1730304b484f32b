import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type {} from '../facts';
import { firmOf } from '../records/firm';
import { clients } from '../schema/firms';

interface NewClient {
  companyId: string;
  userId: string;
  id: string;
  name: string;
  email: string | null;
}

/**
 * Adds a client by hand. It must be the last step of its transaction, because it appends a fact. @throws SuiteError
 * `not_configured`
 */
export async function addClient(
  transaction: Database,
  facts: Facts,
  { userId, ...client }: NewClient,
  now: number,
): Promise<void> {
  const { companyId, id } = client;
  const firm = await firmOf(transaction, companyId);
  if (!firm) throw new SuiteError('not_configured', 'Your firm has no client list yet. Set it up in IQ onboarding first.');
  await transaction.insert(clients).values(client);
  const changes = [{ what: 'clients', from: null, to: '1' }];
  await writeAudit(transaction, { companyId, userId }, [{ action: 'clients.added', subject: firm.name, changes }], now);
  await facts.append(transaction, 'clients.added', { companyId, data: { clientIds: [id] } }, now);
}
