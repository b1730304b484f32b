import { createVendor, decideSuggestion, type FactEntries, putVendor } from '@services/directory/contract/directory';
import { type FactKind, factKinds, isSubCategory, type SubCategory, subCategories } from '@services/directory/contract/terms';
import type { VendorPage } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Combobox } from '@suite/ui/combobox';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { localDayOf } from '@suite/values/iso-day';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { subCategoryWords } from '../words/words';
import { copy } from './copy';
import { type FactDraft, FactFields } from './fact-fields';

const { vendor: words } = copy;

const options = subCategories
  .map((value) => ({ value, label: subCategoryWords[value] }))
  .sort((a, b) => a.label.localeCompare(b.label));

interface Props {
  /** The vendor to edit; absent for a new one. */
  vendor?: VendorPage;
  /** The suggestion that a new vendor comes from. */
  suggestion?: { id: string; name: string; website: string };
  onClose: () => void;
}

const draftsOf = ({ vendor, suggestion }: Pick<Props, 'vendor' | 'suggestion'>): FactDraft[] => {
  const known = vendor?.facts.map(({ kind, value, asOf, source }, id) => ({
    ...{ id, kind: kind as FactKind, value },
    kept: { value, asOf, source: source.name, sourceUrl: source.url, license: source.license, credit: source.credit },
  }));
  return known ?? [{ id: 0, kind: 'website', value: suggestion?.website ?? '' }];
};

/** Adds a vendor to the directory, or edits one. Unchanged facts keep their source. */
export function VendorDialog({ vendor, suggestion, onClose }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [first] = useState(() => ({
    name: vendor?.name ?? suggestion?.name ?? '',
    subCategory: vendor && isSubCategory(vendor.subCategory) ? vendor.subCategory : ('other' as SubCategory),
    drafts: draftsOf({ ...(vendor && { vendor }), ...(suggestion && { suggestion }) }),
  }));
  const [name, setName] = useState(first.name);
  const [subCategory, setSubCategory] = useState(first.subCategory);
  const [drafts, setDrafts] = useState(first.drafts);
  const [source, setSource] = useState('');
  const [asOf, setAsOf] = useState(localDayOf(Date.now()));
  const [isTold, setTold] = useState(false);
  const filled = drafts.filter(({ value, kept }) => kept || value.trim());
  const isMissing = filled.some(({ value }) => !value.trim());
  const hasNew = filled.some(({ value, kept }) => kept?.value !== value);
  const lacksSource = hasNew && !source.trim();

  const factOf = ({ kind, value, kept }: FactDraft): FactEntries => {
    const { value: before, ...from } = kept ?? { value: undefined };
    const own = { source, sourceUrl: '', license: '', credit: '', asOf };
    return { kind, value, ...own, ...(before === value && from) };
  };

  function submit() {
    setTold(true);
    if (!name.trim() || lacksSource || isMissing) return undefined;
    return save();
  }

  async function save() {
    const body = { name, subCategory, facts: filled.map(factOf) };
    const saved = vendor
      ? await formClient.call(putVendor, { params: { vendorId: vendor.id }, body: { ...body, version: vendor.version } })
      : await formClient.call(createVendor, { body });
    if (suggestion)
      await formClient.call(decideSuggestion, { params: { suggestionId: suggestion.id }, body: { state: 'added', note: '' } });
    onClose();
    events.emit('toast', { type: 'success', text: words.saved(saved.name) });
    if (!vendor) location.hash = hashOf('explore', '/vendor', { slug: saved.slug });
    await revalidate('explore-vendor', 'explore-vendors', 'explore-compare', 'explore-operator', 'explore-requests');
  }

  return (
    <FormDialog
      isWide
      title={vendor ? words.edit(vendor.name) : words.add}
      submit={words.submit}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={name !== first.name || subCategory !== first.subCategory || drafts !== first.drafts}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          label={words.name}
          value={name}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
          {...(isTold && !name.trim() && { error: words.noName })}
        />
        <Combobox
          label={words.category}
          options={options}
          value={subCategory}
          onChange={(value) => setSubCategory(value && isSubCategory(value) ? value : 'other')}
        />
      </div>
      <FactFields drafts={drafts} onChange={setDrafts} isTold={isTold} kinds={factKinds} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          label={words.source}
          value={source}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setSource(event.currentTarget.value)}
          {...(isTold && lacksSource && { error: words.noSource })}
        />
        <DateField label={words.asOf} value={asOf} onChange={setAsOf} />
      </div>
    </FormDialog>
  );
}
