import { ReadOnlyNote } from '@suite/iq/read-only-note';
import { useMayChange } from '@suite/session/may-change';
import { useSuite } from '@suite/shell/start/suite-context';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { copy } from '../checklist/copy';

/** Everything in this zone changes the firm's data. */
export function Importing({ children }: { children: ReactNode }) {
  const { deployment } = useSuite();
  if (useMayChange()) return children;
  return (
    <>
      <h1 className="mb-4">{copy.heading}</h1>
      <ReadOnlyNote text="You cannot import data or connect a ledger." />
      <ButtonLink variant="quiet" href={zoneUrl(deployment, 'iq-dashboard')}>
        Back to the dashboard
      </ButtonLink>
    </>
  );
}
