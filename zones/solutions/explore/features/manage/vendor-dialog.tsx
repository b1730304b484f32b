import { createVendor, decideSuggestion, putVendor } from '@services/directory/contract/directory';
import { type FactKind, factKinds, isSubCategory, type SubCategory, subCategories } from '@services/directory/contract/terms';
import type { VendorPage } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { FormNote } from '@suite/shell/form/form-parts';
import { sentAs } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
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

interface Values {
  name: string;
  subCategory: SubCategory;
  facts: FactDraft[];
  source: string;
  asOf: string;
}

const factsOf = ({ vendor, suggestion }: Pick<Props, 'vendor' | 'suggestion'>): FactDraft[] => {
  const known = vendor?.facts.map(({ kind, value, asOf, source }, id) => ({
    ...{ id, kind: kind as FactKind, value },
    saved: { value, asOf, source: source.name, sourceUrl: source.url, license: source.license, credit: source.credit },
  }));
  return known ?? [{ id: 0, kind: 'website', value: suggestion?.website ?? '' }];
};

/** Facts that are sent: without new ones that are empty. */
const filledOf = (facts: readonly FactDraft[]) => facts.filter(({ value, saved }) => saved || value.trim());

/** Unchanged facts keep their source. */
const bodyOf = ({ name, subCategory, facts, source, asOf }: Values) => ({
  ...{ name, subCategory },
  facts: filledOf(facts).map(({ kind, value, saved }) => {
    const { value: before, ...from } = saved ?? { value: undefined };
    const own = { source, sourceUrl: '', license: '', credit: '', asOf };
    return { kind, value, ...own, ...(before === value && from) };
  }),
});

const schema = sentAs(bodyOf, createVendor.body);

/** Adds a vendor to the directory, or edits one. */
export function VendorDialog({ vendor, suggestion, onClose }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const [today] = useState(() => localDayOf(Date.now()));
  const reload = () => revalidate('explore-vendor', 'explore-vendors', 'explore-compare', 'explore-operator', 'explore-requests');
  const form = useForm(schema, {
    saved: {
      name: vendor?.name ?? suggestion?.name ?? '',
      subCategory: vendor && isSubCategory(vendor.subCategory) ? vendor.subCategory : ('other' as SubCategory),
      facts: factsOf({ ...(vendor && { vendor }), ...(suggestion && { suggestion }) }),
      source: '',
      asOf: today,
    },
    ...(vendor && { version: vendor.version }),
    async save(body, version) {
      const saved = vendor
        ? await formClient.call(putVendor, { params: { vendorId: vendor.id }, body: { ...body, version } })
        : await formClient.call(createVendor, { body });
      if (suggestion)
        await formClient.call(decideSuggestion, { params: { suggestionId: suggestion.id }, body: { state: 'added', note: '' } });
      return saved;
    },
    onSaved({ slug }) {
      onClose();
      if (!vendor) location.hash = hashOf('explore', '/vendor', { slug });
      return reload();
    },
    reload,
    done: ({ name }) => words.saved(name),
    failed: words.failed,
  });
  const { values, set, errors } = form;
  /** Ids of the facts with an error in a field. */
  const wrongOf = (field: string) => filledOf(values.facts).flatMap(({ id }, at) => (errors[`facts.${at}.${field}`] ? id : []));

  return (
    <FormDialog
      isWide
      title={vendor ? words.edit(vendor.name) : words.add}
      submit={words.submit}
      onClose={onClose}
      {...form.dialog}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Input label={words.name} maxLength={200} autoComplete="off" {...form.text('name')} error={errors.name && words.noName} />
        <Combobox
          label={words.category}
          options={options}
          value={values.subCategory}
          onChange={(value) => set({ subCategory: value && isSubCategory(value) ? value : 'other' })}
        />
      </div>
      <FactFields drafts={values.facts} onChange={(facts) => set({ facts })} wrong={wrongOf('value')} kinds={factKinds} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          label={words.source}
          maxLength={200}
          autoComplete="off"
          {...form.text('source')}
          error={wrongOf('source').length > 0 ? words.noSource : undefined}
        />
        <DateField label={words.asOf} {...form.field('asOf')} error={wrongOf('asOf').length > 0 ? words.noDay : undefined} />
      </div>
      <FormNote form={form} />
    </FormDialog>
  );
}
