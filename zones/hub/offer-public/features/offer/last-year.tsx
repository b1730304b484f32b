import type { Content } from '@services/proposals/contract/content';
import { copy } from '@services/proposals/wording/offer-page';
import type { Line } from '@suite/pricing/line';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { compareWithLastYear } from './compare-last-year';
import type { Dues } from './dues';
import { Panel } from './panel';
import { useOfferFormats } from './use-offer-formats';

const { lastYear: texts } = copy;

interface Props {
  lastYear: NonNullable<Content['lastYear']>;
  currency: string;
  /** The selected lines. */
  lines: Line[];
  dues: Dues;
}

/** What each service cost last year, and what has changed. */
export function LastYear({ lastYear, currency, lines, dues }: Props) {
  const { day } = useFormats();
  const { money, percent } = useOfferFormats(currency);
  const signed = (amount: number) => (amount > 0 ? `+${money(amount)}` : money(amount));
  return (
    <Panel title={texts.title}>
      <p className="-mt-2 mb-2 text-sm text-muted">{texts.hint(day(lastYear.to))}</p>
      <ul className="divide-y divide-line">
        {compareWithLastYear(lines, lastYear).map(({ name, was, is }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi>{name}</bdi>
            </span>
            <span className="ui-number ms-auto text-end">
              {was !== null && is !== null && (
                <>
                  <span className="ui-visually-hidden">{texts.before} </span>
                  <span className="text-muted">{money(was)}</span>
                  <span aria-hidden="true"> → </span>
                  <span className="ui-visually-hidden">, {texts.now} </span>
                  <strong className="font-semibold">{money(is)}</strong>
                </>
              )}
              <span className="block text-sm text-muted">
                {was === null && texts.isNew}
                {is === null && `${texts.before} ${money(was ?? 0)} · ${texts.ended}`}
                {was !== null &&
                  is !== null &&
                  (was === is
                    ? texts.same
                    : `${signed(is - was)}${was ? ` (${percent(Math.round(((is - was) / was) * 1000) / 1000)})` : ''}`)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-2 flex flex-col gap-1 border-t border-line pt-3 text-sm">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{texts.invoiced}</dt>
          <dd className="ui-number ms-auto">{money(lastYear.invoiced)}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{texts.firstYear}</dt>
          <dd className="ui-number ms-auto">{money(dues.firstYear.net)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
