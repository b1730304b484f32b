import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

/** How a dialog is closed without losing what was typed: `close` asks first, and `question` is rendered beside the dialog. */
export function useDiscard(isUnsaved: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  return {
    close: isUnsaved ? () => setAsking(true) : onClose,
    question: isAsking && (
      <ConfirmDialog
        title="Discard your changes?"
        keep="Keep editing"
        confirm="Discard"
        onConfirm={async () => onClose()}
        onClose={() => setAsking(false)}
      >
        <p>What you typed here is not saved.</p>
      </ConfirmDialog>
    ),
  };
}
