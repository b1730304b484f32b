import { readCsv } from '@suite/list/read-csv';
import { Button } from '@suite/ui/button';
import { FileDrop } from '@suite/ui/file-drop';
import { Notice } from '@suite/ui/notice';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { copy } from './copy';
import { addressColumnOf, columnNamesOf } from './csv-columns';

/** A file that was read, with the selected column. */
export interface ReadFile {
  name: string;
  rows: string[][];
  column: number;
}

interface Props {
  file: ReadFile | undefined;
  onFile: (file: ReadFile | undefined) => void;
  disabled: boolean;
}

const MAX_BYTES = 5 * 1024 * 1024;

/** Accepts a CSV file, and finds the column with the addresses; another one can be selected. */
export function FileSource({ file, onFile, disabled }: Props) {
  const [problem, setProblem] = useState<string>();

  async function take([taken]: File[]) {
    if (!taken) return;
    setProblem(undefined);
    try {
      const rows = await readCsv(taken);
      const isEmpty = rows.every((row) => row.every((cell) => !cell.trim()));
      if (isEmpty) return setProblem(copy.fileEmpty);
      onFile({ name: taken.name, rows, column: addressColumnOf(rows) });
    } catch {
      setProblem(copy.fileFailed);
    }
  }

  if (!file) {
    return (
      <>
        <FileDrop label={copy.file} accept={['.csv', '.txt']} maxBytes={MAX_BYTES} onFiles={take} disabled={disabled} />
        {problem && (
          <div className="mt-2">
            <Notice tone="bad">{problem}</Notice>
          </div>
        )}
      </>
    );
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-72 max-w-full">
        <Select
          label={copy.column}
          options={columnNamesOf(file.rows).map((name, column) => ({
            value: String(column),
            label: name || copy.unnamed(column + 1),
          }))}
          value={String(file.column)}
          onChange={(column) => onFile({ ...file, column: Number(column) })}
          disabled={disabled}
        />
      </div>
      <p className="flex min-h-10 min-w-0 flex-1 basis-60 items-center gap-3 wrap-anywhere text-muted">
        {copy.fileName(file.name)}
        <Button variant="quiet" size="sm" disabled={disabled} onClick={() => onFile(undefined)}>
          {copy.otherFile}
        </Button>
      </p>
    </div>
  );
}
