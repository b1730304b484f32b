import type { Proposal } from '@services/proposals/contract/proposals';
import { useMayChange } from '@suite/session/may-change';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { copy } from './copy';
import { DraftSection } from './draft-section';
import { RecipientActions } from './recipient-actions';

const { sent: words } = copy;

interface Props {
  proposal: Proposal;
  recipients: NonNullable<Proposal['sent']>['recipients'];
}

/** People who have a link, and what they did with it. */
export function SentRecipients({ proposal, recipients }: Props) {
  const isOpen = proposal.status === 'sent' || proposal.status === 'viewed';
  const mayChange = useMayChange();
  const { moment } = useFormats();
  return (
    <DraftSection title={words.recipients}>
      <ul className="grid gap-3">
        {recipients.map(({ id, name, email, role, forwardedBy, openedAt, signedAt, canBeReminded }) => (
          <li key={id} className="min-w-0">
            <p className="font-medium break-words">
              <bdi>{name}</bdi>{' '}
              <span className="font-normal text-muted">
                · {words[role]}
                {forwardedBy && `, ${words.forwardedBy(forwardedBy)}`}
              </span>
            </p>
            <p className="text-muted break-words">{email}</p>
            <p className="text-muted">
              {signedAt ? words.signed(moment(signedAt)) : openedAt ? words.opened(moment(openedAt)) : words.notOpened}
            </p>
            {mayChange && isOpen && (
              <RecipientActions proposalId={proposal.id} recipient={{ id, name }} isRequested={canBeReminded} />
            )}
          </li>
        ))}
      </ul>
    </DraftSection>
  );
}
