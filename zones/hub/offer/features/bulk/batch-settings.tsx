import { type Batch, type RoundTo, roundings } from '@services/proposals/contract/bulk';
import { MIN_STEPS } from '@suite/pricing/raised';
import { PercentField } from '@suite/shell/form/percent-field';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { type FormEvent, useState } from 'react';
import { ChoiceField } from '../fields/choice-field';
import { useToday } from '../payments/days';
import { copy } from './copy';
import type { BatchSaves } from './use-batch-saves';

const { settings: words } = copy;

interface Props {
  batch: Batch;
  /** Currencies of the proposals that are shown. */
  currencies: readonly string[];
  saves: BatchSaves;
}

/** Settings for all proposals of a batch: how prices are raised, what clients read, and the expiry date. */
export function BatchSettings({ batch, currencies, saves }: Props) {
  const { kind } = batch;
  const [form, setForm] = useState({
    increase: batch.increase,
    roundTo: `${batch.roundTo}` as `${RoundTo}`,
    title: batch.title ?? '',
    message: batch.message ?? '',
    expiresOn: batch.expiresOn,
  });
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [currency, ...others] = new Set(currencies);
  const { texts, least } = useRoundingTexts(others.length ? undefined : currency);
  const set = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  const today = useToday();
  const isWrong = Number.isNaN(form.increase) || !form.expiresOn;

  async function apply(event: FormEvent) {
    event.preventDefault();
    if (isRunning || isWrong) return;
    const { increase, roundTo, title, message, expiresOn } = form;
    const common = { increase, roundTo: Number(roundTo) as RoundTo, expiresOn };
    setRunning(true);
    setFailure(undefined);
    try {
      await saves.saveCommon({ ...common, title: title.trim() || null, message: message.trim() || null });
    } catch (error) {
      setFailure(words.failed(reasonOf(error)));
    }
    setRunning(false);
  }

  return (
    <form onSubmit={apply} noValidate className="mb-4 rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-3">{words.heading}</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        <PercentField
          label={words.increase}
          hint={words.increaseHint[kind]}
          value={form.increase}
          storedAs="hundredths"
          wrong={words.wrongIncrease}
          onChange={(increase) => set({ increase })}
        />
        <div>
          <ChoiceField label={words.roundTo} texts={texts} value={form.roundTo} onChange={(roundTo) => set({ roundTo })} />
          <p className="ui-field-hint">{least(form.roundTo)}</p>
        </div>
        <DateField label={words.expiresOn} value={form.expiresOn} min={today} onChange={(expiresOn) => set({ expiresOn })} />
        <Input
          label={words.title}
          hint={words.titleHint[kind]}
          value={form.title}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <div className="sm:col-span-2">
          <TextArea
            label={words.message}
            hint={words.titleHint[kind]}
            rows={1}
            value={form.message}
            maxLength={5000}
            onChange={(event) => set({ message: event.currentTarget.value })}
          />
        </div>
      </div>
      {failure && (
        <div className="mt-3">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      <Button type="submit" variant="quiet" className="mt-3" spinning={isRunning} disabled={isWrong}>
        {words.apply}
      </Button>
    </form>
  );
}

/** Returns texts for the rounding steps in the batch's currency; plain numbers if it has several. */
function useRoundingTexts(currency: string | undefined) {
  const { money, wholeMoney, minor, number } = useMetricFormats();
  const whole = (amount: number) => (currency ? wholeMoney(minor(amount, currency), currency) : number(amount));
  const text = (step: RoundTo) => (step ? whole(step) : currency ? money(1, currency) : words.cent);
  return {
    texts: Object.fromEntries(roundings.map((step) => [step, text(step)])) as Record<`${RoundTo}`, string>,
    /** Says from which price a rounding step applies. */
    least: (step: `${RoundTo}`) => (step === '0' ? words.roundHintCent : words.roundHint(whole(Number(step) * MIN_STEPS))),
  };
}
