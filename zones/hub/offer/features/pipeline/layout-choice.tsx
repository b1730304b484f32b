import { copy } from './copy';

interface Props {
  isBoard: boolean;
  onChange: (layout: 'board' | '') => void;
}

const look =
  'h-9 cursor-pointer px-3 text-muted first:rounded-s-md last:rounded-e-md hover:text-ink aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink';

/** Switches between the table and the board. */
export const LayoutChoice = ({ isBoard, onChange }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out by the browser's own rules
  <div role="group" aria-label={copy.looks.label} className="flex rounded-md border border-line-strong bg-surface">
    <button type="button" aria-pressed={!isBoard} className={look} onClick={() => onChange('')}>
      {copy.looks.table}
    </button>
    <button type="button" aria-pressed={isBoard} className={look} onClick={() => onChange('board')}>
      {copy.looks.board}
    </button>
  </div>
);
