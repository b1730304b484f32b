import type { Measure } from '@suite/insights/metrics/units';
import { Defined } from './defined';

interface Props {
  /** A from the response; undefined while loading. */
  asOf: string | undefined;
  measures: readonly Measure[];
}

/** The metrics of the table above, each opening its definition. */
export const Meanings = ({ asOf, measures }: Props) => (
  <p className="mt-2 flex min-h-5 flex-wrap items-baseline gap-x-4 gap-y-3 text-xs text-muted print:hidden">
    {asOf && (
      <>
        <span>How it is computed:</span>
        {measures.map((measure) => (
          <Defined key={measure} measure={measure} asOf={asOf} />
        ))}
      </>
    )}
  </p>
);
