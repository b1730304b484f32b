import type { Readiness, TrendPoint } from '@services/valuation/contract/readiness';
import { LateSeriesChart } from '@suite/charts/late';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { copy } from './copy';

/** How scores and value changed, and why. */
export function Trend({ readiness: { trend, currency } }: { readiness: Readiness }) {
  const { date } = useFormats();
  const { number, money, short } = useCurrencyFormats(currency);
  const places = trend.map(({ at }) => ({ id: at, short: date(at).replace(/,? \d{4}$/, ''), long: date(at) }));
  const valued = trend.filter(({ value }) => value).length;
  return (
    <section className="mt-8">
      <h2>{copy.trend}</h2>
      <p className="mt-1 mb-3 text-muted">{trend.length ? copy.trendText : copy.trendNone}</p>
      {trend.length > 1 && (
        <div className="grid gap-6 xl:grid-cols-2">
          <LateSeriesChart
            label={copy.title}
            placesText={copy.moment}
            places={places}
            labelWidth={56}
            series={[
              {
                id: 'a',
                text: copy.axes.attractiveness,
                look: 'line',
                tone: 'accent',
                values: trend.map((one) => one.attractiveness),
              },
              { id: 'r', text: copy.axes.readiness, look: 'line', tone: 'before', values: trend.map((one) => one.readiness) },
            ]}
            write={number}
            writeShort={number}
          />
          {valued > 1 && (
            <LateSeriesChart
              label={copy.value}
              placesText={copy.moment}
              places={places}
              labelWidth={56}
              series={[
                { id: 'v', text: copy.value, look: 'line', tone: 'accent', values: trend.map(({ value }) => value?.mid ?? null) },
              ]}
              write={money}
              writeShort={short}
            />
          )}
        </div>
      )}
      {trend.length > 0 && (
        <ol className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
          {trend.toReversed().map((point, at) => (
            <Moment key={point.at} point={point} isFirst={at === trend.length - 1} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Moment({ point: { at, cause, attractiveness, readiness, reasons }, isFirst }: { point: TrendPoint; isFirst: boolean }) {
  const { moment } = useFormats();
  const points = (value: number | null) => (value === null ? copy.unknown : String(value));
  return (
    <li className="p-4">
      <p className="font-medium">
        {moment(at)} <span className="font-normal text-muted">· {copy.causes[cause]}</span>
      </p>
      <p className="text-muted">
        {copy.axes.attractiveness} {points(attractiveness)}, {copy.axes.readiness} {points(readiness)}
      </p>
      {reasons.length ? (
        <ul className="mt-1 list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{isFirst ? copy.first : copy.same}</p>
      )}
    </li>
  );
}
