'use client';

import { useOwnClosing } from '@services/identity/client/requests';
import type { OwnClosing } from '@services/identity/contract/requests';
import { useSession } from '@suite/session/session-provider';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf, zoneRow } from '@suite/zones/zones';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { HomeLink, PageNote } from './page-note';
import { useSuite } from './suite-context';
import { UnsavedWork } from './unsaved-work';
import { copy } from './unsaved-work-copy';
import { useFormats } from './use-formats';

interface Props {
  children: ReactNode;
}

/**
 * Shows its children to whom the zone is open; the API refuses the others whatever a page shows. When the zone is closed
 * while there is unsaved work, that stays until it is discarded.
 */
export function Permitted({ children }: Props) {
  const { zone } = useSuite();
  const { session, token } = useSession();
  const hasUnsavedWork = useSyncExternalStore(session.subscribe, session.hasUnsavedWork, () => false);
  const { public: isPublic, opens } = zoneRow(zone);
  const isOpen = isPublic || opens === 'everyone' || token.rights.includes(rightOf(zone));
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  if (!isOpen && isShown && !hasUnsavedWork) setShown(false);

  if (!isShown) return <NotPermitted />;
  return (
    <>
      {children}
      {!isOpen && <ClosedMeanwhile onDiscard={() => setShown(false)} />}
    </>
  );
}

interface ClosedProps {
  onDiscard: () => void;
}

function ClosedMeanwhile({ onDiscard }: ClosedProps) {
  const { zone } = useSuite();
  const [isKept, setKept] = useState(false);
  if (isKept) return null;
  const { title, text, question, keep } = copy.closed;
  return (
    <UnsavedWork
      title={title(zoneRow(zone).title)}
      text={text}
      question={question}
      keep={{ text: keep, run: () => setKept(true) }}
      discard={{ text: copy.discard, run: onDiscard }}
    />
  );
}

function NotPermitted() {
  const { zone } = useSuite();
  const { title, opens } = zoneRow(zone);
  if (opens === 'administrators') {
    return <PageNote title={`${title} is for administrators`} text="Ask an administrator of your firm." action={<HomeLink />} />;
  }
  if (opens === 'operators') {
    return (
      <PageNote title={`${title} is for operators`} text="Only people who run the suite can use it." action={<HomeLink />} />
    );
  }
  return <Closed />;
}

/** Who closed it and when, as far as the firm's audit log knows, and how to ask for it. */
function Closed() {
  const { zone, place } = useSuite();
  const { companyId } = useSession().token;
  const { date } = useFormats();
  const { data, isLoading } = useOwnClosing(companyId, zone);
  return (
    <PageNote
      title={`${zoneRow(zone).title} is not open to you`}
      // Nothing moves when it is known.
      text={isLoading ? '\u00a0' : `${whoClosed(data, date)} You can ask for it.`}
      action={
        <p className="suite-note-ways">
          <ButtonLink href={zoneUrl(place, 'apps', '/request', { app: zone })}>Request access</ButtonLink>
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
