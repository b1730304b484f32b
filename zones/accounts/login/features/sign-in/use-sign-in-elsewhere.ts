import { useSession } from '@suite/session/session-provider';
import { useEffect, useState } from 'react';

/**
 * Leaves the page once somebody is signed in: in another tab since this one loaded or, if a page has redirected the person here,
 * while this one was loading. A signed-in person who opened login by hand stays.
 */
export function useSignInElsewhere({ isSentHere, leave }: { isSentHere: boolean; leave: () => void }): void {
  const { signedIn } = useSession();
  const [wasSignedIn] = useState(signedIn);
  const goesOn = signedIn && (isSentHere || !wasSignedIn);

  useEffect(() => {
    if (goesOn) leave();
  }, [goesOn]);
}
