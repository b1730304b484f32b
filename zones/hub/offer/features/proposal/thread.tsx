import { answerClient, getProposal, getProposals, type Message } from '@services/proposals/contract/proposals';
import { getUnengaged } from '@services/proposals/contract/revenue';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { MayChange } from '@suite/session/may-change';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { useFormats } from '@suite/shell/use-formats';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { type FormEvent, useState } from 'react';
import { copy } from './copy';
import { DraftSection } from './draft-section';

const { thread: words } = copy;

interface Props {
  proposalId: string;
  messages: readonly Message[];
}

/** The client's questions and the firm's replies. A typed reply survives a reload. */
export function Thread({ proposalId, messages }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { moment } = useFormats();
  const { mutate } = useQuery(getProposal, { params: { proposalId } }, { isOptional: true });
  const revalidate = useRevalidate();
  const { draft: text, change, discard } = useDraft(`answer:${proposalId}`, '');
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!text.trim() || isRunning) return;
    setRunning(true);
    setFailure(undefined);
    try {
      await formClient.call(answerClient, { params: { proposalId }, body: { text } });
      discard();
      events.emit('toast', { type: 'success', text: words.sent });
      void revalidate(getProposals, getUnengaged);
      await mutate();
    } catch (error) {
      setFailure(words.failed(reasonOf(error)));
    } finally {
      setRunning(false);
    }
  }

  return (
    <DraftSection title={words.heading}>
      {messages.length === 0 && <p className="text-muted">{words.none}</p>}
      <ol className="grid gap-3">
        {messages.map(({ id, by, at, isOfFirm, text: said }) => (
          <li key={id} className={`rounded-lg px-3 py-2 ${isOfFirm ? 'ms-8 bg-accent-soft' : 'me-8 bg-sunken'}`}>
            <p className="text-xs text-muted">
              <bdi>{by}</bdi>
              {isOfFirm && `, ${words.firm}`} · {moment(at)}
            </p>
            <p className="break-words whitespace-pre-line">{said}</p>
          </li>
        ))}
      </ol>
      <MayChange>
        <form className="grid gap-2" onSubmit={send}>
          <TextArea
            label={words.answer}
            hint={words.answerHint}
            value={text}
            maxLength={5000}
            onChange={(event) => change(event.currentTarget.value)}
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
          <div>
            <Button type="submit" variant="quiet" spinning={isRunning} disabled={!text.trim()}>
              {words.send}
            </Button>
          </div>
        </form>
      </MayChange>
    </DraftSection>
  );
}
