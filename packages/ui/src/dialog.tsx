import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { useModal } from './use-modal';

interface Props {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Escape asks for this; without it the dialog stays until it is taken away. */
  onClose?: () => void;
  /** For a text to be read and written. */
  isWide?: boolean;
}

/**
 * A modal dialog, open while it is rendered. The browser's own element keeps the focus inside, makes
 * the page behind inert and gives the focus back.
 */
export function Dialog({ title, children, actions, onClose, isWide = false }: Props) {
  const dialog = useModal();
  const id = useId();

  return (
    <dialog
      ref={dialog}
      className={classNames('ui-dialog', isWide && 'ui-dialog-wide')}
      aria-labelledby={id}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        // Browsers that do not know closedby close on a second Escape, whatever is done with its cancel event.
        if (event.key === 'Escape' && !onClose) event.preventDefault();
      }}
    >
      <h2 id={id}>{title}</h2>
      <div className="ui-dialog-body">{children}</div>
      {actions && <div className="ui-dialog-actions">{actions}</div>}
    </dialog>
  );
}
