import type { ReadReadiness } from '../readiness/read-readiness';
import type { Part } from '../report-parts';
import { moneyWords, percentWords } from '../valuation/notices';
import { scenariosOf } from '../valuation/scenarios-of';
import type { Subject } from '../valuation/subject';
import { categoryWords, dWords } from '../wording/words';

/** Returns readiness, the benefit of closing its gaps, the five Ds and the terms of a deal as parts of the report. */
export function readinessParts({ drivers, scores, valuation: { result, inputs } }: ReadReadiness, subject: Subject): Part[] {
  const points = (score: { points: number | null }) => (score.points === null ? 'not known' : `${score.points} of 100`);
  const words = (amount: number) => moneyWords(amount, result.currency);
  const { scenarios, terms } = scenariosOf(subject, inputs);
  const shown = scenarios.flatMap(({ d, value, note }) =>
    value || note ? [[dWords[d], value ? words(value.mid) : 'Not estimated', note]] : [],
  );
  const parts: Part[] = [
    {
      title: 'Attractiveness and readiness',
      text: [
        `Attractiveness ${points(scores.axes.attractiveness)}, readiness ${points(scores.axes.readiness)}. What nothing measures and nobody answered does not count.`,
      ],
      table: {
        heads: ['Driver', 'Category', 'Points', 'Value', 'Stands on'],
        rows: drivers.map((driver) => [
          driver.title,
          categoryWords[driver.category],
          driver.points === null ? '–' : String(driver.points),
          driver.value ?? '',
          `${driver.from}${driver.isStale ? ' (old)' : ''}`,
        ]),
      },
    },
    {
      title: 'What the gaps are worth',
      text: drivers.flatMap(({ impact }) => (impact ? [`• ${impact.text}`] : [])),
    },
  ];
  if (shown.length) parts.push({ title: 'The five Ds', table: { heads: ['Event', 'Weighted value', 'Arranged'], rows: shown } });
  if (terms)
    parts.push({
      title: 'Terms of a deal',
      text: [
        `A price of ${words(terms.price)} comes to ${words(terms.expected)} as expected, and is worth ${words(terms.present)} at closing.`,
      ],
      table: {
        heads: ['Year', 'If all stay', 'Fees left', 'Expected', 'At closing'],
        rows: terms.payments.map((one) => [
          one.year === 0 ? 'Closing' : String(one.year),
          words(one.full),
          percentWords(one.retained),
          words(one.expected),
          words(one.present),
        ]),
      },
    });
  return parts.filter(({ text, table }) => text?.length || table?.rows.length);
}
