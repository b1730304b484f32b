import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/suite-context';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { copy } from './copy';

/** The firm has no ledger, which those who may can connect. */
export const NoLedgerNote = ({ text }: { text: string }) => (
  <div className="mb-3">
    <Notice>
      {text} <ConnectLink />
    </Notice>
  </div>
);

export function ConnectLink() {
  const { place } = useSuite();
  const { rights } = useSession().token;
  if (!rights.includes(rightOf('iq-onboarding'))) return null;
  return <Link href={zoneUrl(place, 'iq-onboarding')}>{copy.leakage.connect}</Link>;
}
