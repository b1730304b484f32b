import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { engagementOf, findProposal } from '../firm/lock-proposal';
import { draftOfItem } from './batch-draft';
import { gatherRaises, raisedLines } from './gather-raises';

interface Options {
  companyId: string;
  clientId: string;
  /** Its name in the ledger. */
  service: string;
  newPrice: number | undefined;
  now: number;
}

/**
 * Returns the proposal, or amendment, that raises a service and all stale prices of a client. @throws SuiteError `not_found`,
 * `not_open`
 */
export async function raiseOfClient(database: Database, { companyId, clientId, service, newPrice, now }: Options) {
  const items = await gatherRaises(database, {
    companyId,
    clients: [{ clientId, prices: [], service: { name: service, price: newPrice } }],
    now,
  });
  const item = items.find(({ raises }) => Object.values(raises).some((one) => one.service === service));
  const obstacle = items.find((one) => one.obstacle)?.obstacle;
  if (obstacle) throw new SuiteError('not_open', obstacle);
  if (!item) throw new SuiteError('not_found', 'The ledger no longer bills this service to the client. Begin an empty proposal.');
  const common = { increase: 0, roundTo: 0, title: null, message: null, expiresOn: item.base.expiresOn } as const;
  const whole = { ...item, leftOut: [] };
  const amended = item.amendsId === null ? undefined : await findProposal(database, { companyId, proposalId: item.amendsId });
  const amends = amended && { source: 'amendment' as const, amendsId: amended.id, engagementId: engagementOf(amended) };
  return { draft: draftOfItem(common, whole), raises: raisedLines(whole), ...amends };
}
