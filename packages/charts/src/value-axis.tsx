import { gridLine, strongLine } from './drawing';
import { ticksOf } from './scale';

interface Props {
  scale: ((value: number) => number) & { ticks: (count: number) => number[] };
  /** Start and end of the grid lines, in pixels. */
  start: number;
  end: number;
  write: (value: number) => string;
}

/** The vertical axis: a grid line at each round value, with its label before it. */
export const ValueAxis = ({ scale, start, end, write }: Props) =>
  ticksOf(scale).map((value) => (
    <g key={value}>
      <line className={value === 0 ? strongLine : gridLine} x1={start} x2={end} y1={scale(value)} y2={scale(value)} />
      <text x={start - 8} y={scale(value)} dy="0.32em" textAnchor="end">
        {write(value)}
      </text>
    </g>
  ));
