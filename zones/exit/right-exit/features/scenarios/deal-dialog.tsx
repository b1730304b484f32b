import { putDeal } from '@services/rightexit/client/scenarios';
import type { DealEntry } from '@services/rightexit/contract/scenarios';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { amountOf, typed } from '../frame/use-money';
import { useSave } from '../frame/use-save';
import { copy } from './copy';
import { shareOf, typedShare } from './share-of';

interface Props {
  subjectId: string;
  version: number;
  deal: DealEntry | null;
  currency: string;
  /** There is a weighted value, which is the price when none is entered. */
  hasValue: boolean;
  onClose: () => void;
}

/** How a price is paid. */
export function DealDialog({ subjectId, version, deal, currency, hasValue, onClose }: Props) {
  const { client } = useApi();
  const { saveInDialog } = useSave();
  const [first] = useState({
    price: typed(deal?.price, currency),
    upfront: typedShare(deal?.upfront ?? null),
    years: deal ? String(deal.years) : '',
    retention: typedShare(deal?.retention ?? null),
    discount: typedShare(deal?.discount ?? null),
  });
  const [entries, setEntries] = useState(first);
  const [isTold, setTold] = useState(false);
  const price = amountOf(entries.price, currency);
  const years = /^(\d|10)$/.test(entries.years.trim()) ? Number(entries.years) : undefined;
  const [upfront, retention, discount] = [entries.upfront, entries.retention, entries.discount].map((text) =>
    shareOf(text, 0, 100),
  );
  const noPrice = price === undefined || (price !== null && price < 0) || (price === null && !hasValue);

  function submit() {
    setTold(true);
    if (noPrice || years === undefined) return undefined;
    if (typeof upfront !== 'number' || typeof retention !== 'number' || typeof discount !== 'number') return undefined;
    const terms = { price: price ?? null, upfront, years, retention, discount };
    return saveInDialog(() => putDeal(client, subjectId, { version, deal: terms }), copy.dealSaved).then(onClose);
  }

  const field = (name: keyof typeof first, isWrong: boolean, wrong: string, hint?: string) => (
    <Input
      label={copy[name]}
      value={entries[name]}
      inputMode="decimal"
      maxLength={24}
      autoComplete="off"
      {...(hint && { hint })}
      {...(isTold && isWrong && { error: wrong })}
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
      {field('price', noPrice, hasValue ? copy.amountWrong : copy.noPrice, copy.priceHint)}
      {field('upfront', typeof upfront !== 'number', copy.percentWrong)}
      {field('years', years === undefined, copy.yearsWrong)}
      {field('retention', typeof retention !== 'number', copy.percentWrong, copy.retentionHint)}
      {field('discount', typeof discount !== 'number', copy.percentWrong)}
    </FormDialog>
  );
}
