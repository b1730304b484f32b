'use client';

import { cookieAdvice } from '@suite/shell/access/cookie-advice';
import { ButtonLink, Link } from '@suite/ui/link';
import { NarrowPage } from '@suite/ui/narrow-page';
import { type Cause, useCause } from './cause';
import { copy } from './copy';
import { ThingsToCheck } from './things-to-check';
import type { WaysOn } from './ways-on';
import { useWaysOn } from './ways-on';

/**
 * Where scripts run, the exported text is hidden for a moment until the cause is known, so that it does not change while somebody
 * reads it.
 */
const waiting = '[@media(scripting:enabled)]:animate-[suite-appear_var(--motion-quick)_1s_both]';

/**
 * Page that explains an error. Does not wait for the zone to start: it must be readable with JavaScript off, and when the start
 * has failed.
 */
export function ErrorPage() {
  const cause = useCause();
  const ways = useWaysOn();
  return (
    <div className={cause ? undefined : waiting}>
      <NarrowPage brand={copy.brand} {...explanationOf(cause)}>
        {cause === 'loop' && <ThingsToCheck />}
        {ways && <NextSteps ways={ways} />}
        <noscript>
          <p className="mb-4">{copy.withoutScript}</p>
          {/* Relative: the exported page knows no host, and login stands beside it. */}
          <Link href="../login/">{copy.signIn}</Link>
        </noscript>
      </NarrowPage>
    </div>
  );
}

const explanationOf = (cause: Cause = 'unknown') => (cause === 'cookies' ? cookieAdvice(location) : copy.causes[cause]);

const NextSteps = ({ ways }: { ways: WaysOn }) => (
  <div className="flex flex-wrap gap-3">
    {ways.previous && <ButtonLink href={ways.previous}>{copy.tryAgain}</ButtonLink>}
    <ButtonLink href={ways.signIn} variant={ways.previous ? 'quiet' : 'solid'}>
      {copy.signIn}
    </ButtonLink>
    <ButtonLink href={ways.home} variant="quiet">
      {copy.home}
    </ButtonLink>
  </div>
);
