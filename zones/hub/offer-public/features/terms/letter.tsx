import { blocksOf } from '@services/price-book/wording/letter';
import type { Content } from '@services/proposals/contract/content';
import { copy as offerCopy } from '@services/proposals/wording/offer-page';
import { TextBlocks } from '@suite/ui/text-blocks';
import { Panel } from '../offer/panel';
import { copy } from './copy';

export type LetterOfEngagement = NonNullable<Content['letter']>;

/** What the firm will do and what it won't, side by side and equally large, then everything else. */
export const Letter = ({ letter: { name, version, scope, notCovered, body } }: { letter: LetterOfEngagement }) => (
  <>
    <p className="text-muted [overflow-wrap:anywhere]">
      <bdi>{name}</bdi>, {copy.version(version)}
    </p>
    <div className="grid gap-4 min-[900px]:grid-cols-2">
      <Panel title={offerCopy.letter.scope}>
        <TextBlocks blocks={blocksOf(scope)} level={3} />
      </Panel>
      <Panel title={offerCopy.letter.notCovered}>
        <TextBlocks blocks={blocksOf(notCovered)} level={3} />
      </Panel>
    </div>
    {body && (
      <Panel title={offerCopy.letter.body}>
        <TextBlocks blocks={blocksOf(body)} level={3} />
      </Panel>
    )}
  </>
);
