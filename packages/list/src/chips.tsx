import { useFormats } from '@suite/shell/preferences/use-formats';
import { classNames } from '@suite/ui/class-names';

interface Chip<Value extends string> {
  value: Value;
  text: string;
  /** Number of rows; undefined until known, null if not counted. */
  count: number | null | undefined;
  /** Their total, shown below; empty until known. */
  sum?: string | undefined;
}

interface Props<Value extends string> {
  /** Accessible name: what the chips filter. */
  label: string;
  chips: readonly Chip<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * Filters a list by one of a few kinds, each with its number of rows. Chips wrap to a second line; on a phone the line scrolls
 * and fades at its end.
 */
export function Chips<Value extends string>({ label, chips, value, onChange }: Props<Value>) {
  const { number } = useFormats();
  const hasSums = chips.some(({ sum }) => sum !== undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out by the browser's own rules
    <div
      role="group"
      aria-label={label}
      className="mb-3 flex flex-wrap gap-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:pe-10 max-sm:[mask-image:linear-gradient(to_left,transparent,black_40px)] max-sm:[scrollbar-width:none]"
    >
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === value}
          className={classNames(
            'flex flex-none cursor-pointer rounded-md border border-line bg-surface px-2 text-[13px] text-muted hover:border-line-strong hover:text-ink print:not-aria-pressed:hidden aria-pressed:border-line-strong aria-pressed:font-semibold aria-pressed:text-ink',
            hasSums ? 'h-11 min-w-16 flex-col items-start justify-center leading-tight' : 'h-8 items-center',
          )}
          onClick={() => onChange(chip.value)}
        >
          {/* The room of what is not known yet is kept, so that nothing moves when it is. */}
          <span className="flex items-center gap-1.5">
            {chip.text}
            {chip.count !== null && (
              <span className={classNames('tabular-nums', hasSums && 'min-w-[2ch] text-start', !chip.count && 'text-faint')}>
                {chip.count === undefined ? '\u2007' : number(chip.count)}
              </span>
            )}
          </span>
          {chip.sum !== undefined && <span className="text-xs font-normal text-faint tabular-nums">{chip.sum || '\u00a0'}</span>}
        </button>
      ))}
    </div>
  );
}
