import { putTool, putVendorMatch } from '@services/directory/contract/firm';
import { usePeople, useVendors } from '@services/directory-api/browser';
import type { Tool } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, wholeNumber } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Combobox } from '@suite/ui/combobox';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';

const { edit: words } = copy;

const AUTOMATIC = 'automatic';
const NONE = 'none';

const matchOf = ({ isMatchedByPerson, entry }: Tool): string => (isMatchedByPerson ? (entry?.id ?? NONE) : AUTOMATIC);

const { ownerId, renewsOn, noticeDays, endedOn, note } = putTool.body.entries;
const schema = fields({ ownerId, renewsOn, noticeDays: wholeNumber(noticeDays, words.badDays), endedOn, note });

/** Edits owner, renewal and end of a tool, and its vendor in the directory. */
export function ToolDialog({ tool, onClose }: { tool: Tool; onClose: () => void }) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const people = usePeople().data ?? [];
  const similar = useVendors({ find: tool.name.slice(0, 60), first: 20 }).data?.vendors.vendors ?? [];
  const [match, setMatch] = useState(matchOf(tool));
  const form = useForm(schema, {
    saved: {
      ownerId: tool.owner?.id ?? null,
      renewsOn: tool.isRenewalEntered ? tool.renewsOn : null,
      noticeDays: String(tool.noticeDays),
      endedOn: tool.endedOn,
      note: tool.note,
    },
    version: tool.version,
    async save(output, version) {
      // First, because it can be repeated.
      if (match !== matchOf(tool))
        await formClient.call(putVendorMatch, {
          body: { vendor: tool.vendor, vendorId: match === NONE ? null : (match as 'automatic') },
        });
      await formClient.call(putTool, { body: { vendor: tool.vendor, ...output, version } });
    },
    onSaved() {
      onClose();
      return revalidate('explore-software', 'explore-vendor', 'explore-vendors');
    },
    reload: () => revalidate('explore-software'),
    done: words.saved(tool.name),
    failed: words.failed,
  });
  const renewal = form.field('renewsOn');
  const end = form.field('endedOn');
  const owner = tool.owner && !people.some(({ id }) => id === tool.owner?.id) ? [tool.owner] : [];
  const known = tool.entry && !similar.some(({ id }) => id === tool.entry?.id) ? [tool.entry] : [];

  return (
    <FormDialog
      title={words.title(tool.name)}
      submit={words.submit}
      onClose={onClose}
      {...form.dialog}
      isUnsaved={form.isChanged || match !== matchOf(tool)}
    >
      <Combobox
        label={words.owner}
        placeholder={words.nobody}
        options={[...owner, ...people].map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('ownerId')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          label={words.renewsOn}
          hint={words.renewsHint}
          {...renewal}
          value={renewal.value ?? ''}
          onChange={(day) => renewal.onChange(day || null)}
        />
        <Input label={words.noticeDays} inputMode="numeric" maxLength={3} autoComplete="off" {...form.text('noticeDays')} />
      </div>
      <DateField label={words.endedOn} {...end} value={end.value ?? ''} onChange={(day) => end.onChange(day || null)} />
      <Select
        label={words.match}
        options={[
          { value: AUTOMATIC, label: words.automatic },
          { value: NONE, label: words.noneOf },
          ...[...known, ...similar].map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={match}
        onChange={setMatch}
      />
      <TextArea label={words.note} maxLength={500} rows={2} {...form.text('note')} />
      <FormNote form={form} />
    </FormDialog>
  );
}
