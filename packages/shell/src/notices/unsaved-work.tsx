import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';

/** A choice for unsaved work. */
interface Way {
  text: string;
  run: () => void | Promise<void>;
  /** The message when it fails. */
  failed?: string;
}

interface Props {
  title: string;
  text: string;
  question: string;
  /** Keeps the work. It is first, so that it gets the focus. */
  keep: Way;
  discard: Way;
  /** Called on Escape; without it, Escape does nothing. */
  onEscape?: () => void;
}

/** Asks what to do with unsaved work. Nothing happens without a choice. */
export function UnsavedWork({ title, text, question, keep, discard, onEscape }: Props) {
  const [running, setRunning] = useState<'keep' | 'discard'>();
  const [failure, setFailure] = useState<string>();
  const ways = { keep, discard };

  async function choose(choice: keyof typeof ways) {
    setRunning(choice);
    setFailure(undefined);
    try {
      await ways[choice].run();
    } catch {
      setFailure(ways[choice].failed);
    } finally {
      setRunning(undefined);
    }
  }

  const buttonOf = (choice: keyof typeof ways, variant: 'solid' | 'quiet') => (
    <Button variant={variant} spinning={running === choice} disabled={running !== undefined} onClick={() => choose(choice)}>
      {ways[choice].text}
    </Button>
  );

  return (
    <Dialog
      title={title}
      onClose={running ? undefined : onEscape}
      actions={
        <>
          {buttonOf('keep', 'solid')}
          {buttonOf('discard', 'quiet')}
        </>
      }
    >
      <p>{text}</p>
      <p>{question}</p>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </Dialog>
  );
}
