import { decideSuggestion } from '@services/directory/contract/directory';
import { useOperatorRequests } from '@services/directory-api/browser';
import type { AnswerOf } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { reasonOf } from '@suite/shell/form/reason-of';
import { NotFound } from '@suite/shell/pages/page-note';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { useState } from 'react';
import { useIsOperator } from '../frame/use-is-operator';
import { copy } from './copy';
import { ImportSection } from './import-section';
import { PassedDialog } from './passed-dialog';
import { VendorDialog } from './vendor-dialog';

type Queue = AnswerOf<'operator'>;
type Suggestion = Queue['openSuggestions'][number];

/** Tools for operators of the directory: import files, add vendors, reply to firms. */
export function Manage() {
  const isOperator = useIsOperator();
  const { data, error, mutate } = useOperatorRequests(isOperator);
  const [adding, setAdding] = useState<Suggestion | 'new'>();
  if (!isOperator) return <NotFound />;
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} actions={<Button onClick={() => setAdding('new')}>{copy.add}</Button>} />
      <ImportSection />
      {error && !data && <ErrorNote title={copy.failed} onRetry={() => void mutate()} />}
      {!error && !data && <Skeleton className="mt-6 h-40 rounded-lg" />}
      {data && (
        <>
          <Introductions rows={data.requestsToPassOn} />
          <Suggestions rows={data.openSuggestions} onAdd={setAdding} />
        </>
      )}
      {adding && <VendorDialog {...(adding !== 'new' && { suggestion: adding })} onClose={() => setAdding(undefined)} />}
    </>
  );
}

function Introductions({ rows }: { rows: Queue['requestsToPassOn'] }) {
  const { date } = useFormats();
  const [opened, setOpened] = useState<(typeof rows)[number]>();
  const { introductions: words } = copy;
  return (
    <section className="mt-8">
      <h2 className="mb-2">{words.heading}</h2>
      {rows.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-start justify-between gap-3 p-4">
            <div className="min-w-0">
              <p className="font-medium">
                {row.vendor} <span className="font-normal text-muted">· {words.states[row.state as 'sent'] ?? ''}</span>
              </p>
              <p className="whitespace-pre-line break-words">{row.message}</p>
              <p className="break-words text-xs text-muted">
                {words.from(row.person, row.firm, row.email, date(row.consentedAt))}
              </p>
            </div>
            <Button variant="quiet" size="sm" aria-label={`${words.change}: ${row.vendor}`} onClick={() => setOpened(row)}>
              {words.change}
            </Button>
          </li>
        ))}
      </ul>
      {opened && <PassedDialog request={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

function Suggestions({ rows, onAdd }: { rows: readonly Suggestion[]; onAdd: (row: Suggestion) => void }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { date } = useFormats();
  const revalidate = useRevalidate();
  const { suggestions: words } = copy;

  async function decline(id: string) {
    try {
      await formClient.call(decideSuggestion, { params: { suggestionId: id }, body: { state: 'declined', note: '' } });
      await revalidate('explore-operator', 'explore-requests');
    } catch (error) {
      events.emit('toast', { type: 'error', text: words.failed(reasonOf(error)) });
    }
  }

  return (
    <section className="mt-8">
      <h2 className="mb-2">{words.heading}</h2>
      {rows.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-start justify-between gap-3 p-4">
            <div className="min-w-0">
              <p className="break-words font-medium">{row.name}</p>
              <p className="break-all">{row.website}</p>
              <p className="break-words">{row.why}</p>
              <p className="text-xs text-muted">{words.from(row.firm, date(row.at))}</p>
            </div>
            <span className="flex gap-2">
              <Button variant="quiet" size="sm" aria-label={`${words.decline}: ${row.name}`} onClick={() => decline(row.id)}>
                {words.decline}
              </Button>
              <Button size="sm" aria-label={`${words.add}: ${row.name}`} onClick={() => onAdd(row)}>
                {words.add}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
