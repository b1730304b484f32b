import { type DealEntry, putDeal } from '@services/rightexit/contract/scenarios';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMoneyFormat, usePercentFormat } from '@suite/shell/form/use-number-format';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import type { NumberFormat } from '@suite/ui/number-field';
import { useState } from 'react';
import { useSave } from '../frame/use-save';
import { copy } from './copy';

interface Props {
  subjectId: string;
  version: number;
  deal: DealEntry | null;
  currency: string;
  /** Whether there is a weighted value, which is the default price. */
  hasValue: boolean;
  onClose: () => void;
}

interface Options {
  upfront: number;
  retention: number;
  discount: number;
}

const isWhole = (parts: { [name in keyof Options]?: number | null | undefined }): parts is Options =>
  Object.values(parts).every((part) => typeof part === 'number');

const wrongIn = (read: ReturnType<NumberFormat['read']> | undefined) => (read?.value === null ? copy.noPercent : read?.problem);

/** Edits how a price is paid. */
export function DealDialog({ subjectId, version, deal, currency, hasValue, onClose }: Props) {
  const { formClient } = useApi();
  const { saveInDialog } = useSave();
  const amounts = useMoneyFormat(currency);
  const shares = usePercentFormat({ storedAs: 'fraction' });
  const [first] = useState({
    price: amounts.write(deal?.price),
    upfront: shares.write(deal?.upfront),
    years: deal ? String(deal.years) : '',
    retention: shares.write(deal?.retention),
    discount: shares.write(deal?.discount),
  });
  const [entries, setEntries] = useState(first);
  const [isTold, setTold] = useState(false);
  const price = amounts.read(entries.price);
  const years = /^(\d|10)$/.test(entries.years.trim()) ? Number(entries.years) : undefined;
  const [upfront, retention, discount] = [entries.upfront, entries.retention, entries.discount].map(shares.read);
  const noPrice = price.problem ?? (price.value === null && !hasValue ? copy.noPrice : undefined);

  function submit() {
    setTold(true);
    if (noPrice || years === undefined) return undefined;
    const parts = { upfront: upfront?.value, retention: retention?.value, discount: discount?.value };
    if (!isWhole(parts)) return undefined;
    const terms = { price: price.value ?? null, years, ...parts };
    return saveInDialog(
      () => formClient.call(putDeal, { params: { subjectId }, body: { version, deal: terms } }),
      copy.dealSaved,
    ).then(onClose);
  }

  const field = (name: keyof typeof first, wrong: string | undefined, hint?: string) => (
    <Input
      label={copy[name]}
      value={entries[name]}
      inputMode="decimal"
      maxLength={24}
      autoComplete="off"
      {...(hint && { hint })}
      error={isTold ? wrong : undefined}
      onChange={(event) => setEntries({ ...entries, [name]: event.currentTarget.value })}
    />
  );

  return (
    <FormDialog
      title={copy.deal}
      isUnsaved={entries !== first}
      submit={copy.save}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => copy.notSaved(reasonOf(error))}
    >
      {field('price', noPrice, copy.priceHint)}
      {field('upfront', wrongIn(upfront))}
      {field('years', years === undefined ? copy.yearsWrong : undefined)}
      {field('retention', wrongIn(retention), copy.retentionHint)}
      {field('discount', wrongIn(discount))}
    </FormDialog>
  );
}
