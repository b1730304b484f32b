import type { Draft } from '@services/proposals/contract/content';
import { often, oftenAsName, copy as pageCopy } from '@services/proposals/wording/offer-page';
import { billings, isRecurring, type Line, type Option, recurrences } from '@suite/pricing/line';
import { lineAmounts } from '@suite/pricing/line-amounts';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { memo } from 'react';
import { isValidLine, takenAtFirst, totalsOfLines } from '../lines/line-totals';
import { useToday } from '../payments/days';
import { copy } from './copy';

const { phone: words } = copy;

/** Maximum number of services, and of add-ons, in the preview. */
const MAX_LISTED = 8;

interface Props {
  draft: Draft;
  client: string;
  firm: string;
  /** The open option. */
  shownId: string;
  /** For an amendment, the amount due on acceptance after its credit, in minor units. */
  due?: number | undefined;
}

/** Preview of what the client will see on a phone, with the texts and order of the real page. It isn't interactive. */
export const ClientPhone = memo(({ draft, client, firm, shownId, due }: Props) => {
  const { money, day } = useMetricFormats();
  const { options, currency, billingDay, title, message, expiresOn, termsId, needsMethod } = draft;
  const shown = options.find(({ id }) => id === shownId) ?? options[0];
  const terms = { acceptedOn: useToday(), billingDay };
  const totals = shown && totalsOfLines(takenAtFirst(shown.lines), terms);
  const today = due ?? totals?.today.gross ?? 0;
  const next = termsId !== null ? 'terms' : needsMethod ? 'payment' : 'sign';
  return (
    <figure aria-label={words.label} className="rounded-[34px] border border-line-strong bg-surface p-3.5 shadow-pop" inert>
      <div className="grid gap-3 overflow-hidden rounded-[22px] border border-line bg-paper pt-4">
        <div className="px-4">
          <p className="font-medium text-accent break-words">
            <bdi>{firm}</bdi>
          </p>
          <p className="mt-1 text-lg font-semibold break-words">{title}</p>
          <p className="text-muted break-words">
            {pageCopy.forClient} <bdi>{client}</bdi>
            {/^\d{4}-\d\d-\d\d$/.test(expiresOn) && ` · ${pageCopy.validUntil(day(expiresOn))}`}
          </p>
        </div>
        {message && <p className="line-clamp-4 px-4 break-words whitespace-pre-line">{message}</p>}
        <div className="grid gap-3 px-3">
          {options.length > 1 && (
            <>
              <p className="px-1 font-semibold">{pageCopy.choose}</p>
              {options.map((option) => (
                <OptionCard key={option.id} option={option} isShown={option.id === shown?.id} currency={currency} terms={terms} />
              ))}
            </>
          )}
          {shown && (
            <>
              <Lines
                title={options.length > 1 ? `${pageCopy.details} ${shown.name}` : pageCopy.services}
                lines={shown.lines.filter(({ isAddOn }) => !isAddOn)}
                currency={currency}
              />
              <Lines title={pageCopy.addOns} lines={shown.lines.filter(({ isAddOn }) => isAddOn)} currency={currency} />
            </>
          )}
          {totals && (
            <div className="rounded-lg border border-line bg-surface px-3 py-2.5">
              <p className="mb-1 font-semibold">{pageCopy.totals.title}</p>
              <Amount name={pageCopy.totals.ifToday} amount={money(today, currency)} />
              {recurrences
                .filter((billing) => totals.byBilling[billing].gross > 0)
                .map((billing) => (
                  <Amount key={billing} name={oftenAsName[billing]} amount={money(totals.byBilling[billing].gross, currency)} />
                ))}
              <Amount name={pageCopy.totals.firstYear} amount={money(totals.firstYear.gross, currency)} />
            </div>
          )}
        </div>
        <div className="border-t border-line bg-surface px-4 py-3">
          <p className="flex justify-between">
            <span>{pageCopy.totals.today}</span>
            <b className="tabular-nums">{totals ? money(today, currency) : ''}</b>
          </p>
          <p className="mt-2 grid h-10 place-items-center rounded-md bg-accent font-semibold text-accent-ink">
            {pageCopy.to[next]}
          </p>
        </div>
      </div>
    </figure>
  );
});
ClientPhone.displayName = 'ClientPhone';

const Amount = ({ name, amount }: { name: string; amount: string }) => (
  <p className="flex justify-between gap-3">
    <span>{name}</span>
    <span className="tabular-nums">{amount}</span>
  </p>
);

function Lines({ title, lines, currency }: { title: string; lines: Line[]; currency: string }) {
  const { money } = useMetricFormats();
  if (lines.length === 0) return null;
  return (
    <div className="rounded-lg border border-line bg-surface px-3 py-2.5">
      <p className="mb-1 font-semibold break-words">{title}</p>
      <ul className="grid gap-1.5">
        {lines.slice(0, MAX_LISTED).map((line) => (
          <li key={line.id} className="flex gap-2.5">
            {line.isAddOn && (
              <span
                className={`mt-0.5 size-4 flex-none rounded-sm border-2 border-accent ${line.isPreselected ? 'bg-accent' : ''}`}
              />
            )}
            <span className="min-w-0 break-words">{line.name}</span>
            <span className="ms-auto text-end">
              <span className="font-medium whitespace-nowrap">{isValidLine(line) && money(lineAmounts(line).net, currency)}</span>{' '}
              <span className="text-muted">{often[line.billing]}</span>
            </span>
          </li>
        ))}
        {lines.length > MAX_LISTED && <li className="text-muted">{pageCopy.andMore(lines.length - MAX_LISTED)}</li>}
      </ul>
    </div>
  );
}

interface CardProps {
  option: Option;
  isShown: boolean;
  currency: string;
  terms: Parameters<typeof totalsOfLines>[1];
}

/** Price of an option for each period, then one-time charges. */
function OptionCard({ option: { name, lines }, isShown, currency, terms }: CardProps) {
  const { money } = useMetricFormats();
  const taken = takenAtFirst(lines);
  const totals = totalsOfLines(taken, terms);
  const prices = [...recurrences, ...billings.filter((billing) => !isRecurring(billing))].filter((billing) =>
    taken.some((line) => line.billing === billing),
  );
  return (
    <div
      className={`rounded-lg border bg-surface px-3 py-2.5 ${isShown ? 'border-accent outline outline-accent' : 'border-line'}`}
    >
      <p className="font-semibold break-words">
        <bdi>{name}</bdi>
      </p>
      {totals &&
        prices.map((billing, index) => (
          <p key={billing} className={index > 0 ? 'text-muted' : ''}>
            <span className={index > 0 ? '' : 'font-semibold'}>{money(totals.byBilling[billing].gross, currency)}</span>{' '}
            {often[billing]}
            {index === 0 && totals.firstYear.tax > 0 && ` ${pageCopy.withTax}`}
          </p>
        ))}
    </div>
  );
}
