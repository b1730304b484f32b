import { Fragment, type ReactNode } from 'react';

/** Renders paragraphs and lists (`- item`) with `**bold**` and `code`. Everything else is shown as text. */
export const LessonText = ({ text }: { text: string }) => (
  <div className="ui-text-blocks max-w-[68ch] text-base leading-relaxed">
    {text.split(/\n{2,}/).map((block, place) => {
      const lines = block.split('\n');
      if (lines.every((line) => line.startsWith('- ')))
        return (
          <ul key={place} className="my-3 list-disc space-y-1 ps-5">
            {lines.map((line, at) => (
              <li key={at}>{inline(line.slice(2))}</li>
            ))}
          </ul>
        );
      return (
        <p key={place} className="my-3 whitespace-pre-line">
          {inline(block)}
        </p>
      );
    })}
  </div>
);

const inline = (text: string): ReactNode =>
  text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, at) => {
    if (part.startsWith('**')) return <strong key={at}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`'))
      return (
        <code key={at} className="wrap-anywhere font-mono text-[0.9em]">
          {part.slice(1, -1)}
        </code>
      );
    return <Fragment key={at}>{part}</Fragment>;
  });
