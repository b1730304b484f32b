import { createGuide, type Guide, putGuide, putGuideFile } from '@services/guides/contract/guides';
import { getForms } from '@services/inbox/contract/forms';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  guide: Guide | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Adds a lead magnet, or edits one. */
export function GuideDialog({ guide, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const forms = (useQuery(getForms, {}, { handleLocally: [] }).data ?? []).filter(({ isArchived }) => !isArchived);
  const [first] = useState(() => ({
    title: guide?.title ?? '',
    description: guide?.description ?? '',
    formId: guide?.formId ?? '',
    isActive: guide?.isActive ?? true,
  }));
  const [entries, setEntries] = useState(first);
  const [file, setFile] = useState<File>();
  const [isTold, setTold] = useState(false);
  // After it was created, another attempt updates the same one.
  const [made, setMade] = useState(guide);
  const set = (part: Partial<typeof first>) => setEntries({ ...entries, ...part });

  function submit() {
    setTold(true);
    if (!entries.title.trim() || !entries.formId) return undefined;
    return save().then(onDone);
  }

  async function save(): Promise<void> {
    const { isActive, ...body } = entries;
    const saved = made
      ? await formClient.call(putGuide, { params: { guideId: made.id }, body: { ...body, isActive, version: made.version } })
      : await formClient.call(createGuide, { body });
    setMade(saved);
    if (file)
      setMade(await formClient.call(putGuideFile, { params: { guideId: saved.id }, query: { fileName: file.name }, file }));
  }

  return (
    <FormDialog
      title={guide ? copy.edit : copy.add}
      isWide
      isUnsaved={entries !== first || file !== undefined}
      submit={copy.save}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => copy.notSaved(reasonOf(error))}
    >
      <Input
        label={copy.title}
        value={entries.title}
        maxLength={200}
        autoComplete="off"
        {...(isTold && !entries.title.trim() && { error: copy.needed })}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextArea
        label={copy.description}
        value={entries.description}
        rows={3}
        maxLength={1_000}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <Select
        label={copy.form}
        placeholder={copy.choose}
        options={forms.map(({ id: value, name: label }) => ({ value, label }))}
        value={entries.formId || null}
        {...(forms.length === 0 && { hint: copy.noForms })}
        {...(isTold && !entries.formId && { error: copy.needed })}
        onChange={(formId) => set({ formId })}
      />
      <Input
        label={copy.file}
        type="file"
        accept="application/pdf"
        hint={guide?.file?.name ?? copy.fileHint}
        onChange={(event) => setFile(event.currentTarget.files?.[0])}
      />
      {guide && (
        <Checkbox label={copy.isActive} size="sm" checked={entries.isActive} onChange={(isActive) => set({ isActive })} />
      )}
    </FormDialog>
  );
}
