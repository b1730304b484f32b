import { decideApproval, type Proposal } from '@services/proposals/contract/proposals';
import { useApi } from '@suite/api/api-provider';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { FormDialog } from '@suite/ui/form-dialog';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';
import { DraftSummary } from './draft-summary';
import { OfferedOptions } from './offered-options';
import { useActions } from './use-actions';

const { approval: words } = copy;

interface Props {
  proposal: Proposal;
  approval: NonNullable<Proposal['approval']>;
}

/** A draft that awaits an administrator, who sends or returns it. Nobody can edit it until then, or until the request is canceled. */
export function Approval({ proposal, approval: { requestedBy, requestedAt, reasons } }: Props) {
  const { formClient } = useApi();
  const { moment } = useFormats();
  const isAdministrator = useIsAdministrator();
  const mayChange = useMayChange();
  const { show, cancelApproval } = useActions(proposal);
  const [isReturning, setReturning] = useState(false);
  const [isApproving, setApproving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id, revision, draft } = proposal;

  const decide = async (isApproved: boolean, note: string) =>
    show(
      await formClient.call(decideApproval, { params: { proposalId: id }, body: { revision, isApproved, note } }),
      isApproved ? words.approved : words.returned,
    );

  async function approve() {
    setApproving(true);
    setFailure(undefined);
    try {
      await decide(true, '');
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
          {words.asked(requestedBy, moment(requestedAt))} {!isAdministrator && words.ofAdministrator}
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
        {!isAdministrator && mayChange && (
          <Button variant="quiet" className="mt-3" onClick={cancelApproval}>
            {words.cancelRequest}
          </Button>
        )}
        {failure && (
          <div className="mt-3">
            <Notice tone="bad">{failure}</Notice>
          </div>
        )}
      </section>
      {draft && (
        <>
          <section aria-label={words.what} className="rounded-lg border border-line bg-surface p-4">
            <DraftSummary draft={draft} />
          </section>
          <OfferedOptions offered={draft} selection={null} />
        </>
      )}
      {isReturning && <ReturnDialog onReturn={(note) => decide(false, note)} onClose={() => setReturning(false)} />}
    </div>
  );
}

interface ReturnProps {
  onReturn: (note: string) => Promise<void>;
  onClose: () => void;
}

/** Asks what has to be changed before the draft can be sent. */
function ReturnDialog({ onReturn, onClose }: ReturnProps) {
  const form = useForm(fields({ note: decideApproval.body.entries.note }), {
    saved: { note: '' },
    save: ({ note }) => onReturn(note),
    failed: words.failed,
  });
  return (
    <FormDialog title={words.backTitle} submit={words.back} onClose={onClose} {...form.dialog}>
      <TextArea label={words.note} hint={words.noteHint} maxLength={500} {...form.text('note')} />
    </FormDialog>
  );
}
