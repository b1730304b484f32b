import { createGuide, type Guide, getGuides, putGuide, putGuideFile } from '@services/guides/contract/guides';
import { getForms } from '@services/inbox/contract/forms';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { FormNote } from '@suite/shell/form/form-parts';
import { reasonOf } from '@suite/shell/form/reason-of';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';

const { title, description, formId, isActive } = putGuide.body.entries;
const schema = fields({ title: worded(title, copy.needed), description, formId: worded(formId, copy.needed), isActive });

interface Props {
  guide: Guide | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Adds a lead magnet, or edits one. */
export function GuideDialog({ guide, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const forms = (useQuery(getForms, {}, { handleGlobally: true }).data ?? []).filter(({ isArchived }) => !isArchived);
  const revalidate = useRevalidate();
  const [file, setFile] = useState<File>();
  const [fileFailure, setFileFailure] = useState<string>();
  // Once it is saved, another attempt with the file updates the same one.
  const [made, setMade] = useState<Guide>();
  const saved = made && made.version >= (guide?.version ?? 0) ? made : guide;
  const form = useForm(schema, {
    saved: {
      title: saved?.title ?? '',
      description: saved?.description ?? '',
      formId: saved?.formId ?? '',
      isActive: saved?.isActive ?? true,
    },
    version: saved?.version ?? 0,
    save({ isActive, ...body }, version) {
      setFileFailure(undefined);
      return saved
        ? formClient.call(putGuide, { params: { guideId: saved.id }, body: { ...body, isActive, version } })
        : formClient.call(createGuide, { body });
    },
    async onSaved(answer) {
      setMade(answer);
      try {
        if (file) await formClient.call(putGuideFile, { params: { guideId: answer.id }, query: { fileName: file.name }, file });
      } catch (error) {
        setFileFailure(copy.notSaved(reasonOf(error)));
        return;
      }
      await onDone();
    },
    reload: () => revalidate(getGuides),
    failed: copy.notSaved,
  });
  const chosen = form.field('formId');

  return (
    <FormDialog
      title={guide ? copy.edit : copy.add}
      isWide
      submit={copy.save}
      onClose={onClose}
      {...form.dialog}
      isUnsaved={form.isChanged || file !== undefined}
    >
      <Input label={copy.title} maxLength={200} autoComplete="off" {...form.text('title')} />
      <TextArea label={copy.description} rows={3} maxLength={1_000} {...form.text('description')} />
      <Select
        label={copy.form}
        placeholder={copy.choose}
        options={forms.map(({ id: value, name: label }) => ({ value, label }))}
        {...chosen}
        value={chosen.value || null}
        {...(forms.length === 0 && { hint: copy.noForms })}
      />
      <Input
        label={copy.file}
        type="file"
        accept="application/pdf"
        hint={guide?.file?.name ?? copy.fileHint}
        onChange={(event) => setFile(event.currentTarget.files?.[0])}
      />
      {guide && <Checkbox label={copy.isActive} size="sm" {...form.check('isActive')} />}
      {fileFailure && !form.isBehind && <Notice tone="bad">{fileFailure}</Notice>}
      <FormNote form={form} />
    </FormDialog>
  );
}
