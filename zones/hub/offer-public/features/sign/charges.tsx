import { copy } from '@services/proposals/wording/offer-page';
import type { Line } from '@suite/pricing/line';
import { useFormats } from '@suite/shell/preferences/use-formats';
import type { Dues } from '../offer/dues';
import { useOfferFormats } from '../offer/use-offer-formats';
import { ChargeLine } from './charge-line';

interface Props {
  dues: Dues;
  lines: Line[];
  currency: string;
}

/** All charges of the first 12 months by day; the last period may extend beyond the anniversary. */
export function Charges({ dues, lines, currency }: Props) {
  const { day } = useFormats();
  const { money } = useOfferFormats(currency);
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  return (
    <details className="mt-4 text-sm print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]">
      <summary className="w-fit cursor-pointer py-1 font-semibold text-accent">{copy.accepted.allDues}</summary>
      <ol className="mt-2 flex flex-col gap-3">
        {dues.days.map(({ on, amounts, charges }) => (
          <li key={on} className="print:break-inside-avoid">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              <span>{on ? day(on) : copy.accepted.onCompletion}</span>
              <span className="ui-number ms-auto">{money(amounts.gross)}</span>
            </p>
            <ul className="text-muted">
              {charges.map((charge) => (
                <ChargeLine
                  key={`${charge.lineId}${charge.kind}`}
                  {...charge}
                  name={names.get(charge.lineId)}
                  currency={currency}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
