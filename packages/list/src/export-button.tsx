import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { type Rows, saveCsv } from './csv';

interface Props {
  /** Of the file, without its ending. */
  name: string;
  heads: readonly string[];
  /** All rows that are found, not only those on the page. */
  rows: () => Promise<Rows> | Rows;
  disabled?: boolean;
  /** The call of the rows is a silent one: its failure is told here, in the place of the shell. */
  isSilent?: boolean;
}

const FAILED = 'The file could not be made: the service did not answer. Try again.';

/** Exports what is found as CSV. When a call fails nothing is handed over, and it is told. */
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
