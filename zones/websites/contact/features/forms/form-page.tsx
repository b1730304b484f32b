import { createForm, type Form, getForms, putForm } from '@services/inbox/contract/forms';
import { getLeadPeople } from '@services/inbox/contract/leads';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { PageSkeleton } from '@suite/list/skeletons';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { classNames } from '@suite/ui/class-names';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink, Link } from '@suite/ui/link';
import { SaveBar } from '@suite/ui/save-bar';
import { hashOf } from '@suite/zones/zone-url';
import { type FormEvent, useState } from 'react';
import { copy } from './copy';
import { cleaned, draftOf, faultsOf } from './form-draft';
import { FormFields } from './form-fields';
import { FormPreview } from './form-preview';
import { FormTexts } from './form-texts';

/** One form of the website, or a new one. */
export function FormPage() {
  const id = useHashParam<'contact', '/form'>('id') ?? '';
  const { data: forms, error, mutate } = useQuery(getForms, {});
  if (error && !forms) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!forms) return <PageSkeleton />;
  const form = forms.find((one) => one.id === id);
  if (id && !form)
    return (
      <EmptyState
        title={copy.gone}
        text={copy.goneText}
        action={<ButtonLink href={hashOf('contact', '/forms')}>{copy.back}</ButtonLink>}
      />
    );
  return <Editor key={`${id} ${form?.version ?? 0}`} form={form} />;
}

function Editor({ form }: { form: Form | undefined }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const people = useQuery(getLeadPeople, {}, { handleLocally: [] }).data ?? [];
  const [first] = useState(() => draftOf(form));
  const { draft, change, forget, discard } = useDraft(`website-form:${form ? `${form.id}:${form.version}` : 'new'}`, first);
  const isChanged = draft !== first;
  const [isTold, setTold] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const faults = isTold ? faultsOf(draft) : {};

  async function save(isArchived: boolean) {
    setTold(true);
    if (Object.keys(faultsOf(draft)).length) return;
    setRunning(true);
    try {
      const body = { ...draft, entries: cleaned(draft.entries) };
      if (form)
        await formClient.call(putForm, { params: { formId: form.id }, body: { ...body, isArchived, version: form.version } });
      const made = form ? undefined : await formClient.call(createForm, { body });
      forget();
      events.emit('toast', { type: 'success', text: made ? copy.created : copy.saved });
      await revalidate(getForms);
      if (made) location.hash = hashOf('contact', '/form', { id: made.id });
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notSaved(reasonOf(error)) });
    }
    setRunning(false);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(form?.isArchived ?? false);
  };

  return (
    <>
      <p className="mb-2">
        <Link href={hashOf('contact', '/forms')}>{copy.back}</Link>
      </p>
      <ViewHead
        title={form?.name ?? copy.newTitle}
        actions={
          <>
            {/* Beside the form where there is room. */}
            <Button variant="quiet" className="lg:hidden" onClick={() => setPreviewing(!isPreviewing)}>
              {isPreviewing ? copy.edit : copy.preview}
            </Button>
            {form && mayChange && (
              <Button variant="quiet" disabled={isRunning || isChanged} onClick={() => void save(!form.isArchived)}>
                {form.isArchived ? copy.restore : copy.archive}
              </Button>
            )}
          </>
        }
      />
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,680px)_minmax(300px,1fr)]"
        onSubmit={submit}
      >
        <div className={classNames('grid min-w-0 content-start gap-8', isPreviewing && 'max-lg:hidden')}>
          <fieldset disabled={!mayChange} className="contents">
            <FormTexts
              draft={draft}
              faults={faults}
              people={people}
              onChange={change}
              fields={
                <FormFields
                  fields={draft.entries.fields}
                  faults={faults}
                  onChange={(fields) => change({ ...draft, entries: { ...draft.entries, fields } })}
                />
              }
            />
          </fieldset>
          {mayChange && (
            <SaveBar
              isChanged={isChanged}
              isRunning={isRunning}
              discard={copy.discard}
              onDiscard={() => [discard(), setTold(false)]}
              changed={copy.changed}
              other={
                Object.keys(faults).length > 0 && (
                  <p role="alert" className="text-bad">
                    {copy.fix}
                  </p>
                )
              }
            >
              <Button type="submit" spinning={isRunning} disabled={Boolean(form) && !isChanged}>
                {form ? copy.save : copy.create}
              </Button>
            </SaveBar>
          )}
        </div>
        <FormPreview entries={draft.entries} className={isPreviewing ? undefined : 'max-lg:hidden'} />
      </form>
    </>
  );
}
