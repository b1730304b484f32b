import { copy } from '@services/proposals/wording/offer-page';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import type { ReactNode } from 'react';

interface Props {
  /** A signature was sent and refused. */
  isRefused: boolean;
  text: ReactNode;
  onClose: () => void;
}

/** Says what changed while the offer was open, in a dialog, so that nothing on the page moves. */
export const ChangedDialog = ({ isRefused, text, onClose }: Props) => (
  <Dialog title={copy.changed.title} onClose={onClose} actions={<Button onClick={onClose}>{copy.changed.look}</Button>}>
    {text && <p>{text}</p>}
    {isRefused && <p>{copy.changed.refused}</p>}
  </Dialog>
);
