import { isRecurring } from '@suite/pricing/line';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { NumberField } from '@suite/ui/number-field';
import { useState } from 'react';
import { perBilling, periodsText } from './billing-words';
import { copy } from './copy';
import { exampleOf } from './price-example';
import type { ServiceDraft } from './service-draft';

const text = copy.example;

/** Day of the month on which the client in the example accepts, some days before most firms' billing day. */
const ACCEPTED_ON = 20;

/** Returns that day of the current month. */
const exampleDay = () => `${new Date().toISOString().slice(0, 8)}${ACCEPTED_ON}`;

interface Props {
  draft: ServiceDraft;
  /** Billing day from the firm's settings. */
  billingDay: number | null;
}

/** Price example of a service while it is edited: each part of the price, the total, and the dates of the charges. */
export function PriceExampleBox({ draft, billingDay }: Props) {
  const { money, day, days, number, percent } = useMetricFormats();
  const [quantity, setQuantity] = useState(1);
  const counts = useNumberFormat({ decimals: 3, max: 1_000_000 });
  const { unit, currency, billing, price, taxRate, minimumTerm } = draft;
  const acceptedOn = exampleDay();
  // If the firm has no billing day, the most common one shows proration.
  const example = exampleOf(draft, { quantity: unit ? quantity : 1, acceptedOn, billingDay: billingDay ?? 1 });
  const written = (amount: number) => money(amount, currency);

  function content() {
    if (!currency) return <p className="text-muted">{text.noCurrency}</p>;
    if (!example) return <p className="text-muted">{text.missing}</p>;
    const { drivers, unitPrice, tax, gross, deposit, committed, first } = example;
    const term = minimumTerm === null ? undefined : periodsText(minimumTerm, billing, number(minimumTerm));
    return (
      <>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
          {drivers.length > 0 && <Row name={text.base} amount={written(price)} />}
          {drivers.flatMap(({ name, parts }) =>
            parts.flatMap(({ units, each, flat }, at) => [
              <Row key={`${name} ${at}`} name={text.part(number(units), name, written(each))} amount={written(units * each)} />,
              flat > 0 && <Row key={`${name} ${at} flat`} name={text.flat(name)} amount={written(flat)} />,
            ]),
          )}
          {unit && <Row name={text.times(counts.write(quantity), unit, written(unitPrice))} amount={written(example.net)} />}
          {tax > 0 && <Row name={text.tax(percent(taxRate / 100_000))} amount={written(tax)} />}
          <dt className="border-t border-line pt-1 font-semibold">{text.total}</dt>
          <dd className="border-t border-line pt-1 text-end font-semibold tabular-nums">
            {written(gross)} {perBilling[billing]}
          </dd>
        </dl>
        {deposit && <p className="mt-2">{text.deposit(written(deposit.now.gross), written(deposit.later.gross))}</p>}
        {first && (
          <p className="mt-2">
            {text.first({
              accepted: day(acceptedOn),
              days: days(first.days),
              gross: written(first.gross),
              next: day(first.nextOn),
              total: `${written(gross)} ${perBilling[billing]}`,
            })}
          </p>
        )}
        {committed !== null && isRecurring(billing) && <p className="mt-2">{text.committed(term ?? '', written(committed))}</p>}
      </>
    );
  }

  return (
    <section aria-label={text.heading} className="rounded-md bg-sunken p-4 text-ink" aria-live="polite">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-3">
        <h3>{text.heading}</h3>
        {unit && (
          <NumberField
            label={text.quantity(unit)}
            value={quantity}
            format={counts}
            wrong={copy.bundles.quantityWrong}
            className="w-40"
            onChange={setQuantity}
          />
        )}
      </div>
      {content()}
    </section>
  );
}

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <>
    <dt className="text-muted">
      <bdi>{name}</bdi>
    </dt>
    <dd className="text-end tabular-nums">{amount}</dd>
  </>
);
