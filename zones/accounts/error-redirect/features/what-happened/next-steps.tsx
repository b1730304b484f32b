import { ButtonLink } from '@suite/ui/link';
import { copy } from './copy';
import type { WaysOn } from './ways-on';

export const NextSteps = ({ ways }: { ways: WaysOn }) => (
  <div className="flex flex-wrap gap-3">
    {ways.previous && <ButtonLink href={ways.previous}>{copy.tryAgain}</ButtonLink>}
    <ButtonLink href={ways.signIn} look={ways.previous ? 'quiet' : 'solid'}>
      {copy.signIn}
    </ButtonLink>
    <ButtonLink href={ways.home} look="quiet">
      {copy.home}
    </ButtonLink>
  </div>
);
