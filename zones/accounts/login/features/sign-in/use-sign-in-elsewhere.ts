import { useSession } from '@suite/session/session-provider';
import { useEffect, useState } from 'react';

/**
 * Leaves the page once somebody is signed in that was not when it was opened: in another tab. Who is signed in
 * already has opened it by hand and stays; to be sent on as well could go round in a circle.
 */
export function useSignInElsewhere(leave: () => void): void {
  const { signedIn } = useSession();
  const [wasSignedIn] = useState(signedIn);
  const isElsewhere = signedIn && !wasSignedIn;

  useEffect(() => {
    if (isElsewhere) leave();
  }, [isElsewhere]);
}
