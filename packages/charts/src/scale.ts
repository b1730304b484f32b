import { scaleLinear, scaleLog } from 'd3-scale';

const TICKS = 5;

/**
 * Returns a vertical scale from `bottom` up to 0 (pixels) that covers the values with round numbers. Amounts start at 0, because
 * their columns and areas are compared by height; ratios and days start near their lowest value, and never below `floor`.
 */
export function valueScale(
  values: readonly number[],
  bottom: number,
  { fromZero, floor = 0 }: { fromZero: boolean; floor?: number },
) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least) * 0.15 || Math.abs(most) * 0.1 || 1;
  const low = fromZero ? Math.min(0, least) : least >= floor ? Math.max(floor, least - room) : least - room;
  const high = fromZero ? Math.max(0, most) : most + room;
  return scaleLinear<number>()
    .domain([low, high === low ? low + 1 : high])
    .nice(TICKS)
    .range([bottom, 0]);
}

/** Leading digits of the ticks of a logarithmic scale; as many are used as fit. */
const leadings = [[1, 2, 5], [1, 5], [1]];

/**
 * Returns a vertical scale from `bottom` up to 0 (pixels) on which equal ratios are equal distances, for amounts that differ by
 * orders of magnitude.
 * @param values above zero
 */
export function ratioScale(values: readonly number[], bottom: number) {
  const scale = scaleLog()
    .domain([Math.min(...values) / 1.5, Math.max(...values) * 1.5])
    .range([bottom, 0]);
  const all = scale.ticks();
  const choices = leadings.map((leading) => all.filter((tick) => leading.includes(Number(tick.toExponential()[0]))));
  const ticks = choices.find(({ length }) => length <= 7) ?? choices.at(-1) ?? [];
  return Object.assign((value: number) => scale(value), { ticks: () => ticks });
}

export const ticksOf = (scale: { ticks: (count: number) => number[] }): number[] => scale.ticks(TICKS);
