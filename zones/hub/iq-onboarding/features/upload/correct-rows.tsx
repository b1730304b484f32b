import { retryRejectedRows } from '@services/ledger/browser/imports';
import { retryRejectedRows as endpoint, getImports, getRejectedRows, type RejectedRow } from '@services/ledger/contract/imports';
import type { TableGuess } from '@services/ledger/contract/table';
import { getUploads, type Upload } from '@services/ledger/contract/uploads';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, listOf, obeying } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { Input } from '@suite/ui/input';
import { hashOf } from '@suite/zones/zone-url';
import { nameOf } from './confirmed';
import { copy } from './copy';

interface Props {
  runId: string;
  confirmation: NonNullable<Upload['confirmation']>;
  guess: TableGuess;
  onCancel: () => void;
}

const { correct } = copy;
const first = { find: '', sort: 'place', order: 'ascending', offset: '0', limit: '50' } as const;

type Correctable = Omit<RejectedRow, 'id' | 'cells'> & { id: number; cells: string[] };

/** The first rejected rows, with editable cells; corrected rows are imported on their own. */
export function CorrectRows(props: Props) {
  const { data } = useQuery(getRejectedRows, { params: { runId: props.runId }, query: first }, { handleGlobally: true });
  if (!data) return <Form key="loading" {...props} rows={undefined} />;
  const rows = data.rows.flatMap(({ id, cells, ...row }) => (id !== undefined && cells ? [{ ...row, id, cells }] : []));
  return <Form {...props} rows={rows} />;
}

interface FormProps extends Props {
  /** Undefined until they are loaded. */
  rows: Correctable[] | undefined;
}

const list = listOf(endpoint.body.entries.rows.item);

function Form({ runId, confirmation, guess, rows, onCancel }: FormProps) {
  const { client } = useApi();
  const revalidate = useRevalidate();
  const saved = (rows ?? []).map(({ id, cells }) => ({ id, cells }));
  const isChanged = ({ id, cells }: { id: number; cells: string[] }) =>
    saved.some((row) => row.id === id && row.cells.some((cell, place) => cell !== cells[place]));
  const form = useForm(
    obeying(fields({ rows: list }), (output) => output.rows.some(isChanged), correct.nothing),
    {
      name: `corrected-rows:${runId}`,
      saved: { rows: saved },
      save: (output) => retryRejectedRows(client, runId, output.rows.filter(isChanged)),
      onSaved({ id }) {
        location.hash = hashOf('iq-onboarding', '/upload', { id });
        return revalidate(getUploads, getImports);
      },
    },
  );
  const columns = guess.columns.flatMap((column, place) =>
    confirmation.columns[place]?.field ? [{ place, name: nameOf(column, place) }] : [],
  );

  const cellsOf = (row: Pick<Correctable, 'id' | 'cells'>) =>
    form.values.rows.find(({ id }) => id === row.id)?.cells ?? row.cells;
  function change(row: Correctable, place: number, text: string) {
    const cells = cellsOf(row).map((cell, at) => (at === place ? text : cell));
    form.set({ rows: saved.map((one) => ({ id: one.id, cells: one.id === row.id ? cells : cellsOf(one) })) });
  }

  return (
    <form className="mb-7" {...form.element}>
      <h2>{correct.heading}</h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-pretty text-muted">{correct.text}</p>
      {rows?.length === 0 && <EmptyState title={correct.none} text={correct.noneText} />}
      <ul aria-label={correct.heading} className="divide-y divide-line rounded-lg border border-line bg-surface">
        {rows?.map((row) => (
          <li key={row.id}>
            <fieldset disabled={form.isRunning} className="px-4 py-3">
              <legend className="float-left mb-2 w-full">
                <span className="font-medium">{correct.line(row.line)}</span> <span className="text-bad">{row.reason}</span>
              </legend>
              <div className="clear-both grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
                {columns.map(({ place, name }) => (
                  <Input
                    key={place}
                    label={name}
                    value={cellsOf(row)[place] ?? ''}
                    onChange={(event) => change(row, place, event.currentTarget.value)}
                  />
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      <FormNote form={form} className="mt-3" />
      <div className="mt-3 flex flex-wrap gap-2">
        {rows && rows.length > 0 && (
          <Button type="submit" spinning={form.isRunning}>
            {correct.submit}
          </Button>
        )}
        <Button variant="quiet" disabled={form.isRunning} onClick={onCancel}>
          {correct.cancel}
        </Button>
      </div>
    </form>
  );
}
