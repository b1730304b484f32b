import { type ControlDetails, putControl } from '@services/security-plan/contract/controls';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { withoutVersion } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { PersonField } from '../fields/person-field';
import { useReload } from '../fields/use-save';
import { copy } from './copy';

interface Props {
  control: ControlDetails;
  isFixed: boolean;
}

const schema = withoutVersion(putControl.body);

/** Edits how the firm implements a control. */
export function ControlForm({ control, isFixed }: Props) {
  const { formClient } = useApi();
  const reload = useReload();
  const { key, version, implementation, ownerId, reviewOn, people } = control;
  const accepted = control.acceptance && { reason: control.acceptance.reason, until: control.acceptance.until };
  const form = useForm(schema, {
    name: `wisp-control:${key}`,
    saved: { implementation, ownerId, reviewOn, acceptance: accepted },
    version,
    save: (output, base) => formClient.call(putControl, { params: { key }, body: { ...output, version: base } }),
    onSaved: reload,
    reload,
    done: copy.saved,
  });
  const { set, errors } = form;
  const { acceptance } = form.values;
  const isAcceptanceWrong = Object.keys(errors).some((path) => path.startsWith('acceptance'));
  const review = form.field('reviewOn');

  return (
    <form className="grid gap-4" {...form.element}>
      <TextArea label={copy.implementation} rows={5} maxLength={5000} readOnly={isFixed} {...form.text('implementation')} />
      {!isFixed && (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <PersonField label={copy.owner} people={people} {...form.field('ownerId')} />
            <DateField
              label={copy.reviewOn}
              {...review}
              value={review.value ?? ''}
              onChange={(on) => review.onChange(on || null)}
            />
          </div>
          <Checkbox
            label={copy.accept}
            checked={acceptance !== null}
            onChange={(isAccepted) => set({ acceptance: isAccepted ? { reason: '', until: '' } : null })}
          />
          {acceptance && (
            <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <Input
                label={copy.acceptReason}
                value={acceptance.reason}
                maxLength={1000}
                error={isAcceptanceWrong ? copy.acceptWrong : undefined}
                onChange={(event) => set({ acceptance: { ...acceptance, reason: event.currentTarget.value } })}
              />
              <DateField
                label={copy.acceptUntil}
                value={acceptance.until}
                onChange={(until) => set({ acceptance: { ...acceptance, until } })}
              />
            </div>
          )}
          <FormNote form={form} />
          <div>
            <Button type="submit" spinning={form.isRunning} disabled={!form.isChanged || form.isBehind}>
              {copy.save}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
