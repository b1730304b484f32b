import { putSection, useSection } from '@services/wisp/client/plan';
import type { Section } from '@services/wisp/contract/plan';
import { useApi } from '@suite/api/api-provider';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { fitsShape } from '@suite/session/fits-shape';
import { useMayChange } from '@suite/session/may-change';
import { useDraft } from '@suite/session/use-draft';
import { useFormats } from '@suite/shell/use-formats';
import { useHashParam } from '@suite/shell/use-hash-param';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { hashOf } from '@suite/zones/zone-url';
import type { FormEvent } from 'react';
import { PersonField } from '../fields/person-field';
import { useSave } from '../fields/use-save';
import { copy as frameCopy } from '../frame/copy';
import { ReadOnly } from '../frame/plan-page';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { LiveTable } from './live-table';

/** The section in the URL. */
export function SectionPage() {
  const key = useHashParam<'wisp', '/section'>('key') ?? '';
  const { data, error, mutate } = useSection(key);
  if (data) return <SectionForm key={key} section={data} />;
  if (!error) return <PageSkeleton />;
  if (error.status !== 404) return <PageError title={copy.page} text={frameCopy.failed} onRetry={() => mutate()} />;
  const back = <ButtonLink href={hashOf('wisp', '/')}>{frameCopy.toOverview}</ButtonLink>;
  return <EmptyState title={copy.gone} text={copy.goneText} action={back} />;
}

type Draft = Pick<Section, 'text' | 'status' | 'ownerId' | 'reviewOn' | 'version'>;

const draftOf = ({ text, status, ownerId, reviewOn, version }: Section): Draft => ({ text, status, ownerId, reviewOn, version });

const MAX = 20_000;

function SectionForm({ section }: { section: Section }) {
  const { client } = useApi();
  const { moment } = useFormats();
  const mayChange = useMayChange();
  const { save, isRunning, failure } = useSave();
  const kept = useDraft<Draft | null>(`wisp-section:${section.key}`, null, undefined, (kept) =>
    fitsShape(kept, draftOf(section)),
  );
  const draft = kept.draft ?? draftOf(section);
  const isChanged = kept.draft !== null;
  const isBehind = isChanged && draft.version !== section.version;
  const set = (part: Partial<Draft>) => kept.change({ ...draft, ...part });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning || isBehind) return;
    const isSaved = await save(() => putSection(client, section.key, draft), copy.saved(section.title));
    if (isSaved) kept.discard();
  }

  return (
    <>
      <ViewHead
        title={section.title}
        text={section.changed ? copy.changed(moment(section.changed.at), section.changed.by) : undefined}
      />
      <ReadOnly />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_300px]">
        <form onSubmit={submit} noValidate className="grid content-start gap-4">
          {isBehind && (
            <Notice tone="bad">
              <p>{copy.behind}</p>
              <details className="my-2">
                <summary>{copy.theirs}</summary>
                <p className="whitespace-pre-line">{section.text}</p>
              </details>
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => set({ version: section.version })}>
                  {copy.keep}
                </Button>
                <Button size="sm" variant="quiet" onClick={kept.discard}>
                  {copy.discard}
                </Button>
              </div>
            </Notice>
          )}
          <TextArea
            label={copy.text}
            hint={copy.textHint}
            rows={16}
            maxLength={MAX}
            value={draft.text}
            readOnly={!mayChange}
            onChange={(event) => set({ text: event.currentTarget.value })}
          />
          {mayChange && (
            <>
              <div className="grid items-start gap-4 sm:grid-cols-2">
                <PersonField
                  label={copy.owner}
                  people={section.people}
                  value={draft.ownerId}
                  onChange={(ownerId) => set({ ownerId })}
                />
                <DateField label={copy.reviewOn} value={draft.reviewOn ?? ''} onChange={(on) => set({ reviewOn: on || null })} />
              </div>
              <Checkbox
                label={copy.ready}
                checked={draft.status === 'ready'}
                onChange={(isReady) => set({ status: isReady ? 'ready' : 'draft' })}
              />
              {failure && <Notice tone="bad">{failure}</Notice>}
              <div className="flex gap-2">
                <Button type="submit" spinning={isRunning} disabled={!isChanged || isBehind}>
                  {copy.save}
                </Button>
                {isChanged && !isBehind && (
                  <Button variant="quiet" onClick={kept.discard}>
                    {copy.discard}
                  </Button>
                )}
              </div>
            </>
          )}
        </form>
        <aside className="grid content-start gap-4 text-muted">
          <section>
            <h2 className="mb-1 text-sm text-ink">{copy.explanation}</h2>
            <p>{section.explanation}</p>
          </section>
          <section>
            <h2 className="mb-1 text-sm text-ink">{copy.example}</h2>
            <p className="italic">{section.example}</p>
          </section>
        </aside>
      </div>
      {section.table && <LiveTable title={copy.live} table={section.table} />}
    </>
  );
}
