import type { TableGuess } from '@services/ledger/contract/table';
import { fieldName } from '@services/ledger/table-file/fields';
import { usePreference } from '@suite/shell/preferences/preferences';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { type Column, Table } from '@suite/ui/table';
import { type Draft, isNumber } from './confirmed';
import { copy } from './copy';
import { type PreviewCell, previewRows, takenColumns } from './preview-rows';

interface Props {
  draft: Draft;
  guess: TableGuess;
}

/** The first rows as an import would read them, so that a wrong date order is noticed at once. */
export function Preview({ draft, guess }: Props) {
  const locale = usePreference('locale') || undefined;
  const { day } = useFormats();
  /** Formats a decimal with as many digits as in the file. */
  function decimalText(decimal: string): string {
    const digits = decimal.split('.')[1]?.length ?? 0;
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: Math.min(digits, 20), maximumFractionDigits: 20 });
    return format.format(decimal as `${number}`);
  }

  function shown(cell: PreviewCell | undefined) {
    if (!cell) return null;
    if (cell.is === 'day') return <span className="whitespace-nowrap">{day(cell.day)}</span>;
    if (cell.is === 'number') return decimalText(cell.decimal);
    if (cell.is === 'unread') return <span className="text-bad">{copy.mapping.unread(cell.text)}</span>;
    return <span className="block max-w-60 truncate">{cell.text}</span>;
  }

  const columns: Column<PreviewCell[]>[] = takenColumns(draft).map(({ field, place }, index) => ({
    id: `${place}`,
    text: fieldName(field),
    numeric: isNumber(field),
    cell: (row) => shown(row[index]),
  }));
  if (columns.length === 0) return <EmptyState title={copy.mapping.previewNone} text={copy.mapping.previewNoneText} />;
  return (
    <Table
      label={copy.mapping.preview}
      columns={columns}
      rows={previewRows(draft, guess)}
      rowId={(_, place) => place}
      empty={<EmptyState title={copy.mapping.previewNone} text={copy.mapping.previewNoneText} />}
    />
  );
}
