import { mergeFields } from '@services/price-book/contract/terms';
import { copy } from './copy';

interface Props {
  /** The text area to insert into. */
  areaOf: () => HTMLTextAreaElement | null | undefined;
}

/** Inserts a merge field at the cursor. */
export function MergeFields({ areaOf }: Props) {
  function insert(name: string) {
    const area = areaOf();
    if (!area) return;
    area.focus();
    area.setRangeText(`{{${name}}}`, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out by the browser's own rules
    <div role="group" aria-label={`${copy.insert}: ${copy.insertHint}`} className="flex flex-wrap items-center gap-1.5">
      <span className="me-1 text-muted">{copy.insert}</span>
      {mergeFields.map((name) => (
        <button
          key={name}
          type="button"
          className="h-7 cursor-pointer rounded-md border border-line bg-surface px-2 hover:border-line-strong"
          // Keeps the cursor in the text area.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(name)}
        >
          {copy.fields[name]}
        </button>
      ))}
      <span className="text-xs text-muted">{copy.insertHint}</span>
    </div>
  );
}
