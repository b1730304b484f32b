import type { GuessedColumn, TableGuess } from '@services/ledger/contract/table';
import { ColumnChoice } from './column-choice';
import { type Draft, inOrder, isDay, isUndecided, nameOf } from './confirmed';
import { copy } from './copy';

interface Props {
  draft: Draft;
  guess: TableGuess;
  onChange: (draft: Draft) => void;
}

type ConfirmedColumn = Draft['columns'][number];

const { mapping } = copy;

/** All columns of the file with their fields. */
export function ColumnChoices({ draft, guess, onChange }: Props) {
  const change = (place: number, confirmed: ConfirmedColumn) => {
    const columns = draft.columns.map((before, index) => (index === place ? confirmed : before));
    const { dateOrder } = confirmed;
    const isOfFile = dateOrder && guess.columns[place] && isUndecided(guess.columns[place]);
    onChange({ ...draft, columns: isOfFile ? inOrder(columns, guess, dateOrder) : columns });
  };
  const isPreset = guess.columns.some((column, place) => isUndecided(column) && isDay(draft.columns[place]?.field ?? null));
  // Columns have no identity other than their position.
  const keyOf = (column: GuessedColumn, place: number) => `${place} ${column.name}`;

  return (
    <section aria-labelledby="columns" className="mt-6">
      <h2 id="columns" className="mb-3">
        {mapping.columns}
      </h2>
      {isPreset && <p className="mb-3 max-w-[68ch] text-pretty">{mapping.orderHint}</p>}
      <div aria-hidden="true" className="ui-eyebrow mb-1 hidden gap-x-4 px-4 md:grid md:grid-cols-[minmax(0,1fr)_220px_220px]">
        <span>{mapping.column}</span>
        <span>{mapping.says}</span>
        <span>{mapping.written}</span>
      </div>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {guess.columns.map((column, place) => (
          <ColumnChoice
            key={keyOf(column, place)}
            column={column}
            name={nameOf(column, place)}
            confirmed={draft.columns[place] ?? { field: null }}
            onChange={(confirmed) => change(place, confirmed)}
          />
        ))}
      </ul>
    </section>
  );
}
