import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { saveFile } from '@suite/ui/save-file';
import { useState } from 'react';

/** Gets a file by a call that lists the statuses shown here for local handling. */
export type MakeFile = () => Promise<{ name: string; content: Blob }>;

/** Saves a file that the service makes, under the name it gives. */
export function useDownload(file: MakeFile) {
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

  return { isRunning, download };
}
