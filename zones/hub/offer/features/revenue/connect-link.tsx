import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { copy } from './copy';

/** Links to connecting a ledger, for people who may. */
export function ConnectLink() {
  const { deployment } = useSuite();
  const { rights } = useSession().token;
  if (!rights.includes(rightOf('iq-onboarding'))) return null;
  return <Link href={zoneUrl(deployment, 'iq-onboarding')}>{copy.connect}</Link>;
}
