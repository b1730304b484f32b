import { EncodingField } from '@suite/list/encoding-field';
import { type CsvFile, readCsv } from '@suite/list/read-csv';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { FileDrop } from '@suite/ui/file-drop';
import { Notice } from '@suite/ui/notice';
import { Select } from '@suite/ui/select';
import type { TextEncoding } from '@suite/values/text-encodings';
import { useState } from 'react';
import { type ClientColumns, columnNamesOf, type FileProblem, guessColumns } from './client-file';
import { copy } from './copy';

export interface ClientFile extends ClientColumns, CsvFile {
  file: File;
}

interface Props {
  file: ClientFile | undefined;
  /** Number of clients in the file, and the lines without one. */
  found: number;
  problems: readonly FileProblem[];
  disabled: boolean;
  onFile: (file: ClientFile | undefined) => void;
}

const MAX_BYTES = 5 * 1024 * 1024;

/** Number of problem lines to show. */
const SHOWN = 10;

const NONE = '-';

/** Takes a CSV file of clients and guesses the columns of names and addresses, which can be changed. */
export function ClientSource({ file, found, problems, disabled, onFile }: Props) {
  const { number } = useFormats();
  const [failure, setFailure] = useState<string | false>();

  async function take(taken: File, encoding?: TextEncoding) {
    const csv = await readCsv(taken, encoding).catch(() => undefined);
    const isEmpty = csv?.rows.every((row) => row.every((cell) => !cell.trim()));
    setFailure(csv ? isEmpty && copy.file.empty : copy.file.failed);
    onFile(csv && !isEmpty ? { file: taken, ...csv, ...guessColumns(csv.rows) } : undefined);
  }

  if (!file) {
    return (
      <>
        <FileDrop
          label={copy.file.label}
          accept={['.csv', '.txt', '.tsv']}
          maxBytes={MAX_BYTES}
          onFiles={([taken]) => taken && void take(taken)}
          disabled={disabled}
        />
        {failure && (
          <div className="mt-2">
            <Notice tone="bad">{failure}</Notice>
          </div>
        )}
      </>
    );
  }
  const columns = columnNamesOf(file.rows).map((name, place) => ({
    value: String(place),
    label: name || copy.file.unnamed(place + 1),
  }));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-60 wrap-anywhere">{copy.file.found(found, file.file.name)}</p>
        <Button variant="quiet" size="sm" disabled={disabled} onClick={() => onFile(undefined)}>
          {copy.file.other}
        </Button>
      </div>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Select
          label={copy.file.names}
          options={columns}
          value={String(file.name)}
          disabled={disabled}
          onChange={(value) => onFile({ ...file, name: Number(value) })}
        />
        <Select
          label={copy.file.addresses}
          options={[{ value: NONE, label: copy.file.noAddresses }, ...columns]}
          value={file.email === null ? NONE : String(file.email)}
          disabled={disabled}
          onChange={(value) => onFile({ ...file, email: value === NONE ? null : Number(value) })}
        />
        {file.guess && (
          <EncodingField guess={file.guess} disabled={disabled} onChange={(encoding) => void take(file.file, encoding)} />
        )}
      </div>
      {problems.length > 0 && (
        <section aria-label={copy.file.leftOut(number(problems.length))} className="mt-3 text-muted">
          <p className="font-medium">{copy.file.leftOut(number(problems.length))}</p>
          <ul className="wrap-anywhere">
            {problems.slice(0, SHOWN).map(({ line, text }) => (
              <li key={line}>{copy.file.line(number(line), text)}</li>
            ))}
            {problems.length > SHOWN && <li>{copy.file.more(number(problems.length - SHOWN))}</li>}
          </ul>
        </section>
      )}
    </>
  );
}
