import {
  type DateOrder,
  type DecimalMark,
  type GuessedColumn,
  type TableField,
  tableField,
} from '@services/ledger/contract/table';
import { fieldName } from '@services/ledger/table-file/fields';
import { Select } from '@suite/ui/select';
import { type Draft, isDay, isNumber, marksOf, ordersOf, taken } from './confirmed';
import { copy } from './copy';

type ConfirmedColumn = Draft['columns'][number];

interface Props {
  column: GuessedColumn;
  name: string;
  confirmed: ConfirmedColumn;
  onChange: (confirmed: ConfirmedColumn) => void;
}

const { mapping } = copy;

/** No field has one of these names. */
const LEFT_OUT = '-';
const UNUSED = '--';

const fields = tableField.options.map((value) => ({ value, label: fieldName(value) }));
const choices = [{ value: LEFT_OUT, label: mapping.leftOut }, ...fields];

/** A column that looks like money is mapped to a field or marked as unused. */
const choicesOfMoney = [{ value: UNUSED, label: mapping.unused }, ...fields];

const choiceOf = ({ looksLike }: GuessedColumn, { field, isUnused }: ConfirmedColumn) =>
  field ?? (looksLike ? (isUnused ? UNUSED : null) : LEFT_OUT);

/** Returns up to three different cells from the start of a column. */
const examplesOf = ({ samples }: GuessedColumn) => [...new Set(samples.map((cell) => cell.trim()).filter(Boolean))].slice(0, 3);

/** A column with examples: its field, and its format if more than one is possible. */
export function ColumnChoice({ column, name, confirmed, onChange }: Props) {
  const examples = examplesOf(column);
  return (
    <li className="grid items-start gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_220px_220px]">
      <div className="min-w-0">
        <p className={confirmed.field ? 'font-medium wrap-anywhere' : 'wrap-anywhere text-muted'}>{name}</p>
        <p className="truncate text-muted" title={examples.join(' · ')}>
          {examples.join(' · ') || mapping.noExamples}
        </p>
      </div>
      <div className="md:[&_.ui-pick-label]:sr-only">
        <Select
          label={mapping.saysOf(name)}
          options={column.looksLike ? choicesOfMoney : choices}
          value={choiceOf(column, confirmed)}
          placeholder={mapping.choose}
          onChange={(value) => {
            if (value === UNUSED) onChange({ field: null, isUnused: true });
            else onChange(taken(column, value === LEFT_OUT ? null : (value as TableField)));
          }}
        />
      </div>
      <div className="md:[&_.ui-pick-label]:sr-only">
        <Writing column={column} name={name} confirmed={confirmed} onChange={onChange} />
      </div>
    </li>
  );
}

/** Date order or decimal mark of a column that is mapped to dates or numbers. */
function Writing({ column, name, confirmed, onChange }: Props) {
  const { field, dateOrder, decimalMark } = confirmed;
  if (column.isEmpty) return null;
  if (isDay(field)) {
    return (
      <Select
        label={mapping.writtenOf(name)}
        options={ordersOf(column).map((value) => ({ value, label: mapping.orders[value] }))}
        value={dateOrder ?? null}
        placeholder={mapping.choose}
        onChange={(value) => onChange({ field, dateOrder: value as DateOrder })}
      />
    );
  }
  if (isNumber(field)) {
    return (
      <Select
        label={mapping.writtenOf(name)}
        options={marksOf(column).map((value) => ({ value, label: mapping.marks[value] }))}
        value={decimalMark ?? null}
        placeholder={mapping.choose}
        onChange={(value) => onChange({ field, decimalMark: value as DecimalMark })}
      />
    );
  }
  return null;
}
