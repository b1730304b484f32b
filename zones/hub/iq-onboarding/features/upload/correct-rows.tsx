import { retryRejectedRows } from '@services/ledger/browser/imports';
import { getImports, getRejectedRows, type RejectedRow } from '@services/ledger/contract/imports';
import type { TableGuess } from '@services/ledger/contract/table';
import { getUploads, type Upload } from '@services/ledger/contract/uploads';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { useUnsavedWork } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { type FormEvent, useState } from 'react';
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

/** The first rejected rows, with editable cells; corrected rows are imported on their own. */
export function CorrectRows({ runId, confirmation, guess, onCancel }: Props) {
  const { client } = useApi();
  const revalidate = useRevalidate();
  const { data } = useQuery(getRejectedRows, { params: { runId }, query: first }, { handleLocally: [] });
  const [typed, setTyped] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  useUnsavedWork(typed.size > 0);
  const rows = data?.rows.filter(({ cells }) => cells) ?? [];
  const columns = guess.columns.flatMap((column, place) =>
    confirmation.columns[place]?.field ? [{ place, name: nameOf(column, place) }] : [],
  );

  const cellsOf = ({ id = 0, cells = [] }: RejectedRow) => typed.get(id) ?? cells;
  function change(row: RejectedRow, place: number, text: string) {
    const cells = cellsOf(row).map((cell, at) => (at === place ? text : cell));
    setTyped(new Map(typed).set(row.id ?? 0, cells));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.size === 0) return setFailure(correct.nothing);
    setSending(true);
    setFailure(undefined);
    try {
      const corrected = [...typed].map(([id, cells]) => ({ id, cells: [...cells] }));
      const { id } = await retryRejectedRows(client, runId, corrected);
      setTyped(new Map());
      void revalidate(getUploads, getImports);
      location.hash = hashOf('iq-onboarding', '/upload', { id });
    } catch (error) {
      setFailure(reasonOf(error));
      setSending(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="mb-7">
      <h2>{correct.heading}</h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-pretty text-muted">{correct.text}</p>
      {data && rows.length === 0 && <EmptyState title={correct.none} text={correct.noneText} />}
      <ul aria-label={correct.heading} className="divide-y divide-line rounded-lg border border-line bg-surface">
        {rows.map((row) => (
          <li key={row.id}>
            <fieldset disabled={isSending} className="px-4 py-3">
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
      {failure && (
        <div className="mt-3">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {rows.length > 0 && (
          <Button type="submit" spinning={isSending}>
            {correct.submit}
          </Button>
        )}
        <Button variant="quiet" disabled={isSending} onClick={onCancel}>
          {correct.cancel}
        </Button>
      </div>
    </form>
  );
}
