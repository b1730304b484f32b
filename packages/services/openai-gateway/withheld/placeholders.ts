/** What a placeholder stands for. */
export type HiddenKind = 'CLIENT' | 'SERVICE' | 'TEXT';

/** A placeholder that may not be complete yet, at the end of a text. */
const incomplete = /(?:[A-Z]{1,7}|(?:CLIENT|SERVICE|TEXT)_\d*)$/;

const complete = /\b(?:CLIENT|SERVICE|TEXT)_\d+\b/g;

export type Placeholders = ReturnType<typeof createPlaceholders>;

/**
 * Stands for what must not leave the firm: each text gets a placeholder, the same each time, which is replaced in what comes
 * back. A model can still say which client it means.
 */
export function createPlaceholders() {
  const byText = new Map<string, string>();
  const texts = new Map<string, string>();
  const counts = new Map<HiddenKind, number>();

  function hide(kind: HiddenKind, text: string): string {
    const known = byText.get(text.toLowerCase());
    if (known) return known;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const placeholder = `${kind}_${number}`;
    byText.set(text.toLowerCase(), placeholder);
    texts.set(placeholder, text);
    return placeholder;
  }

  return {
    hide,
    /** A text of a person or an earlier answer, with all that is hidden so far replaced, the longest first. */
    hideIn(text: string): string {
      const names = [...texts.entries()].sort(([, one], [, other]) => other.length - one.length);
      return names.reduce((left, [placeholder, name]) => (name.length > 2 ? replaceAll(left, name, placeholder) : left), text);
    },
    restore: (text: string): string => text.replace(complete, (placeholder) => texts.get(placeholder) ?? placeholder),
  };
}

function replaceAll(text: string, name: string, placeholder: string): string {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu'), placeholder);
}

/** Restores a text that comes in pieces: the end is held back while it may be the beginning of a placeholder. */
export function restoring({ restore }: Placeholders) {
  let held = '';
  return {
    push(piece: string): string {
      const text = held + piece;
      const at = incomplete.exec(text)?.index ?? text.length;
      held = text.slice(at);
      return restore(text.slice(0, at));
    },
    end(): string {
      const rest = restore(held);
      held = '';
      return rest;
    },
  };
}
