import { resumeBilling } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { sumOf } from '@suite/pricing/line-amounts';
import { fields, readBy } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { FormDialog } from '@suite/ui/form-dialog';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { copy } from './copy';
import type { BillingDialogProps } from './pause-dialog';
import { useBillingChange } from './use-billing-change';

const { resume: words } = copy;

const choices = resumeBilling.body.entries.missed.options;

const schema = fields({ missed: readBy((text) => choices.find((choice) => choice === text), words.choose) });

/** Asks what to do with charges that were missed during the pause. */
export function ResumeDialog({ billing: { proposalId, pausedOn, missed, currency }, onClose }: BillingDialogProps) {
  const { formClient: api } = useApi();
  const { money, day } = useMetricFormats();
  const changed = useBillingChange(proposalId);
  const form = useForm(schema, {
    saved: { missed: missed.length === 0 ? 'skip' : '' },
    save: (body) => api.call(resumeBilling, { params: { proposalId }, body }),
    onSaved(billing) {
      onClose();
      return changed(billing, words.toast);
    },
    failed: copy.notDone,
  });
  const amount = money(sumOf(missed).gross, currency);

  return (
    <FormDialog title={words.title} submit={words.submit} onClose={onClose} {...form.dialog}>
      {missed.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          {pausedOn && <p>{words.missed(amount, day(pausedOn))}</p>}
          <ul className="max-h-40 overflow-y-auto">
            {missed.map(({ on, gross }) => (
              <li key={on} className="flex justify-between gap-3">
                {day(on)} <span className="tabular-nums">{money(gross, currency)}</span>
              </li>
            ))}
          </ul>
          <RadioGroup
            legend={words.choice}
            legendClassName="ui-visually-hidden"
            error={form.errors.missed}
            className="grid gap-1.5"
          >
            {choices.map((choice) => (
              <Radio
                key={choice}
                label={words[choice](amount)}
                className="items-start"
                boxClassName="mt-0.5"
                checked={form.values.missed === choice}
                onChange={() => form.set({ missed: choice })}
              />
            ))}
          </RadioGroup>
        </>
      )}
    </FormDialog>
  );
}
