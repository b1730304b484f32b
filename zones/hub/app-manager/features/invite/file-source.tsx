import { EncodingField } from '@suite/list/encoding-field';
import { type CsvFile, readCsv } from '@suite/list/read-csv';
import type { EncodingGuess } from '@suite/list/read-text';
import { Button } from '@suite/ui/button';
import { FileDrop } from '@suite/ui/file-drop';
import { Notice } from '@suite/ui/notice';
import { Select } from '@suite/ui/select';
import { useState } from 'react';
import { copy } from './copy';
import { addressColumnOf, columnNamesOf } from './csv-columns';

/** A file that was read, with the selected column. */
export interface ReadFile extends CsvFile {
  file: File;
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
  const [problem, setProblem] = useState<string | false>();

  async function take(taken: File, encoding?: EncodingGuess['name']) {
    const csv = await readCsv(taken, encoding).catch(() => undefined);
    const isEmpty = csv?.rows.every((row) => row.every((cell) => !cell.trim()));
    setProblem(csv ? isEmpty && copy.fileEmpty : copy.fileFailed);
    onFile(csv && !isEmpty ? { file: taken, ...csv, column: addressColumnOf(csv.rows) } : undefined);
  }

  if (!file) {
    return (
      <>
        <FileDrop
          label={copy.file}
          accept={['.csv', '.txt']}
          maxBytes={MAX_BYTES}
          onFiles={([taken]) => taken && void take(taken)}
          disabled={disabled}
        />
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
      {file.guess && (
        <div className="w-72 max-w-full">
          <EncodingField guess={file.guess} disabled={disabled} onChange={(encoding) => void take(file.file, encoding)} />
        </div>
      )}
      <p className="flex min-h-10 min-w-0 flex-1 basis-60 items-center gap-3 wrap-anywhere text-muted">
        {copy.fileName(file.file.name)}
        <Button variant="quiet" size="sm" disabled={disabled} onClick={() => onFile(undefined)}>
          {copy.otherFile}
        </Button>
      </p>
    </div>
  );
}
