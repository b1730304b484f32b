import type { VendorPage } from '@services/acoren/contract/answers';
import { adoptVendor as adopt } from '@services/solutionhub-vendors/client/firm';
import { adoptVendor } from '@services/solutionhub-vendors/contract/firm';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-read';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useId } from 'react';
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
  const { client } = useApi();
  const revalidate = useRevalidate();
  const id = useId();
  const form = useForm(schema, {
    saved: { service: wordOf(subCategoryWords, vendor.subCategory) as string, hasData: true, note: '' },
    save: (output) => adopt(client, vendor.id, output),
    onSaved() {
      onClose();
      return revalidate('explore-vendor', 'explore-compare');
    },
    done: ({ name }) => words.done(name),
    failed: words.failed,
  });
  const data = form.check('hasData');

  return (
    <FormDialog title={words.title(vendor.name)} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.text}</p>
      <Input label={words.service} maxLength={500} autoComplete="off" {...form.text('service')} />
      <label htmlFor={id} className="flex items-center gap-2">
        <input id={id} type="checkbox" checked={data.checked} onChange={(event) => data.onChange(event.currentTarget.checked)} />
        {words.hasData}
      </label>
      <TextArea label={words.note} maxLength={2_000} rows={3} {...form.text('note')} />
    </FormDialog>
  );
}
