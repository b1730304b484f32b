import { createValuedClient, findClientsToValue } from '@services/valuation/contract/subjects';
import { useApi } from '@suite/api/api-provider';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { hashOf } from '@suite/zones/zone-url';
import { useEffect, useId, useState } from 'react';
import { useReload } from '../frame/use-save';
import { copy } from './copy';

const { name, currency } = createValuedClient.body.entries;
const schema = fields({ name: worded(name, copy.noName), currency: worded(currency, copy.noCurrency) });

/** Adds a client: a client of the ledger if the name matches one, otherwise only a name. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { formClient } = useApi();
  const reload = useReload();
  const listId = useId();
  const [found, setFound] = useState<readonly { id: string; name: string }[]>([]);
  const form = useForm(schema, {
    saved: { name: '', currency: 'USD' },
    save(output) {
      const clientId = found.find((one) => one.name.toLowerCase() === output.name.toLowerCase())?.id ?? null;
      return formClient.call(createValuedClient, { body: { ...output, clientId } });
    },
    onSaved(made) {
      onClose();
      location.hash = hashOf('right-exit', '/inputs', { subject: made.id });
      return reload();
    },
    done: (made) => copy.added(made.name),
    failed: copy.notAdded,
  });
  const typed = form.values.name;

  useEffect(() => {
    let isCurrent = true;
    // If the search fails, any name can still be entered.
    formClient.call(findClientsToValue, { query: { find: typed } }).then(
      ({ clients }) => isCurrent && setFound(clients),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [formClient, typed]);

  return (
    <FormDialog title={copy.addTitle} submit={copy.save} onClose={onClose} {...form.dialog}>
      <Input label={copy.name} hint={copy.nameHint} list={listId} maxLength={200} autoComplete="off" {...form.text('name')} />
      <datalist id={listId}>
        {found.map((one) => (
          <option key={one.id} value={one.name} />
        ))}
      </datalist>
      <Input
        label={copy.currency}
        maxLength={3}
        autoComplete="off"
        {...form.text('currency')}
        onChange={(event) => form.set({ currency: event.currentTarget.value.toUpperCase() })}
      />
    </FormDialog>
  );
}
