import type { Line } from '@suite/pricing/line';
import { type Selection, selectedLines } from '@suite/pricing/selection';
import { amendmentLines } from '@suite/pricing/take-over';
import type { Content } from '../contract/content';

/**
 * Returns the lines of a selection, as they are charged when it is accepted on a day; undefined when it is not offered. Lines
 * that an amendment leaves unchanged continue in their rhythm.
 */
export function chosenLines({ options, amends }: Content, selection: Selection, acceptedOn: string): Line[] | undefined {
  const lines = selectedLines(options, selection);
  return lines && amends ? amendmentLines(lines, amends, acceptedOn) : lines;
}
