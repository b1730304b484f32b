import { NameText } from '@suite/list/name-text';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';

interface Props {
  clientId: string | null;
  client: string;
}

/** The client's name, linked to its page in IQ for people who may open it. */
export function ClientCell({ clientId, client }: Props) {
  const { deployment } = useSuite();
  const { rights } = useSession().token;
  if (!clientId || !rights.includes(rightOf('iq-clients'))) return <NameText text={client} />;
  return (
    <Link href={zoneUrl(deployment, 'iq-clients', '/client', { id: clientId })} className="block">
      <NameText text={client} />
    </Link>
  );
}
