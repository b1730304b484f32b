import type { Draft } from '@services/proposals/contract/content';
import { dayOf } from '@suite/contract/day';
import { isRecurring, type Line, type Option, recurrences } from '@suite/pricing/line';
import { lineAmounts } from '@suite/pricing/line-amounts';
import { memo } from 'react';
import { useMoney } from '../fields/use-money';
import { copy as linesCopy } from '../lines/copy';
import { isValidLine, takenAtFirst, totalsOfLines } from '../lines/line-totals';
import { copy } from './copy';

const { phone: words } = copy;

/** Lines of an option that the picture lists. */
const MOST_LISTED = 8;

interface Props {
  draft: Draft;
  client: string;
  firm: string;
  /** The option that is open. */
  shownId: string;
}

/** What the client will see on a phone. A picture: nothing in it can be pressed. */
export const ClientPhone = memo(({ draft, client, firm, shownId }: Props) => {
  const { money, day } = useMoney();
  const { options, currency, billingDay, title, expiresOn } = draft;
  const shown = options.find(({ id }) => id === shownId) ?? options[0];
  const terms = { acceptedOn: dayOf(Date.now()), billingDay };
  const today = shown && totalsOfLines(takenAtFirst(shown.lines), terms)?.today.gross;
  const addOns = shown?.lines.filter(({ isAddOn }) => isAddOn) ?? [];
  return (
    <figure aria-label={words.label} className="rounded-[34px] border border-line-strong bg-surface p-3.5 shadow-pop" inert>
      <div className="overflow-hidden rounded-[22px] border border-line bg-paper">
        <div className="border-b border-line bg-surface px-4 pt-4 pb-3">
          <p className="font-medium">
            <bdi>{firm}</bdi>
          </p>
          <p className="mt-1 text-lg font-semibold break-words">{title}</p>
          <p className="text-muted">
            {words.forClient(client)}
            {/^\d{4}-\d\d-\d\d$/.test(expiresOn) && ` · ${words.until(day(expiresOn))}`}
          </p>
        </div>
        <div className="grid gap-2.5 p-3">
          {options.map((option) => (
            <OptionCard key={option.id} option={option} isShown={option.id === shown?.id} currency={currency} terms={terms} />
          ))}
          {addOns.slice(0, MOST_LISTED).map((line) => (
            <div
              key={line.id}
              className="flex items-center gap-2.5 rounded-lg border border-dashed border-line-strong px-3 py-2.5"
            >
              <span className={`size-4 flex-none rounded-sm border-2 border-accent ${line.isPreselected ? 'bg-accent' : ''}`} />
              <span className="min-w-0 break-words">{line.name}</span>
              <span className="ms-auto font-medium whitespace-nowrap">
                + {priceText(line, (amount) => money(amount, currency))}
              </span>
            </div>
          ))}
        </div>
        <div className="border-t border-line bg-surface px-4 py-3">
          <p className="flex justify-between">
            <span>{words.dueToday}</span>
            <b className="tabular-nums">{today === undefined ? '' : money(today, currency)}</b>
          </p>
          <p className="mt-2 grid h-10 place-items-center rounded-md bg-accent font-semibold text-accent-ink">{words.accept}</p>
          <p className="mt-2 text-center text-muted">{words.others}</p>
        </div>
      </div>
    </figure>
  );
});
ClientPhone.displayName = 'ClientPhone';

function priceText(line: Line, write: (amount: number) => string): string {
  if (!isValidLine(line)) return '';
  const amount = write(lineAmounts(line).gross);
  return isRecurring(line.billing) ? `${amount} / ${linesCopy.per[line.billing]}` : amount;
}

interface CardProps {
  option: Option;
  isShown: boolean;
  currency: string;
  terms: Parameters<typeof totalsOfLines>[1];
}

function OptionCard({ option: { name, lines }, isShown, currency, terms }: CardProps) {
  const { money } = useMoney();
  const totals = totalsOfLines(takenAtFirst(lines), terms);
  const billing = recurrences.find((each) => totals && totals.byBilling[each].gross > 0);
  const price = !totals
    ? ''
    : billing
      ? `${money(totals.byBilling[billing].gross, currency)} / ${linesCopy.per[billing]}`
      : money(totals.firstYear.gross, currency);
  const fixed = lines.filter(({ isAddOn }) => !isAddOn);
  return (
    <div
      className={`rounded-lg border bg-surface px-3 py-2.5 ${isShown ? 'border-accent outline outline-accent' : 'border-line'}`}
    >
      <p className="flex justify-between gap-3 font-semibold">
        <bdi className="min-w-0 break-words">{name}</bdi>
        <span className="whitespace-nowrap">{price}</span>
      </p>
      {isShown && fixed.length > 0 && (
        <ul className="mt-2 list-disc ps-4 text-muted">
          {fixed.slice(0, MOST_LISTED).map((line) => (
            <li key={line.id} className="break-words">
              {line.name}
            </li>
          ))}
          {fixed.length > MOST_LISTED && <li>{words.more(fixed.length - MOST_LISTED)}</li>}
        </ul>
      )}
    </div>
  );
}
