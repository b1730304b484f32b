import type { VendorPage } from '@services/acoren/contract/answers';
import { adoptVendor } from '@services/solutionhub-vendors/contract/firm';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { subCategoryWords, wordOf } from '../words/words';
import { copy } from './copy';

const { adoption: words } = copy;

interface Props {
  vendor: Pick<VendorPage, 'id' | 'name' | 'subCategory'>;
  onClose: () => void;
}

/** Adds the vendor to the provider register of the firm's security plan. */
export function AdoptDialog({ vendor, onClose }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [service, setService] = useState<string>(wordOf(subCategoryWords, vendor.subCategory));
  const [hasData, setHasData] = useState(true);
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);

  function submit() {
    setTold(true);
    if (service.trim() === '') return undefined;
    return formClient
      .call(adoptVendor, { params: { vendorId: vendor.id }, body: { service, hasData, note } })
      .then(async ({ name }) => {
        onClose();
        events.emit('toast', { type: 'success', text: words.done(name) });
        await revalidate('explore-vendor', 'explore-compare');
      });
  }

  return (
    <FormDialog
      title={words.title(vendor.name)}
      submit={words.submit}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={note !== ''}
      failed={(error) => words.failed(reasonOf(error))}
    >
      <p className="text-muted">{words.text}</p>
      <Input
        label={words.service}
        value={service}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => setService(event.currentTarget.value)}
        {...(isTold && service.trim() === '' && { error: words.missing })}
      />
      <Checkbox label={words.hasData} size="sm" checked={hasData} onChange={setHasData} />
      <TextArea
        label={words.note}
        value={note}
        maxLength={2_000}
        rows={3}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
