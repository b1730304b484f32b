import { disconnectStripe, type PaymentSettings } from '@services/payments/contract/settings';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useState } from 'react';
import { copy } from './copy';

const { stripe: words } = copy;

interface Props {
  onSaved: (settings: PaymentSettings) => Promise<void>;
}

/** Disconnects Stripe after explaining what that means. */
export function DisconnectStripe({ onSaved }: Props) {
  const { formClient: api } = useApi();
  const { events } = useSuite();
  const [isOpen, setOpen] = useState(false);

  async function disconnect() {
    const settings = await api.call(disconnectStripe, {});
    setOpen(false);
    events.emit('toast', { type: 'success', text: words.disconnected });
    await onSaved(settings);
  }

  return (
    <div className="border-t border-line pt-4">
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {words.disconnect}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words.disconnectTitle}
          keep={words.keep}
          confirm={words.disconnect}
          onConfirm={disconnect}
          onClose={() => setOpen(false)}
          failed={(error) => words.notDone(reasonOf(error))}
        >
          <ul className="list-disc space-y-1 ps-5">
            {words.disconnectText.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  );
}
