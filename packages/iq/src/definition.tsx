import { definitions, type Measure } from '@suite/insights/definitions';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Link } from '@suite/ui/link';
import { useFigureFormats } from './use-figure-formats';

export interface DefinitionProps {
  measure: Measure;
  /** The as-of date of the answer. */
  asOf: string;
  /** Address of the rows behind the metric. */
  rows?: string | undefined;
  onClose: () => void;
}

/** The definition of a metric: formula, as-of date and source rows. */
export function Definition({ measure, asOf, rows, onClose }: DefinitionProps) {
  const { day } = useFigureFormats();
  const { name, formula, rows: source } = definitions[measure];
  return (
    <Dialog
      title={name}
      onClose={onClose}
      actions={
        <Button look="quiet" onClick={onClose}>
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
  );
}

const Part = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="text-xs font-semibold text-muted">{name}</dt>
    <dd className="text-pretty text-ink">{text}</dd>
  </div>
);
