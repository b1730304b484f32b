import { ConnectionType } from '@suite/contract/insights';
import { allKinds } from '../../ledger/record-kinds';
import type { Source } from '../connector';

/** What people call it. */
export const DESKTOP = 'QuickBooks Desktop';

/** Days for which QuickBooks remembers what was deleted (`TxnDeletedQueryRq`). */
const LOOK_BACK = 90;
const DAY = 86_400_000;

export const desktopSource: Source = {
  type: ConnectionType.accountingDesktop,
  source: 'quickbooks-desktop',
  kinds: allKinds,
  canTellSince: (since, now) => now.getTime() - since.getTime() < (LOOK_BACK - 1) * DAY,
  comesByItself: true,
};
