import type { Mark, Source } from '@services/assistant/contract/answers';
import { useCallback, useMemo } from 'react';
import { Blocks } from './blocks';
import { InlineText } from './inline-text';
import { lex, withMarks } from './lex';

interface Props {
  text: string;
  sources: readonly Source[];
  marks: readonly Mark[];
  onCite: (key: number) => void;
}

/** Renders an answer's Markdown. */
export function AnswerText({ text, sources, marks, onCite }: Props) {
  const tokens = useMemo(() => lex(text, marks), [text, marks]);
  const inline = useCallback((part: string) => <InlineText text={part} sources={sources} onCite={onCite} />, [sources, onCite]);
  return (
    <div className="chat-text">
      {tokens ? (
        <Blocks tokens={tokens} inline={inline} />
      ) : (
        <p className="whitespace-pre-wrap">{inline(withMarks(text, marks))}</p>
      )}
    </div>
  );
}
