import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { useModal } from './use-modal';

interface Props {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Called on Escape; without it, the dialog stays until it is unmounted. */
  onClose?: () => void;
  /** For long text or a large text field. */
  isWide?: boolean;
}

/**
 * A modal dialog, open while it is rendered. The browser's own element keeps the focus inside, makes the page behind inert and
 * restores the focus.
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
        // Browsers without `closedby` close on a second Escape, even if its cancel event is prevented.
        if (event.key === 'Escape' && !onClose) event.preventDefault();
      }}
    >
      <h2 id={id}>{title}</h2>
      <div className="ui-dialog-body">{children}</div>
      {actions && <div className="ui-dialog-actions">{actions}</div>}
    </dialog>
  );
}
