import { type Batch, putBatch, type RoundTo, roundings } from '@services/proposals/contract/bulk';
import { MIN_STEPS } from '@suite/pricing/raised';
import { FormNote } from '@suite/shell/form/form-parts';
import { PercentField } from '@suite/shell/form/percent-field';
import { fields, readBy, textOrNull } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { ChoiceField } from '../fields/choice-field';
import { useToday } from '../payments/days';
import { copy } from './copy';
import type { BatchSaves } from './use-batch-saves';

const { settings: words } = copy;

const { increase, title, message, expiresOn } = putBatch.body.entries;

const schema = fields({
  increase,
  roundTo: readBy((text) => roundings.find((step) => String(step) === text), ''),
  title: textOrNull(title, ''),
  message: textOrNull(message, ''),
  expiresOn,
});

/** Identifies settings by their text, because the batch's revision also increases when one of its proposals changes. */
const versionOf = (settings: object): number =>
  [...JSON.stringify(settings)].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32, 0);

interface Props {
  batch: Batch;
  /** Currencies of the proposals that are shown. */
  currencies: readonly string[];
  saves: BatchSaves;
}

/** Settings for all proposals of a batch: how prices are raised together, what clients read, and the expiry date. */
export function BatchSettings({ batch, currencies, saves }: Props) {
  const { kind, increase, roundTo, title, message, expiresOn } = batch;
  const saved = { increase, roundTo: String(roundTo), title: title ?? '', message: message ?? '', expiresOn };
  const form = useForm(schema, {
    name: `batch:${batch.id}`,
    saved,
    version: versionOf(saved),
    save: (common) => saves.saveCommon(common),
    reload: () => saves.read.mutate(),
    failed: words.failed,
  });
  const { values, set } = form;
  const [currency, ...others] = new Set(currencies);
  const { texts, least } = useRoundingTexts(others.length ? undefined : currency);
  const today = useToday();

  return (
    <form {...form.element} className="mb-4 rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-3">{words.heading}</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        {kind !== 'raise' && (
          <>
            <PercentField
              label={words.increase}
              hint={words.increaseHint[kind]}
              value={values.increase}
              storedAs="hundredths"
              wrong={words.wrongIncrease}
              onChange={(next) => set({ increase: next })}
            />
            <div>
              <ChoiceField
                label={words.roundTo}
                texts={texts}
                value={values.roundTo}
                onChange={(next) => set({ roundTo: next })}
              />
              <p className="ui-field-hint">{least(values.roundTo)}</p>
            </div>
          </>
        )}
        <DateField label={words.expiresOn} min={today} {...form.field('expiresOn')} />
        <Input label={words.title} hint={words.titleHint[kind]} maxLength={200} autoComplete="off" {...form.text('title')} />
        <div className="sm:col-span-2">
          <TextArea label={words.message} hint={words.titleHint[kind]} rows={1} maxLength={5000} {...form.text('message')} />
        </div>
      </div>
      <FormNote form={form} className="mt-3" />
      <Button type="submit" variant="quiet" className="mt-3" spinning={form.isRunning} disabled={form.isBehind}>
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
    texts: Object.fromEntries(roundings.map((step) => [step, text(step)])) as Record<string, string>,
    /** Says from which price a rounding step applies. */
    least: (step: string) => (step === '0' ? words.roundHintCent : words.roundHint(whole(Number(step) * MIN_STEPS))),
  };
}
