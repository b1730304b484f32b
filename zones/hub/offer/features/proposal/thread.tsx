import { answerClient, getProposal, getProposals, type Message } from '@services/proposals/contract/proposals';
import { getUnengaged } from '@services/proposals/contract/revenue';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { MayChange } from '@suite/session/may-change';
import { FormNote } from '@suite/shell/form/form-parts';
import { useForm } from '@suite/shell/form/use-form';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { TextArea } from '@suite/ui/text-area';
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
  const { moment } = useFormats();
  const { mutate } = useQuery(getProposal, { params: { proposalId } }, { isOptional: true });
  const revalidate = useRevalidate();
  const form = useForm(answerClient.body, {
    name: `answer:${proposalId}`,
    saved: { text: '' },
    save: (output) => formClient.call(answerClient, { params: { proposalId }, body: output }),
    onSaved() {
      void revalidate(getProposals, getUnengaged);
      return mutate();
    },
    done: words.sent,
    failed: words.failed,
  });

  return (
    <DraftSection title={words.heading}>
      {messages.length === 0 && <p className="text-muted">{words.none}</p>}
      <ol className="grid gap-3">
        {messages.map(({ id, by, at, isOfFirm, text }) => (
          <li key={id} className={`rounded-lg px-3 py-2 ${isOfFirm ? 'ms-8 bg-accent-soft' : 'me-8 bg-sunken'}`}>
            <p className="text-xs text-muted">
              <bdi>{by}</bdi>
              {isOfFirm && `, ${words.firm}`} · {moment(at)}
            </p>
            <p className="break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      <MayChange>
        <form className="grid gap-2" {...form.element}>
          <TextArea label={words.answer} hint={words.answerHint} maxLength={5000} {...form.text('text')} />
          <FormNote form={form} />
          <div>
            <Button type="submit" variant="quiet" spinning={form.isRunning} disabled={!form.values.text.trim()}>
              {words.send}
            </Button>
          </div>
        </form>
      </MayChange>
    </DraftSection>
  );
}
