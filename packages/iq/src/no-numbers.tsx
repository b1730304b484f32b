import { getMetricState } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { FirmFirst } from '@suite/shell/access/firm-first';
import { EmptyState } from '@suite/ui/empty-state';
import { LedgerWays } from './ledger-ways';

/** Returns whether the firm has no numbers yet; false until known. */
export const useHasNoNumbers = (): boolean => useQuery(getMetricState, {}).error?.code === 'not_found';

/** What to do before there are numbers: set up the firm, then import its ledger. */
export const NoNumbers = () => (
  <FirmFirst>
    <EmptyState
      title="There are no numbers yet"
      text="They come from your ledger. Connect your accounting platform or upload an export of it, and they are computed as soon as it is in."
      action={<LedgerWays />}
    />
  </FirmFirst>
);
