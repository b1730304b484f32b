import { copy } from './copy';
import type { LetterText as Text } from './letter-draft';
import { LetterText } from './letter-text';

/** What is covered and what is not beside each other, alike, and everything else below. */
export const LetterParts = ({ letter }: { letter: Text }) => (
  <div className="@container grid gap-5 text-ink">
    <div className="grid gap-5 @lg:grid-cols-2">
      <Part title={copy.scope} text={letter.scope} />
      <Part title={copy.notCovered} text={letter.notCovered} />
    </div>
    {letter.body.trim() && <Part title={copy.body} text={letter.body} />}
  </div>
);

const Part = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h3 className="mb-2 border-b border-line pb-1">{title}</h3>
    {text.trim() ? <LetterText text={text} /> : <p className="text-muted">{copy.previewEmpty}</p>}
  </section>
);
