import { blocksOf } from '@services/price-book/wording/letter';
import { TextBlocks } from '@suite/ui/text-blocks';
import { copy } from './copy';
import type { LetterText } from './letter-draft';

/** What is covered and what isn't, side by side and alike, and everything else below. */
export const LetterParts = ({ letter }: { letter: LetterText }) => (
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
    {text.trim() ? <TextBlocks blocks={blocksOf(text)} level={4} /> : <p className="text-muted">{copy.previewEmpty}</p>}
  </section>
);
