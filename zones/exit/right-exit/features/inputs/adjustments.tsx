import { MAX_ADJUSTMENTS } from '@services/valuation/contract/valuation';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { copy } from './copy';
import type { TypedAdjustment } from './entries';
import type { FieldsProps } from './grid';

/** Costs and income that a buyer would not have, by year. */
export function Adjustments({ valuation, entries, amounts, isSubmitted, isFixed, onChange }: FieldsProps) {
  const years = valuation.years.map(({ year }) => ({ value: String(year), label: String(year) }));
  const { adjustments } = entries;
  const set = (id: string, part: Partial<TypedAdjustment>) =>
    onChange({ adjustments: adjustments.map((one) => (one.id === id ? { ...one, ...part } : one)) });

  const wrongIn = (amount: string) => {
    const { value, problem } = amounts.read(amount);
    return value === null ? copy.noAmount : problem;
  };

  function add() {
    const year = valuation.years.at(-1)?.year ?? 0;
    onChange({ adjustments: [...adjustments, { id: crypto.randomUUID(), year, text: '', amount: '' }] });
  }

  return (
    <section className="mt-6">
      <h2>{copy.adjustments}</h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-muted">{copy.adjustmentsText}</p>
      <ul className="grid gap-3">
        {adjustments.map(({ id, year, text, amount }) => (
          <li key={id} className="grid items-start gap-3 sm:grid-cols-[120px_1fr_160px_auto]">
            <Select
              label={copy.year}
              options={years}
              value={String(year)}
              disabled={isFixed}
              onChange={(value) => set(id, { year: Number(value) })}
            />
            <Input
              label={copy.what}
              value={text}
              maxLength={200}
              readOnly={isFixed}
              autoComplete="off"
              {...(isSubmitted && !text.trim() && { error: copy.noText })}
              onChange={(event) => set(id, { text: event.currentTarget.value })}
            />
            <Input
              label={copy.amount}
              value={amount}
              inputMode="decimal"
              maxLength={24}
              readOnly={isFixed}
              autoComplete="off"
              {...(isSubmitted && { error: wrongIn(amount) })}
              onChange={(event) => set(id, { amount: event.currentTarget.value })}
            />
            {!isFixed && (
              <Button
                variant="quiet"
                className="sm:mt-6"
                aria-label={copy.remove(text)}
                onClick={() => onChange({ adjustments: adjustments.filter((one) => one.id !== id) })}
              >
                {copy.remove('')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isFixed && adjustments.length < MAX_ADJUSTMENTS && (
        <Button variant="quiet" size="sm" className="mt-3" onClick={add}>
          {copy.addAdjustment}
        </Button>
      )}
    </section>
  );
}
