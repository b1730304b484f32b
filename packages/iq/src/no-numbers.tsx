import { useFigureState } from '@services/insights/client/dashboard';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { LedgerWays } from './ledger-ways';

/** The firm has no numbers yet; false while that is not known. */
export const useHasNoNumbers = (): boolean => useFigureState().error?.code === 'not_found';

/** What to do before there are numbers: set up the firm, then bring in its ledger. */
export function NoNumbers() {
  const { place } = useSuite();
  const { token } = useSession();
  if (!token.companyId) {
    return (
      <EmptyState
        title="Your firm is not set up yet"
        text="Name your firm and bring in its ledger. Its numbers then appear here."
        action={<ButtonLink href={zoneUrl(place, 'iq-onboarding')}>Set up your firm</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title="There are no numbers yet"
      text="They come from your ledger. Connect your accounting platform or upload an export of it, and they are computed as soon as it is in."
      action={<LedgerWays />}
    />
  );
}
