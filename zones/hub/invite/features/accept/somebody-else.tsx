import { useSession } from '@suite/session/session-provider';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';

interface Props {
  /** Address that the invitation is for. */
  email: string;
}

/** Warns that joining signs out the current person, because a browser has only one session. */
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
