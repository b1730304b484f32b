import { endBilling, previewEnd } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { fields, obeying, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { useToday } from '../payments/days';
import { copy } from './copy';
import { EndPreview } from './end-preview';
import type { BillingDialogProps } from './pause-dialog';
import { useBillingChange } from './use-billing-change';

const { end: words } = copy;

const { entries } = endBilling.body;

/** Asks for the last day of charges, and shows the consequences before it is confirmed. */
export function EndDialog({ billing, onClose }: BillingDialogProps) {
  const { proposalId } = billing;
  const { formClient: api } = useApi();
  const changed = useBillingChange(proposalId);
  const today = useToday();
  const schema = fields({
    on: worded(
      obeying(entries.on, (day) => day >= today, ''),
      words.noDay,
    ),
    isProrated: entries.isProrated,
  });
  const form = useForm(schema, {
    saved: { on: today, isProrated: true },
    save: (body) => api.call(endBilling, { params: { proposalId }, body }),
    onSaved(next) {
      onClose();
      return changed(next, words.toast);
    },
    failed: copy.notDone,
  });
  const { on, isProrated } = form.values;
  const preview = useQuery(
    previewEnd,
    form.isValid ? { params: { proposalId }, query: { on, isProrated: isProrated ? 'true' : 'false' } } : undefined,
  );

  return (
    <FormDialog
      title={words.title}
      isWide
      submit={words.submit}
      onClose={onClose}
      {...form.dialog}
      disabled={form.isValid && !preview.data}
      disabledText={words.wait}
    >
      <p className="text-muted">{words.text}</p>
      <DateField label={words.day} min={today} {...form.field('on')} />
      <Checkbox label={words.prorate} hint={words.prorateHint} {...form.check('isProrated')} />
      {form.isValid && <EndPreview billing={billing} preview={preview} />}
    </FormDialog>
  );
}
