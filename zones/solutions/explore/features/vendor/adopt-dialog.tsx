import { adoptVendor } from '@services/directory/contract/firm';
import type { VendorPage } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { subCategoryWords, wordOf } from '../words/words';
import { copy } from './copy';

const { adoption: words } = copy;

const { entries } = adoptVendor.body;
const schema = fields({ ...entries, service: worded(entries.service, words.missing) });

interface Props {
  vendor: Pick<VendorPage, 'id' | 'name' | 'subCategory'>;
  onClose: () => void;
}

/** Adds the vendor to the provider register of the firm's security plan. */
export function AdoptDialog({ vendor, onClose }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const form = useForm(schema, {
    saved: { service: wordOf(subCategoryWords, vendor.subCategory) as string, hasData: true, note: '' },
    save: (output) => formClient.call(adoptVendor, { params: { vendorId: vendor.id }, body: output }),
    onSaved() {
      onClose();
      return revalidate('explore-vendor', 'explore-compare');
    },
    done: ({ name }) => words.done(name),
    failed: words.failed,
  });

  return (
    <FormDialog title={words.title(vendor.name)} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.text}</p>
      <Input label={words.service} maxLength={500} autoComplete="off" {...form.text('service')} />
      <Checkbox label={words.hasData} size="sm" {...form.check('hasData')} />
      <TextArea label={words.note} maxLength={2_000} rows={3} {...form.text('note')} />
    </FormDialog>
  );
}
