import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { NarrowPage } from '@suite/ui/narrow-page';
import { Notice } from '@suite/ui/notice';
import { useEffect, useState } from 'react';
import { copy } from './copy';
import { finishSignIn, type Outcome } from './finish-sign-in';
import { SigningIn } from './signing-in';

/** Page where a sign-in returns that no zone has started: continues to home, or to the requested zone. */
export function FinishSignIn() {
  const { session, status } = useSession();
  const { deployment, browser } = useSuite();
  const [tries, setTries] = useState(1);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    let isCurrent = true;
    setOutcome(undefined);
    finishSignIn({ session, deployment, address: browser.address() }).then((next) => {
      if (!isCurrent) return;
      // Replaces this page in the history, so that Back does not return here.
      if (next.kind === 'go') location.replace(next.address);
      else if (next.kind === 'sign-in') session.redirectToLogin();
      else setOutcome(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [session, deployment, browser, tries]);

  const isBack = outcome?.kind === 'expired' && status === 'signed-in';
  useEffect(() => {
    // Another tab has renewed the session or signed in: its modal is closed, and this page continues.
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
