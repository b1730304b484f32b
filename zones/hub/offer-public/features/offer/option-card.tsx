import { copy, often } from '@services/proposals/wording/offer-page';
import type { Option } from '@suite/pricing/line';
import { lineAmounts } from '@suite/pricing/line-amounts';
import { classNames } from '@suite/ui/class-names';
import { Icon } from '@suite/ui/icon';
import { Radio } from '@suite/ui/radio';
import { useId } from 'react';
import type { Dues } from './dues';
import { useOfferFormats } from './use-offer-formats';

interface Props {
  option: Option;
  /** The dues of the current selection, or of the option's defaults. */
  dues: Dues;
  currency: string;
  /** Services of all options, to compare. */
  names: string[];
  /** Number of its services that aren't compared. */
  more: number;
  isChosen: boolean;
  isFixed: boolean;
  onChoose: () => void;
}

/** An option as a card that can be clicked anywhere: the label of its button covers it. */
export function OptionCard({ option, dues, currency, names, more, isChosen, isFixed, onChoose }: Props) {
  const id = useId();
  return (
    <div
      className={classNames(
        'relative flex min-w-0 flex-col gap-3 rounded-lg border bg-surface p-4 has-focus-visible:outline-2 has-focus-visible:outline-accent min-[900px]:row-span-3 min-[900px]:grid min-[900px]:grid-rows-subgrid',
        isChosen ? 'border-accent shadow-[inset_0_0_0_1px_var(--color-accent)]' : 'border-line-strong',
      )}
    >
      <Radio
        label={
          <span className="flex min-w-0 flex-1 flex-col gap-1">
            <span id={`${id}-name`} className="text-lg font-semibold [overflow-wrap:anywhere]">
              <bdi>{option.name}</bdi>
            </span>
            <Price id={`${id}-price`} dues={dues} currency={currency} />
          </span>
        }
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price ${id}-about`}
        size="lg"
        className="items-start gap-3 after:absolute after:inset-0"
        boxClassName="relative z-1 mt-1 outline-none print:hidden"
        checked={isChosen}
        disabled={isFixed}
        onChange={onChoose}
      />
      <p id={`${id}-about`} dir="auto" className="text-muted empty:max-[899px]:hidden [overflow-wrap:anywhere]">
        {option.description}
      </p>
      <Compared option={option} currency={currency} names={names} more={more} />
    </div>
  );
}

/** Price of each period, then one-time charges. */
function Price({ id, dues: { prices, firstYear }, currency }: { id: string; dues: Dues; currency: string }) {
  const { money } = useOfferFormats(currency);
  return (
    <span id={id} className="ui-number [overflow-wrap:anywhere]">
      {prices.map(({ billing, amounts }, index) => (
        <span key={billing} className={classNames('block', index > 0 && 'text-muted')}>
          <span className={index > 0 ? undefined : 'text-lg font-semibold'}>{money(amounts.gross)}</span> {often[billing]}
          {index === 0 && firstYear.tax > 0 && ` ${copy.withTax}`}
        </span>
      ))}
    </span>
  );
}

function Compared({ option, currency, names, more }: Pick<Props, 'option' | 'currency' | 'names' | 'more'>) {
  const { money } = useOfferFormats(currency);
  const lineOf = (name: string) => option.lines.find((line) => line.name === name);
  return (
    <ul className="flex flex-col gap-1.5 border-t border-line pt-3 text-sm">
      {names.map((name) => {
        const line = lineOf(name);
        return (
          <li key={name} className={classNames('flex gap-2', !line && 'text-faint max-[899px]:hidden')}>
            <span
              className={classNames(
                'flex h-5 w-3.5 flex-none items-center justify-center',
                line && (line.isAddOn ? 'text-muted' : 'text-accent'),
              )}
            >
              {line ? <Icon name={line.isAddOn ? 'plus' : 'check'} size={14} /> : <span aria-hidden="true">–</span>}
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi>{name}</bdi>
              {line?.isAddOn ? (
                <span className="text-muted"> {copy.optional(money(lineAmounts(line).net), often[line.billing])}</span>
              ) : (
                <span className="ui-visually-hidden"> {line ? copy.included : copy.notIncluded}</span>
              )}
            </span>
          </li>
        );
      })}
      {more > 0 && <li className="ps-[22px] text-muted">{copy.andMore(more)}</li>}
    </ul>
  );
}
