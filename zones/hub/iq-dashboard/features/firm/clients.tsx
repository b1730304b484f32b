import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { AddClientsForm } from '../clients/add-clients-form';
import { copy } from './copy';

interface Props {
  organizationId: string;
  /** Told how many clients were added. */
  onAdded: (count: number) => void;
}

export function Clients({ organizationId, onAdded }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { heading, text, open, cancel } = copy.clients;

  function close(count: number) {
    setIsOpen(false);
    if (count > 0) onAdded(count);
  }

  return (
    <section aria-labelledby="clients" className="mt-7">
      <h2 id="clients">{heading}</h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-pretty text-muted">{text}</p>
      {isOpen ? (
        <div className="max-w-[720px] rounded-lg border border-line bg-surface p-4">
          <AddClientsForm
            organizationId={organizationId}
            onAdded={close}
            cancel={
              <Button look="plain" onClick={() => close(0)}>
                {cancel}
              </Button>
            }
          />
        </div>
      ) : (
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          {open}
        </Button>
      )}
    </section>
  );
}
