import type { LeadRow } from '@services/inbox/contract/leads';
import { hashOfView } from '@suite/list/use-view';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { stateWords } from '../words/words';
import { copy } from './copy';
import { type InboxView, inboxDefaults } from './inbox-view';

interface Props {
  leads: readonly LeadRow[];
  view: InboxView;
  /** The leads on screen aren't those of the last request yet. */
  isBehind: boolean;
}

/** Leads of the view, with the open one marked. */
export const LeadList = ({ leads, view, isBehind }: Props) => (
  <ul aria-label={copy.list} aria-busy={isBehind} className="mb-3 rounded-lg border border-line bg-surface">
    {leads.map((lead) => (
      <li key={lead.id} className="border-b border-line last:border-b-0">
        <Row
          lead={lead}
          href={hashOfView('contact', '/', inboxDefaults, { ...view, lead: lead.id })}
          isOpen={lead.id === view.lead}
        />
      </li>
    ))}
  </ul>
);

function Row({ lead, href, isOpen }: { lead: LeadRow; href: string; isOpen: boolean }) {
  const { date } = useFormats();
  const { name, about, excerpt, isUnread, isClient, isBouncing, state, owner, lastActivityAt } = lead;
  return (
    <a
      href={href}
      aria-current={isOpen ? 'true' : undefined}
      className="block px-3 py-2.5 text-ink no-underline hover:bg-sunken aria-current:bg-accent-soft"
    >
      <span className="flex items-baseline gap-2">
        <span className={isUnread ? 'min-w-0 flex-1 truncate font-semibold' : 'min-w-0 flex-1 truncate'}>{name}</span>
        {/* Its room is kept, so that nothing moves when it is read. */}
        <span className={isUnread ? 'size-2 flex-none self-center rounded-full bg-accent' : 'size-2 flex-none'}>
          {isUnread && <span className="sr-only">{copy.unread}</span>}
        </span>
        <span className="flex-none text-xs text-muted">{date(lastActivityAt)}</span>
      </span>
      <span className="block truncate text-[13px] text-muted">
        {about}
        {excerpt && ` – ${excerpt}`}
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-1.5">
        <Badge size="sm" {...stateWords[state]} />
        {isClient && <Badge size="sm" text={copy.client} tone="good" />}
        {isBouncing && <Badge size="sm" text={copy.bounces} tone="bad" />}
        {owner && <span className="text-xs text-muted">{owner.name}</span>}
      </span>
    </a>
  );
}
