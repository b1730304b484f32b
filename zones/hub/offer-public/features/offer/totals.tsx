import { copy, oftenAsName } from '@services/proposals/wording/offer-page';
import { isRecurring } from '@suite/pricing/line';
import type { Amounts } from '@suite/pricing/line-amounts';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { classNames } from '@suite/ui/class-names';
import type { Dues } from './dues';
import { useOfferFormats } from './use-offer-formats';

interface Props {
  dues: Dues;
  currency: string;
  /** Label of what is due at once. */
  today: string;
}

const { totals } = copy;

/** Totals with tax: due at once, in each period, later, and in the first 12 months. */
export function Totals({ dues, currency, today }: Props) {
  const { day } = useFormats();
  const { money } = useOfferFormats(currency);
  const rows: { name: string; amounts: Amounts }[] = [
    ...dues.prices.flatMap(({ billing, amounts }) => (isRecurring(billing) ? [{ name: oftenAsName[billing], amounts }] : [])),
    ...dues.partial.map(({ from, to, ...amounts }) => ({ name: totals.partial(day(from ?? ''), day(to ?? '')), amounts })),
    ...dues.later.map(({ on, amounts }) => ({ name: totals.later(day(on as string)), amounts })),
    ...(dues.completion ? [{ name: totals.completion, amounts: dues.completion }] : []),
  ];
  const taxOf = ({ tax }: Amounts) => (tax > 0 ? totals.tax(money(tax)) : undefined);
  return (
    <dl className="flex flex-col gap-3">
      <div>
        <dt className="text-sm text-muted">{today}</dt>
        <dd className="ui-number text-2xl font-semibold [overflow-wrap:anywhere]">{money(dues.due)}</dd>
        {taxOf(dues.today) && <dd className="text-sm text-muted">{taxOf(dues.today)}</dd>}
      </div>
      {dues.credit.used > 0 && (
        <>
          <Row name={copy.amends.charges} amount={money(dues.today.gross)} tax={undefined} />
          <Row name={copy.amends.credit} amount={money(-dues.credit.used)} tax={undefined} />
        </>
      )}
      {dues.credit.left > 0 && (
        <div>
          <dt className="ui-visually-hidden">{copy.amends.left}</dt>
          <dd className="text-sm text-muted">{copy.amends.carried(money(dues.credit.left))}</dd>
        </div>
      )}
      {rows.map(({ name, amounts }, index) => (
        <Row key={`${name}${index}`} name={name} amount={money(amounts.gross)} tax={taxOf(amounts)} />
      ))}
      <Row name={totals.firstYear} amount={money(dues.firstYear.gross)} tax={taxOf(dues.firstYear)} isLast />
    </dl>
  );
}

interface RowProps {
  name: string;
  amount: string;
  tax: string | undefined;
  isLast?: boolean;
}

const Row = ({ name, amount, tax, isLast = false }: RowProps) => (
  <div
    className={classNames(
      'flex flex-wrap items-baseline justify-between gap-x-4',
      isLast && 'border-t border-line pt-3 font-semibold',
    )}
  >
    <dt>{name}</dt>
    <dd className="ui-number ms-auto text-end [overflow-wrap:anywhere]">
      {amount}
      {tax && <span className="block text-sm font-normal text-muted">{tax}</span>}
    </dd>
  </div>
);
