import { usePeople, useVendors } from '@services/acoren/browser';
import type { Tool } from '@services/acoren/contract/answers';
import { putTool, putVendorMatch } from '@services/solutionhub-vendors/contract/firm';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
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

/** Edits owner, renewal and end of a tool, and its vendor in the directory. */
export function ToolDialog({ tool, onClose }: { tool: Tool; onClose: () => void }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const people = usePeople().data ?? [];
  const similar = useVendors({ find: tool.name.slice(0, 60), first: 20 }).data?.vendors.vendors ?? [];
  const [first] = useState({
    ownerId: tool.owner?.id ?? null,
    renewsOn: tool.isRenewalEntered ? (tool.renewsOn ?? '') : '',
    noticeDays: String(tool.noticeDays),
    endedOn: tool.endedOn ?? '',
    note: tool.note,
  });
  const [entries, setEntries] = useState(first);
  const [match, setMatch] = useState(matchOf(tool));
  const [isTold, setTold] = useState(false);
  const set = (part: Partial<typeof entries>) => setEntries({ ...entries, ...part });
  const days = /^\d{1,3}$/.test(entries.noticeDays.trim()) ? Number(entries.noticeDays) : -1;
  const isBad = days < 0 || days > 365;
  const owner = tool.owner && !people.some(({ id }) => id === tool.owner?.id) ? [tool.owner] : [];
  const known = tool.entry && !similar.some(({ id }) => id === tool.entry?.id) ? [tool.entry] : [];

  async function save() {
    const { renewsOn, endedOn, ...rest } = entries;
    const dates = { renewsOn: renewsOn || null, endedOn: endedOn || null };
    await formClient.call(putTool, { body: { vendor: tool.vendor, ...rest, ...dates, noticeDays: days } });
    if (match !== matchOf(tool))
      await formClient.call(putVendorMatch, {
        body: { vendor: tool.vendor, vendorId: match === NONE ? null : (match as 'automatic') },
      });
    onClose();
    events.emit('toast', { type: 'success', text: words.saved(tool.name) });
    await revalidate('explore-software', 'explore-vendor', 'explore-vendors');
  }

  return (
    <FormDialog
      title={words.title(tool.name)}
      submit={words.submit}
      onSubmit={() => {
        setTold(true);
        return isBad ? undefined : save();
      }}
      onClose={onClose}
      isUnsaved={entries !== first || match !== matchOf(tool)}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <Combobox
        label={words.owner}
        placeholder={words.nobody}
        options={[...owner, ...people].map(({ id, name }) => ({ value: id, label: name }))}
        value={entries.ownerId}
        onChange={(ownerId) => set({ ownerId })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <DateField
          label={words.renewsOn}
          hint={words.renewsHint}
          value={entries.renewsOn}
          onChange={(renewsOn) => set({ renewsOn })}
        />
        <Input
          label={words.noticeDays}
          inputMode="numeric"
          value={entries.noticeDays}
          maxLength={3}
          autoComplete="off"
          onChange={(event) => set({ noticeDays: event.currentTarget.value })}
          {...(isTold && isBad && { error: words.badDays })}
        />
      </div>
      <DateField label={words.endedOn} value={entries.endedOn} onChange={(endedOn) => set({ endedOn })} />
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
      <TextArea
        label={words.note}
        value={entries.note}
        maxLength={500}
        rows={2}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
