export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

interface Props {
  blocks: readonly TextBlock[];
  /** Level of the headings among the blocks. */
  level: 3 | 4;
}

/** Text with paragraphs, lists and headings. All of its content is shown as plain text. */
export function TextBlocks({ blocks, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="ui:flex ui:max-w-[68ch] ui:flex-col ui:gap-3 ui:wrap-anywhere">
      {blocks.map((block, place) => {
        // The index is the key: blocks have no ids, here and in lists.
        if (block.kind === 'heading')
          return (
            <Heading key={place} dir="auto" className="ui:mt-2 ui:font-semibold">
              {block.text}
            </Heading>
          );
        if (block.kind === 'paragraph')
          return (
            <p key={place} dir="auto" className="ui:whitespace-pre-line">
              {block.text}
            </p>
          );
        return (
          <ul key={place} className="ui:list-disc ui:ps-5">
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
