import type { Draft } from '@services/proposals/contract/content';
import { getApproval, sendProposal } from '@services/proposals/contract/proposals';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { useToday } from '../payments/days';
import { copy } from './copy';
import { DraftSummary } from './draft-summary';
import { useActions } from './use-actions';
import type { SavedDraft } from './use-saved-draft';

const { send: words } = copy;

/** Returns what prevents a draft from being sent, each with what to do. @param today in the firm's time zone */
export function problemsOf({ recipients, options, expiresOn }: Draft, today: string): string[] {
  return [
    ...(recipients.some(({ role }) => role === 'signer') ? [] : [words.problems.signer]),
    ...options.filter(({ lines }) => lines.length === 0).map(({ name }) => words.problems.noLines(name)),
    ...(expiresOn >= today ? [] : [words.problems.expired]),
  ];
}

interface Props {
  proposalId: string;
  /** Of the saved draft. */
  revision: number;
  /** The last sent version; 0 if none. */
  version: number;
  saved: SavedDraft;
  onClose: () => void;
}

/** Final review before sending: recipients, content, and expiry date. */
export function SendDialog({ proposalId, revision, version, saved, onClose }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { show } = useActions({ id: proposalId });
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { draft, flush } = saved;
  const today = useToday();
  const problems = problemsOf(draft, today);
  if (saved.state.kind === 'invalid' || saved.state.kind === 'conflict') problems.push(words.problems.notSaved);

  const isSaved = saved.state.kind === 'saved';
  const needed = useQuery(getApproval, isSaved ? { params: { proposalId }, query: { revision: String(revision) } } : undefined, {
    isOptional: true,
  }).data;
  const needsApproval = problems.length === 0 && needed !== undefined && needed.reasons.length > 0;

  async function send() {
    setRunning(true);
    setFailure(undefined);
    try {
      const revision = await flush();
      if (revision === undefined) return setFailure(words.problems.notSaved);
      const proposal = await formClient.call(sendProposal, { params: { proposalId }, body: { revision } });
      onClose();
      await show(proposal);
      events.emit('toast', { type: 'success', text: proposal.approval ? words.asked : words.sent });
    } catch (error) {
      setFailure(words.failed(reasonOf(error)));
    } finally {
      setRunning(false);
    }
  }

  return (
    <Dialog
      title={version > 0 ? words.titleNext(version + 1) : words.title}
      isWide
      onClose={isRunning ? undefined : onClose}
      actions={
        <>
          <Button variant="quiet" disabled={isRunning} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button spinning={isRunning} disabled={problems.length > 0} onClick={send}>
            {needsApproval ? words.ask : words.send}
          </Button>
        </>
      }
    >
      {problems.length > 0 ? (
        <Notice tone="bad">
          <p className="font-semibold">{words.fixTitle}</p>
          <ul className="list-disc ps-4">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <DraftSummary draft={draft} />
      )}
      {needsApproval && (
        <Notice>
          <p className="font-semibold">{words.needsApproval(needed.approvers)}</p>
          <ul className="list-disc ps-4">
            {needed.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      {version > 0 && problems.length === 0 && <p>{words.replaces}</p>}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </Dialog>
  );
}
