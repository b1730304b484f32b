import { decideApproval, type Proposal } from '@services/proposals/contract/proposals';
import { useApi } from '@suite/api/api-provider';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { FormDialog } from '@suite/ui/form-dialog';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';
import { OfferedOptions } from './offered-options';
import { useActions } from './use-actions';

const { approval: words } = copy;

interface Props {
  proposal: Proposal;
  approval: NonNullable<Proposal['approval']>;
}

/** A draft that awaits an administrator, who sends or returns it. Nobody can edit it meanwhile. */
export function Approval({ proposal, approval: { askedBy, askedAt, reasons } }: Props) {
  const { formClient } = useApi();
  const { moment } = useFormats();
  const isAdministrator = useIsAdministrator();
  const { show } = useActions(proposal);
  const [note, setNote] = useState('');
  const [isReturning, setReturning] = useState(false);
  const [isApproving, setApproving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id, revision, draft } = proposal;

  const decide = async (isApproved: boolean) =>
    show(
      await formClient.call(decideApproval, {
        params: { proposalId: id },
        body: { revision, isApproved, note: isApproved ? '' : note },
      }),
      isApproved ? words.approved : words.returned,
    );

  async function approve() {
    setApproving(true);
    setFailure(undefined);
    try {
      await decide(true);
    } catch (error) {
      setFailure(words.failed(reasonOf(error)));
      setApproving(false);
    }
  }

  return (
    <div className="grid gap-4">
      <section className="rounded-lg border border-line-strong bg-surface p-4">
        <h2>{words.title}</h2>
        <p className="text-muted">
          {words.asked(askedBy, moment(askedAt))} {!isAdministrator && words.ofAdministrator}
        </p>
        <ul className="mt-2 list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {isAdministrator && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button spinning={isApproving} onClick={approve}>
              {words.approve}
            </Button>
            <Button variant="quiet" disabled={isApproving} onClick={() => setReturning(true)}>
              {words.back}
            </Button>
          </div>
        )}
        {failure && (
          <div className="mt-3">
            <Notice tone="bad">{failure}</Notice>
          </div>
        )}
      </section>
      {draft && <OfferedOptions offered={draft} selection={null} />}
      {isReturning && (
        <FormDialog
          title={words.backTitle}
          submit={words.back}
          onSubmit={() => decide(false)}
          onClose={() => setReturning(false)}
          isUnsaved={note.trim() !== ''}
          failed={(error) => words.failed(reasonOf(error))}
        >
          <TextArea
            label={words.note}
            hint={words.noteHint}
            value={note}
            maxLength={500}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </FormDialog>
      )}
    </div>
  );
}
