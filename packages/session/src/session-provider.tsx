import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { emptyToken, type ParsedToken } from './parsed-token';
import type { Session } from './session';

const SessionContext = createContext<Session | undefined>(undefined);

interface Props {
  session: Session;
  children: ReactNode;
}

export const SessionProvider = ({ session, children }: Props) => <SessionContext value={session}>{children}</SessionContext>;

interface Signed {
  session: Session;
  token: ParsedToken;
  signedIn: boolean;
}

/** The session and who is signed in; renders again when the token changes. */
export function useSession(): Signed {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession stands outside of a SessionProvider');
  const token = useSyncExternalStore(session.subscribe, session.token, () => emptyToken);
  return { session, token, signedIn: token.userId !== '' };
}
