import { Button } from '@suite/ui/button';
import { copy } from './copy';
import type { Act } from './row-actions';

interface Props {
  count: number;
  acts: readonly Act[];
  disabled: boolean;
  onAct: (act: Act) => void;
  onClear: () => void;
}

/** What can be done with all to-dos that are selected; it stays in sight below them. */
export const BulkBar = ({ count, acts, disabled, onAct, onClear }: Props) => (
  <section
    aria-label={copy.selected(count)}
    className="sticky bottom-4 z-10 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center justify-center gap-2 rounded-lg border border-line-strong bg-surface p-2 shadow-pop"
  >
    <span className="px-2 font-medium">{copy.selected(count)}</span>
    {acts.map((act) => (
      <Button key={act} look="quiet" size="sm" disabled={disabled} onClick={() => onAct(act)}>
        {copy.acts[act]}
      </Button>
    ))}
    <Button look="plain" size="sm" onClick={onClear}>
      {copy.clear}
    </Button>
  </section>
);
