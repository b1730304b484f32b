import type { Confirmation, TableGuess } from '../contract/table';

/** Returns the latest date of a file in its columns as they are confirmed; undefined if it has none. */
export function latestDay(columns: Confirmation['columns'], guess: TableGuess): string | undefined {
  const latest = columns.flatMap(({ field, dateOrder }, place) => {
    const day = dateOrder && (field === 'date' || field === 'paidOn') && guess.columns[place]?.latestDays[dateOrder];
    return day ? [day] : [];
  });
  return latest.sort().at(-1) ?? guess.asOf ?? undefined;
}
