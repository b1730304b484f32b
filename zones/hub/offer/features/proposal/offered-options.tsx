import type { Draft } from '@services/proposals/contract/content';
import { copy as offerCopy } from '@services/proposals/wording/offer-page';
import { isRecurring, type Line, type Option } from '@suite/pricing/line';
import { lineAmounts } from '@suite/pricing/line-amounts';
import type { Selection } from '@suite/pricing/selection';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Badge } from '@suite/ui/badge';
import { copy as linesCopy } from '../lines/copy';
import { copy } from './copy';

const { sent: words } = copy;

interface Props {
  offered: Pick<Draft, 'options' | 'currency'>;
  /** What the client accepted; null if it hasn't accepted yet. */
  selection: Selection | null;
}

/** The options of a proposal as the client sees them, read-only. */
export const OfferedOptions = ({ offered: { options, currency }, selection }: Props) => (
  <div className="grid gap-4">
    {options.map((option) => (
      <OptionTable key={option.id} option={option} currency={currency} selection={selection} />
    ))}
  </div>
);

interface TableProps {
  option: Option;
  currency: string;
  selection: Selection | null;
}

function OptionTable({ option: { id, name, description, lines }, currency, selection }: TableProps) {
  const { money, number } = useMetricFormats();
  const isChosen = selection?.optionId === id;
  const quantityOf = (line: Line) => (isChosen ? (selection.quantities[line.id] ?? line.quantity) : line.quantity);
  const priceOf = (line: Line) => money(lineAmounts({ ...line, quantity: quantityOf(line) }).gross, currency);
  const discountOf = (line: Line, { reason, ...discount }: NonNullable<Line['discount']>) => {
    const share = discount.kind === 'share' ? `${number(discount.share / 100)}%` : undefined;
    const amount = money(lineAmounts({ ...line, quantity: quantityOf(line) }).discount, currency);
    return `${offerCopy.discount(amount, share)}: ${reason}`;
  };
  const markOf = ({ id: lineId }: Line) =>
    isChosen ? (selection.addOns.includes(lineId) ? words.taken : words.notTaken) : words.addOn;
  return (
    <section aria-label={name} className="rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-3">
        <h2 className="text-base">
          <bdi>{name}</bdi>
        </h2>
        {selection && <Badge text={isChosen ? words.accepted : words.notChosen} tone={isChosen ? 'good' : 'neutral'} size="sm" />}
        {description && <p className="w-full text-muted break-words">{description}</p>}
      </header>
      <ul>
        {lines.map((line) => (
          <li
            key={line.id}
            className="flex gap-3 border-b border-line px-4 py-2.5 [contain-intrinsic-block-size:auto_60px] nth-[n+31]:[content-visibility:auto] last:border-b-0"
          >
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 font-medium break-words">
                <bdi>{line.name}</bdi>
                {line.isAddOn && <Badge text={markOf(line)} size="sm" />}
              </p>
              {line.description && <p className="text-muted break-words">{line.description}</p>}
              {line.discount && <p className="text-muted break-words">{discountOf(line, line.discount)}</p>}
            </div>
            <p className="text-end whitespace-nowrap tabular-nums">
              {priceOf(line)}
              <span className="block text-muted">
                {isRecurring(line.billing) ? `per ${linesCopy.per[line.billing]}` : linesCopy.billing[line.billing]}
                {quantityOf(line) !== 1 && ` · ${number(quantityOf(line))}${line.unit && ` × ${line.unit}`}`}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
