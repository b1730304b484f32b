'use client';

import { definitions, type Measure } from '@suite/insights/definitions';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Link } from '@suite/ui/link';
import { useState } from 'react';
import { useFigureFormats } from './use-figure-formats';

interface Props {
  measure: Measure;
  /** What stands on the page; the measure's own name unless said. */
  text?: string;
  /** A, as the answer told it. */
  asOf: string;
  /** Where the rows behind the figure stand. */
  rows?: string;
}

/** The name of a figure, which opens its definition: formula, as-of date and source rows. */
export function Defined({ measure, text, asOf, rows }: Props) {
  const { day } = useFigureFormats();
  const [isOpen, setIsOpen] = useState(false);
  const { name, formula, rows: source } = definitions[measure];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="cursor-help text-start [font:inherit] [letter-spacing:inherit] underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ink [text-transform:inherit]"
        onClick={() => setIsOpen(true)}
      >
        {text ?? name}
      </button>
      {isOpen && (
        <Dialog
          title={name}
          onClose={() => setIsOpen(false)}
          actions={
            <Button look="quiet" onClick={() => setIsOpen(false)}>
              Close
            </Button>
          }
        >
          <dl className="grid gap-3">
            <Part name="Formula" text={formula} />
            <Part name="As of A" text={day(asOf)} />
            <Part name="Source rows" text={source} />
          </dl>
          {rows && (
            <p className="mt-3">
              <Link href={rows}>Show the rows</Link>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}

const Part = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="text-xs font-semibold text-muted">{name}</dt>
    <dd className="text-pretty text-ink">{text}</dd>
  </div>
);
