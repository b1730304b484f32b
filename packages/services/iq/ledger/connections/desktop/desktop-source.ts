import { ConnectionType } from '../../contract/firms';
import { allKinds } from '../../records/record-kinds';
import type { Source } from '../connector';
import { looksBack } from '../looks-back';

export const DESKTOP = 'QuickBooks Desktop';

/** The number of days for which QuickBooks remembers deletions (`TxnDeletedQueryRq`). */
const LOOK_BACK = 90;

export const desktopSource: Source = {
  type: ConnectionType.accountingDesktop,
  source: 'quickbooks-desktop',
  kinds: allKinds,
  canTellSince: looksBack(LOOK_BACK),
};
