import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button, type ButtonLook } from '@suite/ui/button';
import { saveFile } from '@suite/ui/save-file';
import { useState } from 'react';

interface Props extends ButtonLook {
  /** Gets the file by a call that lists the statuses shown here for local handling. */
  file: () => Promise<{ name: string; content: Blob }>;
  text: string;
  /** Its accessible name where `text` alone is ambiguous. */
  label?: string;
  disabled?: boolean;
}

/** Saves a file that the service makes, under the name it gives. */
export function DownloadButton({ file, text, label, disabled, look = 'quiet', size }: Props) {
  const { events } = useSuite();
  const [isRunning, setRunning] = useState(false);

  async function download() {
    setRunning(true);
    try {
      const { name, content } = await file();
      saveFile(name, content);
    } catch (error) {
      events.emit('toast', { type: 'error', text: `The file was not downloaded. ${reasonOf(error)}` });
    } finally {
      setRunning(false);
    }
  }

  return (
    <Button look={look} size={size} aria-label={label} spinning={isRunning} disabled={disabled} onClick={download}>
      {text}
    </Button>
  );
}
