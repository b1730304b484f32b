import './text-blocks.css';

export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

interface Props {
  blocks: readonly TextBlock[];
  /** Of the headings among the blocks. */
  level: 3 | 4;
}

/** A text in paragraphs, lists and headings. Whatever it contains is shown as text. */
export function TextBlocks({ blocks, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="ui-text-blocks">
      {blocks.map((block, place) => {
        // Blocks have no names but their places, here and in lists.
        if (block.kind === 'heading')
          return (
            <Heading key={place} dir="auto">
              {block.text}
            </Heading>
          );
        if (block.kind === 'paragraph')
          return (
            <p key={place} dir="auto">
              {block.text}
            </p>
          );
        return (
          <ul key={place}>
            {block.items.map((item, at) => (
              <li key={at} dir="auto">
                {item}
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
