import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { type Rows, saveCsv } from './csv';

interface Props {
  /** Name of the file, without its extension. */
  name: string;
  heads: readonly string[];
  /** All rows of the search, not only those on the page. */
  rows: () => Promise<Rows> | Rows;
  disabled?: boolean;
  /** The call for the rows lists the statuses that are shown here for local handling. */
  isSilent?: boolean;
}

const FAILED = 'The file could not be made: the service did not answer. Try again.';

/** Exports the rows of the search as CSV. When a call fails no file is saved, and the failure is reported. */
export function ExportButton({ name, heads, rows, disabled, isSilent = false }: Props) {
  const { events } = useSuite();
  const [running, setRunning] = useState(false);

  async function run() {
    setRunning(true);
    try {
      saveCsv(name, [heads, ...(await rows())]);
    } catch {
      if (isSilent) events.emit('toast', { type: 'error', text: FAILED });
    } finally {
      setRunning(false);
    }
  }

  return (
    <Button look="quiet" spinning={running} disabled={disabled} onClick={run}>
      Export CSV
    </Button>
  );
}
