import type { InsightsFirm } from '@services/ledger/contract/firms';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { AddClientsForm } from '../clients/add-clients-form';
import { copy as clientsCopy } from '../clients/copy';
import { copy } from './copy';

interface Props {
  firm: InsightsFirm;
  onAdded: () => unknown;
}

/** Adds clients, in a form that opens on request. */
export function ClientsStep({ firm, onAdded }: Props) {
  const { events } = useSuite();
  const [isOpen, setIsOpen] = useState(false);

  async function takeAdded(count: number) {
    events.emit('toast', { type: 'success', text: clientsCopy.added(count) });
    setIsOpen(false);
    await onAdded();
  }

  if (!isOpen) {
    return (
      <>
        <p className="mb-3 max-w-[68ch] text-pretty text-muted">
          {firm.hasClients ? copy.clients.added : copy.clients.fromLedger}
        </p>
        <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
          {firm.hasClients ? copy.clients.more : copy.clients.open}
        </Button>
      </>
    );
  }
  return (
    <AddClientsForm
      organizationId={firm.organizationId}
      onAdded={takeAdded}
      cancel={
        <Button variant="plain" onClick={() => setIsOpen(false)}>
          {copy.clients.cancel}
        </Button>
      }
    />
  );
}
