import { getPrices, type Price } from '@services/insights/contract/prices';
import { useQuery } from '@suite/api/use-query';
import type { LegendEntry } from '@suite/charts/chart-frame';
import { LatePointsChart } from '@suite/charts/late';
import type { Point } from '@suite/charts/points-chart';
import { dayOrLatest } from '@suite/iq/stored-date';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { Link } from '@suite/ui/link';
import { TitledSection } from '../frame/titled-section';
import { clientHash } from '../views/client-view';
import { copy } from './copy';

const MAX = 200;

/** Months at which a price becomes due, stale and very stale, and whole years around them. */
const AGES = [0, 6, 12, 18, 24, 30, 36, 48, 60, 72, 84, 96, 108, 120];

const tones = {
  fresh: 'accent',
  due: 'age1',
  stale: 'age2',
  'very-stale': 'age4',
  unknown: 'before',
} as const satisfies Partial<Record<Price['freshness'], Point['tone']>>;

const legend = (Object.keys(tones) as (keyof typeof tones)[]).map(
  (freshness): LegendEntry => ({
    id: freshness,
    text: `${copy.levels[freshness]}, ${copy.spans[freshness]}`,
    tone: tones[freshness],
    shape: 'dot',
  }),
);

interface Props {
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
}

/** Chart of prices by age; expensive and old prices stand out at the upper right. */
export function PriceAges({ asOf }: Props) {
  const { wholeMoney, shortMoney, number, metric, shortMetric } = useMetricFormats();
  const { data } = useQuery(
    getPrices,
    {
      query: { asOf: dayOrLatest(asOf), sort: 'price', order: 'descending', limit: String(MAX) },
    },
    { isOptional: true },
  );
  const currency = data?.currency ?? '';
  const points = (data?.prices ?? []).flatMap((price): (Point & { clientId: string })[] => {
    const { clientId, client, service, freshness, months } = price;
    if (freshness === 'ended' || price.currency !== currency || price.price <= 0) return [];
    const id = `${clientId} ${service}`;
    return [{ id, text: `${client}, ${service}`, x: months, y: price.price, tone: tones[freshness], clientId }];
  });
  if (data && points.length < 2) return null;
  const hrefOf = (point: Point) => clientHash(points.find(({ id }) => id === point.id)?.clientId ?? '', asOf);
  return (
    <TitledSection
      className="my-8"
      title={copy.ages.heading}
      text={`${data && data.total > MAX ? `${copy.ages.most(number(MAX), number(data.total))} ` : ''}${copy.ages.axis}`}
    >
      <div className="min-h-[364px] rounded-lg border border-line bg-surface p-4">
        {data && (
          <LatePointsChart
            label={copy.ages.heading}
            points={points}
            legend={legend.filter(({ tone }) => points.some((point) => point.tone === tone))}
            x={{ text: copy.ages.age, write: metric('priceAge'), writeShort: shortMetric('priceAge'), ticks: AGES }}
            y={{
              text: copy.ages.price,
              write: (amount) => wholeMoney(amount, currency),
              writeShort: (amount) => shortMoney(amount, currency),
            }}
            hrefOf={hrefOf}
            nameOf={(point) => <Link href={hrefOf(point)}>{point.text}</Link>}
          />
        )}
      </div>
    </TitledSection>
  );
}
