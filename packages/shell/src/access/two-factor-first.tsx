import { useSession } from '@suite/session/session-provider';
import { Button } from '@suite/ui/button';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { PageNote } from '../pages/page-note';
import { useSuite } from '../start/suite-context';

/** Shown instead of any app of a company that requires two-factor authentication, until the session has proven it. */
export function TwoFactorFirst() {
  const { deployment } = useSuite();
  const { session } = useSession();
  return (
    <PageNote
      title="Your firm requires two-factor authentication"
      text="Set up an authenticator app or a passkey for your account. You can go on as soon as it is done."
      action={
        <p className="suite-note-ways">
          <ButtonLink href={zoneUrl(deployment, 'identity-profile')}>Set it up</ButtonLink>
          <Button variant="quiet" onClick={() => session.logOut()}>
            Log out
          </Button>
        </p>
      }
    />
  );
}
