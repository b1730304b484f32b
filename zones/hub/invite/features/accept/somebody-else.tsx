import { useSession } from '@suite/session/session-provider';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';

interface Props {
  /** Whom the invitation is for. */
  email: string;
}

/** One browser holds one session: who joins takes the place of whoever is signed in. */
export function SomebodyElse({ email }: Props) {
  const { token, signedIn } = useSession();
  if (!signedIn || token.email === email) return null;
  return (
    <Notice>
      {copy.signedInAs} <bdi className="font-medium">{token.email}</bdi>. {copy.insteadOf}{' '}
      <bdi className="font-medium">{email}</bdi>.
    </Notice>
  );
}
