'use client';

import { useImport } from '@services/ledger/browser/imports';
import { sourceName } from '@services/ledger/browser/source-names';
import type { ImportRun } from '@services/ledger/contract/imports';
import { ImportEffect } from '@suite/imports/import-effect';
import { RejectedRows, rejectedDefaults } from '@suite/imports/rejected-rows';
import { RunCounts } from '@suite/imports/run-counts';
import { UndoImport } from '@suite/imports/undo-import';
import { PageError } from '@suite/list/page-error';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useTabTitle } from '@suite/shell/pages/tab-title';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { ResultBadge } from './result-badge';
import { durationText, resultOf, totalsOf } from './run-facts';

const defaults = { id: '', ...rejectedDefaults };

/** One import: its outcome, its row counts by kind, and every rejected row. */
export function ImportPage() {
  const { moment } = useFormats();
  const [view, change] = useView('iq-settings', '/import', defaults);
  const { id } = view;
  const { data: run, error, mutate } = useImport(id);
  const all = hashOf('iq-settings', '/imports');
  useTabTitle('iq-settings', run && titleOf(run));

  if (!run) {
    if (id && !error) return <PageSkeleton />;
    if (error && error.code !== 'not_found')
      return <PageError title={copy.heading} text={copy.oneFailed} onRetry={() => mutate()} />;
    return <EmptyState title={copy.goneTitle} text={copy.goneText} action={<ButtonLink href={all}>{copy.all}</ButtonLink>} />;
  }
  const facts = [
    <time key="at" dateTime={run.startedAt}>
      {moment(run.startedAt)}
    </time>,
    run.fileName && sourceName(run),
    run.milliseconds !== null && durationText(run.milliseconds),
    run.undoneAt && copy.undoneAt(moment(run.undoneAt)),
  ].filter(Boolean);
  return (
    <>
      <p className="mb-2">
        <Link href={all}>{copy.all}</Link>
      </p>
      <ViewHead
        title={titleOf(run)}
        actions={run.mayUndo && <UndoImport run={run} onUndone={(undone) => mutate(undone, { revalidate: false })} />}
      />
      <p className="-mt-3 mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere text-muted">
        <ResultBadge result={resultOf(run)} />
        {facts.map((fact, place) => (
          <span key={place}>{fact}</span>
        ))}
      </p>
      <div className="max-w-[960px]">
        {run.failure && (
          <div className="mb-4">
            <ErrorNote title={copy.failure} text={run.failure} />
          </div>
        )}
        <RunCounts run={run} />
        {totalsOf(run).rejected > 0 && (
          <div className="mt-7">
            <RejectedRows runId={run.id} view={view} change={change} />
          </div>
        )}
        {run.finishedAt && !run.failure && !run.undoneAt && (
          <div className="mt-7">
            <ImportEffect runId={run.id} />
          </div>
        )}
      </div>
    </>
  );
}

function titleOf(run: ImportRun): string {
  if (run.fileName !== null) return copy.ofFile(run.fileName);
  return run.source === 'sample' ? copy.ofSample : copy.ofPlatform(sourceName(run));
}
