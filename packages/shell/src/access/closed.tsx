import { getOwnClosing, type OwnClosing } from '@services/identity/contract/requests';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { zoneRow } from '@suite/zones/zones';
import * as wholeRequests from '../bytes/whole-requests';
import { HomeLink, PageNote } from '../pages/page-note';
import { useFormats } from '../preferences/use-formats';
import { useSuite } from '../start/suite-context';

// Marks all of its exports as used.
void wholeRequests;

/** Shows who closed an app and when, if the firm's audit log knows, and how to request access. */
export function Closed() {
  const { zone, deployment } = useSuite();
  const { companyId } = useSession().token;
  const { date } = useFormats();
  const { data, isLoading } = useQuery(getOwnClosing, companyId ? { params: { app: zone } } : undefined, { isOptional: true });
  return (
    <PageNote
      title={`${zoneRow(zone).title} is not open to you`}
      // The placeholder keeps the layout stable until this is loaded.
      text={isLoading ? '\u00a0' : `${whoClosed(data, date)} You can ask for it.`}
      action={
        <p className="suite-note-ways">
          <ButtonLink href={zoneUrl(deployment, 'apps', '/request', { app: zone })}>Request access</ButtonLink>
          <HomeLink />
        </p>
      }
    />
  );
}

function whoClosed(closing: OwnClosing | null | undefined, date: (iso: string) => string): string {
  if (!closing) return "Your firm's administrators decide who may open it.";
  const { by, at, group } = closing;
  return `${by} closed it to ${group ? `the group ${group}` : 'you'} on ${date(at)}.`;
}
