import type { Confirmation, TableGuess } from '../contract/table';

/** Returns the latest date of a file in its columns as they are confirmed; undefined if it has none. */
export function latestDay(columns: Confirmation['columns'], guess: TableGuess): string | undefined {
  const latest = columns.flatMap(({ field, dateOrder }, place) => {
    const day = dateOrder && (field === 'date' || field === 'paidOn') && guess.columns[place]?.latestDays[dateOrder];
    return day ? [day] : [];
  });
  return latest.sort().at(-1) ?? guess.asOf ?? undefined;
}

/** Says that a date in the title is not used. @param title the date as it is written */
export const futureTitleNotice = (title: string): string =>
  `The file's title says “${title}”, which is in the future. Its as-of date is the latest date in its rows, unless you choose another one.`;

export const futureTitleQuestion = (title: string): string =>
  `Say as of which date the file is: its title says “${title}”, which is in the future.`;
