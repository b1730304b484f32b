import { getLead, getLeads, type Lead, readLead } from '@services/inbox/contract/leads';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { PageSkeleton } from '@suite/list/skeletons';
import { useMayChange } from '@suite/session/may-change';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { useEffect } from 'react';
import { kindWords } from '../words/words';
import { Conversation } from './conversation';
import { copy } from './copy';
import { LeadActions } from './lead-actions';
import { LeadFacts } from './lead-facts';
import { Write } from './write';

interface Props {
  leadId: string;
  people: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** A lead with its conversation. */
export function LeadDetail({ leadId, people, onClose }: Props) {
  const { data: lead, error, mutate } = useQuery(getLead, leadId === '' ? undefined : { params: { leadId } });
  const back = (
    <p className="mb-2 lg:hidden">
      <Button variant="plain" onClick={onClose}>
        {copy.back}
      </Button>
    </p>
  );
  if (error?.code === 'not_found')
    return (
      <>
        {back}
        <EmptyState title={copy.gone} text={copy.goneText} />
      </>
    );
  if (error && !lead)
    return (
      <>
        {back}
        <ErrorNote title={copy.leadFailed} onRetry={() => void mutate()} />
      </>
    );
  if (!lead) return <PageSkeleton />;
  return (
    <>
      {back}
      <Shown lead={lead} people={people} onGone={onClose} />
    </>
  );
}

function Shown({ lead, people, onGone }: { lead: Lead; people: Props['people']; onGone: () => void }) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const { id, isUnread } = lead;

  useEffect(() => {
    // People with read-only access don't mark it as read, so that it stays unread for those who reply.
    if (isUnread && mayChange)
      void formClient.call(readLead, { params: { leadId: id } }).then(
        () => revalidate(getLead, getLeads),
        () => undefined,
      );
  }, [formClient, id, isUnread, mayChange]);

  const changed = () => revalidate(getLead, getLeads);
  return (
    <article aria-label={lead.name}>
      <header className="mb-4">
        <h2 className="break-words text-lg font-semibold">{lead.name}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
          {kindWords[lead.kind]}: {lead.about}
          {lead.isBouncing && <Badge text={copy.bounces} tone="bad" />}
          {lead.tags.map((tag) => (
            <Badge key={tag} text={tag} tone="neutral" />
          ))}
        </p>
        <LeadActions lead={lead} people={people} mayChange={mayChange} onChanged={changed} onGone={onGone} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_260px]">
        <div className="min-w-0">
          <Conversation messages={lead.messages} />
          {mayChange && <Write lead={lead} onChanged={changed} />}
        </div>
        <LeadFacts lead={lead} />
      </div>
    </article>
  );
}
