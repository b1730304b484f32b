import { type Billing, endBilling, previewEnd } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { isDay } from '@suite/values/iso-day';
import { useState } from 'react';
import { useToday } from '../payments/days';
import { copy } from './copy';
import { EndPreview } from './end-preview';
import type { BillingDialogProps } from './pause-dialog';
import { useBillingChange } from './use-billing-change';

const { end: words } = copy;

/** Asks for the last day of charges, and shows the consequences before it is confirmed. */
export function EndDialog({ billing, onClose }: BillingDialogProps) {
  const { proposalId } = billing;
  const { formClient: api } = useApi();
  const changed = useBillingChange(proposalId);
  const today = useToday();
  const [on, setOn] = useState(today);
  const [isProrated, setProrated] = useState(true);
  const [isTold, setTold] = useState(false);
  const isKnown = isDay(on) && on >= today;
  const preview = useQuery(
    previewEnd,
    isKnown ? { params: { proposalId }, query: { on, isProrated: isProrated ? 'true' : 'false' } } : undefined,
  );

  function submit() {
    setTold(true);
    return isKnown && preview.data ? end() : undefined;
  }

  async function end() {
    const next: Billing = await api.call(endBilling, { params: { proposalId }, body: { on, isProrated } });
    onClose();
    await changed(next, words.toast);
  }

  return (
    <FormDialog
      title={words.title}
      isWide
      submit={words.submit}
      disabled={isKnown && !preview.data}
      disabledText={words.wait}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => copy.notDone(reasonOf(error))}
    >
      <p className="text-muted">{words.text}</p>
      <DateField label={words.day} value={on} min={today} onChange={setOn} error={isTold && !isKnown ? words.noDay : undefined} />
      <Checkbox label={words.prorate} hint={words.prorateHint} checked={isProrated} onChange={setProrated} />
      {isKnown && <EndPreview billing={billing} preview={preview} />}
    </FormDialog>
  );
}
