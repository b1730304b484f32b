import type { ReactNode } from 'react';

interface Props {
  /** The last row is the sum of the others. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Sums below a table of amounts. */
export const Totals = ({ rows }: Props) => (
  <dl className="ms-auto mt-3 grid w-full max-w-72 gap-1 px-4 tabular-nums">
    {rows.map(([name, value], place) => (
      <div
        key={name}
        className={`flex justify-between gap-4 ${place === rows.length - 1 ? 'border-t border-line pt-1 font-semibold' : ''}`}
      >
        <dt className={place === rows.length - 1 ? '' : 'text-muted'}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
