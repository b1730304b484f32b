import { useFormats } from '@suite/shell/use-formats';

interface Chip<Value extends string> {
  value: Value;
  text: string;
  /** How many there are; undefined until known. */
  count: number | undefined;
  /** What they come to, after the count. */
  sum?: string | undefined;
}

interface Props<Value extends string> {
  /** What they narrow. */
  label: string;
  chips: readonly Chip<Value>[];
  /** The chosen one. */
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * Narrows a list to one of a few kinds, each with how many there are. Those without room are in a second line; on a phone the
 * line scrolls, and fades at its end.
 */
export function Chips<Value extends string>({ label, chips, value, onChange }: Props<Value>) {
  const { number } = useFormats();
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
          className="flex h-8 flex-none cursor-pointer items-center gap-1.5 rounded-md border border-line bg-surface px-2 text-[13px] text-muted hover:border-line-strong hover:text-ink print:not-aria-pressed:hidden aria-pressed:border-line-strong aria-pressed:font-semibold aria-pressed:text-ink"
          onClick={() => onChange(chip.value)}
        >
          {chip.text}
          {/* Its room is kept, so that nothing moves when it is known. */}
          <span className={chip.count ? '' : 'text-faint'}>{chip.count === undefined ? '\u2007' : number(chip.count)}</span>
          {chip.sum && <span className="font-normal text-faint tabular-nums">{chip.sum}</span>}
        </button>
      ))}
    </div>
  );
}
