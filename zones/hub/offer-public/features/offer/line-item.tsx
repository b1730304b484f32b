import type { Content } from '@services/proposals/contract/content';
import { copy, often } from '@services/proposals/wording/offer-page';
import type { Line } from '@suite/pricing/line';
import { lineAmounts } from '@suite/pricing/line-amounts';
import { Checkbox } from '@suite/ui/checkbox';
import { useId } from 'react';
import { Breakdown } from './breakdown';
import { LineNotes } from './line-notes';
import { QuantityField } from './quantity-field';
import { useOfferFormats } from './use-offer-formats';

interface Props {
  /** With the chosen quantity. */
  line: Line;
  content: Content;
  isFixed: boolean;
  /** Whether an add-on is chosen. */
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  onCount: (count: number) => void;
}

/** A service: its description, its price, its dates, and the breakdown of its price. */
export function LineItem({ line, content, isFixed, isTaken, onTake, onCount }: Props) {
  const id = useId();
  const { money, count } = useOfferFormats(content.currency);
  const { net, unitPrice } = lineAmounts(line);
  const { name, description, unit, quantity, quantityLimits, billing } = line;
  const isCounted = unit !== '' || quantity !== 1;
  const title = <bdi>{name}</bdi>;
  return (
    <li className="flex gap-3 py-4 first:pt-1 last:pb-1 print:break-inside-avoid">
      {line.isAddOn && !isFixed && (
        <Checkbox
          id={`${id}-taken`}
          size="xl"
          boxClassName="mt-0.5"
          aria-describedby={`${id}-price`}
          checked={isTaken}
          onChange={(isNowTaken) => onTake(isNowTaken)}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-baseline justify-between gap-x-4">
          <h3 className="min-w-0 [overflow-wrap:anywhere]">
            {line.isAddOn && !isFixed ? (
              <label htmlFor={`${id}-taken`} className="cursor-pointer">
                {title}
              </label>
            ) : (
              title
            )}
          </h3>
          <p id={`${id}-price`} className="ui-number max-w-[60%] flex-none text-end [overflow-wrap:anywhere]">
            <strong className="font-semibold">{money(net)}</strong>{' '}
            <span className="block text-sm text-muted sm:inline sm:text-base">{often[billing]}</span>
          </p>
        </div>
        {description && (
          <p dir="auto" className="max-w-[60ch] whitespace-pre-line text-sm text-muted [overflow-wrap:anywhere]">
            {description}
          </p>
        )}
        {quantityLimits && !isFixed ? (
          <QuantityField
            name={name}
            unit={unit}
            quantity={quantity}
            limits={quantityLimits}
            each={money(unitPrice)}
            count={count}
            isDisabled={!isTaken}
            onChange={onCount}
          />
        ) : (
          isCounted && (
            <p className="text-sm">
              <bdi>{copy.quantityOf(count(quantity), unit)}</bdi>
            </p>
          )
        )}
        <LineNotes line={line} content={content} />
        {line.showsBreakdown && <Breakdown line={line} currency={content.currency} />}
      </div>
    </li>
  );
}
