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
}

/** Exports what is found as CSV. A call that fails is told by the shell, and nothing is handed over. */
export function ExportButton({ name, heads, rows, disabled }: Props) {
  const [running, setRunning] = useState(false);

  async function run() {
    setRunning(true);
    try {
      saveCsv(name, [heads, ...(await rows())]);
    } catch {
      // Told already.
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
