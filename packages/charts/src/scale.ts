import { scaleLinear } from 'd3-scale';

const TICKS = 5;

/**
 * A vertical scale from `bottom` up to 0 (pixels) that covers the values on round numbers. Amounts start at 0, because
 * their columns and areas are compared by height; ratios and days start near their lowest, and never below `floor`.
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

export const ticksOf = (scale: { ticks: (count: number) => number[] }): number[] => scale.ticks(TICKS);
