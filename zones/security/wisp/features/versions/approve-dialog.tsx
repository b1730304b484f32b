import { approvePlan, type Gap, getVersions } from '@services/security-plan/contract/versions';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { fields, readBy, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { useReload } from '../fields/use-save';
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

const { note, isMaterial } = approvePlan.body.entries;

export function ApproveDialog({ revision, number, gaps, onClose }: Props) {
  const { formClient } = useApi();
  const reload = useReload();
  const revalidate = useRevalidate();
  const [read] = useState(revision);
  const keys = gaps.map(({ key }) => key);
  const isConfirmed = (confirmed: string) => confirmed === keys.join();
  const form = useForm(
    fields({
      note: worded(note, copy.noteWrong),
      isMaterial,
      /** The confirmed list; a changed list has to be confirmed again. */
      confirmed: readBy((text) => (isConfirmed(text) ? keys : undefined), copy.gapsWrong),
    }),
    {
      saved: { note: '', isMaterial: false, confirmed: '' },
      async save({ confirmed, ...output }) {
        try {
          return await formClient.call(approvePlan, { body: { ...output, revision: read, gaps: confirmed } });
        } catch (error) {
          await revalidate(getVersions);
          throw error;
        }
      },
      onSaved: () => reload().then(onClose),
      done: copy.approved(number),
      failed: (reason) => `${copy.notApproved} ${reason}`,
    },
  );

  return (
    <FormDialog title={copy.approveTitle(number)} submit={copy.approve} onClose={onClose} {...form.dialog}>
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
            error={form.errors.confirmed}
            className="items-start"
            boxClassName="mt-0.5"
            checked={isConfirmed(form.values.confirmed)}
            onChange={(isNowConfirmed) => form.set({ confirmed: isNowConfirmed ? keys.join() : '' })}
          />
        </section>
      )}
      <TextArea label={copy.note} rows={3} maxLength={1000} {...form.text('note')} />
      <Checkbox label={copy.material} hint={copy.materialHint} {...form.check('isMaterial')} />
    </FormDialog>
  );
}
