import type { Source } from '@services/assistant/contract/answers';
import { Fragment, type ReactNode } from 'react';
import { copy } from './copy';
import { MARK_END, MARK_START } from './lex';

interface Props {
  text: string;
  sources: readonly Source[];
  onCite: (key: number) => void;
}

const parts = /(\[\d{1,4}(?:\s*,\s*\d{1,4})*\]|\uE000[^\uE000\uE001]*\uE001)/;

/** Renders text with its citations as buttons and its unmatched numbers underlined. */
export function InlineText({ text, sources, onCite }: Props): ReactNode {
  const byKey = new Map(sources.map((source) => [source.key, source]));
  return text.split(parts).map((part, position) => {
    return <Fragment key={position}>{drawn(part, byKey, onCite)}</Fragment>;
  });
}

function drawn(part: string, byKey: ReadonlyMap<number, Source>, onCite: (key: number) => void): ReactNode {
  if (part.startsWith(MARK_START)) {
    const number = part.replaceAll(MARK_START, '').replaceAll(MARK_END, '');
    return (
      <mark className="chat-unmatched" title={copy.unmatched}>
        {number}
        <span className="ui-visually-hidden"> ({copy.unmatched})</span>
      </mark>
    );
  }
  const cited = /^\[(.*)\]$/.exec(part)?.[1]?.split(',').map(Number);
  if (!cited || !/^\[[\d\s,]+\]$/.test(part)) return part.replaceAll(MARK_START, '').replaceAll(MARK_END, '');
  return cited.map((key) => {
    const source = byKey.get(key);
    // While the answer is generated, its rows may arrive later than its text.
    if (!source)
      return (
        <span key={key} className="chat-cite">
          {key}
        </span>
      );
    return (
      <button key={key} type="button" className="chat-cite" aria-label={copy.cite(key, source.title)} onClick={() => onCite(key)}>
        {key}
      </button>
    );
  });
}
