import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import type { SessionStatus } from './page-state';
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
  status: SessionStatus;
  epoch: number;
  pending: ParsedToken | undefined;
}

/** Returns the session and who is signed in; renders again when either changes. */
export function useSession(): Signed {
  const session = useTheSession();
  const token = useSyncExternalStore(session.subscribe, session.token, () => emptyToken);
  const status = useSyncExternalStore<SessionStatus>(session.subscribe, session.status, () => 'unknown');
  const epoch = useSyncExternalStore(session.subscribe, session.epoch, () => 0);
  const pending = useSyncExternalStore(session.subscribe, session.pending, () => undefined);
  return { session, token, signedIn: token.userId !== '', status, epoch, pending };
}

/** While `isDirty`, a company switch from another tab waits for the person to decide (see `Session.pending`). */
export function useUnsavedWork(isDirty: boolean): void {
  const session = useTheSession();
  useEffect(() => (isDirty ? session.holdWork() : undefined), [session, isDirty]);
}

function useTheSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}
