import type { Line } from '@suite/pricing/line';
import { type Selection, selectedLines } from '@suite/pricing/selection';
import { startingNextPeriod } from '@suite/pricing/take-over';
import type { Content } from '../contract/content';

/**
 * The lines that a selection of an offer takes, as they are charged when it is accepted on a day; undefined when it is not offered. An
 * amendment may start with the next period of what it changes.
 */
export function chosenLines({ options, amends }: Content, selection: Selection, acceptedOn: string): Line[] | undefined {
  const lines = selectedLines(options, selection);
  return lines && amends?.startsNextPeriod ? startingNextPeriod(lines, amends, acceptedOn) : lines;
}
