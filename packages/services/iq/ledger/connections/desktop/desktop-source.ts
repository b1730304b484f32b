import { ConnectionType } from '../../contract/firms';
import { allKinds } from '../../records/record-kinds';
import type { Source } from '../connector';
import { looksBack } from '../looks-back';

/** What people call it. */
export const DESKTOP = 'QuickBooks Desktop';

/** Days for which QuickBooks remembers what was deleted (`TxnDeletedQueryRq`). */
const LOOK_BACK = 90;

export const desktopSource: Source = {
  type: ConnectionType.accountingDesktop,
  source: 'quickbooks-desktop',
  kinds: allKinds,
  canTellSince: looksBack(LOOK_BACK),
};
