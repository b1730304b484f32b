import type { Content } from '@services/proposals/contract/content';
import { Panel } from '../offer/panel';
import { copy } from './copy';
import { LetterText } from './letter-text';

export type LetterOfEngagement = NonNullable<Content['letter']>;

/** What the firm will do and what it will not, side by side and as large as each other, then everything else. */
export const Letter = ({ letter: { name, version, scope, notCovered, body } }: { letter: LetterOfEngagement }) => (
  <>
    <p className="text-muted [overflow-wrap:anywhere]">
      <bdi>{name}</bdi>, {copy.version(version)}
    </p>
    <div className="grid gap-4 min-[900px]:grid-cols-2">
      <Panel title={copy.scope}>
        <LetterText text={scope} />
      </Panel>
      <Panel title={copy.notCovered}>
        <LetterText text={notCovered} />
      </Panel>
    </div>
    {body && (
      <Panel title={copy.body}>
        <LetterText text={body} />
      </Panel>
    )}
  </>
);
