import type { Price } from '@services/insights/contract/prices';
import { plainHead, plainValue } from '@suite/insights/plain-metrics';
import type { MetricFormats } from '@suite/iq/use-metric-formats';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { Badge, type BadgeTone } from '@suite/ui/badge';
import { Link } from '@suite/ui/link';
import type { Column } from '@suite/ui/table';
import { None } from '../metrics/amount';
import { clientHash } from '../views/client-view';
import { copy } from './copy';
import { NewPrice } from './new-price';
import type { useOfferHref } from './use-offer-href';
import { isStale, type Raising } from './use-raising';

interface Dependencies {
  formats: MetricFormats;
  /** Currency of the firm; each price has its own. */
  currency: string;
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
  /** The last month of the consumer price table; null without a table, undefined until it is known. */
  consumerPricesTo: string | null | undefined;
  /** All prices belong to one client, whose name is left out. */
  isOfOne: boolean;
  /**
   * Returns the link that starts an offer with a client's service; undefined for people who may not write one, and for an earlier
   * as-of date.
   */
  offerHref?: ReturnType<typeof useOfferHref>;
  /** Undefined for people who may not offer prices, and for an earlier as-of date. */
  raising?: Raising | undefined;
}

type PriceColumn = ListColumn<Price> & Column<Price>;

const { columns: heads } = copy;

const tones: Record<Price['freshness'], BadgeTone> = {
  fresh: 'good',
  due: 'info',
  stale: 'warn',
  'very-stale': 'bad',
  unknown: 'neutral',
  ended: 'neutral',
};

/** A fresh price without an increase belongs to a new service. */
const isExact = (freshness: Price['freshness'], sinceKind: Price['sinceKind']) =>
  sinceKind === 'increase' || freshness === 'fresh';

/** Explains an age: its level, what is unknown about it, or that it no longer counts. */
function titleOf(freshness: Price['freshness'], sinceKind: Price['sinceKind']): string {
  if (freshness === 'ended') return copy.endedTitle;
  if (freshness === 'unknown') return copy.unknownTitle;
  return isExact(freshness, sinceKind) ? copy.levelTitle(freshness) : copy.atLeastTitle;
}

/** Changes have a sign; prices and volumes don't need one. */
const signed = (write: (share: number) => string, share: number) => (share > 0 ? `+${write(share)}` : write(share));

export function priceColumns(parts: Dependencies): PriceColumn[] {
  const { asOf, formats, currency, isOfOne, offerHref, raising } = parts;
  const { money, wholeMoney, major, number, day } = formats;
  const client: PriceColumn = {
    id: 'client',
    text: heads.client,
    sortable: true,
    cell: ({ clientId, client }) => (
      <Link href={clientHash(clientId, asOf)} className="block">
        <NameText text={client} />
      </Link>
    ),
    value: ({ client }) => client,
  };
  return [
    ...(isOfOne ? [] : [client]),
    {
      id: 'service',
      text: heads.service,
      sortable: true,
      ...(!isOfOne && { narrow: 'below' }),
      cell: ({ service }) => <NameText text={service} />,
      value: ({ service }) => service,
    },
    {
      id: 'price',
      text: heads.price,
      sortable: true,
      numeric: true,
      className: 'w-[92px]',
      cell: (row) => money(row.price, row.currency),
      value: (row) => major(row.price, row.currency),
    },
    {
      id: 'newPrice',
      text: heads.newPrice,
      numeric: true,
      className: 'w-[160px]',
      narrow: 'line',
      cell: (row) => <NewPrice row={row} formats={formats} raising={raising} />,
      value: ({ suggested, currency }) => (suggested === null ? '' : major(suggested, currency)),
      csvText: 'Suggested price',
    },
    {
      id: 'months',
      text: heads.months,
      sortable: true,
      className: 'w-[100px]',
      narrow: 'corner',
      narrowText: '',
      cell: ({ months, freshness, sinceKind }) => (
        <span title={titleOf(freshness, sinceKind)}>
          <span className="ui-visually-hidden">{copy.levels[freshness]} </span>
          <Badge
            text={isExact(freshness, sinceKind) ? copy.months(number(months)) : copy.atLeast(number(months))}
            tone={tones[freshness]}
            size="sm"
          />
        </span>
      ),
      value: ({ months }) => months,
      csvText: plainHead('priceAge', heads.months),
    },
    {
      id: 'since',
      isOff: true,
      text: heads.since,
      sortable: true,
      className: 'w-[112px]',
      cell: ({ since, sinceKind, freshness }) => (
        <span className="whitespace-nowrap">
          {sinceKind === 'first-billing' && (
            <span className="block text-xs text-muted">
              {isExact(freshness, sinceKind) ? copy.firstBilled : copy.atLeastSince}
            </span>
          )}
          <time dateTime={since}>{day(since)}</time>
        </span>
      ),
      value: ({ since }) => since,
    },
    ...changes(parts),
    {
      id: 'annualQuantity',
      text: heads.annualQuantity,
      sortable: true,
      numeric: true,
      className: 'w-[100px]',
      from: 1180,
      cell: ({ annualQuantity }) => number(annualQuantity),
      value: ({ annualQuantity }) => annualQuantity,
      csvText: 'Quantity a year',
    },
    {
      id: 'opportunity',
      text: heads.opportunity,
      sortable: true,
      numeric: true,
      className: 'w-[152px]',
      narrow: 'beside',
      cell: ({ opportunity, opportunityBy, freshness }) =>
        opportunity === null ? (
          <None why={freshness === 'ended' ? copy.endedTitle : copy.noOpportunity} />
        ) : (
          <span title={opportunityBy ? copy.by[opportunityBy] : undefined}>{wholeMoney(opportunity, currency)}</span>
        ),
      value: ({ opportunity }) => (opportunity === null ? '' : major(opportunity, currency)),
      csvText: `${copy.stats.opportunity} (${currency})`,
    },
    ...(offerHref
      ? [
          {
            id: 'offer',
            text: heads.offer,
            className: 'w-[108px]',
            from: 900,
            narrow: 'line',
            cell: (row) =>
              isStale(row) && (
                <Link
                  href={offerHref(row.clientId, row.service, raising?.enteredPrice(row))}
                  className="whitespace-nowrap"
                  aria-label={copy.createOfferFor(row.service, row.client)}
                >
                  {copy.createOffer}
                </Link>
              ),
          } satisfies PriceColumn,
        ]
      : []),
  ];
}

function changes({ formats, consumerPricesTo }: Dependencies): PriceColumn[] {
  const { metric, month } = formats;
  const change = (
    id: 'nominalChange' | 'realChange' | 'peerGap',
    { why, ...room }: Pick<PriceColumn, 'className' | 'from' | 'isOff'> & { why?: (row: Price) => string | undefined },
  ): PriceColumn => ({
    ...room,
    id,
    text: heads[id],
    sortable: true,
    numeric: true,
    cell: (row) => {
      const share = row[id];
      return share === null ? <None why={why?.(row)} /> : signed(metric(id), share);
    },
    value: (row) => (row[id] === null ? '' : plainValue(id, row[id])),
    csvText: plainHead(id, heads[id]),
  });
  const whyNotReal = ({ since }: Price) => {
    if (!consumerPricesTo) return consumerPricesTo === null ? copy.noConsumerPrices : undefined;
    return since.slice(0, 7) >= consumerPricesTo ? copy.afterConsumerPrices(month(consumerPricesTo)) : copy.uncoveredByPrices;
  };
  return [
    // Zero unless the price fell, or rose by less than counts as an increase.
    change('nominalChange', { className: 'w-[108px]', isOff: true }),
    change('realChange', { className: 'w-[100px]', from: 1000, why: whyNotReal }),
    change('peerGap', { className: 'w-[86px]', from: 1100, why: () => copy.fewClients }),
  ];
}
