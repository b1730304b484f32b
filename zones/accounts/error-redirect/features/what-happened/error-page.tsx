'use client';

import { useHashParams } from '@suite/shell/use-hash-params';
import { Link } from '@suite/ui/link';
import { NarrowPage } from '@suite/ui/narrow-page';
import { copy } from './copy';
import { NextSteps } from './next-steps';
import { useWaysOn } from './use-ways-on';

/** Does not wait for the zone to start: it is read with JavaScript off, and when the start has failed. */
export function ErrorPage() {
  const { title, text } = copy.ofReason(useHashParams().get('reason'));
  const ways = useWaysOn();
  return (
    <NarrowPage brand={copy.brand} title={title} text={text}>
      {ways && <NextSteps ways={ways} />}
      <noscript>
        <p className="mb-4">{copy.withoutScript}</p>
        {/* Relative: the exported page knows no host, and login stands beside it. */}
        <Link href="../login/">{copy.signIn}</Link>
      </noscript>
    </NarrowPage>
  );
}
