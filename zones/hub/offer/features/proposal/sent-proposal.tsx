import type { Proposal } from '@services/proposals/contract/proposals';
import { Notice } from '@suite/ui/notice';
import { BillingSection } from '../billing/billing-section';
import { Accepted } from './accepted';
import { ActivityList } from './activity-list';
import { copy } from './copy';
import { DraftSection } from './draft-section';
import { OfferedOptions } from './offered-options';
import { SentRecipients } from './sent-recipients';
import { Thread } from './thread';

const { sent: words } = copy;

interface Props {
  proposal: Proposal;
  sent: NonNullable<Proposal['sent']>;
}

/** The sent version of a proposal, and its state. */
export function SentProposal({ proposal, sent }: Props) {
  const { status, declineReason, acceptance, activities, messages } = proposal;
  const { content, note, recipients, version } = sent;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {status === 'declined' && <Notice tone="info">{words.declined(declineReason ?? '')}</Notice>}
        {acceptance && <Accepted acceptance={acceptance} content={content} />}
        {acceptance && <BillingSection proposalId={proposal.id} />}
        <section aria-label={words.heading(version)} className="grid gap-4">
          <OfferedOptions offered={content} selection={acceptance?.selection ?? null} />
        </section>
        {content.message && (
          <DraftSection title={words.message}>
            <p className="break-words whitespace-pre-line">{content.message}</p>
          </DraftSection>
        )}
        {content.letter && <p className="text-muted">{words.letter(content.letter.name, content.letter.version)}</p>}
        {note && (
          <DraftSection title={copy.texts.note}>
            <p className="break-words whitespace-pre-line">{note}</p>
          </DraftSection>
        )}
        <Thread proposalId={proposal.id} messages={messages} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SentRecipients proposal={proposal} recipients={recipients} />
        <ActivityList activities={activities} recipients={recipients.map(({ name }) => name)} />
      </div>
    </div>
  );
}
