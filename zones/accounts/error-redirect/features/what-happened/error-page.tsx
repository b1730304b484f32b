'use client';

import { Link } from '@suite/ui/link';
import { NarrowPage } from '@suite/ui/narrow-page';
import { copy } from './copy';
import { NextSteps } from './next-steps';
import { ThingsToCheck } from './things-to-check';
import { useCause } from './use-cause';
import { useWaysOn } from './use-ways-on';

/** Where scripts run, what the export says waits for the cause a moment, so that the words do not change under the eye. */
const waiting = '[@media(scripting:enabled)]:animate-[suite-appear_var(--motion-quick)_1s_both]';

/** Does not wait for the zone to start: it is read with JavaScript off, and when the start has failed. */
export function ErrorPage() {
  const cause = useCause();
  const ways = useWaysOn();
  return (
    <div className={cause ? undefined : waiting}>
      <NarrowPage brand={copy.brand} {...copy.causes[cause ?? 'unknown']}>
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
