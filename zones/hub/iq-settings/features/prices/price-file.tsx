import { readCsv } from '@suite/list/read-csv';
import { FileDrop } from '@suite/ui/file-drop';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  /** Receives the table of a file, one month per line. */
  onText: (text: string) => void;
  disabled: boolean;
}

const MAX_BYTES = 1024 * 1024;

const { form } = copy;

/** Reads the table from a file with two columns; it replaces the text in the form. */
export function PriceFile({ onText, disabled }: Props) {
  const [note, setNote] = useState<{ tone: 'info' | 'bad'; text: string }>();

  async function take([file]: File[]) {
    if (!file) return;
    try {
      const csv = await readCsv(file);
      const rows = csv.rows.filter((row) => row.some((cell) => cell.trim()));
      if (rows.length === 0) return setNote({ tone: 'bad', text: form.fileEmpty });
      const width = Math.max(...rows.map((row) => row.length));
      onText(rows.map(([month = '', value = '']) => `${month.trim()}\t${value.trim()}`).join('\n'));
      setNote({ tone: 'info', text: `${form.replaced(file.name)} ${width > 2 ? form.wide(width) : ''}` });
    } catch {
      setNote({ tone: 'bad', text: form.fileFailed });
    }
  }

  return (
    <>
      <FileDrop label={form.file} accept={['.csv', '.txt', '.tsv']} maxBytes={MAX_BYTES} onFiles={take} disabled={disabled} />
      {note && (
        <div className="mt-2">
          <Notice tone={note.tone}>{note.text}</Notice>
        </div>
      )}
    </>
  );
}
