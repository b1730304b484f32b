import type { ClientPrice } from '@services/price-book/contract/client-prices';
import type { Line, Option } from '@suite/pricing/line';
import { MoreMenu } from '@suite/ui/more-menu';
import { memo, useCallback, useDeferredValue } from 'react';
import { AddService, type PriceBook } from './add-service';
import { copy } from './copy';
import { LineList } from './line-list';
import { addLines, type ChangeOptions, changeOption, copiedOption, MAX_LINES, MAX_OPTIONS } from './options';

const { options: words } = copy;

const tab =
  'h-8 cursor-pointer rounded-md px-3 font-medium text-muted hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink';

interface Props {
  options: readonly Option[];
  currency: string;
  /** The open option. */
  shownId: string;
  onShow: (optionId: string) => void;
  book: PriceBook | undefined;
  /** Tax rate of lines that are entered by hand. */
  taxRate: number;
  hintOf?: (line: Line) => ClientPrice | undefined;
  onChange: ChangeOptions;
}

const noHint = () => undefined;

/** Up to three options with their lines. */
export const OptionsEditor = memo((props: Props) => {
  const { options, currency, shownId, onShow, book, taxRate, hintOf = noHint, onChange } = props;
  // A long option renders in chunks, so that the tab responds at once.
  const drawnId = useDeferredValue(shownId);
  const shown = options.find(({ id }) => id === drawnId) ?? options[0];
  const addTo = useCallback(
    (lines: Line[]) => onChange((all) => addLines(shownOf(all, drawnId), lines)(all)),
    [onChange, drawnId],
  );

  function copyOption(option: Option) {
    const next = copiedOption(option, words.nextName(options.length + 1));
    onChange((all) => [...all, next]);
    onShow(next.id);
  }

  if (!shown) return null;
  return (
    <section aria-label={words.label}>
      <div className="flex items-center gap-1 overflow-x-auto border-b border-line px-3 py-2">
        {options.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={id === shownId} className={`${tab} flex-none`} onClick={() => onShow(id)}>
            <bdi>{name || words.noName}</bdi>
          </button>
        ))}
        {options.length < MAX_OPTIONS && (
          <button type="button" className={`${tab} flex-none`} onClick={() => copyOption(shown)}>
            {`+ ${words.add}`}
          </button>
        )}
        {options.length > 1 && (
          <span className="ms-auto">
            <MoreMenu
              label={words.more(shown.name)}
              actions={options.length < MAX_OPTIONS ? (['copy', 'remove'] as const) : (['remove'] as const)}
              texts={words.actions}
              onAction={(act) =>
                act === 'copy' ? copyOption(shown) : onChange((all) => all.filter(({ id }) => id !== shown.id))
              }
            />
          </span>
        )}
      </div>
      {options.length > 1 && <OptionNames key={`names ${shown.id}`} option={shown} onChange={onChange} />}
      <LineList key={`lines ${shown.id}`} option={shown} currency={currency} hintOf={hintOf} onChange={onChange} />
      <div className="px-3 py-2.5 sm:ps-12">
        <AddService book={book} currency={currency} taxRate={taxRate} isFull={shown.lines.length >= MAX_LINES} onAdd={addTo} />
      </div>
    </section>
  );
});
OptionsEditor.displayName = 'OptionsEditor';

const shownOf = (options: readonly Option[], id: string) => (options.find((option) => option.id === id) ?? options[0])?.id ?? '';

function OptionNames({ option: { id, name, description }, onChange }: { option: Option; onChange: ChangeOptions }) {
  return (
    <div className="grid gap-2 border-b border-line px-3 py-2.5 sm:grid-cols-[200px_minmax(0,1fr)] sm:ps-12">
      <input
        aria-label={words.name}
        aria-invalid={name.trim() === '' || undefined}
        className="h-8 rounded-md border border-line-strong bg-surface px-2 font-medium aria-invalid:border-bad"
        maxLength={80}
        value={name}
        onChange={(event) => onChange(changeOption(id, { name: event.currentTarget.value }))}
      />
      <input
        aria-label={words.description}
        placeholder={words.description}
        className="h-8 rounded-md border border-line-strong bg-surface px-2"
        maxLength={500}
        value={description}
        onChange={(event) => onChange(changeOption(id, { description: event.currentTarget.value }))}
      />
    </div>
  );
}
