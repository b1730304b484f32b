import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { NarrowPage } from '@suite/ui/narrow-page';
import { Notice } from '@suite/ui/notice';
import { useEffect, useState } from 'react';
import { copy } from './copy';
import { finishSignIn, type Outcome } from './finish-sign-in';
import { SigningIn } from './signing-in';

/** Where a sign-in comes back to that no zone has started: goes on to home, or to the zone asked for. */
export function FinishSignIn() {
  const { session, status } = useSession();
  const { place, browser } = useSuite();
  const [tries, setTries] = useState(1);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let isCurrent = true;
    setOutcome(undefined);
    finishSignIn({ session, place, address: browser.address() }).then((next) => {
      if (!isCurrent) return;
      // In the place of this page, so that Back does not come here again.
      if (next.kind === 'go') location.replace(next.address);
      else if (next.kind === 'sign-in') session.redirectToLogin();
      else setOutcome(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [session, place, browser, tries]);

  const isBack = outcome?.kind === 'expired' && status === 'signed-in';
  useEffect(() => {
    // Another tab has renewed the session or signed in: its modal is gone, and this page goes on.
    if (isBack) setTries((count) => count + 1);
  }, [isBack]);

  if (outcome?.kind !== 'failed') return <SigningIn />;
  return (
    <NarrowPage brand={copy.brand} title={copy.refused.title}>
      {outcome.canRetry ? (
        <ErrorNote {...copy.unreachable} onRetry={() => setTries(tries + 1)} />
      ) : (
        <Notice tone="bad">{copy.refused.text}</Notice>
      )}
      <Button onClick={() => session.redirectToLogin()}>{copy.signInAgain}</Button>
    </NarrowPage>
  );
}
