import { createValuedClient, findClientsToValue } from '@services/valuation/contract/subjects';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { hashOf } from '@suite/zones/zone-url';
import { useEffect, useId, useState } from 'react';
import { useSave } from '../frame/use-save';
import { copy } from './copy';

/** Adds a client: a client of the ledger if the name matches one, otherwise only a name. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { formClient } = useApi();
  const { saveInDialog } = useSave();
  const listId = useId();
  const [name, setName] = useState('');
  const [currency, setCurrency] = useState('USD');
  const [found, setFound] = useState<readonly { id: string; name: string }[]>([]);
  const [isTold, setTold] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    // If the search fails, any name can still be entered.
    formClient.call(findClientsToValue, { query: { find: name } }).then(
      ({ clients }) => isCurrent && setFound(clients),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [formClient, name]);

  function submit() {
    setTold(true);
    if (!name.trim() || !/^[A-Z]{3}$/.test(currency)) return undefined;
    const clientId = found.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())?.id ?? null;
    return saveInDialog(async () => {
      const made = await formClient.call(createValuedClient, { body: { name: name.trim(), clientId, currency } });
      location.hash = hashOf('right-exit', '/inputs', { subject: made.id });
    }, copy.added(name.trim())).then(onClose);
  }

  return (
    <FormDialog
      title={copy.addTitle}
      submit={copy.save}
      isUnsaved={name !== ''}
      onSubmit={submit}
      onClose={onClose}
      failed={(error) => copy.notAdded(reasonOf(error))}
    >
      <Input
        label={copy.name}
        hint={copy.nameHint}
        list={listId}
        value={name}
        maxLength={200}
        autoComplete="off"
        {...(isTold && !name.trim() && { error: copy.noName })}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {found.map((one) => (
          <option key={one.id} value={one.name} />
        ))}
      </datalist>
      <Input
        label={copy.currency}
        value={currency}
        maxLength={3}
        autoComplete="off"
        {...(isTold && !/^[A-Z]{3}$/.test(currency) && { error: copy.noCurrency })}
        onChange={(event) => setCurrency(event.currentTarget.value.toUpperCase())}
      />
    </FormDialog>
  );
}
