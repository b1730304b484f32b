import { blocksOf } from '@services/offers/wording/letter';

/** The text of a letter as a client reads it; whatever it contains is shown as text. */
export const LetterText = ({ text }: { text: string }) => (
  <div className="flex flex-col gap-2 wrap-anywhere">
    {blocksOf(text).map((block, index) => {
      // The parts of a text have no names but their places.
      const key = `${index}`;
      if (block.kind === 'heading') {
        return (
          <h4 key={key} dir="auto" className="mt-2 font-semibold">
            {block.text}
          </h4>
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
          {block.items.map((item, place) => (
            <li key={place} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      );
    })}
  </div>
);
