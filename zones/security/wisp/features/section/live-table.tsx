import type { Section } from '@services/security-plan/contract/plan';
import { Table } from '@suite/ui/table';

interface Props {
  title: string;
  table: NonNullable<Section['table']>;
}

/** Maximum number of rows on the page; the document has all of them. */
const MAX = 100;

/** Data from the suite that the document adds to a section. */
export const LiveTable = ({ title, table: { heads, rows, note } }: Props) => (
  <section aria-label={title} className="mt-8">
    <h2 className="mb-2">{title}</h2>
    {rows.length > 0 && (
      <Table
        isDense
        label={title}
        columns={heads.map((text, at) => ({
          id: text,
          text,
          cell: (row: string[]) => <span className="break-words">{row[at]}</span>,
          ...(at > 0 && { narrow: 'line' as const, narrowText: `${text}:` }),
        }))}
        rows={rows.slice(0, MAX)}
        rowId={(_, place) => place}
        empty={note}
      />
    )}
    <p className="mt-2 text-xs text-muted">
      {rows.length > MAX ? `The first ${MAX} of ${rows.length} rows; the document has all. ` : ''}
      {note}
    </p>
  </section>
);
