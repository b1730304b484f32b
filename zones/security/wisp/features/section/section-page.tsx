import { getSection, putSection, type Section } from '@services/security-plan/contract/plan';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { FormNote } from '@suite/shell/form/form-parts';
import { withoutVersion } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { TextArea } from '@suite/ui/text-area';
import { hashOf } from '@suite/zones/zone-url';
import { PersonField } from '../fields/person-field';
import { useReload } from '../fields/use-save';
import { copy as frameCopy } from '../frame/copy';
import { ReadOnly } from '../frame/plan-page';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { LiveTable } from './live-table';

/** The section in the URL. */
export function SectionPage() {
  const key = useHashParam<'wisp', '/section'>('key') ?? '';
  const { data, error, mutate } = useQuery(getSection, { params: { key } });
  if (data) return <SectionForm key={key} section={data} />;
  if (!error) return <PageSkeleton />;
  if (error.status !== 404) return <PageError title={copy.page} text={frameCopy.failed} onRetry={() => mutate()} />;
  const back = <ButtonLink href={hashOf('wisp', '/')}>{frameCopy.toOverview}</ButtonLink>;
  return <EmptyState title={copy.gone} text={copy.goneText} action={back} />;
}

const schema = withoutVersion(putSection.body);

const MAX = 20_000;

function SectionForm({ section }: { section: Section }) {
  const { formClient } = useApi();
  const { moment } = useFormats();
  const mayChange = useMayChange();
  const reload = useReload();
  const { key, version, text, status, ownerId, reviewOn } = section;
  const form = useForm(schema, {
    name: `wisp-section:${key}`,
    saved: { text, status, ownerId, reviewOn },
    version,
    save: (output, base) => formClient.call(putSection, { params: { key }, body: { ...output, version: base } }),
    onSaved: reload,
    reload,
    done: copy.saved(section.title),
  });
  const review = form.field('reviewOn');

  return (
    <>
      <ViewHead
        title={section.title}
        text={section.changed ? copy.changed(moment(section.changed.at), section.changed.by) : undefined}
      />
      <ReadOnly />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_300px]">
        <form className="grid content-start gap-4" {...form.element}>
          <TextArea
            label={copy.text}
            hint={copy.textHint}
            rows={16}
            maxLength={MAX}
            readOnly={!mayChange}
            {...form.text('text')}
          />
          {mayChange && (
            <>
              <div className="grid items-start gap-4 sm:grid-cols-2">
                <PersonField label={copy.owner} people={section.people} {...form.field('ownerId')} />
                <DateField
                  label={copy.reviewOn}
                  {...review}
                  value={review.value ?? ''}
                  onChange={(on) => review.onChange(on || null)}
                />
              </div>
              <Checkbox
                label={copy.ready}
                checked={form.values.status === 'ready'}
                onChange={(isReady) => form.set({ status: isReady ? 'ready' : 'draft' })}
              />
              <FormNote form={form}>
                <details className="my-2">
                  <summary>{copy.theirs}</summary>
                  <p className="whitespace-pre-line">{section.text}</p>
                </details>
              </FormNote>
              <div className="flex gap-2">
                <Button type="submit" spinning={form.isRunning} disabled={!form.isChanged || form.isBehind}>
                  {copy.save}
                </Button>
                {form.isChanged && !form.isBehind && (
                  <Button variant="quiet" onClick={form.discard}>
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
