import { blocksOf } from '@services/offers/wording/letter';

/** The text of a letter of engagement; whatever it contains is shown as text. */
export const LetterText = ({ text }: { text: string }) => (
  <div className="flex max-w-[68ch] flex-col gap-3 [overflow-wrap:anywhere]">
    {blocksOf(text).map((block, index) => {
      // The text never changes, and its parts have no names.
      const key = `${index}`;
      if (block.kind === 'heading') {
        return (
          <h3 key={key} dir="auto" className="mt-2">
            {block.text}
          </h3>
        );
      }
      if (block.kind === 'paragraph') {
        return (
          <p key={key} dir="auto" className="whitespace-pre-line">
            {block.text}
          </p>
        );
      }
      return (
        <ul key={key} className="list-disc ps-5">
          {block.items.map((item) => (
            <li key={item} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      );
    })}
  </div>
);
