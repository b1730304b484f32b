import { approvePlan, type Gap, getVersions } from '@services/security-plan/contract/versions';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { useSave } from '../fields/use-save';
import { StateBadge } from '../frame/states';
import { copy } from './copy';

interface Props {
  /** What is approved, as shown on the page when the dialog was opened. */
  revision: number;
  number: number;
  /** Controls that aren't proven. */
  gaps: readonly Gap[];
  onClose: () => void;
}

export function ApproveDialog({ revision, number, gaps, onClose }: Props) {
  const { formClient } = useApi();
  const { saveInDialog } = useSave();
  const revalidate = useRevalidate();
  const [read] = useState(revision);
  /** The confirmed list; a changed list has to be confirmed again. */
  const [confirmed, setConfirmed] = useState('');
  const keys = gaps.map(({ key }) => key);
  const isConfirmed = confirmed === keys.join();
  const [note, setNote] = useState('');
  const [isMaterial, setMaterial] = useState(false);
  const [isTold, setTold] = useState(false);

  function submit() {
    setTold(true);
    if (!note.trim() || !isConfirmed) return undefined;
    const approved = saveInDialog(
      () => formClient.call(approvePlan, { body: { revision: read, gaps: keys, note, isMaterial } }),
      copy.approved(number),
    );
    return approved.then(onClose).catch(async (error) => {
      await revalidate(getVersions);
      throw error;
    });
  }

  return (
    <FormDialog
      title={copy.approveTitle(number)}
      submit={copy.approve}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={note !== ''}
      failed={(error) => `${copy.notApproved} ${reasonOf(error)}`}
    >
      {gaps.length > 0 && (
        <section aria-label={copy.gapsTitle(gaps.length)} className="grid gap-2">
          <h3 className="font-medium">{copy.gapsTitle(gaps.length)}</h3>
          <p className="text-sm text-muted">{copy.gapsText}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard. */}
          <ul tabIndex={0} className="max-h-56 divide-y divide-line overflow-y-auto rounded-md border border-line text-sm">
            {gaps.map(({ key, title, state, text }) => (
              <li key={key} className="flex items-start justify-between gap-3 px-3 py-2">
                <span className="min-w-0 wrap-anywhere">
                  {title}
                  <span className="block text-muted">{text}</span>
                </span>
                <span className="flex-none">
                  <StateBadge state={state} />
                </span>
              </li>
            ))}
          </ul>
          <Checkbox
            label={copy.gapsConfirm(gaps.length)}
            error={isTold && !isConfirmed ? copy.gapsWrong : undefined}
            className="items-start"
            boxClassName="mt-0.5"
            checked={isConfirmed}
            onChange={(isNowConfirmed) => setConfirmed(isNowConfirmed ? keys.join() : '')}
          />
        </section>
      )}
      <TextArea
        label={copy.note}
        rows={3}
        maxLength={1000}
        value={note}
        error={isTold && !note.trim() ? copy.noteWrong : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Checkbox label={copy.material} hint={copy.materialHint} checked={isMaterial} onChange={setMaterial} />
    </FormDialog>
  );
}
