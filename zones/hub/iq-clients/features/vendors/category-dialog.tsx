import { getDashboard } from '@services/insights/contract/dashboard';
import { getVendorAnalysis, getVendors, putVendorCategory } from '@services/insights/contract/vendors';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { categoryNames } from '@suite/insights/vendors/category-names';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { categoryText } from './category-text';
import { copy } from './copy';
import type { Vendor } from './vendor';

const text = copy.category;

/** Option of the list for a category that the person names; no category has this id. */
const OTHER = '-';

const known = categoryNames
  .map((name) => ({ value: name as string, label: categoryText(name) }))
  .sort((a, b) => a.label.localeCompare(b.label));

/** Asks what a vendor sells. */
export function CategoryDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { category } = vendor;
  const isKnown = category !== null && known.some(({ value }) => value === category);
  const [chosen, setChosen] = useState<string | null>(isKnown ? category : category === null ? null : OTHER);
  const [first] = useState(isKnown ? '' : (category ?? ''));
  const [own, setOwn] = useState(first);
  const wanted = chosen === OTHER ? own.trim() : chosen;

  async function save(next: string | null) {
    await formClient.call(putVendorCategory, { body: { vendor: vendor.vendor, category: next } });
    events.emit('toast', { type: 'success', text: text.saved(vendor.name) });
    onClose();
    await revalidate(getVendors, getVendorAnalysis, getDashboard);
  }

  return (
    <FormDialog
      title={text.title(vendor.name)}
      submit={text.save}
      disabled={!wanted}
      other={vendor.categoryFrom === 'person' ? { text: text.takeBack, onAction: () => save(null) } : undefined}
      onSubmit={() => (wanted ? save(wanted) : undefined)}
      onClose={onClose}
      isUnsaved={own.trim() !== first}
      failed={(error) => `${text.notSaved} ${reasonOf(error)}`}
    >
      <Select
        label={text.label}
        placeholder={text.choose}
        options={[...known, { value: OTHER, label: text.other }]}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === OTHER && (
        <Input
          label={text.own}
          value={own}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
