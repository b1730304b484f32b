import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { RedirectModal } from '@suite/ui/redirect-modal';
import { useState } from 'react';
import { State, Widget } from './widget';

export function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'form' | 'redirect'>();
  const close = () => setOpen(undefined);
  return (
    <Widget name="dialog">
      <State name="Dialog">
        <Button variant="quiet" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
      </State>
      <State name="Form in a dialog">
        <Button variant="quiet" onClick={() => setOpen('form')}>
          Open form
        </Button>
      </State>
      <State name="Redirect modal">
        <Button variant="quiet" onClick={() => setOpen('redirect')}>
          Open redirect modal
        </Button>
      </State>
      {open === 'dialog' && (
        <ConfirmDialog
          title="Discard what is not saved?"
          keep="Keep editing"
          confirm="Discard"
          onConfirm={async () => close()}
          onClose={close}
        >
          Changes to two fields would be lost.
        </ConfirmDialog>
      )}
      {open === 'form' && (
        <FormDialog
          title="Note a promise"
          submit="Save promise"
          onSubmit={() => Promise.reject(new Error('The promise was not saved.'))}
          onClose={close}
          failed={(error) => (error as Error).message}
        >
          <Input label="Amount" />
        </FormDialog>
      )}
      {open === 'redirect' && (
        <RedirectModal
          title="Session expired"
          text="Your session has expired. Redirecting you to the login page."
          seconds={5}
          action="Redirect Now"
          onRedirect={close}
        />
      )}
    </Widget>
  );
}
