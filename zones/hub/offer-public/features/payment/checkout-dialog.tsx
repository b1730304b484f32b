import { FailureNote } from '@suite/shell/form/failure-note';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { copy } from './copy';
import type { Checkout } from './use-checkout';

/** Says why the provider's page wasn't opened, in a dialog, so that nothing on the page moves. */
export function CheckoutDialog({ checkout: { failure, problem, seconds, retry, dismiss } }: { checkout: Checkout }) {
  if (!failure && !problem) return null;
  return (
    <Dialog
      title={copy.notOpened}
      onClose={dismiss}
      actions={
        <Button variant="quiet" onClick={dismiss}>
          {copy.close}
        </Button>
      }
    >
      {problem && <p>{problem}</p>}
      {failure && <FailureNote failure={failure} seconds={seconds} onRetry={retry} />}
    </Dialog>
  );
}
