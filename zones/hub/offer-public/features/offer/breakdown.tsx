import { copy, often } from '@services/proposals/wording/offer-page';
import type { Line } from '@suite/pricing/line';
import { driverPrice, lineAmounts } from '@suite/pricing/line-amounts';
import type { ReactNode } from 'react';
import { tierParts } from './tiers';
import { useOfferFormats } from './use-offer-formats';

const { breakdown } = copy;

interface Props {
  line: Line;
  currency: string;
}

/** Explains the price of a line from its base price to the charge; collapsed on screen, always open in print. */
export function Breakdown({ line, currency }: Props) {
  const { money, percent, count } = useOfferFormats(currency);
  const { price, drivers, unit, quantity, discount, taxRate, billing } = line;
  const amounts = lineAmounts(line);
  return (
    <details className="text-sm print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]">
      <summary className="w-fit cursor-pointer py-1 font-semibold text-accent">{breakdown.title}</summary>
      <dl className="mt-1 flex max-w-[420px] flex-col gap-1 rounded-md bg-sunken p-3">
        {(price > 0 || drivers.length === 0) && <Row name={breakdown.base} amount={money(price)} />}
        {drivers.map((driver) => (
          <Row
            key={driver.name}
            name={
              <>
                <bdi>{driver.name}</bdi>: {count(driver.units)}
              </>
            }
            amount={money(driverPrice(driver))}
          >
            {tierParts(driver).map(({ units, each, flat }) => (
              <dd key={`${units} ${each} ${flat}`} className="w-full ps-3 text-muted">
                {breakdown.tier(count(units), money(each))}
                {flat > 0 && ` + ${breakdown.flat} ${money(flat)}`}
              </dd>
            ))}
          </Row>
        ))}
        {quantity !== 1 && (
          <>
            <Row name={breakdown.one(unit)} amount={money(amounts.unitPrice)} />
            <Row name={breakdown.times(count(quantity))} amount={money(amounts.subtotal)} />
          </>
        )}
        {discount && <Row name={breakdown.discount} amount={money(-amounts.discount)} />}
        {taxRate > 0 && (
          <>
            <Row name={breakdown.net} amount={money(amounts.net)} />
            <Row name={breakdown.tax(percent(taxRate / 100_000))} amount={money(amounts.tax)} />
          </>
        )}
        <Row name={`${breakdown.total} ${often[billing]}`} amount={money(amounts.gross)} isTotal />
      </dl>
    </details>
  );
}

interface RowProps {
  name: ReactNode;
  amount: string;
  isTotal?: boolean;
  children?: ReactNode;
}

const Row = ({ name, amount, isTotal = false, children }: RowProps) => (
  <div className={`flex flex-wrap justify-between gap-x-4 ${isTotal ? 'border-t border-line pt-1 font-semibold' : ''}`}>
    <dt className="min-w-0 [overflow-wrap:anywhere]">{name}</dt>
    <dd className="ui-number ms-auto">{amount}</dd>
    {children}
  </div>
);
