import type { ValuationResult } from '@services/valuation/contract/valuation';
import { readCsv } from '@suite/list/read-csv';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { FileDrop } from '@suite/ui/file-drop';
import { Notice } from '@suite/ui/notice';
import type { NumberFormat } from '@suite/ui/number-field';
import { saveFile } from '@suite/ui/save-file';
import { useState } from 'react';
import { copy } from './copy';
import { readRows, templateOf } from './entries';

const MAX_BYTES = 2 ** 20;

/** Max skipped lines that are listed. */
const NAMED = 5;

interface Props {
  valuation: ValuationResult;
  amounts: NumberFormat;
  onClose: () => void;
  onRead: (cells: Record<string, string>, file: string, notice: string) => void;
}

/** Reads figures from a CSV file into the fields of the page. */
export function UploadDialog({ valuation, amounts, onClose, onRead }: Props) {
  const [failure, setFailure] = useState<string>();

  async function read(file: File) {
    const { rows } = await readCsv(file);
    const found = readRows(rows, valuation, amounts);
    const lines = found?.rejected.slice(0, NAMED).map(({ line, why }) => copy.line(line, copy.why[why])) ?? [];
    const rejected = lines.length ? ` ${copy.rejected(lines.join(', '))}` : '';
    const count = Object.keys(found?.cells ?? {}).length;
    if (found && count) onRead(found.cells, file.name.slice(0, 300), `${copy.read(count, file.name)}${rejected}`);
    else setFailure(`${copy.notRead}${rejected}`);
  }

  return (
    <Dialog
      title={copy.uploadTitle}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="text-muted">{copy.uploadText}</p>
        <FileDrop label={copy.drop} accept={['.csv']} maxBytes={MAX_BYTES} onFiles={([file]) => file && void read(file)} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => saveFile('figures.csv', new Blob([templateOf(valuation)], { type: 'text/csv' }))}
          >
            {copy.template}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
