import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Notice } from './notice';
import { useDiscard } from './use-discard';
import { useFirstError } from './use-first-error';
import { useRunning } from './use-running';

interface Props {
  title: string;
  /** For long text or a large text field, or fields side by side. */
  isWide?: boolean;
  /** Text of the button that submits the form. */
  submit: string;
  /** Whether the action cannot be undone. */
  isFinal?: boolean;
  disabled?: boolean;
  /** Why it is disabled, in a tooltip of the button. */
  disabledText?: string | undefined;
  /** A second action beside submitting. */
  other?: { text: string; onAction: () => Promise<void> } | undefined;
  /**
   * Submits the form; the dialog closes when it resolves. When it rejects, the dialog stays open, so that the person can try
   * again. Returns undefined when fields have to be corrected first; the first of them is focused.
   */
  onSubmit: () => Promise<void> | undefined;
  onClose: () => void;
  /** Whether closing would lose input; closing asks first then. */
  isUnsaved?: boolean;
  /** Message when an action rejects. */
  failed: (error: unknown) => string;
  children: ReactNode;
}

/** A form in a dialog. While an action runs, the dialog can't be closed. */
export function FormDialog({
  title,
  isWide = false,
  submit,
  isFinal = false,
  other,
  onSubmit,
  onClose,
  failed,
  children,
  ...rest
}: Props) {
  const { isUnsaved = false, ...button } = rest;
  const { isRunning, failure, run } = useRunning(failed);
  const id = useId();
  const [form, refuse] = useFirstError();
  const { close, question } = useDiscard(isUnsaved, onClose);

  function act(event: FormEvent) {
    event.preventDefault();
    if (isRunning) return;
    const action = onSubmit();
    if (action) void run(action);
    else refuse();
  }

  return (
    <>
      <Dialog
        title={title}
        isWide={isWide}
        onClose={isRunning ? undefined : close}
        actions={
          <>
            {other && (
              <Button variant="quiet" disabled={isRunning} onClick={() => run(other.onAction())}>
                {other.text}
              </Button>
            )}
            <Button variant="quiet" disabled={isRunning} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant={isFinal ? 'danger' : 'solid'} form={id} spinning={isRunning} {...button}>
              {submit}
            </Button>
          </>
        }
      >
        <form id={id} ref={form} onSubmit={act} noValidate className="ui:grid ui:gap-4 ui:text-ink">
          {children}
          {failure && <Notice tone="bad">{failure}</Notice>}
        </form>
      </Dialog>
      {question}
    </>
  );
}
