import type { VendorPage } from '@services/acoren/contract/answers';
import { adoptVendor } from '@services/solutionhub-vendors/client/firm';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-read';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useId, useState } from 'react';
import { subCategoryWords, wordOf } from '../words/words';
import { copy } from './copy';

const { adoption: words } = copy;

interface Props {
  vendor: Pick<VendorPage, 'id' | 'name' | 'subCategory'>;
  onClose: () => void;
}

/** Adds the vendor to the provider register of the firm's security plan. */
export function AdoptDialog({ vendor, onClose }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const first = wordOf(subCategoryWords, vendor.subCategory);
  const [service, setService] = useState(first);
  const [hasData, setHasData] = useState(true);
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);
  const id = useId();

  function submit() {
    setTold(true);
    if (service.trim() === '') return undefined;
    return adoptVendor(client, vendor.id, { service, hasData, note }).then(async ({ name }) => {
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
      isUnsaved={service !== first || !hasData || note !== ''}
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
      <label htmlFor={id} className="flex items-center gap-2">
        <input id={id} type="checkbox" checked={hasData} onChange={(event) => setHasData(event.currentTarget.checked)} />
        {words.hasData}
      </label>
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
