import type { Draft } from '@services/proposals/contract/content';
import type { Proposal } from '@services/proposals/contract/proposals';
import type { ReactNode } from 'react';
import { ReadOnly } from '../read-only/read-only';
import { copy } from './copy';
import { DraftSection } from './draft-section';
import { OfferedOptions } from './offered-options';
import { ProposalHead } from './proposal-head';

interface Props {
  proposal: Proposal & { draft: Draft };
  above: ReactNode;
}

export function ReadDraft({ proposal, above }: Props) {
  const { message } = proposal.draft;
  return (
    <>
      <ProposalHead proposal={proposal} />
      <ReadOnly text={copy.readOnly} />
      {above}
      <div className="grid gap-4">
        <OfferedOptions offered={proposal.draft} selection={null} />
        {message && (
          <DraftSection title={copy.sent.message}>
            <p className="break-words whitespace-pre-line">{message}</p>
          </DraftSection>
        )}
      </div>
    </>
  );
}
