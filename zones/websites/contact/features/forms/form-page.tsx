import { createForm, type Form, getForms, putForm } from '@services/inbox/contract/forms';
import { getLeadPeople } from '@services/inbox/contract/leads';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { PageSkeleton } from '@suite/list/skeletons';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { FormNote } from '@suite/shell/form/form-parts';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useForm } from '@suite/shell/form/use-form';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { classNames } from '@suite/ui/class-names';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink, Link } from '@suite/ui/link';
import { SaveBar } from '@suite/ui/save-bar';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import { draftOf, formSchema } from './form-draft';
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
  return <Editor key={id} form={form} />;
}

function Editor({ form: saved }: { form: Form | undefined }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const people = useQuery(getLeadPeople, {}, { handleGlobally: true }).data ?? [];
  const [isArchiving, setArchiving] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const reload = () => revalidate(getForms);
  const form = useForm(formSchema, {
    name: `website-form:${saved?.id ?? 'new'}`,
    saved: draftOf(saved),
    ...(saved && { version: saved.version }),
    save: (body, version) =>
      saved
        ? formClient.call(putForm, { params: { formId: saved.id }, body: { ...body, isArchived: saved.isArchived, version } })
        : formClient.call(createForm, { body }),
    async onSaved(answer) {
      await reload();
      if (!saved) location.hash = hashOf('contact', '/form', { id: answer.id });
    },
    reload,
    done: saved ? copy.saved : copy.created,
    failed: copy.notSaved,
    isFixed: !mayChange,
  });
  const { values, set, errors } = form;

  async function archive({ id, name, ownerId, entries, isArchived, version }: Form) {
    setArchiving(true);
    try {
      const body = { name, ownerId, entries, isArchived: !isArchived, version };
      await formClient.call(putForm, { params: { formId: id }, body });
      events.emit('toast', { type: 'success', text: copy.saved });
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notSaved(reasonOf(error)) });
    }
    await reload();
    setArchiving(false);
  }

  return (
    <>
      <p className="mb-2">
        <Link href={hashOf('contact', '/forms')}>{copy.back}</Link>
      </p>
      <ViewHead
        title={saved?.name ?? copy.newTitle}
        actions={
          <>
            {/* Beside the form where there is room. */}
            <Button variant="quiet" className="lg:hidden" onClick={() => setPreviewing(!isPreviewing)}>
              {isPreviewing ? copy.edit : copy.preview}
            </Button>
            {saved && mayChange && (
              <Button
                variant="quiet"
                disabled={isArchiving || form.isRunning || form.isChanged}
                onClick={() => void archive(saved)}
              >
                {saved.isArchived ? copy.restore : copy.archive}
              </Button>
            )}
          </>
        }
      />
      <form className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,680px)_minmax(300px,1fr)]" {...form.element}>
        <div className={classNames('grid min-w-0 content-start gap-8', isPreviewing && 'max-lg:hidden')}>
          <fieldset disabled={!mayChange} className="contents">
            <FormTexts
              draft={values}
              errors={errors}
              people={people}
              onChange={set}
              fields={
                <FormFields
                  fields={values.entries.fields}
                  errors={errors}
                  onChange={(fields) => set({ entries: { ...values.entries, fields } })}
                />
              }
            />
          </fieldset>
          <FormNote form={form} />
          {mayChange && (
            <SaveBar
              isChanged={form.isChanged}
              isRunning={form.isRunning}
              discard={copy.discard}
              onDiscard={form.discard}
              changed={copy.changed}
              other={
                Object.keys(errors).length > 0 && (
                  <p role="alert" className="text-bad">
                    {copy.fix}
                  </p>
                )
              }
            >
              <Button
                type="submit"
                spinning={form.isRunning}
                disabled={form.isBehind || (saved !== undefined && !form.isChanged)}
              >
                {saved ? copy.save : copy.create}
              </Button>
            </SaveBar>
          )}
        </div>
        <FormPreview entries={values.entries} className={isPreviewing ? undefined : 'max-lg:hidden'} />
      </form>
    </>
  );
}
