import { type Measurement, median, ratio } from '../row';
import { inChild } from './child';
import { addCompany } from './company';
import { onEachDatabase } from './databases';
import type { MetricTimes } from './measure-metrics';
import type { Size } from './size';

/**
 * Measures all metrics of a firm, recalculated from its whole ledger, against one statement that sums what they read; and the
 * dashboard against reading one row by its index. Both for a large and a small ledger.
 */
export const benchMetrics = ({ rows, few, rounds }: Size): Promise<Measurement[]> =>
  onEachDatabase(async (bench) => {
    const fresh = await bench.template(addCompany);
    const measure = async (invoices: number) => {
      const place = await fresh();
      inChild('fill', place, invoices);
      const times = inChild<MetricTimes>('metrics', place, rounds);
      await bench.drop(place);
      return times;
    };
    const small = await measure(few);
    const large = await measure(rows);
    const beside = (name: string, times: number[]): Measurement => ({
      name: `${bench.name}: ${name} of ${rows} invoices, beside one GROUP BY over what it reads`,
      measured: byRound(times, large.groupBy),
      aim: '3×',
    });
    const growth = (times: (of: MetricTimes) => number[]) =>
      Math.log(median(times(large)) / median(times(small))) / Math.log(rows / few);
    return [
      beside("all metrics for today's A", large.today),
      {
        name: `${bench.name}: the same, beside that GROUP BY and a bare copy of the rows that the metrics are`,
        measured: byRound(large.today, large.floor),
        aim: '3×',
      },
      {
        name: `${bench.name}: that GROUP BY and copy, beside the GROUP BY alone`,
        measured: byRound(large.floor, large.groupBy),
        aim: 'nobody can be below',
      },
      beside('all metrics for an A a year back', large.yearBack),
      {
        name: `${bench.name}: ${rows} invoices brought to the next day, beside all metrics for today's A`,
        measured: byRound(large.nextDay, large.today),
        aim: 'below 1×',
      },
      {
        name: `${bench.name}: how the cost of all metrics grows from ${few} to ${rows} invoices`,
        measured: `exponent ${growth(({ today }) => today).toFixed(2)}, a year back ${growth(({ yearBack }) => yearBack).toFixed(2)}`,
        aim: '1.05',
      },
      {
        name: `${bench.name}: warm dashboard of ${rows} invoices, beside one row by its index`,
        measured: `${large.dashboard.toFixed(2)} / ${large.indexedRow.toFixed(2)} ms = ${ratio(large.dashboard / large.indexedRow)}`,
        aim: '5×',
      },
      {
        name: `${bench.name}: warm dashboard of ${rows} invoices, beside one of ${few}`,
        measured: `${large.dashboard.toFixed(2)} / ${small.dashboard.toFixed(2)} ms = ${ratio(large.dashboard / small.dashboard)}`,
        aim: '1.5×',
      },
    ];
  });

const byRound = (times: number[], beside: number[]) =>
  `${seconds(median(times))} / ${seconds(median(beside))} = ${ratio(median(times.map((time, round) => time / (beside[round] ?? Number.NaN))))}`;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
