import type { Measure } from '@suite/insights/definitions';
import { Defined } from './defined';

interface Props {
  /** A, as the answer told it; undefined while it is under way. */
  asOf: string | undefined;
  measures: readonly (readonly [measure: Measure, text: string])[];
}

/** Below a table: its figures, each of which opens its definition. */
export const Meanings = ({ asOf, measures }: Props) => (
  <p className="mt-2 flex min-h-5 flex-wrap items-baseline gap-x-4 gap-y-3 text-xs text-muted print:hidden">
    {asOf && (
      <>
        <span>How it is computed:</span>
        {measures.map(([measure, text]) => (
          <Defined key={text} measure={measure} text={text} asOf={asOf} />
        ))}
      </>
    )}
  </p>
);
