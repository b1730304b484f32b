import { useImport } from '@services/ledger/browser/imports';
import type { Upload } from '@services/ledger/contract/uploads';
import { FromFile } from '@suite/imports/from-file';
import { ImportEffect } from '@suite/imports/import-effect';
import { RejectedRows, rejectedDefaults } from '@suite/imports/rejected-rows';
import { RunCounts } from '@suite/imports/run-counts';
import { UndoImport } from '@suite/imports/undo-import';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy as numbersCopy } from '../numbers/copy';
import { Numbers } from '../numbers/numbers';
import { useFirstNumbers } from '../numbers/use-first-numbers';
import { copy } from './copy';
import { CorrectRows } from './correct-rows';
import { NextFile } from './next-file';
import { Preview } from './preview';

interface Props {
  upload: Upload;
}

const defaults = { id: '', ...rejectedDefaults };

/** Result of an import: the firm's metrics, the import's counts, and every rejected row. */
export function Done({ upload: { id, fileName, runId, confirmation, guess, readLike } }: Props) {
  const { deployment } = useSuite();
  const { number, day } = useFormats();
  const [view, change] = useView('iq-onboarding', '/upload', defaults);
  const numbers = useFirstNumbers();
  const { data: run, error, mutate } = useImport(runId ?? '');
  const [isCorrecting, setCorrecting] = useState(false);
  // An invoice line is imported together with the other lines, so it has to be corrected in the file.
  const canCorrect = guess && confirmation && confirmation.kind !== 'invoice-lines' && !run?.undoneAt;
  const rejected = run?.counts.reduce((sum, counts) => sum + counts.rejected, 0) ?? 0;

  return (
    <>
      <ViewHead
        title={run?.undoneAt ? copy.done.undone : copy.done.heading}
        text={
          run?.undoneAt
            ? copy.done.undoneText(fileName)
            : `${copy.done.text(fileName)} ${rejected > 0 ? copy.done.partly(rejected, number(rejected)) : ''}`
        }
        actions={run?.mayUndo && <UndoImport run={run} onUndone={(undone) => mutate(undone, { revalidate: false })} />}
      />
      <div className="max-w-[960px]">
        <NextFile after={id} />
        {readLike && confirmation && guess && !run?.undoneAt && (
          <section aria-labelledby="read-like" className="mb-7">
            <h2 id="read-like" className="mb-2">
              {copy.done.readLike}
            </h2>
            <p className="mb-3 max-w-[68ch] text-pretty text-muted">
              {copy.done.readLikeText(readLike.fileName, day(confirmation.asOf), confirmation.currency)}
            </p>
            <Preview draft={confirmation} guess={guess} />
          </section>
        )}
        {!run?.undoneAt && (
          <section aria-labelledby="numbers" className="mb-7">
            <h2 id="numbers" className="mb-2">
              {copy.done.numbers}
            </h2>
            <Numbers numbers={numbers} notYet={<p className="text-muted">{numbersCopy.noneOfFile}</p>} />
          </section>
        )}
        {runId && run && !run.undoneAt && <ImportEffect runId={runId} />}
        {error && !run ? <ErrorNote title={copy.done.failed} onRetry={() => mutate()} /> : <RunCounts run={run} />}
        <div className="mt-5 mb-7 flex flex-wrap gap-2">
          {runId && (
            <ButtonLink variant="quiet" href={zoneUrl(deployment, 'iq-settings', '/import', { id: runId })}>
              {copy.done.history}
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" href={hashOf('iq-onboarding', '/upload')}>
            {copy.other}
          </ButtonLink>
        </div>
        {runId &&
          rejected > 0 &&
          (isCorrecting && confirmation && guess ? (
            <CorrectRows {...{ runId, confirmation, guess }} onCancel={() => setCorrecting(false)} />
          ) : (
            <RejectedRows
              runId={runId}
              view={view}
              change={change}
              actions={
                canCorrect && (
                  <Button variant="quiet" size="sm" onClick={() => setCorrecting(true)}>
                    {copy.correct.open}
                  </Button>
                )
              }
            />
          ))}
        {confirmation && guess && !run?.undoneAt && (
          <FromFile isImported confirmation={confirmation} guess={guess} asOf={confirmation.asOf} />
        )}
      </div>
    </>
  );
}
