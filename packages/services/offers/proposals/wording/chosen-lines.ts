import type { Line } from '@suite/pricing/line';
import { type Selection, selectedLines } from '@suite/pricing/selection';
import { amendmentLines } from '@suite/pricing/take-over';
import type { Content } from '../contract/content';

/**
 * The lines that a selection of an offer takes, as they are charged when it is accepted on a day; undefined when it is not offered. Of
 * an amendment, what it leaves as it is goes on in its rhythm.
 */
export function chosenLines({ options, amends }: Content, selection: Selection, acceptedOn: string): Line[] | undefined {
  const lines = selectedLines(options, selection);
  return lines && amends ? amendmentLines(lines, amends, acceptedOn) : lines;
}
