import { getDashboard } from '@services/insights/contract/dashboard';
import { getVendorAnalysis, getVendors, putVendorCategory } from '@services/insights/contract/vendors';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { categoryNames } from '@suite/insights/vendors/category-names';
import { fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useSuite } from '@suite/shell/start/suite-context';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { categoryText } from './category-text';
import { copy } from './copy';
import type { Vendor } from './vendor';

const text = copy.category;

/** Option of the list for a category that the person names; no category has this id. */
const OTHER = '-';

const known = categoryNames
  .map((name) => ({ value: name as string, label: categoryText(name) }))
  .sort((a, b) => a.label.localeCompare(b.label));

const schema = fields({ category: putVendorCategory.body.entries.category.wrapped });

/** Asks what a vendor sells. */
export function CategoryDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { category } = vendor;
  const save = (next: string | null) => formClient.call(putVendorCategory, { body: { vendor: vendor.vendor, category: next } });
  function onSaved() {
    onClose();
    return revalidate(getVendors, getVendorAnalysis, getDashboard);
  }
  const form = useForm(schema, {
    saved: { category: category ?? '', isOther: category !== null && !known.some(({ value }) => value === category) },
    save: (output) => save(output.category),
    onSaved,
    done: text.saved(vendor.name),
    failed: (reason) => `${text.notSaved} ${reason}`,
  });
  const { values, set } = form;

  async function takeBack() {
    await save(null);
    events.emit('toast', { type: 'success', text: text.saved(vendor.name) });
    await onSaved();
  }

  return (
    <FormDialog
      title={text.title(vendor.name)}
      submit={text.save}
      other={vendor.categoryFrom === 'person' ? { text: text.takeBack, onAction: takeBack } : undefined}
      onClose={onClose}
      {...form.dialog}
      disabled={!form.isValid}
    >
      <Select
        label={text.label}
        placeholder={text.choose}
        options={[...known, { value: OTHER, label: text.other }]}
        value={values.isOther ? OTHER : values.category || null}
        onChange={(next) => set({ isOther: next === OTHER, category: next === OTHER ? '' : (next ?? '') })}
      />
      {values.isOther && <Input label={text.own} maxLength={60} autoComplete="off" {...form.text('category')} />}
    </FormDialog>
  );
}
