import { definitions, type Measure } from '@suite/insights/definitions';
import { Defined } from '@suite/iq/defined';
import { Skeleton } from '@suite/ui/skeleton';
import { Stat } from '@suite/ui/stat';
import type { ComponentProps } from 'react';
import { Amount } from './amount';

interface Props {
  measure: Measure;
  /** What it is called here; the measure's own name unless said. */
  text?: string;
  /** A, as the answer told it; undefined while it is under way. */
  asOf: string | undefined;
  /** The figure as it is read; undefined when it is not available. */
  value: string | undefined;
  /** Where the rows behind it stand. */
  rows?: string | undefined;
  /** What it is compared to, or why it is not available. */
  note?: string | undefined;
  change?: ComponentProps<typeof Stat>['change'];
}

/** Keeps the line of the note while there is none, so that nothing jumps. */
const NO_NOTE = '\u00a0';

/** A figure with its definition and its rows; its own shape while it loads. */
export function FigureStat({ measure, text = definitions[measure].name, asOf, value, rows, note = NO_NOTE, change }: Props) {
  if (asOf === undefined) return <Stat label={text} value={<Skeleton className="h-8 w-24" />} note={NO_NOTE} />;
  return (
    <Stat
      label={<Defined measure={measure} text={text} asOf={asOf} {...(rows && { rows })} />}
      value={value && rows ? <Amount href={rows}>{value}</Amount> : value}
      note={note}
      {...(change && { change })}
    />
  );
}
